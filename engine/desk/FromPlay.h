#pragma once

#include "engine/desk/RuleWords.h"
#include "engine/model/Action.h"
#include "engine/play/State.h"
#include "engine/rules/Rules.h"

namespace fw {

/// The case that an action of a game was, stated for the ruling desk: counters of the acting side
/// that it names with those they stand with, the cell they act on with who is in it, and the ground.
/// `dice` are the throws that followed. Refuses an action on nothing, or on a cell that is not beside
/// all who act; what the desk cannot be told (orders given, sets of counters) is left out.
Result<Stated> statedFrom(const Rules& rules, const State& before, const Action& action,
                          const std::vector<Action>& dice);

/// The stack in a cell of a game attacked by those beside it, of one enemy side: by the counters picked, if any are,
/// and who stands with them. They go by their names, as they stand in the game. Refuses a cell with nobody in it, and
/// one beside which no enemy stands.
Result<Stated> statedStacks(const Rules& rules, const Position& position, Cell target, const std::vector<int>& picked);

/// The case of one counter of a scenario acting on another, with the ground on which they are set up.
Stated statedPair(const Ruleset& rules, const Scenario& scenario, const std::string& entry, const std::string& acting,
                  const std::string& target);

/// The scenario of a game as it stands now: counters with their losses and states, weather, tallies. What
/// lasts no longer than a phase or a turn is left out.
Scenario deskScenario(const Rules& rules, const Position& position);

} // namespace fw
