#include "editor/view/EditView.h"

#include "editor/document/CellWords.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/StyleShelf.h"
#include "editor/view/EdgeRuler.h"
#include "editor/view/EditItems.h"
#include "editor/view/Highlights.h"
#include "editor/view/MapItems.h"
#include "editor/view/ScanItem.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QResizeEvent>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr int restMilliseconds = 120; ///< after an edit, before the full style is rebuilt
constexpr int mostForFull = 40'000;   ///< in cells; larger maps are drawn plain
constexpr double aroundPlaces = 2;    ///< in widths of a place; room for new ones beyond the paper
constexpr double nearSide = 0.2;      ///< as a fraction of a cell's width; a point this close selects the side

} // namespace

EditView::EditView(Workbench& bench, QWidget* parent) : ZoomView(parent), mBench(bench)
{
    setAccessibleName(tr("Map being edited"));
    viewport()->setAccessibleName(tr("Map being edited"));
    setAccessibleDescription(
        tr("Arrow keys choose a cell, Space uses the tool there, Shift with the arrow keys continues drawing, Enter "
           "ends a path, Backspace takes a point back, Escape cancels; comma and full stop choose a side of the cell; "
           "plus and minus zoom, 0 shows the whole map."));
    mBoard = new BoardItem(bench.document(), mapStyle());
    scene()->addItem(mBoard);
    mOverlay = new OverlayItem(bench.document(), *mBoard);
    scene()->addItem(mOverlay);
    mHighlights = new HighlightItem(mBoard->geometry());
    scene()->addItem(mHighlights);
    mScan = new ScanItem;
    scene()->addItem(mScan);
    mColumns = new EdgeRuler(*this, true, this);
    mRows = new EdgeRuler(*this, false, this);
    setRulersShown(true);
    connect(this, &ZoomView::zoomed, this, &EditView::placeRulers);
    setSheet(roomFor(mBoard->sheet()));
    mRebuild.setSingleShot(true);
    mRebuild.setInterval(restMilliseconds);
    connect(&mRebuild, &QTimer::timeout, this, &EditView::rebuild);
    connect(&bench.document(), &MapDocument::changed, this, &EditView::onChanged);
    connect(&bench.document(), &MapDocument::rulesChanged, this, [this] {
        placeCounters();
        updateHoverText();
    });
    connect(&bench, &Workbench::unitsChosen, this, &EditView::pointedChanged);
    connect(&bench, &Workbench::selectionChanged, this, [this] { mOverlay->setSelection(mBench.selection()); });
    for (const auto signal :
         {&Workbench::unitsChosen, &Workbench::panelChosen, &Workbench::scanPointChosen, &Workbench::stampChanged})
        connect(&bench, signal, this, &EditView::refreshPreview);
    placeCounters();
    readScan();
    rebuild();
}

EditView::~EditView() = default;

void EditView::setRulersShown(bool shown)
{
    mColumns->setVisible(shown);
    mRows->setVisible(shown);
    setViewportMargins(shown ? mRows->thickness() : 0, shown ? mColumns->thickness() : 0, 0, 0);
    placeRulers();
}

void EditView::placeRulers()
{
    if (mRows == nullptr || mBoard == nullptr)
        return;
    const QRect inner = viewport()->geometry();
    mColumns->setGeometry(inner.left(), 0, inner.width(), mColumns->thickness());
    mRows->setGeometry(0, inner.top(), mRows->thickness(), inner.height());
    const Numbering& numbering = mBench.drawing().rest.map.numbering;
    mColumns->setMap(mBoard->geometry(), numbering);
    mRows->setMap(mBoard->geometry(), numbering);
}

void EditView::resizeEvent(QResizeEvent* event)
{
    ZoomView::resizeEvent(event);
    placeRulers();
}

void EditView::scrollContentsBy(int dx, int dy)
{
    ZoomView::scrollContentsBy(dx, dy);
    if (mRows == nullptr)
        return;
    mColumns->update();
    mRows->update();
}

void EditView::setFolder(const QString& folder)
{
    mFolder = folder;
    mScanRead.clear();
    readScan();
}

