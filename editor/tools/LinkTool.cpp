#include "editor/document/CellWords.h"
#include "editor/render/MapGeometry.h"
#include "editor/tools/PlaceWords.h"
#include "editor/tools/PlacesTool.h"

namespace fw {

namespace {

/// The place with an id; noCell when there is none.
Cell placeNamed(const Grid& grid, const std::string& id)
{
    return id.empty() || !grid.linked() || !grid.valid() ? noCell : grid.graph->named(id);
}

std::string idOf(const Grid& grid, Cell cell)
{
    return grid.contains(cell) ? grid.places[std::size_t(cell)].id : std::string();
}

} // namespace

ToolInfo LinkTool::info() const
{
    return {
        "link", tr("Links"), QKeySequence(tr("J")),
        tr("Links two places: drag from one to the other, or click them (or press Space) one after the other. Delete "
           "removes the link that you click or point at. On the keyboard, comma and full stop choose a link of the "
           "place. Escape lets the first place go. Link Features gives a link a river or another feature.")};
}

Cell LinkTool::start() const
{
    return placeNamed(grid(), mFrom);
}

int LinkTool::link() const
{
    const int chosen = grid().sharedSide(placeNamed(grid(), mChosen.first), placeNamed(grid(), mChosen.second));
    return chosen >= 0 || mHover.side >= grid().sideCount() ? chosen : mHover.side;
}

void LinkTool::press(const Spot& spot)
{
    mHover = spot;
    mChosen = {};
    if (grid().contains(spot.cell)) {
        bench().choosePlace(idOf(grid(), spot.cell)); // its links are listed at the left
        mSecond = start() != noCell;
        if (!mSecond)
            mFrom = idOf(grid(), spot.cell);
        return;
    }
    mFrom.clear();
    if (spot.side >= 0 && spot.side < grid().sideCount()) {
        const auto [a, b] = grid().cellsOfSide(spot.side);
        mChosen = {idOf(grid(), a), idOf(grid(), b)};
    }
}

void LinkTool::release(const Spot& spot)
{
    mHover = spot;
    const Cell from = start();
    if (from == noCell)
        return;
    if (spot.cell == from) {
        if (mSecond)
            mFrom.clear();
        return; // the next click gives the other place
    }
    mFrom.clear();
    if (!grid().contains(spot.cell)) {
        bench().say(tr("A link ends at a place. Add one with the Places tool."));
        return;
    }
    PlacesEdit made = linkPlaces(drawing(), from, spot.cell);
    if (made.edit.empty())
        bench().say(faultWords(made.fault));
    else
        bench().push(MapPart::Sides, std::move(made.edit),
                     tr("Link %1 and %2").arg(placeName(grid(), from), placeName(grid(), spot.cell)));
}

bool LinkTool::cancel()
{
    const bool begun = !mFrom.empty() || !mChosen.first.empty();
    mFrom.clear();
    mChosen = {};
    return begun;
}

bool LinkTool::key(int key, Qt::KeyboardModifiers)
{
    if (key == Qt::Key_Comma || key == Qt::Key_Period)
        mChosen = {}; // the view chooses a link of the place
    if (key != Qt::Key_Delete)
        return false;
    const int gone = link();
    if (gone < 0) {
        bench().say(tr("Choose a link first: click it, or press comma or full stop at one of its places."));
        return true;
    }
    const QString name = linkName(grid(), gone);
    PlacesEdit made = removeLink(drawing(), gone);
    const QString said = tr("The link of %1 is removed.").arg(name) + ' ' + lossWords(made);
    if (!bench().push(MapPart::Sides, std::move(made.edit), tr("Remove Link of %1").arg(name)))
        return true;
    mChosen = {};
    mHover.side = -1; // its number may be that of another link now
    bench().say(said.trimmed());
    return true;
}

Preview LinkTool::preview() const
{
    Preview p;
    const MapGeometry geometry(drawing().rest.map);
    if (const Cell from = start(); from != noCell) {
        p.cells = {from};
        const bool there = grid().contains(mHover.cell);
        if (there && mHover.cell != from)
            p.cells.push_back(mHover.cell);
        p.lines.emplace_back(geometry.centre(from), there ? geometry.centre(mHover.cell) : mHover.at);
        p.words = there && mHover.cell != from
                      ? tr("Link %1 and %2").arg(placeName(grid(), from), placeName(grid(), mHover.cell))
                      : tr("Link %1 with another place").arg(placeName(grid(), from));
        return p;
    }
    if (grid().contains(mHover.cell))
        p.cells = {mHover.cell};
    if (const int shown = link(); shown >= 0) {
        const auto [a, b] = grid().cellsOfSide(shown);
        p.lines.emplace_back(geometry.centre(a), geometry.centre(b));
        p.words = sideWords(drawing(), bench().document().rules(), shown);
    }
    return p;
}

} // namespace fw
