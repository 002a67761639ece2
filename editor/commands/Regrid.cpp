#include "editor/commands/Regrid.h"

#include "editor/commands/Numbers.h"
#include "editor/commands/RowEdits.h"

#include <algorithm>
#include <utility>

namespace fw {

namespace {

/// Copies a drawing to its new grid.
class Mover
{
public:
    Mover(const Drawing& before, Grid grid, const Numbering& numbering, const MovedCell& moved, LostRows& lost)
        : mBefore(before), mMoved(moved), mLost(lost), mAfter(before)
    {
        mAfter.rest.map.grid = std::move(grid);
        mAfter.rest.map.numbering = numbering;
    }

    Drawing run()
    {
        planes();
        ways();
        for (Area& area : mAfter.rest.map.areas)
            mLost.areas += keep(area.cells);
        std::erase_if(mAfter.rest.map.names, [this](PlaceName& name) {
            name.cell = mMoved(name.cell);
            mLost.names += name.cell == noCell;
            return name.cell == noCell;
        });
        std::erase_if(mAfter.rest.map.scan.points, [this](ScanPoint& point) {
            point.cell = mMoved(point.cell);
            mLost.names += point.cell == noCell;
            return point.cell == noCell;
        });
        std::erase_if(mAfter.rest.setup, [this](Placement& p) {
            mLost.counters += int(keep(p.oneOf)) + int(keep(p.arrives.at)) + int(keep(p.leaves.at));
            if (p.at == noCell)
                return false;
            p.at = mMoved(p.at);
            mLost.counters += p.at == noCell;
            return p.at == noCell;
        });
        mLost.marks += keepNumbered(mBefore, mAfter.rest, mMoved);
        std::erase_if(mAfter.rest.placeMarks, [this](const auto& row) {
            const bool gone = isLostSide(row.first);
            mLost.marks += gone;
            return gone;
        });
        mAfter.forgetRead(mMoved);
        return std::move(mAfter);
    }

private:
    void planes()
    {
        const Grid& grid = mAfter.grid();
        mAfter.terrain = Plane<Mix>(grid.cellCount());
        mAfter.level = Plane<int>(grid.cellCount());
        mAfter.sides = Plane<Mix>(grid.sideCount());
        mAfter.guards = Plane<Mix>(grid.sideCount());
        mAfter.out = Plane<char>(grid.cellCount());
        for (Cell cell = 0; cell < mBefore.terrain.size(); ++cell) {
            const Cell to = mMoved(cell);
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
            const Cell x = mMoved(a);
            const Cell y = b == noCell ? noCell : mMoved(b);
            if (x != noCell && y != noCell)
                carry(side, grid.sharedSide(x, y));
        }
    }
    /// Copies the features of a side, its holder and the cells that it shelters.
    void carry(int side, int to)
    {
        if (to < 0) // its link is removed
            return;
        mAfter.sides.set(to, mBefore.sides.get(side));
        if (mBefore.guards.get(side) == 0)
            return;
        Guard guard = mBefore.guard(side);
        for (auto& [feature, cell] : guard.shelters)
            cell = mMoved(cell);
        mAfter.guards.set(to, mAfter.guardCode(to, mBefore.sides.get(side), guard));
    }
    /// Whether place marks are on a side, written as two numbers, that has become no side.
    bool isLostSide(const std::string& number) const
    {
        const std::size_t slash = number.find('/');
        if (slash == std::string::npos)
            return false;
        const Map& map = mAfter.rest.map;
        const Cell a = map.numbering.parse(map.grid, number.substr(0, slash));
        const Cell b = map.numbering.parse(map.grid, number.substr(slash + 1));
        return a != noCell && b != noCell && map.grid.sharedSide(a, b) < 0;
    }
    /// Renumbers a list of cells; true when it loses some.
    bool keep(std::vector<Cell>& cells) const
    {
        const std::size_t had = cells.size();
        std::vector<Cell> kept;
        for (const Cell cell : cells)
            if (const Cell to = mMoved(cell); to != noCell)
                kept.push_back(to);
        cells = std::move(kept);
        return cells.size() != had;
    }
    void ways()
    {
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
                const Cell to = mMoved(cell);
                if (to == noCell || (!part.cells.empty() && !mAfter.grid().adjacent(part.cells.back(), to))) {
                    cut = true;
                    put();
                }
                if (to != noCell)
                    part.cells.push_back(to);
            }
            put();
            mLost.ways += cut;
        }
        mAfter.rest.map.ways = std::move(all);
    }

    const Drawing& mBefore;
    const MovedCell& mMoved;
    LostRows& mLost;
    Drawing mAfter;
};

} // namespace

Drawing regrid(const Drawing& before, Grid grid, const Numbering& numbering, const MovedCell& moved, LostRows& lost)
{
    return Mover(before, std::move(grid), numbering, moved, lost).run();
}

} // namespace fw
