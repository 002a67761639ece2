#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapStyle.h"
#include "editor/tools/Tool.h"

#include "editor/Background.h"
#include "editor/view/Highlights.h"
#include "editor/view/ZoomView.h"

#include <QTimer>
#include <map>
#include <optional>

namespace fw {

class BoardItem;
class CounterItem;
class EdgeRuler;
class HighlightItem;
class OverlayItem;
class ScanItem;

/// A map under edit: one tool at a time, used with the mouse or the keyboard's cell cursor.
class EditView : public ZoomView
{
    Q_OBJECT

public:
    explicit EditView(Workbench& bench, QWidget* parent = nullptr);
    ~EditView() override;

    void setDark(bool dark) override;
    /// Sets the tool that gets presses and keys, without ownership, and abandons the unfinished action of the last one.
    void setTool(Tool* tool);
    /// Shows the preview of the tool.
    void refreshPreview();
    Tool* tool() const { return mTool; }
    /// Hides or shows a part of the map.
    void setShown(MapPart part, bool shown);
    /// Shows or hides the lines between cells, and the printed numbers.
    void setGridShown(bool shown);
    void setNumbersShown(bool shown);
    /// Shows or hides the turn track, boxes and legend next to the map.
    void setBesideShown(bool shown);
    bool besideShown() const { return mBeside; }
    /// Shows or hides column and row numbers along the edges.
    void setRulersShown(bool shown);
    /// Sets the folder to which the path of the scanned picture is relative, and reads the picture again.
    void setFolder(const QString& folder);
    /// The reason why the scanned picture is missing; empty when all is well.
    const QString& scanTrouble() const { return mScanTrouble; }
    /// Sets the warnings about the start of counters, by unit, which the counters show.
    void setWarnings(std::map<std::string, QString> warnings);
    /// Sets the opacity, from 0 to 1, of the counters or the areas, or of the whole ground for any other part.
    void setPartOpacity(MapPart part, double opacity);
    /// The cell of the keyboard cursor, noCell before the first choice.
    Cell cursorCell() const { return mCursor; }
    void setCursorCell(Cell cell);
    /// Marks cells and scrolls to them.
    void point(const std::vector<Cell>& cells);
    /// The index of the counter under the mouse, or of the one in the cell of the keyboard cursor, where a chosen
    /// counter comes first and the top one next; -1 for none and during a stroke.
    int pointedUnit() const;
    /// Marks cells below the counters, in place of the cells that were marked so before.
    void setNotes(std::vector<CellNote> notes);
    const std::vector<CellNote>& notes() const { return mNotes; }
    /// The centre of a cell, or of a side, in the viewport.
    QPoint viewPoint(Cell cell) const;
    QPoint sidePoint(int side) const;
    /// The cell at a point of the viewport.
    Cell cellAt(QPoint point) const;
    /// Waits until the full style is up to date; for tests and pictures.
    void settle();

signals:
    /// The text of the tool's preview, such as a distance; empty when there is none.
    void toolSays(const QString& words);
    /// The counter of pointedUnit() may be another one now.
    void pointedChanged();
    /// A key asks to change the radius of the pen by this much.
    void radiusWanted(int by);
    /// The scanned picture was read, or could not be read for this reason.
    void scanRead(const QString& trouble);
    /// The unfinished action of the tool changed; empty when there is none.
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
    QRectF roomFor(const QRectF& paper) const;
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
    HighlightItem* mHighlights = nullptr;
    std::vector<CellNote> mNotes;
    ScanItem* mScan = nullptr;
    EdgeRuler* mColumns = nullptr;
    EdgeRuler* mRows = nullptr;
    QString mFolder;
    QString mScanRead; ///< path of the visible picture
    QString mScanTrouble;
    std::map<std::string, QString> mWarnings;
    std::map<int, CounterItem*> mCounters;
    std::map<MapPart, bool> mHidden;
    std::map<MapPart, double> mOpacity;
    bool mGrid = true;
    bool mNumbers = true;
    bool mBeside = false;
    Cell mCursor = noCell;
    int mCursorSide = 0;   ///< a direction
    bool mDown = false;    ///< the left button draws
    bool mKeyDown = false; ///< Shift and the arrows draw
    QPoint mLastPoint;
    std::optional<QPoint> mPointed; ///< position of the mouse; nothing after a move of the keyboard cursor
    QString mBegun;
    QTimer mRebuild;
    int mGeneration = 0;
    Background mDrawing{this}; ///< builds the full style of the whole map
};

} // namespace fw
