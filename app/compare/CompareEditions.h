#pragma once

#include "app/compare/Difference.h"
#include "engine/model/Scenario.h"

namespace fw {

/// One edition of a game: its rules and its scenario.
struct Edition {
    const Ruleset& rules;
    const Scenario& scenario;
};

/// Whether two names are equal but for capitals and signs, or differ as a typing error does.
bool alikeNames(const std::string& one, const std::string& other);

/// The differences between two counters of the same id or name, by every property that a list of counters has; `keys`
/// names them as CsvTarget does.
std::vector<Difference> unitDifferences(const Unit& before, const Unit& after, const std::vector<std::string>& keys);

/// The differences between the counter mixes of two editions: counters and numbers of markers.
FileComparison compareMixes(const Edition& before, const Edition& after);

} // namespace fw
