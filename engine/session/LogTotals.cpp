#include "engine/session/LogTotals.h"

#include "engine/base/CheckedIndex.h"
#include "engine/base/Words.h"
#include "engine/play/Settings.h"
#include "engine/report/EventText.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"
#include "engine/session/Log.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The box of a place; null for cells and for boxes in which units only wait.
const Box* lossBox(const Rules& rules, PlaceId place)
{
    const Box* box = rules.compiled().boxAt(place);
    return box == nullptr || box->role == BoxRole::Arrivals || box->role == BoxRole::Other ? nullptr : box;
}

bool shown(const Mark& mark)
{
    return !mark.label.empty() && mark.lifetime == Lifetime::Game && mark.drawn != "none";
}

std::string markWord(const Rules& rules, MarkId index, Rational value)
{
    const Compiled& c = rules.compiled();
    const CMark& mark = c.marks[index];
    if (keepsSide(rules, index) || keepsPlace(rules, index))
        return markValueText(rules, index, {value.text()});
    if (mark.form == MarkForm::Ladder)
        return checkedAt(c.words, checkedAt(mark.steps, value.num()));
    if (mark.form == MarkForm::Flag)
        return value != Rational(0) ? "yes" : "no";
    return value.mixed();
}

constexpr std::size_t mostDoubts = 5;

/// A word of the game's own, which is not translated.
Text said(const std::string& word)
{
    return Text("{0}", {word});
}

LogLine line(Text text, std::string value = {})
{
    LogLine out;
    out.text = std::move(text);
    out.value = std::move(value);
    return out;
}

/// The steps lost by type of counter, as the rules name the types, in a line below the total.
LogLine byTypes(const std::map<std::string, std::int64_t>& lost, Text what)
{
    std::vector<std::string> words;
    for (const auto& [type, steps] : lost)
        words.push_back(type + " " + std::to_string(steps));
    what.args = {commaList(words)};
    LogLine out = line(std::move(what));
    out.depth = 1;
    return out;
}

} // namespace

void addToll(const Rules& rules, const State& from, const State& to, Losses& toll)
{
    const auto held = [&](const UnitState& u) -> std::int64_t {
        const Box* box = lossBox(rules, u.place);
        return box == nullptr || box->role == BoxRole::Left ? u.steps : 0;
    };
    const std::size_t count = rules.scenario().units.size();
    toll.lost.resize(count);
    toll.regained.resize(count);
    for (std::size_t u = 0; u < count; ++u) {
        const std::int64_t change = held(to.position.units[u]) - held(from.position.units[u]);
        (change < 0 ? toll.lost : toll.regained)[u] += change < 0 ? -change : change;
    }
}

Losses tollOf(const Game& game, const std::string& side)
{
    Losses out;
    const State* stands = &game.entries().front().after; // the state without rows taken back
    State hidden = side.empty() ? State() : redact(game.rules(), *stands, side);
    for (const Entry& e : game.entries()) {
        if (e.struck)
            continue;
        State now = side.empty() ? State() : redact(game.rules(), e.after, side);
        if (e.kind == RowKind::Action)
            addToll(*e.rules, side.empty() ? *stands : hidden, side.empty() ? e.after : now, out);
        stands = &e.after;
        hidden = std::move(now);
    }
    return out;
}

