#include "editor/commands/Resize.h"

#include "editor/commands/Regrid.h"
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

/// Panels on the ground move with it; panels beyond the right or lower edge keep their distance from that edge.
void movePanels(const Drawing& before, Drawing& after, const MovedCell& moved)
{
    const MapGeometry was(before.rest.map);
    const MapGeometry is(after.rest.map);
    QPointF by;
    for (Cell cell = 0; cell < before.terrain.size(); ++cell) {
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
    for (Panel& panel : after.rest.map.panels) {
        shift(panel.x, panel.width, was.bounds().right(), is.bounds().right(), by.x());
        shift(panel.y, panel.height, was.bounds().bottom(), is.bounds().bottom(), by.y());
    }
}

/// The numbering after a resize. Running numbers cannot stay, because the new cells come between the old ones.
Numbering renumbered(const Drawing& before, const Grid& is, const NewSize& size, const MovedCell& moved)
{
    const Numbering& old = before.rest.map.numbering;
    if (!size.keepNumbers || old.scheme == NumberScheme::Running)
        return old;
    Numbering n = old;
    for (Cell cell = 0; cell < before.grid().cellCount(); ++cell) {
        const Cell to = moved(cell);
        if (to == noCell)
            continue;
        const CellNumbers was = old.numbers(before.grid(), cell);
        const CellNumbers now = old.numbers(is, to);
        const auto start = [](bool letters, std::int64_t wanted) {
            return int(letters ? std::max<std::int64_t>(1, wanted) : wanted);
        };
        n.columnStart = start(n.columnLetters, n.columnStart + was.column - now.column);
        n.rowStart = start(n.rowLetters, n.rowStart + was.row - now.row);
        return n;
    }
    return n;
}

Drawing resized(const Drawing& before, const NewSize& size, LostRows& lost)
{
    const Grid grid = resizedGrid(before.grid(), size);
    const MovedCell moved = [&](Cell cell) { return movedCell(before.grid(), grid, size, cell); };
    Drawing after = regrid(before, grid, renumbered(before, grid, size, moved), moved, lost);
    movePanels(before, after, moved);
    return after;
}

bool possible(const Drawing& drawing, const NewSize& size)
{
    return !drawing.grid().linked() && resizedGrid(drawing.grid(), size).valid()
           && std::int64_t(size.columns) * size.rows <= most::cells;
}

} // namespace

int lossesOf(const Drawing& drawing, const NewSize& size)
{
    if (!possible(drawing, size))
        return 0;
    LostRows lost;
    resized(drawing, size, lost);
    return lost.all();
}

Edit resizeMap(const Drawing& drawing, const NewSize& size)
{
    Edit edit;
    if (!possible(drawing, size)
        || (size.columns == drawing.grid().columns && size.rows == drawing.grid().rows && size.right == 0
            && size.down == 0))
        return edit;
    LostRows lost;
    auto after = std::make_shared<Drawing>(resized(drawing, size, lost));
    const bool same = after->rest == drawing.rest && after->terrain == drawing.terrain && after->level == drawing.level
                      && after->sides == drawing.sides && after->guards == drawing.guards && after->out == drawing.out;
    if (!same) // A shift of empty ground changes nothing.
        edit.add(WholeChange{std::make_shared<Drawing>(drawing), std::move(after)});
    return edit;
}

} // namespace fw
