#include "engine/session/OrderSetChecks.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// An arriving unit waits off the map and enters at cells, each named once; a sheet may also name units that are in.
Result<void> soundArrival(const Rules& rules, const State& state, const Setting& s,
                          const std::map<std::string, std::string>& places, bool sheet)
{
    std::set<std::string> cells;
    for (std::size_t i = 1; i < s.values.size(); ++i) {
        if (const int cell = rules.place(s.values[i]); cell < 0 || cell >= rules.cellCount())
            return fail(Trouble::BadInput,
                        Text("{0} is not a hex of the map, so no unit can arrive there", {s.values[i]}));
        if (!cells.insert(s.values[i]).second)
            return fail(Trouble::BadInput, Text("'{0}' is given twice", {s.values[i]}));
    }
    const int unit = rules.unit(s.subject);
    const auto to = places.find(s.subject);
    const int place = to == places.end() ? checkedAt(state.position.units, unit).place.index()
                                         : rules.place(to->second);
    if (sheet || place < 0 || place >= rules.cellCount())
        return {};
    const auto& boxes = rules.ruleset().boxes;
    const auto box = std::ranges::find_if(boxes, [](const Box& b) { return b.role == BoxRole::Arrivals; });
    return fail(Trouble::BadInput,
                Text("{0} is in {1}; a unit that arrives must wait off the map",
                     {rules.counterName(state.position, UnitId(unit)), rules.placeName(place)}),
                {}, box == boxes.end() ? Text() : Text("add: at {0}", {box->label.empty() ? box->id : box->label}));
}

} // namespace

Result<void> validateSettings(const Rules& rules, const State& state, const std::vector<Setting>& settings,
                              const StateWords& words)
{
    // A sheet repeats the position, in which the rules may have sent a unit away beyond the last turn. A referee who
    // sets an arrival means a turn that exists.
    const int last = rules.scenario().lastTurn;
    const bool sheet = !settings.empty() && settings.front().about == SetAbout::Stack;
    for (const Setting& s : settings)
        if (s.what == SetWhat::Arrives && !sheet && last > 0 && std::atoi(s.values.front().c_str()) > last)
            return fail(Trouble::BadInput,
                        Text("there is no turn {0}: the last is {1}", {s.values.front(), std::to_string(last)}));
    std::set<std::vector<std::string>> said;
    std::map<std::string, std::string> places;
    for (const Setting& s : settings) {
        std::vector<std::string> what{wordOf(s.about), s.subject, wordOf(s.what)};
        if (s.what == SetWhat::Mark)
            what.push_back(s.values.front());
        if (!said.insert(std::move(what)).second)
            return fail(Trouble::BadInput,
                        Text("'{0}' is given twice", {s.what == SetWhat::Mark ? s.values.front() : wordOf(s.what)}));
        if (s.what == SetWhat::Place)
            places[s.subject] = s.values.front();
        else if (s.about == SetAbout::Stack)
            for (const std::string& unit : s.values)
                places[unit] = s.subject;
    }
    for (const Setting& s : settings)
        if (s.what == SetWhat::Arrives)
            if (auto sound = soundArrival(rules, state, s, places, sheet); !sound)
                return sound;
    for (const Setting& s : settings) {
        if (s.what != SetWhat::Steps || s.values.front() != "0")
            continue;
        const auto unit = static_cast<std::size_t>(rules.unit(s.subject));
        const auto to = places.find(s.subject);
        const int place = to == places.end() ? state.position.units[unit].place.index() : rules.place(to->second);
        if (rules.scenario().units[unit].steps == 0 || place < 0 || place >= rules.cellCount())
            continue;
        const auto& boxes = rules.ruleset().boxes;
        const auto box = std::ranges::find_if(boxes, [](const Box& b) { return b.role == BoxRole::Eliminated; });
        return fail(Trouble::BadInput,
                    Text("a counter on the map has at least one step; if {0} is lost, write: at {1}",
                         {rules.unitName(static_cast<int>(unit)), box == boxes.end() ? words("nowhere") : box->id}));
    }
    return {};
}

void keepHidden(const Rules& rules, const State& state, const std::vector<std::string>& units,
                std::vector<Setting>& settings)
{
    for (const std::string& unit : units)
        for (const CMark& mark : rules.compiled().marks) {
            const bool said = std::ranges::any_of(settings, [&](const Setting& s) {
                return s.about == SetAbout::Unit && s.subject == unit && s.what == SetWhat::Mark
                       && s.values.front() == mark.src->id;
            });
            if (mark.hides() && !said && rules.mark(state.position, mark.src->id, rules.unit(unit)) != Rational(0))
                settings.push_back({SetAbout::Unit, unit, SetWhat::Mark, {mark.src->id, "1"}});
        }
}

} // namespace fw
