#pragma once

#include "editor/render/MapPainter.h"

#include <QGraphicsItem>
#include <QString>
#include <vector>

namespace fw {

/// Why a cell is pointed out on the map; each is drawn with a sign of its own besides its colour.
enum class CellSign {
    Offered, ///< may be clicked next
    Reach,   ///< a path may end here
    Through, ///< a path may only pass
    Chosen,  ///< picked already
    Target,  ///< an attack is aimed here
    Shown,   ///< pointed at from the log or a list
    Zone,    ///< lies in a zone of control
};

/// A cell pointed out, with a short text as its cost.
struct CellNote {
    Cell cell = noCell;
    CellSign sign = CellSign::Offered;
    QString text;
    friend bool operator==(const CellNote&, const CellNote&) = default;
};

/// The cells pointed out and the path chosen so far, above the ground and below the counters.
class HighlightItem : public QGraphicsItem
{
public:
    explicit HighlightItem(const MapPainter& painter);
    /// Replaces what is pointed out.
    void set(std::vector<CellNote> notes, std::vector<Cell> path);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    void paintNote(QPainter& painter, const CellNote& note) const;
    void paintPath(QPainter& painter) const;

    const MapPainter& mPainter;
    std::vector<CellNote> mNotes;
    std::vector<Cell> mPath;
};

/// Rings round counters: offered ones broken, chosen ones whole.
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
