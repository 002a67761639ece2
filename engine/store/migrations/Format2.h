#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"

// Migrates format 1 to format 2 (2026-11-28). Each later change of the vocabulary gets such a file.

namespace fw {

/// Removes the keys `per` and `into`, which had no effect, from the quantities of a rules file; returns whether there
/// were any, as in files up to 2026-11-22.
bool toFormat2(Json& file);

/// Replaces the facts `area`, `same-side`, `same-formation` and `same-type` by paths and other facts. In a file with
/// `per` or `into`, `line:ROLE` becomes `line-inside:ROLE`, its meaning until 2026-11-22.
void toFormat2(Ruleset& rules, bool withPer);
/// The same for the rows of rules in a scenario.
void toFormat2(Scenario& scenario);

} // namespace fw
