// What each verb changes, and what is said of it.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"
#include "engine/play/Settings.h"

#include <algorithm>
#include <limits>

namespace fw {

void Interpreter::putAt(UnitId who, PlaceId place)
{
    const Change p = change();
    p.unit(who).place = place;
    p.unit(who).order = p->nextOrder++;
}

namespace {

constexpr std::string_view removed = "removed:";

} // namespace

std::string Interpreter::removal(PlaceId box) const
{
    const Box* known = c.boxAt(box);
    return std::string(removed) + (known ? known->role : "other");
}

void Interpreter::takeOff(UnitId who, PlaceId box, const std::string& cite)
{
    const PlaceId from = unit(who).place;
    putAt(who, box);
    const Box* known = c.boxAt(box);
    const std::string label = known ? known->label : "off the map";
    if (tracing()) {
        // A hand or a pile is a place, "Eliminated" is what becomes of a counter.
        const bool pile = known != nullptr && known->role == "other";
        Event line(UnitRemoved{unitName(who), label, removal(box).substr(removed.size()), pile}, "remove", cite);
        line.units = {nth(c.scenario.units, who.index()).id};
        note(std::move(line));
    }
    raise(removal(box), {{names::subject, Value::of(Kind::Units, {who.index()})}, {names::from, Value::of(from)}});
}

Rational Interpreter::kept(const CMark& mark, Rational value)
{
    if (mark.form == MarkForm::Ladder)
        return std::clamp<std::int64_t>(value.num(), 0, static_cast<std::int64_t>(mark.steps.size()) - 1);
    if (mark.form == MarkForm::Number && mark.src->floor && value < *mark.src->floor)
        return *mark.src->floor;
    if (mark.form == MarkForm::Number && mark.src->ceiling && value > *mark.src->ceiling)
        return *mark.src->ceiling;
    return value;
}

void Interpreter::setMark(MarkId mark, std::int32_t subject, Rational v)
{
    const CMark& m = c.marks[mark];
    if (m.form == MarkForm::Set)
        return; // members come and go one by one
    if (!v.valid()) {
        stop(Text("the mark '{0}' is too large", {m.src->id}), "look for what adds to it without end");
        return;
    }
    v = kept(m, v);
    const Change p = change();
    if (Rational* const kept = keptOf(c, *p, m, subject)) {
        *kept = v;
    } else if (m.noted()) {
        auto& notes = p->notes;
        auto at = std::ranges::find_if(notes,
                                       [&](const fw::Note& n) { return n.mark == mark && n.subject == subject; });
        if (at != notes.end())
            notes.erase(at);
        if (v != (m.form == MarkForm::Number ? m.src->start : Rational(0))) {
            const fw::Note added{mark, subject, -1, v};
            notes.insert(std::lower_bound(notes.begin(), notes.end(), added), added);
        }
    }
}

void Interpreter::setMember(MarkId mark, std::int32_t subject, UnitId member, bool in)
{
    const Change p = change();
    auto& notes = p->notes;
    const fw::Note note{mark, subject, member.index(), 1};
    const auto at = std::lower_bound(notes.begin(), notes.end(), note);
    const bool have = at != notes.end() && *at == note;
    if (in && !have)
        notes.insert(at, note);
    else if (!in && have)
        notes.erase(at);
}

namespace {

/// Whether a mark's changes are worth a line: bookkeeping that no counter shows is not.
bool spoken(const CMark& m)
{
    return !m.src->label.empty() && (!m.src->drawn.empty() || m.src->lifetime == "game") && m.src->drawn != "none";
}

/// What a mark holds now, as an event tells it.
void tellValue(const Rules& rules, const CMark& mark, MarkChanged& to)
{
    const MarkId index = rules.compiled().marks.idOf(mark);
    if (keepsSide(rules, index) || keepsPlace(rules, index)) {
        to.form = MarkChanged::Form::Holder;
        to.now = markValueText(rules, index, {to.after.text()});
    } else if (mark.form == MarkForm::Ladder) {
        to.form = MarkChanged::Form::Step;
        to.now = nth(mark.src->steps, to.after.num());
    } else if (mark.form == MarkForm::Number) {
        to.form = MarkChanged::Form::Number;
    }
}

} // namespace

Event Interpreter::verbEvent(const VerbInstr& i, Kind kind, std::int32_t item) const
{
    const Verb& verb = *i.src;
    Event line({}, wordOf(verb.kind), !verb.cite.empty() ? verb.cite : i.node ? i.node->cite : std::string());
    if (kind == Kind::Units)
        line.units = {nth(c.scenario.units, item).id};
    else if (kind == Kind::Places)
        line.places = {rules.placeName(item)};
    else if (kind == Kind::Sides)
        line.units = {nth(c.scenario.sides, item).id};
    else if (kind == Kind::Formations)
        for (const UnitId u : nth(c.formations, item).units)
            line.units.push_back(nth(c.scenario.units, u.index()).id);
    return line;
}

std::int32_t Interpreter::bearer(const CMark& mark, Kind kind, std::int32_t item)
{
    switch (mark.on) {
    case MarkOn::Side: return mScope.board.sideOf(kind, item);
    case MarkOn::Place: return mScope.board.placeOf(kind, item).index();
    case MarkOn::Unit: return kind == Kind::Units ? item : -1;
    case MarkOn::Formation: return mScope.board.formationOf(kind, item);
    case MarkOn::Engagement: return kind == Kind::Engagements && mScope.board.engagement(item) ? item : -1;
    case MarkOn::Game: break;
    }
    return kind == Kind::Game ? 0 : item;
}

Rational Interpreter::markAfter(const VerbInstr& i, const PendingEffect& effect, std::int32_t subject)
{
    const CMark& mark = c.marks[i.mark];
    if (i.is<UnmarkVerb>())
        return mark.form == MarkForm::Number ? mark.src->start : Rational(0);
    if (i.is<AddVerb>())
        return markOf(c, state.position, i.mark, subject) + effect.amount;
    if (mark.form == MarkForm::Ladder)
        return i.step;
    if (mark.form == MarkForm::Flag)
        return effect.amount != Rational(0) ? 1 : 0;
    // A side may be kept as a number: its place in the list, counted from 1.
    if (effect.to.kind == Kind::Sides && !effect.to.items.empty())
        return effect.to.items[0] + 1;
    return effect.amount;
}

void Interpreter::changeMark(const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const CMark& mark = c.marks[i.mark];
    const std::int32_t subject = bearer(mark, effect.of.kind, item);
    if (mark.form == MarkForm::Set)
        return changeMembers(i, effect, item, subject);
    // What counters do to their formation is told of the formation.
    const bool formation = mark.on == MarkOn::Formation;
    const Kind kind = formation ? Kind::Formations : effect.of.kind;
    item = formation ? subject : item;
    const Rational before = markOf(c, state.position, i.mark, subject);
    setMark(i.mark, subject, markAfter(i, effect, subject));
    const Rational after = markOf(c, state.position, i.mark, subject);
    if (after == before)
        return;
    if (tracing() && spoken(mark)) {
        MarkChanged changed{mark.src->id, mark.src->label, nameOf(kind, item), MarkChanged::Form::Flag, {}, before,
                            after};
        if (mark.form == MarkForm::Number && effect.to.kind == Kind::Sides && !effect.to.items.empty()) {
            changed.form = MarkChanged::Form::Holder;
            changed.now = nameOf(Kind::Sides, effect.to.items[0]);
        } else {
            tellValue(rules, mark, changed);
        }
        Event line = verbEvent(i, kind, item);
        line.data = std::move(changed);
        note(std::move(line));
    }
    std::vector<Local> about{{names::subject, Value::of(kind, {item})}};
    raise("marked:" + mark.src->id, about);
    if (mark.form == MarkForm::Number && mark.on != MarkOn::Unit)
        raise("track:" + mark.src->id, std::move(about));
}

void Interpreter::changeMembers(const VerbInstr& i, const PendingEffect& effect, std::int32_t item,
                                std::int32_t subject)
{
    const CMark& mark = c.marks[i.mark];
    const bool off = i.is<UnmarkVerb>();
    const bool changed = changesMembers(i, effect, subject);
    Items members;
    members.kind = Kind::Units;
    if (off && !i.to.given()) {
        for (const fw::Note& n : position().notes)
            if (n.mark == i.mark && n.subject == subject)
                members.add(n.other);
    } else if (effect.to.kind == Kind::Units) {
        for (const std::int32_t member : effect.to.items)
            members.add(member);
    }
    for (const UnitId member : members.units())
        setMember(i.mark, subject, member, !off);
    if (tracing() && spoken(mark) && !members.empty()) {
        Event line = verbEvent(i, effect.of.kind, item);
        line.data = MembersChanged{mark.src->id, mark.src->label, nameOf(effect.of.kind, item), unitNames(members),
                                   off};
        note(std::move(line));
    }
    if (changed)
        raise("marked:" + mark.src->id, {{names::subject, Value::of(effect.of.kind, {item})}});
}

bool Interpreter::changesMembers(const VerbInstr& i, const PendingEffect& effect, std::int32_t subject) const
{
    const auto has = [&](std::int32_t member) {
        const auto& notes = state.position.notes;
        return std::ranges::any_of(notes, [&](const fw::Note& n) {
            return n.mark == i.mark && n.subject == subject && (member < 0 ? n.other >= 0 : n.other == member);
        });
    };
    const bool off = i.is<UnmarkVerb>();
    if (off && !i.to.given())
        return has(-1);
    return effect.to.kind == Kind::Units
           && std::ranges::any_of(effect.to.items, [&](std::int32_t member) { return has(member) == off; });
}

void Interpreter::changeSteps(const VerbInstr& i, const PendingEffect& effect, UnitId who)
{
    const std::int32_t had = unit(who).steps;
    const std::int64_t v = std::min<std::int64_t>(effect.amount.num(), std::numeric_limits<std::int16_t>::max());
    const bool loses = i.is<LoseVerb>();
    // A counter loses no more steps than it has, and regains none above those printed on it.
    const std::int64_t steps = std::clamp<std::int64_t>(loses ? had - v : had + v, 0, c.units[who].steps);
    change().unit(who).steps = static_cast<std::int16_t>(steps);
    if (!tracing() || steps == had)
        return;
    Event line = verbEvent(i, Kind::Units, who.index());
    line.data = StepsChanged{unitName(who), had, static_cast<int>(steps)};
    note(std::move(line));
}

PlaceId Interpreter::boxFor(const VerbInstr& i) const
{
    if (i.box.valid() || !i.is<LoseVerb>())
        return i.box;
    const auto box = c.boxByRole.find("eliminated");
    return box == c.boxByRole.end() ? PlaceId() : box->second;
}

template <class Kind>
void Interpreter::change(const Kind&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    if constexpr (requires(Kind kind) { kind.mark; })
        changeMark(i, effect, item);
    else if constexpr (OneOf<Kind, std::variant<LoseVerb, RestoreVerb>>)
        changeSteps(i, effect, UnitId(item));
    else // who is removed is taken off when what waits for it has been heard; the others have no members
        static_assert(OneOf<Kind, std::variant<RemoveVerb, TurnVerb, EndGameVerb>>,
                      "write what it does, as for PlaceVerb");
}

template <>
void Interpreter::change(const PlaceVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const UnitId who(item);
    const PlaceId to = effect.to.items.empty() ? PlaceId() : mScope.board.placeOf(effect.to.kind, effect.to.items[0]);
    if (!to.valid()) {
        if (i.box.valid())
            putAt(who, i.box);
        return;
    }
    putAt(who, to);
    if (!tracing())
        return;
    Event line = verbEvent(i, Kind::Units, who.index());
    line.data = UnitPlaced{unitName(who), placeName(to)};
    line.places = {rules.placeName(to)};
    note(std::move(line));
}

void Interpreter::setSchedule(UnitId who, std::optional<Scheduled> arrival)
{
    const Change p = change();
    auto& schedule = p->schedule;
    std::erase_if(schedule, [&](const Scheduled& one) { return one.unit == who; });
    if (arrival)
        schedule.insert(std::lower_bound(schedule.begin(), schedule.end(), who,
                                         [](const Scheduled& one, UnitId unit) { return one.unit < unit; }),
                        std::move(*arrival));
}

template <>
void Interpreter::change(const ScheduleVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const UnitId who(item);
    Scheduled arrival{who, static_cast<std::int32_t>(std::clamp<std::int64_t>(effect.amount.num(), 0, 100'000)), {}};
    std::string where;
    for (const std::int32_t to : effect.to.items)
        if (const PlaceId place = mScope.board.placeOf(effect.to.kind, to); place.valid()) {
            arrival.at.push_back(place.index());
            where += (where.empty() ? "" : ", ") + placeName(place);
        }
    if (!i.to.given()) {
        const Scheduled* const before = scope().board.scheduled(who);
        arrival.at = before ? before->at : c.units[who].arrivalAt;
    }
    const int turn = arrival.turn;
    if (const auto box = c.boxByRole.find("arrivals"); box != c.boxByRole.end() && unit(who).place != box->second)
        putAt(who, box->second);
    setSchedule(who, std::move(arrival));
    if (!tracing())
        return;
    Event line = verbEvent(i, Kind::Units, who.index());
    line.data = UnitScheduled{unitName(who), turn, where};
    note(std::move(line));
}

template <>
void Interpreter::change(const FaceVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const UnitId who(item);
    const std::int64_t n = std::max(1, c.facings);
    const std::int64_t facing = (effect.amount.num() % n + n) % n;
    change().unit(who).facing = static_cast<std::int16_t>(facing);
    if (!tracing())
        return;
    Event line = verbEvent(i, Kind::Units, who.index());
    line.data = UnitFaced{unitName(who), rules.facingName(static_cast<int>(facing))};
    note(std::move(line));
}

template <>
void Interpreter::change(const RevealVerb&, const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    const CMark& mark = c.marks[i.mark];
    setMark(i.mark, bearer(mark, effect.of.kind, item), 0);
    if (tracing()) {
        Event line = verbEvent(i, effect.of.kind, item);
        line.data = Revealed{nameOf(effect.of.kind, item), mark.src->id};
        note(std::move(line));
    }
    raise("marked:" + mark.src->id, {{names::subject, Value::of(effect.of.kind, {item})}});
}

template <>
void Interpreter::change(const ConcludeVerb&, const VerbInstr&, const PendingEffect&, std::int32_t item)
{
    conclude(item);
}

void Interpreter::change(const VerbInstr& i, const PendingEffect& effect, std::int32_t item)
{
    std::visit([&](const auto& kind) { change(kind, i, effect, item); }, i.src->kind);
}

} // namespace fw
