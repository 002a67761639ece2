#pragma once

#include "editor/rules/DelimitedText.h"
#include "engine/model/Scenario.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

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

/// What is odd about a line and goes in only after the user agrees.
enum class CsvDoubt {
    NewCounter,   ///< it has no id and no counter has its name: perhaps a misspelling
    SameName,     ///< it has no id, and counters have its name but another side or formation
    FarOff,       ///< a number is far from those of the type
    NewFormation, ///< no counter has this formation
    NoRating,     ///< others of its type have the rating
};

/// What importing a spreadsheet does to one counter.
struct CsvChange {
    enum class Kind { Added, Changed, Same, Refused, Missing } kind = Kind::Same;
    int line = 0;           ///< line of the file, the first is 1; 0 for a counter that is missing from the sheet
    std::size_t column = 0; ///< column at fault, the first is 1; 0 for none
    std::string unit;
    std::vector<Text> words; ///< what changes, why it is refused, or what is odd
    std::vector<CsvDoubt> doubts;
    bool byName = false; ///< it changes a counter with the same name; the line has no id
    friend bool operator==(const CsvChange&, const CsvChange&) = default;
};

/// What happens to lines without an id that have the name, side and formation of a counter.
enum class CsvJoin { Change, Add };

/// What importing a spreadsheet does; nothing is changed while a line is refused.
struct CsvPlan {
    std::vector<CsvChange> changes; ///< one for each line, then the counters that are missing from the sheet
    std::vector<Unit> units;        ///< the counters afterwards; those of the scenario when a line is refused

    int count(CsvChange::Kind kind) const;
    int count(CsvDoubt doubt) const;
    /// How many lines change a counter that was found by its name.
    int joins() const;
};

/// Plans how the lines of a sheet change the counters, by id or else by name, side and formation; refuses lines with
/// their column.
CsvPlan planSheet(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet,
                  const std::vector<std::string>& targets, CsvJoin join = CsvJoin::Change);

/// The counters as CSV with headings that guessTargets() understands.
std::string unitsCsv(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
