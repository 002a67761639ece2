#include "engine/base/CheckedIndex.h"
#include "engine/model/Limits.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Evaluate.h"
#include "engine/session/StateText.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace fw {

namespace {

/// One word of a line: its text, and whether it was quoted.
struct Token {
    std::string text;
    bool quoted = false;
    bool nothing() const { return !quoted && text == "-"; }
};

struct StateReader {
    const Compiled& c;
    const Rules& rules;
    std::vector<Token> tokens;
    std::size_t next = 0;
    bool bad = false;
    std::string badWord;
    bool counting = false; ///< the values belong to a loop's own local

    bool split(std::string_view line)
    {
        tokens.clear();
        next = 0;
        std::size_t i = 0;
        while (i < line.size()) {
            if (line[i] == ' ') {
                ++i;
                continue;
            }
            Token t;
            if (line[i] == '"') {
                t.quoted = true;
                for (++i; i < line.size() && line[i] != '"'; ++i) {
                    if (line[i] == '\\' && i + 1 < line.size())
                        t.text += line[++i] == 'n' ? '\n' : line[i];
                    else
                        t.text += line[i];
                }
                if (i++ >= line.size())
                    return false;
            } else {
                while (i < line.size() && line[i] != ' ')
                    t.text += line[i++];
            }
            tokens.push_back(std::move(t));
        }
        return true;
    }
    bool more() const { return next < tokens.size(); }
    Token take()
    {
        if (more())
            return tokens[next++];
        wrong("(end of line)");
        return {};
    }
    void wrong(std::string word)
    {
        if (!bad)
            badWord = std::move(word);
        bad = true;
    }
    std::int64_t parse(std::string_view text)
    {
        std::int64_t out = 0;
        const auto end = std::from_chars(text.data(), text.data() + text.size(), out);
        if (end.ec != std::errc{} || end.ptr != text.data() + text.size())
            wrong(std::string(text));
        return out;
    }
    std::int64_t number() { return parse(take().text); }
    template <class T>
    T narrow()
    {
        const std::int64_t n = number();
        if (n != static_cast<std::int64_t>(static_cast<T>(n)))
            wrong(std::to_string(n));
        return static_cast<T>(n);
    }
    /// The number after the sign, as in "#7"; nothing when the token is a name.
    std::optional<std::int32_t> raw(const Token& t, char sign)
    {
        if (t.quoted || t.text.empty() || t.text.front() != sign)
            return std::nullopt;
        return static_cast<std::int32_t>(parse(std::string_view(t.text).substr(1)));
    }
    Sym word()
    {
        const Token t = take();
        if (t.nothing())
            return noSym;
        if (const auto n = raw(t, '#'))
            return within(*n, 0, static_cast<std::int64_t>(c.words.size()));
        const Sym out = c.find(t.text);
        if (out == noSym)
            wrong(t.text);
        return out;
    }
    /// Refuses a number that names nothing; the counter of a procedure's loop may be any number from -1.
    std::int32_t within(std::int32_t n, std::int64_t low, std::int64_t count)
    {
        if (counting ? n < -1 : n < low || n >= count)
            wrong("#" + std::to_string(n));
        return n;
    }
    std::int32_t named(const Token& t, std::int32_t found, std::int64_t count)
    {
        if (t.nothing())
            return -1;
        if (const auto n = raw(t, '#'))
            return within(*n, -1, count);
        if (found < 0)
            wrong(t.text);
        return found;
    }
    std::int32_t place(const Token& t) { return named(t, rules.place(t.text), c.placeEnd()); }
    std::int32_t unit(const Token& t)
    {
        return named(t, rules.unit(t.text), static_cast<std::int64_t>(c.units.size()));
    }
    std::int32_t side(const Token& t) { return named(t, rules.side(t.text), c.sides); }
    std::int32_t formation(const Token& t) { return named(t, rules.formation(t.text), std::ssize(c.formations)); }
    std::int32_t engagement(const Token& t)
    {
        const auto number = raw(t, '#');
        if (!number || *number <= 0)
            wrong(t.text);
        return number.value_or(-1);
    }
    std::int32_t subject(const CMark& mark)
    {
        const Token t = take();
        switch (mark.on) {
        case MarkOn::Unit: return unit(t);
        case MarkOn::Place:
        case MarkOn::Hexside:
        case MarkOn::Way:
        case MarkOn::Area: return place(t);
        case MarkOn::Side: return side(t);
        case MarkOn::Formation: return formation(t);
        case MarkOn::Engagement: return engagement(t);
        case MarkOn::Game: break;
        }
        if (!t.nothing())
            wrong(t.text);
        return 0;
    }
    Rational markValue(const CMark& mark)
    {
        const Token t = take();
        if (mark.form == MarkForm::Ladder) {
            const Sym sym = c.find(t.text);
            for (std::size_t i = 0; i < mark.steps.size(); ++i)
                if (sym != noSym && mark.steps[i] == sym)
                    return Rational(static_cast<std::int64_t>(i));
            const std::int64_t step = parse(t.text);
            if (step < 0 || step >= static_cast<std::int64_t>(mark.steps.size()))
                wrong(t.text);
            return Rational(step);
        }
        const Rational v = Rational::parse(t.text);
        if (!v.valid() || (mark.form == MarkForm::Flag && !v.whole()))
            wrong(t.text);
        return v;
    }
    const CMark* mark(MarkId& index)
    {
        const Token t = take();
        const auto at = c.markIndex.find(t.text);
        if (at == c.markIndex.end()) {
            wrong(t.text);
            return nullptr;
        }
        index = at->second;
        return &c.marks[index];
    }
    Value value();
    void markLine(Position& p);
    void noteLine(Position& p);
    void engagementLine(Position& p);
    void relationLine(Position& p);
    void unitLine(Position& p);
    void line(State& s);
    void frameLine(State& s);
};

Value StateReader::value()
{
    Value out;
    const std::string kind = take().text;
    if (kind == "number") {
        out = Value::ofNumber(Rational::parse(take().text));
        if (!out.number.valid() && tokens.back().text != "overflow")
            wrong(tokens.back().text);
        return out;
    }
    out.kind = kind == "none"          ? Kind::None
               : kind == "word"        ? Kind::Word
               : kind == "units"       ? Kind::Units
               : kind == "sides"       ? Kind::Sides
               : kind == "places"      ? Kind::Places
               : kind == "path"        ? Kind::Path
               : kind == "formations"  ? Kind::Formations
               : kind == "engagements" ? Kind::Engagements
                                       : Kind::Game;
    if (out.kind == Kind::Game && kind != "game")
        wrong(kind);
    while (more() && !bad) {
        if (out.kind == Kind::Word) {
            out.items.push_back(word());
            continue;
        }
        const Token t = take();
        switch (out.kind) {
        case Kind::Units: out.items.push_back(unit(t)); break;
        case Kind::Sides: out.items.push_back(side(t)); break;
        case Kind::Formations: out.items.push_back(formation(t)); break;
        case Kind::Engagements: out.items.push_back(engagement(t)); break;
        case Kind::Places: out.items.push_back(place(t)); break;
        case Kind::Path:
            if (const auto facing = raw(t, '@'))
                out.items.push_back(-*facing - 1);
            else
                out.items.push_back(place(t));
            break;
        default: out.items.push_back(raw(t, '#').value_or(0));
        }
    }
    return out;
}

void StateReader::unitLine(Position& p)
{
    const std::int32_t u = unit(take());
    if (!inside(p.units, u))
        return wrong("unit");
    UnitState& s = checkedAt(p.units, u);
    s.place = PlaceId(place(take()));
    s.facing = narrow<std::int16_t>();
    s.steps = narrow<std::int16_t>();
    s.order = narrow<std::int32_t>();
    if (s.place.index() < -1 || s.place.index() >= c.places)
        wrong("place");
}

void StateReader::markLine(Position& p)
{
    MarkId index;
    const CMark* m = mark(index);
    if (m == nullptr)
        return;
    const std::int32_t who = subject(*m);
    const Rational v = markValue(*m);
    Rational* const kept = markSlot(c, p, *m, who);
    if (bad || who < 0 || kept == nullptr)
        return wrong(m->src->id);
    *kept = v;
}

void StateReader::engagementLine(Position& p)
{
    Engagement one;
    one.number = narrow<std::int32_t>();
    one.label = word();
    Value about = value();
    one.kind = about.kind;
    one.about = std::move(about.items);
    const auto after = [&](const Engagement& other) { return other.number >= one.number; };
    const bool called = one.kind == Kind::None || one.kind == Kind::Units || one.kind == Kind::Places;
    if (!called || one.number <= 0 || one.number > p.declared || std::ranges::any_of(p.engagements, after))
        return wrong("engagement");
    p.engagements.push_back(std::move(one));
}

void StateReader::relationLine(Position& p)
{
    const std::int32_t first = side(take());
    const std::int32_t second = side(take());
    const std::optional<Relation> relation = fromWord<Relation>(take().text);
    const bool sides = first >= 0 && second > first && second < c.sides;
    if (!sides || !relation || *relation == Relation::Hostile
        || relationIn(p.relations, first, second) != Relation::Hostile)
        return wrong("relation");
    setRelation(p.relations, first, second, *relation);
}

void StateReader::noteLine(Position& p)
{
    Note note;
    const CMark* m = mark(note.mark);
    if (m == nullptr)
        return;
    note.subject = subject(*m);
    note.other = unit(take());
    note.value = note.other == -1 ? markValue(*m) : Rational(number());
    if (!bad && note.subject < 0)
        wrong(m->src->id);
    if (p.notes.size() >= std::size_t(most::notes))
        return wrong("note");
    p.notes.push_back(note);
}

void StateReader::frameLine(State& s)
{
    Frame frame;
    frame.body = BodyId(narrow<std::int32_t>());
    const std::string id = take().text;
    frame.pc = narrow<std::int32_t>();
    const auto is = [&](BodyId body) { return c.bodies.has(body) && c.bodies[body].id == id; };
    // One house row more may shift the indices of the bodies, so the name counts.
    for (const BodyId body : c.bodies.ids())
        if (!is(frame.body) && is(body))
            frame.body = body;
    if (!is(frame.body))
        return wrong(id);
    const auto size = c.bodies[frame.body].code.size();
    if (frame.pc < 0 || static_cast<std::size_t>(frame.pc) > size)
        return wrong(id);
    s.frames.push_back(std::move(frame));
}

namespace {

/// The answer that was read last; null for none.
Sealed* lastAnswer(State& s)
{
    std::vector<Sealed>& last = s.shown.empty() ? s.sealed : s.shown;
    return last.empty() ? nullptr : &last.back();
}

} // namespace

void StateReader::line(State& s)
{
    Position& p = s.position;
    const std::string what = take().text;
    if (what == "turn") {
        p.turn = narrow<std::int32_t>();
        p.phase = word();
        p.active = side(take());
        p.nextOrder = narrow<std::int32_t>();
    } else if (what == "unit") {
        unitLine(p);
    } else if (what == "mark") {
        markLine(p);
    } else if (what == "note") {
        noteLine(p);
    } else if (what == "declared") {
        p.declared = narrow<std::int32_t>();
    } else if (what == "engagement") {
        engagementLine(p);
    } else if (what == "relation") {
        relationLine(p);
    } else if (what == "unidentified") {
        Unidentified one{UnitId(unit(take())), {}};
        while (more() && !bad)
            one.may.emplace_back(unit(take()));
        const auto invalid = [](UnitId u) { return !u.valid(); };
        if (invalid(one.unit) || std::ranges::any_of(one.may, invalid))
            wrong("unidentified");
        p.unidentified.push_back(std::move(one));
    } else if (what == "arrives") {
        Scheduled one{UnitId(unit(take())), narrow<std::int32_t>(), {}};
        while (more() && !bad)
            one.at.push_back(place(take()));
        if (!one.unit.valid())
            wrong("arrives");
        p.schedule.push_back(std::move(one));
    } else if (what == "frame") {
        frameLine(s);
    } else if (what == "local" && !s.frames.empty()) {
        Local local;
        local.name = word();
        counting = !bad && checkedAt(c.words, local.name).starts_with('#');
        local.value = value();
        counting = false;
        s.frames.back().locals.push_back(std::move(local));
    } else if (what == "sealed" || what == "shown") {
        Sealed& answer = (what == "sealed" ? s.sealed : s.shown).emplace_back();
        answer.side = side(take());
        answer.answer = word();
    } else if (what == "depth" && !s.shown.empty()) {
        s.shown.back().depth = narrow<std::int32_t>();
    } else if (Sealed* const answer = lastAnswer(s); what == "filled" && answer != nullptr) {
        Local local;
        local.name = word();
        local.value = value();
        answer->filled.push_back(std::move(local));
    } else if (what == "overruled" && answer != nullptr) {
        answer->overruled = true;
        answer->reason = take().text;
    } else if (what == "said" && answer != nullptr) {
        Argument said;
        said.name = take().text;
        while (more())
            said.values.push_back(take().text);
        answer->args.push_back(std::move(said));
    } else if (what == "fired") {
        const auto trigger = narrow<std::int32_t>();
        if (!inside(c.triggers, trigger))
            wrong(std::to_string(trigger));
        s.fired.emplace_back(trigger, narrow<std::int32_t>());
    } else if (what == "over" || what == "outcome") {
        s.over = what == "over";
        s.outcome = word();
    } else {
        wrong(what);
    }
    if (more())
        wrong(tokens[next].text);
}

} // namespace

Result<State> readState(const Rules& rules, std::string_view text)
{
    const Compiled& c = rules.compiled();
    State out;
    out.position.units.resize(c.scenario.units.size());
    out.position.unitMarks.assign(static_cast<std::size_t>(c.unitSlots) * c.scenario.units.size(), 0);
    out.position.sideMarks.assign(static_cast<std::size_t>(c.sideSlots * c.sides), 0);
    out.position.formationMarks.assign(static_cast<std::size_t>(c.formationSlots) * c.formations.size(), 0);
    out.position.gameMarks.assign(static_cast<std::size_t>(c.gameSlots), 0);
    StateReader reader{c, rules, {}, 0, false, {}};
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!reader.split(line))
            reader.wrong(std::string(line));
        else
            reader.line(out);
        if (reader.bad)
            return fail(Trouble::BadInput, Text("a kept position does not match these rules: {0}", {reader.badWord}),
                        "line " + std::to_string(number));
    }
    return out;
}

} // namespace fw
