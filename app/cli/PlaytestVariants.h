#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"
#include "engine/model/Scenario.h"

namespace CLI {
class App;
} // namespace CLI

namespace fw {

/// Adds --set, --paired, --sensitivity and what goes with them to `fieldworks playtest`.
void addVariantOptions(CLI::App& command, PlaytestRequest& request);
/// Refuses options that contradict each other, with a CLI::ValidationError, and sets the numbers that were not given.
void takeVariants(const CLI::App& command, Request& request);

/// Changes rules and scenario as --set says, under the options of the request.
Result<void> takeChanges(const Request& request, Ruleset& rules, Scenario& scenario);

/// Whether a request compares variants or lists what can be changed.
bool asksForVariants(const PlaytestRequest& request);
/// `fieldworks playtest --paired`, `--sensitivity` and `--knobs`.
Exit runVariants(const Request& request);

} // namespace fw
