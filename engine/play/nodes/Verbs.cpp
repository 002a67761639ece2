// The change of each verb, and its report.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/PositionEffects.h"
#include "engine/play/Settings.h"
#include "engine/play/VerbEffects.h"

#include <algorithm>
#include <limits>

namespace fw {

namespace {

/// Whether changes of a mark are reported: bookkeeping that no counter shows is not.
bool spoken(const CMark& m)
{
    return !m.src->label.empty() && (!m.src->drawn.empty() || m.src->lifetime == Lifetime::Game)
           && m.src->drawn != "none";
}

/// Fills in the new value of a mark for an event.
void tellValue(const Rules& rules, const CMark& mark, MarkChanged& to)
{
    const MarkId index = rules.compiled().marks.idOf(mark);
    if (keepsSide(rules, index) || keepsPlace(rules, index)) {
        to.form = MarkChanged::Form::Holder;
        to.now = markValueText(rules, index, {to.after.text()});
    } else if (mark.form == MarkForm::Ladder) {
        to.form = MarkChanged::Form::Step;
        to.now = checkedAt(mark.src->steps, to.after.num());
    } else if (mark.form == MarkForm::Number) {
        to.form = MarkChanged::Form::Number;
    }
}

} // namespace

Event verbEvent(const Interpreter& vm, const VerbInstr& i, Kind kind, std::int32_t item)
{
    const Verb& verb = *i.src;
    Event line({}, wordOf(verb.kind), !verb.cite.empty() ? verb.cite : i.node ? i.node->cite : std::string());
    if (kind == Kind::Sides)
        line.units = {checkedAt(vm.c.scenario.sides, item).id};
    else if (kind == Kind::Formations)
        for (const UnitId u : checkedAt(vm.c.formations, item).units)
            vm.addSubject(line, Kind::Units, u.index());
    else
        vm.addSubject(line, kind, item);
    return line;
}

Rational markAfter(const Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t subject)
{
    const CMark& mark = vm.c.marks[i.mark];
    if (i.is<UnmarkVerb>())
        return mark.form == MarkForm::Number ? mark.src->start : Rational(0);
    if (i.is<AddVerb>())
        return markOf(vm.c, vm.state.position, i.mark, subject) + effect.amount;
    if (mark.form == MarkForm::Ladder)
        return i.src->as<MarkVerb>()->step.empty() ? effect.amount : Rational(i.step);
    if (mark.form == MarkForm::Flag)
        return effect.amount != Rational(0) ? 1 : 0;
    // A side is kept as a number: its index in the list of sides, counted from 1.
    if (effect.to.kind == Kind::Sides && !effect.to.items.empty())
        return effect.to.items[0] + 1;
    return effect.amount;
}

bool changesMembers(const Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t subject)
{
    const auto has = [&](std::int32_t member) {
        const auto& notes = vm.state.position.notes;
        return std::ranges::any_of(notes, [&](const Note& n) {
            return n.mark == i.mark && n.subject == subject && (member < 0 ? n.other >= 0 : n.other == member);
        });
    };
    const bool off = i.is<UnmarkVerb>();
    if (off && !i.to.given())
        return has(-1);
    return effect.to.kind == Kind::Units
           && std::ranges::any_of(effect.to.items, [&](std::int32_t member) { return has(member) == off; });
}

PlaceId boxFor(const Interpreter& vm, const VerbInstr& i)
{
    if (i.box.valid() || !i.is<LoseVerb>())
        return i.box;
    return vm.c.boxOf(BoxRole::Eliminated);
}

namespace {

/// Reports the effect of a verb on one member.
void tell(Interpreter& vm, const VerbInstr& i, Kind kind, std::int32_t item, EventData data)
{
    Event line = verbEvent(vm, i, kind, item);
    line.data = std::move(data);
    vm.note(std::move(line));
}

void changeMembers(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item,
                   std::int32_t subject)
{
    const CMark& mark = vm.c.marks[i.mark];
    const bool off = i.is<UnmarkVerb>();
    const bool changed = changesMembers(vm, i, effect, subject);
    Items members;
    members.kind = Kind::Units;
    if (off && !i.to.given()) {
        for (const Note& n : vm.position().notes)
            if (n.mark == i.mark && n.subject == subject)
                members.add(n.other);
    } else if (effect.to.kind == Kind::Units) {
        for (const std::int32_t member : effect.to.items)
            members.add(member);
    }
    for (const UnitId member : members.units())
        PositionEffects(vm).setMember(i.mark, subject, member, !off);
    if (vm.tracing() && spoken(mark) && !members.empty())
        tell(
            vm, i, effect.of.kind, item,
            MembersChanged{mark.src->id, mark.src->label, vm.nameOf(effect.of.kind, item), vm.unitNames(members), off});
    if (changed)
        vm.raise("marked:" + mark.src->id, {{names::subject, Value::of(effect.of.kind, {item})}});
}

void changeMark(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const CMark& mark = vm.c.marks[i.mark];
    const std::int32_t subject = markBearer(vm.bareScope().board, mark, effect.of.kind, item);
    if (mark.form == MarkForm::Set)
        return changeMembers(vm, i, effect, item, subject);
    // A change to the mark of a formation is reported for the formation.
    const bool formation = mark.on == MarkOn::Formation;
    const Kind kind = formation ? Kind::Formations : effect.of.kind;
    item = formation ? subject : item;
    const Rational before = markOf(vm.c, vm.state.position, i.mark, subject);
    PositionEffects(vm).setMark(i.mark, subject, markAfter(vm, i, effect, subject));
    const Rational after = markOf(vm.c, vm.state.position, i.mark, subject);
    if (after == before)
        return;
    if (vm.tracing() && spoken(mark)) {
        MarkChanged changed{mark.src->id, mark.src->label, vm.nameOf(kind, item), MarkChanged::Form::Flag, {}, before,
                            after};
        if (mark.form == MarkForm::Number && effect.to.kind == Kind::Sides && !effect.to.items.empty()) {
            changed.form = MarkChanged::Form::Holder;
            changed.now = vm.nameOf(Kind::Sides, effect.to.items[0]);
        } else {
            tellValue(vm.rules, mark, changed);
        }
        tell(vm, i, kind, item, std::move(changed));
    }
    std::vector<Local> about{{names::subject, Value::of(kind, {item})}};
    vm.raise("marked:" + mark.src->id, about);
    if (mark.form == MarkForm::Number && mark.on != MarkOn::Unit)
        vm.raise("track:" + mark.src->id, std::move(about));
}

void changeSteps(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, UnitId who)
{
    const std::int32_t had = vm.unit(who).steps;
    const std::int64_t v = std::min<std::int64_t>(effect.amount.num(), std::numeric_limits<std::int16_t>::max());
    const bool loses = i.is<LoseVerb>();
    // A counter loses at most the steps that it has, and regains at most the steps printed on it.
    const std::int64_t steps = std::clamp<std::int64_t>(loses ? had - v : had + v, 0, vm.c.units[who].steps);
    PositionEffects(vm).setSteps(who, steps);
    if (vm.tracing() && steps != had)
        tell(vm, i, Kind::Units, who.index(), StepsChanged{vm.unitName(who), had, static_cast<int>(steps)});
}

template <class Kind>
void change(Interpreter& vm, const Kind&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if constexpr (requires(Kind kind) { kind.mark; })
        changeMark(vm, i, effect, item);
    else if constexpr (OneOf<Kind, std::variant<LoseVerb, RestoreVerb>>)
        changeSteps(vm, i, effect, UnitId(item));
    else // a unit is removed later, after triggers have run; the other verbs have no members
        static_assert(OneOf<Kind, std::variant<RemoveVerb, TurnVerb, EndGameVerb>>,
                      "write what it does, as for PlaceVerb");
}

void change(Interpreter& vm, const PlaceVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const UnitId who(item);
    const PlaceId to = effect.to.items.empty() ? PlaceId()
                                               : vm.bareScope().board.placeOf(effect.to.kind, effect.to.items[0]);
    if (!to.valid()) {
        if (i.box.valid())
            PositionEffects(vm).placeOnTop(who, i.box);
        return;
    }
    PositionEffects(vm).placeOnTop(who, to);
    if (!vm.tracing())
        return;
    Event line = verbEvent(vm, i, Kind::Units, item);
    line.data = UnitPlaced{vm.unitName(who), vm.placeName(to)};
    vm.addSubject(line, Kind::Places, to.index());
    vm.note(std::move(line));
}

void change(Interpreter& vm, const ScheduleVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const UnitId who(item);
    Scheduled arrival{who, static_cast<std::int32_t>(std::clamp<std::int64_t>(effect.amount.num(), 0, 100'000)), {}};
    std::string where;
    for (const std::int32_t to : effect.to.items)
        if (const PlaceId place = vm.bareScope().board.placeOf(effect.to.kind, to); place.valid()) {
            arrival.at.push_back(place.index());
            where += (where.empty() ? "" : ", ") + vm.placeName(place);
        }
    if (!i.to.given()) {
        const Scheduled* const before = vm.scope().board.scheduled(who);
        arrival.at = before ? before->at : vm.c.units[who].arrivalAt;
    }
    const int turn = arrival.turn;
    if (const PlaceId box = vm.c.boxOf(BoxRole::Arrivals); box.valid() && vm.unit(who).place != box)
        PositionEffects(vm).placeOnTop(who, box);
    PositionEffects(vm).setSchedule(who, std::move(arrival));
    if (vm.tracing())
        tell(vm, i, Kind::Units, item, UnitScheduled{vm.unitName(who), turn, where});
}

void change(Interpreter& vm, const FaceVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const UnitId who(item);
    const std::int64_t n = std::max(1, vm.c.facings);
    const std::int64_t facing = (effect.amount.num() % n + n) % n;
    PositionEffects(vm).setFacing(who, facing);
    if (vm.tracing())
        tell(vm, i, Kind::Units, item, UnitFaced{vm.unitName(who), vm.rules.facingName(static_cast<int>(facing))});
}

void change(Interpreter& vm, const RevealVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const CMark& mark = vm.c.marks[i.mark];
    PositionEffects(vm).setMark(i.mark, markBearer(vm.bareScope().board, mark, effect.of.kind, item), 0);
    if (vm.tracing())
        tell(vm, i, effect.of.kind, item, Revealed{vm.nameOf(effect.of.kind, item), mark.src->id});
    vm.raise("marked:" + mark.src->id, {{names::subject, Value::of(effect.of.kind, {item})}});
}

void change(Interpreter& vm, const ConcludeVerb&, const VerbInstr&, const PendingEffect&, std::int32_t item)
{
    PositionEffects(vm).conclude(item);
}

void change(Interpreter& vm, const RelateVerb& verb, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if (effect.to.kind != Kind::Sides || !verb.relation)
        return;
    for (const std::int32_t other : effect.to.items) {
        // A side has no relation to itself, and what does not change is not reported.
        if (other == item || relationIn(vm.position().relations, item, other) == *verb.relation)
            continue;
        PositionEffects(vm).relate(item, other, *verb.relation);
        if (vm.tracing())
            tell(vm, i, Kind::Sides, item,
                 SidesRelated{vm.nameOf(Kind::Sides, item), vm.nameOf(Kind::Sides, other), *verb.relation});
    }
}

} // namespace

void applyVerb(Interpreter& vm, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    std::visit([&](const auto& kind) { change(vm, kind, i, effect, item); }, i.src->kind);
}

} // namespace fw
