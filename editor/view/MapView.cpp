#include "editor/view/MapView.h"

#include "editor/Translated.h"
#include "editor/document/Drawing.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/PlainPainter.h"
#include "editor/render/StyleShelf.h"
#include "editor/view/Arcs.h"
#include "editor/view/FacePictures.h"
#include "editor/view/GroundTiles.h"
#include "editor/view/Loupe.h"
#include "editor/view/MapItems.h"

#include <QCursor>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr int mostAtOnce = 8'000; ///< in cells; larger maps appear in plain colours first

} // namespace

MapView::MapView(QWidget* parent) : ZoomView(parent)
{
    setAccessibleDescription(tr("Arrow keys choose a cell, plus and minus zoom, 0 shows the whole "
                                "map; Ctrl with the arrow keys moves the map."));
    mProgress = new QLabel(this); // not of the viewport, whose children move when it scrolls
    mProgress->setObjectName("mapProgress");
    mProgress->setAccessibleName(tr("Drawing the map"));
    mProgress->setAutoFillBackground(true);
    mProgress->setMargin(6);
    mProgress->hide();
    mLoupe = new Loupe(viewport(), [this](QPainter& p, const QRectF& part) { paintCloser(p, part); });
}

MapView::~MapView()
{
    // The items use the painter, so they are deleted first.
    mCounterItems.clear();
    scene()->clear();
}

void MapView::show(const Ruleset& ruleset, const Scenario& scenario, std::vector<CounterFace> counters)
{
    clear();
    mRuleset = ruleset;
    mScenario = scenario;
    const MapStyle style = styleOf(mScenario.map, isDark());
    mLarge = mScenario.map.grid.cellCount() > mostAtOnce;
    mPainter = mLarge ? MapPainter::emptySheet(mScenario, mRuleset, style)
                      : std::make_unique<MapPainter>(mScenario, mRuleset, style);
    setSheet(mPainter->sheet());
    mTiles = std::make_unique<GroundTiles>(*mPainter);
    if (mLarge)
        prepareBeside();
    auto* ground = new GroundItem(*mPainter, *mTiles);
    scene()->addItem(ground);
    connect(mTiles.get(), &GroundTiles::done, this, [ground](const QRectF& where) { ground->update(where); });
    auto* cursor = new CursorItem(*mPainter);
    scene()->addItem(cursor);
    mCursorItem = cursor;
    auto* turn = new TurnItem(*mPainter);
    scene()->addItem(turn);
    mTurnItem = turn;
    auto* markers = new MarkersItem(*mPainter);
    scene()->addItem(markers);
    mMarkersItem = markers;
    setCounters(std::move(counters));
    fit();
}

