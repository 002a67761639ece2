#pragma once

#include "app/referee/controller/Referee.h"
#include "app/referee/controller/TypedWordFilter.h"
#include "editor/view/TableView.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>
#include <memory>

class QKeyEvent;
class QSplitter;

namespace fw {

class ChessClock;
class Following;
class LogPanel;
class QuestionPanel;
class CaseDialog;
class TablePane;
class Tray;

/// The referee's table: the map, the question that waits, and the log.
class RefereePage : public QWidget
{
    Q_OBJECT

public:
    RefereePage(std::unique_ptr<Referee> referee, bool dark, QWidget* parent = nullptr);
    ~RefereePage() override;

    Referee& referee() { return *mReferee; }
    TableView* map() const { return mMap; }
    Tray* tray() const { return mTray; }
    LogPanel* log() const { return mLog; }
    QuestionPanel* panel() const { return mPanel; }
    ChessClock* clock() const { return mClock; }
    /// The row whose position the map shows, -1 for the present one.
    qint64 shownRow() const { return mShownRow; }
    /// Day or night colours of the map.
    void setDark(bool dark);
    /// Points out the hexes in enemy zones of control, or not.
    void setZones(bool shown);
    /// Lets the table that is read be seen above the log, or not.
    void setTableShown(bool shown);
    bool tableShown() const { return mTableShown; }
    /// Whether the screen keeps what is for one side's eyes to itself.
    bool closed() const { return mClosed; }
    /// Whether the rules know lines of sight.
    bool canLook() const;
    /// Looks from the cell pointed at: each cell pointed at next says how far it is, whether it is seen and what is in
    /// the way. Once more, or Escape, ends it.
    void lookFromHere();
    /// Lets the log of the table show what is for one side's eyes, or not.
    void setHiddenShown(bool shown);
    bool hiddenShown() const { return mHiddenShown; }
    /// The cell that is looked from, noCell for none.
    int lookedFrom() const { return mLookFrom; }
    /// Shows what stands behind the case of the line that has the keys, else of the question.
    void lookUpCase();
    /// Takes in what a dialog changed in the game.
    void changed();

signals:
    /// Something happened at the table; the window's title and menus may say so.
    void gameChanged();
    /// The refused action is to be allowed, with a reason to be asked for.
    void overruleWanted();
    /// Who lies face down has to be said.
    void identifyWanted();
    /// The game is to be opened once more, to be taken over or since it diverged from its file.
    void openWanted();
    /// The game that was followed is no longer the one in its file.
    void fileDiverged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* closedBar();
    QString lookTo(int cell);
    void takeBack();
    bool answers(const QObject* watched) const;
    bool keyPressed(QObject* watched, QKeyEvent* key);
    bool isStale(const QInputEvent& event, int pause = 0) { return mStale.isStale(event, mKeyClock.elapsed(), pause); }
    bool dropsWord(const QKeyEvent& key, bool enters);
    bool enterPressed(QObject* watched, QKeyEvent* key);
    bool settles(const QObject* watched, const QKeyEvent& key);
    void guardSecrets();
    void showPosition();
    void showMarkers();
    void showTables();
    void shareRoom();
    void pointOut();
    void lookBackTo(qint64 row);
    void showCase(const QString& cite);
    void pointAt(const QStringList& names);
    void connectDrags();
    bool mayClick();
    void sayIfNothing(bool taken);
    bool clickStack(int unit);
    bool clickPlace(int cell, const std::string& but = {});
    void lift(int unit, bool alone);
    bool offered(const Draft& draft, int unit) const;
    bool beginsAnew(int unit) const;
    bool beginsAnewAt(int cell) const;
    bool oneOfMore() const;
    void giveWay();
    void stands();
    bool joins(int unit, int cell);
    void dropOn(int unit, int cell);
    void dropInBox(int unit, int box);
    bool given(int cell, const std::string& side) const;
    bool names(int unit) const;
    std::vector<int> stackBelow(int unit) const;
    QString objection(int unit, int cell) const;
    bool putBack();

    std::unique_ptr<Referee> mReferee;
    TableState& mTable;
    TableView* mMap = nullptr;
    Tray* mTray = nullptr;
    QuestionPanel* mPanel = nullptr;
    QWidget* mBelow = nullptr; ///< the table that is read, and the log
    TablePane* mPane = nullptr;
    LogPanel* mLog = nullptr;
    ChessClock* mClock = nullptr;
    Following* mFollowing = nullptr; ///< while another may write to the game
    QSplitter* mAcross = nullptr;
    QSplitter* mDown = nullptr;
    QPointer<CaseDialog> mCase; ///< the case that is looked up
    QElapsedTimer mKeyClock;    ///< of the filters
    StaleInputFilter mStale;
    TypedWordFilter mWords{mReferee->draft};
    std::optional<qint64> mLastIgnoredKey; ///< when a key was pressed that meant nothing
    int mLookFrom = -1;                    ///< cell that is looked from
    std::vector<TableView::Look> mLooks;   ///< of those picked
    std::size_t mLiftedFrom = 0;           ///< clicks before a counter was lifted
    std::vector<Draft> mGivenUp;           ///< the clicks of what was ready when another counter was lifted
    bool mLiftedAlone = false;
    bool mLiftRefused = false; ///< it may not be picked at all
    bool mTableShown = true;
    bool mHiddenShown = false;
    bool mClosed = false; ///< what is for one side's eyes is not to be seen now
    qint64 mShownRow = -1;
    bool mZones = false;
};

} // namespace fw
