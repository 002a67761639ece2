#include "engine/base/CheckedIndex.h"
#include "engine/model/Seen.h"
#include "engine/play/Settings.h"
#include "engine/rules/Evaluate.h"
#include "engine/session/Game.h"

#include <set>
#include <sstream>

namespace fw {

namespace {

std::string markText(const Rules& rules, MarkId index, Rational value)
{
    const Compiled& c = rules.compiled();
    const CMark& mark = c.marks[index];
    if (mark.form == MarkForm::Ladder)
        return checkedAt(c.words, checkedAt(mark.steps, value.num()));
    if (mark.form == MarkForm::Number)
        return value.whole() ? markValueText(rules, index, {value.text()}) : value.mixed();
    return value == Rational(0) ? std::string() : "yes";
}

std::string memberNames(const Rules& rules, const Position& p, MarkId mark, std::int32_t subject)
{
    std::string out;
    for (const Note& note : p.notes)
        if (note.mark == mark && note.subject == subject && note.other >= 0)
            out += (out.empty() ? "" : ", ") + rules.unitName(note.other);
    return out;
}

/// Whether a counter or marker shows a mark openly on the table; bookkeeping and private marks are not shown.
bool onTable(const CMark& mark)
{
    const Mark& m = *mark.src;
    return !m.label.empty() && m.drawn != "none" && !forOwner(m) && (!m.drawn.empty() || m.lifetime == Lifetime::Game);
}

struct Differ {
    const Compiled& c;
    const Rules& rules;
    const Position& a;
    const Position& b;
    MarksShown shown;
    std::vector<TableCorrection> out;

    bool shows(const CMark& mark) const { return shown == MarksShown::All || onTable(mark); }

