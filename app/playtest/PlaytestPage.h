#pragma once

#include "app/playtest/PlaytestWork.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QVBoxLayout;

namespace fw {

class ComparePanel;
class Game;
class GamesPanel;
class HeatPanel;
class LengthChart;
class ShareChart;
class SpokenPanel;
class WinChart;

/// Plays many games of a scenario between players of the program, and shows the figures while they settle.
class PlaytestPage : public QWidget
{
    Q_OBJECT

public:
    explicit PlaytestPage(QWidget* parent = nullptr);

    /// Chooses a scenario; shows the reason and returns false when it cannot be played.
    bool setScenario(const QString& path);
    /// Sets where the back button leads, for example "&Back to the Game".
    void setWayBack(const QString& words);
    /// Sets day or night colours.
    void setDark(bool dark);
    /// Plays the games that were asked for.
    void play();
    /// Ends all runs; the finished games stay.
    void cancel();
    const PlaytestWork& work() const { return *mWork; }
    /// The shown error; empty if there is none.
    QString trouble() const;

signals:
    /// The user opens a simulated game; the path is empty for a game that is in no file.
    void gameWanted(std::shared_ptr<fw::Game> game, const QString& path);
    /// The user leaves the page.
    void left();

private:
    QWidget* settingsSide();
    void layScenario(QVBoxLayout& layout);
    void layRun(QVBoxLayout& layout);
    QWidget* resultsTab();
    void fillPlayers();
    void askForScenario();
    bool readAgain();
    Match match() const;
    void advance();
    void showFigures();
    QStringList meanLines() const;
    void showGames(const GameFilter& games);
    void openGame(const PlaytestWork& work, quint64 number, bool save);
    void enable();
    void say(const QString& trouble);

    /// The player of a side.
    struct Seat {
        QComboBox* kind;
        QSpinBox* nodes;
    };

    PlaytestWork* mWork;
    std::shared_ptr<const PlayedScenario> mChosen;
    QComboBox* mScenario = nullptr;
    QPushButton* mBrowse = nullptr;
    QFormLayout* mPlayers = nullptr;
    std::vector<Seat> mSeats;
    QSpinBox* mGames = nullptr;
    QSpinBox* mSeed = nullptr;
    QSpinBox* mJobs = nullptr;
    QPushButton* mPlay = nullptr;
    QPushButton* mCancel = nullptr;
    QPushButton* mWayBack = nullptr;
    QProgressBar* mProgress = nullptr;
    QLabel* mState = nullptr;
    QLabel* mTrouble = nullptr;
    QTabWidget* mTabs = nullptr;
    QLabel* mEmpty = nullptr;
    QWidget* mFigures = nullptr;
    QLabel* mWords = nullptr;
    ShareChart* mShares = nullptr;
    LengthChart* mLengths = nullptr;
    WinChart* mCurve = nullptr;
    HeatPanel* mHeat = nullptr;
    SpokenPanel* mSpoken = nullptr;
    GamesPanel* mList = nullptr;
    ComparePanel* mCompare = nullptr;
};

} // namespace fw