/// Shows plain colours first and prepares the curves in another thread.
void MapView::prepareBeside()
{
    mTiles->waitWith([drawing = std::make_shared<const Drawing>(Drawing::of(mScenario)), rules = mRuleset,
                      sheet = mPainter->sheet()](const MapStyle& style, int longerSide) {
        const MapGeometry geometry(drawing->rest.map);
        const double scale = longerSide / std::max(sheet.width(), sheet.height());
        QImage image((sheet.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(style.sheet);
        QPainter painter(&image);
        painter.scale(scale, scale);
        painter.translate(-sheet.topLeft());
        PlainPainter(rules, style).paint(painter, *drawing, geometry, geometry.bounds());
        return image;
    });
    connect(mTiles.get(), &GroundTiles::progressed, this, &MapView::showProgress);
    showProgress();
    mBeside.run([scenario = mScenario, rules = mRuleset,
                 style = mPainter->style()] { return std::make_shared<MapPainter>(scenario, rules, style); },
                [this, shown = mShown](const std::shared_ptr<MapPainter>& painter) {
                    if (shown != mShown || !mTiles)
                        return;
                    mTiles->setReady(std::move(*painter));
                    mLoupe->renew();
                });
}

/// Shows the progress of the drawing in a corner of the map.
void MapView::showProgress()
{
    mProgress->setVisible(mLarge && mTiles && mTiles->busy());
    if (mProgress->isHidden())
        return;
    mProgress->setText(mTiles->percent() == 0 ? tr("Drawing the map...")
                                              : tr("Drawing the map: %1 %").arg(mTiles->percent()));
    mProgress->adjustSize();
    mProgress->move(viewport()->geometry().bottomLeft() - QPoint(-8, mProgress->height() + 8));
}

void MapView::resizeEvent(QResizeEvent* event)
{
    ZoomView::resizeEvent(event);
    showProgress();
}

void MapView::setTurn(int turn)
{
    if (mTurnItem != nullptr)
        static_cast<TurnItem*>(mTurnItem)->setTurn(turn);
}

void MapView::setMarkers(std::vector<TrackMarker> markers)
{
    if (mMarkersItem == nullptr)
        return;
    static_cast<MarkersItem*>(mMarkersItem)->setMarkers(std::move(markers));
    // Screen readers get the positions of all markers.
    if (mHelp.isEmpty())
        mHelp = accessibleDescription();
    setAccessibleDescription((QStringList{mHelp} + trackSentences()).join(' '));
}

std::vector<PlacedMarker> MapView::markers() const
{
    std::vector<PlacedMarker> out;
    if (mMarkersItem != nullptr && mPainter->panel() != nullptr)
        for (const SheetTrack& track : mPainter->panel()->tracks())
            for (const PlacedMarker& placed : placedOn(track, static_cast<const MarkersItem*>(mMarkersItem)->markers()))
                out.push_back(placed);
    return out;
}

QStringList MapView::marksAt(Cell cell) const
{
    QStringList out;
    if (mMarkersItem != nullptr)
        for (const TrackMarker& marker : static_cast<const MarkersItem*>(mMarkersItem)->markers())
            if (std::ranges::find(marker.cells, cell) != marker.cells.end())
                out << marker.words;
    return out;
}

QStringList MapView::trackSentences() const
{
    QStringList out;
    if (mPainter->panel() != nullptr)
        for (const SheetTrack& track : mPainter->panel()->tracks())
            out << tr("%1.", "a sentence on a track")
                       .arg(trackWords(track, static_cast<const MarkersItem*>(mMarkersItem)->markers()));
    return out;
}

void MapView::setCounters(std::vector<CounterFace> counters)
{
    if (!mPainter)
        return;
    mCounters = std::move(counters);
    std::map<int, QGraphicsItem*> before;
    before.swap(mCounterItems);
    int unnumbered = -1; // a face without a unit gets an item of its own
    for (const PlacedCounter& counter : placed(mPainter->geometry(), mCounters, mPainter->panel())) {
        const int unit = counter.face->unit >= 0 ? counter.face->unit : --unnumbered;
        const auto found = before.find(unit);
        CounterItem* item = nullptr;
        if (found != before.end()) {
            item = static_cast<CounterItem*>(found->second);
            before.erase(found);
            item->set(*counter.face, counter.square);
        } else {
            item = new CounterItem(*counter.face, counter.square, &FacePictures::of(*scene()));
            scene()->addItem(item);
        }
        item->setZValue(10 + 0.001 * counter.height);
        mCounterItems[unit] = item;
    }
    for (const auto& [unit, item] : before)
        delete item;
    contentsChanged();
    mLoupe->renew();
    // The description of the cell under the pointer must name its new counters.
    if (viewport()->underMouse())
        emit hovered(describeAt(viewport()->mapFromGlobal(QCursor::pos())));
    else if (mCursor != noCell)
        emit hovered(remarked(mCursor));
}

Cell MapView::cellAt(QPoint point) const
{
    return mPainter ? mPainter->geometry().cellAt(mapToScene(point)) : noCell;
}

int MapView::unitAt(QPoint point) const
{
    const QPointF at = mapToScene(point);
    int found = -1;
    double highest = -1;
    for (const auto& [unit, item] : mCounterItems) {
        if (static_cast<CounterItem*>(item)->square().contains(at) && item->zValue() > highest) {
            highest = item->zValue();
            found = unit;
        }
    }
    return found;
}

void MapView::clear()
{
    aboutToClear();
    scene()->clear();
    mCounterItems.clear();
    mCursorItem = nullptr;
    mTurnItem = nullptr;
    mMarkersItem = nullptr;
    if (!mHelp.isEmpty())
        setAccessibleDescription(mHelp);
    mCursor = noCell;
    mLoupe->hide();
    ++mShown;
    mLarge = false;
    mProgress->hide();
    mTiles.reset();
    mPainter.reset();
    setSheet({});
    mCounters.clear();
}

void MapView::setDark(bool dark)
{
    ZoomView::setDark(dark);
    if (mTiles)
        mTiles->setStyle(styleOf(mScenario.map, dark));
    mLoupe->renew();
    viewport()->update();
}

bool MapView::isSettling() const
{
    return (mTiles && mTiles->busy()) || FacePictures::of(*scene()).busy();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        beginPan(event->pos());
        event->accept();
        return;
    }
    ZoomView::mousePressEvent(event);
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    pan(event->pos());
    emit hovered(describeAt(event->pos()));
    lookCloser(event->pos());
    event->accept();
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    endPan();
    ZoomView::mouseReleaseEvent(event);
}

void MapView::leaveEvent(QEvent* event)
{
    emit hovered(remarked(mCursor));
    lookCloser({-1, -1});
    ZoomView::leaveEvent(event);
}

void MapView::scrollContentsBy(int dx, int dy)
{
    ZoomView::scrollContentsBy(dx, dy);
    if (mLoupe->isVisible())
        lookAtPointed();
}

void MapView::setLoupe(bool held)
{
    mLoupeHeld = held;
    lookAtPointed();
}

void MapView::renewLoupe()
{
    mLoupe->renew();
}

void MapView::lookAtPointed()
{
    const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
    lookCloser(viewport()->underMouse() && viewport()->rect().contains(at) ? at : QPoint(-1, -1));
}

/// Shows the loupe at a point of the viewport, or at the chosen cell when the point is outside.
void MapView::lookCloser(QPoint at)
{
    const bool pointed = viewport()->rect().contains(at);
    const Cell cell = pointed ? cellAt(at) : mCursor;
    if (!mLoupeHeld || !mPainter || (!pointed && cell == noCell)) {
        mLoupe->hide();
        return;
    }
    // The loupe shows a cell as a whole, so its picture stays while the mouse moves within it.
    constexpr double step = 8; // in millimetres, outside the cells
    const QPointF beside = mapToScene(at);
    const QPointF middle = cell != noCell
                               ? mPainter->geometry().centre(cell)
                               : QPointF(std::round(beside.x() / step), std::round(beside.y() / step)) * step;
    mLoupe->lookAt(middle, pointed ? at : mapFromScene(middle), mPainter->labels().numberHand().capital);
}

/// Paints the ground at this scale, with everything on it.
void MapView::paintCloser(QPainter& painter, const QRectF& part) const
{
    if (!mPainter)
        return;
    const double detail = painter.worldTransform().m11();
    mPainter->paint(painter, part, detail);
    for (QGraphicsItem* item : scene()->items(part, Qt::IntersectsItemBoundingRect, Qt::AscendingOrder)) {
        // Skips a fan and a dragged counter, which float above the map; the ground is painted already.
        const bool over = item->zValue() >= 30 && item->zValue() <= 40;
        if (!item->isVisible() || over || dynamic_cast<GroundItem*>(item) != nullptr)
            continue;
        QStyleOptionGraphicsItem option;
        option.exposedRect = item->boundingRect();
        painter.save();
        painter.setTransform(item->sceneTransform(), true);
        item->paint(&painter, &option, nullptr);
        painter.restore();
    }
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        ZoomView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: moveCursor(0); break;
    case Qt::Key_Right: moveCursor(1); break;
    case Qt::Key_Down: moveCursor(2); break;
    case Qt::Key_Left: moveCursor(3); break;
    default: ZoomView::keyPressEvent(event); return;
    }
    event->accept();
}

