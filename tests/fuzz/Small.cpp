#include "tests/fuzz/Small.h"

#include <algorithm>

namespace fuzz {

namespace {

constexpr int columns = 5;
constexpr int rows = 4;
constexpr int mostOfASide = 3;

fw::Map ground(const fw::Map& whole, fw::Random& chance)
{
    if (whole.grid.linked())
        return whole; // such maps are small, and their places have no columns
    fw::Map map = whole;
    map.grid.columns = columns;
    map.grid.rows = rows;
    map.names.clear();
    map.sides.clear();
    const fw::Grid& grid = map.grid;
    const auto cells = static_cast<std::size_t>(grid.cellCount());
    const auto any = [&]() { return static_cast<fw::Cell>(chance.below(cells)); };
    map.terrain.resize(whole.terrain.empty() ? 0 : cells); // a map may be smaller than this one
    map.level.resize(whole.level.empty() ? 0 : cells);
    for (std::size_t c = 0; c < cells; ++c) {
        if (!whole.terrain.empty())
            map.terrain[c] = whole.terrain[chance.below(whole.terrain.size())];
        if (!whole.level.empty())
            map.level[c] = whole.level[chance.below(whole.level.size())];
    }
    for (std::size_t k = 0; !whole.sides.empty() && k < 4; ++k) {
        const fw::Cell a = any();
        const std::vector<fw::Cell> beside = grid.neighbours(a);
        const fw::Cell b = beside[chance.below(beside.size())];
        const bool known = std::any_of(map.sides.begin(), map.sides.end(), [&](const fw::Side& s) {
            return (s.a == a && s.b == b) || (s.a == b && s.b == a);
        });
        if (!known)
            map.sides.push_back({a, b, whole.sides[chance.below(whole.sides.size())].features, {}, fw::noCell});
    }
    for (fw::Way& way : map.ways) {
        way.cells = {any()};
        for (int k = 0; k < 3; ++k) {
            const std::vector<fw::Cell> beside = grid.neighbours(way.cells.back());
            way.cells.push_back(beside[chance.below(beside.size())]);
        }
    }
    const std::vector<fw::Cell> edge = grid.perimeter();
    for (fw::Area& area : map.areas) {
        area.cells.clear();
        for (std::size_t k = 0; k < 2; ++k) {
            const fw::Cell cell = area.kind == "entry" ? edge[chance.below(edge.size())] : any();
            if (std::find(area.cells.begin(), area.cells.end(), cell) == area.cells.end())
                area.cells.push_back(cell);
        }
    }
    return map;
}

} // namespace

fw::Scenario small(const fw::Scenario& whole, std::uint64_t seed)
{
    fw::Random chance(seed);
    fw::Scenario out = whole;
    out.map = ground(whole.map, chance);
    out.placeMarks.clear();
    out.units.clear();
    out.setup.clear();
    const auto cells = static_cast<std::size_t>(out.map.grid.cellCount());
    const std::vector<fw::Cell> edge = out.map.grid.perimeter();
    for (const fw::Army& side : whole.sides) {
        std::vector<const fw::Unit*> pool;
        for (const fw::Unit& unit : whole.units)
            if (unit.side == side.id)
                pool.push_back(&unit);
        const int count = chance.between(1, mostOfASide);
        for (int k = 0; k < count && !pool.empty(); ++k) {
            const std::size_t at = chance.below(pool.size());
            const fw::Unit& unit = *pool[at];
            out.units.push_back(unit);
            fw::Placement placement;
            for (const fw::Placement& known : whole.setup)
                if (known.unit == unit.id)
                    placement = known;
            placement.unit = unit.id;
            // Some counters arrive later if the scenario uses arrivals at all.
            const bool waits = placement.arrives.turn > 0 && chance.odds(50);
            placement.arrives = waits ? fw::Arrival{1, {edge[chance.below(edge.size())]}} : fw::Arrival{};
            placement.at = waits ? fw::noCell : static_cast<fw::Cell>(chance.below(cells));
            if (!placement.leaves.at.empty())
                placement.leaves.at = {edge[chance.below(edge.size())]};
            if (!placement.oneOf.empty())
                placement.oneOf = {placement.at, static_cast<fw::Cell>(chance.below(cells))};
            if (!waits)
                placement.box.clear();
            placement.stepsLost = chance.odds(25) ? unit.steps - 1 : 0;
            out.setup.push_back(placement);
            pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }
    return out;
}

} // namespace fuzz
