#include "engine/play/PositionEffects.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::string_view removedTo = "removed:";

} // namespace

std::string removalEvent(const Compiled& c, PlaceId box)
{
    const Box* known = c.boxAt(box);
    return std::string(removedTo) + (known ? wordOf(known->role) : "other");
}

Rational markWithin(const CMark& mark, Rational value)
{
    if (mark.form == MarkForm::Ladder)
        return std::clamp<std::int64_t>(value.num(), 0, static_cast<std::int64_t>(mark.steps.size()) - 1);
    if (mark.form == MarkForm::Number && mark.src->floor && value < *mark.src->floor)
        return *mark.src->floor;
    if (mark.form == MarkForm::Number && mark.src->ceiling && value > *mark.src->ceiling)
        return *mark.src->ceiling;
    return value;
}

std::int32_t markBearer(const Board& board, const CMark& mark, Kind kind, std::int32_t item)
{
    switch (mark.on) {
    case MarkOn::Side: return board.sideOf(kind, item);
    case MarkOn::Place: return board.placeOf(kind, item).index();
    case MarkOn::Hexside: return kind == Kind::Places && board.c.isHexside(PlaceId(item)) ? item : -1;
    case MarkOn::Way: return kind == Kind::Places && !board.c.waysAcross(PlaceId(item)).empty() ? item : -1;
    case MarkOn::Area: return kind == Kind::Places && board.c.isArea(PlaceId(item)) ? item : -1;
    case MarkOn::Unit: return kind == Kind::Units ? item : -1;
    case MarkOn::Formation: return board.formationOf(kind, item);
    case MarkOn::Engagement: return kind == Kind::Engagements && board.engagement(item) ? item : -1;
    case MarkOn::Game: break;
    }
    return kind == Kind::Game ? 0 : item;
}

void PositionEffects::setMark(MarkId mark, std::int32_t subject, Rational value)
{
    const CMark& m = vm.c.marks[mark];
    if (m.form == MarkForm::Set)
        return; // members are added and removed one by one
    if (!value.valid()) {
        vm.stop(Text("the mark '{0}' is too large", {m.src->id}), "look for a row that adds to it without end");
        return;
    }
    value = markWithin(m, value);
    const PositionChange p = change({.unit = {}, .mark = mark, .subject = subject});
    if (Rational* const kept = markSlot(vm.c, *p, m, subject)) {
        *kept = value;
    } else if (m.noted()) {
        auto& notes = p->notes;
        auto at = std::ranges::find_if(notes, [&](const Note& n) { return n.mark == mark && n.subject == subject; });
        if (at != notes.end())
            notes.erase(at);
        if (value != (m.form == MarkForm::Number ? m.src->start : Rational(0))) {
            const Note added{mark, subject, -1, value};
            notes.insert(std::lower_bound(notes.begin(), notes.end(), added), added);
        }
    }
}

void PositionEffects::setMember(MarkId mark, std::int32_t subject, UnitId member, bool in)
{
    const PositionChange p = change({.unit = {}, .mark = mark, .subject = subject});
    auto& notes = p->notes;
    const Note note{mark, subject, member.index(), 1};
    const auto at = std::lower_bound(notes.begin(), notes.end(), note);
    const bool have = at != notes.end() && *at == note;
    if (in && !have)
        notes.insert(at, note);
    else if (!in && have)
        notes.erase(at);
}

void PositionEffects::clearMarks(Lifetime lifetime)
{
    const PositionChange p = change();
    for (const MarkId m : vm.c.marks.ids()) {
        const CMark& mark = vm.c.marks[m];
        if (mark.src->lifetime != lifetime)
            continue;
        if (!mark.noted())
            for (std::int64_t bearer = 0; bearer < bearersOf(vm.c, *p, mark); ++bearer)
                *markSlot(vm.c, *p, mark, bearer) = mark.src->start;
        else
            std::erase_if(p->notes, [&](const Note& n) { return n.mark == m; });
    }
    std::erase_if(vm.state.fired,
                  [&](const auto& fired) { return checkedAt(vm.c.ruleset.triggers, fired.first).once == lifetime; });
}

