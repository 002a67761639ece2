#include "editor/view/TableView.h"

#include "editor/render/CounterPainter.h"
#include "editor/view/Arcs.h"
#include "editor/view/Fan.h"
#include "editor/view/MapItems.h"
#include "editor/view/PointerTip.h"

#include <QApplication>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QToolTip>
#include <algorithm>

namespace fw {

namespace {

constexpr int tableRestMilliseconds = 450;

} // namespace

TableView::TableView(QWidget* parent) : MapView(parent)
{
    setAccessibleDescription(
        tr("Arrow keys choose a cell, Space picks it, Enter enters the completed action, Shift+Space fans out a stack, "
           "Escape takes the last click back; plus and minus zoom, 0 shows the whole map."));
    mRest.setSingleShot(true);
    mRest.setInterval(tableRestMilliseconds);
    connect(&mRest, &QTimer::timeout, this, [this] {
        const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
        if (const Cell cell = cellAt(at); cell != noCell)
            fanAt(cell);
        else
            fanBeside(at);
        mRested = mFan != nullptr;
    });
}

TableView::~TableView() = default;

const CounterFace* TableView::face(int unit) const
{
    for (const CounterFace& f : counters())
        if (f.unit == unit)
            return &f;
    return nullptr;
}

void TableView::setNotes(std::vector<CellNote> notes, std::vector<Cell> path)
{
    const auto off = [this](Cell cell) { return !painter()->geometry().grid().contains(cell); };
    if (painter() == nullptr)
        return;
    std::erase_if(notes, [&](const CellNote& note) { return off(note.cell); });
    std::erase_if(path, off);
    mNotes = std::move(notes);
    mPath = std::move(path);
    if (mHighlights != nullptr)
        mHighlights->set(mNotes, mPath);
    renewLoupe();
}

void TableView::setRings(std::set<int> offered, std::set<int> chosen)
{
    mOffered = std::move(offered);
    mChosen = std::move(chosen);
    showArcs(mArcsOf);
    placeRings();
    renewLoupe();
}

void TableView::placeRings()
{
    for (QGraphicsItem* item : mRings)
        delete item;
    mRings.clear();
    if (painter() == nullptr)
        return;
    for (const PlacedCounter& counter : placed(painter()->geometry(), counters(), painter()->panel())) {
        const int unit = counter.face->unit;
        const bool chosen = mChosen.count(unit) > 0;
        if (!chosen && mOffered.count(unit) == 0)
            continue;
        auto* ring = new RingItem(counter.square, chosen);
        scene()->addItem(ring);
        mRings.push_back(ring);
    }
}

int TableView::uppermost(Cell cell) const
{
    const CounterFace* top = nullptr;
    for (const CounterFace& f : counters())
        if (cell != noCell && f.cell == cell && (top == nullptr || f.order > top->order))
            top = &f;
    return top == nullptr ? -1 : top->unit;
}

void TableView::showArcs(int unit)
{
    const CounterFace* f = unit < 0 || mArcs == nullptr ? nullptr : face(unit);
    // A counter that is about to move or turn shows the arcs of its new position instead.
    const bool shown = f != nullptr && f->facing >= 0 && mPath.empty() && mChosen.count(unit) == 0;
    mArcsOf = shown ? unit : -1;
    if (mArcs != nullptr)
        mArcs->set(
            shown ? arcNotes(scenario().map.grid, ruleset().facings, f->cell, f->facing) : std::vector<CellNote>(), {});
}

void TableView::contentsChanged()
{
    foldUp();
    if (mHighlights == nullptr) {
        mHighlights = new HighlightItem(painter()->geometry());
        scene()->addItem(mHighlights);
        mArcs = new HighlightItem(painter()->geometry());
        mArcs->setZValue(mHighlights->zValue() - 0.5);
        scene()->addItem(mArcs);
    }
    showArcs(mArcsOf);
    placeRings();
}

void TableView::aboutToClear()
{
    foldUp();
    mRings.clear();
    mHighlights = mArcs = nullptr;
    mLookLines.clear();
    mLooks.clear();
    mArcsOf = -1;
    mGhost = nullptr;
    mNotes.clear();
    mPath.clear();
    mOffered.clear();
    mChosen.clear();
    mDown = mDragging = false;
}

void TableView::setLooks(const std::vector<Look>& looks)
{
    for (QGraphicsItem* line : std::exchange(mLookLines, {}))
        delete line;
    mLooks.clear();
    if (painter() == nullptr)
        return;
    const MapGeometry& at = painter()->geometry();
    for (const Look& look : looks) {
        if (look.from == noCell || look.to == noCell || look.from == look.to)
            continue;
        mLooks.push_back(look);
        const Qt::PenStyle style = look.open ? Qt::SolidLine : Qt::DashLine;
        QGraphicsLineItem* line = scene()->addLine(
            QLineF(at.centre(look.from), at.centre(look.to)),
            QPen(look.open ? QColor("#1d6b2f") : QColor("#b3261e"), 0.8, style, Qt::RoundCap));
        line->setZValue(mHighlights->zValue() + 50);
        line->setAcceptedMouseButtons(Qt::NoButton);
        mLookLines.push_back(line);
    }
}

void TableView::point(const std::vector<Cell>& cells)
{
    if (painter() == nullptr || cells.empty())
        return;
    std::vector<CellNote> notes = mNotes;
    QRectF all;
    for (const Cell cell : cells) {
        if (!painter()->geometry().grid().contains(cell))
            continue;
        notes.push_back({cell, CellSign::Shown, {}});
        all |= painter()->geometry().outline(cell).boundingRect();
    }
    if (mHighlights != nullptr)
        mHighlights->set(std::move(notes), mPath);
    if (!all.isEmpty())
        ensureVisible(all, 30, 30);
}

QPoint TableView::viewPoint(Cell cell) const
{
    return painter() == nullptr ? QPoint() : mapFromScene(painter()->geometry().centre(cell));
}

std::optional<QPoint> TableView::unitPoint(int unit) const
{
    if (painter() == nullptr)
        return std::nullopt;
    constexpr int parts = 12; // number of steps in which a side is searched
    for (const PlacedCounter& counter : placed(painter()->geometry(), counters(), painter()->panel())) {
        if (counter.face->unit != unit)
            continue;
        for (int y = 1; y < parts; ++y) {
            for (int x = 1; x < parts; ++x) {
                const QPointF at = counter.square.topLeft() + QPointF(x, y) * counter.square.width() / parts;
                if (const QPoint point = mapFromScene(at); viewport()->rect().contains(point) && hit(point) == unit)
                    return point;
            }
        }
    }
    return std::nullopt;
}

void TableView::foldUp()
{
    mRested = false;
    mRest.stop();
    delete mFan;
    mFan = nullptr;
}

void TableView::fanAt(Cell cell)
{
    foldUp();
    if (painter() == nullptr || cell == noCell || mDown)
        return;
    std::vector<CounterFace> stack;
    for (const CounterFace& f : counters())
        if (f.cell == cell)
            stack.push_back(f);
    fan(std::move(stack), painter()->geometry().centre(cell));
}

void TableView::fanBeside(QPoint point)
{
    foldUp();
    const CounterFace* touched = painter() == nullptr || mDown ? nullptr : face(unitAt(point));
    if (touched == nullptr || touched->cell != noCell)
        return;
    // Only counters of the same turn or box that overlap, not all of a full box.
    QRectF own;
    std::vector<std::pair<QRectF, const CounterFace*>> waiting;
    for (const PlacedCounter& c : placed(painter()->geometry(), counters(), painter()->panel())) {
        if (c.face->cell != noCell)
            continue;
        waiting.emplace_back(c.square, c.face);
        if (c.face->unit == touched->unit)
            own = c.square;
    }
    std::vector<CounterFace> stack;
    for (const auto& [square, other] : waiting)
        if (square.intersects(own))
            stack.push_back(*other);
    fan(std::move(stack), own.center());
}

void TableView::fan(std::vector<CounterFace> stack, QPointF centre)
{
    if (stack.size() < 2)
        return;
    std::ranges::stable_sort(stack, [](const CounterFace& a, const CounterFace& b) { return a.order < b.order; });
    // Readable at any zoom.
    const double readable = 52 / zoom();
    const double side = std::max(counterSide(painter()->geometry()), readable);
    const QRectF seen = mapToScene(viewport()->rect()).boundingRect();
    mFan = new FanItem(std::move(stack), centre, side, seen);
    scene()->addItem(mFan);
}

void TableView::fanOut()
{
    const bool out = mFan != nullptr;
    foldUp();
    if (out)
        return;
    const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
    const bool over = viewport()->rect().contains(at);
    if (cursor() != noCell || !over || cellAt(at) != noCell)
        fanAt(cursor() != noCell ? cursor() : over ? cellAt(at) : noCell);
    else
        fanBeside(at);
}

int TableView::hit(QPoint point) const
{
    if (mFan != nullptr && mFan->tray().contains(mapToScene(point)))
        return mFan->unitAt(mapToScene(point));
    return unitAt(point);
}

void TableView::takeUp(int unit, bool alone, QPoint at)
{
    const CounterFace* lifted = painter() == nullptr || unit < 0 ? nullptr : face(unit);
    if (lifted == nullptr)
        return;
    const CounterFace shown = *lifted; // listeners may change the counters
    foldUp();
    mPressed = unit;
    mDown = mDragging = true;
    mCarriedTo = noCell;
    const double side = counterSide(painter()->geometry());
    const double ratio = devicePixelRatioF();
    QPixmap pixmap((QSizeF(side + 2, side + 2) * zoom() * ratio).toSize());
    pixmap.fill(Qt::transparent);
    pixmap.setDevicePixelRatio(ratio);
    QPainter fresh(&pixmap);
    fresh.setOpacity(0.85);
    fresh.scale(zoom(), zoom());
    paintCounter(fresh, shown, QRectF(1, 1, side, side), zoom() * ratio);
    fresh.end();
    mGhost = scene()->addPixmap(pixmap);
    mGhost->setZValue(40);
    mGhost->setFlag(QGraphicsItem::ItemIgnoresTransformations);
    viewport()->setCursor(Qt::ClosedHandCursor);
    emit unitLifted(unit, alone);
    carry(at);
}

void TableView::carry(QPoint at)
{
    if (!mDragging || mGhost == nullptr)
        return;
    const QSizeF size = mGhost->pixmap().deviceIndependentSize();
    mGhost->setPos(mapToScene(at - QPoint(int(size.width() / 2), int(size.height() / 2))));
    mGhost->setVisible(viewport()->rect().contains(at));
    const Cell cell = viewport()->rect().contains(at) ? cellAt(at) : noCell;
    if (cell == mCarriedTo)
        return;
    mCarriedTo = cell;
    object(at, mPressed, cell);
}

/// Shows at the pointer why a counter must not be placed there.
void TableView::object(QPoint at, int unit, Cell cell) const
{
    const QString why = mDropRefusal && cell != noCell ? mDropRefusal(unit, cell) : QString();
    if (why.isEmpty())
        QToolTip::hideText();
    else
        sayAtPointer(viewport()->mapToGlobal(at), why, viewport());
}

void TableView::letGo(QPoint at)
{
    const int unit = mPressed;
    if (!putBack())
        return;
    const Cell cell = viewport()->rect().contains(at) ? cellAt(at) : noCell;
    object(at, unit, cell); // putBack() hid the tip, so it is shown again
    mLastPoint = viewport()->mapToGlobal(at);
    const SheetPanel* panel = painter()->panel();
    const int box = cell != noCell || panel == nullptr || !viewport()->rect().contains(at)
                        ? -1
                        : panel->boxAt(mapToScene(at));
    if (box >= 0)
        emit unitBoxed(unit, box);
    else
        emit unitDropped(unit, cell);
}

bool TableView::putBack()
{
    if (!mDragging)
        return false;
    mDown = mDragging = false;
    mPressed = -1;
    delete mGhost;
    mGhost = nullptr;
    viewport()->unsetCursor();
    QToolTip::hideText();
    return true;
}

void TableView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !hasMap()) {
        MapView::mousePressEvent(event);
        return;
    }
    mRest.stop();
    setFocus(Qt::MouseFocusReason);
    mPress = event->pos();
    mPressed = hit(event->pos());
    mFanned = mFan != nullptr && mFan->tray().contains(mapToScene(event->pos()));
    mDown = true;
    mMoved = mDragging = mSettled = false;
    // A press on bare ground pans the map; a press on a counter lifts it.
    if (mPressed < 0)
        MapView::mousePressEvent(event);
    event->accept();
}

