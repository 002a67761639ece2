#pragma once

#include "engine/playtest/Run.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fw {

/// What identifies a run. Its rows are comparable with those of a run with the same head; the paths may differ.
struct RunHead {
    int engine = 0;                    ///< rulesEngineVersion
    int playtest = 0;                  ///< playtestVersion
    std::string scenario;              ///< path as it was given; not compared
    std::string scenarioDigest;        ///< SHA-256 of the scenario with its map, 64 digits
    std::string rules;                 ///< path as it was found; not compared
    std::string rulesDigest;           ///< SHA-256 of the rows in force
    std::vector<std::string> options;  ///< "name=value" where it differs from the standard
    std::vector<std::string> settings; ///< "ROW=VALUE" of a variant
    std::vector<std::string> sides;    ///< ids, in the order of the scenario
    std::vector<std::string> players;  ///< words of wordOf(), by side
    std::uint64_t seed = 0;
    std::uint64_t games = 0; ///< of the whole run
    std::int64_t mostActions = 0;
    friend bool operator==(const RunHead&, const RunHead&) = default;
};

/// The head of a plan with its rules and players.
RunHead runHead(const RunPlan& plan, const std::string& scenarioPath, const std::string& rulesPath,
                const std::vector<std::string>& settings = {});

/// Keys with values, in the order in which files hold them.
using KeyedTexts = std::vector<std::pair<std::string, std::string>>;

/// The head as keys with values.
KeyedTexts headTexts(const RunHead& head);
/// The head in such keys and values; refuses unknown, missing and repeated keys, and values of another kind.
Result<RunHead> headOf(const KeyedTexts& texts);

/// The first key with a value that differs and that identifies a run; empty when both are heads of one run.
std::string firstDifference(const RunHead& a, const RunHead& b);
/// The first eight digits of a digest of all that identifies the run.
std::string shortId(const RunHead& head);

} // namespace fw