LogBlock lossesBetween(const Rules& rules, const State& from, const State& to, const Losses& toll, LogBlock::Kind kind,
                       Text title)
{
    LogBlock out;
    out.kind = kind;
    out.title = std::move(title);
    const Scenario& scenario = rules.scenario();
    const std::vector<std::string>& weak = rules.ruleset().excludedFromLosses;
    const bool whole = std::ranges::all_of(scenario.units, [](const Unit& unit) { return unit.steps <= 1; });
    for (const Army& army : scenario.sides) {
        std::vector<std::pair<const Box*, std::vector<std::string>>> gone;
        std::vector<std::string> steps;
        std::int64_t lost = 0;
        std::int64_t regained = 0;
        std::map<std::string, std::int64_t> byType, besides;
        for (std::size_t u = 0; u < scenario.units.size(); ++u) {
            const Unit& unit = scenario.units[u];
            const UnitState& a = from.position.units[u];
            const UnitState& b = to.position.units[u];
            if (unit.side != army.id)
                continue;
            const std::int64_t less = u < toll.lost.size() ? toll.lost[u] : 0;
            const std::int64_t more = u < toll.regained.size() ? toll.regained[u] : 0;
            const bool strength = std::ranges::find(weak, unit.type) == weak.end();
            lost += strength ? less : 0;
            if (less > 0)
                (strength ? byType : besides)[unit.type] += less;
            regained += more;
            const Box* box = b.place != a.place ? lossBox(rules, b.place) : nullptr;
            if (box != nullptr) {
                auto at = std::ranges::find_if(gone, [&](const auto& g) { return g.first == box; });
                if (at == gone.end())
                    at = gone.insert(gone.end(), {box, {}});
                at->second.push_back(rules.unitName(static_cast<int>(u)));
            } else if (a.steps != b.steps || less > 0) {
                const std::string& name = rules.unitName(static_cast<int>(u));
                const std::string change = std::to_string(a.steps) + " → " + std::to_string(b.steps);
                steps.push_back(plain(less > 0 && more > 0
                                          ? Text("{0} {1} after losing {2}", {name, change, std::to_string(less)})
                                          : Text("{0} {1}", {name, change})));
            }
        }
        if (lost > 0) {
            out.lines.push_back(
                line(whole ? Text("{0}: units lost", {army.name}) : Text("{0}: steps lost", {army.name}),
                     std::to_string(lost)));
            if (byType.size() > 1)
                out.lines.push_back(byTypes(byType, Text("of these: {0}")));
        } else {
            out.lines.push_back(line(gone.empty() && steps.empty() && regained == 0
                                         ? Text("{0}: no losses", {army.name})
                                     : whole ? Text("{0}: no units lost", {army.name})
                                             : Text("{0}: no steps lost", {army.name})));
        }
        if (!besides.empty())
            out.lines.push_back(byTypes(besides, Text("besides, not counted as strength: {0}")));
        for (const auto& [box, units] : gone) {
            LogLine l = line(Text("{0}: {1}", {box->label, commaList(units)}), std::to_string(units.size()));
            l.depth = 1;
            out.lines.push_back(std::move(l));
        }
        if (regained > 0) {
            LogLine l = line("steps regained", std::to_string(regained));
            l.depth = 1;
            out.lines.push_back(std::move(l));
        }
        if (!steps.empty()) {
            LogLine l = line(Text("steps: {0}", {commaList(steps)}));
            l.depth = 1;
            out.lines.push_back(std::move(l));
        }
    }
    return out;
}

LogBlock controlAt(const Rules& rules, const State& state, Text title)
{
    LogBlock out;
    out.kind = LogBlock::Kind::Control;
    out.title = std::move(title);
    const Compiled& c = rules.compiled();
    const Scenario& scenario = rules.scenario();
    for (const MarkId index : c.marks.ids()) {
        const CMark& mark = c.marks[index];
        if (mark.on != MarkOn::Place || !shown(*mark.src))
            continue;
        const bool side = keepsSide(rules, index);
        for (const Area& area : scenario.map.areas) {
            if (area.kind != "objective")
                continue;
            // Cells with the same holder share a line.
            std::vector<std::pair<std::string, std::vector<std::string>>> held;
            for (const Cell cell : area.cells) {
                const Rational value = rules.mark(state.position, mark.src->id, cell);
                if (mark.form == MarkForm::Number && !side && value == Rational(0))
                    continue; // these rules do not use the mark here
                std::string word = markWord(rules, index, value);
                if (side)
                    word = value >= Rational(1) && value <= Rational(c.sides)
                               ? checkedAt(scenario.sides, value.num() - 1).name
                               : "nobody yet";
                auto at = std::ranges::find_if(held, [&](const auto& h) { return h.first == word; });
                if (at == held.end())
                    at = held.insert(held.end(), {word, {}});
                at->second.push_back(rules.placeName(cell));
            }
            for (const auto& [word, cells] : held)
                out.lines.push_back(
                    line(Text("{0}: {1}, {2}", {area.label.empty() ? area.id : area.label, word, commaList(cells)})));
        }
    }
    return out;
}

