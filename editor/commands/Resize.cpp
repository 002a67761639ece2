#include "editor/commands/Resize.h"

#include "editor/commands/Numbers.h"
#include "editor/commands/RowEdits.h"
#include "editor/render/MapGeometry.h"
#include "engine/model/Limits.h"

#include <algorithm>

namespace fw {

Cell movedCell(const Grid& before, const Grid& after, const NewSize& size, Cell cell)
{
    if (!before.contains(cell))
        return noCell;
    return after.cell(before.column(cell) + size.right, before.row(cell) + size.down);
}

Grid resizedGrid(const Grid& grid, const NewSize& size)
{
    Grid after = grid;
    if (grid.linked()) // its places say how large it is
        return after;
    after.columns = size.columns;
    after.rows = size.rows;
    const int shift = grid.shape == GridShape::HexFlat     ? size.right
                      : grid.shape == GridShape::HexPointy ? size.down
                                                           : 0;
    if (shift % 2 != 0)
        after.evenShoved = !grid.evenShoved;
    return after;
}

namespace {

/// Copies a drawing to its new grid.
class Mover
{
public:
    Mover(const Drawing& before, const NewSize& size) : mBefore(before), mSize(size), mAfter(before)
    {
        mAfter.rest.map.grid = resizedGrid(before.grid(), size);
    }

    Drawing run()
    {
        const Grid& grid = mAfter.grid();
        renumber();
        mAfter.terrain = Plane<Mix>(grid.cellCount());
        mAfter.level = Plane<int>(grid.cellCount());
        mAfter.sides = Plane<Mix>(grid.sideCount());
        mAfter.guards = Plane<Mix>(grid.sideCount());
        mAfter.out = Plane<char>(grid.cellCount());
        for (Cell cell = 0; cell < mBefore.terrain.size(); ++cell) {
            const Cell to = moved(cell);
            if (to == noCell)
                continue;
            mAfter.terrain.set(to, mBefore.terrain.get(cell));
            mAfter.level.set(to, mBefore.level.get(cell));
            mAfter.out.set(to, mBefore.out.get(cell));
        }
        for (int side = 0; side < mBefore.sides.size(); ++side) {
            if (mBefore.sides.get(side) == 0)
                continue;
            const auto [a, b] = mBefore.grid().cellsOfSide(side);
            const Cell x = moved(a);
            const Cell y = b == noCell ? noCell : moved(b);
            if (x != noCell && y != noCell)
                carry(side, grid.sharedSide(x, y));
        }
        ways();
        for (Area& area : mAfter.rest.map.areas)
            keep(area.cells);
        std::erase_if(mAfter.rest.map.names, [this](PlaceName& name) {
            name.cell = moved(name.cell);
            return lost(name.cell == noCell);
        });
        std::erase_if(mAfter.rest.map.scan.points, [this](ScanPoint& point) {
            point.cell = moved(point.cell);
            return lost(point.cell == noCell);
        });
        panels();
        std::erase_if(mAfter.rest.setup, [this](Placement& p) {
            keep(p.oneOf);
            keep(p.arrives.at);
            keep(p.leaves.at);
            if (p.at == noCell)
                return false;
            p.at = moved(p.at);
            return lost(p.at == noCell);
        });
        mLosses += keepNumbered(mBefore, mAfter.rest, [this](Cell cell) { return moved(cell); });
        return std::move(mAfter);
    }

