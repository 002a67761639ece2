#pragma once

#include "engine/session/Log.h"

namespace fw {

/// What each side lost between two states: units gone from the map, by box, and steps.
LogBlock lossesBetween(const Rules& rules, const State& from, const State& to, LogBlock::Kind kind,
                       Text title);

/// Who holds the objectives; no lines when the scenario has none or no mark says so.
LogBlock controlAt(const Rules& rules, const State& state, Text title);

/// Tracks of sides and game at the end.
void addTracks(const Rules& rules, const State& state, LogBlock& to);

/// The head of a log: event, players, options that differ, rules.
std::vector<std::pair<Text, std::string>> logHeader(const Game& game);

} // namespace fw
