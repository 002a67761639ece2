#include "editor/view/MapItems.h"

#include "editor/render/CounterPainter.h"
#include "editor/render/PlaceMarkers.h"
#include "editor/view/FacePictures.h"
#include "editor/view/GroundTiles.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QStyleOptionGraphicsItem>

namespace fw {

namespace {} // namespace

double detailOf(const QPainter& painter)
{
    return QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform());
}

GroundItem::GroundItem(const MapPainter& painter, GroundTiles& tiles) : mPainter(painter), mTiles(tiles)
{
    // Otherwise Qt repaints the whole map every time.
    setFlag(ItemUsesExtendedStyleOption);
}

QRectF GroundItem::boundingRect() const
{
    return mPainter.sheet();
}

void GroundItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const QRectF shown = option->exposedRect.intersected(
        painter->clipBoundingRect().isEmpty() ? option->exposedRect : painter->clipBoundingRect());
    mTiles.paint(*painter, shown);
}

namespace {

/// The part of a cache key that everything drawn on a face decides.
QString keyOf(const CounterFace& face)
{
    return QString("fw:%1:%2:%3:%4:%5:%6:%7:%8:%9")
               .arg(face.name, face.colour.name(), face.factors)
               .arg(face.reduced)
               .arg(face.states.join('|'), face.formation, face.symbol)
               .arg(face.heading)
               .arg(face.band.rgb())
           + QString(":%1:%2:%3:%4:")
                 .arg(face.steps)
                 .arg(face.stepsLeft)
                 .arg(int(face.kind))
                 .arg(quintptr(face.layout.get()))
           + face.size
           + (face.covered ? '?'
              : face.down  ? '!'
                           : ':')
           + face.side + ':' + face.art + ':';
}

} // namespace

CounterItem::CounterItem(const CounterFace& face, const QRectF& square, FacePictures* pictures)
    : mPictures(pictures), mFace(face), mSquare(square), mKey(keyOf(face))
{
    setZValue(10);
}

void CounterItem::set(const CounterFace& face, const QRectF& square)
{
    if (face == mFace && square == mSquare)
        return;
    prepareGeometryChange();
    mFace = face;
    mSquare = square;
    mKey = keyOf(face);
    mPicture = mShown = Picture();
    update();
}

QRectF CounterItem::boundingRect() const
{
    const double sign = mWarning.isEmpty() ? 0 : 0.3 * mSquare.width();
    return faceBox().adjusted(0, -sign, sign, 0);
}

QRectF CounterItem::faceBox() const
{
    return mSquare.adjusted(-2, -2, 2, 2);
}

void CounterItem::setWarning(const QString& words)
{
    if (words == mWarning)
        return;
    prepareGeometryChange();
    mWarning = words;
    setToolTip(words);
    update();
}

void CounterItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    paintFace(*painter);
    if (mWarning.isEmpty())
        return;
    // A frame and a sign make the warning visible without colours.
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double side = mSquare.width();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor("#ffffff"), side * 0.11));
    painter->drawRect(mSquare);
    painter->setPen(QPen(QColor("#c01818"), side * 0.07));
    painter->drawRect(mSquare);
    const QPointF at = mSquare.topRight();
    const double r = side * 0.26;
    const QPolygonF sign{at + QPointF(0, -r), at + QPointF(r, 0.8 * r), at + QPointF(-r, 0.8 * r)};
    painter->setPen(QPen(QColor("#1a1510"), side * 0.035, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(QColor("#ffd23f"));
    painter->drawPolygon(sign);
    painter->setPen(QPen(QColor("#1a1510"), side * 0.07, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(at + QPointF(0, -0.35 * r), at + QPointF(0, 0.2 * r));
    painter->drawPoint(at + QPointF(0, 0.55 * r));
    painter->restore();
}

void CounterItem::paintFace(QPainter& counter)
{
    QPainter* const painter = &counter;
    const double detail = detailOf(*painter);
    const QTransform to = painter->worldTransform();
    const bool plainScreen = painter->paintEngine()->type() == QPaintEngine::Raster && to.type() <= QTransform::TxScale;
    if (!plainScreen || mSquare.width() * detail > 260) {
        paintCounter(*painter, mFace, mSquare, detail);
        return;
    }
    // From the transforms, because a widget would look for its screen each time.
    const double ratio = painter->deviceTransform().m11() / to.m11();
    if (mPicture.detail != detail * ratio)
        mPicture = {mKey + QString::number(detail * ratio, 'f', 3), detail * ratio};
    const QPoint corner = to.map(faceBox().topLeft()).toPoint();
    QPixmap pixmap;
    double blur = 1;
    if (!QPixmapCache::find(mPicture.key, &pixmap)) {
        FacePicture wanted{mPicture.key, mFace, mSquare, faceBox(), detail, ratio};
        // On screen, the picture at the last zoom is shown meanwhile.
        if (mPictures != nullptr && painter->device()->devType() == QInternal::Widget
            && QPixmapCache::find(mShown.key, &pixmap)) {
            blur = mPicture.detail / mShown.detail;
            mPictures->ask(std::move(wanted));
        } else {
            pixmap = QPixmap::fromImage(wanted.painted());
            QPixmapCache::insert(mPicture.key, pixmap);
        }
    }
    painter->setWorldTransform({});
    if (blur == 1) {
        mShown = mPicture;
        painter->drawPixmap(corner, pixmap);
    } else {
        painter->drawPixmap(QRectF(corner, pixmap.deviceIndependentSize() * blur), pixmap, QRectF(pixmap.rect()));
    }
    painter->setWorldTransform(to);
}

TurnItem::TurnItem(const MapPainter& painter) : mPainter(painter)
{
    setZValue(9); // below the counters on the track
}

void TurnItem::setTurn(int turn)
{
    prepareGeometryChange();
    const SheetPanel* panel = mPainter.panel();
    const bool printed = panel != nullptr && turn >= 1 && std::size_t(turn) <= panel->turns().size();
    mSquare = printed ? panel->turns()[std::size_t(turn) - 1].square : QRectF();
}

QRectF TurnItem::boundingRect() const
{
    return mSquare.isNull() ? QRectF() : mSquare.adjusted(-1, -1, 1, 1);
}

void TurnItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (mSquare.isNull())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const MapStyle& style = mPainter.style();
    painter->setBrush(QColor(style.dark ? "#5a4a22" : "#f3d98c"));
    painter->setPen(QPen(QColor(style.dark ? "#e0b04a" : "#8a3324"), 0.9, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->drawRect(mSquare);
    // The band covers the printed text, so the panel draws it again on top.
    const Canvas canvas{*painter, mSquare, painter->worldTransform().m11()};
    mPainter.panel()->letterTurn(canvas, style, mSquare);
}

MarkersItem::MarkersItem(const MapPainter& painter) : mPainter(painter)
{
    setZValue(9.5);
    mBounds = MapPainter::frameOf(painter.geometry());
    if (painter.panel() != nullptr)
        for (const SheetTrack& track : painter.panel()->tracks())
            mBounds |= track.box();
}

void MarkersItem::setMarkers(std::vector<TrackMarker> markers)
{
    if (markers == mMarkers)
        return;
    mMarkers = std::move(markers);
    update();
}

void MarkersItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (mMarkers.empty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const Canvas canvas{*painter, mBounds, detailOf(*painter)};
    if (mPainter.panel() != nullptr)
        paintTrackMarkers(canvas, mPainter.panel()->tracks(), mMarkers);
    paintPlaceMarkers(canvas, mPainter.geometry(), mMarkers);
}

void CursorItem::setCell(Cell cell)
{
    prepareGeometryChange();
    mCell = cell;
    setZValue(20);
    update();
}

QRectF CursorItem::boundingRect() const
{
    if (!mPainter.geometry().grid().contains(mCell))
        return {};
    return mPainter.geometry().outline(mCell).boundingRect().adjusted(-1, -1, 1, 1);
}

void CursorItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (!mPainter.geometry().grid().contains(mCell))
        return;
    // A dark and a light line, visible on any ground.
    const QPolygonF outline = mPainter.geometry().outline(mCell);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor("#1a1510"), 1.0));
    painter->drawPolygon(outline);
    painter->setPen(QPen(QColor("#ffe98a"), 0.5));
    painter->drawPolygon(outline);
}

} // namespace fw
