#include "editor/commands/Ways.h"

#include "editor/commands/RowEdits.h"

#include <algorithm>

namespace fw {

Edit addWay(const Drawing& drawing, Way way)
{
    const std::vector<Way>& ways = drawing.rest.map.ways;
    way.cells.erase(std::unique(way.cells.begin(), way.cells.end()), way.cells.end());
    if (way.cells.size() < 2)
        return {};
    for (std::size_t i = 1; i < way.cells.size(); ++i)
        if (!drawing.grid().adjacent(way.cells[i - 1], way.cells[i]))
            return {};
    if (way.id.empty())
        way.id = slug(way.name.empty() ? way.kind : way.name);
    way.id = freeId(ways, way.id);
    return insertRow(int(ways.size()), std::move(way));
}

Edit joinWay(const Drawing& drawing, const Way& way)
{
    const auto taken = [&](Cell a, Cell b) {
        for (const Way& other : drawing.rest.map.ways) {
            if (other.kind != way.kind || (!way.name.empty() && other.name != way.name))
                continue;
            for (std::size_t i = 1; i < other.cells.size(); ++i)
                if (std::minmax(other.cells[i - 1], other.cells[i]) == std::minmax(a, b))
                    return true;
        }
        return false;
    };
    Edit edit;
    Drawing after = drawing;
    Way piece = way;
    const auto put = [&] {
        Edit one = addWay(after, piece);
        apply(after, one);
        edit.add(std::move(one));
        piece.cells.clear();
    };
    piece.cells.clear();
    for (std::size_t i = 0; i < way.cells.size(); ++i) {
        if (i > 0 && taken(way.cells[i - 1], way.cells[i]))
            put();
        piece.cells.push_back(way.cells[i]);
    }
    put();
    return edit;
}

Edit changeWay(const Drawing& drawing, int at, Way way)
{
    return changeRow(drawing.rest.map.ways, at, std::move(way));
}

Edit removeWay(const Drawing& drawing, int at)
{
    return removeRow(drawing.rest.map.ways, at);
}

Edit eraseWays(const Drawing& drawing, const std::vector<Cell>& cells)
{
    const std::vector<Way>& before = drawing.rest.map.ways;
    std::vector<Way> after;
    const auto gone = [&](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); };
    for (const Way& way : before) {
        if (std::ranges::none_of(way.cells, gone)) {
            after.push_back(way);
            continue;
        }
        bool first = true;
        std::vector<Cell> piece;
        const auto put = [&] {
            if (piece.size() >= 2) {
                Way part = way;
                part.cells = piece;
                if (!first) {
                    std::vector<Way> all = before;
                    all.insert(all.end(), after.begin(), after.end());
                    part.id = freeId(all, way.id);
                }
                first = false;
                after.push_back(std::move(part));
            }
            piece.clear();
        };
        for (const Cell cell : way.cells) {
            if (gone(cell))
                put();
            else
                piece.push_back(cell);
        }
        put();
    }
    return replaceRows(before, after);
}

std::vector<int> waysAt(const Drawing& drawing, Cell cell)
{
    std::vector<int> found;
    const std::vector<Way>& ways = drawing.rest.map.ways;
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (std::ranges::find(ways[i].cells, cell) != ways[i].cells.end())
            found.push_back(int(i));
    return found;
}

namespace {

/// A chain of places over the fewest links.
std::vector<Cell> shortestChain(const Grid& grid, Cell from, Cell to)
{
    if (!grid.contains(from) || !grid.contains(to) || grid.distance(from, to) >= PlaceGraph::unreachable)
        return {};
    std::vector<Cell> chain{from};
    while (chain.back() != to)
        for (const Cell next : grid.neighbours(chain.back()))
            if (grid.distance(next, to) < grid.distance(chain.back(), to)) {
                chain.push_back(next);
                break;
            }
    return chain;
}

} // namespace

std::vector<Cell> straightChain(const Grid& grid, Cell from, Cell to)
{
    if (grid.linked())
        return shortestChain(grid, from, to);
    std::vector<Cell> chain;
    for (const LineStep& step : grid.line(from, to))
        if (step.passage != Passage::AtCorner && (chain.empty() || chain.back() != step.cell))
            chain.push_back(step.cell);
    // On a line along a side only one of the two cells is in the chain; a common neighbour closes the gap.
    std::vector<Cell> closed;
    for (const Cell cell : chain) {
        if (!closed.empty() && !grid.adjacent(closed.back(), cell)) {
            for (const Cell between : grid.neighbours(closed.back())) {
                if (grid.adjacent(between, cell)) {
                    closed.push_back(between);
                    break;
                }
            }
        }
        closed.push_back(cell);
    }
    return closed;
}

} // namespace fw
