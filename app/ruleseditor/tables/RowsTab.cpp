#include "app/ruleseditor/tables/RowsTab.h"

#include "app/case/DeskExample.h"
#include "app/ruleseditor/tables/TryPanel.h"
#include "app/widgets/LineDialog.h"
#include "app/widgets/NewIds.h"
#include "app/widgets/Scrolled.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/model/Procedures.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSplitter>

namespace fw {

namespace {

enum RowKind { Modifiers, Codes, Options, Features, Quantities };

/// Calls `f` with the rows of one kind.
template <class Set, class F>
auto withRows(Set& rules, int kind, F f)
{
    switch (kind) {
    case Codes: return f(rules.codes);
    case Options: return f(rules.options);
    case Features: return f(rules.features);
    case Quantities: return f(rules.quantities);
    default: return f(rules.modifiers);
    }
}

} // namespace

RowsTab::RowsTab(RulesAndCounters* document, QWidget* parent) : QWidget(parent), mDocument(document)
{
    setAccessibleName(tr("Rows of the rules"));
    auto* layout = new QHBoxLayout(this);
    auto* parts = new QSplitter;
    layout->addWidget(parts);
    auto* left = new QWidget;
    auto* column = bare<QVBoxLayout>(left);
    mKind = named(new QComboBox, "rowKind", tr("Kind of row"));
    mKind->addItems({tr("Modifiers"), tr("Result codes"), tr("Options"), tr("Terrain and ways"),
                     tr("Quantities and their stages")});
    column->addWidget(mKind);
    mSearch = searchField("rowSearch", tr("Search rows"), tr("Search"));
    column->addWidget(mSearch);
    mList = named(new QListWidget, "rowList", tr("Rows"));
    column->addWidget(mList, 1);
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const QString& text, const char* name, void (RowsTab::*slot)()) {
        addButton(buttons, text, name, text, this, slot);
    };
    button(tr("New..."), "rowNew", &RowsTab::addRow);
    button(tr("Delete"), "rowDelete", &RowsTab::removeRow);
    mTryShown = named(new QPushButton(tr("Try It")), "rowTry", tr("Try a case with the row and without it"));
    mTryShown->setCheckable(true);
    buttons->addWidget(mTryShown);
    connect(mTryShown, &QPushButton::toggled, this, &RowsTab::showTry);
    column->addLayout(buttons);
    parts->addWidget(left);
    mFormHolder = new QWidget;
    new QVBoxLayout(mFormHolder);
    auto* right = new QSplitter(Qt::Vertical);
    right->addWidget(mFormHolder);
    mTry = new TryPanel(document);
    right->addWidget(mTry);
    right->setSizes({330, 260});
    parts->addWidget(right);
    parts->setStretchFactor(1, 3);
    parts->setSizes({320, 900});
    connect(mKind, &QComboBox::currentIndexChanged, this, [this] {
        mSearch->clear();
        fillList(false);
    });
    connect(mSearch, &QLineEdit::textChanged, this, [this] { fillList(false); });
    connect(mList, &QListWidget::currentRowChanged, this, [this] {
        if (!mFilling)
            buildForm();
    });
    connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
        const Ruleset &was = before.rules, &now = mDocument->rules();
        if (was.modifiers != now.modifiers || was.codes != now.codes || was.options != now.options
            || was.features != now.features || was.quantities != now.quantities)
            fillList(true);
    });
    fillList(false);
}

std::size_t RowsTab::rowCount() const
{
    return withRows(mDocument->rules(), mKind->currentIndex(), [](const auto& rows) { return rows.size(); });
}

std::string RowsTab::idAt(std::size_t index) const
{
    return withRows(mDocument->rules(), mKind->currentIndex(), [&](const auto& rows) { return rows[index].id; });
}

std::size_t RowsTab::current() const
{
    const QListWidgetItem* item = mList->currentItem();
    return item == nullptr ? rowCount() : item->data(Qt::UserRole).toUInt();
}

void RowsTab::fillList(bool keep)
{
    const auto was = mList->currentItem() != nullptr ? mList->currentItem()->data(Qt::UserRole) : QVariant();
    const std::size_t before = current();
    mFilling = true;
    mList->clear();
    const auto label = [&](std::size_t i) {
        return withRows(mDocument->rules(), mKind->currentIndex(), [&](const auto& rows) {
            const QString text = translated(rows[i].label);
            return text.isEmpty() ? toQString(rows[i].id) : tr("%1 · %2").arg(toQString(rows[i].id), text);
        });
    };
    for (std::size_t i = 0; i < rowCount(); ++i) {
        const QString text = label(i);
        // The edited row stays in the list.
        const bool here = was.isValid() && was.toInt() == int(i);
        if (!(keep && here) && !text.contains(mSearch->text(), Qt::CaseInsensitive))
            continue;
        auto* item = new QListWidgetItem(text, mList);
        item->setData(Qt::UserRole, int(i));
        if (here)
            mList->setCurrentItem(item);
    }
    if (mList->currentRow() < 0 && mList->count() > 0)
        mList->setCurrentRow(0);
    mFilling = false;
    // The form with the cursor stays while the user types.
    if (mTyping && current() == before)
        mBuilt = mDocument->content();
    else if (!keep || !formStands())
        buildForm();
}

