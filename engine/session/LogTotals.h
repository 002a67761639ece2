#pragma once

#include "engine/session/Log.h"

namespace fw {

/// Steps that each unit lost and got back, added up over all that happened: one that lost a step and
/// regained it did lose it, and whoever is taken off to stay loses all it had.
struct Toll {
    std::vector<std::int64_t> lost;
    std::vector<std::int64_t> regained;
};

/// Adds what changed from one state to the next.
void addToll(const Rules& rules, const State& from, const State& to, Toll& toll);

/// What each side lost between two states: the toll, units gone from the map, by box, and those with
/// other steps than before.
LogBlock lossesBetween(const Rules& rules, const State& from, const State& to, const Toll& toll, LogBlock::Kind kind,
                       Text title);

/// Who holds the objectives; no lines when the scenario has none or no mark says so.
LogBlock controlAt(const Rules& rules, const State& state, Text title);

/// Tracks of sides and game at the end.
void addTracks(const Rules& rules, const State& state, LogBlock& to);

/// The head of a log: event, players, options that differ, rules.
std::vector<std::pair<Text, Text>> logHeader(const Game& game);

} // namespace fw
