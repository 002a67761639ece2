#pragma once

#include "editor/view/Highlights.h"
#include "editor/view/MapView.h"

#include <QTimer>
#include <functional>
#include <optional>
#include <set>

namespace fw {

class FanItem;

/// The map as a table to play on: cells and counters can be clicked and dragged, legal choices are highlighted, and a
/// stack fans out under the resting cursor. It knows no rules.
class TableView : public MapView
{
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);
    ~TableView() override;

    /// Highlights cells, and the path chosen so far.
    void setNotes(std::vector<CellNote> notes, std::vector<Cell> path = {});
    const std::vector<CellNote>& notes() const { return mNotes; }
    /// Draws rings around the counters that can be clicked and those that are chosen.
    void setRings(std::set<int> offered, std::set<int> chosen);
    /// Scrolls to cells and highlights them until the next change.
    void point(const std::vector<Cell>& cells);
    /// A line of sight between two cells, solid when it is open and dashed when it is blocked.
    struct Look {
        Cell from = noCell;
        Cell to = noCell;
        bool open = true;
        friend bool operator==(const Look&, const Look&) = default;
    };
    /// Replaces the lines of sight.
    void setLooks(const std::vector<Look>& looks);
    const std::vector<Look>& looks() const { return mLooks; }
    /// The unit under the pressed mouse button, lifted or not; -1 for none.
    int held() const { return mDown ? mPressed : -1; }
    /// Lifts a counter that is dragged in from outside the map, such as from a tray; points are of the viewport.
    void takeUp(int unit, bool alone, QPoint at);
    /// Moves the lifted counter to a point and shows there why it must not be placed in that cell.
    void carry(QPoint at);
    /// Drops the lifted counter; unitDropped gives the place.
    void letGo(QPoint at);
    /// Puts the lifted counter back without a drop; false when there is none.
    bool putBack();
    /// Whether a counter is lifted.
    bool carries() const { return mDragging; }
    /// Sets a function for the reason why a lifted counter must not be placed in a cell; empty where it may.
    void setDropRefusal(std::function<QString(int unit, Cell cell)> dropRefusal)
    {
        mDropRefusal = std::move(dropRefusal);
    }
    /// Makes the release of the pressed counter count as nothing, because the press has another meaning.
    void settleHeld() { mSettled = true; }
    /// The counter whose front, flanks and rear are shown, -1 for none.
    int arcsOf() const { return mArcsOf; }
    /// Whether a stack is fanned out.
    bool fanned() const { return mFan != nullptr; }
    /// The screen position of the last click, drop or choice by a key.
    QPoint lastPoint() const { return mLastPoint; }
    /// The centre of a cell in the viewport.
    QPoint viewPoint(Cell cell) const;
    /// A point of the viewport where a unit's counter can be clicked; nothing when it is hidden, such as below others
    /// of its stack.
    std::optional<QPoint> unitPoint(int unit) const;

public slots:
    /// Fans out the stack under the mouse or the keyboard cursor, or closes an open fan.
    void fanOut();

    /// The unit of the top counter in a cell, -1 for none.
    int uppermost(Cell cell) const;

signals:
    /// A cell was clicked, or Space was pressed on it.
    void cellClicked(int cell);
    /// A counter was clicked.
    void unitClicked(int unit);
    /// A counter is being dragged, `alone` or with its stack; the receiver highlights the possible cells.
    void unitLifted(int unit, bool alone);
    /// A dragged counter was dropped on a cell, or on noCell outside the map.
    void unitDropped(int unit, int cell);
    /// A dragged counter was dropped on a box of the sheet, given by its index in the rules.
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
    HighlightItem* mArcs = nullptr; ///< front, flanks and rear of the counter under the cursor
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
    QTimer mRest; ///< until a resting cursor fans out the stack
    QPoint mPress;
    QPoint mLastPoint;
    int mPressed = -1; ///< unit under the pressed button
    bool mDown = false;
    bool mMoved = false;
    bool mDragging = false;
    bool mSettled = false;
    bool mFanned = false; ///< the pressed counter is from the fan, and moves alone
    bool mRested = false; ///< the fan opened because the mouse rested there
    std::function<QString(int, Cell)> mDropRefusal;
    Cell mCarriedTo = noCell; ///< the cell below the lifted counter
};

} // namespace fw
