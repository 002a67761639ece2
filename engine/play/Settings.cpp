// The text of the referee's settings: one writer for orders, sheet, log and dialog.
#include "engine/play/Settings.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Facts.h"

#include <algorithm>

namespace fw {

namespace {

const std::string& first(const Action& action, const char* name)
{
    static const std::string none;
    const auto& values = action.arg(name);
    return values.empty() ? none : values.front();
}

/// Whether some verb sets a number mark to the value of this fact.
bool keeps(const Rules& rules, MarkId mark, const char* fact, auto also)
{
    const Compiled& c = rules.compiled();
    const MarkForm form = c.marks[mark].form;
    if (form != MarkForm::Number && form != MarkForm::Sealed)
        return false;
    for (const CBody& body : c.bodies)
        for (const Instr& instr : body.code)
            if (const auto* i = std::get_if<VerbInstr>(&instr);
                i != nullptr && i->is<MarkVerb>() && i->mark == mark
                && (also(*i)
                    || (i->value.form == CAmount::Form::Fact && i->value.id == factNamed(fact) && !i->value.scaled)))
                return true;
    return false;
}

bool sameWord(const std::string& a, const std::string& b)
{
    return std::ranges::equal(a, b, {}, smallLetter, smallLetter);
}

/// Whether another mark on the same kind of subject uses the word.
bool taken(const Rules& rules, const CMark& own, const std::string& word)
{
    for (const CMark& mark : rules.compiled().marks) {
        if (mark.on != own.on || mark.src == own.src)
            continue;
        const auto& steps = mark.src->steps;
        if (sameWord(mark.src->id, word) || sameWord(mark.src->label, word)
            || std::ranges::any_of(steps, [&](const std::string& step) { return sameWord(step, word); }))
            return true;
    }
    return false;
}

MarkId markNamed(const Rules& rules, const std::string& id)
{
    const auto& index = rules.compiled().markIndex;
    const auto found = index.find(id);
    return found == index.end() ? MarkId() : found->second;
}

/// Writes the text of one action.
struct Writer {
    const Rules& rules;
    const Position& position;
    const StateWords& words;
    bool byName;

