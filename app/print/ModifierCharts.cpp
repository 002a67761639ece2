#include "app/print/ModifierCharts.h"

#include "editor/Translated.h"
#include "editor/render/ChartWords.h"
#include "editor/rules/RangeWords.h"
#include "engine/base/Rows.h"
#include "engine/model/Nodes.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <map>
#include <optional>

namespace fw {

namespace {

struct ModifierText {
    Q_DECLARE_TR_FUNCTIONS(fw::ModifierCharts)
};

QString labelOf(const auto& rows, const std::string& id)
{
    const auto* row = byId(rows, id);
    return row == nullptr || row->label.empty() ? readableId(id) : translated(row->label);
}

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString signedNumber(const Rational& value)
{
    const QString text = withMinusSigns(toQString(value.text()));
    return Rational(0) < value ? '+' + text : text;
}

/// A number that the rows give without a game: a constant, or a table cell at constant rows and columns.
Rational constantOf(const Ruleset& rules, const Amount& a)
{
    Rational value = Rational::invalid();
    if (a.number)
        value = *a.number;
    const Table* table = a.table.empty() ? nullptr : byId(rules.tables, a.table);
    if (table != nullptr && a.at.size() == 2 && table->axes.size() == 2 && !a.at[0].symbol.empty()
        && !a.at[1].symbol.empty()) {
        const auto row = std::ranges::find(table->rows, a.at[0].symbol, &TableRow::row);
        const auto column = std::ranges::find(table->axes[1].bands, a.at[1].symbol, &Band::label);
        const auto at = std::size_t(column - table->axes[1].bands.begin());
        if (row != table->rows.end() && at < row->cells.size())
            value = Rational::parse(row->cells[at]);
    }
    if (value.valid() && a.times)
        value = value * *a.times;
    return value.valid() && a.plus ? value + *a.plus : value;
}

/// The quantities that procedures calculate into a local value, by the name of that value.
using Locals = std::map<std::string, std::set<std::string>>;

/// The quantities that an amount reads directly or by a local value.
void quantitiesIn(const auto& row, const Locals& locals, std::set<std::string>& out)
{
    walk(row, [&]<class X>(const X& x) {
        if constexpr (std::is_same_v<X, Amount>) {
            for (const auto* name : {&x.quantity, &x.sum, &x.least, &x.most})
                if (!name->empty())
                    out.insert(*name);
            if (const auto made = locals.find(x.local); made != locals.end())
                out.insert(made->second.begin(), made->second.end());
        }
    });
}

/// Where players use a quantity.
struct Use {
    std::set<std::string> tables;
    QStringList labels;             ///< of tables, checks and paths
    std::optional<Comparison> held; ///< how a check holds a die against it
};

class Uses
{
public:
    explicit Uses(const Ruleset& rules) : mRules(rules)
    {
        keep(rules, mAll);
        // Procedures may use the same name for different values.
        for (const Table& table : rules.tables)
            eachBody([&](const auto& row, const Locals& locals) { lookups(table, row, locals); });
        eachBody([&](const auto& row, const Locals& locals) {
            walk(row, [&]<class X>(const X& x) {
                if constexpr (std::is_same_v<X, Node>)
                    check(x, locals);
            });
        });
        for (const PathRow& path : rules.paths)
            for (const std::string& quantity : {path.cost, path.facing})
                reach(quantity, {}, capital(labelOf(mRules.paths, path.id)));
    }
    /// Where a quantity is used; null if nowhere.
    const Use* of(const std::string& quantity) const
    {
        const auto found = mUses.find(quantity);
        return found == mUses.end() ? nullptr : &found->second;
    }

private:
    static void keep(const auto& row, Locals& locals)
    {
        walk(row, [&]<class X>(const X& x) {
            if constexpr (std::is_same_v<X, ComputeNode>)
                if (!x.quantity.empty())
                    locals[x.as.empty() ? x.quantity : x.as].insert(x.quantity);
        });
    }
    /// Calls f with each row that has nodes and the local values that it sees: its own before those of other rows.
    void eachBody(auto f)
    {
        const auto all = [&](const auto& rows) {
            for (const auto& row : rows) {
                Locals locals;
                keep(row, locals);
                locals.insert(mAll.begin(), mAll.end());
                f(row, locals);
            }
        };
        all(mRules.procedures);
        all(mRules.codes);
        all(mRules.triggers);
    }
    void lookups(const Table& table, const auto& row, const Locals& locals)
    {
        std::set<std::string> read;
        walk(row, [&]<class X>(const X& x) {
            if constexpr (std::is_same_v<X, LookupNode>)
                if (x.table == table.id)
                    quantitiesIn(x, locals, read);
        });
        for (const std::string& quantity : read)
            reach(quantity, table.id, capital(labelOf(mRules.tables, table.id)));
    }
    void check(const Node& node, const Locals& locals)
    {
        const auto* checked = node.as<CheckNode>();
        if (checked == nullptr)
            return;
        const QString label = capital(node.label.empty() ? readableId(node.id) : translated(node.label));
        reach(checked->quantity, {}, label);
        if (const auto held = mUses.find(checked->quantity); held != mUses.end())
            held->second.held = checked->compare.value_or(Comparison::AtMost);
        if (const auto made = locals.find(checked->die); made != locals.end())
            for (const std::string& quantity : made->second)
                reach(quantity, {}, label);
    }
    /// Notes the use for a quantity and for all that its rows read.
    void reach(const std::string& id, const std::string& table, const QString& label)
    {
        const Quantity* quantity = byId(mRules.quantities, id);
        if (quantity == nullptr)
            return;
        Use& use = mUses[id];
        const bool had = table.empty() ? use.labels.contains(label) : use.tables.contains(table);
        if (had)
            return;
        if (!table.empty())
            use.tables.insert(table);
        if (!use.labels.contains(label))
            use.labels << label;
        std::set<std::string> read;
        quantitiesIn(quantity->base, mAll, read);
        for (const Modifier& modifier : mRules.modifiers)
            if (modifier.quantity == id)
                quantitiesIn(modifier.amount, mAll, read);
        for (const std::string& other : read)
            reach(other, table, label);
    }