void EditView::readScan()
{
    const Scan& scan = mBench.drawing().rest.map.scan;
    const QString image = QString::fromStdString(scan.image);
    if (image != mScanRead || image.isEmpty()) {
        mScanRead = image;
        // Only files in the folder are read, even if the path leads elsewhere.
        const bool inside = !QDir::isAbsolutePath(image) && !QDir::cleanPath(image).startsWith("..")
                            && (!QFileInfo::exists(QDir(mFolder).filePath(image)) || fileInside(mFolder, image));
        mScanTrouble = image.isEmpty() ? mScan->read({})
                       : inside        ? mScan->read(QDir(mFolder).filePath(image))
                                       : mScan->read({})
                                      + tr("The scanned image %1 is not in the folder of this "
                                           "file, so it is not read.")
                                            .arg(image);
        mBench.setScanSize(mScan->pixels());
        emit scanRead(mScanTrouble);
    }
    mScan->lay(scan, mBoard->geometry());
}

void EditView::setWarnings(std::map<std::string, QString> warnings)
{
    mWarnings = std::move(warnings);
    for (const CounterFace& face : counterFaces(mBench.document().rules(), mBench.drawing().rest))
        if (const auto item = mCounters.find(face.unit); item != mCounters.end())
            item->second->setWarning(mWarnings[mBench.drawing().rest.units[std::size_t(face.unit)].id]);
}

/// The scrolled area around the paper: a map of places has room for new ones beyond it.
QRectF EditView::roomFor(const QRectF& paper) const
{
    if (!mBench.drawing().grid().linked())
        return paper;
    const double room = aroundPlaces * mBoard->geometry().across();
    return paper | mBoard->geometry().bounds().adjusted(-room, -room, room, room);
}

MapStyle EditView::mapStyle() const
{
    MapStyle s = styleOf(mBench.drawing().rest.map, isDark());
    s.grid = mGrid;
    s.numbers = mNumbers;
    const auto names = mHidden.find(MapPart::Names);
    s.names = names == mHidden.end() || !names->second;
    return s;
}

void EditView::setDark(bool dark)
{
    ZoomView::setDark(dark);
    if (mBoard == nullptr)
        return;
    mBoard->setStyle(mapStyle());
    rebuild();
}

void EditView::setTool(Tool* tool)
{
    if (mTool != nullptr) {
        // Escape drops the selection too, but another tool may need it.
        const std::vector<Cell> selection = mBench.selection();
        mTool->cancel();
        mBench.select(selection);
    }
    mDown = mKeyDown = false;
    mTool = tool;
    refreshPreview();
}

void EditView::setShown(MapPart part, bool shown)
{
    mHidden[part] = !shown;
    PlainParts& parts = mBoard->plain().parts;
    if (part == MapPart::Terrain)
        parts.terrain = shown;
    else if (part == MapPart::Level)
        parts.level = shown;
    else if (part == MapPart::Sides)
        parts.sides = shown;
    else if (part == MapPart::Ways)
        parts.ways = shown;
    else if (part == MapPart::Names)
        parts.names = shown;
    else if (part == MapPart::Areas)
        mOverlay->setAreasShown(shown);
    else
        placeCounters();
    if (part != MapPart::Areas && part != MapPart::Counters) {
        mBoard->setStyle(mapStyle());
        rebuild();
    }
}

void EditView::setGridShown(bool shown)
{
    mGrid = shown;
    mBoard->plain().parts.grid = shown;
    mBoard->setStyle(mapStyle());
    rebuild();
}

void EditView::setNumbersShown(bool shown)
{
    mNumbers = shown;
    mBoard->plain().parts.numbers = shown;
    mBoard->setStyle(mapStyle());
    rebuild();
}

void EditView::setBesideShown(bool shown)
{
    mBeside = shown;
    rebuild();
}

void EditView::setPartOpacity(MapPart part, double opacity)
{
    mOpacity[part] = opacity;
    if (part == MapPart::Counters)
        placeCounters();
    else if (part == MapPart::Areas)
        mOverlay->setOpacity(opacity);
    else
        mBoard->setOpacity(opacity);
}

