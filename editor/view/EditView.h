#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapStyle.h"
#include "editor/tools/Tool.h"

#include "editor/Background.h"
#include "editor/view/ZoomView.h"

#include <QTimer>
#include <map>
#include <optional>

namespace fw {

class BoardItem;
class CounterItem;
class EdgeRuler;
class OverlayItem;
class ScanItem;

/// A map being drawn: one tool at a time, by mouse or by the keyboard's cell cursor.
class EditView : public ZoomView
{
    Q_OBJECT

public:
    explicit EditView(Workbench& bench, QWidget* parent = nullptr);
    ~EditView() override;

    void setDark(bool dark) override;
    /// The tool that gets presses and keys; not owned. What the last one had begun is given up.
    void setTool(Tool* tool);
    /// Shows what the tool would do now.
    void refreshPreview();
    Tool* tool() const { return mTool; }
    /// Hides or shows a part of the map.
    void setShown(MapPart part, bool shown);
    /// Printed numbers and the lines between cells.
    void setGridShown(bool shown);
    void setNumbersShown(bool shown);
    /// The turn track, boxes and legend beside the map.
    void setBesideShown(bool shown);
    bool besideShown() const { return mBeside; }
    /// Column and row numbers along the edges.
    void setRulersShown(bool shown);
    /// The folder to which the path of the scanned picture is relative; the picture is read again.
    void setFolder(const QString& folder);
    /// Why there is no scanned picture though there should be one; empty when all is well.
    const QString& scanTrouble() const { return mScanTrouble; }
    /// What is wrong with counters where they start, by unit; shown on them.
    void setWarnings(std::map<std::string, QString> warnings);
    void setPartOpacity(MapPart part, double opacity);
    /// The cell of the keyboard's cursor, noCell before one is chosen.
    Cell cursorCell() const { return mCursor; }
    void setCursorCell(Cell cell);
    /// Points cells out and brings them into view.
    void point(const std::vector<Cell>& cells);
    /// Where the middle of a cell, or of a side, is in the viewport.
    QPoint viewPoint(Cell cell) const;
    QPoint sidePoint(int side) const;
    /// The cell at a point of the viewport.
    Cell cellAt(QPoint point) const;
    /// Waits until the full style has caught up with the document; for tests and pictures.
    void settle();

signals:
    /// The tool's own words, as a distance; empty when it has none, or no more.
    void toolSays(const QString& words);
    /// A key that changes the pen: the radius by so much.
    void radiusWanted(int by);
    /// The scanned picture was read, or could not be.
    void scanRead(const QString& trouble);
    /// What the tool has begun by clicks is another; empty when nothing is begun.
    void begunChanged(const QString& begun);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    Spot spotAt(QPoint point, Qt::KeyboardModifiers mods) const;
    Spot cursorSpot(Qt::KeyboardModifiers mods) const;
    void moveCursor(int key, bool draw);
    void showCursor();
    void onChanged(const Dirty& dirty);
    void placeCounters();
    void rebuild();
    MapStyle mapStyle() const;
    QString wordsOf(const Spot& spot) const;
    void say(const Spot& spot);
    void updateHoverText();
    void readScan();
    void placeRulers();

    Workbench& mBench;
    Tool* mTool = nullptr;
    BoardItem* mBoard = nullptr;
    OverlayItem* mOverlay = nullptr;
    ScanItem* mScan = nullptr;
    EdgeRuler* mColumns = nullptr;
    EdgeRuler* mRows = nullptr;
    QString mFolder;
    QString mScanRead; ///< the path of the picture shown
    QString mScanTrouble;
    std::map<std::string, QString> mWarnings;
    std::map<int, CounterItem*> mCounters;
    std::map<MapPart, bool> mHidden;
    std::map<MapPart, double> mOpacity;
    bool mGrid = true;
    bool mNumbers = true;
    bool mBeside = false;
    Cell mCursor = noCell;
    int mCursorSide = 0;   ///< direction
    bool mDown = false;    ///< the left button draws
    bool mKeyDown = false; ///< Shift and the arrows draw
    QPoint mLastPoint;
    std::optional<QPoint> mPointed; ///< where the mouse rests; nothing when the keyboard's cursor was shown since
    QString mBegun;
    QTimer mRebuild;
    int mGeneration = 0;
    Background mDrawing{this}; ///< the picture of the whole map under way
};

} // namespace fw
