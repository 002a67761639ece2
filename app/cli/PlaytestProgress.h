#pragma once

#include <QElapsedTimer>
#include <cstdint>

namespace fw {

/// Shows on standard error how many games are played: in one changing line on a terminal, else a line a minute.
class PlaytestProgress
{
public:
    /// Of these games some are done already.
    PlaytestProgress(std::uint64_t done, std::uint64_t games);
    ~PlaytestProgress();
    PlaytestProgress(const PlaytestProgress&) = delete;
    PlaytestProgress& operator=(const PlaytestProgress&) = delete;

    /// One more game is played.
    void add();

private:
    void show() const;

    std::uint64_t mDone;
    const std::uint64_t mGames;
    const std::uint64_t mBefore; ///< games that are not of this run of the program
    const bool mTerminal;
    QElapsedTimer mBegun;
    QElapsedTimer mShown;
    bool mAny = false; ///< whether the line was shown
};

} // namespace fw
