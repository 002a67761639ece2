// Face-down counters that even the referee cannot identify. Each has the name of some unit of its side, and actions are
// judged as if it were that unit. If the units may be permuted, every permutation must have the same visible outcome;
// otherwise somebody must identify a counter first.
#include "engine/play/Unidentified.h"

#include "engine/base/CheckedIndex.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/StateView.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/StepBudget.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

const Unidentified* among(const Position& position, UnitId unit)
{
    for (const Unidentified& one : position.unidentified)
        if (one.unit == unit)
            return &one;
    return nullptr;
}

bool has(const std::vector<UnitId>& list, UnitId unit)
{
    return std::ranges::find(list, unit) != list.end();
}

/// Assigns to each unidentified counter of a side a different unit that it may be.
class Matching
{
public:
    Matching(const Rules& rules, const Position& position, std::int32_t side)
    {
        for (const Unidentified& one : position.unidentified)
            if (rules.compiled().units[one.unit].side == side) {
                mSlots.push_back(one.unit);
                mMay.push_back(mayBe(rules, position, one.unit));
            }
        mIs = mSlots;
    }

    /// Assigns a unit to a counter and changes as few others as possible; false when that is impossible.
    bool make(UnitId unit, UnitId is)
    {
        const auto slot = static_cast<std::size_t>(std::ranges::find(mSlots, unit) - mSlots.begin());
        const auto other = static_cast<std::size_t>(std::ranges::find(mIs, is) - mIs.begin());
        if (slot >= mSlots.size() || other >= mSlots.size() || !has(mMay[slot], is))
            return false;
        if (slot == other)
            return true;
        mFree = mIs[slot];
        mIs[slot] = is;
        std::vector<char> seen(mSlots.size(), 0);
        seen[slot] = 1;
        return finds(other, seen);
    }
    void apply(UnitPermutation& out) const
    {
        for (std::size_t i = 0; i < mSlots.size(); ++i)
            out.set(mSlots[i], mIs[i]);
    }

private:
    /// Assigns the free unit to a slot, or the unit of another slot that then finds a replacement.
    bool finds(std::size_t slot, std::vector<char>& seen)
    {
        if (has(mMay[slot], mFree)) {
            mIs[slot] = mFree;
            return true;
        }
        seen[slot] = 1;
        for (std::size_t i = 0; i < mSlots.size(); ++i)
            if (!seen[i] && has(mMay[slot], mIs[i])) {
                const UnitId taken = mIs[i];
                if (finds(i, seen)) {
                    mIs[slot] = taken;
                    return true;
                }
            }
        return false;
    }

    std::vector<UnitId> mSlots;            ///< the counters, by the units whose names they have
    std::vector<std::vector<UnitId>> mMay; ///< the units that each counter may be
    std::vector<UnitId> mIs;               ///< the unit that is assigned to each counter
    UnitId mFree;
};

