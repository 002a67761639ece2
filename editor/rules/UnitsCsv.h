#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// A spreadsheet: lines of cells, the first line the headings.
using Sheet = std::vector<std::vector<std::string>>;

/// Reads CSV or tab-separated text; what separates cells is seen from the first line.
Sheet readSheet(const std::string& text);

/// What a column of a spreadsheet goes to.
struct CsvTarget {
    std::string key;   ///< "name", "side", "rating attack full" ...; empty: left out
    std::string label; ///< for people
    friend bool operator==(const CsvTarget&, const CsvTarget&) = default;
};

/// All that a column may go to with these rules.
std::vector<CsvTarget> csvTargets(const Ruleset& rules);

/// The targets that the headings most likely mean, one a column, empty keys for none.
std::vector<std::string> guessTargets(const Ruleset& rules, const std::vector<std::string>& headings);

/// What putting a spreadsheet in would do to one counter.
struct CsvChange {
    enum class Kind { Added, Changed, Same, Refused } kind = Kind::Same;
    int line = 0; ///< line of the sheet, the headings are 1
    std::string unit;
    std::string text; ///< what changes, or why it is refused
    friend bool operator==(const CsvChange&, const CsvChange&) = default;
};

/// Puts the lines of a sheet into the counters: by id, else by name, a counter that is there is
/// changed, any other is added. Refused lines change nothing. Returns a line for each.
std::vector<CsvChange> putSheet(const Ruleset& rules, Scenario& scenario, const Sheet& sheet,
                                const std::vector<std::string>& targets);

/// The counters as CSV with headings that guessTargets() understands.
std::string unitsCsv(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
