#pragma once

#include "editor/view/Highlights.h"
#include "editor/view/MapView.h"

#include <QTimer>
#include <functional>
#include <optional>
#include <set>

namespace fw {

class FanItem;

/// The map as a table to play on: cells and counters can be clicked and dragged, what is legal is
/// pointed out, a stack fans out when the cursor rests on it. It judges nothing.
class TableView : public MapView
{
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);
    ~TableView() override;

    /// Points out cells, and the path chosen so far.
    void setNotes(std::vector<CellNote> notes, std::vector<Cell> path = {});
    const std::vector<CellNote>& notes() const { return mNotes; }
    /// Rings counters that may be clicked, and those that are picked.
    void setRings(std::set<int> offered, std::set<int> chosen);
    /// Brings cells into view and points them out until the next change.
    void point(const std::vector<Cell>& cells);
    /// A look from cell to cell, drawn whole where it is open and dashed where something is in the way.
    struct Look {
        Cell from = noCell;
        Cell to = noCell;
        bool open = true;
        friend bool operator==(const Look&, const Look&) = default;
    };
    /// Draws these looks and no others.
    void setLooks(const std::vector<Look>& looks);
    const std::vector<Look>& looks() const { return mLooks; }
    /// The unit that is held with the mouse button, lifted or not; -1 for none.
    int held() const { return mDown ? mPressed : -1; }
    /// Lifts a counter that is dragged here from beside the map, as out of a tray; points are of the viewport.
    void takeUp(int unit, bool alone, QPoint at);
    /// Carries what is lifted to a point, and says there why it may not lie in that cell.
    void carry(QPoint at);
    /// Lets go what is lifted; unitDropped says where.
    void letGo(QPoint at);
    /// Puts back what is lifted, as if it had never been touched; false when nothing is.
    bool putBack();
    /// Whether a counter is lifted.
    bool carries() const { return mDragging; }
    /// Why a counter that is lifted may not lie in a cell, to be said beside the pointer; nothing where it may.
    void setDropRefusal(std::function<QString(int unit, Cell cell)> dropRefusal)
    {
        mDropRefusal = std::move(dropRefusal);
    }
    /// What is held was meant for something else than a click: letting it go where it lies means nothing.
    void settleHeld() { mSettled = true; }
    /// The counter whose front, flanks and rear are drawn, -1 for none.
    int arcsOf() const { return mArcsOf; }
    /// The printed names, as the fan of a stack shows them; used by the help line.
    bool fanned() const { return mFan != nullptr; }
    /// Where on the screen was last clicked, dragged to or, by a key, picked.
    QPoint lastPoint() const { return mLastPoint; }
    /// Where the middle of a cell is in the viewport.
    QPoint viewPoint(Cell cell) const;
    /// A point of the viewport where a unit's counter can be clicked; null when none of it is in
    /// sight, as below others of its stack.
    std::optional<QPoint> unitPoint(int unit) const;

public slots:
    /// Fans out the stack under the cursor or the keyboard's cell; once more folds it up.
    void fanOut();

    /// The unit that lies uppermost in a cell, -1 for none.
    int uppermost(Cell cell) const;

signals:
    /// A cell was clicked, or Space pressed on it.
    void cellClicked(int cell);
    /// A counter was clicked.
    void unitClicked(int unit);
    /// A counter is being dragged, `alone` or with its stack; where it may go should be pointed out.
    void unitLifted(int unit, bool alone);
    /// A dragged counter was let go over a cell, or noCell outside the map.
    void unitDropped(int unit, int cell);
    /// A dragged counter was let go over a box of the sheet; its place in the list of the rules.
    void unitBoxed(int unit, int box);
    /// Escape was pressed.
    void cancelled();
    /// Enter was pressed.
    void confirmed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contentsChanged() override;
    void aboutToClear() override;

private:
    void placeRings();
    void showArcs(int unit);
    void object(QPoint at, int unit, Cell cell) const;
    void foldUp();
    void fanAt(Cell cell);
    void fanBeside(QPoint point);
    void fan(std::vector<CounterFace> stack, QPointF centre);
    int hit(QPoint point) const;
    const CounterFace* face(int unit) const;

    HighlightItem* mHighlights = nullptr;
    HighlightItem* mArcs = nullptr; ///< front, flanks and rear of the counter pointed at
    int mArcsOf = -1;               ///< that counter
    std::vector<Look> mLooks;
    std::vector<QGraphicsItem*> mLookLines;
    FanItem* mFan = nullptr;
    QGraphicsPixmapItem* mGhost = nullptr;
    std::vector<QGraphicsItem*> mRings;
    std::vector<CellNote> mNotes;
    std::vector<Cell> mPath;
    std::set<int> mOffered;
    std::set<int> mChosen;
    QTimer mRest; ///< the cursor rests on a stack
    QPoint mPress;
    QPoint mLastPoint;
    int mPressed = -1; ///< unit under the button
    bool mDown = false;
    bool mMoved = false;
    bool mDragging = false;
    bool mSettled = false;
    bool mFanned = false; ///< what is held was taken out of the fan, and goes alone
    bool mRested = false; ///< the fan is out because the mouse rested there
    std::function<QString(int, Cell)> mDropRefusal;
    Cell mCarriedTo = noCell; ///< the cell below what is lifted
};

} // namespace fw
