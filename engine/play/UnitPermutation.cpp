// The state after some counters exchange their identities.
#include "engine/play/UnitPermutation.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace fw {

UnitPermutation::UnitPermutation(std::size_t units)
{
    mTo.reserve(units);
    for (std::size_t u = 0; u < units; ++u)
        mTo.emplace_back(static_cast<std::int32_t>(u));
}

void UnitPermutation::swap(UnitId one, UnitId other)
{
    std::swap(mTo[static_cast<std::size_t>(one.index())], mTo[static_cast<std::size_t>(other.index())]);
}

UnitId UnitPermutation::of(UnitId unit) const
{
    return inside(mTo, unit.index()) ? checkedAt(mTo, unit.index()) : unit;
}

bool UnitPermutation::nothing() const
{
    for (std::size_t u = 0; u < mTo.size(); ++u)
        if (mTo[u].index() != static_cast<std::int32_t>(u))
            return false;
    return true;
}

namespace {

/// How many numbers precede the counters in an internal list; its size when it holds no counters.
std::size_t counted(const Compiled& c, const Frame& frame, const Local& local)
{
    for (const Instr& instr : c.bodies[frame.body].code) {
        if (const auto* each = std::get_if<EachBeginInstr>(&instr); each && each->list == local.name)
            return each->chosen ? 0 : 1;
        if (const auto* move = std::get_if<MoveInstr>(&instr); move && move->kept == local.name)
            return 3;
    }
    return local.value.items.size();
}

void rename(Value& value, std::size_t from, const UnitPermutation& by)
{
    if (value.kind != Kind::Units)
        return;
    for (std::size_t i = from; i < value.items.size(); ++i)
        value.items[i] = by.of(UnitId(value.items[i])).index();
}

void rename(const Compiled& c, Position& p, const UnitPermutation& by)
{
    const Position old = p;
    for (const UnitId u : c.units.ids()) {
        const UnitState& from = checkedAt(old.units, u.index());
        UnitState& to = checkedAt(p.units, by.of(u).index());
        to = from;
        if (from.steps == c.units[u].steps) // a unit at full strength stays at full strength
            to.steps = static_cast<std::int16_t>(c.units[by.of(u)].steps);
        const std::size_t n = c.units.size();
        for (std::size_t slot = 0; slot * n < p.unitMarks.size(); ++slot)
            p.unitMarks[slot * n + static_cast<std::size_t>(by.of(u).index())] = checkedAt(
                old.unitMarks, slot * n + static_cast<std::size_t>(u.index()));
    }
    for (Note& note : p.notes) {
        if (c.marks[note.mark].on == MarkOn::Unit)
            note.subject = by.of(UnitId(note.subject)).index();
        if (note.other >= 0)
            note.other = by.of(UnitId(note.other)).index();
    }
    std::ranges::sort(p.notes);
    for (Scheduled& one : p.schedule)
        one.unit = by.of(one.unit);
    std::ranges::sort(p.schedule, [](const Scheduled& a, const Scheduled& b) { return a.unit < b.unit; });
    for (Engagement& one : p.engagements)
        if (one.kind == Kind::Units)
            for (std::int32_t& unit : one.about)
                unit = by.of(UnitId(unit)).index();
    for (Unidentified& one : p.unidentified)
        one.unit = by.of(one.unit);
    std::ranges::sort(p.unidentified, [](const Unidentified& a, const Unidentified& b) { return a.unit < b.unit; });
}

void rename(const Rules& rules, std::vector<Argument>& args, const UnitPermutation& by)
{
    for (Argument& arg : args)
        for (std::string& value : arg.values)
            if (const UnitId unit(rules.unit(value)); unit.valid())
                value = checkedAt(rules.scenario().units, by.of(unit).index()).id;
}

} // namespace

State renamed(const Rules& rules, const State& state, const UnitPermutation& by)
{
    State out = state;
    if (by.nothing())
        return out;
    const Compiled& c = rules.compiled();
    rename(c, out.position, by);
    for (Frame& frame : out.frames)
        for (Local& local : frame.locals) {
            const bool own = checkedAt(c.words, local.name).starts_with('#');
            rename(local.value, own ? counted(c, frame, local) : 0, by);
        }
    for (Sealed& sealed : out.sealed) {
        for (Local& local : sealed.filled)
            rename(local.value, 0, by);
        rename(rules, sealed.args, by);
    }
    return out;
}

Action renamed(const Rules& rules, const Action& action, const UnitPermutation& by)
{
    Action out = action;
    if (!by.nothing()) {
        rename(rules, out.args, by);
    }
    return out;
}

Draft renamed(const Rules& rules, const Draft& draft, const UnitPermutation& by)
{
    Draft out = renamed(rules, static_cast<const Action&>(draft), by);
    std::vector<Argument> set{{{}, draft.towards}};
    rename(rules, set, by);
    out.towards = std::move(set.front().values);
    return out;
}

} // namespace fw
