#include "tests/engine/Asked.h"

#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

Result<TableCell> lookupTable(const Rules& rules, const std::string& table, const std::vector<Value>& at)
{
    const Compiled& c = rules.compiled();
    const auto found = c.tableIndex.find(table);
    if (found == c.tableIndex.end())
        return fail(Trouble::Usage, Text("there is no table '{0}'", {table}));
    Position nothing;
    PositionQuery look(c, nothing);
    Scope& scope = look.scope;
    std::vector<Val> values;
    for (const Value& v : at)
        values.push_back(v.kind == Kind::Number ? Val::of(v.number)
                                                : Val::ofWord(v.items.empty() ? noSym : v.items[0]));
    const Looked looked = lookup(scope, found->second, values);
    if (!looked.cell)
        return fail(Trouble::Usage, Text("table '{0}' has no such cell", {table}));
    TableCell out;
    out.word = looked.cell->isNumber ? looked.cell->number.text() : rules.word(looked.cell->word);
    out.row = rules.word(looked.row);
    out.column = rules.word(looked.column);
    out.rowExtra = rules.word(looked.rowExtra);
    out.columnExtra = rules.word(looked.columnExtra);
    return out;
}

Result<Rational> evaluate(const Rules& rules, const Position& position, const std::string& name,
                          const std::map<std::string, Value>& cast, Trace* trace)
{
    const Compiled& c = rules.compiled();
    const auto found = c.quantityIndex.find(name);
    if (found == c.quantityIndex.end())
        return fail(Trouble::Usage, Text("there is no quantity '{0}'", {name}));
    PositionQuery look(c, position);
    Scope& scope = look.scope;
    std::vector<Local> roles;
    for (const auto& [role, value] : cast)
        roles.push_back({rules.sym(role), value});
    scope.roles.layers.push_back(&roles);
    scope.reckoning.trace = trace;
    const auto asked = [&] { return Result<Rational>(quantity(scope, found->second)); };
    Result<Rational> v = orProblem(asked, "quantity " + name);
    if (v && !v->valid())
        return fail(Trouble::Overflow, Text("'{0}' left its range", {name}));
    return v;
}

Result<std::vector<Reached>> reachable(const Rules& rules, const Position& position, const std::string& row,
                                       const std::vector<int>& units)
{
    const Compiled& c = rules.compiled();
    const auto found = c.pathIndex.find(row);
    if (found == c.pathIndex.end())
        return fail(Trouble::Usage, Text("there is no path row '{0}'", {row}));
    if (units.empty())
        return fail(Trouble::Usage, "no unit is named");
    PositionQuery look(c, position);
    Scope& scope = look.scope;
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

namespace {

/// Whether a value names only existing units, places, sides and words.
bool known(const Rules& rules, const Value& value)
{
    const Compiled& c = rules.compiled();
    const std::size_t most = value.kind == Kind::Units   ? c.units.size()
                             : value.kind == Kind::Sides ? static_cast<std::size_t>(c.sides)
                             : value.kind == Kind::Word  ? c.words.size()
                                                         : static_cast<std::size_t>(c.places);
    return std::all_of(value.items.begin(), value.items.end(), [&](std::int32_t item) {
        return item < 0 ? value.kind == Kind::Path : static_cast<std::size_t>(item) < most;
    });
}

} // namespace

Result<Outcome> beginWith(const Rules& rules, const State& base, const std::string& procedure,
                          const std::map<std::string, Value>& cast)
{
    const auto& procedures = rules.compiled().procedures;
    const auto found = procedures.find(procedure);
    if (found == procedures.end())
        return fail(Trouble::Usage, Text("the rules have no procedure '{0}'", {procedure}));
    if (base.position.units.size() != rules.compiled().units.size())
        return fail(Trouble::Usage, "the position is of another scenario");
    Outcome out;
    out.state = base;
    out.state.over = false;
    std::vector<Local> locals;
    for (const auto& [role, value] : cast) {
        const Sym name = rules.sym(role);
        if (name == noSym)
            return fail(Trouble::Usage, Text("the rules know no role '{0}'", {role}));
        if (!known(rules, value))
            return fail(Trouble::Usage, Text("what is stated for '{0}' is not there", {role}));
        locals.push_back({name, value});
    }
    Interpreter interpreter(rules, out.state, &out.trace);
    out.trace.emplace_back(NoteMade{"stated: " + procedure, {}}, procedure);
    interpreter.push(found->second, std::move(locals));
    if (Result<void> done = orProblem([&] { return interpreter.run(); }, "ruleset"); !done)
        return tl::unexpected<Problem>(done.error());
    return out;
}

} // namespace fw
