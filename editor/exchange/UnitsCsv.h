#pragma once

#include "editor/exchange/DelimitedText.h"
#include "engine/model/Scenario.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// A property of counters to which a column of a spreadsheet belongs.
struct CsvTarget {
    std::string key;   ///< "name", "side", "rating attack full" ...; empty to ignore the column
    std::string label; ///< shown to the user
    friend bool operator==(const CsvTarget&, const CsvTarget&) = default;
};

/// All possible targets of a column with these rules.
std::vector<CsvTarget> csvTargets(const Ruleset& rules);

/// The most likely target of each heading; an empty key for none.
std::vector<std::string> guessTargets(const Ruleset& rules, const std::vector<std::string>& headings);

/// Reasons to ask the user before a line is imported.
enum class CsvDoubt {
    NewCounter,   ///< no id, and no counter with its name: perhaps a misspelling
    SameName,     ///< no id, and its name belongs to counters of another side or formation
    FarOff,       ///< a number far from those of its type
    NewFormation, ///< a formation that no counter has
    NoRating,     ///< no value for a rating that others of its type have
};

/// The effect of an import on one counter.
struct CsvChange {
    enum class Kind { Added, Changed, Same, Refused, Missing } kind = Kind::Same;
    int line = 0;           ///< line of the file, from 1; 0 for a counter that is missing from the sheet
    std::size_t column = 0; ///< column of the error, from 1; 0 for none
    std::string unit;
    std::vector<Text> words; ///< the changes, the reason of a refusal, or the doubts
    std::vector<CsvDoubt> doubts;
    bool byName = false; ///< the line has no id and changes a counter with the same name
    friend bool operator==(const CsvChange&, const CsvChange&) = default;
};

/// The effect of lines without an id that match a counter by name, side and formation.
enum class CsvJoin { Change, Add };

/// The plan of an import; it changes nothing if any line is refused.
struct CsvPlan {
    std::vector<CsvChange> changes; ///< one for each line, then the counters that are missing from the sheet
    std::vector<Unit> units;        ///< the counters afterwards; those of the scenario if a line is refused

    int count(CsvChange::Kind kind) const;
    int count(CsvDoubt doubt) const;
    /// The number of lines that change a counter found by its name.
    int joins() const;
};

/// Plans how the lines of a sheet change the counters, by id or else by name, side and formation; refused lines name
/// their column.
CsvPlan planSheet(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet,
                  const std::vector<std::string>& targets, CsvJoin join = CsvJoin::Change);

/// The counters as CSV, with headings that guessTargets() recognizes.
std::string unitsCsv(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
