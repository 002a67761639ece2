#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The file beside a rules or scenario file that keeps it as it was when its proof was last accepted.
std::string proofedFile(const std::string& path);

/// Keeps rules as accepted in proof, beside their file.
Result<void> keepProofed(const std::string& path, const Ruleset& rules);
/// Keeps a scenario as accepted in proof, its map with it.
Result<void> keepProofed(const std::string& path, const Scenario& scenario);

/// What changed since the proof was accepted, in the words of the rules; nothing when none was.
Result<std::optional<std::vector<Text>>> sinceProofed(const std::string& path, const Ruleset& now);
Result<std::optional<std::vector<Text>>> sinceProofed(const std::string& path, const Scenario& now);

} // namespace fw