void EditView::onChanged(const Dirty& dirty)
{
    if (dirty.grid) {
        setNotes({});                 // its cells may be gone
        mBoard->setStyle(mapStyle()); // the season belongs to the facts of the map
        const bool places = mBoard->geometry().grid().linked();
        mBoard->measure();
        if (!mBoard->geometry().grid().contains(mCursor))
            mCursor = noCell;
        if (places && mBoard->geometry().grid().linked()) { // an edit of places, which leaves the view where it is
            setSheet(roomFor(sheet() | mBoard->sheet()));
            mOverlay->update();
        } else {
            setSheet(roomFor(mBoard->sheet()));
            fit();
        }
        placeRulers();
    }
    if (dirty.scan || dirty.grid)
        readScan();
    if (dirty.ground || dirty.rows)
        mBoard->spoil(dirty);
    if (dirty.rows)
        mOverlay->update();
    if (dirty.setup || dirty.grid)
        placeCounters();
    if (dirty.ground || dirty.rows) {
        ++mGeneration;
        mRebuild.start();
    }
    refreshPreview();
    updateHoverText();
}

void EditView::rebuild()
{
    mRebuild.stop();
    const Drawing& drawing = mBench.drawing();
    if (drawing.grid().cellCount() > mostForFull) {
        ++mGeneration;
        return;
    }
    if (mDrawing.pending() > 0) {
        mRebuild.start();
        return;
    }
    const int generation = ++mGeneration;
    Scenario made = drawing.rest;
    made.map = drawing.map();
    Map& map = made.map;
    const auto hidden = [this](MapPart part) {
        const auto found = mHidden.find(part);
        return found != mHidden.end() && found->second;
    };
    if (hidden(MapPart::Terrain))
        map.terrain.assign(map.terrain.size(), {});
    if (hidden(MapPart::Level))
        map.level.clear();
    if (hidden(MapPart::Sides))
        map.sides.clear();
    if (hidden(MapPart::Ways))
        map.ways.clear();
    // Curves take a while, so another thread builds them from a copy while the user draws.
    mDrawing.run(
        [beside = mBeside, made = std::move(made), rules = mBench.document().rules(), drawn = mapStyle()] {
            return beside ? std::make_shared<const MapPainter>(made, rules, drawn)
                          : std::make_shared<const MapPainter>(made.map, rules, drawn);
        },
        [this, generation](const std::shared_ptr<const MapPainter>& painter) {
            if (generation != mGeneration)
                return; // edited meanwhile; the timer starts another build
            const QRectF room = roomFor(painter->sheet());
            const bool resized = mBoard->geometry().grid().linked() ? !sheet().contains(room) : sheet() != room;
            mBoard->setFull(painter);
            if (resized) {
                placeCounters();
                setSheet(room);
                mOverlay->update();
                QResizeEvent same(size(), size());
                resizeEvent(&same); // fits the sheet again if it was fitted
            }
        });
}

void EditView::settle()
{
    QCoreApplication::processEvents();
    if (mRebuild.isActive())
        rebuild();
    while (mDrawing.pending() > 0 || mRebuild.isActive()) {
        Background::pool().waitForDone();
        QCoreApplication::processEvents();
        if (mRebuild.isActive())
            rebuild();
    }
    QCoreApplication::processEvents();
}

void EditView::placeCounters()
{
    std::map<int, CounterItem*> before;
    before.swap(mCounters);
    const auto hidden = mHidden.find(MapPart::Counters);
    if (hidden == mHidden.end() || !hidden->second) {
        Scenario s = mBench.drawing().rest; // counters need no ground
        const std::vector<CounterFace> faces = counterFaces(mBench.document().rules(), s);
        const auto opacity = mOpacity.find(MapPart::Counters);
        for (const PlacedCounter& counter : placed(mBoard->geometry(), faces, mBoard->panel())) {
            const auto found = before.find(counter.face->unit);
            CounterItem* item = nullptr;
            if (found != before.end()) {
                item = found->second;
                before.erase(found);
                item->set(*counter.face, counter.square);
            } else {
                item = new CounterItem(*counter.face, counter.square);
                scene()->addItem(item);
            }
            item->setZValue(10 + 0.001 * counter.height);
            item->setOpacity(opacity == mOpacity.end() ? 1.0 : opacity->second);
            const auto wrong = mWarnings.find(s.units[std::size_t(counter.face->unit)].id);
            item->setWarning(wrong == mWarnings.end() ? QString() : wrong->second);
            mCounters[counter.face->unit] = item;
        }
    }
    for (const auto& [unit, item] : before)
        delete item;
}

