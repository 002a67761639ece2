// Writes a position in lines that can be printed, typed and read back.
#include "engine/session/StateLines.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"
#include "engine/session/OrderSet.h"

#include <algorithm>
#include <map>
#include <optional>

namespace fw {

namespace {

/// A printed number as a sorting key: D9 before D10.
std::string inOrder(const std::string& printed)
{
    const auto digit = [](char ch) { return ch >= '0' && ch <= '9'; };
    std::string out;
    for (std::size_t i = 0; i < printed.size();) {
        std::size_t end = i;
        while (end < printed.size() && digit(printed[end]))
            ++end;
        out.append(end == i || end - i > 9 ? 0 : 9 - (end - i), '0');
        end = std::max(end, i + 1);
        out.append(printed, i, end - i);
        i = end;
    }
    return out;
}

/// Gathers the lines.
class Lines
{
public:
    Lines(const Rules& rules, const State& state, const StateWords& words, const std::string& reader)
        : mRules(rules), c(rules.compiled()), mState(state), mPosition(state.position), mWords(words), mReader(reader),
          mNames(rules, state.position)
    {}
    std::vector<StateLine> made()
    {
        stacks();
        tracks();
        ground();
        if (auto clock = clockAction(mRules, mState); clock && apply(mRules, mState, *clock, false))
            add({StateLine::Part::Clock, {}, false, {}, std::move(*clock)});
        return std::move(mOut);
    }
    static std::optional<Action> clockAction(const Rules& rules, const State& state);

private:
    void stacks();
    void stack(PlaceId place, const std::vector<std::size_t>& units, StateLine line);
    void tracks();
    void ground();
    void marks(std::vector<Setting>& out, SetAbout about, const std::string& id, MarkOn on, std::int32_t subject,
               bool all) const;
    std::vector<std::string> valuesOf(MarkId mark, std::int32_t subject) const;
    bool usual(MarkId mark, std::int32_t subject) const;
    void add(StateLine line);
    void add(StateLine::Part part, const std::vector<Setting>& settings);
    static Action actionOf(const std::vector<Setting>& settings);

