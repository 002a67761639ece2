#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"

#include "editor/Background.h"
#include "editor/view/ZoomView.h"

#include <functional>
#include <map>
#include <memory>

class QLabel;

namespace fw {

class GroundTiles;
class Loupe;

/// The map on screen: zoom at the cursor, pan, fit, and the cell under the cursor in words.
class MapView : public ZoomView
{
    Q_OBJECT

public:
    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    /// Shows a map and its counters, fitted to the window; both are copied.
    void show(const Ruleset& ruleset, const Scenario& scenario, std::vector<CounterFace> counters);
    using QWidget::show;
    /// Shows other counters on the same map, as after a move; the view stays where it is.
    void setCounters(std::vector<CounterFace> counters);
    /// Marks a turn on the track, 0 for none.
    void setTurn(int turn);
    /// Puts the markers on the tracks of the sheet where they stand.
    void setMarkers(std::vector<TrackMarker> markers);
    /// The markers on the tracks, and where each is drawn.
    std::vector<PlacedMarker> markers() const;
    const std::vector<CounterFace>& counters() const { return mCounters; }
    /// Shows nothing.
    void clear();
    /// True while there is a map.
    bool hasMap() const { return mPainter != nullptr; }
    /// Day or night colours; stays for the maps shown later.
    void setDark(bool dark) override;
    /// Holds a loupe over the cell that is pointed at or chosen, or none.
    void setLoupe(bool held);
    const Loupe* loupe() const { return mLoupe; }
    /// True while the ground is being painted finer than it shows.
    bool isSettling() const;
    /// What a cell holds, in words: number, terrain, names, counters.
    QString describe(Cell cell) const;
    /// What more is said of a cell that is pointed at, behind what it holds; nothing when empty.
    void setRemark(std::function<QString(Cell)> remark);
    /// The cell under the cursor, else the one chosen by the keyboard; noCell for neither.
    Cell pointed() const;
    /// The cell chosen by the keyboard, noCell before one is.
    Cell cursor() const { return mCursor; }
    /// Chooses a cell and brings it into view.
    void setCursorCell(Cell cell);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent* event) override;

    /// The painter of the map shown, null when there is none.
    const MapPainter* painter() const { return mPainter.get(); }
    const Scenario& scenario() const { return mScenario; }
    const Ruleset& ruleset() const { return mRuleset; }
    /// The cell at a point of the viewport.
    Cell cellAt(QPoint point) const;
    /// The unit whose counter lies uppermost at a point of the viewport, -1 for none.
    int unitAt(QPoint point) const;
    /// What the loupe shows has changed.
    void renewLoupe();
    /// Called when the map or its counters changed.
    virtual void contentsChanged() {}
    /// Called before the scene is emptied.
    virtual void aboutToClear() {}

private:
    void prepareBeside();
    void showProgress();
    QString describeAt(QPoint point) const;
    QString remarked(Cell cell) const;
    QString counterWords(const CounterFace& face) const;
    QStringList trackSentences() const;
    void moveCursor(int direction);
    void showCursor();
    void lookCloser(QPoint at);
    void lookAtPointed();
    void paintCloser(QPainter& painter, const QRectF& part) const;

    std::unique_ptr<MapPainter> mPainter;
    std::unique_ptr<GroundTiles> mTiles;
    Ruleset mRuleset;
    Scenario mScenario;
    std::vector<CounterFace> mCounters;
    std::map<int, QGraphicsItem*> mCounterItems; ///< by unit
    QGraphicsItem* mCursorItem = nullptr;
    QGraphicsItem* mTurnItem = nullptr;
    QGraphicsItem* mMarkersItem = nullptr;
    Loupe* mLoupe = nullptr;
    QLabel* mProgress = nullptr; ///< how far the drawing of a large map has come
    bool mLarge = false;         ///< the map is drawn beside the window
    int mShown = 0;              ///< counts the maps, so that curves of another one are dropped
    Background mBeside{this};
    bool mLoupeHeld = false;
    QString mHelp; ///< the accessible description without what the tracks say
    Cell mCursor = noCell;
    std::function<QString(Cell)> mRemark;
};

} // namespace fw
