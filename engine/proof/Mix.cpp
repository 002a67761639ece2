#include "engine/proof/Mix.h"

#include "engine/base/Escaped.h"
#include "engine/base/Rows.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/Procedures.h"
#include "engine/model/Walk.h"
#include "engine/proof/Band.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/Lookalikes.h"
#include "engine/rules/Options.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// The ratings on a side of a counter, in the order of the print.
std::string numbersOf(const Ruleset& ruleset, const Unit& unit, bool back)
{
    std::vector<std::string> numbers;
    bool negative = false;
    for (const std::size_t r : printedRatings(ruleset, unit.type)) {
        const Rating& rating = ruleset.ratings[r];
        const auto printed = unit.ratings.find(rating.id);
        if (printed == unit.ratings.end() || rating.columns.empty())
            continue;
        const auto front = printed->second.find(rating.columns.back().column);
        if (front == printed->second.end())
            continue;
        // A rating without a number for the back keeps that of the front.
        Rational value = front->second;
        for (std::size_t c = 0; back && c + 1 < rating.columns.size(); ++c)
            if (const auto own = printed->second.find(rating.columns[c].column); own != printed->second.end()) {
                value = own->second;
                break;
            }
        negative = negative || value < Rational(0);
        numbers.push_back(value.text());
        if (value < Rational(0))
            numbers.back().replace(0, 1, "\xe2\x88\x92"); // a minus sign, as counters have it
    }
    std::string out;
    for (const std::string& number : numbers)
        out += (out.empty() ? "" : negative ? " - " : "-") + number;
    return out;
}

/// Whether a marker on the table shows the mark.
bool isMarker(const Mark& mark)
{
    return !mark.drawn.empty() && mark.drawn != "none";
}

} // namespace

std::vector<Marker> markersWanted(const Ruleset& ruleset)
{
    std::vector<Marker> out;
    for (const Mark& mark : ruleset.marks) {
        if (!isMarker(mark) || mark.drawn == "number")
            continue;
        if (mark.form == MarkForm::Ladder)
            for (std::size_t i = 1; i < mark.steps.size(); ++i)
                out.push_back({mark.id, mark.steps[i], 0});
        else
            out.push_back({mark.id, {}, 0});
    }
    return out;
}

int markersNeeded(const Ruleset& ruleset, const Scenario& scenario, const Mark& mark, const std::string& step)
{
    if (mark.on == MarkOn::Game)
        return 1;
    if (mark.on == MarkOn::Side)
        return static_cast<int>(scenario.sides.size());
    if (mark.on == MarkOn::Formation) {
        std::set<std::pair<std::string, std::string>> formations;
        for (const Unit& unit : scenario.units)
            if (!unit.formation.empty())
                formations.emplace(unit.side, unit.formation);
        return static_cast<int>(formations.size());
    }
    if (mark.on != MarkOn::Unit) {
        // The markers at the start are needed; how many places later have the mark is unknown.
        int start = 0;
        for (const auto& [place, marks] : scenario.placeMarks)
            start += marks.count(mark.id) > 0;
        return start;
    }
    // When ratings have a column for this step, only counters with that column can take the step.
    const auto takes = [&](const Unit& unit) {
        bool asked = false;
        for (const Rating& rating : ruleset.ratings)
            for (const RatingColumn& column : rating.columns)
                for (const Req& need : column.need)
                    if (need.fact == "mark" && need.arg == mark.id && need.is.size() == 1
                        && need.is.front().symbol == step) {
                        asked = true;
                        const auto own = unit.ratings.find(rating.id);
                        if (own != unit.ratings.end() && own->second.count(column.column))
                            return true;
                    }
        return !asked;
    };
    std::set<std::string> counted; // a repeated id is one counter
    for (const Unit& unit : scenario.units)
        if (takes(unit))
            counted.insert(unit.id);
    return static_cast<int>(counted.size());
}

std::vector<MixLine> mixOf(const Ruleset& ruleset, const Scenario& scenario)
{
    std::map<std::string, const Placement*> placed;
    for (const Placement& placement : scenario.setup)
        placed[placement.unit] = &placement;
    std::map<int, std::string> piles; // of a card
    for (const Lookalikes& pile : pilesOf(ruleset, scenario))
        for (const int unit : pile.units)
            piles[unit] = pileName(ruleset, pile.pile);
    std::vector<MixLine> out;
    for (const Unit& unit : scenario.units) {
        MixLine line;
        if (const auto pile = piles.find(static_cast<int>(&unit - scenario.units.data())); pile != piles.end())
            line.pile = pile->second;
        line.side = unit.side;
        line.what = unit.type;
        line.formation = unit.formation;
        line.numbers = numbersOf(ruleset, unit, false);
        line.back = numbersOf(ruleset, unit, true);
        if (line.back == line.numbers)
            line.back.clear();
        auto same = std::ranges::find_if(out, [&](const MixLine& other) {
            return other.side == line.side && other.what == line.what && other.formation == line.formation
                   && other.numbers == line.numbers && other.back == line.back && other.pile == line.pile;
        });
        if (same == out.end()) {
            out.push_back(line);
            same = out.end() - 1;
        }
        ++same->count;
        same->units.push_back(unit.id);
        same->names.push_back(unit.name);
        const auto at = placed.find(unit.id);
        if (at == placed.end())
            continue;
        if (at->second->arrives.turn > 0)
            ++same->arriving;
        else if (at->second->at != noCell)
            ++same->setUp;
    }
    for (const Marker& marker : scenario.markers) {
        MixLine line;
        line.marker = true;
        line.what = marker.step.empty() ? marker.mark : marker.mark + ": " + marker.step;
        line.count = marker.count;
        const Mark* mark = byId(ruleset.marks, marker.mark);
        if (mark != nullptr)
            line.needed = markersNeeded(ruleset, scenario, *mark, marker.step);
        out.push_back(line);
    }
    return out;
}