    const Ruleset& mRules;
    Locals mAll;
    std::map<std::string, Use> mUses;
};

/// What players call a local value: by its quantity, its table, its field or the node that makes it.
QString localLabel(const Ruleset& rules, const std::string& name)
{
    QString out;
    const auto take = [&](const QString& label) { out = out.isEmpty() ? label : out; };
    if (byId(rules.quantities, name) != nullptr)
        return labelOf(rules.quantities, name);
    walk(rules, [&]<class X>(const X& x) {
        if constexpr (std::is_same_v<X, Field>) {
            if (x.name == name && !x.label.empty())
                take(translated(x.label));
        } else if constexpr (std::is_same_v<X, Node>) {
            const auto* compute = x.template as<ComputeNode>();
            const auto* lookup = x.template as<LookupNode>();
            if (compute != nullptr && compute->as == name && !compute->quantity.empty())
                take(labelOf(rules.quantities, compute->quantity));
            else if (lookup != nullptr && lookup->as == name)
                take(labelOf(rules.tables, lookup->table));
            else if (const auto* let = x.template as<LetNode>(); let != nullptr && let->as == name && !x.label.empty())
                take(translated(x.label));
        }
    });
    return out.isEmpty() ? readableId(name) : out;
}

/// The words for an amount that depends on the game.
QString sourceWords(const Ruleset& rules, const Amount& a)
{
    if (!a.table.empty())
        return ModifierText::tr("by %1", "table").arg(capital(labelOf(rules.tables, a.table)));
    for (const std::string* quantity : {&a.quantity, &a.sum})
        if (!quantity->empty())
            return labelOf(rules.quantities, *quantity);
    if (!a.most.empty())
        return ModifierText::tr("highest %1", "quantity").arg(labelOf(rules.quantities, a.most));
    if (!a.least.empty())
        return ModifierText::tr("lowest %1", "quantity").arg(labelOf(rules.quantities, a.least));
    if (!a.count.empty())
        return ModifierText::tr("their number");
    if (!a.local.empty())
        return localLabel(rules, a.local);
    if (!a.arg.empty())
        return byId(rules.ratings, a.arg) != nullptr ? labelOf(rules.ratings, a.arg) : markLabel(rules, a.arg);
    return readableId(a.fact.empty() ? a.symbol : a.fact);
}

/// The effect of a modifier that counts in its stage: "×1/2 (2 or more: 1)".
QString countWords(const Ruleset& rules, const Modifier& modifier)
{
    const Quantity* quantity = byId(rules.quantities, modifier.quantity);
    const Stage* stage = quantity == nullptr ? nullptr : byId(quantity->stages, modifier.stage);
    if (stage == nullptr || stage->countSteps.empty())
        return ModifierText::tr("counts");
    const auto effect = [](const CountStep& step) {
        return step.times ? QStringLiteral("\u00d7") + toQString(step.times->text())
               : step.set ? withMinusSigns(toQString(step.set->text()))
                          : QString();
    };
    QString out = effect(stage->countSteps.front());
    for (std::size_t i = 1; i < stage->countSteps.size(); ++i)
        out = ModifierText::tr("%1 (%2 or more: %3)", "effect of one; of several, effect")
                  .arg(out)
                  .arg(stage->countSteps[i].rows)
                  .arg(effect(stage->countSteps[i]));
    return out;
}

QString labelWords(const Ruleset& rules, const Modifier& modifier)
{
    QString label = modifier.label.empty() ? readableId(modifier.id) : translated(modifier.label);
    if (label.contains("{it}")) { // a row for each feature of a table
        const Table* table = byId(rules.tables, modifier.amount.table);
        const QString it = table == nullptr || table->axes.empty() ? ModifierText::tr("terrain")
                                                                   : translated(table->axes.front().label);
        label.replace("{it}", it);
    }
    return capital(label);
}

/// The number that a check begins with: "Morale", "7", "10 less Losses".
std::string baseWords(const Ruleset& rules, const Amount& base)
{
    if (const Rational number = constantOf(rules, base); number.valid())
        return withMinusSigns(toQString(number.text())).toStdString();
    QString out = sourceWords(rules, base);
    const bool less = base.times && *base.times < Rational(0);
    const Rational share = base.times ? (less ? -*base.times : *base.times) : Rational(1);
    if (share != Rational(1))
        out = ModifierText::tr("%1 times %2", "a number, a value").arg(toQString(share.text()), out);
    if (less)
        return ModifierText::tr("%1 less %2", "a number, a value")
            .arg(toQString(base.plus.value_or(Rational(0)).text()), out)
            .toStdString();
    return (base.plus ? ModifierText::tr("%1 %2", "a value, what is added").arg(out, signedNumber(*base.plus)) : out)
        .toStdString();
}

/// The row of a chart that says what a check begins with.
TableRow baseRow(const Ruleset& rules, const Quantity& quantity, Comparison compare)
{
    const QString label = quantity.baseLabel.empty() ? ModifierText::tr("Base") : translated(quantity.baseLabel);
    const QString whole = compare == Comparison::AtMost
                              ? ModifierText::tr("%1, roll at most", "base of a check").arg(label)
                              : ModifierText::tr("%1, roll at least", "base of a check").arg(label);
    return {capital(whole).toStdString(), {baseWords(rules, quantity.base), quantity.cite}, {}, Origin::Printed};
}

} // namespace

std::string modifierAmount(const Ruleset& rules, const Modifier& modifier)
{
    const Rational number = constantOf(rules, modifier.amount);
    const Amount& amount = modifier.amount;
    const bool less = amount.times && *amount.times < Rational(0);
    const QString source = sourceWords(rules, amount);
    const QString plain = number.valid() ? withMinusSigns(toQString(number.text())) : source;
    switch (modifier.op.value_or(ModifierOp::Add)) {
    case ModifierOp::Add:
        return (number.valid()         ? signedNumber(number)
                : less                 ? ModifierText::tr("less %1", "a value that is subtracted").arg(source)
                : amount.table.empty() ? ModifierText::tr("plus %1", "a value that is added").arg(source)
                                       : source)
            .toStdString();
    case ModifierOp::Times:
        return (number.valid() ? QStringLiteral("\u00d7") + plain : ModifierText::tr("times %1").arg(source))
            .toStdString();
    case ModifierOp::Set:
        return (number.valid() ? ModifierText::tr("is %1", "a value").arg(plain) : source).toStdString();
    case ModifierOp::AtLeast: return ModifierText::tr("at least %1").arg(plain).toStdString();
    case ModifierOp::AtMost: return ModifierText::tr("at most %1").arg(plain).toStdString();
    case ModifierOp::Count: break;
    }
    return countWords(rules, modifier).toStdString();
}

std::vector<ModifierChart> modifierCharts(const Ruleset& rules)
{
    const Uses uses(rules);
    std::vector<ModifierChart> out;
    for (const Quantity& quantity : rules.quantities) {
        const Use* use = uses.of(quantity.id);
        if (use == nullptr)
            continue;
        ModifierChart chart{quantity.id, use->tables, {}};
        Table& table = chart.table;
        table.id = quantity.id;
        table.label = ModifierText::tr("Modifiers: %1", "quantity")
                          .arg(capital(labelOf(rules.quantities, quantity.id)))
                          .toStdString();
        table.cite = quantity.cite;
        const QString corner = use->labels.join(ModifierText::tr(", "));
        table.axes = {
            {"modifier", corner.toStdString(), AxisKind::Label, {}},
            {"what",
             {},
             AxisKind::Label,
             {{ModifierText::tr("Effect").toStdString(), {}, {}}, {ModifierText::tr("Case").toStdString(), {}, {}}}}};
        if (use->held)
            table.rows.push_back(baseRow(rules, quantity, *use->held));
        for (const Modifier& modifier : rules.modifiers) {
            if (modifier.quantity != quantity.id)
                continue;
            const TableRow row{labelWords(rules, modifier).toStdString(),
                               {modifierAmount(rules, modifier), modifier.cite},
                               {},
                               modifier.origin};
            const bool same = std::ranges::any_of(
                table.rows, [&](const TableRow& other) { return other.row == row.row && other.cells == row.cells; });
            if (!same)
                table.rows.push_back(row);
        }
        if (!table.rows.empty())
            out.push_back(std::move(chart));
    }
    return out;
}

std::set<std::string> tablesUsed(const Ruleset& rules)
{
    std::set<std::string> out;
    walk(rules, [&]<class X>(const X& x) {
        if constexpr (std::is_same_v<X, Amount> || std::is_same_v<X, LookupNode>)
            if (!x.table.empty())
                out.insert(x.table);
    });
    return out;
}

} // namespace fw
