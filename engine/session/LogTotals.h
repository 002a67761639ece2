#pragma once

#include "engine/session/Log.h"

#include <optional>

namespace fw {

/// Steps that each unit lost and got back, added up over all that happened: one that lost a step and
/// regained it did lose it, and whoever is taken off to stay loses all it had.
struct Losses {
    std::vector<std::int64_t> lost;
    std::vector<std::int64_t> regained;
};

/// Adds what changed from one state to the next.
void addToll(const Rules& rules, const State& from, const State& to, Losses& toll);

/// The toll of a whole game as a side may see it, everything when that is empty; what was taken back is left out.
Losses tollOf(const Game& game, const std::string& side);

/// What each side lost between two states: the toll, units gone from the map, by box, and those with
/// other steps than before.
LogBlock lossesBetween(const Rules& rules, const State& from, const State& to, const Losses& toll, LogBlock::Kind kind,
                       Text title);

/// Who holds the objectives; no lines when the scenario has none or no mark says so.
LogBlock controlAt(const Rules& rules, const State& state, Text title);

/// Tracks of sides and game at the end.
void addTracks(const Rules& rules, const State& state, LogBlock& to);

/// Who won and how, or that nobody did, without the words by which the log tells of the end; none while the game goes
/// on.
std::optional<Text> resultOf(const Game& game);

/// The head of a log: the result of a game that is over, event, players, options that differ, rules.
std::vector<LogHead> logHeader(const Game& game);

} // namespace fw
