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

/// The map on screen: zoom at the cursor, pan, fit, and a description of the cell under the cursor.
class MapView : public ZoomView
{
    Q_OBJECT

public:
    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    /// Shows a map and its counters, fitted to the window; copies both.
    void show(const Ruleset& ruleset, const Scenario& scenario, std::vector<CounterFace> counters);
    using QWidget::show;
    /// Shows other counters on the same map, such as after a move, without a change of the view.
    void setCounters(std::vector<CounterFace> counters);
    /// Marks a turn on the track, 0 for none.
    void setTurn(int turn);
    /// Moves the markers on the tracks of the sheet.
    void setMarkers(std::vector<TrackMarker> markers);
    /// The marks on a cell, on its hexsides and on areas with it, in words.
    QStringList marksAt(Cell cell) const;
    /// The markers on the tracks, with their places.
    std::vector<PlacedMarker> markers() const;
    const std::vector<CounterFace>& counters() const { return mCounters; }
    /// Removes the map.
    void clear();
    /// True while there is a map.
    bool hasMap() const { return mPainter != nullptr; }
    /// Day or night colours; stays for later maps.
    void setDark(bool dark) override;
    /// Shows or hides a loupe over the cell under the cursor or the chosen one.
    void setLoupe(bool held);
    const Loupe* loupe() const { return mLoupe; }
    /// True while sharper tiles of the ground are being painted.
    bool isSettling() const;
    /// The content of a cell in words: number, terrain, names, counters.
    QString describe(Cell cell) const;
    /// Sets a function for a remark after the description of a cell; an empty remark adds nothing.
    void setRemark(std::function<QString(Cell)> remark);
    /// The cell under the mouse, else the one of the keyboard cursor; noCell for neither.
    Cell pointed() const;
    /// The cell of the keyboard cursor, noCell before the first choice.
    Cell cursor() const { return mCursor; }
    /// Moves the keyboard cursor to a cell and scrolls to it.
    void setCursorCell(Cell cell);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent* event) override;

    /// The painter of the visible map, null when there is none.
    const MapPainter* painter() const { return mPainter.get(); }
    const Scenario& scenario() const { return mScenario; }
    const Ruleset& ruleset() const { return mRuleset; }
    /// The cell at a point of the viewport.
    Cell cellAt(QPoint point) const;
    /// The unit of the top counter at a point of the viewport, -1 for none.
    int unitAt(QPoint point) const;
    /// Redraws the content of the loupe.
    void renewLoupe();
    /// Called when the map or its counters changed.
    virtual void contentsChanged() {}
    /// Called before the scene is cleared.
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
    QLabel* mProgress = nullptr; ///< progress of the drawing of a large map
    bool mLarge = false;         ///< another thread draws the map
    int mShown = 0;              ///< number of the map, to drop the curves of an older one
    Background mBeside{this};
    bool mLoupeHeld = false;
    QString mHelp; ///< the accessible description without the tracks
    Cell mCursor = noCell;
    std::function<QString(Cell)> mRemark;
};

} // namespace fw