bool RowsTab::formStands() const
{
    const std::size_t row = current();
    if (mBuilt == nullptr || mBuiltKind != mKind->currentIndex() || mBuiltRow != row || row >= rowCount())
        return false;
    const Ruleset &was = mBuilt->rules, &now = mDocument->rules();
    return was.quantities == now.quantities && withRows(was, mBuiltKind, [&](const auto& rows) {
               using Rows = std::decay_t<decltype(rows)>;
               return withRows(now, mBuiltKind, [&](const auto& others) {
                   if constexpr (std::is_same_v<Rows, std::decay_t<decltype(others)>>)
                       return row < rows.size() && rows[row] == others[row];
                   else
                       return false;
               });
           });
}

void RowsTab::change(const QString& step, const std::function<void(Ruleset&, std::size_t)>& how, bool merge)
{
    const std::size_t row = current();
    if (row >= rowCount())
        return;
    // All letters typed into one field of a row are one step of undo.
    const QString field = merge && sender() != nullptr
                              ? QString("%1/%2/%3").arg(mKind->currentIndex()).arg(row).arg(sender()->objectName())
                              : QString();
    mTyping = merge;
    mDocument->edit(
        step, [&](RulesContent& content) { how(content.rules, row); }, field);
    mTyping = false;
}

void RowsTab::line(const QString& label, const char* name, const std::string& text,
                   std::function<void(Ruleset&, std::size_t, const std::string&)> put)
{
    auto* edit = named(new QLineEdit(toQString(text)), name, label);
    mForm->addRow(label, edit);
    connect(edit, &QLineEdit::textEdited, this, [this, label, put](const QString& typed) {
        change(tr("Change %1").arg(label),
               [&](Ruleset& rules, std::size_t row) { put(rules, row, typed.toStdString()); });
    });
}

QComboBox* RowsTab::combo(const QString& label, const char* name, const QStringList& words, const std::string& text,
                          std::function<void(Ruleset&, std::size_t, const std::string&)> put)
{
    auto* box = named(new QComboBox, name, label);
    box->addItems(words);
    if (box->findText(toQString(text)) < 0)
        box->addItem(toQString(text));
    box->setCurrentText(toQString(text));
    mForm->addRow(label, box);
    // The form stays, so that the next key goes to the same box.
    connect(box, &QComboBox::textActivated, this, [this, label, put](const QString& word) {
        change(tr("Change %1").arg(label),
               [&](Ruleset& rules, std::size_t row) { put(rules, row, word.toStdString()); });
    });
    return box;
}

void RowsTab::buildForm()
{
    QLayout* holder = mFormHolder->layout();
    while (QLayoutItem* item = holder->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide(); // it may still be in the signal of a click
            item->widget()->deleteLater();
        }
        delete item;
    }
    mStage = nullptr;
    const std::size_t row = current();
    mBuilt = mDocument->content();
    mBuiltKind = mKind->currentIndex();
    mBuiltRow = row;
    showTry();
    if (row >= rowCount())
        return;
    auto* body = new QWidget;
    body->setAccessibleName(tr("Selected row"));
    mForm = new QFormLayout(body);
    mForm->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    mForm->setRowWrapPolicy(QFormLayout::WrapLongRows);
    holder->addWidget(new Scrolled(body));
    const Ruleset& rules = mDocument->rules();
    const int kind = mKind->currentIndex();
    withRows(rules, kind, [&](const auto& rows) {
        line(tr("Id"), "rowId", rows[row].id, [kind](Ruleset& r, std::size_t i, const std::string& text) {
            withRows(r, kind, [&](auto& list) { list[i].id = text; });
        });
        line(tr("Label"), "rowLabel", rows[row].label, [kind](Ruleset& r, std::size_t i, const std::string& text) {
            withRows(r, kind, [&](auto& list) { list[i].label = text; });
        });
    });
    if (kind == Modifiers) {
        modifierForm(rules.modifiers[row]);
    } else if (kind == Codes) {
        line(tr("Case"), "rowCite", rules.codes[row].cite,
             [](Ruleset& r, std::size_t i, const std::string& t) { r.codes[i].cite = t; });
    } else if (kind == Options) {
        optionForm(rules.options[row]);
    } else if (kind == Quantities) {
        quantityForm(rules.quantities[row]);
    } else {
        combo(tr("Kind of feature"), "rowFeatureKind", QString(enumWords<FeatureKind>).split('|'),
              wordOf(rules.features[row].kind),
              [](Ruleset& r, std::size_t i, const std::string& t) { r.features[i].kind = *fromWord<FeatureKind>(t); });
        const QString drawn = tr("for drawing only");
        combo(tr("Use"), "rowFeatureDecoration", {tr("for rules and drawing"), drawn},
              (rules.features[row].decoration ? drawn : tr("for rules and drawing")).toStdString(),
              [drawn](Ruleset& r, std::size_t i, const std::string& t) {
                  r.features[i].decoration = t == drawn.toStdString();
              });
        line(tr("Drawing"), "rowArt", rules.features[row].art,
             [](Ruleset& r, std::size_t i, const std::string& t) { r.features[i].art = t; });
    }
}

