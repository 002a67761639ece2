#include "engine/grid/Grid.h"

#include "engine/base/CheckedIndex.h"
#include "engine/grid/GridFrame.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace fw {

namespace {

constexpr std::array<std::string_view, 6> flatNames = {"N", "NE", "SE", "S", "SW", "NW"};
constexpr std::array<std::string_view, 6> pointyNames = {"NE", "E", "SE", "SW", "W", "NW"};
constexpr std::array<std::string_view, 8> squareNames = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

} // namespace

Grid Grid::ofPlaces(std::vector<MapPlace> places, std::vector<MapLink> links)
{
    Grid grid;
    grid.shape = GridShape::Places;
    grid.places = std::move(places);
    grid.links = std::move(links);
    grid.settle();
    return grid;
}

void Grid::settle()
{
    if (!linked())
        return;
    graph = PlaceGraph::of(places, links);
    columns = graph ? graph->size() : 0;
    rows = 1;
}

bool Grid::valid() const
{
    if (linked())
        return graph != nullptr && columns == graph->size() && rows == 1;
    return columns >= 1 && columns <= maxExtent && rows >= 1 && rows <= maxExtent;
}

bool Grid::contains(int column, int row) const
{
    return column >= 0 && column < columns && row >= 0 && row < rows;
}

Cell Grid::cell(int column, int row) const
{
    return contains(column, row) ? row * columns + column : noCell;
}

bool Grid::shoved(Cell cell) const
{
    return hex() && frame::shove(*this, frame::place(*this, cell).u) == 1;
}

Cell Grid::neighbour(Cell cell, int direction) const
{
    if (!contains(cell) || direction < 0 || direction >= directions())
        return noCell;
    if (linked())
        return graph->neighbour(cell, direction);
    const frame::Place from = frame::place(*this, cell);
    return frame::cell(*this, frame::step(*this, from, frame::direction(*this, direction)));
}

std::vector<Cell> Grid::neighbours(Cell cell) const
{
    std::vector<Cell> result;
    for (int d = 0; d < directions(); ++d) {
        if (const Cell next = neighbour(cell, d); next != noCell)
            result.push_back(next);
    }
    return result;
}

int Grid::directionTo(Cell from, Cell to) const
{
    if (!contains(to))
        return -1;
    for (int d = 0; d < directions(); ++d) {
        if (neighbour(from, d) == to)
            return d;
    }
    return -1;
}

int Grid::distance(Cell a, Cell b) const
{
    if (!contains(a) || !contains(b))
        return -1;
    if (linked())
        return graph->distance(a, b);
    const frame::Place pa = frame::place(*this, a);
    const frame::Place pb = frame::place(*this, b);
    const int across = std::abs(pa.u - pb.u);
    if (!hex())
        return std::max(across, std::abs(pa.v - pb.v));
    const int halves = std::abs(static_cast<int>(frame::centre(*this, pa).y)
                                - static_cast<int>(frame::centre(*this, pb).y));
    return across + std::max(0, (halves - across) / 2);
}

std::vector<Cell> Grid::ring(Cell centre, int radius) const
{
    std::vector<Cell> result;
    if (!contains(centre) || radius < 0 || radius > columns + rows)
        return result;
    if (radius == 0)
        return {centre};
    if (linked()) {
        for (Cell cell = 0; cell < cellCount(); ++cell)
            if (graph->distance(centre, cell) == radius)
                result.push_back(cell);
        return result;
    }
    // Walks out in direction 0, then along the sides of the ring; a square ring starts in the middle of a side.
    frame::Place at = frame::place(*this, centre);
    const auto walk = [&](int direction, int steps, bool keep) {
        for (int i = 0; i < steps; ++i) {
            if (const Cell here = frame::cell(*this, at); keep && here != noCell)
                result.push_back(here);
            at = frame::step(*this, at, frame::direction(*this, direction));
        }
    };
    walk(0, radius, false);
    if (hex()) {
        for (int side = 0; side < 6; ++side)
            walk((side + 2) % 6, radius, true);
    } else {
        walk(2, radius, true);
        walk(4, 2 * radius, true);
        walk(6, 2 * radius, true);
        walk(0, 2 * radius, true);
        walk(2, radius, true);
    }
    return result;
}

std::vector<Cell> Grid::within(Cell centre, int radius) const
{
    std::vector<Cell> result;
    if (linked()) {
        const auto away = [&](Cell cell) { return graph->distance(centre, cell); };
        for (Cell cell = 0; contains(centre) && cell < cellCount(); ++cell)
            if (away(cell) <= radius && away(cell) < PlaceGraph::unreachable)
                result.push_back(cell);
        std::ranges::stable_sort(result, {}, away);
        return result;
    }
    for (int r = 0; r <= std::min(radius, columns + rows); ++r) {
        const std::vector<Cell> next = ring(centre, r);
        result.insert(result.end(), next.begin(), next.end());
    }
    return result;
}

bool Grid::onEdge(Cell cell) const
{
    if (!contains(cell) || linked())
        return false;
    const int c = column(cell);
    const int r = row(cell);
    return c == 0 || r == 0 || c == columns - 1 || r == rows - 1;
}

std::vector<Cell> Grid::perimeter() const
{
    std::vector<Cell> result;
    if (linked())
        return result;
    for (int c = 0; c < columns; ++c)
        result.push_back(cell(c, 0));
    for (int r = 1; r < rows; ++r)
        result.push_back(cell(columns - 1, r));
    if (rows > 1) {
        for (int c = columns - 2; c >= 0; --c)
            result.push_back(cell(c, rows - 1));
    }
    if (columns > 1) {
        for (int r = rows - 2; r > 0; --r)
            result.push_back(cell(0, r));
    }
    return result;
}

std::string_view directionName(GridShape shape, int direction)
{
    if (direction < 0 || shape == GridShape::Places || direction >= (shape == GridShape::Square ? 8 : 6))
        return {};
    const auto index = static_cast<std::size_t>(direction);
    switch (shape) {
    case GridShape::HexFlat: return flatNames[index];
    case GridShape::HexPointy: return pointyNames[index];
    case GridShape::Square: return squareNames[index];
    case GridShape::Places: break;
    }
    return {};
}

int directionNamed(GridShape shape, std::string_view name)
{
    for (int d = 0; d < 8; ++d) {
        if (!name.empty() && directionName(shape, d) == name)
            return d;
    }
    return -1;
}

bool namesDirection(std::string_view name)
{
    return directionNamed(GridShape::Square, name) >= 0; // squares have all compass names
}

std::string_view cellWord(GridShape shape)
{
    return shape == GridShape::Square ? "square" : shape == GridShape::Places ? "place" : "hex";
}

} // namespace fw
