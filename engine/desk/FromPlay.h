#pragma once

#include "engine/desk/RuleWords.h"
#include "engine/model/Action.h"
#include "engine/play/State.h"
#include "engine/rules/Rules.h"

namespace fw {

/// States an action of a game for the ruling desk: the acting counters with their stacks, the target cell with its
/// units, and the ground. `dice` are the later rolls. Refuses an action without a target, and a target cell that is not
/// next to all acting counters. Leaves out what a case cannot contain, such as orders and sets of counters.
Result<Stated> statedFrom(const Rules& rules, const State& before, const Action& action,
                          const std::vector<Action>& dice);

/// States an attack on the stack in a cell by adjacent counters of one enemy side: the picked ones, or else all, with
/// their stacks. Counters have their names and their state in the game. Refuses an empty cell, and one without an
/// adjacent enemy.
Result<Stated> statedStacks(const Rules& rules, const Position& position, Cell target, const std::vector<int>& picked);

/// States one counter of a scenario acting on another, with the ground on which they are set up.
Stated statedPair(const Ruleset& rules, const Scenario& scenario, const std::string& entry, const std::string& acting,
                  const std::string& target);

/// The scenario of a game in its position: counters with their losses and marks, weather, tallies. Leaves out what
/// lasts no longer than a phase or a turn.
Scenario deskScenario(const Rules& rules, const Position& position);

} // namespace fw
