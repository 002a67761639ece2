#include "editor/commands/ClipTurn.h"

#include "editor/commands/CellAxes.h"

#include <algorithm>
#include <functional>
#include <map>

namespace fw {

namespace {

using Axes = std::pair<int, int>;

/// The clip with each cell where `to` says, as an offset from the anchor.
Clip changed(const Clip& clip, const std::function<Axes(Axes)>& to)
{
    const Grid& was = clip.map.grid;
    if (clip.cells.empty() || was.linked())
        return clip;
    const Axes origin = axesOf(was, clip.anchor);
    std::map<Cell, std::pair<int, int>> places; // column and row of each cell, from an anchor at 0, 0
    Grid wide = was;
    wide.evenShoved = true;
    for (const Cell cell : clip.cells) {
        const Axes at = axesOf(was, cell);
        places[cell] = placeAtAxes(wide, to({at.first - origin.first, at.second - origin.second}));
    }
    int left = 0, top = 0, right = 0, bottom = 0;
    for (const auto& [cell, place] : places) {
        left = std::min(left, place.first);
        right = std::max(right, place.first);
        top = std::min(top, place.second);
        bottom = std::max(bottom, place.second);
    }
    Clip out;
    Map& m = out.map;
    m.grid = wide;
    m.grid.columns = right - left + 1;
    m.grid.rows = bottom - top + 1;
    const int line = was.shape == GridShape::HexFlat ? left : top;
    m.grid.evenShoved = line % 2 == 0;
    m.terrain.resize(std::size_t(m.grid.cellCount()));
    m.level.resize(std::size_t(m.grid.cellCount()));
    const auto cellOf = [&](Cell cell) {
        const auto found = places.find(cell);
        return found == places.end() ? noCell : m.grid.cell(found->second.first - left, found->second.second - top);
    };
    for (const Cell cell : clip.cells) {
        const Cell there = cellOf(cell);
        out.cells.push_back(there);
        if (std::size_t(cell) < clip.map.terrain.size())
            m.terrain[std::size_t(there)] = clip.map.terrain[std::size_t(cell)];
        if (std::size_t(cell) < clip.map.level.size())
            m.level[std::size_t(there)] = clip.map.level[std::size_t(cell)];
        if (clip.map.outOfPlay.has(cell))
            m.outOfPlay.cells.push_back(there);
    }
    std::ranges::sort(out.cells);
    std::ranges::sort(m.outOfPlay.cells);
    out.anchor = cellOf(clip.anchor);
    for (Side side : clip.map.sides) {
        side.a = cellOf(side.a);
        side.b = cellOf(side.b);
        side.shelters = cellOf(side.shelters);
        m.sides.push_back(std::move(side));
    }
    for (Way way : clip.map.ways) {
        std::ranges::transform(way.cells, way.cells.begin(), cellOf);
        m.ways.push_back(std::move(way));
    }
    for (PlaceName name : clip.map.names) {
        name.cell = cellOf(name.cell);
        m.names.push_back(std::move(name));
    }
    return out;
}

} // namespace

Clip turned(const Clip& clip, int steps)
{
    const Grid& grid = clip.map.grid;
    const int whole = grid.hex() ? 6 : 4;
    const int times = ((steps % whole) + whole) % whole;
    return changed(clip, [&](Axes at) {
        for (int i = 0; i < times; ++i)
            at = grid.hex() ? Axes{-at.second, at.first + at.second} : Axes{-at.second, at.first};
        return at;
    });
}

Clip flipped(const Clip& clip)
{
    const GridShape shape = clip.map.grid.shape;
    return changed(clip, [shape](Axes at) -> Axes {
        if (shape == GridShape::HexFlat)
            return {-at.first, at.second + at.first};
        if (shape == GridShape::HexPointy)
            return {-at.first - at.second, at.second};
        return {-at.first, at.second};
    });
}

} // namespace fw
