#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>
#include <map>
#include <string>

class QLabel;

namespace fw {

class Referee;

/// The time each side has thought: runs for whoever is asked, stands still for the referee. Each
/// change of side while it runs is kept in the log as a note when the turn ends.
class ChessClock : public QWidget
{
    Q_OBJECT

public:
    explicit ChessClock(Referee& referee, QWidget* parent = nullptr);
    /// Starts or stops it; the times stay.
    void setRunning(bool running);
    bool isRunning() const { return mTick.isActive(); }
    /// Milliseconds a side has used.
    qint64 used(const std::string& side) const;
    /// The times in words, for the log.
    QString words() const;

public slots:
    /// Looks who is asked now.
    void look();

private:
    void count();
    void show();

    Referee& mReferee;
    QTimer mTick;
    QElapsedTimer mSince;
    std::string mSide; ///< whose time runs; empty for none
    std::map<std::string, qint64> mUsed;
    std::map<std::string, QLabel*> mLabels;
    int mTurn = 0;
};

} // namespace fw
