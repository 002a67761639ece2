#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"

// Format 1 to format 2, of 2026-11-28. Each later change of the vocabulary gets a file like this one.

namespace fw {

/// Takes the keys `per` and `into` from the quantities of a rules file: they had no effect. Whether there were any:
/// then the file is of 2026-11-22 or before.
bool toFormat2(Json& file);

/// Replaces the facts `area`, `same-side`, `same-formation` and `same-type`, which paths and other facts say as well;
/// in a file with `per` or `into` also `line:ROLE` by `line-inside:ROLE`, which it meant until 2026-11-22.
void toFormat2(Ruleset& rules, bool withPer);
/// The same for the rows of rules in a scenario.
void toFormat2(Scenario& scenario);

} // namespace fw
