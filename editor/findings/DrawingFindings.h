#pragma once

#include "engine/proof/Proof.h"

#include <QString>

namespace fw {

/// Features that ask for a drawing which neither the program has nor the folder `art` beside
/// their file.
std::vector<CheckResult> drawingFindings(const Ruleset& ruleset, const QString& folder);

/// Drawings that lie beside a scenario and cannot be used, each by its file: of counters, of the map, and the scan.
std::vector<CheckResult> drawingFindings(const Scenario& scenario, const QString& folder);

/// Own drawings that would tell from behind what nobody may know: backs of counters that can be hidden, or of cards of
/// one pile, that are not the same for all.
std::vector<CheckResult> backFindings(const Ruleset& ruleset, const Scenario& scenario, const QString& folder);

} // namespace fw