std::string mixCsv(const std::vector<MixLine>& mix)
{
    std::string out = "side,kind,formation,numbers,count,set up,arriving,needed,pile,back,names\r\n";
    int count = 0, setUp = 0, arriving = 0;
    for (const MixLine& line : mix) {
        std::string names;
        for (const std::string& name : line.names)
            names += (names.empty() ? "" : "; ") + name;
        out += forCsv(line.marker ? "marker" : line.side) + "," + forCsv(line.what) + "," + forCsv(line.formation) + ","
               + forCsv(line.numbers) + "," + std::to_string(line.count) + "," + std::to_string(line.setUp) + ","
               + std::to_string(line.arriving) + "," + (line.marker ? std::to_string(line.needed) : std::string()) + ","
               + forCsv(line.pile) + "," + forCsv(line.back) + "," + forCsv(names) + "\r\n";
        count += line.count;
        setUp += line.setUp;
        arriving += line.arriving;
    }
    return out + "total,,,," + std::to_string(count) + "," + std::to_string(setUp) + "," + std::to_string(arriving)
           + ",,,,\r\n";
}

namespace {

/// The marks that a row or the set-up puts on something.
std::set<std::string> marksSet(const Ruleset& ruleset, const Scenario& scenario)
{
    std::set<std::string> out;
    const auto look = [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (requires { row.mark; } && !std::is_same_v<X, UnmarkVerb> && !std::is_same_v<X, Marker>)
            out.insert(row.mark);
    };
    walk(ruleset, look);
    for (const Trigger& trigger : scenario.triggers)
        walk(trigger, look);
    const auto take = [&](const std::map<std::string, std::string>& marks) {
        for (const auto& [mark, value] : marks)
            out.insert(mark);
    };
    for (const Placement& placement : scenario.setup)
        take(placement.marks);
    for (const auto* list : {&scenario.sideMarks, &scenario.formationMarks, &scenario.placeMarks})
        for (const auto& [bearer, marks] : *list)
            take(marks);
    take(scenario.gameMarks);
    for (const Mark& mark : ruleset.marks)
        if (mark.start != Rational(0))
            out.insert(mark.id);
    return out;
}

/// Why a marker is never put down; empty when it may be.
Text neverUsed(const Mark& mark, const Marker& marker, const std::set<std::string>& set,
               const std::map<std::string, std::string>& options)
{
    if (!isMarker(mark))
        return "no marker shows this mark";
    if (mark.form == MarkForm::Ladder && !mark.steps.empty() && marker.step == mark.steps.front())
        return "the first step of a mark is shown without a marker";
    if (!inForce(mark.when, options))
        return "the options of the scenario leave this mark out";
    return set.count(mark.id) ? Text() : Text("no row of the rules sets this mark");
}

} // namespace

void proveMarkers(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    if (scenario.markers.empty())
        return; // this scenario does not list its mix
    const std::set<std::string> set = marksSet(ruleset, scenario);
    const std::map<std::string, std::string> options = optionsOf(ruleset, scenario);
    std::map<std::pair<std::string, std::string>, int> have;
    for (const Marker& marker : scenario.markers) {
        const FindingSpot spot{"marker", marker.mark, marker.step, {}};
        const std::string place = "/markers/" + std::to_string(&marker - scenario.markers.data());
        const Mark* mark = byId(ruleset.marks, marker.mark);
        if (mark == nullptr)
            found.add("markers/no-mark", spot, "the rules have no such mark",
                      Vocabulary::ids(ruleset.marks).remedy(marker.mark), {}, place + "/mark");
        else if (mark->form == MarkForm::Ladder && std::ranges::find(mark->steps, marker.step) == mark->steps.end())
            found.add("markers/no-step", spot, "the mark has no such step",
                      Vocabulary::all(mark->steps).remedy(marker.step), {}, place + "/step");
        else if (Text why = neverUsed(*mark, marker, set, options); !why.empty())
            found.add("markers/never", spot, std::move(why), "take the markers out of the mix", mark->cite, place);
        if (!have.try_emplace({marker.mark, marker.step}, marker.count).second)
            found.add("markers/twice", spot, "these markers are counted twice");
    }
    for (const Marker& wanted : markersWanted(ruleset)) {
        const Mark* mark = byId(ruleset.marks, wanted.mark);
        const int needed = markersNeeded(ruleset, scenario, *mark, wanted.step);
        const auto own = have.find({wanted.mark, wanted.step});
        const int count = own == have.end() ? 0 : own->second;
        if (needed > count)
            found.add(
                "markers/too-few", {"marker", wanted.mark, wanted.step, {}},
                Text("there are {0}, and {1} can be needed at once", {std::to_string(count), std::to_string(needed)}),
                "add markers to the mix");
        else if (count == 0 && own == have.end() && set.count(wanted.mark) && inForce(mark->when, options))
            found.add("markers/none", {"marker", wanted.mark, wanted.step, {}},
                      "the mark is shown by a marker, and the mix has none", "add markers to the mix", mark->cite);
    }
}

} // namespace fw