    std::string unit(const std::string& id) const
    {
        const int u = rules.unit(id);
        return u < 0 || !byName ? id : rules.counterName(position, UnitId(u));
    }
    std::string side(const std::string& id) const
    {
        const int s = rules.side(id);
        return s < 0 || !byName || checkedAt(rules.scenario().sides, s).name.empty()
                   ? id
                   : checkedAt(rules.scenario().sides, s).name;
    }
    std::string place(const std::string& id) const
    {
        const int p = rules.place(id);
        return p < 0 ? (id == "nowhere" ? words("nowhere") : id) : byName ? rules.placeLabel(p) : id;
    }
    std::string mark(const std::vector<std::string>& said, bool brief) const;
    std::string clause(const Setting& s, bool brief) const;
    std::string stack(const std::vector<Setting>& all) const;
    std::string clock(const Action& action) const;
    std::string subject(const Setting& s) const
    {
        return s.about == SetAbout::Unit        ? unit(s.subject)
               : s.about == SetAbout::Side      ? side(s.subject)
               : s.about == SetAbout::Place     ? place(s.subject)
               : s.about == SetAbout::Places    ? words("every place")
               : s.about == SetAbout::Formation ? words("formation") + ' ' + s.subject
                                                : words("game");
    }
};

std::string Writer::mark(const std::vector<std::string>& said, bool brief) const
{
    const MarkId index = said.empty() ? MarkId() : markNamed(rules, said.front());
    if (!index.valid())
        return said.empty() ? std::string() : said.front();
    const CMark& mark = rules.compiled().marks[index];
    const std::string name = byName ? markPhrase(rules, index) : mark.src->id;
    const std::vector<std::string> values(said.begin() + 1, said.end());
    if (mark.form == MarkForm::Flag)
        return values.size() == 1 && values.front() == "0" ? words("no") + ' ' + name : name;
    std::string value;
    if (mark.form == MarkForm::Set && !byName)
        for (const std::string& one : values)
            value += (value.empty() ? "" : ' ' + words("and") + ' ') + one;
    if (value.empty())
        value = markValueText(rules, index, values, words);
    // A step of a ladder needs no mark name if no other mark there uses its word.
    if (brief && byName && mark.form == MarkForm::Ladder && !taken(rules, mark, value))
        return value;
    return name + ' ' + value;
}

std::string Writer::clause(const Setting& s, bool brief) const
{
    const std::string value = s.values.empty() ? std::string() : s.values.front();
    if (s.what == SetWhat::Place)
        return words("at") + ' ' + place(value);
    if (s.what == SetWhat::Steps && brief) {
        const int u = rules.unit(s.subject);
        return value + ' ' + words("of") + ' ' + std::to_string(u < 0 ? 0 : checkedAt(rules.scenario().units, u).steps)
               + ' ' + words("steps");
    }
    if (s.what == SetWhat::Steps)
        return words("steps") + ' ' + value;
    if (s.what == SetWhat::Facing)
        return words("facing") + ' ' + words(rules.facingName(std::atoi(value.c_str())).c_str());
    if (s.what == SetWhat::Arrives) {
        std::string out = words("arrives turn") + ' ' + value;
        for (std::size_t i = 1; i < s.values.size(); ++i)
            out += ' ' + words(i == 1 ? "at" : "and") + ' ' + place(s.values[i]);
        return out;
    }
    if (s.what == SetWhat::Mark)
        return mark(s.values, brief);
    if (s.what == SetWhat::Plain)
        return words("unmarked");
    if (s.what == SetWhat::Unidentified)
        return words("unidentified");
    if (s.what == SetWhat::Is) // by its printed name, since the counter may have another name now
        return words("is") + ' ' + (byName ? rules.unitName(rules.unit(value)) : value);
    std::string out = words("used up");
    for (std::size_t i = 0; i < s.values.size(); ++i)
        out += (i == 0 ? " " : ' ' + words("and") + ' ') + s.values[i];
    return s.values.empty() ? out + ' ' + words("none") : out;
}

std::string Writer::stack(const std::vector<Setting>& all) const
{
    std::string out;
    for (const std::string& id : all.front().values) {
        out += (out.empty() ? "" : ", ") + unit(id);
        std::string more;
        for (const Setting& s : all)
            if (s.about == SetAbout::Unit && s.subject == id)
                more += (more.empty() ? "" : ", ") + clause(s, true);
        if (!more.empty())
            out += " (" + more + ")";
    }
    return out;
}

std::string Writer::clock(const Action& action) const
{
    std::string out = first(action, "turn");
    if (action.has("phase"))
        out += ", " + words("phase") + ' '
               + (byName
                      ? phaseText(rules, first(action, "phase"), first(action, "side"))
                      : (action.has("side") ? first(action, "side") + ": " : std::string()) + first(action, "phase"));
    if (action.has("standing"))
        out += ", " + words("under way");
    return out;
}

} // namespace

bool keepsSide(const Rules& rules, MarkId mark)
{
    return keeps(rules, mark, "side-number", [](const VerbInstr& verb) { return verb.to.given(); });
}

bool keepsPlace(const Rules& rules, MarkId mark)
{
    return keeps(rules, mark, "place-number", [](const VerbInstr&) { return false; });
}

std::optional<Reckoning> reckonedAnew(const Rules& rules, MarkId mark)
{
    const Compiled& c = rules.compiled();
    const CMark& own = c.marks[mark];
    if (own.form != MarkForm::Number || own.on == MarkOn::Unit || onGround(own.on))
        return {};
    std::optional<Reckoning> out;
    for (const CBody& body : c.bodies)
        for (const Instr& instr : body.code) {
            const auto* const i = std::get_if<VerbInstr>(&instr);
            if (i == nullptr || i->mark != mark)
                continue;
            if (i->is<MarkVerb>() && i->value.form == CAmount::Form::Sum)
                out = {!i->src->cite.empty() || !i->node ? i->src->cite : i->node->cite, {}};
            else if (out && i->is<AddVerb>() && i->value.form == CAmount::Form::Fact
                     && i->value.id == factNamed("mark"))
                out->besides = MarkId(i->value.arg);
        }
    return out;
}

std::string markPhrase(const Rules& rules, MarkId mark)
{
    const CMark& own = rules.compiled().marks[mark];
    return own.src->label.empty() || taken(rules, own, own.src->label) ? own.src->id : own.src->label;
}

std::string markValueText(const Rules& rules, MarkId mark, const std::vector<std::string>& values,
                          const StateWords& words)
{
    const CMark& own = rules.compiled().marks[mark];
    if (own.form == MarkForm::Flag)
        return {};
    if (own.form == MarkForm::Set) {
        std::string out;
        for (const std::string& id : values) {
            const int u = rules.unit(id);
            out += (out.empty() ? "" : ' ' + words("and") + ' ') + (u < 0 ? id : rules.unitName(u));
        }
        return out.empty() ? words("none") : out;
    }
    const std::string value = values.empty() ? std::string() : values.front();
    if (keepsPlace(rules, mark)) {
        const Rational number = Rational::parse(value);
        const bool there = number.whole() && number >= Rational(1) && number <= Rational(rules.compiled().places);
        return there ? rules.placeName(static_cast<int>(number.num()) - 1) : value == "0" ? words("nowhere") : value;
    }
    if (!keepsSide(rules, mark))
        return value;
    const auto& sides = rules.scenario().sides;
    for (std::size_t s = 0; s < sides.size(); ++s)
        if (value == std::to_string(s + 1))
            return sides[s].name.empty() ? sides[s].id : sides[s].name;
    return value == "0" ? words("nobody") : value;
}

std::string phaseText(const Rules& rules, const std::string& phase, const std::string& side)
{
    std::string label;
    bool others = false;
    const Compiled& c = rules.compiled();
    std::vector<const PhaseBeginInstr*> phases;
    for (const CBody& body : c.bodies)
        for (const Instr& i : body.code)
            if (const auto* begins = std::get_if<PhaseBeginInstr>(&i))
                phases.push_back(begins);
    for (const PhaseBeginInstr* i : phases)
        if (rules.word(i->phase) == phase && label.empty())
            label = i->node->label;
    for (const PhaseBeginInstr* i : phases)
        others = others
                 || (rules.word(i->phase) != phase
                     && (sameWord(i->node->label, label) || sameWord(rules.word(i->phase), label)));
    if (label.empty() || others)
        label = phase;
    const int s = rules.side(side);
    if (s < 0)
        return label;
    const Army& army = checkedAt(rules.scenario().sides, s);
    return (army.name.empty() ? army.id : army.name) + ": " + label;
}

Argument argumentOf(const Setting& s)
{
    Argument out{wordOf(s.about), {}};
    if (s.about != SetAbout::Game && s.about != SetAbout::Places)
        out.values.push_back(s.subject);
    if (s.about != SetAbout::Stack)
        out.values.push_back(wordOf(s.what));
    out.values.insert(out.values.end(), s.values.begin(), s.values.end());
    return out;
}

Result<std::vector<Setting>> settingsOf(const Action& action)
{
    const auto bad = [](Text text) { return fail(Trouble::BadInput, std::move(text)); };
    std::vector<Setting> out;
    if (action.verb == "unit") {
        if (action.arg("unit").empty())
            return bad("there is no unit ''");
        for (const SetWhat what : {SetWhat::Is, SetWhat::Place, SetWhat::Steps, SetWhat::Facing, SetWhat::Arrives})
            if (std::vector<std::string> values = action.arg(wordOf(what)); !values.empty()) {
                if (what != SetWhat::Arrives)
                    values.resize(1);
                out.push_back({SetAbout::Unit, first(action, "unit"), what, std::move(values)});
            }
        return out;
    }
    if (action.verb == "mark") {
        if (action.arg("mark").empty() || action.arg("value").empty())
            return bad("a mark and its value are needed");
        Setting one{SetAbout::Game, {}, SetWhat::Mark, {first(action, "mark")}};
        for (const SetAbout about : {SetAbout::Unit, SetAbout::Place, SetAbout::Side, SetAbout::Formation})
            if (const std::string word = wordOf(about); action.has(word)) {
                one.about = about;
                one.subject = first(action, word.c_str());
            }
        const auto& values = action.arg("value");
        one.values.insert(one.values.end(), values.begin(), values.end());
        out.push_back(std::move(one));
        return out;
    }
    if (action.verb != "several")
        return bad(Text("'{0}' cannot be set", {action.verb}));
    for (const Argument& a : action.args) {
        const std::optional<SetAbout> about = fromWord<SetAbout>(a.name);
        if (!about)
            return bad(Text("'{0}' cannot be set", {a.name}));
        const bool named = about != SetAbout::Game && about != SetAbout::Places;
        const bool says = about != SetAbout::Stack;
        const std::ptrdiff_t said = (named ? 1 : 0) + (says ? 1 : 0);
        if (std::ssize(a.values) < said)
            return bad(Text("'{0}' sets nothing", {a.name}));
        Setting one{*about, named ? a.values[0] : std::string(), {}, {a.values.begin() + said, a.values.end()}};
        if (says && !(one.what = fromWord<SetWhat>(checkedAt(a.values, said - 1))))
            return bad(Text("'{0}' cannot be set", {checkedAt(a.values, said - 1)}));
        out.push_back(std::move(one));
    }
    return out.empty() ? Result<std::vector<Setting>>(bad("nothing is set")) : out;
}

SettingParts settingParts(const Rules& rules, const Position& position, const Action& action, const StateWords& words,
                          bool byName)
{
    const Writer writer{rules, position, words, byName};
    if (action.verb == "turn")
        return {words("turn"), writer.clock(action)};
    const auto all = settingsOf(action);
    if (!all || all->empty())
        return {action.verb, {}};
    if (all->front().about == SetAbout::Stack)
        return {writer.place(all->front().subject), writer.stack(*all)};
    std::string out;
    for (const Setting& s : *all)
        out += (out.empty() ? "" : ", ") + writer.clause(s, false);
    return {writer.subject(all->front()), std::move(out)};
}

std::string settingText(const Rules& rules, const Position& position, const Action& action, const StateWords& words,
                        bool byName)
{
    const SettingParts parts = settingParts(rules, position, action, words, byName);
    return parts.text.empty() ? parts.what : parts.what + ' ' + parts.text;
}

} // namespace fw
