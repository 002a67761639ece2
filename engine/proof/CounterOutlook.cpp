// What the rules say of a counter where it is set up: its first move, its zone, its stack and its lines of supply.
#include "engine/proof/CounterOutlook.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Menu.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/OpenMenu.h"
#include "engine/proof/LineDefs.h"
#include "engine/rules/Query.h"

#include <algorithm>

namespace fw {

namespace {

const Field* pathField(const MenuEntry& entry)
{
    const auto way = std::ranges::find(entry.fields, Pick::Path, &Field::pick);
    return way == entry.fields.end() ? nullptr : &*way;
}

/// A draft of an entry with the counter as the one that moves and the path open; none when the entry asks for more
/// before the path.
std::optional<Draft> moveDraft(const MenuEntry& entry, const std::string& seat, const std::string& unit)
{
    const Field* const way = pathField(entry);
    if (way == nullptr)
        return {};
    Draft draft = Action(Action::Kind::Choose, seat, entry.id);
    bool named = false;
    for (const Field& field : entry.fields) {
        if (&field == way)
            break;
        const bool units = field.pick == Pick::Unit || field.pick == Pick::Units;
        const bool moves = units && !named && way->units.compare(0, field.name.size(), field.name) == 0;
        if (!moves && !field.optional)
            return {};
        draft.args.push_back({field.name, moves ? std::vector<std::string>{unit} : std::vector<std::string>{}});
        named = named || moves;
    }
    if (!named)
        return {};
    draft.args.push_back({way->name, {}});
    return draft;
}

/// The rule that forbids a move by the first of these routes on which it may end; none when one is legal.
std::optional<Problem> violation(const Rules& rules, const State& state, Draft draft, const std::vector<Route>& routes)
{
    std::optional<Problem> first;
    for (const Route& route : routes) {
        if (!route.ends)
            continue;
        draft.args.back().values = route.through;
        first = firstViolation(rules, state, draft);
        break; // they are legal paths, so the rule concerns the counter
    }
    return first;
}

/// The movement points that the first usable row of a path field gives a counter.
std::optional<Rational> allowanceOf(const Rules& rules, const Position& position, const Field& way, int unit)
{
    const Compiled& c = rules.compiled();
    PositionQuery query(c, position);
    const Value group = Value::of(Kind::Units, {unit});
    const PlaceId start = checkedAt(position.units, unit).place;
    for (const std::string& row : way.rows) {
        const auto found = c.pathIndex.find(row);
        if (found == c.pathIndex.end() || !PathFinder(query.scope, found->second, group, start).opens())
            continue;
        const CPathRow& path = checkedAt(c.paths, found->second);
        if (path.allowance.form == CAmount::Form::None)
            return {};
        BindOne bindUnits(query.scope, names::units, group);
        BindOne bindStart(query.scope, names::start, start);
        const Rational points = number(query.scope, path.allowance);
        return points.valid() ? std::optional(points) : std::nullopt;
    }
    return {};
}

/// The first condition that bounds what the counters of a place add up to; null for none.
const CReq* boundOnStack(const CReqs& reqs)
{
    for (const CReq& req : reqs) {
        if (req.quant == CReq::Quant::Self && req.hasMax && !req.hasMin
            && (countsStack(req.left.of) || countsStack(req.left.over)
                || std::ranges::any_of(req.left.roles, [](const auto& role) { return countsStack(role.second); })))
            return &req;
        for (const CReqs& either : req.either)
            if (const CReq* const bound = boundOnStack(either))
                return bound;
    }
    return nullptr;
}

} // namespace

CounterOutlooks::CounterOutlooks(std::shared_ptr<const Rules> rules)
    : mRules(std::move(rules)), mPosition(mRules->startPosition()), mLines(lineDefinitions(mRules->compiled())),
      mStarts(*mRules, mPosition)
{}

std::optional<MoveAhead> CounterOutlooks::moveOf(int unit)
{
    const Unit& row = checkedAt(mRules->scenario().units, unit);
    std::optional<MoveAhead> none;
    for (std::size_t number = 0; const MoveStart* start = mStarts.at(row.side, number); ++number)
        for (const MenuEntry* entry : openMenu(*mRules, start->state)) {
            const std::optional<Draft> draft = moveDraft(*entry, row.side, row.id);
            if (!draft)
                continue;
            const Position& p = start->state.position;
            MoveAhead ahead{start->phase,
                            p.turn,
                            start->answered,
                            entry->label.empty() ? entry->id : entry->label,
                            allowanceOf(*mRules, p, *pathField(*entry), unit),
                            fw::routes(*mRules, start->state, *draft),
                            {}};
            ahead.refused = violation(*mRules, start->state, *draft, ahead.routes);
            if (!ahead.routes.empty() && !ahead.refused)
                return ahead;
            ahead.routes.clear();
            if (!none)
                none = std::move(ahead);
        }
    return none;
}

void CounterOutlooks::judgeStack(int unit, const Position& position, CounterOutlook& out)
{
    const Compiled& c = mRules->compiled();
    const PlaceId place = checkedAt(position.units, unit).place;
    std::vector<UnitId> stack;
    for (const UnitId one : c.units.ids())
        if (checkedAt(position.units, one.index()).place == place && c.units[one].side == c.units[UnitId(unit)].side)
            stack.push_back(one);
    out.stack = stack.size();
    PositionQuery query(c, position);
    for (const CConstraint& row : c.constraints) {
        const CReq* const bound = boundOnStack(row.need);
        if (bound == nullptr)
            continue;
        const Items each = query.scope.resolve(row.each);
        const std::int32_t subject = each.kind == Kind::Places ? place.index() : unit;
        if ((each.kind != Kind::Places && each.kind != Kind::Units) || std::ranges::find(each, subject) == each.end())
            continue;
        BindOne bind(query.scope, names::it, each.kind, subject);
        const Rational held = number(query.scope, bound->left), most = number(query.scope, bound->max);
        const auto same = [&](const StackLimit& one) { return one.held == held && one.most == most; };
        // Constraints with the same limit at several moments are one to the reader.
        if (held.valid() && most.valid() && std::ranges::none_of(out.limits, same))
            out.limits.push_back({row.src->id, row.src->cite, held, most});
    }
    out.crowded = StartTrials(*mRules, position).crowded(stack, place.index());
}

CounterOutlook CounterOutlooks::of(int unit)
{
    CounterOutlook out;
    const Compiled& c = mRules->compiled();
    if (unit < 0 || unit >= static_cast<int>(mPosition.units.size())
        || !c.onMap(checkedAt(mPosition.units, unit).place))
        return out;
    try {
        out.move = moveOf(unit);
        // Rules that ask for the active side are asked where that side moves.
        const MoveStart* const start = mStarts.at(checkedAt(mRules->scenario().units, unit).side, 0);
        const Position& position = start == nullptr ? mPosition : start->state.position;
        const std::vector<int> zone = fw::zone(*mRules, position, unit);
        out.zone.assign(zone.begin(), zone.end());
        judgeStack(unit, position, out);
        PositionQuery query(c, position);
        for (const std::int32_t def : mLines) {
            BindOne bind(query.scope, names::it, UnitId(unit));
            const Def& row = c.ruleset.defs[static_cast<std::size_t>(def)];
            out.lines.push_back(
                {row.id, row.label.empty() ? row.id : row.label, row.cite, satisfies(query.scope, def)});
        }
    } catch (const BudgetSpent& spent) {
        out.cut = spent.problem("ruleset");
    }
    return out;
}

} // namespace fw
