#include "engine/session/StateText.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"

namespace fw {

namespace {

bool bare(std::string_view word)
{
    if (word.empty() || word == "-" || word.front() == '#' || word.front() == '@')
        return false;
    for (const char c : word)
        if (static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '\\' || c == 0x7f)
            return false;
    return true;
}

/// Writes one line after the other; every word has a blank before it.
struct StateWriter {
    const Compiled& c;
    const Rules& rules;
    std::string out;

    void line(const char* word) { (out += out.empty() ? "" : "\n") += word; }
    void name(std::string_view word)
    {
        out += ' ';
        if (bare(word)) {
            out += word;
            return;
        }
        out += '"';
        for (const char ch : word) {
            if (ch == '"' || ch == '\\')
                out += '\\';
            ch == '\n' ? out += "\\n" : out += ch;
        }
        out += '"';
    }
    void number(std::int64_t n)
    {
        out += ' ';
        out += std::to_string(n);
    }
    void kind(const char* word) { (out += ' ') += word; }
    void nothing() { out += " -"; }
    void raw(char sign, std::int64_t n)
    {
        out += ' ';
        out += sign;
        out += std::to_string(n);
    }
    void word(Sym sym)
    {
        if (sym == noSym)
            return nothing();
        if (!inside(c.words, sym))
            return raw('#', sym);
        name(checkedAt(c.words, sym));
    }
    void place(std::int32_t at)
    {
        if (at >= 0 && at < c.placeEnd())
            return name(rules.placeName(at));
        at == -1 ? nothing() : raw('#', at);
    }
    void unit(std::int32_t u)
    {
        if (inside(c.scenario.units, u))
            return name(checkedAt(c.scenario.units, u).id);
        u == -1 ? nothing() : raw('#', u);
    }
    void side(std::int32_t s)
    {
        if (s >= 0 && s < c.sides)
            return name(checkedAt(c.scenario.sides, s).id);
        s == -1 ? nothing() : raw('#', s);
    }
    void formation(std::int32_t f)
    {
        if (inside(c.formations, f))
            return name(checkedAt(c.formations, f).id);
        f == -1 ? nothing() : raw('#', f);
    }
    void subject(const CMark& mark, std::int32_t s)
    {
        switch (mark.on) {
        case MarkOn::Unit: return unit(s);
        case MarkOn::Place:
        case MarkOn::Hexside:
        case MarkOn::Way:
        case MarkOn::Area: return place(s);
        case MarkOn::Side: return side(s);
        case MarkOn::Formation: return formation(s);
        case MarkOn::Engagement: return raw('#', s);
        case MarkOn::Game: return nothing();
        }
    }
    void markValue(const CMark& mark, const Rational& v)
    {
        if (mark.form == MarkForm::Ladder && v >= Rational(0) && inside(mark.steps, v.num()))
            return word(checkedAt(mark.steps, v.num()));
        out += ' ';
        out += v.text();
    }
    void value(const Value& v, bool asNumbers);
    void position(const Position& p);
};

void StateWriter::value(const Value& v, bool asNumbers)
{
    static constexpr const char* kinds[] = {"none",  "number", "word", "units",      "places",
                                            "sides", "path",   "game", "formations", "engagements"};
    kind(checkedAt(kinds, v.kind));
    if (v.kind == Kind::Number) {
        out += ' ';
        out += v.number.text();
        return;
    }
    for (const std::int32_t item : v.items) {
        if (asNumbers) {
            raw('#', item);
            continue;
        }
        switch (v.kind) {
        case Kind::Word: word(item); break;
        case Kind::Units: unit(item); break;
        case Kind::Sides: side(item); break;
        case Kind::Formations: formation(item); break;
        case Kind::Places: place(item); break;
        case Kind::Path: item < 0 ? raw('@', -item - 1) : place(item); break; // '@': a turn of the facing
        default: raw('#', item);
        }
    }
}

void StateWriter::position(const Position& p)
{
    line("turn");
    number(p.turn);
    word(p.phase);
    side(p.active);
    number(p.nextOrder);
    for (std::size_t u = 0; u < p.units.size(); ++u) {
        const UnitState& s = p.units[u];
        line("unit");
        unit(static_cast<std::int32_t>(u));
        place(s.place.index());
        number(s.facing);
        number(s.steps);
        number(s.order);
    }
    for (const CMark& mark : c.marks) {
        if (mark.noted())
            continue;
        for (std::int32_t i = 0; i < bearersOf(c, p, mark); ++i) {
            const Rational v = *markSlot(c, p, mark, i);
            if (v == Rational(0))
                continue;
            line("mark");
            name(mark.src->id);
            subject(mark, i);
            markValue(mark, v);
        }
    }
    for (const Note& note : p.notes) {
        const CMark& mark = c.marks[note.mark];
        line("note");
        name(mark.src->id);
        subject(mark, note.subject);
        unit(note.other);
        note.other == -1 ? markValue(mark, note.value) : number(note.value.num());
    }
    if (p.declared > 0) {
        line("declared");
        number(p.declared);
    }
    for (const Engagement& one : p.engagements) {
        line("engagement");
        number(one.number);
        word(one.label);
        value(Value::of(one.kind, one.about), false);
    }
    for (const SidePair& one : p.relations) {
        line("relation");
        side(one.first);
        side(one.second);
        name(wordOf(one.relation));
    }
    for (const Unidentified& one : p.unidentified) {
        line("unidentified");
        unit(one.unit.index());
        for (const UnitId may : one.may)
            unit(may.index());
    }
    for (const Scheduled& one : p.schedule) {
        line("arrives");
        unit(one.unit.index());
        number(one.turn);
        for (const std::int32_t at : one.at)
            place(at);
    }
}

} // namespace

std::string canonical(const Rules& rules, const State& state)
{
    const Compiled& c = rules.compiled();
    StateWriter w{c, rules, {}};
    w.out.reserve(4096);
    w.position(state.position);
    for (const Frame& frame : state.frames) {
        w.line("frame");
        w.number(frame.body.index());
        w.name(c.bodies[frame.body].id);
        w.number(frame.pc);
        for (const Local& local : frame.locals) {
            w.line("local");
            w.word(local.name);
            // Locals of the engine's own ("#move3") count and index: they are numbers, whatever their kind.
            const std::string& name = checkedAt(c.words, local.name);
            w.value(local.value, name.starts_with('#'));
        }
    }
    const auto answer = [&](const Sealed& sealed, const char* what) {
        w.line(what);
        w.side(sealed.side);
        w.word(sealed.answer);
        for (const Local& local : sealed.filled) {
            w.line("filled");
            w.word(local.name);
            w.value(local.value, false);
        }
        if (sealed.overruled) {
            w.line("overruled");
            w.name(sealed.reason);
        }
        for (const Argument& said : sealed.args) {
            w.line("said");
            w.name(said.name);
            for (const std::string& value : said.values)
                w.name(value);
        }
    };
    for (const Sealed& sealed : state.sealed)
        answer(sealed, "sealed");
    for (const Sealed& shown : state.shown) {
        answer(shown, "shown");
        w.line("depth");
        w.number(shown.depth);
    }
    for (const auto& [trigger, scope] : state.fired) {
        w.line("fired");
        w.number(trigger);
        w.number(scope);
    }
    if (state.over || state.outcome != noSym) {
        w.line(state.over ? "over" : "outcome");
        w.word(state.outcome);
    }
    w.out += '\n';
    return std::move(w.out);
}

} // namespace fw
