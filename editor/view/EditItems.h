#pragma once

#include "editor/render/MapPainter.h"
#include "editor/render/PlainPainter.h"
#include "editor/tools/Tool.h"

#include <QGraphicsItem>
#include <memory>
#include <set>

namespace fw {

/// The ground of a document: in the full style where that is ready, otherwise plain.
class BoardItem : public QGraphicsItem
{
public:
    BoardItem(const MapDocument& document, const MapStyle& style);

    PlainPainter& plain() { return mPlain; }
    const MapGeometry& geometry() const { return mGeometry; }
    /// The sheet of paper, in millimetres.
    QRectF sheet() const;
    /// Adopts a new grid or cell size and drops the full style.
    void measure();
    /// Shows the full style, which is up to date now.
    void setFull(std::shared_ptr<const MapPainter> painter);
    /// Marks edited cells as outdated in the full style, and all of it after an edit of the whole map.
    void spoil(const Dirty& dirty);
    /// Whether the full style is drawn at this scale, in pixels for a millimetre.
    bool fullShown(double detail) const;
    /// The panel printed next to the map, null when the map is drawn alone.
    const SheetPanel* panel() const { return mFull ? mFull->panel() : nullptr; }
    void setStyle(const MapStyle& style);
    const MapStyle& style() const { return mStyle; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    const MapDocument& mDocument;
    MapGeometry mGeometry;
    MapStyle mStyle;
    PlainPainter mPlain;
    std::shared_ptr<const MapPainter> mFull;
    std::set<Cell> mSpoiled;
    bool mAllSpoiled = false;
};

/// The drawing aids over the ground: areas, the selection, the preview of the tool and the cell cursor.
class OverlayItem : public QGraphicsItem
{
public:
    explicit OverlayItem(const MapDocument& document, const BoardItem& board);
    void setPreview(const Preview& preview);
    void setSelection(const std::vector<Cell>& cells);
    void setCursor(Cell cell, int side);
    void setMarked(const std::vector<Cell>& cells); ///< cells of a finding
    void setAreasShown(bool shown);
    bool areasShown() const { return mAreas; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;

private:
    void cells(QPainter& painter, const std::vector<Cell>& cells, const QColor& fill, const QPen& pen,
               const QRectF& exposed) const;
    void paintAreas(QPainter& painter, const QRectF& exposed, double detail) const;

    const MapDocument& mDocument;
    const BoardItem& mBoard;
    Preview mPreview;
    std::vector<Cell> mSelection;
    std::vector<Cell> mMarked;
    Cell mCursor = noCell;
    int mCursorSide = -1;
    bool mAreas = true;
};

} // namespace fw