int EditView::pointedUnit() const
{
    if (mDown || mKeyDown)
        return -1;
    const Scenario& scenario = mBench.drawing().rest;
    const QPointF at = mPointed ? mapToScene(*mPointed) : QPointF();
    const Cell cell = mPointed ? mBoard->geometry().cellAt(at) : mCursor;
    if (cell == noCell)
        return -1;
    std::set<std::string> here;
    for (const Placement& placement : scenario.setup)
        if (placement.at == cell)
            here.insert(placement.unit);
    int best = -1;
    double height = 0;
    for (const auto& [unit, item] : mCounters) {
        const std::string& id = scenario.units[std::size_t(unit)].id;
        if (here.count(id) == 0)
            continue;
        const bool under = mPointed && item->square().contains(at);
        const bool chosen = std::ranges::find(mBench.units(), id) != mBench.units().end();
        // Heights are far below the step between the kinds.
        const double over = item->zValue() + (under ? 2000 : 0) + (chosen ? 1000 : 0);
        if (best < 0 || over > height) {
            best = unit;
            height = over;
        }
    }
    return best;
}

void EditView::setNotes(std::vector<CellNote> notes)
{
    mNotes = std::move(notes);
    mHighlights->set(mNotes, {});
}

Cell EditView::cellAt(QPoint point) const
{
    return mBoard->geometry().cellAt(mapToScene(point));
}

QPoint EditView::viewPoint(Cell cell) const
{
    return mapFromScene(mBoard->geometry().centre(cell));
}

QPoint EditView::sidePoint(int side) const
{
    const SidePlace place = mBoard->geometry().grid().sidePlace(side);
    const auto [a, b] = mBoard->geometry().side(place.cell, place.direction);
    return mapFromScene((a + b) / 2);
}

Spot EditView::spotAt(QPoint point, Qt::KeyboardModifiers mods) const
{
    const MapGeometry& g = mBoard->geometry();
    Spot spot{mapToScene(point), noCell, -1, mods};
    spot.cell = g.cellAt(spot.at);
    if (spot.cell == noCell) {
        spot.side = g.linkAt(spot.at, 1.5 * nearSide * g.across());
        return spot;
    }
    if (g.grid().linked()) // a link is chosen between its places
        return spot;
    double nearest = nearSide * g.across();
    for (int d = 0; d < g.grid().directions(); ++d) {
        if (g.grid().neighbour(spot.cell, d) == noCell)
            continue;
        const auto [a, b] = g.side(spot.cell, d);
        if (a == b)
            continue;
        // Near a corner no side is selected, so that a stroke along edges does not include adjacent sides.
        const QPointF along = b - a;
        const double share = QPointF::dotProduct(spot.at - a, along) / QPointF::dotProduct(along, along);
        if (share < 0.15 || share > 0.85)
            continue;
        if (const double depth = g.depth(spot.cell, d, spot.at); depth < nearest) {
            nearest = depth;
            spot.side = g.grid().side(spot.cell, d);
        }
    }
    return spot;
}

Spot EditView::cursorSpot(Qt::KeyboardModifiers mods) const
{
    const MapGeometry& g = mBoard->geometry();
    Spot spot{g.centre(mCursor), mCursor, -1, mods & ~Qt::ShiftModifier};
    if (g.grid().neighbour(mCursor, mCursorSide) != noCell)
        spot.side = g.grid().side(mCursor, mCursorSide);
    return spot;
}

QString EditView::wordsOf(const Spot& spot) const
{
    return spot.cell == noCell ? sideWords(mBench.drawing(), mBench.document().rules(), spot.side)
                               : cellWords(mBench.drawing(), mBench.document().rules(), spot.cell);
}

void EditView::refreshPreview()
{
    const Preview preview = mTool != nullptr ? mTool->preview() : Preview();
    mOverlay->setPreview(preview);
    emit toolSays(preview.words);
    if (mDown || mKeyDown)
        return; // a stroke in progress is recorded when it ends
    const QString begun = mTool != nullptr ? mTool->openAction() : QString();
    if (begun == mBegun)
        return;
    mBegun = begun;
    emit begunChanged(begun);
}

void EditView::point(const std::vector<Cell>& cells)
{
    mOverlay->setMarked(cells);
    QRectF all;
    for (const Cell cell : cells)
        if (mBoard->geometry().grid().contains(cell))
            all |= mBoard->geometry().outline(cell).boundingRect();
    if (!all.isEmpty())
        ensureVisible(all, 30, 30);
}

} // namespace fw
