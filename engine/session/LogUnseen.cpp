#include "engine/session/LogUnseen.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Seen.h"
#include "engine/play/Settings.h"
#include "engine/report/EventText.h"
#include "engine/rules/Compiled.h"

#include <algorithm>

namespace fw {

namespace {

/// The private menu entry that the action chose, when the reader is another side; else null.
const MenuEntry* unseenEntry(const Rules& rules, const State& before, const Action& action, const std::string& reader)
{
    if (reader.empty() || reader == action.seat || action.kind != Action::Kind::Choose)
        return nullptr;
    for (const MenuEntry* entry : openMenu(rules, before))
        if (entry->id == action.verb && forOwner(*entry))
            return entry;
    return nullptr;
}

/// Whether the referee set one of these marks on something that is not the reader's.
bool setsUnseen(const Rules& rules, const Action& action, const std::set<std::string>& marks, const std::string& reader)
{
    if (reader.empty() || action.kind != Action::Kind::Set || action.verb == "turn")
        return false;
    const auto settings = settingsOf(action);
    return settings && std::any_of(settings->begin(), settings->end(), [&](const Setting& s) {
               const int u = rules.unit(s.subject);
               const std::string& side = u >= 0 ? checkedAt(rules.scenario().units, u).side : s.subject;
               return s.what == SetWhat::Mark && !s.values.empty() && marks.contains(s.values[0]) && side != reader;
           });
}

} // namespace

bool staysConcealed(const Rules& rules, const State& before, const State& now, const std::vector<std::string>& units,
                    const std::string& reader)
{
    // The log of the referee already calls an unidentified counter by its place.
    return !reader.empty() && std::ranges::any_of(units, [&](const std::string& id) {
        const UnitId unit(rules.unit(id));
        return unit.valid()
               && (rules.unplaced(now.position, unit, reader)
                   || (rules.concealed(before.position, unit, reader) && rules.concealed(now.position, unit, reader)));
    });
}

bool isUnplaced(const Rules& rules, const State& before, const State& now, const std::vector<std::string>& units,
                const std::string& reader)
{
    return !reader.empty() && std::ranges::any_of(units, [&](const std::string& id) {
        const UnitId unit(rules.unit(id));
        return unit.valid()
               && (rules.unplaced(before.position, unit, reader) || rules.unplaced(now.position, unit, reader));
    });
}

bool tellsPlace(const Rules& rules, const State& before, const State& now, const Event& line, bool unseenAction,
                const std::string& reader)
{
    if (reader.empty() || line.kind() == EventKind::Heading || line.is<GameEnded>())
        return false;
    if (!hidesPlaces(rules))
        return false;
    if (!line.units.empty()) {
        // A unit that is found tells where it is, and not how it came there.
        const bool how = line.kind() == EventKind::Moved || line.kind() == EventKind::Declared
                         || line.kind() == EventKind::Choice || line.is<MoveHalted>();
        return how ? isUnplaced(rules, before, now, line.units, reader)
                   : staysConcealed(rules, before, now, line.units, reader);
    }
    if (unseenAction)
        return line.kind() != EventKind::Roll;
    const auto named = [&](const State& state, UnitId unit) {
        const PlaceId place = checkedAt(state.position.units, unit.index()).place;
        return place.valid() && rules.unplaced(state.position, unit, reader)
               && std::ranges::find(line.places, rules.placeName(place)) != line.places.end();
    };
    for (const UnitId unit : rules.compiled().units.ids())
        if (named(before, unit) || named(now, unit))
            return true;
    return false;
}

namespace {

/// Whether an action names a counter that is face down for the reader before and after it.
bool namesConcealed(const Rules& rules, const State& before, const Action& action, const State& now,
                    const std::string& reader)
{
    const auto hidden = [&](const std::vector<std::string>& units) {
        return staysConcealed(rules, before, now, units, reader) || isUnplaced(rules, before, now, units, reader);
    };
    if (action.kind == Action::Kind::Choose)
        return std::ranges::any_of(action.args, [&](const Argument& arg) { return hidden(arg.values); });
    if (action.kind != Action::Kind::Set || action.verb == "turn")
        return false;
    const auto settings = settingsOf(action);
    return settings && std::any_of(settings->begin(), settings->end(), [&](const Setting& s) {
               return hidden({s.subject}) || hidden(s.values);
           });
}

} // namespace

std::set<std::string> hiddenMarks(const Rules& rules)
{
    std::set<std::string> out;
    for (const Mark& mark : rules.ruleset().marks)
        if (forOwner(mark)) {
            out.insert(mark.id);
            out.insert(mark.steps.begin(), mark.steps.end());
        }
    return out;
}

std::optional<Unseen> unseenIn(const Rules& rules, const State& before, const Action& action, const State& now,
                               const std::set<std::string>& marks, const std::string& reader)
{
    const Unseen set{Text("The referee sets something that only one side may see"), {}, true};
    const bool concealed = namesConcealed(rules, before, action, now, reader);
    if (concealed && action.kind == Action::Kind::Set)
        return set;
    const MenuEntry* entry = unseenEntry(rules, before, action, reader);
    for (const MenuEntry* one : openMenu(rules, before))
        if (concealed && one->id == action.verb)
            entry = one;
    if (entry != nullptr) {
        const int side = rules.side(action.seat);
        const std::string who = side < 0 ? action.seat : checkedAt(rules.scenario().sides, side).name;
        return Unseen{Text("{0}: {1}", {who, entry->label}), entry->cite, false};
    }
    if (setsUnseen(rules, action, marks, reader))
        return set;
    return {};
}

std::optional<LogLine> veiledMove(const Rules& rules, const Position& before, const Event& line,
                                  const std::function<std::string(const std::string& unit)>& where,
                                  const std::function<bool(const std::string& unit)>& hidden)
{
    if (line.kind() != EventKind::Moved || line.places.empty())
        return {};
    std::string who;
    std::string from;
    for (const std::string& id : line.units) {
        const int unit = rules.unit(id);
        if (unit < 0)
            return {};
        const int side = rules.side(checkedAt(rules.scenario().units, unit).side);
        const std::string army = side < 0 ? std::string() : checkedAt(rules.scenario().sides, side).name;
        who += who.empty() ? "" : ", ";
        who += hidden(id) ? plain(Text("a counter of {0}", {army})) : rules.counterName(before, UnitId(unit));
        if (std::string stood = where(id); !stood.empty())
            from = std::move(stood);
    }
    std::string way;
    for (const std::string& place : line.places)
        way += (way.empty() ? "" : "-") + place;
    LogLine out;
    out.style = LogStyle::Effect;
    out.data = UnitsMoved{who, from, way, {}};
    out.text = eventText(out.data);
    out.cite = line.cite;
    out.places = line.places;
    return out;
}

bool drawsUnseen(const Rules& rules, const std::string& die, const std::string& reader)
{
    const auto& boxes = rules.ruleset().boxes;
    if (reader.empty() || std::none_of(boxes.begin(), boxes.end(), faceDown))
        return false;
    for (const CBody& body : rules.compiled().bodies)
        for (const Instr& instr : body.code)
            if (const auto* roll = std::get_if<RollInstr>(&instr))
                for (const CDie& one : roll->dice)
                    if (one.name == die && (one.drawn || one.shuffled))
                        return true;
    return false;
}

std::optional<Text> titleForAll(const Rules& rules, const State& before, const Action& action, const State& now)
{
    if (const auto unseen = unseenIn(rules, before, action, now, hiddenMarks(rules), "public"))
        return unseen->title;
    const int side = rules.side(action.seat);
    if (givenInSecret(rules, before, action, now))
        return Text("{0}: sealed answer", {side < 0 ? action.seat : checkedAt(rules.scenario().sides, side).name});
    return {};
}

Trace withoutWarnings(Trace trace)
{
    std::erase_if(trace, [](const Event& line) { return line.kind() == EventKind::Warning; });
    return trace;
}

} // namespace fw
