#include "editor/tools/Workbench.h"

namespace fw {

Workbench::Workbench(MapDocument& document, QObject* parent) : QObject(parent), mDocument(document)
{
    mPen.area.kind = "other";
    for (const Feature& feature : document.rules().features) {
        if (feature.kind == FeatureKind::Terrain && mPen.features.empty())
            mPen.features = {feature.id};
        else if (feature.kind == FeatureKind::Hexside && mPen.side.empty())
            mPen.side = feature.id;
        else if (feature.kind == FeatureKind::Way && mPen.way.kind.empty())
            mPen.way.kind = feature.id;
    }
    connect(&document, &MapDocument::changed, this, [this](const Dirty& dirty) {
        ++mRevision;
        if (dirty.grid && !mSelection.empty())
            select({}); // after a change of the grid the cells are other ground
        if (dirty.units)
            chooseUnits({}); // the chosen counters may no longer exist
        if (placeCell() == noCell)
            choosePlace({});
        if (mPanel >= int(drawing().rest.map.panels.size()))
            choosePanel(-1);
        if (mScanPoint >= int(drawing().rest.map.scan.points.size()))
            chooseScanPoint(-1);
    });
}

void Workbench::select(std::vector<Cell> cells)
{
    if (cells == mSelection)
        return;
    mSelection = std::move(cells);
    emit selectionChanged();
}

void Workbench::chooseUnits(std::vector<std::string> units)
{
    if (units == mUnits)
        return;
    mUnits = std::move(units);
    emit unitsChosen();
}

Cell Workbench::placeCell() const
{
    const Grid& grid = drawing().grid();
    return mPlace.empty() || !grid.linked() || !grid.valid() ? noCell : grid.graph->named(mPlace);
}

void Workbench::choosePlace(const std::string& id)
{
    if (id == mPlace)
        return;
    mPlace = id;
    emit placeChosen();
}

void Workbench::setStamp(Clip stamp)
{
    mStamp = std::move(stamp);
    emit stampChanged();
}

void Workbench::choosePanel(int at)
{
    if (at == mPanel)
        return;
    mPanel = at;
    emit panelChosen();
}

void Workbench::chooseScanPoint(int at)
{
    if (at == mScanPoint)
        return;
    mScanPoint = at;
    emit scanPointChosen();
}

void Workbench::setLocked(MapPart part, bool locked)
{
    if (locked)
        mLocked.insert(part);
    else
        mLocked.erase(part);
}

void Workbench::sayLeftOut(std::size_t cells)
{
    if (cells > 0)
        say(tr("%n cells would be off the map and were left out. Use Undo to restore the previous state.", "",
               int(cells)));
}

bool Workbench::mayPush(MapPart part, const Edit& edit)
{
    if (edit.empty())
        return false;
    if (locked(part))
        say(tr("This layer is locked: unlock it in the list of layers."));
    return !locked(part);
}

bool Workbench::push(MapPart part, Edit edit, const QString& words, int stroke)
{
    return mayPush(part, edit) && mDocument.push(std::move(edit), words, stroke);
}

bool Workbench::push(MapPart part, Edit edit, const QString& words, const QString& key)
{
    return mayPush(part, edit) && mDocument.push(std::move(edit), words, mDocument.nextStep(), key);
}

} // namespace fw