    const Rules& mRules;
    const Compiled& c;
    const State& mState;
    const Position& mPosition;
    const StateWords& mWords;
    const std::string& mReader;
    OrderNames mNames;
    std::vector<StateLine> mOut;
};

Action Lines::actionOf(const std::vector<Setting>& settings)
{
    Action out(Action::Kind::Set, refereeSeat, "several");
    for (const Setting& s : settings)
        out.args.push_back(argumentOf(s));
    return out;
}

/// Uses names when they read back as the same setting, else ids.
void Lines::add(StateLine line)
{
    for (const bool byName : {true, false}) {
        line.said = settingParts(mRules, mPosition, line.action, mWords, byName);
        const std::string text = line.said.what + ' ' + line.said.text;
        const auto back = readSet(mRules, mState, mNames, OrderCursor(text), mWords);
        if (!back)
            continue;
        const bool same = line.action.verb == "turn" || back->verb == "turn"
                              ? *back == line.action
                              : settingsOf(*back).value_or(std::vector<Setting>())
                                    == settingsOf(line.action).value_or(std::vector<Setting>());
        if (same)
            break;
    }
    mOut.push_back(std::move(line));
}

void Lines::add(StateLine::Part part, const std::vector<Setting>& settings)
{
    if (!settings.empty())
        add({part, {}, false, {}, actionOf(settings)});
}

std::vector<std::string> Lines::valuesOf(MarkId index, std::int32_t subject) const
{
    const CMark& mark = c.marks[index];
    std::vector<std::string> out{mark.src->id};
    if (mark.form == MarkForm::Set) {
        for (const Note& note : mPosition.notes)
            if (note.mark == index && note.subject == subject && note.other >= 0)
                out.push_back(checkedAt(c.scenario.units, note.other).id);
        return out;
    }
    const Rational v = mRules.mark(mPosition, mark.src->id, subject);
    out.push_back(mark.form == MarkForm::Ladder ? checkedAt(mark.src->steps, v.num()) : v.text());
    return out;
}

bool Lines::usual(MarkId index, std::int32_t subject) const
{
    const CMark& mark = c.marks[index];
    if (mark.form == MarkForm::Set)
        return valuesOf(index, subject).size() == 1;
    const bool noted = onGround(mark.on) && mark.form != MarkForm::Number;
    return mRules.mark(mPosition, mark.src->id, subject) == (noted ? Rational(0) : mark.src->start);
}

void Lines::marks(std::vector<Setting>& out, SetAbout about, const std::string& id, MarkOn on, std::int32_t subject,
                  bool all) const
{
    for (const MarkId index : c.marks.ids())
        if (c.marks[index].on == on && (all || !usual(index, subject) || c.marks[index].hides()))
            out.push_back({about, id, SetWhat::Mark, valuesOf(index, subject)});
}

void Lines::stack(PlaceId place, const std::vector<std::size_t>& units, StateLine line)
{
    const std::string where = mRules.placeName(place);
    std::vector<Setting> out{{SetAbout::Stack, where, {}, {}}};
    for (const std::size_t u : units) {
        const UnitState& stands = mPosition.units[u];
        const std::string& id = c.scenario.units[u].id;
        out.front().values.push_back(id);
        if (stands.steps != checkedAt(c.scenario.units, u).steps)
            out.push_back({SetAbout::Unit, id, SetWhat::Steps, {std::to_string(stands.steps)}});
        if (c.ruleset.facings > 0 && (line.cell || stands.facing != 0))
            out.push_back({SetAbout::Unit, id, SetWhat::Facing, {std::to_string(stands.facing)}});
        for (const Scheduled& one : mPosition.schedule) {
            if (one.unit.index() != static_cast<std::int32_t>(u))
                continue;
            out.push_back({SetAbout::Unit, id, SetWhat::Arrives, {std::to_string(one.turn)}});
            for (const std::int32_t at : one.at)
                out.back().values.push_back(mRules.placeName(at));
        }
        marks(out, SetAbout::Unit, id, MarkOn::Unit, static_cast<std::int32_t>(u), false);
    }
    line.action = actionOf(out);
    add(std::move(line));
}

void Lines::stacks()
{
    // Cells come by printed number, then boxes in their own order, then units that are nowhere.
    struct Where {
        int kind = 0;
        std::string name;
        PlaceId place;
        auto operator<=>(const Where&) const = default;
    };
    std::map<Where, std::vector<std::size_t>> all;
    for (std::size_t u = 0; u < mPosition.units.size(); ++u) {
        if (mRules.concealed(mPosition, UnitId(static_cast<std::int32_t>(u)), mReader))
            continue;
        const PlaceId place = mPosition.units[u].place;
        const bool cell = c.onMap(place);
        all[{cell            ? 0
             : place.valid() ? 1
                             : 2,
             cell ? inOrder(mRules.placeName(place)) : std::string(), place}]
            .push_back(u);
    }
    const auto sideOf = [&](std::size_t u) { return c.units[UnitId(static_cast<std::int32_t>(u))].side; };
    for (auto& [where, units] : all) {
        std::ranges::stable_sort(
            units, [&](std::size_t a, std::size_t b) { return mPosition.units[a].order > mPosition.units[b].order; });
        StateLine line;
        line.cell = where.kind == 0;
        const std::int32_t first = sideOf(units.front());
        const bool one = std::ranges::all_of(units, [&](std::size_t u) { return sideOf(u) == first; });
        if (line.cell && !one) {
            line.part = StateLine::Part::Shared;
            stack(where.place, units, std::move(line));
            continue;
        }
        for (std::int32_t side = 0; side < c.sides; ++side) {
            std::vector<std::size_t> own;
            for (const std::size_t u : units)
                if (sideOf(u) == side)
                    own.push_back(u);
            line.side = checkedAt(c.scenario.sides, side).id;
            if (!own.empty())
                stack(where.place, own, line);
        }
    }
}

void Lines::tracks()
{
    for (std::int32_t side = 0; side < c.sides; ++side) {
        std::vector<Setting> out;
        marks(out, SetAbout::Side, checkedAt(c.scenario.sides, side).id, MarkOn::Side, side, true);
        add(StateLine::Part::Track, out);
    }
    for (std::size_t f = 0; f < c.formations.size(); ++f) {
        std::vector<Setting> out;
        marks(out, SetAbout::Formation, c.formations[f].id, MarkOn::Formation, static_cast<std::int32_t>(f), true);
        add(StateLine::Part::Track, out);
    }
    std::vector<Setting> out;
    marks(out, SetAbout::Game, {}, MarkOn::Game, 0, true);
    Setting used{SetAbout::Game, {}, SetWhat::Used, {}};
    const auto& triggers = c.ruleset.triggers;
    for (const auto& [trigger, scope] : mState.fired)
        used.values.push_back(checkedAt(triggers, trigger).id);
    if (std::ranges::any_of(triggers, [](const Trigger& t) { return t.once.has_value(); }))
        out.push_back(std::move(used));
    add(StateLine::Part::Track, out);
}

void Lines::ground()
{
    if (std::ranges::none_of(c.marks, [](const CMark& mark) { return onGround(mark.on); }))
        return;
    add(StateLine::Part::Ground, {{SetAbout::Places, {}, SetWhat::Plain, {}}});
    std::map<std::pair<std::string, std::int32_t>, bool> marked;
    for (const Note& note : mPosition.notes)
        if (onGround(c.marks[note.mark].on))
            marked[{note.subject < c.cells ? inOrder(mRules.placeName(note.subject)) : "~", note.subject}] = true;
    for (const auto& [at, noted] : marked) {
        std::vector<Setting> out;
        for (const MarkOn on : {MarkOn::Place, MarkOn::Hexside, MarkOn::Way, MarkOn::Area})
            marks(out, SetAbout::Place, mRules.placeName(at.second), on, at.second, false);
        add(StateLine::Part::Ground, out);
    }
}

std::optional<Action> Lines::clockAction(const Rules& rules, const State& state)
{
    const Position& p = state.position;
    if (state.over || state.frames.empty())
        return std::nullopt;
    Action out(Action::Kind::Set, refereeSeat, "turn");
    out.args.push_back({"turn", {std::to_string(p.turn)}});
    if (p.phase == noSym)
        return out;
    out.args.push_back({"phase", {rules.word(p.phase)}});
    if (p.active >= 0)
        out.args.push_back({"side", {checkedAt(rules.scenario().sides, p.active).id}});
    out.args.push_back({"standing", {"1"}});
    return out;
}

} // namespace

std::vector<StateLine> stateLines(const Rules& rules, const State& state, const StateWords& words,
                                  const std::string& reader)
{
    return Lines(rules, state, words, reader).made();
}

LaidAgain laidAgain(const Rules& rules, const State& state)
{
    LaidAgain out;
    const Compiled& c = rules.compiled();
    for (std::size_t f = 1; f < state.frames.size(); ++f) {
        const CBody& body = c.bodies[state.frames[f].body];
        const std::string& label = body.label.empty() ? body.id : body.label;
        if (!label.empty() && (out.within.empty() || out.within.back() != label))
            out.within.push_back(label);
    }
    const auto clock = Lines::clockAction(rules, state);
    if (!clock) {
        out.refused = "the game is over";
        return out;
    }
    const auto again = apply(rules, state, *clock, false);
    if (!again)
        out.refused = again.error().text;
    else
        out.same = again->state.frames == state.frames && state.sealed.empty();
    return out;
}

} // namespace fw
