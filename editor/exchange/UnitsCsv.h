#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// The key of the column with the number of equal counters that a line stands for; unitsCsv() does not write it.
inline const std::string copiesKey = "copies";

/// A property of counters, or of their set-up, to which a column of a spreadsheet belongs.
struct CsvTarget {
    std::string key;   ///< "name", "side", "rating attack full" ...; empty to ignore the column
    std::string label; ///< shown to the user
    friend bool operator==(const CsvTarget&, const CsvTarget&) = default;
};

/// All possible targets of a column with these rules.
std::vector<CsvTarget> csvTargets(const Ruleset& rules);

/// The counters and their set-up as CSV, with headings that guessTargets() recognizes; columns that no counter fills
/// are left out.
std::string unitsCsv(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
