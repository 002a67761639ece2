#include "engine/rules/Query.h"

#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

Result<CellRead> lookupTable(const Rules& rules, const std::string& table,
                             const std::vector<Value>& at)
{
    const Compiled& c = rules.compiled();
    const auto found = c.tableIndex.find(table);
    if (found == c.tableIndex.end())
        return fail(Trouble::Usage, Text("there is no table '{0}'", {table}));
    Position nothing;
    Scope scope(c, nothing);
    std::vector<Val> values;
    for (const Value& v : at)
        values.push_back(v.kind == Kind::Number
                             ? Val::of(v.number)
                             : Val::ofWord(v.items.empty() ? noSym : v.items[0]));
    const Looked looked = lookup(scope, found->second, values);
    if (!looked.cell)
        return fail(Trouble::Usage, Text("table '{0}' has no such cell", {table}));
    CellRead out;
    out.word = looked.cell->isNumber ? looked.cell->number.text() : rules.word(looked.cell->word);
    out.row = rules.word(looked.row);
    out.column = rules.word(looked.column);
    out.rowExtra = rules.word(looked.rowExtra);
    out.columnExtra = rules.word(looked.columnExtra);
    return out;
}

std::vector<int> zone(const Rules& rules, const Position& position, int unit)
{
    std::vector<int> out;
    Scope scope(rules.compiled(), position);
    for (int cell = 0; cell < rules.cellCount(); ++cell)
        if (scope.zoneReaches(unit, cell))
            out.push_back(cell);
    return out;
}

Result<Rational> evaluate(const Rules& rules, const Position& position,
                          const std::string& name, const std::map<std::string, Value>& cast,
                          Trace* trace)
{
    const Compiled& c = rules.compiled();
    const auto found = c.quantityIndex.find(name);
    if (found == c.quantityIndex.end())
        return fail(Trouble::Usage, Text("there is no quantity '{0}'", {name}));
    Scope scope(c, position);
    std::vector<Local> roles;
    for (const auto& [role, value] : cast)
        roles.push_back({rules.sym(role), value});
    scope.layers.push_back(&roles);
    scope.trace = trace;
    const Rational v = quantity(scope, found->second);
    if (!v.valid())
        return fail(Trouble::Overflow, Text("'{0}' left its range", {name}));
    return v;
}

Result<std::vector<Reached>> reachable(const Rules& rules, const Position& position,
                                       const std::string& row, const std::vector<int>& units)
{
    const Compiled& c = rules.compiled();
    const auto found = c.pathIndex.find(row);
    if (found == c.pathIndex.end())
        return fail(Trouble::Usage, Text("there is no path row '{0}'", {row}));
    if (units.empty())
        return fail(Trouble::Usage, "nobody is to move");
    Scope scope(c, position);
    PathFinder finder(scope, found->second, Value::of(Kind::Units, {units.begin(), units.end()}),
                      position.units[static_cast<std::size_t>(units[0])].place);
    std::vector<Reached> out;
    if (!finder.opens())
        return out;
    const std::vector<PathFinder::Next> reached = finder.reach();
    out.reserve(reached.size());
    for (const PathFinder::Next& n : reached)
        out.push_back({n.item, n.cost});
    return out;
}

std::vector<Unkept> unkept(const Rules& rules, const Position& position)
{
    std::vector<Unkept> out;
    const Compiled& c = rules.compiled();
    Scope scope(c, position);
    for (const CConstraint& constraint : c.constraints) {
        // Its subjects must come from the map alone: roles of a procedure are not known here.
        if (constraint.src == nullptr || !constraint.src->each.starts_with("@map-units"))
            continue;
        const Items each = scope.resolve(constraint.each);
        if (each.kind != Kind::Places)
            continue;
        for (const std::int32_t place : each) {
            BindOne bind(scope, names::it, each.kind, place);
            if (holds(scope, constraint.need))
                continue;
            const bool said = std::any_of(out.begin(), out.end(), [&](const Unkept& u) {
                return u.place == place && u.label == constraint.src->label;
            });
            if (!said)
                out.push_back({constraint.src->label, constraint.src->cite, place});
        }
    }
    return out;
}

bool reconstructed(const Rules& rules, const std::string& row)
{
    const auto is = [&](const auto& r) { return r.origin == Origin::Reconstructed && r.id == row; };
    const Ruleset& r = rules.ruleset();
    const std::vector<Table>& own = rules.scenario().tables;
    return !row.empty()
        && (std::any_of(r.modifiers.begin(), r.modifiers.end(), is)
            || std::any_of(r.tables.begin(), r.tables.end(), is) || std::any_of(own.begin(), own.end(), is));
}

} // namespace fw
