#pragma once

#include "app/referee/controller/ClockTimes.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <map>
#include <string>

class QLabel;

namespace fw {

struct Referee;
class TableState;

/// The thinking time of each side, used or left: runs for the side that answers, and stops for the referee. The log
/// gets the times as a note once a turn and when the clock stops. A fallen flag is noted with the next entry, so that
/// no note interrupts an answer.
class ChessClock : public QWidget
{
    Q_OBJECT

public:
    explicit ChessClock(Referee& referee, QWidget* parent = nullptr);
    /// Starts or stops the clock; the times stay.
    void setRunning(bool running);
    bool isRunning() const { return mTick.isActive(); }
    /// The times by side id.
    const ClockTimes& times() const { return mTimes; }
    /// Continues with these times and rules, and keeps the rules for the next game.
    void set(const ClockTimes& times);
    /// The times as text for the log.
    QString words() const;
    /// The times of all sides as text, without the heading of words().
    QString timesWords() const;
    /// The clock rules as text.
    static QString rulesWords(const ClockRules& rules);

public slots:
    /// Reads which side answers now.
    void look();

signals:
    /// A displayed time has changed.
    void ticked();

private:
    void count();
    void show();
    void keep(const QString& note);

    Referee& mReferee;
    const TableState& mTable;
    QTimer mTick;
    QElapsedTimer mSince;
    ClockTimes mTimes;
    std::map<std::string, QLabel*> mLabels;
    QStringList mFallen; ///< notes about fallen flags that still go into the log
    int mTurn = 0;
};

} // namespace fw
