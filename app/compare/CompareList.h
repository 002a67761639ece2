#pragma once

#include "app/compare/Difference.h"
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

namespace fw {

/// Compares the counters of a scenario with the bytes of a CSV or TSV file that has one line for each counter. Finds
/// them by id, else by name, side and formation, else by numbers and a similar name. Refuses what readSheet() refuses,
/// and a sheet without a column for id or name or with two columns for the same property.
Result<FileComparison> compareList(const Ruleset& rules, const Scenario& scenario, const std::string& bytes,
                                   const std::string& file);

} // namespace fw
