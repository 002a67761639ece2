#pragma once

#include "engine/playtest/Sensitivity.h"

#include <string>

namespace fw {

/// What was played, above the tables of variants.
struct VariantHead {
    std::string scenario;             ///< path as it was given
    std::vector<std::string> options; ///< "name=value" where it differs from the standard
    std::vector<std::string> changes; ///< "ROW=VALUE"
    std::vector<std::string> sides;
    std::vector<std::string> players; ///< by side
    std::uint64_t seed = 0;
};

/// A comparison of variants as text, markdown, json or csv.
std::string pairedFigures(const VariantHead& head, const PairedComparison& comparison, const std::string& format);
/// The effects of changes, ranked, likewise.
std::string sensitivityFigures(const VariantHead& head, const std::vector<ChangeEffect>& effects,
                               const SensitivitySettings& settings, std::uint64_t games, const std::string& format);
/// What can be changed, with its present and its neighbouring values, likewise.
std::string knobLines(const std::vector<VariantKnob>& knobs, const std::string& format);

} // namespace fw