    MarkChange change(MarkId index, Rational from, Rational to) const
    {
        const CMark& mark = c.marks[index];
        return {mark.src->id, markText(rules, index, from), markText(rules, index, to)};
    }
    void marksOfUnit(std::int32_t subject, TableCorrection& into) const
    {
        for (const MarkId index : c.marks.ids()) {
            const CMark& mark = c.marks[index];
            if (mark.on != MarkOn::Unit || !shows(mark))
                continue;
            if (mark.form == MarkForm::Set) {
                const std::string from = memberNames(rules, a, index, subject);
                const std::string to = memberNames(rules, b, index, subject);
                if (from != to)
                    into.marks.push_back({mark.src->id, from, to});
                continue;
            }
            const Rational& from = *markSlot(c, a, mark, subject);
            const Rational& to = *markSlot(c, b, mark, subject);
            if (from != to)
                into.marks.push_back(change(index, from, to));
        }
    }
    void units()
    {
        for (std::size_t u = 0; u < a.units.size(); ++u) {
            const UnitState& from = a.units[u];
            const UnitState& to = b.units[u];
            TableCorrection p;
            p.unit = c.scenario.units[u].id;
            p.stepsFrom = from.steps;
            p.stepsTo = to.steps;
            p.facingFrom = from.facing;
            p.facingTo = to.facing;
            if (from.place != to.place) {
                p.from = !from.place.valid() ? "" : rules.placeName(from.place);
                p.to = !to.place.valid() ? "" : rules.placeName(to.place);
            }
            marksOfUnit(static_cast<std::int32_t>(u), p);
            if (from.place != to.place || from.steps != to.steps || from.facing != to.facing || !p.marks.empty())
                out.push_back(std::move(p));
        }
    }
    void add(const std::string& subject, MarkChange change)
    {
        for (TableCorrection& p : out)
            if (p.unit.empty() && p.subject == subject) {
                p.marks.push_back(std::move(change));
                return;
            }
        TableCorrection p;
        p.subject = subject;
        p.marks.push_back(std::move(change));
        out.push_back(std::move(p));
    }
    void others()
    {
        for (const MarkId index : c.marks.ids()) {
            const CMark& mark = c.marks[index];
            if (mark.form == MarkForm::Set || !shows(mark))
                continue;
            const bool listed = mark.on != MarkOn::Unit && !mark.noted();
            for (std::int32_t s = 0; listed && s < bearersOf(c, a, mark); ++s)
                if (const Rational& from = *markSlot(c, a, mark, s), &to = *markSlot(c, b, mark, s); from != to)
                    add(mark.on == MarkOn::Game   ? "game"
                        : mark.on == MarkOn::Side ? checkedAt(c.scenario.sides, s).id
                                                  : checkedAt(c.formations, s).id,
                        change(index, from, to));
            if (onGround(mark.on))
                places(index);
        }
        if (a.turn != b.turn || a.phase != b.phase || a.active != b.active)
            add("clock", {"turn", clock(a), clock(b)});
    }
    void places(MarkId mark)
    {
        std::set<std::int32_t> noted;
        for (const Position* p : {&a, &b})
            for (const Note& note : p->notes)
                if (note.mark == mark)
                    noted.insert(note.subject);
        for (const std::int32_t place : noted) {
            const Rational from = rules.mark(a, markId(mark), place);
            const Rational to = rules.mark(b, markId(mark), place);
            if (from != to)
                add(rules.placeName(place), change(mark, from, to));
        }
    }
    const std::string& markId(MarkId mark) const { return c.marks[mark].src->id; }
    std::string clock(const Position& p) const
    {
        std::string text = std::to_string(p.turn);
        if (p.active >= 0 && p.active < c.sides)
            text += ' ' + checkedAt(c.scenario.sides, p.active).id;
        if (p.phase != noSym)
            text += ' ' + rules.word(p.phase);
        return text;
    }
};

} // namespace

std::vector<TableCorrection> putBack(const Rules& rules, const State& from, const State& to, MarksShown shown)
{
    Differ differ{rules.compiled(), rules, from.position, to.position, shown, {}};
    differ.units();
    differ.others();
    return std::move(differ.out);
}

namespace {

/// "turn 3, British: Movement" of the clock "3 british movement".
std::string clockWords(const Rules& rules, const std::string& clock)
{
    std::istringstream in(clock);
    std::string turn, side, phase;
    in >> turn >> side >> phase;
    if (rules.side(side) < 0)
        std::swap(side, phase);
    return "turn " + turn + (phase.empty() ? "" : ", " + phaseText(rules, phase, side));
}

} // namespace

Text putBackText(const Rules& rules, const TableCorrection& change)
{
    std::string who = change.subject;
    std::string what;
    const auto say = [&](const std::string& words) { what += (what.empty() ? "" : ", ") + words; };
    if (const int u = rules.unit(change.unit); u >= 0) {
        const Unit& unit = checkedAt(rules.scenario().units, u);
        who = rules.unitName(u);
        if (change.from != change.to)
            say((change.from.empty() ? std::string() : "from " + change.from + " ")
                + (change.to.empty() ? std::string("off the map") : "to " + change.to));
        if (change.stepsFrom != change.stepsTo)
            say(change.stepsTo < unit.steps ? "reduced side up (" + std::to_string(change.stepsTo) + " of "
                                                  + std::to_string(unit.steps) + " steps)"
                                            : "full side up");
        if (change.facingFrom != change.facingTo)
            say("facing " + rules.facingName(change.facingFrom) + " to " + rules.facingName(change.facingTo));
    } else if (change.subject == "clock") {
        for (const MarkChange& m : change.marks)
            say("from " + clockWords(rules, m.from) + ", to " + clockWords(rules, m.to));
        return Text("{0}: {1}", {"clock", what});
    } else if (const int side = rules.side(change.subject); side >= 0) {
        const Army& army = checkedAt(rules.scenario().sides, side);
        who = army.name.empty() ? army.id : army.name;
    }
    for (const MarkChange& m : change.marks) {
        std::string label = m.mark;
        for (const Mark& mark : rules.ruleset().marks)
            if (mark.id == m.mark && !mark.label.empty() && change.subject != "names")
                label = mark.label;
        say(m.to.empty()     ? "no longer " + label
            : m.to == "yes"  ? label
            : m.from.empty() ? label + " " + m.to
                             : label + " " + m.from + " to " + m.to);
    }
    return Text("{0}: {1}", {who, what});
}

} // namespace fw
