// apply: what each verb changes, and what is said of it.
#include "engine/play/Machine.h"

#include <algorithm>

namespace fw {

void Machine::putAt(std::int32_t unit, std::int32_t place)
{
    UnitState& u = position().units[static_cast<std::size_t>(unit)];
    u.place = place;
    u.order = position().nextOrder++;
    positionChanged();
}

void Machine::takeOff(std::int32_t unit, std::int32_t box, const std::string& cite)
{
    const std::int32_t from = position().units[static_cast<std::size_t>(unit)].place;
    putAt(unit, box);
    std::string role = "other";
    std::string label = "off the map";
    if (box >= c.cells && box < c.places) {
        const Box& b = c.ruleset.boxes[static_cast<std::size_t>(box - c.cells)];
        role = b.role;
        label = b.label;
    }
    if (tracing()) {
        TraceLine line;
        line.kind = TraceKind::Effect;
        line.row = "remove";
        line.cite = cite;
        line.word = role;
        line.units = {c.scenario.units[static_cast<std::size_t>(unit)].id};
        line.text = Text("{0}: {1}", {unitName(unit), label});
        note(std::move(line));
    }
    raise("removed:" + role, {{names::subject, Value::of(Kind::Units, {unit})},
                              {names::from, Value::of(Kind::Places, {from})}});
}

Rational Machine::kept(const CMark& mark, Rational value)
{
    if (mark.form == MarkForm::Ladder)
        return std::clamp<std::int64_t>(value.num(), 0, static_cast<std::int64_t>(mark.steps.size()) - 1);
    if (mark.form == MarkForm::Number && mark.src->floor && value < *mark.src->floor)
        return *mark.src->floor;
    if (mark.form == MarkForm::Number && mark.src->ceiling && value > *mark.src->ceiling)
        return *mark.src->ceiling;
    return value;
}

void Machine::setMark(std::int32_t mark, std::int32_t subject, Rational v)
{
    const CMark& m = c.marks[static_cast<std::size_t>(mark)];
    if (m.form == MarkForm::Set)
        return; // members come and go one by one
    v = kept(m, v);
    if (!v.valid()) {
        stop(Text("the mark '{0}' is too large", {m.src->id}), "give it a 'ceiling'");
        return;
    }
    Position& p = position();
    switch (m.on) {
    case MarkOn::Unit:
        if (subject >= 0 && static_cast<std::size_t>(subject) < p.units.size())
            p.unitMarks[static_cast<std::size_t>(m.slot) * p.units.size()
                        + static_cast<std::size_t>(subject)] = v;
        break;
    case MarkOn::Side:
        if (subject >= 0 && subject < c.sides)
            p.sideMarks[static_cast<std::size_t>(m.slot * c.sides + subject)] = v;
        break;
    case MarkOn::Game:
        p.gameMarks[static_cast<std::size_t>(m.slot)] = v;
        break;
    case MarkOn::Place: {
        auto at = std::find_if(p.notes.begin(), p.notes.end(), [&](const fw::Note& n) {
            return n.mark == mark && n.subject == subject;
        });
        if (at != p.notes.end())
            p.notes.erase(at);
        if (v != (m.form == MarkForm::Number ? m.src->start : Rational(0))) {
            const fw::Note added{mark, subject, -1, v};
            p.notes.insert(std::lower_bound(p.notes.begin(), p.notes.end(), added), added);
        }
        break;
    }
    }
    positionChanged();
}

void Machine::setMember(std::int32_t mark, std::int32_t subject, std::int32_t member, bool in)
{
    Position& p = position();
    const fw::Note note{mark, subject, member, 1};
    const auto at = std::lower_bound(p.notes.begin(), p.notes.end(), note);
    const bool have = at != p.notes.end() && *at == note;
    if (in && !have)
        p.notes.insert(at, note);
    else if (!in && have)
        p.notes.erase(at);
    positionChanged();
}

namespace {

/// Whether a mark's changes are worth a line: bookkeeping that no counter shows is not.
bool spoken(const CMark& m)
{
    return !m.src->label.empty() && (!m.src->drawn.empty() || m.src->lifetime == "game")
        && m.src->drawn != "none";
}

} // namespace

Went Machine::doVerb(const Instr& i)
{
    Scope& s = scope();
    if (!holds(s, i.need)) {
        go(top().pc + 1);
        return Went::On;
    }
    const Verb& verb = *i.verbSrc;
    const auto line = [&](TraceKind kind, const std::string& row, Text text) {
        TraceLine l;
        l.kind = kind;
        l.row = row;
        l.cite = !verb.cite.empty() ? verb.cite : i.node ? i.node->cite : std::string();
        l.text = std::move(text);
        return l;
    };
    if (i.verb == VerbOp::Turn) {
        go(top().pc + 1);
        ++position().turn;
        clearMarks("turn"); // tells that the position changed, too
        headTurn(verb.cite.empty() && i.node ? i.node->cite : verb.cite);
        raise("turn-begins", {});
        return Went::On;
    }
    if (i.verb == VerbOp::EndGame) {
        go(top().pc + 1);
        st.over = true;
        st.outcome = c.find(verb.text);
        const Items winner = s.resolve(i.role);
        std::string who;
        for (std::int32_t w : winner)
            if (const std::int32_t side = s.sideOf(winner.kind, w); side >= 0)
                who = c.scenario.sides[static_cast<std::size_t>(side)].name;
        const std::string label = verb.label.empty() ? verb.text : verb.label;
        // "Red victory" names the winner already.
        TraceLine l = line(TraceKind::Effect, "end-game",
                           who.empty() || label.starts_with(who) ? Text("The game ends: {0}", {label})
                                       : Text("The game ends: {0}, {1}", {who, label}));
        l.word = verb.text;
        if (!winner.empty() && winner.kind == Kind::Sides)
            l.units = {c.scenario.sides[static_cast<std::size_t>(winner[0])].id};
        note(std::move(l));
        return Went::On;
    }
    const Items of = s.resolve(i.role);
    const Items to = s.resolve(i.to);
    const Val given = i.value.form == CAmount::Form::None ? Val::of(1) : value(s, i.value);
    const Rational amount = given.form == Val::Form::Number ? given.number : Rational(0);
    const bool steps = i.verb == VerbOp::Lose || i.verb == VerbOp::Restore || i.verb == VerbOp::Face
        || (i.mark >= 0 && c.marks[static_cast<std::size_t>(i.mark)].form == MarkForm::Ladder);
    if (!amount.valid())
        return stop("a number is too large", "look for what multiplies without end");
    if (steps && !amount.whole())
        return stop(Text("'{0}' takes a whole number here, not {1}", {verb.verb, amount.text()}),
                    "round the quantity in its last stage");
    const std::int64_t v = amount.num(); // of steps and facings
    go(top().pc + 1);
    for (std::int32_t item : of) {
        const std::int32_t unit = of.kind == Kind::Units ? item : -1;
        std::int32_t subject = of.kind == Kind::Game ? 0 : item;
        const CMark* mark = i.mark >= 0 ? &c.marks[static_cast<std::size_t>(i.mark)] : nullptr;
        if (mark && mark->on == MarkOn::Side)
            subject = s.sideOf(of.kind, item);
        if (mark && mark->on == MarkOn::Place)
            subject = s.placeOf(of.kind, item);
        if (mark && ((mark->on == MarkOn::Unit && unit < 0) || subject < 0))
            continue;
        const std::string who = unit >= 0 ? unitName(unit)
            : of.kind == Kind::Sides ? c.scenario.sides[static_cast<std::size_t>(item)].name
            : of.kind == Kind::Places ? placeName(item) : std::string();
        std::vector<Local> about{{names::subject, Value::of(of.kind, {item})}};
        TraceLine l = line(TraceKind::Effect, verb.verb, Text());
        if (unit >= 0)
            l.units = {c.scenario.units[static_cast<std::size_t>(unit)].id};
        else if (of.kind == Kind::Places)
            l.places = {rules.placeName(item)};
        else if (of.kind == Kind::Sides)
            l.units = {c.scenario.sides[static_cast<std::size_t>(item)].id};
        switch (i.verb) {
        case VerbOp::Mark:
        case VerbOp::Unmark:
        case VerbOp::Add: {
            if (!mark)
                break;
            if (mark->form == MarkForm::Set) {
                const bool all = i.verb == VerbOp::Unmark && !i.to.given();
                std::string members = to.kind == Kind::Units ? unitNames(to) : std::string();
                if (all) {
                    auto& notes = position().notes;
                    Items former;
                    former.kind = Kind::Units;
                    for (const fw::Note& n : notes)
                        if (n.mark == i.mark && n.subject == subject)
                            former.add(n.other);
                    members = unitNames(former);
                    notes.erase(std::remove_if(notes.begin(), notes.end(),
                                               [&](const fw::Note& n) {
                                                   return n.mark == i.mark && n.subject == subject;
                                               }),
                                notes.end());
                    positionChanged();
                }
                for (std::int32_t member : to)
                    if (to.kind == Kind::Units)
                        setMember(i.mark, subject, member, i.verb != VerbOp::Unmark);
                if (spoken(*mark) && !members.empty()) {
                    l.text = i.verb == VerbOp::Unmark
                        ? Text("{0}: no longer {1} {2}", {who, mark->src->label, members})
                        : Text("{0}: {1} {2}", {who, mark->src->label, members});
                    note(std::move(l));
                }
                raise("marked:" + mark->src->id, std::move(about));
                break;
            }
            const Rational before = markOf(c, st.position, i.mark, subject);
            Rational after = amount;
            if (i.verb == VerbOp::Unmark)
                after = mark->form == MarkForm::Number ? mark->src->start : Rational(0);
            else if (i.verb == VerbOp::Add)
                after = before + amount;
            else if (mark->form == MarkForm::Ladder)
                after = i.step;
            else if (mark->form == MarkForm::Flag)
                after = amount != Rational(0) ? 1 : 0;
            // A side may be kept as a number: its place in the list, counted from 1.
            else if (!to.empty() && to.kind == Kind::Sides)
                after = to[0] + 1;
            setMark(i.mark, subject, after);
            after = markOf(c, st.position, i.mark, subject);
            if (after == before)
                break;
            l.word = mark->form == MarkForm::Ladder
                ? mark->src->steps[static_cast<std::size_t>(after.num())] : mark->src->id;
            l.before = before;
            l.after = after;
            if (spoken(*mark)) {
                switch (mark->form) {
                case MarkForm::Ladder:
                    l.text = who.empty() ? Text("{1}: {0}", {l.word, mark->src->label})
                                         : Text("{1}: {0}", {l.word, who});
                    break;
                case MarkForm::Number:
                    if (!to.empty() && to.kind == Kind::Sides) {
                        l.text = Text("{0}: {1} {2}",
                                      {who, mark->src->label,
                                       c.scenario.sides[static_cast<std::size_t>(to[0])].name});
                        break;
                    }
                    l.text = Text("{0}: {1} {2} to {3}",
                                  {who, mark->src->label, before.mixed(), after.mixed()});
                    break;
                default:
                    l.text = after != Rational(0) ? Text("{0}: {1}", {who, mark->src->label})
                                        : Text("{0}: no longer {1}", {who, mark->src->label});
                }
                note(std::move(l));
            }
            raise("marked:" + mark->src->id, about);
            if (mark->form == MarkForm::Number && mark->on != MarkOn::Unit)
                raise("track:" + mark->src->id, std::move(about));
            break;
        }
        case VerbOp::Lose:
        case VerbOp::Restore: {
            if (unit < 0)
                break;
            UnitState& state = position().units[static_cast<std::size_t>(unit)];
            const std::int32_t printed = c.units[static_cast<std::size_t>(unit)].steps;
            const std::int64_t steps = i.verb == VerbOp::Lose
                ? std::clamp<std::int64_t>(state.steps - v, 0, printed)
                : std::clamp<std::int64_t>(state.steps + v, 0, printed);
            l.before = state.steps;
            l.after = steps;
            state.steps = static_cast<std::int16_t>(steps);
            positionChanged();
            // A counter loses no more steps than it has, and regains none above those printed on it.
            const std::string count = std::to_string(std::abs(steps - l.before.num()));
            l.text = i.verb == VerbOp::Lose ? Text("{0} loses {1} step(s), {2} left",
                                                   {who, count, std::to_string(steps)})
                                            : Text("{0} regains {1} step(s)", {who, count});
            const std::string cite = l.cite;
            if (l.before != l.after)
                note(std::move(l));
            if (i.verb == VerbOp::Lose) {
                if (steps == 0) {
                    const auto box = c.boxByRole.find("eliminated");
                    takeOff(unit, i.box >= 0 ? i.box : box == c.boxByRole.end() ? -1 : box->second,
                            cite);
                }
                raise("lost-step", std::move(about));
            }
            break;
        }
        case VerbOp::Remove:
            if (unit >= 0)
                takeOff(unit, i.box, l.cite);
            break;
        case VerbOp::Place:
            if (unit >= 0 && !to.empty() && s.placeOf(to.kind, to[0]) >= 0) {
                putAt(unit, s.placeOf(to.kind, to[0]));
                l.text = Text("{0} is placed in {1}", {who, placeName(s.placeOf(to.kind, to[0]))});
                l.places = {rules.placeName(s.placeOf(to.kind, to[0]))};
                note(std::move(l));
            } else if (unit >= 0 && i.box >= 0) {
                putAt(unit, i.box);
            }
            break;
        case VerbOp::Face:
            if (unit >= 0 && given.form == Val::Form::Number) {
                const std::int64_t n = std::max(1, c.facings);
                const std::int64_t facing = (v % n + n) % n;
                position().units[static_cast<std::size_t>(unit)].facing =
                    static_cast<std::int16_t>(facing);
                positionChanged();
                l.text = Text("{0} faces {1}", {who, rules.facingName(static_cast<int>(facing))});
                note(std::move(l));
            }
            break;
        case VerbOp::Reveal:
            if (mark) {
                setMark(i.mark, subject, 0);
                l.text = Text("{0} is revealed", {who});
                note(std::move(l));
                raise("marked:" + mark->src->id, std::move(about));
            }
            break;
        default:
            break;
        }
    }
    return Went::On;
}

} // namespace fw
