#include "app/compare/CompareEditions.h"

#include "editor/exchange/CsvCells.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/base/Vocabulary.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The properties of counters by either edition's rules.
std::vector<std::string> keysOf(const Ruleset& before, const Ruleset& after)
{
    std::vector<std::string> keys;
    for (const Ruleset* rules : {&before, &after})
        for (const CsvTarget& target : csvTargets(*rules))
            if (std::ranges::find(keys, target.key) == keys.end())
                keys.push_back(target.key);
    return keys;
}

bool renames(const Unit& before, const Unit& after)
{
    return before.side == after.side && before.ratings == after.ratings
           && (alikeNames(before.name, after.name) || alikeNames(before.id, after.id));
}

/// The counter of each index in the other edition: first by id, then by numbers, side and a similar name.
std::vector<const Unit*> partners(const Scenario& before, const Scenario& after)
{
    std::map<std::string, const Unit*> byId;
    for (const Unit& unit : after.units)
        byId.try_emplace(unit.id, &unit);
    std::vector<const Unit*> out(before.units.size(), nullptr);
    for (std::size_t i = 0; i < out.size(); ++i)
        if (const auto found = byId.find(before.units[i].id); found != byId.end()) {
            out[i] = found->second;
            byId.erase(found);
        }
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (out[i] != nullptr)
            continue;
        const auto found = std::ranges::find_if(
            after.units, [&](const Unit& unit) { return byId.count(unit.id) > 0 && renames(before.units[i], unit); });
        if (found == after.units.end())
            continue;
        out[i] = &*found;
        byId.erase(found->id);
    }
    return out;
}

std::map<std::string, int> markerCounts(const Scenario& scenario)
{
    std::map<std::string, int> out;
    for (const Marker& marker : scenario.markers)
        out[marker.step.empty() ? marker.mark : marker.mark + ": " + marker.step] += marker.count;
    return out;
}

void compareMarkers(const Scenario& before, const Scenario& after, std::vector<Difference>& out)
{
    const std::map<std::string, int> old = markerCounts(before), now = markerCounts(after);
    const auto say = [&](DifferenceKind kind, const std::string& row, const std::string& was, const std::string& is) {
        out.push_back({kind, DifferenceRow::Marker, row, "count", was, is});
    };
    for (const auto& [row, count] : old) {
        const auto found = now.find(row);
        if (found == now.end())
            say(DifferenceKind::Removed, row, std::to_string(count), {});
        else if (found->second != count)
            say(DifferenceKind::Changed, row, std::to_string(count), std::to_string(found->second));
    }
    for (const auto& [row, count] : now)
        if (old.count(row) == 0)
            say(DifferenceKind::Added, row, {}, std::to_string(count));
}

} // namespace

bool alikeNames(const std::string& one, const std::string& other)
{
    return !one.empty() && !other.empty() && (plainKey(one) == plainKey(other) || mistyped(one, other));
}

std::vector<Difference> unitDifferences(const Unit& before, const Unit& after, const std::vector<std::string>& keys)
{
    std::vector<Difference> out;
    for (const std::string& key : keys) {
        const std::string was = cellText(before, key), is = cellText(after, key);
        if (was == is)
            continue;
        const DifferenceKind kind = key == "id" || key == "name" ? DifferenceKind::Renamed : DifferenceKind::Changed;
        out.push_back({kind, DifferenceRow::Counter, before.id,
                       key.starts_with(ratingKey) ? key.substr(ratingKey.size()) : key, was, is});
    }
    return out;
}

FileComparison compareMixes(const Edition& before, const Edition& after)
{
    const std::vector<std::string> keys = keysOf(before.rules, after.rules);
    const std::vector<const Unit*> partner = partners(before.scenario, after.scenario);
    FileComparison out;
    for (std::size_t i = 0; i < partner.size(); ++i) {
        const Unit& unit = before.scenario.units[i];
        if (partner[i] == nullptr)
            out.differences.push_back({DifferenceKind::Removed, DifferenceRow::Counter, unit.id, {}, unit.name, {}});
        else
            std::ranges::move(unitDifferences(unit, *partner[i], keys), std::back_inserter(out.differences));
    }
    for (const Unit& unit : after.scenario.units)
        if (std::ranges::find(partner, &unit) == partner.end())
            out.differences.push_back({DifferenceKind::Added, DifferenceRow::Counter, unit.id, {}, {}, unit.name});
    compareMarkers(before.scenario, after.scenario, out.differences);
    groupByKind(out.differences);
    return out;
}

} // namespace fw
