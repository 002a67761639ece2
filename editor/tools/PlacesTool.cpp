#include "editor/tools/PlacesTool.h"

#include "editor/render/MapGeometry.h"
#include "editor/tools/PlaceWords.h"

#include <algorithm>

namespace fw {

namespace {

QPoint millimetresOf(QPointF at)
{
    return {qRound(at.x()), qRound(at.y())};
}

} // namespace

ToolInfo PlacesTool::info() const
{
    return {
        "places", tr("Places"), QKeySequence(tr("N")),
        tr("Adds a place: click on the sheet and type its name. Drag a place to move it, or click it (or press Space) "
           "and use the arrow keys, with Ctrl for ten millimetres. Enter or a double click changes its name, Delete "
           "deletes it with its links, and Insert adds a place next to it. Escape lets it go.")};
}

void PlacesTool::press(const Spot& spot)
{
    mDown = true;
    mHeld = spot.cell;
    mFrom = mTo = spot.at;
    if (grid().contains(mHeld))
        bench().choosePlace(grid().places[std::size_t(mHeld)].id);
}

QPoint PlacesTool::dragged() const
{
    return millimetresOf(mTo - mFrom);
}

void PlacesTool::release(const Spot& spot)
{
    if (!mDown)
        return;
    mDown = false;
    mTo = spot.at;
    if (mHeld == noCell)
        add(spot.at);
    else if (!dragged().isNull())
        move(mHeld, dragged(), {});
}

bool PlacesTool::add(QPointF at)
{
    MapPlace place;
    place.x = millimetresOf(at).x();
    place.y = millimetresOf(at).y();
    place.id = freePlaceId(grid(), {});
    const QString key = QString("add-place %1").arg(bench().document().nextStep());
    PlacesEdit made = addPlace(drawing(), place);
    if (made.edit.empty()) {
        bench().say(faultWords(made.fault));
        return false;
    }
    if (!bench().push(MapPart::Terrain, std::move(made.edit), tr("Add Place"), key))
        return false;
    bench().choosePlace(place.id);
    bench().askPlaceName(grid().cellCount() - 1, key);
    return true;
}

/// Adds a place to the right of the chosen one, or of the cursor, where there is room.
void PlacesTool::addBeside()
{
    const MapGeometry geometry(drawing().rest.map);
    const Cell from = bench().placeCell() != noCell ? bench().placeCell() : std::max(mHover.cell, Cell(0));
    const QPointF step(2 * geometry.across(), 0);
    QPointF at = geometry.centre(from) + step;
    while (geometry.cellAt(at) != noCell)
        at += step;
    add(at);
}

void PlacesTool::move(Cell cell, QPoint by, const QString& key)
{
    PlacesEdit made = movePlaces(drawing(), {cell}, by.x(), by.y());
    if (made.edit.empty()) {
        bench().say(tr("A place cannot leave the sheet at the left or above."));
        return;
    }
    bench().push(MapPart::Terrain, std::move(made.edit), tr("Move %1").arg(placeName(grid(), cell)), key);
}

void PlacesTool::remove()
{
    const Cell cell = bench().placeCell();
    if (cell == noCell) {
        bench().say(tr("Choose a place first: click it, or press Space."));
        return;
    }
    PlacesEdit made = deletePlaces(drawing(), {cell});
    if (made.edit.empty()) {
        bench().say(faultWords(made.fault));
        return;
    }
    const QString said = tr("%1 is deleted.").arg(placeName(grid(), cell)) + ' ' + lossWords(made);
    if (bench().push(MapPart::Terrain, std::move(made.edit), tr("Delete %1").arg(placeName(grid(), cell))))
        bench().say(said.trimmed());
}

bool PlacesTool::finish()
{
    const Cell cell = bench().placeCell();
    if (cell != noCell)
        bench().askPlaceName(cell, {});
    return cell != noCell;
}

bool PlacesTool::cancel()
{
    const bool begun = mDown || bench().placeCell() != noCell;
    mDown = false;
    bench().choosePlace({});
    return begun;
}

bool PlacesTool::key(int key, Qt::KeyboardModifiers mods)
{
    if (key == Qt::Key_Delete) {
        remove();
        return true;
    }
    if (key == Qt::Key_Insert) {
        addBeside();
        return true;
    }
    if (key == Qt::Key_F2)
        return finish();
    const Cell cell = bench().placeCell();
    if (cell == noCell || (mods & Qt::ShiftModifier))
        return false;
    const int far = mods & Qt::ControlModifier ? 10 : 1;
    const QString step = QString("move-place %1").arg(QString::fromStdString(bench().place()));
    switch (key) {
    case Qt::Key_Left: move(cell, {-far, 0}, step); return true;
    case Qt::Key_Right: move(cell, {far, 0}, step); return true;
    case Qt::Key_Up: move(cell, {0, -far}, step); return true;
    case Qt::Key_Down: move(cell, {0, far}, step); return true;
    default: return false;
    }
}

Preview PlacesTool::preview() const
{
    Preview p;
    const MapGeometry geometry(drawing().rest.map);
    if (mDown && grid().contains(mHeld)) {
        const QPointF to = geometry.centre(mHeld) + dragged();
        p.rims = {to};
        for (const Cell next : grid().neighbours(mHeld))
            p.lines.emplace_back(to, geometry.centre(next));
        p.words = tr("%1 at %2, %3 mm").arg(placeName(grid(), mHeld)).arg(qRound(to.x())).arg(qRound(to.y()));
        return p;
    }
    if (const Cell cell = bench().placeCell(); cell != noCell) {
        const MapPlace& place = grid().places[std::size_t(cell)];
        p.cells = {cell};
        p.words = tr("%1 at %2, %3 mm").arg(placeName(grid(), cell)).arg(place.x).arg(place.y);
    }
    if (mHover.cell == noCell && !mHover.at.isNull())
        p.rims = {mHover.at};
    else if (grid().contains(mHover.cell) && p.cells.empty())
        p.cells = {mHover.cell};
    return p;
}

} // namespace fw
