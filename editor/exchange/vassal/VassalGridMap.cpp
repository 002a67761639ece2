#include "editor/exchange/vassal/VassalGrid.h"
#include "editor/exchange/vassal/VassalNames.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <map>

namespace fw {

namespace {

constexpr std::int64_t mostCells = 1'000'000;
constexpr std::size_t mostCorners = 2'000;

/// Where an outline is crossed on a line of pixels, from the left.
std::vector<double> crossings(const std::vector<VassalPoint>& outline, double y)
{
    std::vector<double> out;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const VassalPoint a = outline[i];
        const VassalPoint b = outline[(i + 1) % outline.size()];
        if ((a.y <= y) != (b.y <= y))
            out.push_back(a.x + (y - a.y) * (double(b.x) - a.x) / (double(b.y) - a.y));
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// Tells which cells of a grid are in play: centre in the rectangle and the outline, or used by a piece.
class InPlay
{
public:
    InPlay(const VassalGrid& grid, const std::vector<VassalPoint>& outline, std::vector<VassalHex> used)
        : mGrid(grid), mOutline(outline), mUsed(std::move(used))
    {
        std::sort(mUsed.begin(), mUsed.end(), before);
    }

    bool has(VassalHex hex)
    {
        if (std::binary_search(mUsed.begin(), mUsed.end(), hex, before))
            return true;
        const auto [x, y] = mGrid.centre(hex);
        const double across = edgeShare * (isPointy(mGrid) ? mGrid.dy : mGrid.dx);
        const double down = edgeShare * (isPointy(mGrid) ? mGrid.dx : mGrid.dy);
        if (x <= mGrid.left + across || x >= double(mGrid.left) + mGrid.width - across || y <= mGrid.top + down
            || y >= double(mGrid.top) + mGrid.height - down)
            return false;
        if (mOutline.size() < 3 || mOutline.size() > mostCorners)
            return true;
        auto row = mRows.find(y);
        if (row == mRows.end())
            row = mRows.emplace(y, crossings(mOutline, y)).first;
        return (std::lower_bound(row->second.begin(), row->second.end(), x) - row->second.begin()) % 2 == 1;
    }

private:
    static bool before(VassalHex a, VassalHex b) { return a.column != b.column ? a.column < b.column : a.row < b.row; }

    const VassalGrid& mGrid;
    const std::vector<VassalPoint>& mOutline;
    std::vector<VassalHex> mUsed;
    std::map<double, std::vector<double>> mRows;
};

/// The cells of used pixels whose centres are at most half a step outside the rectangle.
std::vector<VassalHex> usedCells(const VassalGrid& grid, const std::vector<VassalPoint>& used)
{
    std::vector<VassalHex> out;
    const double across = (isPointy(grid) ? grid.dy : grid.dx) / 2;
    const double down = (isPointy(grid) ? grid.dx : grid.dy) / 2;
    for (const VassalPoint point : used) {
        if (point.x < grid.left || point.y < grid.top || point.x > double(grid.left) + grid.width
            || point.y > double(grid.top) + grid.height)
            continue;
        const VassalHex hex = grid.cellAt(point);
        const auto [x, y] = grid.centre(hex);
        if (x >= grid.left - across && x <= double(grid.left) + grid.width + across && y >= grid.top - down
            && y <= double(grid.top) + grid.height + down)
            out.push_back(hex);
    }
    return out;
}

/// The schemes to try, the likeliest first.
std::vector<NumberScheme> schemesOf(const VassalGrid& vassal)
{
    using enum NumberScheme;
    if (vassal.square)
        return {Grid};
    if (!vassal.oblique)
        return vassal.stagger ? std::vector{Staggered, Grid} : std::vector{Grid, Staggered};
    return vassal.stagger ? std::vector{Rising, Falling, Staggered, Grid}
                          : std::vector{Falling, Rising, Staggered, Grid};
}

/// The start of an axis that most lines need, and how many do.
struct Vote {
    std::int64_t start = 0;
    int lines = 0;
};

Vote voteOf(const std::map<std::int64_t, int>& votes)
{
    Vote best;
    for (const auto& [start, lines] : votes)
        if (lines > best.lines)
            best = {start, lines};
    return best;
}

/// A start in the range of Numbering; clears `whole` if it has to change.
int startWithin(std::int64_t start, bool letters, bool& whole)
{
    constexpr std::int64_t most = 1'000'000;
    const std::int64_t out = std::clamp<std::int64_t>(start, letters ? 1 : -most, most);
    whole = whole && out == start;
    return int(out);
}

/// Sets the numbering of a map as near to that of VASSAL as possible.
void setNumbering(VassalGridMap& out)
{
    const VassalGrid& from = out.grid;
    const bool turn = isPointy(from);
    Numbering n;
    n.columnFirst = (from.first == 'H') != turn;
    n.columnLetters = (turn ? from.vType : from.hType) == 'A';
    n.rowLetters = (turn ? from.hType : from.vType) == 'A';
    n.doubledLetters = n.columnLetters || n.rowLetters;
    n.columnDescending = from.hDescend;
    n.rowDescending = from.vDescend;
    n.separator = from.sep;
    n.columnDigits = std::max(turn ? from.vLeading : from.hLeading, 0) + 1;
    n.rowDigits = std::max(turn ? from.hLeading : from.vLeading, 0) + 1;
    n.columnStart = 0;
    n.rowStart = 0;
    const Grid& grid = out.map.grid;
    Numbering best = n;
    Vote bestColumn;
    Vote bestRow;
    for (const NumberScheme scheme : schemesOf(from)) {
        n.scheme = scheme;
        std::map<std::int64_t, int> columns;
        std::map<std::int64_t, int> rows;
        for (int line = 0; line < (turn ? grid.rows : grid.columns); ++line) {
            const Cell cell = turn ? grid.cell(0, line) : grid.cell(line, 0);
            const CellNumbers ours = n.numbers(grid, cell);
            const CellNumbers theirs = numbersFromVassal(from, out.hex(cell));
            ++columns[theirs.column - ours.column];
            ++rows[theirs.row - ours.row];
        }
        const Vote column = voteOf(columns);
        const Vote row = voteOf(rows);
        if (column.lines + row.lines > bestColumn.lines + bestRow.lines) {
            best = n;
            bestColumn = column;
            bestRow = row;
        }
    }
    best.columnStart = startWithin(bestColumn.start, best.columnLetters, out.starts);
    best.rowStart = startWithin(bestRow.start, best.rowLetters, out.starts);
    out.map.numbering = best;
    out.different = differentNames(from, out.first, grid, best);
}

/// Relates pixels to the cells next to the corners of the map.
void setScanPoints(VassalGridMap& out)
{
    const Grid& grid = out.map.grid;
    for (const int column : {0, grid.columns - 1})
        for (const int row : {0, grid.rows - 1}) {
            const Cell cell = grid.cell(column, row);
            const auto [x, y] = out.grid.centre(out.hex(cell));
            const ScanPoint point{int(std::lround(x)), int(std::lround(y)), cell};
            if (std::ranges::find(out.map.scan.points, point) == out.map.scan.points.end())
                out.map.scan.points.push_back(point);
        }
}

int stretchOf(const VassalGrid& grid)
{
    const double regular = std::sqrt(3.0) / 2;
    const double share = grid.square      ? grid.dy / grid.dx
                         : isPointy(grid) ? grid.dx / (regular * grid.dy)
                                          : regular * grid.dy / grid.dx;
    return int(std::clamp(std::round(share * 1000), 1.0, 100'000.0));
}

} // namespace

Cell VassalGridMap::cell(VassalHex hex) const
{
    const std::int64_t column = std::int64_t(hex.column) - first.column;
    const std::int64_t row = std::int64_t(hex.row) - first.row;
    const std::int64_t across = isPointy(grid) ? row : column;
    const std::int64_t down = isPointy(grid) ? column : row;
    if (across < 0 || down < 0 || across >= map.grid.columns || down >= map.grid.rows)
        return noCell;
    return map.grid.cell(int(across), int(down));
}

VassalHex VassalGridMap::hex(Cell cell) const
{
    return vassalHexAt(grid, first, map.grid.column(cell), map.grid.row(cell));
}

Result<VassalGridMap> mapOfVassalGrid(const VassalGrid& grid, const std::vector<VassalPoint>& used,
                                      const std::vector<VassalPoint>& outline)
{
    if (!grid.usable())
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The grid of the board has numbers out of range."));
    VassalExtent extent = vassalExtent(grid);
    std::vector<VassalHex> pieces = usedCells(grid, used);
    if (!extent.empty())
        for (const VassalHex hex : pieces)
            extent.take(hex);
    if (extent.empty())
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The grid has no cell on the board."));
    const std::int64_t columns = std::int64_t(extent.last.column) - extent.first.column + 1;
    const std::int64_t rows = std::int64_t(extent.last.row) - extent.first.row + 1;
    if (std::max(columns, rows) > Grid::maxExtent || columns * rows > mostCells)
        return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The grid has over 1,000,000 cells."));
    VassalGridMap out;
    out.grid = grid;
    out.first = extent.first;
    Grid& ours = out.map.grid;
    ours.shape = grid.square ? GridShape::Square : grid.sideways ? GridShape::HexPointy : GridShape::HexFlat;
    ours.columns = std::int32_t(isPointy(grid) ? rows : columns);
    ours.rows = std::int32_t(isPointy(grid) ? columns : rows);
    ours.evenShoved = grid.square || !isPushed(extent.first.column);
    out.map.cellStretch = stretchOf(grid);
    out.map.terrain.resize(std::size_t(ours.cellCount()));
    InPlay play(grid, outline, std::move(pieces));
    for (Cell cell = 0; cell < ours.cellCount(); ++cell)
        if (!play.has(out.hex(cell)))
            out.map.outOfPlay.cells.push_back(cell);
    if (grid.numbered)
        setNumbering(out);
    setScanPoints(out);
    return out;
}

} // namespace fw
