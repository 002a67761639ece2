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

/// The time each side has thought, or has left to think: runs for whoever is asked, stands still for the referee. The
/// times are kept in the log as a note once a turn and when it stops; and so is a flag that fell, with what is entered
/// next, so that no note comes between the clicks of an answer.
class ChessClock : public QWidget
{
    Q_OBJECT

public:
    explicit ChessClock(Referee& referee, QWidget* parent = nullptr);
    /// Starts or stops it; the times stay.
    void setRunning(bool running);
    bool isRunning() const { return mTick.isActive(); }
    /// The times of the sides, by their ids.
    const ClockTimes& times() const { return mTimes; }
    /// Counts on from these times by these rules, and keeps the rules for the next game.
    void set(const ClockTimes& times);
    /// The times in words, for the log.
    QString words() const;
    QString timesWords() const;
    /// How it counts in words.
    static QString rulesWords(const ClockRules& rules);

public slots:
    /// Looks who is asked now.
    void look();

signals:
    /// A time is another one than a moment ago.
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
    QStringList mFallen; ///< what is to be noted of flags
    int mTurn = 0;
};

} // namespace fw