void addTracks(const Rules& rules, const State& state, LogBlock& to)
{
    const Compiled& c = rules.compiled();
    const Position& p = state.position;
    for (const MarkId index : c.marks.ids()) {
        const CMark& mark = c.marks[index];
        if (!shown(*mark.src) || mark.form == MarkForm::Set || mark.form == MarkForm::Sealed)
            continue;
        if (mark.on == MarkOn::Game)
            to.lines.push_back(
                line(Text("{0}", {mark.src->label}), markWord(rules, index, checkedAt(p.gameMarks, mark.slot))));
        for (std::int32_t s = 0; mark.on == MarkOn::Side && s < c.sides; ++s)
            to.lines.push_back(line(Text("{0}: {1}", {checkedAt(c.scenario.sides, s).name, mark.src->label}),
                                    markWord(rules, index, checkedAt(p.sideMarks, mark.slot * c.sides + s))));
        // There are many formations, so only those with a changed mark appear.
        for (std::int32_t f = 0; mark.on == MarkOn::Formation && f < std::ssize(c.formations); ++f)
            if (const Rational& v = *markSlot(c, p, mark, f); v != mark.src->start)
                to.lines.push_back(line(Text("{0}: {1}", {checkedAt(c.formations, f).id, mark.src->label}),
                                        markWord(rules, index, v)));
    }
}

std::optional<Text> resultOf(const Game& game)
{
    const std::optional<GameEnded> end = endOf(game);
    return end ? outcomeText(*end) : ending(game);
}

std::vector<LogHead> logHeader(const Game& game)
{
    std::vector<LogHead> out;
    const std::vector<Problem>& doubts = game.doubts();
    for (std::size_t i = 0; i < doubts.size() && i < mostDoubts; ++i)
        out.push_back({"doubt", doubtLabel(doubts[i]), doubts[i].text});
    if (doubts.size() > mostDoubts)
        out.push_back({"doubt", "Altered", Text("and {0} places more", {std::to_string(doubts.size() - mostDoubts)})});
    if (const std::optional<Text> result = resultOf(game))
        out.push_back({"result", "Result", *result});
    const std::vector<std::pair<const char*, const char*>> first{
        {"event", "Event"}, {"date", "Date"}, {"players", "Players"}, {"umpire", "Umpire"}};
    for (const auto& [key, label] : first)
        if (const auto at = game.meta().find(key); at != game.meta().end() && !at->second.empty())
            out.push_back({"meta." + at->first, label, said(at->second)});
    for (const auto& other : game.meta())
        if (std::ranges::none_of(first, [&](const auto& f) { return other.first == f.first; }))
            out.push_back({"meta." + other.first, said(other.first), said(other.second)});
    const Rules& rules = *game.entries().front().rules;
    const Ruleset& ruleset = rules.ruleset();
    out.push_back({"rules", "Rules", said(ruleset.title)});
    out.push_back({"rules-id", "Rules id", Text("{0}, version {1}", {ruleset.id, ruleset.version})});
    out.push_back({"digest", "Rules digest", said(game.rulesDigest())});
    const Level level = rules.setup().level;
    if (level != Level::Refuse)
        out.push_back({"strictness", "Strictness", level == Level::Warn ? "warn" : "record"});
    const auto differing = rules.differing();
    if (differing.empty())
        out.push_back({"options", "Options", "all as recommended"});
    for (const auto& [id, value] : differing) {
        std::string text = id + " = " + value;
        for (const Option& option : ruleset.options)
            for (std::size_t i = 0; option.id == id && i < option.values.size(); ++i)
                if (option.values[i] == value && i < option.readings.size())
                    text += ": " + option.readings[i];
        out.push_back({"option", "Option", said(text)});
    }
    for (const Modifier& row : rules.setup().house)
        out.push_back({"house-row", "House row", said(row.label.empty() ? row.id : row.label)});
    return out;
}

} // namespace fw
