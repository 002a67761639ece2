#include "editor/document/Drawing.h"

#include <algorithm>
#include <tuple>

namespace fw {

Drawing Drawing::of(Scenario scenario, std::shared_ptr<Legend> legend)
{
    Drawing d;
    Map& map = scenario.map;
    // Moved out before the rest is copied, because a large map has a list for every cell.
    const std::vector<std::vector<std::string>> terrain = std::move(map.terrain);
    d.legend = legend ? std::move(legend) : std::make_shared<Legend>();
    const int cells = map.grid.valid() ? map.grid.cellCount() : 0;
    d.terrain = Plane<Mix>(cells);
    d.level = Plane<int>(cells);
    d.sides = Plane<Mix>(cells > 0 ? map.grid.sideCount() : 0);
    d.guards = Plane<Mix>(d.sides.size());
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
    std::map<int, Guard> guards;
    for (const Side& side : map.sides) {
        const bool on = map.grid.valid() && map.grid.contains(side.a) && map.grid.contains(side.b);
        const int number = on ? map.grid.sharedSide(side.a, side.b) : -1;
        if (number < 0) {
            d.mStraySides.push_back(side);
            continue;
        }
        Mix code = d.sides.get(number);
        Guard fresh;
        takeUp(side, *d.legend, code, fresh);
        d.sides.set(number, code);
        if (fresh != Guard())
            takeUp(side, *d.legend, code, guards[number]);
    }
    d.mSidesRead = std::move(map.sides);
    d.mSidesPlaneRead = d.sides;
    d.rest = std::move(scenario);
    for (const auto& [number, guard] : guards)
        d.guards.set(number, d.guardCode(number, d.sides.get(number), guard));
    d.mGuardsPlaneRead = d.guards;
    d.rest.map.terrain = {};
    d.rest.map.level = {};
    d.rest.map.sides = {};
    d.rest.map.outOfPlay = {};
    return d;
}

void Drawing::takeUp(const Side& row, Legend& legend, Mix& features, Guard& guard)
{
    for (const std::string& word : row.features) {
        features = legend.with(features, word);
        if (row.shelters != noCell)
            guard.shelters[word] = row.shelters;
    }
    if (!row.owner.empty())
        guard.owner = row.owner;
}

namespace {

// A guard is stored as words: its owner, then each feature that shelters one cell, with the cell as "a" or "b".
const char* const firstCell = "a";
const char* const secondCell = "b";

} // namespace

Guard Drawing::guard(int side) const
{
    Guard out;
    const std::vector<std::string>& words = legend->words(guards.get(side));
    if (words.empty())
        return out;
    const auto [a, b] = grid().cellsOfSide(side);
    out.owner = words.front();
    for (std::size_t i = 1; i + 1 < words.size(); i += 2)
        out.shelters[words[i]] = words[i + 1] == firstCell ? a : b;
    return out;
}

Mix Drawing::guardCode(int side, Mix features, const Guard& guard) const
{
    const auto [a, b] = grid().cellsOfSide(side);
    const std::vector<std::string>& there = legend->words(features);
    std::vector<std::string> words;
    for (const auto& [feature, cell] : guard.shelters)
        if ((cell == a || cell == b) && std::ranges::find(there, feature) != there.end())
            words.insert(words.end(), {feature, cell == a ? firstCell : secondCell});
    if (there.empty() || (words.empty() && guard.owner.empty()))
        return 0;
    words.insert(words.begin(), guard.owner);
    return legend->code(words);
}

std::vector<Side> Drawing::rowsOf(int side) const
{
    std::vector<Side> rows;
    const auto [a, b] = grid().cellsOfSide(side);
    if (b == noCell)
        return rows;
    const Guard held = guard(side);
    // Features that shelter the same cells share one row.
    for (const std::string& word : legend->words(sides.get(side))) {
        const auto found = held.shelters.find(word);
        const Cell shelters = found == held.shelters.end() ? noCell : found->second;
        const auto row = std::ranges::find(rows, shelters, &Side::shelters);
        if (row != rows.end())
            row->features.push_back(word);
        else
            rows.push_back({a, b, {word}, held.owner, shelters});
    }
    return rows;
}

std::vector<Side> Drawing::sideRows() const
{
    if (sides.size() == mSidesPlaneRead.size() && sides == mSidesPlaneRead && guards == mGuardsPlaneRead)
        return mSidesRead;
    std::vector<Side> rows;
    for (int i = 0; i < sides.size(); ++i)
        if (sides.get(i) != 0)
            for (Side& row : rowsOf(i))
                rows.push_back(std::move(row));
    // Rows with a holder or a sheltered cell come last; the file may store the others as planes.
    const auto order = [](const Side& side) {
        return std::tuple(!side.owner.empty() || side.shelters != noCell, side.a, side.b, side.shelters);
    };
    std::ranges::sort(rows, [&](const Side& x, const Side& y) { return order(x) < order(y); });
    rows.insert(rows.end(), mStraySides.begin(), mStraySides.end());
    return rows;
}

void Drawing::forgetRead(const std::function<Cell(Cell)>& moved)
{
    // The numbers of cells and sides in these rows are those of the old grid.
    mSidesRead.clear();
    mSidesPlaneRead = {};
    mGuardsPlaneRead = {};
    std::erase_if(mStraySides, [&](Side& side) {
        side.a = moved(side.a);
        side.b = moved(side.b);
        side.shelters = side.shelters == noCell ? noCell : moved(side.shelters);
        return side.a == noCell || side.b == noCell;
    });
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
