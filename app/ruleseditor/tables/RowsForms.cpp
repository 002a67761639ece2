// The forms for rows of each kind.
#include "app/ruleseditor/tables/ConditionTree.h"
#include "app/ruleseditor/tables/RowsTab.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "editor/rules/ConditionWords.h"
#include "engine/formula/Formula.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <algorithm>
#include <memory>

namespace fw {

namespace {

template <class Rows>
QStringList idsOf(const Rows& rows)
{
    QStringList out;
    for (const auto& row : rows)
        if (!out.contains(toQString(row.id)))
            out << toQString(row.id);
    return out;
}

const Quantity* quantityOf(const Ruleset& rules, const std::string& id)
{
    for (const Quantity& row : rules.quantities)
        if (row.id == id)
            return &row;
    return nullptr;
}

QStringList stagesOf(const Ruleset& rules, const std::string& quantity)
{
    const Quantity* row = quantityOf(rules, quantity);
    return row == nullptr ? QStringList() : idsOf(row->stages);
}

QLabel* sentence(const QString& text)
{
    auto* label = wordsLabel();
    label->setText(text);
    label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    return label;
}

} // namespace

/// Adds a line for an amount; while its text is invalid, the error is shown and the row keeps its last amount.
void RowsTab::amountLine(const QString& label, const char* name, const Amount& amount,
                         std::function<void(Ruleset&, std::size_t, Amount)> put)
{
    const auto text = amountText(amount, FormulaNames::of(mDocument->rules()));
    if (!text && !(amount == Amount())) {
        mForm->addRow(label, sentence(amountWords(amount)));
        return;
    }
    auto* edit = named(new QLineEdit(toQString(text.value_or(std::string()))), name, label);
    edit->setToolTip(tr("A number, a word or an expression: unit.attack * 1/2, tec[clear, enter]"));
    mForm->addRow(label, edit);
    auto* wrong = sentence({});
    wrong->setObjectName(QString(name) + "Wrong");
    wrong->hide();
    mForm->addRow(QString(), wrong);
    const auto typed = std::make_shared<Amount>(amount); // amount of the line, as far as it is valid
    const auto kept = std::make_shared<Amount>(amount);  // amount when the user last left the line
    connect(edit, &QLineEdit::textEdited, this, [this, label, wrong, put, typed, kept](const QString& line) {
        const std::string said = line.trimmed().toStdString();
        FormulaResult<Amount> read = Amount();
        if (!said.empty())
            read = readAmount(said, FormulaNames::of(mDocument->rules()));
        wrong->setVisible(!read);
        if (!read)
            wrong->setText(tr("%1; %2").arg(translated(read.error().text), translated(read.error().remedy)));
        *typed = read ? std::move(*read) : *kept;
        change(tr("Change %1").arg(label), [&](Ruleset& rules, std::size_t row) { put(rules, row, *typed); });
    });
    connect(edit, &QLineEdit::editingFinished, this, [typed, kept] { *kept = *typed; });
}

void RowsTab::modifierForm(const Modifier& row)
{
    const Ruleset& rules = mDocument->rules();
    line(tr("Case"), "rowCite", row.cite,
         [](Ruleset& r, std::size_t i, const std::string& t) { r.modifiers[i].cite = t; });
    combo(tr("Quantity"), "rowQuantity", idsOf(rules.quantities), row.quantity,
          [this](Ruleset& r, std::size_t i, const std::string& t) {
              r.modifiers[i].quantity = t;
              const QStringList stages = stagesOf(r, t);
              if (!stages.contains(toQString(r.modifiers[i].stage)))
                  r.modifiers[i].stage = stages.isEmpty() ? "" : stages.front().toStdString();
              if (mStage != nullptr) {
                  mStage->clear();
                  mStage->addItems(stages);
                  mStage->setCurrentText(toQString(r.modifiers[i].stage));
              }
          });
    mStage = combo(tr("Stage"), "rowStage", stagesOf(rules, row.quantity), row.stage,
                   [](Ruleset& r, std::size_t i, const std::string& t) { r.modifiers[i].stage = t; });
    auto* stage = sentence({});
    stage->setObjectName("rowStageSays");
    mForm->addRow(QString(), stage);
    combo(tr("Operation"), "rowOp", QString(enumWords<ModifierOp>).split('|'), wordOf(row.op),
          [](Ruleset& r, std::size_t i, const std::string& t) { r.modifiers[i].op = fromWord<ModifierOp>(t); });
    amountLine(tr("Amount"), "rowAmount", row.amount,
               [](Ruleset& r, std::size_t i, Amount a) { r.modifiers[i].amount = std::move(a); });
    auto* tree = new ConditionTree(mDocument, [this] {
        QStringList roles;
        const Ruleset& now = mDocument->rules();
        if (const std::size_t i = current(); i < now.modifiers.size())
            if (const Quantity* quantity = quantityOf(now, now.modifiers[i].quantity))
                for (const std::string& role : quantity->roles)
                    roles << toQString(role);
        return roles;
    });
    tree->setConditions(row.need);
    mForm->addRow(tr("All must hold"), tree);
    connect(tree, &ConditionTree::edited, this, [this, tree] {
        change(
            tr("Change Conditions"), [&](Ruleset& r, std::size_t i) { r.modifiers[i].need = tree->conditions(); },
            false);
    });
    auto* reads = sentence(modifierWords(row));
    reads->setObjectName("rowSentence");
    mForm->addRow(tr("In words"), reads);
    // Typing into a field changes the sentences, but not the field.
    const auto say = [this, reads, stage] {
        const std::size_t i = current();
        if (i >= mDocument->rules().modifiers.size())
            return;
        const Modifier& now = mDocument->rules().modifiers[i];
        reads->setText(modifierWords(now));
        const Quantity* quantity = quantityOf(mDocument->rules(), now.quantity);
        stage->setText(quantity == nullptr ? QString() : stageWords(*quantity, now.stage));
    };
    say();
    const int kind = mKind->currentIndex();
    connect(mDocument, &RulesAndCounters::changed, reads, [this, say, kind] {
        if (mKind->currentIndex() == kind)
            say();
    });
}

void RowsTab::optionForm(const Option& row)
{
    line(tr("Case"), "rowCite", row.cite,
         [](Ruleset& r, std::size_t i, const std::string& t) { r.options[i].cite = t; });
    QStringList values;
    for (const std::string& value : row.values)
        values << toQString(value);
    combo(tr("Standard"), "rowStandard", values, row.standard,
          [](Ruleset& r, std::size_t i, const std::string& t) { r.options[i].standard = t; });
    for (std::size_t v = 0; v < row.values.size(); ++v) {
        line(tr("Value %1").arg(v + 1), QString("rowValue%1").arg(v).toUtf8().constData(), row.values[v],
             [v](Ruleset& r, std::size_t i, const std::string& t) {
                 Option& option = r.options[i];
                 if (option.standard == option.values[v])
                     option.standard = t;
                 option.values[v] = t;
             });
        line(tr("Reading"), QString("rowReading%1").arg(v).toUtf8().constData(),
             v < row.readings.size() ? row.readings[v] : std::string(),
             [v](Ruleset& r, std::size_t i, const std::string& t) {
                 r.options[i].readings.resize(r.options[i].values.size());
                 r.options[i].readings[v] = t;
             });
    }
    auto* buttons = new QHBoxLayout;
    const auto button = [&](const QString& text, const char* name, auto how) {
        return addButton(buttons, text, name, text, this, [this, text, how] {
            change(
                text, [how](Ruleset& r, std::size_t i) { how(r.options[i]); }, false);
        });
    };
    button(tr("Add Value"), "valueAdd", [](Option& option) {
        option.readings.resize(option.values.size());
        option.values.push_back("value-" + std::to_string(option.values.size() + 1));
        option.readings.push_back({});
    });
    button(tr("Remove Last Value"), "valueRemove", [](Option& option) {
        option.values.pop_back();
        option.readings.resize(std::min(option.readings.size(), option.values.size()));
        if (std::ranges::find(option.values, option.standard) == option.values.end())
            option.standard = option.values.front();
    })->setEnabled(row.values.size() > 1);
    buttons->addStretch(1);
    mForm->addRow(QString(), buttons);
}

void RowsTab::quantityForm(const Quantity& row)
{
    line(tr("Case"), "rowCite", row.cite,
         [](Ruleset& r, std::size_t i, const std::string& t) { r.quantities[i].cite = t; });
    amountLine(tr("Starting value"), "rowBase", row.base,
               [](Ruleset& r, std::size_t i, Amount a) { r.quantities[i].base = std::move(a); });
    for (std::size_t s = 0; s < row.stages.size(); ++s)
        stageRow(row.stages[s], s, row.stages.size());
    auto* add = new QPushButton(tr("Add Stage"));
    named(add, "stageAdd", add->text());
    connect(add, &QPushButton::clicked, this, [this] {
        change(
            tr("Add Stage"),
            [](Ruleset& r, std::size_t i) {
                auto& stages = r.quantities[i].stages;
                stages.push_back({"stage-" + std::to_string(stages.size() + 1), {}, {}, Combine::Sum, {}, {}});
            },
            false);
    });
    mForm->addRow(QString(), add);
    auto* reads = sentence(quantityWords(row));
    reads->setObjectName("rowSentence");
    mForm->addRow(tr("In words"), reads);
    const int kind = mKind->currentIndex();
    connect(mDocument, &RulesAndCounters::changed, reads, [this, reads, kind] {
        const std::size_t i = current();
        if (mKind->currentIndex() == kind && i < mDocument->rules().quantities.size())
            reads->setText(quantityWords(mDocument->rules().quantities[i]));
    });
}

void RowsTab::stageRow(const Stage& stage, std::size_t at, std::size_t count)
{
    auto* bar = new QHBoxLayout;
    const auto name = [&](const char* what) { return QString("%1%2").arg(what).arg(at); };
    auto* id = named(new QLineEdit(toQString(stage.id)), name("stageId"), tr("Id of stage %1").arg(at + 1));
    bar->addWidget(id, 1);
    connect(id, &QLineEdit::textEdited, this, [this, at](const QString& text) {
        change(tr("Change Stage"), [&](Ruleset& r, std::size_t i) {
            // The modifiers of the stage take its new name.
            Stage& renamed = r.quantities[i].stages[at];
            for (Modifier& m : r.modifiers)
                if (m.quantity == r.quantities[i].id && m.stage == renamed.id)
                    m.stage = text.toStdString();
            renamed.id = text.toStdString();
        });
    });
    const auto combo = [&]<class E>(const char* what, const QString& spoken, const QStringList& words,
                                    std::optional<E> Stage::*field) {
        auto* box = named(new QComboBox, name(what), spoken);
        for (const QString& word : words)
            box->addItem(word.isEmpty() ? tr("not rounded") : word, word);
        box->setCurrentIndex(std::max(0, box->findData(toQString(wordOf(stage.*field)))));
        bar->addWidget(box);
        connect(box, &QComboBox::activated, this, [this, box, at, field] {
            change(tr("Change Stage"), [&](Ruleset& r, std::size_t i) {
                r.quantities[i].stages[at].*field = fromWord<E>(box->currentData().toString().toStdString());
            });
        });
    };
    combo("stageCombine", tr("How stage %1 combines its rows").arg(at + 1), QString(enumWords<Combine>).split('|'),
          &Stage::combine);
    combo("stageRound", tr("How stage %1 is rounded at its end").arg(at + 1),
          QString(enumWords<Rounding>).prepend('|').split('|'), &Stage::round);
    const auto button = [&](const QString& text, const QString& spoken, const char* what, bool enabled, auto how) {
        auto* push = named(new QPushButton(text), name(what), spoken);
        push->setEnabled(enabled);
        push->setMaximumWidth(fontMetrics().horizontalAdvance(text) + 32);
        connect(push, &QPushButton::clicked, this, [this, spoken, how] {
            change(
                spoken, [how](Ruleset& r, std::size_t i) { how(r.quantities[i].stages); }, false);
        });
        bar->addWidget(push);
    };
    button(tr("Up"), tr("Move stage %1 up").arg(at + 1), "stageUp", at > 0,
           [at](std::vector<Stage>& stages) { std::swap(stages[at - 1], stages[at]); });
    button(tr("Delete"), tr("Delete stage %1").arg(at + 1), "stageDelete", count > 1,
           [at](std::vector<Stage>& stages) { stages.erase(stages.begin() + std::ptrdiff_t(at)); });
    mForm->addRow(tr("Stage %1").arg(at + 1), bar);
}

} // namespace fw
