#include "editor/document/Drawing.h"

#include <algorithm>

namespace fw {

Drawing Drawing::of(Scenario scenario, std::shared_ptr<Legend> legend)
{
    Drawing d;
    Map& map = scenario.map;
    // Taken out before the rest is kept: a large map has a list for every cell.
    const std::vector<std::vector<std::string>> terrain = std::move(map.terrain);
    d.legend = legend ? std::move(legend) : std::make_shared<Legend>();
    const int cells = map.grid.valid() ? map.grid.cellCount() : 0;
    d.terrain = Plane<Mix>(cells);
    d.level = Plane<int>(cells);
    d.sides = Plane<Mix>(cells > 0 ? map.grid.sideCount() : 0);
    d.out = Plane<char>(cells);
    for (const Cell cell : map.outOfPlay.cells)
        if (d.out.contains(cell))
            d.out.set(cell, 1);
    d.mTerrainGiven = !terrain.empty();
    d.mLevelGiven = !map.level.empty();
    const std::vector<std::string>* last = nullptr;
    Mix lastCode = 0;
    for (int i = 0; i < cells && std::size_t(i) < terrain.size(); ++i) {
        const std::vector<std::string>& words = terrain[std::size_t(i)];
        if (words.empty())
            continue;
        if (last == nullptr || *last != words) {
            lastCode = d.legend->code(words);
            last = &words;
        }
        d.terrain.set(i, lastCode);
    }
    for (int i = 0; i < cells && std::size_t(i) < map.level.size(); ++i)
        d.level.set(i, map.level[std::size_t(i)]);
    for (const Side& side : map.sides) {
        const bool on = map.grid.valid() && map.grid.contains(side.a) && map.grid.contains(side.b);
        const int number = on ? map.grid.sharedSide(side.a, side.b) : -1;
        if (number < 0) {
            d.mStraySides.push_back(side);
            continue;
        }
        Mix code = d.sides.get(number);
        for (const std::string& word : side.features)
            code = d.legend->with(code, word);
        d.sides.set(number, code);
    }
    d.mSidesRead = std::move(map.sides);
    d.mSidesPlaneRead = d.sides;
    d.rest = std::move(scenario);
    d.rest.map.terrain = {};
    d.rest.map.level = {};
    d.rest.map.sides = {};
    d.rest.map.outOfPlay = {};
    return d;
}

std::vector<Side> Drawing::sideRows() const
{
    if (sides.size() == mSidesPlaneRead.size() && sides == mSidesPlaneRead)
        return mSidesRead;
    std::vector<Side> rows;
    for (int i = 0; i < sides.size(); ++i) {
        if (sides.get(i) == 0)
            continue;
        const auto [a, b] = grid().cellsOfSide(i);
        if (b != noCell)
            rows.push_back({a, b, legend->words(sides.get(i))});
    }
    std::sort(rows.begin(), rows.end(),
              [](const Side& x, const Side& y) { return std::pair(x.a, x.b) < std::pair(y.a, y.b); });
    rows.insert(rows.end(), mStraySides.begin(), mStraySides.end());
    return rows;
}

Map Drawing::map() const
{
    Map map = rest.map;
    const auto cells = std::size_t(terrain.size());
    map.terrain.resize(cells);
    bool any = mTerrainGiven;
    for (std::size_t i = 0; i < cells; ++i) {
        const Mix code = terrain.get(int(i));
        if (code == 0)
            continue;
        any = true;
        map.terrain[i] = legend->words(code);
    }
    if (!any)
        map.terrain.clear();
    if (mLevelGiven || level != Plane<int>(level.size())) {
        map.level.resize(cells);
        for (std::size_t i = 0; i < cells; ++i)
            map.level[i] = level.get(int(i));
    }
    map.sides = sideRows();
    for (const int cell : out.differences(Plane<char>(out.size())))
        map.outOfPlay.cells.push_back(cell);
    return map;
}

Scenario Drawing::scenario() const
{
    Scenario s = rest;
    s.map = map();
    return s;
}

} // namespace fw
