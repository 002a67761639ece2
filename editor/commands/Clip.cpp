#include "editor/commands/Clip.h"

#include "editor/commands/Bounds.h"
#include "editor/commands/CellAxes.h"
#include "editor/commands/Levels.h"
#include "editor/commands/Names.h"
#include "editor/commands/RowEdits.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "engine/store/Json.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fw {

namespace {

const char* const areaId = "clip";
const char* const anchorId = "anchor";

/// The cell whose offset from `to` equals the offset of `cell` from `from`; the two grids may differ.
Cell shifted(const Grid& g, Cell cell, Cell from, const Grid& other, Cell to)
{
    const auto [a, b] = axesOf(g, cell);
    const auto [c, d] = axesOf(g, from);
    const auto [e, f] = axesOf(other, to);
    const auto [column, row] = placeAtAxes(other, {e + a - c, f + b - d});
    return other.cell(column, row);
}

std::vector<int> sidesBetween(const Drawing& drawing, const std::vector<Cell>& sorted)
{
    std::vector<int> inner;
    for (const int side : sidesOf(drawing, sorted)) {
        const auto [a, b] = drawing.grid().cellsOfSide(side);
        if (std::ranges::binary_search(sorted, a) && std::ranges::binary_search(sorted, b))
            inner.push_back(side);
    }
    return inner;
}

std::vector<Cell> sortedOn(const Drawing& drawing, std::vector<Cell> cells)
{
    std::erase_if(cells, [&](Cell cell) { return !drawing.grid().contains(cell); });
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

} // namespace

Clip copyCells(const Drawing& drawing, const std::vector<Cell>& chosen)
{
    Clip clip;
    const std::vector<Cell> cells = sortedOn(drawing, chosen);
    if (cells.empty() || drawing.grid().linked())
        return clip;
    const Grid& g = drawing.grid();
    int left = g.columns, top = g.rows, right = 0, bottom = 0;
    for (const Cell cell : cells) {
        left = std::min(left, g.column(cell));
        right = std::max(right, g.column(cell));
        top = std::min(top, g.row(cell));
        bottom = std::max(bottom, g.row(cell));
    }
    Map& m = clip.map;
    m.grid = g;
    m.grid.columns = right - left + 1;
    m.grid.rows = bottom - top + 1;
    const int shift = g.shape == GridShape::HexFlat ? left : g.shape == GridShape::HexPointy ? top : 0;
    if (shift % 2 != 0)
        m.grid.evenShoved = !g.evenShoved;
    m.terrain.resize(std::size_t(m.grid.cellCount()));
    m.level.resize(std::size_t(m.grid.cellCount()));
    const auto to = [&](Cell cell) { return m.grid.cell(g.column(cell) - left, g.row(cell) - top); };
    for (const Cell cell : cells) {
        clip.cells.push_back(to(cell));
        m.terrain[std::size_t(to(cell))] = drawing.features(cell);
        m.level[std::size_t(to(cell))] = drawing.level.get(cell);
        if (drawing.outOfPlay(cell))
            m.outOfPlay.cells.push_back(to(cell)); // ascending, like the cells
    }
    std::ranges::sort(clip.cells);
    clip.anchor = clip.cells.front();
    for (const int side : sidesBetween(drawing, cells)) {
        for (Side row : drawing.rowsOf(side)) {
            row.a = to(row.a);
            row.b = to(row.b);
            if (row.shelters != noCell)
                row.shelters = to(row.shelters);
            m.sides.push_back(std::move(row));
        }
    }
    const auto in = [&](Cell cell) { return std::ranges::binary_search(cells, cell); };
    for (const Way& way : drawing.rest.map.ways) {
        Way part = way;
        part.cells.clear();
        const auto put = [&] {
            if (part.cells.size() >= 2) {
                part.id = freeId(m.ways, way.id);
                m.ways.push_back(part);
            }
            part.cells.clear();
        };
        for (const Cell cell : way.cells) {
            if (in(cell))
                part.cells.push_back(to(cell));
            else
                put();
        }
        put();
    }
    for (const PlaceName& name : drawing.rest.map.names)
        if (in(name.cell))
            m.names.push_back({name.text, to(name.cell), name.size, name.angle});
    return clip;
}

Edit clearCells(const Drawing& drawing, const std::vector<Cell>& chosen)
{
    const std::vector<Cell> cells = sortedOn(drawing, chosen);
    Edit edit = paintTerrain(drawing, cells, {}, PaintMode::Replace);
    edit.add(setLevels(drawing, cells, 0));
    edit.add(setInPlay(drawing, cells, true));
    edit.add(setSides(drawing, sidesBetween(drawing, cells), {}, false));
    edit.add(eraseWays(drawing, cells));
    edit.add(eraseNames(drawing, cells));
    return edit;
}

std::vector<Cell> clipCells(const Grid& grid, const Clip& clip, Cell at)
{
    std::vector<Cell> cells;
    if (!grid.contains(at) || grid.linked() || grid.shape != clip.map.grid.shape)
        return cells;
    for (const Cell cell : clip.cells)
        if (const Cell to = shifted(clip.map.grid, cell, clip.anchor, grid, at); to != noCell)
            cells.push_back(to);
    return cells;
}

Edit pasteClip(const Drawing& drawing, const Clip& clip, Cell at)
{
    Edit edit;
    const Grid& g = drawing.grid();
    const Map& m = clip.map;
    if (!g.contains(at) || clip.cells.empty() || g.linked() || g.shape != m.grid.shape)
        return edit;
    const auto to = [&](Cell cell) { return shifted(m.grid, cell, clip.anchor, g, at); };
    std::vector<std::pair<Cell, Cell>> pairs; // target cell, source cell
    for (const Cell cell : clip.cells)
        if (const Cell there = to(cell); there != noCell)
            pairs.emplace_back(there, cell);
    std::ranges::sort(pairs);
    RunWriter terrain(PlaneOf::Terrain);
    RunWriter level(PlaneOf::Level);
    RunWriter out(PlaneOf::Out);
    std::vector<Cell> covered;
    for (const auto& [there, cell] : pairs) {
        covered.push_back(there);
        const auto i = std::size_t(cell);
        terrain.put(there, drawing.terrain.get(there),
                    drawing.legend->code(i < m.terrain.size() ? m.terrain[i] : std::vector<std::string>()));
        level.put(there, drawing.level.get(there), i < m.level.size() ? m.level[i] : 0);
        out.put(there, drawing.out.get(there), m.outOfPlay.has(cell) ? 1 : 0);
    }
    edit.add(terrain.take());
    edit.add(level.take());
    edit.add(out.take());
    std::map<int, std::pair<Mix, Guard>> after;
    for (const int side : sidesBetween(drawing, covered))
        after[side] = {};
    for (Side side : m.sides) {
        side.a = to(side.a);
        side.b = to(side.b);
        if (side.shelters != noCell)
            side.shelters = to(side.shelters);
        if (side.a != noCell && side.b != noCell)
            if (const int shared = g.sharedSide(side.a, side.b); shared >= 0)
                Drawing::takeUp(side, *drawing.legend, after[shared].first, after[shared].second);
    }
    RunWriter sides(PlaneOf::Sides);
    RunWriter guards(PlaneOf::Guards);
    for (const auto& [side, there] : after) {
        sides.put(side, drawing.sides.get(side), there.first);
        guards.put(side, drawing.guards.get(side), drawing.guardCode(side, there.first, there.second));
    }
    edit.add(sides.take());
    edit.add(guards.take());

    std::vector<Way> ways = drawing.rest.map.ways;
    for (const Way& way : m.ways) {
        Way part = way;
        part.cells.clear();
        // A way that leaves the map and comes back becomes two ways.
        const auto put = [&] {
            if (part.cells.size() >= 2) {
                part.id = freeId(ways, way.id);
                ways.push_back(part);
            }
            part.cells.clear();
        };
        for (const Cell cell : way.cells) {
            const Cell there = to(cell);
            if (there == noCell || (!part.cells.empty() && !g.adjacent(part.cells.back(), there)))
                put();
            if (there != noCell)
                part.cells.push_back(there);
        }
        put();
    }
    edit.add(replaceRows(drawing.rest.map.ways, ways));
    std::vector<PlaceName> names;
    for (const PlaceName& name : drawing.rest.map.names)
        if (!std::ranges::binary_search(covered, name.cell))
            names.push_back(name);
    for (const PlaceName& name : m.names)
        if (const Cell there = to(name.cell); there != noCell)
            names.push_back({name.text, there, name.size, name.angle});
    edit.add(replaceRows(drawing.rest.map.names, names));
    return edit;
}

Edit moveCells(const Drawing& drawing, const std::vector<Cell>& cells, Cell from, Cell to)
{
    if (!drawing.grid().contains(from) || !drawing.grid().contains(to) || from == to || drawing.grid().linked())
        return {};
    Clip clip = copyCells(drawing, cells);
    if (clip.cells.empty())
        return {};
    // The anchor moves by the same offset as `from` and may leave the map, so a cell that stays on it becomes the
    // anchor.
    const std::vector<Cell> sorted = sortedOn(drawing, cells);
    Cell at = noCell;
    for (std::size_t i = 0; i < sorted.size() && at == noCell; ++i) {
        at = shifted(drawing.grid(), sorted[i], from, drawing.grid(), to);
        clip.anchor = clip.cells[i];
    }
    if (at == noCell)
        return {};
    Drawing cleared = drawing;
    Edit edit = clearCells(drawing, cells);
    apply(cleared, edit);
    edit.add(pasteClip(cleared, clip, at));
    return edit;
}

std::vector<Cell> movedCells(const Grid& grid, const std::vector<Cell>& cells, Cell from, Cell to)
{
    std::vector<Cell> moved;
    if (!grid.contains(from) || !grid.contains(to) || grid.linked())
        return moved;
    for (const Cell cell : cells)
        if (const Cell there = shifted(grid, cell, from, grid, to); there != noCell)
            moved.push_back(there);
    return moved;
}

std::string clipText(const Clip& clip)
{
    Map map = clip.map;
    Area cells;
    cells.id = areaId;
    cells.cells = clip.cells;
    Area anchor;
    anchor.id = anchorId;
    anchor.cells = {clip.anchor};
    map.areas = {cells, anchor};
    return writeMap(map);
}

Result<Clip> clipFromText(const std::string& text)
{
    Result<Map> map = readMap(text, "clipboard");
    if (!map)
        return tl::unexpected(map.error());
    Clip clip;
    for (const Area& area : map->areas) {
        if (area.id == areaId)
            clip.cells = area.cells;
        else if (area.id == anchorId && !area.cells.empty())
            clip.anchor = area.cells.front();
    }
    std::ranges::sort(clip.cells);
    if (clip.cells.empty() || clip.anchor == noCell)
        return fail(Trouble::BadInput, {"the clipboard contains a map but no copied cells"}, {},
                    {"copy cells with the Select tool"});
    map->areas.clear();
    clip.map = std::move(*map);
    return clip;
}

} // namespace fw
