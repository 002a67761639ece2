#pragma once

#include "engine/session/Log.h"

#include <optional>

namespace fw {

/// Steps that each unit lost and regained over the game. A step lost and regained counts in both, and a unit that goes
/// to a box such as Eliminated loses all its steps.
struct Losses {
    std::vector<std::int64_t> lost;
    std::vector<std::int64_t> regained;
};

/// Adds the losses between two states.
void addToll(const Rules& rules, const State& from, const State& to, Losses& toll);

/// The losses of a whole game as a side may see them, all when `side` is empty; take-backs are left out.
Losses tollOf(const Game& game, const std::string& side);

/// What each side lost between two states: the losses, the units gone from the map by box, and the units whose steps
/// changed.
LogBlock lossesBetween(const Rules& rules, const State& from, const State& to, const Losses& toll, LogBlock::Kind kind,
                       Text title);

/// Who holds the objectives; no lines when the scenario has none or no mark records it.
LogBlock controlAt(const Rules& rules, const State& state, Text title);

/// Adds the tracks of the game, the sides and the formations.
void addTracks(const Rules& rules, const State& state, LogBlock& to);

/// Who won and how, or that nobody won, without the log's words for the end; none while the game goes on.
std::optional<Text> resultOf(const Game& game);

/// The head of a log: doubts, result, event, players, rules, and options that differ.
std::vector<LogHead> logHeader(const Game& game);

} // namespace fw
