// Checks for counters of the wrong side: those that start behind the lines of the enemy, far from their own.
#include "engine/model/StartRelation.h"
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

constexpr std::size_t mostPlaced = 2'000; ///< counters that are compared in pairs
constexpr std::size_t enemiesNearer = 4;  ///< so many enemies are nearer than the nearest friend

struct Placed {
    const Unit* unit;
    Cell at;
};

std::vector<Placed> placedOn(const Scenario& scenario)
{
    std::map<std::string, const Unit*> units;
    for (const Unit& unit : scenario.units)
        units.try_emplace(unit.id, &unit);
    std::vector<Placed> out;
    for (const Placement& placement : scenario.setup)
        if (const auto unit = units.find(placement.unit);
            unit != units.end() && scenario.map.grid.contains(placement.at))
            out.push_back({unit->second, placement.at});
    return out;
}

} // namespace

void proveSides(const Scenario& scenario, FindingCollector& found)
{
    if (!scenario.map.grid.valid() || scenario.map.grid.linked())
        return;
    const std::vector<Placed> placed = placedOn(scenario);
    if (placed.size() > mostPlaced)
        return;
    for (const Placed& one : placed) {
        int friendly = -1;
        std::vector<int> enemies;
        for (const Placed& other : placed) {
            if (other.unit == one.unit)
                continue;
            const int distance = scenario.map.grid.distance(one.at, other.at);
            const bool own = startFriendly(scenario, other.unit->side, one.unit->side);
            if (!own && startHostile(scenario, other.unit->side, one.unit->side))
                enemies.push_back(distance);
            else if (own && (friendly < 0 || distance < friendly))
                friendly = distance;
        }
        if (friendly < 0 || enemies.size() < enemiesNearer)
            continue;
        std::ranges::partial_sort(enemies, enemies.begin() + static_cast<std::ptrdiff_t>(enemiesNearer));
        // Two sides in contact stand close together; this counter is deep among the enemy.
        if (enemies[enemiesNearer - 1] >= friendly || 2 * enemies[2] >= friendly)
            continue;
        CheckResult* const result = found.add(
            "setup/among-enemies", {"unit", one.unit->id, {}, {}},
            Text("it starts at {0}, where {1} enemies are nearer than the next friend of side '{2}'",
                 {scenario.map.numbering.label(scenario.map.grid, one.at), std::to_string(enemiesNearer),
                  one.unit->side}),
            "correct its side or its place", {},
            "/units/" + std::to_string(one.unit - scenario.units.data()) + "/side");
        if (result != nullptr)
            result->cells = {one.at};
    }
}

} // namespace fw
