#include "engine/play/KnownView.h"

#include "engine/base/CheckedIndex.h"
#include "engine/play/OpenMenu.h"

#include <algorithm>

namespace fw {

namespace {

/// The units whose places are hidden from a side.
std::vector<UnitId> unplacedFor(const StateView& view, std::int32_t side)
{
    std::vector<UnitId> out;
    if (side < 0 || !hidesPlaces(view.rules))
        return out;
    const std::string& seat = checkedAt(view.c.scenario.sides, side).id;
    for (const UnitId unit : view.c.units.ids())
        if (view.rules.unplaced(view.position(), unit, seat))
            out.push_back(unit);
    return out;
}

/// Sets a local of the innermost frame.
void put(State& state, Local local)
{
    auto& locals = state.frames.back().locals;
    std::erase_if(locals, [&](const Local& other) { return other.name == local.name; });
    if (local.value.kind != Kind::None)
        locals.push_back(std::move(local));
}

} // namespace

KnownView::KnownView(StateView& whole, std::int32_t side) : mWhole(whole)
{
    const std::vector<UnitId> hidden = unplacedFor(whole, side);
    const ChooseInstr* choice = whole.secretChoice();
    const bool plotted = choice != nullptr && choice->several() && !choice->answers.empty() && side >= 0;
    if (hidden.empty() && !plotted)
        return;
    State& known = mState.emplace(whole.now);
    for (const UnitId unit : hidden) {
        UnitState& one = checkedAt(known.position.units, unit.index());
        one.place = {};
        one.facing = 0;
    }
    if (plotted) {
        const Items by = whole.scope().resolve(choice->by);
        for (std::int32_t k = 0; k < by.size() && inside(choice->answers, k); ++k) {
            // Of the other sides' answers the side knows nothing.
            const bool own = whole.scope().board.sideOf(by.kind, by[k]) == side;
            for (Local& local :
                 givenSoFar(whole.c, *choice, checkedAt(choice->answers, k), whole.now.sealed, own ? side : -1))
                put(known, std::move(local));
        }
    }
    mView.emplace(whole.rules, known, whole.bareScope().budget);
}

Position withoutUnplaced(const Rules& rules, Position position, const std::string& seat)
{
    for (const UnitId unit : rules.compiled().units.ids())
        if (rules.unplaced(position, unit, seat))
            checkedAt(position.units, unit.index()).place = {};
    return position;
}

std::vector<Local> givenSoFar(const Compiled& c, const ChooseInstr& choice, Sym name,
                              const std::vector<Sealed>& answers, std::int32_t side)
{
    std::vector<Local> out;
    for (const CEntry& entry : choice.menu)
        for (const CField& field : entry.fields)
            if (const Sym all = c.find(checkedAt(c.words, name) + "-" + field.src->name);
                all != noSym && std::ranges::find(out, all, &Local::name) == out.end())
                out.push_back({all, {}});
    std::int64_t count = 0;
    for (const Sealed& answer : answers) {
        if (answer.side != side || answer.answer == choice.done)
            continue;
        ++count;
        for (const Local& local : answer.filled) {
            const Sym all = c.find(checkedAt(c.words, name) + "-" + checkedAt(c.words, local.name));
            if (all == noSym || (local.value.kind != Kind::Units && local.value.kind != Kind::Places))
                continue;
            const auto there = std::ranges::find_if(out, [&](const Local& one) { return one.name == all; });
            if (there == out.end())
                continue;
            there->value.kind = local.value.kind;
            for (const std::int32_t item : local.value.items)
                if (std::ranges::find(there->value.items, item) == there->value.items.end())
                    there->value.items.push_back(item);
        }
    }
    out.push_back({name, Value::ofNumber(count)});
    return out;
}

} // namespace fw
