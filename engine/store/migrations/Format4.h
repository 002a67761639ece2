#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

// Migrates format 3 to format 4 (2026-11-28): plain names. The reader accepts former keys through the field table
// (`flag::formerly`); this file changes the relations inside paths.

namespace fw {

/// Replaces the relations `holders:MARK` by `containing:MARK` and `pool` by `all-units`.
void toFormat4(Ruleset& rules);
/// The same for the rows of rules in a scenario.
void toFormat4(Scenario& scenario);

} // namespace fw