void TableView::mouseMoveEvent(QMouseEvent* event)
{
    if (mDown && !mMoved && (event->pos() - mPress).manhattanLength() >= QApplication::startDragDistance()) {
        mMoved = true;
        takeUp(mPressed, mFanned || (event->modifiers() & Qt::ControlModifier) != 0, event->pos());
    }
    carry(event->pos());
    MapView::mouseMoveEvent(event);
    if (const int touched = mDown ? -1 : unitAt(event->pos()); touched != mArcsOf)
        showArcs(touched);
    if (!mDown && !(mFan != nullptr && mFan->tray().contains(mapToScene(event->pos())))) {
        if (mFan != nullptr)
            foldUp();
        mRest.start();
    }
}

void TableView::mouseReleaseEvent(QMouseEvent* event)
{
    MapView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !mDown)
        return;
    if (mDragging) {
        letGo(event->pos());
        return;
    }
    mDown = false;
    const int unit = mPressed;
    mPressed = -1;
    if (mMoved || mSettled)
        return;
    mLastPoint = viewport()->mapToGlobal(event->pos());
    const Cell cell = cellAt(event->pos());
    if (cell != noCell && mFan == nullptr)
        setCursorCell(cell);
    // A fan that opened by itself may cover the cell that the user means.
    const CounterFace* touched = face(unit);
    const bool meant = mRested && mFan != nullptr && touched != nullptr && touched->cell != cell
                       && mOffered.count(unit) == 0 && std::ranges::find(mNotes, cell, &CellNote::cell) != mNotes.end();
    if (meant)
        foldUp();
    if (unit >= 0 && !meant)
        emit unitClicked(unit);
    else if (cell != noCell)
        emit cellClicked(cell);
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // A double click counts as two clicks, because users pick sets with quick clicks.
    mousePressEvent(event);
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit confirmed(); break;
    case Qt::Key_Space:
        if (event->modifiers() & Qt::ShiftModifier) { // not a letter, because letters start typed input
            fanOut();
            break;
        }
        if (cursor() == noCell) {
            event->ignore();
            return;
        }
        mLastPoint = viewport()->mapToGlobal(viewPoint(cursor()));
        emit cellClicked(cursor());
        break;
    case Qt::Key_Escape:
        if (mFan != nullptr)
            foldUp();
        else if (!putBack())
            emit cancelled();
        break;
    default:
        MapView::keyPressEvent(event);
        showArcs(uppermost(cursor()));
        return;
    }
    event->accept();
}

void TableView::leaveEvent(QEvent* event)
{
    mRest.stop();
    if (mRested) // closes a fan that the mouse opened
        foldUp();
    showArcs(uppermost(cursor()));
    MapView::leaveEvent(event);
}

} // namespace fw
