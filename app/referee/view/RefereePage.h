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

/// The referee's table: the map, the pending question, and the log.
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
    /// The row whose position the map shows; -1 for the current position.
    qint64 shownRow() const { return mShownRow; }
    /// Sets day or night colours of the map.
    void setDark(bool dark);
    /// Shows or hides the hexes in enemy zones of control.
    void setZones(bool shown);
    /// Shows or hides the current table above the log.
    void setTableShown(bool shown);
    bool tableShown() const { return mTableShown; }
    /// Whether the screen hides what is private to one side.
    bool closed() const { return mClosed; }
    /// Whether the rules have lines of sight.
    bool canLook() const;
    /// Starts to look from the cell under the pointer. Each next cell shows its distance, whether it can be seen and
    /// what blocks the line. A second call, or Escape, ends it.
    void lookFromHere();
    /// Shows or hides in the log what is private to one side.
    void setHiddenShown(bool shown);
    bool hiddenShown() const { return mHiddenShown; }
    /// The cell that the user looks from; noCell if none.
    int lookedFrom() const { return mLookFrom; }
    /// Shows the rule of the current line, or of the question.
    void lookUpCase();
    /// Reads the game anew after a dialog changed it.
    void changed();

signals:
    /// The game changed; the window updates its title and menus.
    void gameChanged();
    /// The user wants to overrule the refusal, with a reason.
    void overruleWanted();
    /// The user must first identify a concealed unit.
    void identifyWanted();
    /// The user wants to open the game again, to take it over or because it differs from its file.
    void openWanted();
    /// The shown game no longer matches its file.
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
    bool clickPlace(int cell, int dropped = -1);
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
    bool friendly(int unit, int other) const;
    bool given(int cell, int dropped) const;
    bool names(int unit) const;
    std::vector<int> stackBelow(int unit) const;
    QString dropRefusal(int unit, int cell) const;
    bool putBack();

    std::unique_ptr<Referee> mReferee;
    TableState& mTable;
    TableView* mMap = nullptr;
    Tray* mTray = nullptr;
    QuestionPanel* mPanel = nullptr;
    QWidget* mBelow = nullptr; ///< the current table, and the log
    TablePane* mPane = nullptr;
    LogPanel* mLog = nullptr;
    ChessClock* mClock = nullptr;
    Following* mFollowing = nullptr; ///< set while another program may write to the game
    QSplitter* mAcross = nullptr;
    QSplitter* mDown = nullptr;
    QPointer<CaseDialog> mCase; ///< window of the case that the user reads
    QElapsedTimer mKeyClock;    ///< time for the filters
    StaleInputFilter mStale;
    TypedWordFilter mWords{mReferee->draft};
    std::optional<qint64> mLastIgnoredKey; ///< time of the last key that meant nothing
    int mLookFrom = -1;                    ///< cell that the user looks from
    std::vector<TableView::Look> mLooks;   ///< lines of sight of the picked units
    std::size_t mLiftedFrom = 0;           ///< number of clicks before a counter was lifted
    std::vector<Draft> mGivenUp;           ///< clicks of the finished draft that lifting another counter dropped
    bool mLiftedAlone = false;
    bool mLiftRefused = false; ///< it cannot be picked at all
    bool mTableShown = true;
    bool mHiddenShown = false;
    bool mClosed = false; ///< hides what is private to one side
    qint64 mShownRow = -1;
    bool mZones = false;
};

} // namespace fw
