#include "engine/play/ActiveCombat.h"
#include "engine/play/OutcomeName.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Query.h"

#include <algorithm>

namespace fw {

namespace {

/// The counters that a local holds, or those in the places that it holds.
std::vector<std::int32_t> countersOf(const Compiled& c, const Position& position, const Value& value)
{
    if (value.kind == Kind::Units)
        return {value.items.begin(), value.items.end()};
    std::vector<std::int32_t> out;
    for (const UnitId unit : c.units.ids())
        for (const std::int32_t place : value.kind == Kind::Places ? value.items : decltype(value.items)())
            if (checkedAt(position.units, unit.index()).place == PlaceId(place))
                out.push_back(unit.index());
    return out;
}

/// Adds the counters of a role, grouped by side.
void addCast(const Rules& rules, const Position& position, const std::string& role, const Value& value,
             ActiveCombat& out)
{
    const Compiled& c = rules.compiled();
    for (const std::int32_t unit : countersOf(c, position, value)) {
        const std::string& side = checkedAt(c.scenario.sides, c.units[UnitId(unit)].side).id;
        const auto known = std::ranges::find_if(
            out.cast, [&](const CombatSide& one) { return one.role == role && one.side == side; });
        CombatSide& of = known != out.cast.end() ? *known : out.cast.emplace_back(CombatSide{role, side, {}});
        of.units.emplace_back(unit);
    }
}

bool shares(const CombatSide& a, const CombatSide& b)
{
    return a.role == b.role && std::ranges::any_of(a.units, [&](UnitId unit) {
               return std::ranges::find(b.units, unit) != b.units.end();
           });
}

/// Whether a loop leads from one instruction back to an earlier one, as when each side is asked in turn.
bool loopsBack(const std::vector<Instr>& code, std::int32_t from, std::int32_t to)
{
    for (std::int32_t pc = from; inside(code, pc); ++pc)
        if (const auto* jump = std::get_if<JumpInstr>(&checkedAt(code, pc)); jump != nullptr && jump->jump <= to)
            return true;
    return false;
}

} // namespace

std::optional<ActiveCombat> engaged(const Rules& rules, const State& state)
{
    const Compiled& c = rules.compiled();
    for (std::size_t depth = 0; depth < state.frames.size(); ++depth) {
        const Frame& frame = state.frames[depth];
        const CBody& body = c.bodies[frame.body];
        ActiveCombat out{depth + 1, frame.body, frame.pc, body.label, body.cite, {}};
        for (const Sym role : body.roles)
            for (const Local& local : frame.locals)
                if (local.name == role)
                    addCast(rules, state.position, checkedAt(c.words, role), local.value, out);
        const bool foes = std::ranges::any_of(out.cast, [&](const CombatSide& one) {
            return std::ranges::any_of(out.cast, [&](const CombatSide& other) {
                return relationOf(rules, state.position, one.units.front().index(), other.units.front().index())
                       == Relation::Hostile;
            });
        });
        if (foes)
            return out;
    }
    return std::nullopt;
}

bool sameEngaged(const Rules& rules, const ActiveCombat& before, const ActiveCombat& now)
{
    const bool same = before.depth == now.depth && before.body == now.body
                      && (before.pc <= now.pc || loopsBack(rules.compiled().bodies[now.body].code, before.pc, now.pc));
    return same && std::ranges::any_of(before.cast, [&](const CombatSide& one) {
               return std::ranges::any_of(now.cast, [&](const CombatSide& other) { return shares(one, other); });
           });
}

bool truncateAtNextCombat(const Rules& rules, const std::optional<ActiveCombat>& fight, const State& state,
                          Trace& trace)
{
    const std::size_t next = fight && !state.frames.empty() ? nextFrom(trace) : trace.size();
    if (next == trace.size())
        return false;
    const std::optional<ActiveCombat> now = engaged(rules, state);
    if (!now || sameEngaged(rules, *fight, *now))
        return false;
    trace.erase(trace.begin() + static_cast<std::ptrdiff_t>(next), trace.end());
    return true;
}

} // namespace fw
