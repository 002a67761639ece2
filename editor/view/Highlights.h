#pragma once

#include "editor/render/MapGeometry.h"

#include <QGraphicsItem>
#include <QString>
#include <vector>

namespace fw {

/// The reason why a cell is highlighted; each has its own sign in addition to its colour.
enum class CellSign {
    Offered, ///< can be clicked next
    Reach,   ///< a path can end here
    Through, ///< a path can only pass through
    Chosen,  ///< already chosen
    Target,  ///< target of an attack
    Shown,   ///< selected in the log or in a list
    Zone,    ///< in a zone of control
};

/// A highlighted cell with a short text such as a cost.
struct CellNote {
    Cell cell = noCell;
    CellSign sign = CellSign::Offered;
    QString text;
    friend bool operator==(const CellNote&, const CellNote&) = default;
};

/// The highlighted cells and the path chosen so far, above the ground and below the counters.
class HighlightItem : public QGraphicsItem
{
public:
    /// Draws on this geometry, which must outlive it.
    explicit HighlightItem(const MapGeometry& geometry);
    /// Replaces all highlights.
    void set(std::vector<CellNote> notes, std::vector<Cell> path);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    void paintNote(QPainter& painter, const CellNote& note) const;
    void paintPath(QPainter& painter) const;

    const MapGeometry& mGeometry;
    std::vector<CellNote> mNotes;
    std::vector<Cell> mPath;
};

/// A ring around a counter: dashed for an offered one, solid for a chosen one.
class RingItem : public QGraphicsItem
{
public:
    RingItem(const QRectF& square, bool chosen);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    QRectF mSquare;
    bool mChosen;
};

} // namespace fw