void RowsTab::addRow()
{
    const int kind = mKind->currentIndex();
    const QString id = kind == Codes // as in printed tables: "AE"
                           ? LineDialog::ask(this, tr("New Row"), tr("Code, as written in the cells of tables"))
                           : LineDialog::ask(this, tr("New Row"),
                                             tr("Id of the new row (small letters, digits, hyphens)"), whyNoId);
    if (id.isEmpty())
        return;
    const std::size_t at = rowCount();
    mSearch->clear();
    mDocument->edit(tr("New Row"), [&](RulesContent& content) {
        Ruleset& rules = content.rules;
        if (kind == Modifiers && !rules.quantities.empty()) {
            Modifier row;
            row.op = ModifierOp::Add;
            row.amount.number = Rational(1);
            for (const Quantity& quantity : rules.quantities)
                if (!quantity.stages.empty() && row.quantity.empty()) {
                    row.quantity = quantity.id;
                    row.stage = quantity.stages.front().id;
                }
            rules.modifiers.push_back(row);
        } else if (kind == Codes) {
            rules.codes.emplace_back();
        } else if (kind == Options) {
            rules.options.emplace_back();
            rules.options.back().values = {"off", "on"};
            rules.options.back().standard = "off";
        } else if (kind == Features) {
            rules.features.emplace_back();
            rules.features.back().kind = FeatureKind::Terrain;
        } else if (kind == Quantities) {
            rules.quantities.emplace_back();
            rules.quantities.back().base.number = Rational(0);
            rules.quantities.back().stages.push_back({"all", {}, {}, Combine::Sum, {}, {}});
        }
        withRows(rules, kind, [&](auto& rows) {
            if (rows.size() > at)
                rows.back().id = rows.back().label = id.toStdString();
        });
    });
    mList->setCurrentRow(mList->count() - 1);
}

void RowsTab::removeRow()
{
    const std::size_t row = current();
    if (row >= rowCount())
        return;
    const int kind = mKind->currentIndex();
    mDocument->edit(tr("Delete %1").arg(toQString(idAt(row))), [&](RulesContent& content) {
        withRows(content.rules, kind, [&](auto& rows) { rows.erase(rows.begin() + std::ptrdiff_t(row)); });
    });
}

void RowsTab::showTry()
{
    const bool modifier = mKind->currentIndex() == Modifiers && current() < rowCount();
    mTryShown->setEnabled(modifier);
    mTry->setVisible(modifier && mTryShown->isChecked());
    if (modifier && mTryShown->isChecked()) {
        mTry->setRow(idAt(current()));
        if (mTry->words().isEmpty())
            mTry->setWords(QString::fromStdString(exampleWords(mDocument->rules(), mDocument->scenario())));
    }
}

bool RowsTab::goTo(const FindingSpot& spot)
{
    static const std::pair<const char*, int> kinds[] = {
        {"modifier", Modifiers}, {"code", Codes}, {"option", Options}, {"feature", Features}, {"quantity", Quantities}};
    for (const auto& [word, kind] : kinds) {
        if (spot.kind != word)
            continue;
        mKind->setCurrentIndex(kind);
        mSearch->clear();
        for (int i = 0; i < mList->count(); ++i)
            if (idAt(mList->item(i)->data(Qt::UserRole).toUInt()) == spot.id) {
                mList->setCurrentRow(i);
                mList->setFocus();
                return true;
            }
    }
    return false;
}

} // namespace fw
