#include "engine/grid/Crossed.h"
#include "engine/grid/GridFrame.h"

#include <array>

namespace fw {

namespace {

using frame::Place;
using frame::Point;

constexpr Point squareCorner[4] = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}};

std::int64_t cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

/// Where a line leaves a cell: through a side, or exactly at a corner.
struct Exit {
    int edge = 0;          ///< the side, or the side before the corner
    bool atCorner = false; ///< whether the line leaves at the corner after `edge`
};

/// Finds where a line leaves a cell. Corners run clockwise and y points down, so corners left of the line have a
/// negative cross product. The line leaves where the sign turns from negative to positive.
template <std::size_t N>
Exit findExit(const Point (&corner)[N], Point from, Point way, Point start)
{
    std::array<std::int64_t, N> sign{};
    for (std::size_t i = 0; i < N; ++i)
        sign[i] = cross(way, {start.x + corner[i].x - from.x, start.y + corner[i].y - from.y});
    for (std::size_t i = 0; i < N; ++i) {
        const std::int64_t before = sign[(i + N - 1) % N];
        if (before < 0 && sign[i] > 0)
            return {static_cast<int>(i), false};
        if (before < 0 && sign[i] == 0 && sign[(i + 1) % N] > 0)
            return {static_cast<int>(i), true};
    }
    return {};
}

/// The two cells that a line passes between: a cell on the map first, otherwise the lower number first.
LineStep between(Cell one, Cell two, Passage passage)
{
    if (one == noCell || (two != noCell && two < one))
        std::swap(one, two);
    return {one, two, passage, -1};
}

/// Crosses a side or a corner of a hex; adds the pair of cells if the line runs along a side.
Place leaveHex(const Grid& grid, Place at, Exit exit, Point way, std::vector<LineStep>& steps)
{
    if (!exit.atCorner)
        return frame::step(grid, at, exit.edge);
    const int after = (exit.edge + 1) % 6;
    const Place left = frame::step(grid, at, exit.edge);
    const Place right = frame::step(grid, at, after);
    // The third side at the corner points straight away from the centre.
    const std::int64_t turn = cross(frame::hexCorner[exit.edge], way);
    if (turn != 0)
        return turn > 0 ? right : left;
    const Cell leftCell = frame::cell(grid, left);
    const Cell rightCell = frame::cell(grid, right);
    LineStep pair = between(leftCell, rightCell, Passage::AlongSide);
    pair.side = leftCell != noCell ? grid.side(leftCell, frame::direction(grid, (exit.edge + 2) % 6))
                                   : grid.side(rightCell, frame::direction(grid, (after + 4) % 6));
    steps.push_back(pair);
    return frame::step(grid, left, after);
}

/// Crosses a side or a corner of a square; adds the pair of cells at the corner.
Place leaveSquare(const Grid& grid, Place at, Exit exit, std::vector<LineStep>& steps)
{
    // squareCorner[i] is clockwise after the side in direction 2i.
    const int direction = 2 * exit.edge;
    if (!exit.atCorner)
        return frame::step(grid, at, direction);
    const Cell left = frame::cell(grid, frame::step(grid, at, direction));
    const Cell right = frame::cell(grid, frame::step(grid, at, (direction + 2) % 8));
    steps.push_back(between(left, right, Passage::AtCorner));
    return frame::step(grid, at, direction + 1);
}

} // namespace

std::vector<LineStep> Grid::line(Cell a, Cell b) const
{
    std::vector<LineStep> steps;
    if (!contains(a) || !contains(b))
        return steps;
    if (linked()) {
        if (distance(a, b) > 1)
            return steps;
        steps.push_back({a});
        if (a != b)
            steps.push_back({b});
        return steps;
    }
    const Place goal = frame::place(*this, b);
    const Point from = frame::centre(*this, frame::place(*this, a));
    const Point to = frame::centre(*this, goal);
    const Point way{to.x - from.x, to.y - from.y};

    Place at = frame::place(*this, a);
    steps.push_back({a});
    while (at != goal) {
        const Point here = frame::centre(*this, at);
        at = hex() ? leaveHex(*this, at, findExit(frame::hexCorner, from, way, here), way, steps)
                   : leaveSquare(*this, at, findExit(squareCorner, from, way, here), steps);
        steps.push_back({frame::cell(*this, at)});
    }
    return steps;
}

std::pair<std::int64_t, std::int64_t> Grid::along(Cell a, Cell b, Cell c) const
{
    if (linked())
        return {0, 1};
    const Point from = frame::centre(*this, frame::place(*this, a));
    const Point to = frame::centre(*this, frame::place(*this, b));
    const Point at = frame::centre(*this, frame::place(*this, c));
    // The hex lattice is compressed along y by the square root of 3.
    const std::int64_t squeezed = hex() ? 3 : 1;
    const Point way{to.x - from.x, to.y - from.y};
    const std::int64_t whole = way.x * way.x + squeezed * way.y * way.y;
    if (whole == 0)
        return {0, 1};
    return {way.x * (at.x - from.x) + squeezed * way.y * (at.y - from.y), whole};
}

std::vector<Cell> cellsCrossed(const Grid& grid, Cell a, Cell b, LineCells which)
{
    std::vector<Cell> cells;
    for (const LineStep& step : grid.line(a, b))
        for (const Cell cell : {step.cell, step.other})
            if (step.passage != Passage::AtCorner && (which == LineCells::All || step.passage == Passage::Through)
                && cell != noCell && cell != a && cell != b)
                cells.push_back(cell);
    return cells;
}

} // namespace fw
