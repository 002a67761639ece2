#pragma once

#include "app/playtest/GameList.h"
#include "editor/Background.h"
#include "engine/model/Scenario.h"
#include "engine/playtest/Run.h"
#include "engine/playtest/Summary.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <memory>
#include <optional>

namespace fw {

/// A scenario with its rules, ready to be played.
struct PlayedScenario {
    QString path; ///< of the scenario file
    Ruleset rules;
    Scenario scenario;
    std::shared_ptr<const Rules> compiled;
    std::vector<std::pair<QString, QDateTime>> files; ///< with the times of their last change

    /// Whether a file was changed since it was read.
    bool changedOutside() const;
    /// The name of a side for people.
    QString side(std::size_t index) const;
    /// The ids of the sides.
    std::vector<std::string> sides() const;
};

/// Reads a scenario, finds its rules and compiles them with the options of the scenario.
Result<std::shared_ptr<const PlayedScenario>> readPlayed(const QString& path);

/// Plays the games of a plan in other threads and takes them over in batches, so that the window stays quick.
class PlaytestWork : public QObject
{
    Q_OBJECT

public:
    explicit PlaytestWork(QObject* parent = nullptr);
    /// Ends the run; the games that are being played are dropped.
    ~PlaytestWork() override;

    /// Plays `games` games of a match between the sides of a scenario. If nothing else than their number changes, it
    /// shows the first of the games that it has and plays those that lack, otherwise it starts anew.
    void begin(std::shared_ptr<const PlayedScenario> played, Match match, std::uint64_t games, int jobs);
    /// Ends the run; the finished games stay.
    void cancel();
    bool running() const { return mRunning; }
    /// What is or was played; null before the first run.
    const std::shared_ptr<const PlayedScenario>& played() const { return mPlayed; }
    const Match& match() const { return mMatch; }
    /// The number of games that were asked for.
    std::uint64_t wanted() const { return mWanted; }
    const GameList& games() const { return mGames; }
    const PlaytestSummary& summary() const { return mSummary; }
    /// How many games this run has played so far; those that were there before do not count.
    std::uint64_t playedNow() const { return mGames.rows().size() - std::min(mBefore, mGames.rows().size()); }
    /// Games a second of this run; 0 before the first.
    double speed() const;
    /// Why the run broke off; nothing if it did not.
    const std::optional<Problem>& problem() const { return mProblem; }
    /// Takes over the finished games at once.
    void collect();

signals:
    /// More games were taken over.
    void advanced();
    /// The run ended: all games are played, or it was cancelled or broke off.
    void ended();

private:
    struct Shared;

    std::shared_ptr<Shared> mShared;
    std::shared_ptr<const PlayedScenario> mPlayed;
    Match mMatch;
    std::uint64_t mWanted = 0;
    GameList mGames;
    PlaytestSummary mSummary;
    std::optional<Problem> mProblem;
    QTimer mTick;
    QElapsedTimer mSince;
    std::size_t mBefore = 0; ///< games of earlier runs
    bool mRunning = false;
    Background mBackground;
};

} // namespace fw
