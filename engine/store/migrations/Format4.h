#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

// Format 3 to format 4, of 2026-11-28: plain names. The keys with new names are read by their former names, which the
// field table has (`flag::formerly`); the relations inside paths are changed here.

namespace fw {

/// Replaces the relations `holders:MARK` by `containing:MARK` and `pool` by `all-units`.
void toFormat4(Ruleset& rules);
/// The same for the rows of rules in a scenario.
void toFormat4(Scenario& scenario);

} // namespace fw
