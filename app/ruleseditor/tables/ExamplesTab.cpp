#include "app/ruleseditor/tables/ExamplesTab.h"

#include "app/case/Beside.h"
#include "app/case/DeskExample.h"
#include "app/ruleseditor/tables/TryPanel.h"
#include "app/widgets/GridDelegate.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/proof/Examples.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStyle>
#include <QTableWidget>
#include <algorithm>

namespace fw {

namespace {

constexpr int plainRole = Qt::UserRole + 1; ///< a line of the list without its finding

QString plainText(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

std::string freeExampleId(const Ruleset& rules, const std::string& wanted)
{
    const auto taken = [&](const std::string& id) {
        return std::ranges::any_of(rules.examples, [&](const Example& one) { return one.id == id; });
    };
    std::string id = wanted;
    for (int number = 2; taken(id); ++number)
        id = wanted + '-' + std::to_string(number);
    return id;
}

ExamplesTab::ExamplesTab(RulesAndCounters* document, QWidget* parent) : QWidget(parent), mDocument(document)
{
    setAccessibleName(tr("Examples of play"));
    auto* layout = new QHBoxLayout(this);
    auto* parts = new QSplitter;
    layout->addWidget(parts);
    parts->addWidget(listSide());
    parts->addWidget(new Scrolled(formSide()));
    mTry = new TryPanel(document);
    parts->addWidget(mTry);
    parts->setSizes({260, 440, 460});
    connect(mSearch, &QLineEdit::textChanged, this, [this] { fillList(false); });
    connect(mList, &QListWidget::currentRowChanged, this, [this] {
        if (!mFilling)
            fillForm();
    });
    connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
        if (before.rules.examples != mDocument->rules().examples)
            fillList(true);
    });
    fillList(false);
}

QWidget* ExamplesTab::listSide()
{
    auto* left = new QWidget;
    auto* column = bare<QVBoxLayout>(left);
    mSearch = searchField("exampleSearch", tr("Search examples"), tr("Search"));
    column->addWidget(mSearch);
    mList = named(new QListWidget, "exampleList", tr("Examples of play"));
    mList->setIconSize({16, 16});
    column->addWidget(mList, 1);
    auto* buttons = new QHBoxLayout;
    addButton(buttons, tr("New"), "exampleNew", tr("New"), this, &ExamplesTab::addExample);
    addButton(buttons, tr("Delete"), "exampleDelete", tr("Delete"), this, &ExamplesTab::removeExample);
    column->addLayout(buttons);
    return left;
}

QWidget* ExamplesTab::formSide()
{
    auto* middle = new QWidget;
    auto* form = bare<QFormLayout>(middle);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    mHolds = wordsLabel("exampleHolds");
    form->addRow(mHolds);
    const auto line = [&](const QString& label, const char* name, std::string Example::*field) {
        auto* edit = named(new QLineEdit, name, label);
        form->addRow(label, edit);
        connect(edit, &QLineEdit::textEdited, this, [this, label, field](const QString& text) {
            change(label, [&](Example& e) { e.*field = text.toStdString(); });
        });
        return edit;
    };
    mLabel = line(tr("Label"), "exampleLabel", &Example::label);
    mCite = line(tr("Case"), "exampleCite", &Example::cite);
    mPreset = narrowChoice("examplePreset", tr("Preset of options"), 14);
    mPreset->addItem(tr("Standard"), QString());
    for (const Preset& preset : mDocument->rules().presets)
        mPreset->addItem(preset.label.empty() ? plainText(preset.id) : translated(preset.label), plainText(preset.id));
    form->addRow(tr("Preset"), mPreset);
    connect(mPreset, &QComboBox::activated, this, [this] {
        change(tr("Preset"), [&](Example& e) { e.preset = mPreset->currentData().toString().toStdString(); });
    });
    mStated = named(new QPlainTextEdit, "exampleStated", tr("The case in words"));
    mStated->setTabChangesFocus(true);
    mStated->setMaximumHeight(fontMetrics().height() * 5);
    form->addRow(tr("Stated case"), mStated);
    connect(mStated, &QPlainTextEdit::textChanged, this, [this] {
        if (!mFilling)
            change(tr("Stated case"),
                   [&](Example& e) { e.stated = mStated->toPlainText().simplified().toStdString(); });
    });
    mRefused = line(tr("Refused by case"), "exampleRefused", &Example::refused);
    mExpect = named(new QTableWidget, "exampleExpect", tr("Expected results: row and value"));
    mExpect->setColumnCount(2);
    mExpect->setHorizontalHeaderLabels({tr("Row of the reckoning"), tr("Value")});
    mExpect->horizontalHeader()->setStretchLastSection(true);
    mExpect->verticalHeader()->hide();
    mExpect->setTabKeyNavigation(false);
    form->addRow(tr("Expected results"), mExpect);
    new GridDelegate(mExpect);
    connect(mExpect, &QTableWidget::cellChanged, this, &ExamplesTab::expectEdited);
    auto* below = new QHBoxLayout;
    addButton(below, tr("Use Current Results"), "exampleTake", tr("Use Current Results"), this,
              &ExamplesTab::takeRuling);
    below->addStretch(1);
    form->addRow(QString(), below);
    middle->setAccessibleName(tr("Selected example"));
    return middle;
}

std::size_t ExamplesTab::current() const
{
    const QListWidgetItem* item = mList->currentItem();
    return item == nullptr ? mDocument->rules().examples.size() : item->data(Qt::UserRole).toUInt();
}

void ExamplesTab::fillList(bool keep)
{
    const auto& rows = mDocument->rules().examples;
    const std::size_t was = current();
    mFilling = true;
    mList->clear();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString text = rows[i].label.empty()
                                 ? plainText(rows[i].id)
                                 : tr("%1 · %2").arg(plainText(rows[i].id), translated(rows[i].label));
        // The edited example stays in the list.
        if (!(keep && i == was) && !text.contains(mSearch->text(), Qt::CaseInsensitive)
            && !plainText(rows[i].cite).startsWith(mSearch->text(), Qt::CaseInsensitive))
            continue;
        auto* item = new QListWidgetItem(text, mList);
        item->setData(Qt::UserRole, int(i));
        item->setData(plainRole, text);
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
    fillExpect(example, any);
    mFilling = false;
    sayFindings();
    mTry->setTerms(example.preset, example.options);
    const bool other = mShown != at;
    const bool restated = mTried != example.stated;
    mShown = at;
    mTried = example.stated;
    if (any && other)
        mTry->setWords(plainText(example.stated));
    else if (any && restated)
        mTry->follow(plainText(example.stated)); // typing does not wait for a ruling
}

void ExamplesTab::addLine(const QString& row, const QString& value, bool own)
{
    const int end = mExpect->rowCount();
    mExpect->insertRow(end);
    for (int column = 0; column < 2; ++column) {
        auto* item = new QTableWidgetItem(column == 0 ? row : value);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (own ? Qt::ItemIsEditable : Qt::NoItemFlags));
        mExpect->setItem(end, column, item);
    }
}

