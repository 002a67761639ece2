#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"

#include <QGraphicsItem>

namespace fw {

class FacePictures;
class GroundTiles;

/// Pixels for a millimetre of a painter with equal scales.
double detailOf(const QPainter& painter);

/// The ground as one item that paints only the exposed part.
class GroundItem : public QGraphicsItem
{
public:
    GroundItem(const MapPainter& painter, GroundTiles& tiles);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapPainter& mPainter;
    GroundTiles& mTiles;
};

/// One counter, drawn from a cache of faces.
class CounterItem : public QGraphicsItem
{
public:
    /// With `pictures`, which must outlive it, no frame after a change of the zoom waits for its face.
    CounterItem(const CounterFace& face, const QRectF& square, FacePictures* pictures = nullptr);
    /// Changes its face or its place.
    void set(const CounterFace& face, const QRectF& square);
    /// Marks it with a warning, also as its tool tip; empty for none.
    void setWarning(const QString& words);
    const QString& warning() const { return mWarning; }
    /// Its place without its edge.
    QRectF square() const { return mSquare; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    struct Picture {
        QString key;       ///< in QPixmapCache
        double detail = 0; ///< device pixels in a millimetre
    };
    void paintFace(QPainter& painter);
    QRectF faceBox() const;

    FacePictures* mPictures;
    CounterFace mFace;
    QRectF mSquare;
    QString mKey;     ///< of its face in the cache of pictures
    Picture mPicture; ///< at the current zoom
    Picture mShown;   ///< at the zoom at which it was last sharp
    QString mWarning;
};

/// A frame around the current turn on the turn track.
class TurnItem : public QGraphicsItem
{
public:
    explicit TurnItem(const MapPainter& painter);
    /// Marks a turn; 0 or a turn that is not printed hides the frame.
    void setTurn(int turn);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapPainter& mPainter;
    QRectF mSquare;
};

/// The markers on the tracks of the sheet and on places of the map.
class MarkersItem : public QGraphicsItem
{
public:
    explicit MarkersItem(const MapPainter& painter);
    /// Moves the markers to their current places.
    void setMarkers(std::vector<TrackMarker> markers);
    const std::vector<TrackMarker>& markers() const { return mMarkers; }
    QRectF boundingRect() const override { return mBounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapPainter& mPainter;
    std::vector<TrackMarker> mMarkers;
    QRectF mBounds; ///< of all tracks and the map
};

/// The cell of the keyboard cursor.
class CursorItem : public QGraphicsItem
{
public:
    explicit CursorItem(const MapPainter& painter) : mPainter(painter) {}
    /// Moves to a cell.
    void setCell(Cell cell);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapPainter& mPainter;
    Cell mCell = noCell;
};

} // namespace fw
