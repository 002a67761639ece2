#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The file next to a rules or scenario file with its content at the last acceptance of a proof.
std::string proofedFile(const std::string& path);

/// Stores the accepted rules next to their file.
Result<void> keepProofed(const std::string& path, const Ruleset& rules);
/// Stores the accepted scenario with its map next to its file.
Result<void> keepProofed(const std::string& path, const Scenario& scenario);

/// The changes since the last acceptance, as sentences; none if nothing was accepted.
Result<std::optional<std::vector<Text>>> sinceProofed(const std::string& path, const Ruleset& now);
Result<std::optional<std::vector<Text>>> sinceProofed(const std::string& path, const Scenario& now);

} // namespace fw