/// What everybody can see after an action.
struct Seen {
    Position position;
    bool over = false;
    Sym outcome = noSym;
    std::string asks;
    std::vector<std::pair<EventData, std::string>> told; ///< events and the cases that they cite
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seenOf(const Rules& rules, const Outcome& out)
{
    Seen seen{redact(rules, out.state, "public").position, out.state.over, out.state.outcome, {}, {}};
    const Question next = question(rules, out.state);
    seen.asks = next.node + ' ' + plain(next.text);
    for (const std::string& seat : next.seats)
        seen.asks += ' ' + seat;
    for (const DieAsked& die : next.dice)
        seen.asks += ' ' + die.name;
    for (const Event& line : out.trace)
        if (line.kind() != EventKind::NotApplied)
            seen.told.emplace_back(line.data, line.cite);
    return seen;
}

/// The unidentified counters in an action.
std::vector<UnitId> namedIn(const Rules& rules, const Position& position, const Action& action)
{
    std::vector<UnitId> out;
    if (action.kind != Action::Kind::Choose)
        return out;
    for (const Argument& arg : action.args)
        for (const std::string& value : arg.values)
            if (const UnitId unit(rules.unit(value)); unit.valid() && among(position, unit) && !has(out, unit))
                out.push_back(unit);
    return out;
}

/// A state and an action after a permutation of the unidentified counters.
struct Supposed {
    State state;
    Action action;
};

Result<Outcome> tried(const Rules& rules, const Supposed& by, bool traced)
{
    StepBudget budget;
    return orProblem([&] { return apply(rules, by.state, by.action, traced, budget); }, "ruleset");
}

Supposed taken(const Rules& rules, const Supposed& from, const UnitPermutation& by)
{
    return {renamed(rules, from.state, by), renamed(rules, from.action, by)};
}

/// Finds a permutation by which the action is legal, and keeps the units that each of its counters may then be.
Result<void> suppose(const Rules& rules, Supposed& by)
{
    const std::size_t count = namedIn(rules, by.state.position, by.action).size();
    for (std::size_t k = 0; k < count; ++k) {
        const std::vector<UnitId> named = namedIn(rules, by.state.position, by.action);
        if (k >= named.size())
            break;
        std::vector<UnitId> fit;
        std::optional<UnitPermutation> first;
        std::vector<UnitId> order = mayBe(rules, by.state.position, named[k]);
        // Its current name comes first, so that counters are not exchanged without need.
        std::stable_partition(order.begin(), order.end(), [&](UnitId u) { return u == named[k]; });
        for (const UnitId is : order) {
            const auto reading = supposing(rules, by.state.position, named[k], is);
            if (!reading || !tried(rules, taken(rules, by, *reading), false))
                continue;
            fit.push_back(is);
            if (!first)
                first = reading;
        }
        if (!first) {
            const Result<Outcome> plainly = tried(rules, by, false);
            Problem p = plainly ? Problem(Trouble::Refused, "it is refused") : plainly.error();
            p.text = Text("{0} is unidentified, and none of the units that it may be can do that; for one of them: {1}",
                          {rules.counterName(by.state.position, named[k]), plain(p.text)});
            return tl::unexpected(std::move(p));
        }
        by = taken(rules, by, *first);
        std::ranges::sort(fit);
        for (Unidentified& one : by.state.position.unidentified)
            if (one.unit == first->of(named[k]))
                one.may = fit;
    }
    return {};
}

/// Permutations that together assign every counter to every unit that it may be.
std::vector<UnitPermutation> readings(const Rules& rules, const Position& position)
{
    const Compiled& c = rules.compiled();
    std::vector<UnitPermutation> out;
    std::set<std::pair<UnitId, UnitId>> covered;
    std::vector<std::vector<UnitId>> sides(static_cast<std::size_t>(c.sides));
    std::size_t longest = 0;
    for (const Unidentified& one : position.unidentified) {
        std::vector<UnitId>& side = checkedAt(sides, c.units[one.unit].side);
        side.push_back(one.unit);
        longest = std::max(longest, side.size());
    }
    // Rotating a whole side at once, if possible, needs as many permutations as there are counters instead of pairs.
    for (std::size_t by = 1; by < longest; ++by) {
        UnitPermutation turn(c.units.size());
        for (const std::vector<UnitId>& side : sides) {
            const auto next = [&](std::size_t i) { return side[(i + by) % side.size()]; };
            bool may = true;
            for (std::size_t i = 0; i < side.size() && may; ++i)
                may = has(mayBe(rules, position, side[i]), next(i));
            for (std::size_t i = 0; i < side.size() && may; ++i) {
                turn.set(side[i], next(i));
                covered.emplace(side[i], next(i));
            }
        }
        if (!turn.nothing())
            out.push_back(std::move(turn));
    }
    for (const Unidentified& one : position.unidentified)
        for (const UnitId is : mayBe(rules, position, one.unit))
            if (is != one.unit && !covered.contains({one.unit, is}))
                if (auto pair = supposing(rules, position, one.unit, is))
                    out.push_back(std::move(*pair));
    return out;
}

/// Whether an onlooker would see another outcome after another permutation.
bool tells(const Rules& rules, const Supposed& by, const UnitPermutation& reading, const Seen& seen, bool traced,
           bool mayFail)
{
    const auto other = tried(rules, taken(rules, by, reading), traced);
    return other ? !(seenOf(rules, *other) == seen) : !mayFail;
}

/// The counters that the outcome depends on: those that it reveals, else those whose exchange changes it most often.
std::vector<UnitId> culprits(const Rules& rules, const Supposed& by, const Outcome& out, const Seen& seen, bool traced)
{
    const Position& now = by.state.position;
    const std::vector<UnitId> acting = namedIn(rules, now, by.action);
    std::vector<UnitId> shown;
    std::vector<UnitId> worst;
    std::size_t most = 0;
    for (const Unidentified& one : now.unidentified) {
        if (!rules.unidentified(out.state.position, one.unit))
            shown.push_back(one.unit);
        std::size_t count = 0;
        for (const UnitId is : mayBe(rules, now, one.unit))
            if (const auto pair = supposing(rules, now, one.unit, is); pair && is != one.unit)
                count += tells(rules, by, *pair, seen, traced, has(acting, one.unit)) ? 1 : 0;
        if (count > most)
            worst.clear();
        most = std::max(most, count);
        if (count > 0 && count == most)
            worst.push_back(one.unit);
    }
    return shown.empty() ? worst : shown;
}

/// The counters that must be identified first.
std::vector<UnitId> deciding(const Rules& rules, const Supposed& by, const Outcome& out)
{
    const std::vector<UnitId> acting = namedIn(rules, by.state.position, by.action);
    // The cost of a concealed counter's own move is known only to its owner; the rest of a trace is public.
    const bool traced = acting.empty();
    const Outcome bare{out.state, traced ? out.trace : Trace()};
    const Seen seen = seenOf(rules, bare);
    for (const UnitPermutation& reading : readings(rules, by.state.position))
        if (tells(rules, by, reading, seen, traced, !acting.empty()))
            return culprits(rules, by, out, seen, traced);
    return {};
}

/// Identifies the counters that can be only one unit.
void settle(const Rules& rules, Position& position)
{
    std::vector<UnitId> known;
    for (const Unidentified& one : position.unidentified)
        if (!rules.unidentified(position, one.unit))
            known.push_back(one.unit);
    std::erase_if(position.unidentified, [&](const Unidentified& one) { return has(known, one.unit); });
    for (Unidentified& one : position.unidentified)
        std::erase_if(one.may, [&](UnitId unit) { return has(known, unit); });
}

} // namespace