    int losses() const { return mLosses; }

private:
    Cell moved(Cell cell) const { return movedCell(mBefore.grid(), mAfter.grid(), mSize, cell); }
    /// Copies the features of a side, its holder and the cells that it shelters.
    void carry(int side, int to)
    {
        mAfter.sides.set(to, mBefore.sides.get(side));
        if (mBefore.guards.get(side) == 0)
            return;
        Guard guard = mBefore.guard(side);
        for (auto& [feature, cell] : guard.shelters)
            cell = moved(cell);
        mAfter.guards.set(to, mAfter.guardCode(to, mBefore.sides.get(side), guard));
    }
    bool lost(bool yes)
    {
        mLosses += yes;
        return yes;
    }
    void keep(std::vector<Cell>& cells)
    {
        const std::size_t had = cells.size();
        std::vector<Cell> kept;
        for (const Cell cell : cells)
            if (const Cell to = moved(cell); to != noCell)
                kept.push_back(to);
        cells = std::move(kept);
        lost(cells.size() != had);
    }
    /// Panels on the ground move with it; panels beyond the right or lower edge keep their distance from that edge.
    void panels()
    {
        const double across = mBefore.rest.map.cellMillimetres;
        const MapGeometry was(mBefore.grid(), across);
        const MapGeometry is(mAfter.grid(), across);
        QPointF by;
        for (Cell cell = 0; cell < mBefore.terrain.size(); ++cell) {
            if (const Cell to = moved(cell); to != noCell) {
                by = is.centre(to) - was.centre(cell);
                break;
            }
        }
        const auto shift = [](int& at, int length, double end, double newEnd, double with) {
            if (at >= end)
                at += qRound(newEnd - end);
            else if (at + length > 0)
                at += qRound(with);
        };
        for (Panel& panel : mAfter.rest.map.panels) {
            shift(panel.x, panel.width, was.bounds().right(), is.bounds().right(), by.x());
            shift(panel.y, panel.height, was.bounds().bottom(), is.bounds().bottom(), by.y());
        }
    }
    void ways()
    {
        std::vector<Cell> gone;
        for (Cell cell = 0; cell < mBefore.terrain.size(); ++cell)
            if (moved(cell) == noCell)
                gone.push_back(cell);
        std::vector<Way> all;
        for (const Way& way : mBefore.rest.map.ways) {
            Way part = way;
            part.cells.clear();
            bool first = true;
            bool cut = false;
            const auto put = [&] {
                if (part.cells.size() >= 2) {
                    part.id = first ? way.id : freeId(all, way.id);
                    first = false;
                    all.push_back(part);
                }
                part.cells.clear();
            };
            for (const Cell cell : way.cells) {
                const Cell to = moved(cell);
                if (to != noCell) {
                    part.cells.push_back(to);
                    continue;
                }
                cut = true;
                put();
            }
            put();
            lost(cut);
        }
        mAfter.rest.map.ways = std::move(all);
    }
    void renumber()
    {
        if (!mSize.keepNumbers)
            return;
        Numbering& n = mAfter.rest.map.numbering;
        const Grid& was = mBefore.grid();
        const Grid& is = mAfter.grid();
        const int left = n.columnDescending ? is.columns - was.columns - mSize.right : mSize.right;
        const int up = n.rowDescending ? is.rows - was.rows - mSize.down : mSize.down;
        n.columnStart = std::max(n.columnLetters ? 1 : 0, n.columnStart - left);
        n.rowStart = std::max(n.rowLetters ? 1 : 0, n.rowStart - up);
    }

    const Drawing& mBefore;
    const NewSize& mSize;
    Drawing mAfter;
    int mLosses = 0;
};

bool possible(const Drawing& drawing, const NewSize& size)
{
    return resizedGrid(drawing.grid(), size).valid() && std::int64_t(size.columns) * size.rows <= most::cells;
}

} // namespace

int lossesOf(const Drawing& drawing, const NewSize& size)
{
    if (!possible(drawing, size))
        return 0;
    Mover mover(drawing, size);
    mover.run();
    return mover.losses();
}

Edit resizeMap(const Drawing& drawing, const NewSize& size)
{
    Edit edit;
    if (!possible(drawing, size)
        || (size.columns == drawing.grid().columns && size.rows == drawing.grid().rows && size.right == 0
            && size.down == 0))
        return edit;
    auto after = std::make_shared<Drawing>(Mover(drawing, size).run());
    const bool same = after->rest == drawing.rest && after->terrain == drawing.terrain && after->level == drawing.level
                      && after->sides == drawing.sides && after->guards == drawing.guards && after->out == drawing.out;
    if (!same) // A shift of empty ground changes nothing.
        edit.add(WholeChange{std::make_shared<Drawing>(drawing), std::move(after)});
    return edit;
}

} // namespace fw
