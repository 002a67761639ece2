#pragma once

#include "editor/exchange/DelimitedText.h"
#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

namespace fw {

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

/// What the user chooses for an import.
struct CsvChoices {
    CsvJoin join = CsvJoin::Change;
    std::optional<char> decimal = {}; ///< the decimal sign of ratings, '\0' for none; by default decimalSignOf()
    bool leaveRefused = false;        ///< import the other lines although some are refused
};

/// The plan of an import; it changes nothing if any line is refused, unless those are left out.
struct CsvPlan {
    std::vector<CsvChange> changes; ///< one for each line, or copy, then the counters that are missing from the sheet
    std::vector<Unit> units;        ///< the counters afterwards; those of the scenario if nothing is imported
    std::vector<Placement> setup;   ///< the set-up afterwards, likewise

    int count(CsvChange::Kind kind) const;
    int count(CsvDoubt doubt) const;
    /// The number of lines that change a counter found by its name.
    int joins() const;
};

/// Plans how the lines of a sheet change the counters and their set-up, by id or else by name, side and formation;
/// refused lines name their column.
CsvPlan planSheet(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet,
                  const std::vector<std::string>& targets, const CsvChoices& choices = {});

} // namespace fw