void MapView::moveCursor(int direction)
{
    if (!mPainter)
        return;
    const Grid& grid = mScenario.map.grid;
    if (!grid.contains(mCursor)) {
        const QPointF middle = mapToScene(viewport()->rect().center());
        mCursor = mPainter->geometry().cellAt(middle);
        if (mCursor == noCell)
            mCursor = 0;
    } else {
        constexpr int dx[4] = {0, 1, 0, -1};
        constexpr int dy[4] = {-1, 0, 1, 0};
        const Cell next = mPainter->geometry().beside(mCursor, dx[direction], dy[direction]);
        if (next != noCell)
            mCursor = next;
    }
    showCursor();
}

void MapView::setCursorCell(Cell cell)
{
    if (!mPainter || !mScenario.map.grid.contains(cell))
        return;
    mCursor = cell;
    showCursor();
}

void MapView::showCursor()
{
    static_cast<CursorItem*>(mCursorItem)->setCell(mCursor);
    ensureVisible(mCursorItem->boundingRect(), 20, 20);
    lookCloser({-1, -1});
    mLoupe->renew();
    emit hovered(remarked(mCursor));
}

void MapView::setRemark(std::function<QString(Cell)> remark)
{
    mRemark = std::move(remark);
    emit hovered(remarked(pointed()));
}