void PositionEffects::placeOnTop(UnitId unit, PlaceId place)
{
    if (place.index() >= vm.c.places) {
        vm.stop(Text("{0} is no cell or box, and no unit can be there", {vm.rules.placeName(place)}),
                "name a cell, as with '/cells' after a hexside or an area");
        return;
    }
    const PositionChange p = change({.unit = unit});
    p.unit(unit).place = place;
    p.unit(unit).order = p->nextOrder++;
}

void PositionEffects::takeOff(UnitId unit, PlaceId box, const std::string& cite)
{
    const PlaceId from = vm.unit(unit).place;
    placeOnTop(unit, box);
    const std::string event = removalEvent(vm.c, box);
    if (vm.tracing()) {
        const Box* known = vm.c.boxAt(box);
        // A hand or a pile is a place, but "Eliminated" is the fate of a counter.
        const bool pile = known != nullptr && known->role == BoxRole::Other;
        Event line(
            UnitRemoved{vm.unitName(unit), known ? known->label : "off the map", event.substr(removedTo.size()), pile},
            "remove", cite);
        vm.addSubject(line, Kind::Units, unit.index());
        vm.note(std::move(line));
    }
    vm.raise(event, {{names::subject, Value::of(Kind::Units, {unit.index()})}, {names::from, Value::of(from)}});
}

void PositionEffects::setSteps(UnitId unit, std::int64_t steps)
{
    change({.unit = unit}).unit(unit).steps = static_cast<std::int16_t>(steps);
}

void PositionEffects::setFacing(UnitId unit, std::int64_t facing)
{
    change({.unit = unit}).unit(unit).facing = static_cast<std::int16_t>(facing);
}

void PositionEffects::setSchedule(UnitId unit, std::optional<Scheduled> arrival)
{
    const PositionChange p = change();
    auto& schedule = p->schedule;
    std::erase_if(schedule, [&](const Scheduled& one) { return one.unit == unit; });
    if (arrival)
        schedule.insert(std::lower_bound(schedule.begin(), schedule.end(), unit,
                                         [](const Scheduled& one, UnitId id) { return one.unit < id; }),
                        std::move(*arrival));
}

void PositionEffects::relate(std::int32_t side, std::int32_t other, Relation relation)
{
    setRelation(change()->relations, side, other, relation);
}

std::int32_t PositionEffects::declare(Engagement engagement)
{
    const PositionChange p = change();
    engagement.number = ++p->declared;
    p->engagements.push_back(std::move(engagement));
    return p->declared;
}

void PositionEffects::conclude(std::int32_t number)
{
    const PositionChange p = change();
    std::erase_if(p->engagements, [&](const Engagement& one) { return one.number == number; });
    std::erase_if(p->notes, [&](const Note& note) {
        return vm.c.marks[note.mark].on == MarkOn::Engagement && note.subject == number;
    });
}

void PositionEffects::concludeAll()
{
    while (!vm.position().engagements.empty())
        conclude(vm.position().engagements.back().number);
}

void PositionEffects::startTurn(std::int32_t turn, const std::string& cite)
{
    change()->turn = turn;
    vm.note({TurnStarted{turn, vm.c.scenario.turnName(turn)}, "turn", cite});
}

void PositionEffects::sendOff(const std::string& cite)
{
    const PlaceId left = vm.c.boxOf(vm.c.boxOf(BoxRole::Left).valid() ? BoxRole::Left : BoxRole::Removed);
    const PlaceId waiting = vm.c.boxOf(BoxRole::Arrivals);
    for (const Placement& placement : vm.c.scenario.setup) {
        const UnitId unit(vm.rules.unit(placement.unit));
        if (placement.leaves.turn <= 0 || placement.leaves.turn > vm.position().turn || !unit.valid())
            continue;
        const PlaceId at = vm.unit(unit).place;
        const auto& from = placement.leaves.at;
        const bool there = from.empty() ? vm.c.onMap(at) || (waiting.valid() && at == waiting)
                                        : std::ranges::find(from, at.index()) != from.end();
        if (there)
            takeOff(unit, left, cite);
    }
}

void PositionEffects::startPhase(Sym phase, std::int32_t side)
{
    const PositionChange p = change();
    p->phase = phase;
    p->active = side;
}

} // namespace fw
