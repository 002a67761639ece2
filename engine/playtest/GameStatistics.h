#pragma once

#include "engine/playtest/PlayedGame.h"

#include "engine/play/Play.h"

namespace fw {

/// Counts what happens in one simulated game, action by action.
class GameStatistics
{
public:
    /// Counts into a game, which must outlive it.
    GameStatistics(const Rules& rules, PlayedGame& game);

    /// Counts what one action changed; `traced` says whether the trace was written.
    void count(const Position& before, const Position& after, const Trace& trace, bool traced);
    /// Notes the winner, if the trace says that the game ended.
    void ending(const Trace& trace);
    /// Notes what is held at the end, and the last score.
    void finish(const Position& end);

private:
    /// The steps of a unit that still play.
    std::int64_t alive(const Position& position, std::size_t unit) const;
    bool eliminated(const Position& position, std::size_t unit) const;
    void speak(const Event& event);
    /// The cell in which a unit lost its steps; -1 for none.
    int lostIn(const Position& before, const Position& after, const Trace& trace, std::size_t unit) const;
    void score(const Position& position, std::int32_t until);

    const Rules& mRules;
    PlayedGame& mGame;
    std::vector<std::size_t> mSides; ///< by unit
};

} // namespace fw
