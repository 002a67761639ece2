#pragma once

#include "engine/proof/Proof.h"

#include <QString>

namespace fw {

/// Features whose drawing is missing in the program and in the folder `art` next to their file.
std::vector<CheckResult> drawingFindings(const Ruleset& ruleset, const QString& folder);

/// Unusable drawings in the folder of a scenario, by file: of counters, of the map, and the scan.
std::vector<CheckResult> drawingFindings(const Scenario& scenario, const QString& folder);

/// Drawings of counters and terrain that are missing, belong to nothing, or do not print well.
std::vector<CheckResult> printFindings(const Ruleset& ruleset, const Scenario& scenario, const QString& folder);

/// Drawings of backs that would reveal a hidden counter or a card in a pile, because they are not the same for all.
std::vector<CheckResult> backFindings(const Ruleset& ruleset, const Scenario& scenario, const QString& folder);

} // namespace fw