Cell MapView::pointed() const
{
    const Cell under = viewport()->underMouse() ? cellAt(viewport()->mapFromGlobal(QCursor::pos())) : noCell;
    return under != noCell ? under : mCursor;
}

/// The description of a cell with its remark.
QString MapView::remarked(Cell cell) const
{
    const QString words = (QStringList{describe(cell)} + marksAt(cell)).join(tr(" · ", "between facts about a cell"));
    const QString more = mRemark && cell != noCell ? mRemark(cell) : QString();
    return more.isEmpty() ? words : tr("%1; %2", "a cell in words, what more is said of it").arg(words, more);
}

QString MapView::describeAt(QPoint point) const
{
    const Cell cell = cellAt(point);
    const SheetPanel* panel = mPainter ? mPainter->panel() : nullptr;
    // A track may be on the map itself.
    if (const SheetTrack* track = panel != nullptr ? panel->trackAt(mapToScene(point)) : nullptr)
        return trackWords(*track, static_cast<const MarkersItem*>(mMarkersItem)->markers());
    if (cell != noCell || panel == nullptr)
        return remarked(cell);
    QStringList parts{panel->describe(mapToScene(point))};
    if (const int unit = unitAt(point); unit >= 0)
        for (const CounterFace& face : mCounters)
            if (face.unit == unit)
                parts << counterWords(face);
    parts.removeAll(QString());
    return parts.join(tr(" · ", "between facts about a cell"));
}

QString MapView::counterWords(const CounterFace& face) const
{
    QString text = tr("%1 (%2) %3", "counter: name, side, factors").arg(face.name, face.side, face.factors);
    if (face.reduced)
        text += tr(", reduced");
    if (face.covered)
        text += tr(", face down for others");
    for (const QString& state : face.states)
        text += tr(", ", "between words of a list") + state;
    if (const QString arcs = arcWords(mScenario.map, mRuleset.facings, face.cell, face.facing); !arcs.isEmpty())
        text += tr(", ", "between words of a list") + arcs;
    return text;
}

QString MapView::describe(Cell cell) const
{
    const Map& map = mScenario.map;
    if (!mPainter || !map.grid.contains(cell))
        return {};
    QStringList parts{QString::fromStdString(map.numbering.label(map.grid, cell))};
    if (map.outOfPlay.has(cell))
        return tr("%1, out of play").arg(parts.front());
    QStringList terrain;
    if (std::size_t(cell) < map.terrain.size()) {
        for (const std::string& word : map.terrain[std::size_t(cell)]) {
            std::string label = word;
            for (const Feature& feature : mRuleset.features)
                if (feature.id == word && !feature.label.empty())
                    label = feature.label;
            terrain << translated(label);
        }
    }
    parts << (terrain.isEmpty() ? tr("clear") : terrain.join(tr(", ", "between words of a list")));
    if (std::size_t(cell) < map.level.size())
        parts << tr("level %1").arg(map.level[std::size_t(cell)]);
    for (const PlaceName& name : map.names)
        if (name.cell == cell)
            parts << QString::fromStdString(name.text);
    for (const Way& way : map.ways)
        if (!way.name.empty() && std::ranges::find(way.cells, cell) != way.cells.end())
            parts << QString::fromStdString(way.name);
    for (const CounterFace& face : mCounters) {
        if (face.cell != cell)
            continue;
        parts << counterWords(face);
    }
    return parts.join(tr(" · ", "between facts about a cell"));
}

} // namespace fw
