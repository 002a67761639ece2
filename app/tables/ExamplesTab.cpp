#include "app/tables/ExamplesTab.h"

#include "app/desk/Beside.h"
#include "app/desk/DeskExample.h"
#include "app/tables/TryPanel.h"
#include "app/widgets/ProblemText.h"
#include "editor/Translated.h"
#include "engine/proof/Examples.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace fw {

namespace {

QString plainText(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

std::string freeExampleId(const Ruleset& rules, const std::string& wanted)
{
    const auto taken = [&](const std::string& id) {
        return std::any_of(rules.examples.begin(), rules.examples.end(),
                           [&](const Example& e) { return e.id == id; });
    };
    std::string id = wanted;
    for (int number = 2; taken(id); ++number)
        id = wanted + '-' + std::to_string(number);
    return id;
}

ExamplesTab::ExamplesTab(RulesDocument* document, QWidget* parent)
    : QWidget(parent), mDocument(document)
{
    setAccessibleName(tr("Examples of play"));
    auto* layout = new QHBoxLayout(this);
    auto* parts = new QSplitter;
    layout->addWidget(parts);
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    mSearch = new QLineEdit;
    mSearch->setObjectName("exampleSearch");
    mSearch->setAccessibleName(tr("Search examples"));
    mSearch->setPlaceholderText(tr("Search"));
    mSearch->setClearButtonEnabled(true);
    column->addWidget(mSearch);
    mList = new QListWidget;
    mList->setObjectName("exampleList");
    mList->setAccessibleName(tr("Examples of play"));
    mList->setIconSize({16, 16});
    column->addWidget(mList, 1);
    auto* buttons = new QHBoxLayout;
    const auto button = [&](QHBoxLayout* row, const QString& text, const char* name,
                            void (ExamplesTab::*slot)()) {
        auto* push = new QPushButton(text);
        push->setObjectName(name);
        push->setAccessibleName(text);
        connect(push, &QPushButton::clicked, this, slot);
        row->addWidget(push);
    };
    button(buttons, tr("New"), "exampleNew", &ExamplesTab::addExample);
    button(buttons, tr("Delete"), "exampleDelete", &ExamplesTab::removeExample);
    column->addLayout(buttons);
    parts->addWidget(left);

    auto* middle = new QWidget;
    auto* form = new QFormLayout(middle);
    form->setContentsMargins(0, 0, 0, 0);
    mHolds = new QLabel;
    mHolds->setObjectName("exampleHolds");
    mHolds->setWordWrap(true);
    mHolds->setTextFormat(Qt::PlainText);
    form->addRow(mHolds);
    const auto line = [&](const QString& label, const char* name, std::string Example::*field) {
        auto* edit = new QLineEdit;
        edit->setObjectName(name);
        edit->setAccessibleName(label);
        form->addRow(label, edit);
        connect(edit, &QLineEdit::textEdited, this, [this, label, field](const QString& text) {
            change(label, [&](Example& e) { e.*field = text.toStdString(); });
        });
        return edit;
    };
    mLabel = line(tr("Label"), "exampleLabel", &Example::label);
    mCite = line(tr("Case"), "exampleCite", &Example::cite);
    mPreset = new QComboBox;
    mPreset->setObjectName("examplePreset");
    mPreset->setAccessibleName(tr("Preset of options"));
    mPreset->addItem(tr("Standard"), QString());
    for (const Preset& preset : document->rules().presets)
        mPreset->addItem(preset.label.empty() ? plainText(preset.id) : translated(preset.label),
                         plainText(preset.id));
    form->addRow(tr("Preset"), mPreset);
    connect(mPreset, &QComboBox::activated, this, [this] {
        change(tr("Preset"), [&](Example& e) { e.preset = mPreset->currentData().toString().toStdString(); });
    });
    mStated = new QPlainTextEdit;
    mStated->setObjectName("exampleStated");
    mStated->setAccessibleName(tr("The case in words"));
    mStated->setTabChangesFocus(true);
    mStated->setMaximumHeight(fontMetrics().height() * 5);
    form->addRow(tr("Stated"), mStated);
    connect(mStated, &QPlainTextEdit::textChanged, this, [this] {
        if (!mFilling)
            change(tr("Stated"), [&](Example& e) {
                e.stated = mStated->toPlainText().simplified().toStdString();
            });
    });
    mRefused = line(tr("Refused by case"), "exampleRefused", &Example::refused);
    mExpect = new QTableWidget;
    mExpect->setObjectName("exampleExpect");
    mExpect->setAccessibleName(tr("What it has to come to: row and value"));
    mExpect->setColumnCount(2);
    mExpect->setHorizontalHeaderLabels({tr("Row of the reckoning"), tr("Comes to")});
    mExpect->horizontalHeader()->setStretchLastSection(true);
    mExpect->verticalHeader()->hide();
    mExpect->setTabKeyNavigation(false);
    form->addRow(tr("Has to come to"), mExpect);
    connect(mExpect, &QTableWidget::cellChanged, this, [this](int row) { expectEdited(row); });
    auto* below = new QHBoxLayout;
    button(below, tr("Take what it comes to now"), "exampleTake", &ExamplesTab::takeRuling);
    below->addStretch(1);
    form->addRow(QString(), below);
    parts->addWidget(middle);
    mTry = new TryPanel(document);
    parts->addWidget(mTry);
    parts->setSizes({260, 440, 460});
    connect(mSearch, &QLineEdit::textChanged, this, &ExamplesTab::fillList);
    connect(mList, &QListWidget::currentRowChanged, this, [this] {
        if (!mFilling)
            fillForm();
    });
    connect(document, &RulesDocument::changed, this, &ExamplesTab::fillList);
    fillList();
}

std::size_t ExamplesTab::current() const
{
    const QListWidgetItem* item = mList->currentItem();
    return item == nullptr ? mDocument->rules().examples.size() : item->data(Qt::UserRole).toUInt();
}

void ExamplesTab::fillList()
{
    const auto& rows = mDocument->rules().examples;
    const std::size_t was = current();
    mFilling = true;
    mList->clear();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString text = rows[i].label.empty()
                                 ? plainText(rows[i].id)
                                 : tr("%1 · %2").arg(plainText(rows[i].id), translated(rows[i].label));
        if (!text.contains(mSearch->text(), Qt::CaseInsensitive) &&
            !plainText(rows[i].cite).startsWith(mSearch->text(), Qt::CaseInsensitive))
            continue;
        const bool wrong = std::any_of(mFindings.begin(), mFindings.end(), [&](const Proved& p) {
            return p.spot.kind == "example" && p.spot.id == rows[i].id && p.open();
        });
        auto* item = new QListWidgetItem(wrong ? tr("does not hold: %1").arg(text) : text, mList);
        item->setIcon(style()->standardIcon(wrong ? QStyle::SP_MessageBoxCritical
                                                  : QStyle::SP_DialogApplyButton));
        item->setData(Qt::UserRole, int(i));
        if (i == was)
            mList->setCurrentItem(item);
    }
    if (mList->currentRow() < 0 && mList->count() > 0)
        mList->setCurrentRow(0);
    mFilling = false;
    fillForm();
}

void ExamplesTab::fillForm()
{
    const auto& rows = mDocument->rules().examples;
    const std::size_t at = current();
    const bool any = at < rows.size();
    const Example example = any ? rows[at] : Example();
    mFilling = true;
    const auto set = [&](QLineEdit* edit, const std::string& text) {
        edit->setEnabled(any);
        if (edit->text() != plainText(text))
            edit->setText(plainText(text));
    };
    set(mLabel, example.label);
    set(mCite, example.cite);
    set(mRefused, example.refused);
    mPreset->setEnabled(any);
    mStated->setEnabled(any);
    mExpect->setEnabled(any);
    mPreset->setCurrentIndex(std::max(0, mPreset->findData(plainText(example.preset))));
    if (mStated->toPlainText().simplified() != plainText(example.stated).simplified() || !any)
        mStated->setPlainText(plainText(example.stated));
    // Chances stand below the rows; the last line is for one more.
    mExpect->setRowCount(0);
    const auto line = [&](const QString& row, const QString& value) {
        const int end = mExpect->rowCount();
        mExpect->insertRow(end);
        mExpect->setItem(end, 0, new QTableWidgetItem(row));
        mExpect->setItem(end, 1, new QTableWidgetItem(value));
    };
    for (const auto& [row, value] : example.expect)
        line(plainText(row), plainText(value));
    for (const auto& [result, chance] : example.chances)
        line(tr("chance of %1").arg(plainText(result)), plainText(chance));
    for (int i = int(example.expect.size()); i < mExpect->rowCount(); ++i)
        for (int c = 0; c < 2; ++c)
            mExpect->item(i, c)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    if (any)
        line({}, {});
    mExpect->resizeColumnToContents(0);
    QStringList wrong;
    for (const Proved& proved : mFindings)
        if (any && proved.spot.kind == "example" && proved.spot.id == example.id && proved.open())
            wrong << translated(proved.finding.text);
    mHolds->setText(!any            ? tr("The rules have no example of play yet.")
                    : wrong.empty() ? tr("It holds, as far as it was checked.")
                                    : wrong.join('\n'));
    mFilling = false;
    mTry->setTerms(example.preset, example.options);
    if (any && (mShown != at || mTry->words() != plainText(example.stated).simplified())) {
        mShown = at;
        mTry->setWords(plainText(example.stated));
    }
}

void ExamplesTab::change(const QString& label, const std::function<void(Example&)>& how)
{
    const std::size_t at = current();
    if (mFilling || at >= mDocument->rules().examples.size())
        return;
    // Letters typed into one field of one example are one step.
    const int key = int(qHash(label) & 0xffff) * 10000 + int(at % 9999) + 1;
    mDocument->edit(tr("Change %1 of an example").arg(label),
                    [&](RulesContent& content) { how(content.rules.examples[at]); }, key);
}

void ExamplesTab::expectEdited(int row)
{
    if (mFilling)
        return;
    const std::size_t at = current();
    if (at >= mDocument->rules().examples.size())
        return;
    std::map<std::string, std::string> expect;
    const std::size_t chances = mDocument->rules().examples[at].chances.size();
    const int own = mExpect->rowCount() - 1 - int(chances);
    for (int i = 0; i < mExpect->rowCount(); ++i) {
        if (i >= own && i + 1 < mExpect->rowCount())
            continue;
        const std::string name = mExpect->item(i, 0)->text().trimmed().toStdString();
        const std::string value = mExpect->item(i, 1)->text().trimmed().toStdString();
        if (!name.empty() && (!value.empty() || i != row))
            expect[name] = value;
    }
    // Half a line is waited for.
    if (std::any_of(expect.begin(), expect.end(), [](const auto& e) { return e.second.empty(); }))
        return;
    mDocument->edit(tr("Change what an example has to come to"),
                    [&](RulesContent& content) { content.rules.examples[at].expect = expect; });
}

void ExamplesTab::addExample()
{
    const std::string id = freeExampleId(mDocument->rules(), "example");
    mSearch->clear();
    mDocument->edit(tr("New example"), [&](RulesContent& content) {
        Example example;
        example.id = id;
        example.stated = exampleWords(content.rules, content.scenario ? &*content.scenario : nullptr);
        content.rules.examples.push_back(example);
    });
    mList->setCurrentRow(mList->count() - 1);
    mLabel->setFocus();
}

void ExamplesTab::removeExample()
{
    const std::size_t at = current();
    if (at >= mDocument->rules().examples.size())
        return;
    mDocument->edit(tr("Delete an example"), [&](RulesContent& content) {
        content.rules.examples.erase(content.rules.examples.begin() + std::ptrdiff_t(at));
    });
}

void ExamplesTab::takeRuling()
{
    const std::size_t at = current();
    if (at >= mDocument->rules().examples.size())
        return;
    const auto content = mDocument->content();
    const Example& old = content->rules.examples[at];
    const Result<Example> ruled = exampleOf(
        content->rules,
        content->scenario ? content->scenario : scenarioBeside(mDocument->rulesPath(), content->rules.id),
        old.id, old.stated, old.preset, old.options);
    if (!ruled) {
        mHolds->setText(problemWords(ruled.error()));
        return;
    }
    mDocument->edit(tr("Take the ruling for an example"), [&](RulesContent& changed) {
        Example& example = changed.rules.examples[at];
        example.expect = ruled->expect;
        example.chances = ruled->chances;
        example.refused = ruled->refused;
        if (example.cite.empty())
            example.cite = ruled->cite;
    });
}

void ExamplesTab::setFindings(const std::vector<Proved>& findings)
{
    mFindings = findings;
    fillList();
}

bool ExamplesTab::goTo(const FindingSpot& spot)
{
    if (spot.kind != "example")
        return false;
    mSearch->clear();
    for (int i = 0; i < mList->count(); ++i)
        if (mDocument->rules().examples[mList->item(i)->data(Qt::UserRole).toUInt()].id == spot.id) {
            mList->setCurrentRow(i);
            mList->setFocus();
            return true;
        }
    return false;
}

} // namespace fw