void ExamplesTab::fillExpect(const Example& example, bool any)
{
    // Equal lines keep their order and a line that is only half typed. Typing a row for the second time changes its
    // value, so that each row has one line.
    const auto shown = expected();
    int lines = 0;
    for (int i = 0; i < mExpect->rowCount(); ++i)
        lines += said(i);
    if (any && mShown == current() && shown == example.expect && int(shown.size()) == lines
        && mChances == example.chances)
        return;
    mChances = example.chances;
    mExpect->setRowCount(0);
    for (const auto& [row, value] : example.expect)
        addLine(plainText(row), plainText(value), true);
    // Chances come after the rows; the last line is for a new row.
    for (const auto& [result, chance] : example.chances)
        addLine(tr("chance of %1").arg(plainText(result)), plainText(chance), false);
    if (any)
        addLine({}, {}, true);
    mExpect->resizeColumnToContents(0);
}

void ExamplesTab::sayFindings()
{
    const auto& rows = mDocument->rules().examples;
    const auto isAbout = [](const CheckResult& proved, const Example& example) {
        return proved.spot.kind == "example"
               && (proved.spot.id == example.id
                   || std::ranges::find(proved.also, "example " + example.id) != proved.also.end());
    };
    const auto wrong = [&](const Example& example) {
        QStringList out;
        for (const CheckResult& proved : mFindings)
            if (proved.open() && isAbout(proved, example))
                out << translated(proved.finding.text);
        return out;
    };
    for (int i = 0; i < mList->count(); ++i) {
        QListWidgetItem* item = mList->item(i);
        const bool holds = wrong(rows[item->data(Qt::UserRole).toUInt()]).empty();
        const QString text = item->data(plainRole).toString();
        item->setText(holds ? text : tr("does not hold: %1").arg(text));
        item->setIcon(style()->standardIcon(holds ? QStyle::SP_DialogApplyButton : QStyle::SP_MessageBoxCritical));
    }
    const std::size_t at = current();
    const QStringList here = at < rows.size() ? wrong(rows[at]) : QStringList();
    mHolds->setText(at >= rows.size() ? tr("The rules have no example of play yet.")
                    : here.empty()    ? tr("The example holds, as far as it was checked.")
                                      : here.join('\n'));
}