bool canForget(const Rules& rules, const Position& position, const std::string& side)
{
    const Compiled& c = rules.compiled();
    const std::int32_t index = rules.side(side);
    for (const UnitId u : c.units.ids())
        if (c.units[u].side == index && c.onMap(checkedAt(position.units, u.index()).place) && !among(position, u)
            && rules.concealed(position, u, "public"))
            return true;
    return false;
}

std::vector<UnitId> mayBe(const Rules& rules, const Position& position, UnitId unit)
{
    const Unidentified* const own = among(position, unit);
    if (own == nullptr || !own->may.empty())
        return own == nullptr ? std::vector<UnitId>() : own->may;
    std::vector<UnitId> out;
    const Compiled& c = rules.compiled();
    for (const Unidentified& one : position.unidentified)
        if (c.units[one.unit].side == c.units[unit].side)
            out.push_back(one.unit);
    return out;
}

std::optional<UnitPermutation> supposing(const Rules& rules, const Position& position, UnitId unit, UnitId is)
{
    UnitPermutation out(rules.compiled().units.size());
    Matching matching(rules, position, rules.compiled().units[unit].side);
    if (!matching.make(unit, is))
        return std::nullopt;
    matching.apply(out);
    return out;
}

Result<Outcome> carryOutUnidentified(const Rules& rules, const State& state, const Action& action, bool traced)
{
    Supposed by{state, action};
    if (auto done = suppose(rules, by); !done)
        return tl::unexpected(done.error());
    auto out = tried(rules, by, traced || namedIn(rules, by.state.position, by.action).empty());
    const bool says = action.kind == Action::Kind::Set && out
                      && out->state.position.unidentified != by.state.position.unidentified;
    if (!out || says)
        return out;
    const std::vector<UnitId> who = deciding(rules, by, *out);
    if (who.empty()) {
        settle(rules, out->state.position);
        return out;
    }
    std::string names;
    for (const UnitId unit : who)
        names += (names.empty() ? "" : ", ") + rules.counterName(by.state.position, unit);
    return tl::unexpected(Problem(
        Trouble::Refused, Text("the result depends on which unit is face down there; identify it first: {0}", {names}),
        {}, {}, {}, Text("set {0} is NAME because ...", {rules.counterName(by.state.position, who.front())})));
}

std::vector<UnitId> toIdentify(const Rules& rules, const State& state, const Action& action)
{
    Supposed by{state, action};
    if (state.position.unidentified.empty() || !suppose(rules, by))
        return {};
    const auto out = tried(rules, by, true);
    if (!out)
        return {};
    std::vector<UnitId> who = deciding(rules, by, *out);
    // Each unit stands for a counter of the permuted state; find the counter with that name in the real state.
    for (UnitId& unit : who)
        for (const Unidentified& one : state.position.unidentified)
            if (rules.counterName(state.position, one.unit) == rules.counterName(by.state.position, unit)) {
                unit = one.unit;
                break;
            }
    return who;
}

Choices offeredUnidentified(const Rules& rules, const State& state, const Draft& draft)
{
    const auto among = [&](const State& by, const Draft& begun) {
        return cutWhenSpent([&] {
            StepBudget budget;
            return offered(rules, by, begun, budget);
        });
    };
    const std::vector<UnitId> named = namedIn(rules, state.position, draft);
    Choices out = among(state, draft);
    for (const UnitId unit : named)
        for (const UnitId is : mayBe(rules, state.position, unit)) {
            const auto reading = supposing(rules, state.position, unit, is);
            if (is == unit || !reading || out.cut)
                continue;
            UnitPermutation back(rules.compiled().units.size());
            for (const Unidentified& one : state.position.unidentified)
                back.set(reading->of(one.unit), one.unit);
            for (Choice choice : among(renamed(rules, state, *reading), renamed(rules, draft, *reading))) {
                if (const UnitId said(rules.unit(choice.value)); said.valid())
                    choice.value = checkedAt(rules.scenario().units, back.of(said).index()).id;
                const auto same = [&](const Choice& one) {
                    return one.kind == choice.kind && one.field == choice.field && one.value == choice.value;
                };
                if (std::ranges::none_of(out, same))
                    out.push_back(std::move(choice));
            }
        }
    return out;
}

} // namespace fw
