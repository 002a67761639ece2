#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"

#include <QGraphicsItem>

namespace fw {

class GroundTiles;

/// Pixels a millimetre of a painter that scales evenly.
double detailOf(const QPainter& painter);

/// The ground as one item that paints what is exposed.
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
    CounterItem(const CounterFace& face, const QRectF& square);
    /// Shows another face or lies elsewhere.
    void set(const CounterFace& face, const QRectF& square);
    /// Marks it with what is wrong with it, which is its tool tip too; empty for nothing.
    void setWarning(const QString& words);
    const QString& warning() const { return mWarning; }
    /// Where it lies, without its edge.
    QRectF square() const { return mSquare; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    void paintFace(QPainter& painter);
    QRectF faceBox() const;

    CounterFace mFace;
    QRectF mSquare;
    QString mWarning;
};

/// A frame round the turn that is played, on the turn track.
class TurnItem : public QGraphicsItem
{
public:
    explicit TurnItem(const MapPainter& painter);
    /// Marks a turn; 0, or a turn that is not printed, hides the frame.
    void setTurn(int turn);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapPainter& mPainter;
    QRectF mSquare;
};

/// The markers on the tracks of the sheet.
class MarkersItem : public QGraphicsItem
{
public:
    explicit MarkersItem(const MapPainter& painter);
    /// Puts them where they stand now.
    void setMarkers(std::vector<TrackMarker> markers);
    const std::vector<TrackMarker>& markers() const { return mMarkers; }
    QRectF boundingRect() const override { return mBounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapPainter& mPainter;
    std::vector<TrackMarker> mMarkers;
    QRectF mBounds; ///< of all tracks
};

/// The cell chosen by the keyboard.
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