void ExamplesTab::change(const QString& label, const std::function<void(Example&)>& how)
{
    const std::size_t at = current();
    if (mFilling || at >= mDocument->rules().examples.size())
        return;
    // All letters typed into one field of an example are one step of undo.
    mDocument->edit(
        tr("Change %1 of Example").arg(label), [&](RulesContent& content) { how(content.rules.examples[at]); },
        QString("%1/%2").arg(label).arg(at));
}

bool ExamplesTab::said(int line) const
{
    const QTableWidgetItem *row = mExpect->item(line, 0), *value = mExpect->item(line, 1);
    return row->flags() & Qt::ItemIsEditable && !row->text().trimmed().isEmpty() && !value->text().trimmed().isEmpty();
}

std::map<std::string, std::string> ExamplesTab::expected() const
{
    // An incomplete line does not count.
    std::map<std::string, std::string> out;
    for (int i = 0; i < mExpect->rowCount(); ++i)
        if (said(i))
            out[mExpect->item(i, 0)->text().trimmed().toStdString()] =
                mExpect->item(i, 1)->text().trimmed().toStdString();
    return out;
}

void ExamplesTab::expectEdited()
{
    const std::size_t at = current();
    if (mFilling || at >= mDocument->rules().examples.size())
        return;
    const auto expect = expected();
    mDocument->edit(tr("Change Expected Results"),
                    [&](RulesContent& content) { content.rules.examples[at].expect = expect; });
    const int last = mExpect->rowCount() - 1;
    if (last >= 0 && !mExpect->item(last, 0)->text().isEmpty() && !mExpect->item(last, 1)->text().isEmpty()) {
        mFilling = true;
        addLine({}, {}, true);
        mFilling = false;
    }
}

void ExamplesTab::addExample()
{
    const std::string id = freeExampleId(mDocument->rules(), "example");
    mSearch->clear();
    mDocument->edit(tr("New Example"), [&](RulesContent& content) {
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
    mDocument->edit(tr("Delete Example"), [&](RulesContent& content) {
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
        content->scenario ? content->scenario : scenarioBeside(mDocument->rulesPath(), content->rules.id), old.id,
        old.stated, old.preset, old.options);
    if (!ruled) {
        mHolds->setText(problemWords(ruled.error()));
        return;
    }
    mDocument->edit(tr("Use Current Results"), [&](RulesContent& changed) {
        Example& example = changed.rules.examples[at];
        example.expect = ruled->expect;
        example.chances = ruled->chances;
        example.refused = ruled->refused;
        if (example.cite.empty())
            example.cite = ruled->cite;
    });
}

void ExamplesTab::setFindings(const std::vector<CheckResult>& findings)
{
    mFindings = findings;
    sayFindings();
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
