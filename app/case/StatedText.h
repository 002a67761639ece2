#pragma once

#include "engine/desk/RuleWords.h"

namespace fw {

/// Writes a case in words that readStated reads back with the same scenario, which may be null.
std::string writeStated(const Ruleset& rules, const Scenario* like, const Stated& stated);

/// One counter in words: "\"Old Guard\" brigade attack 5 morale 4 disrupted".
std::string writeUnit(const Ruleset& rules, const Scenario* like, const StatedUnit& unit);

/// An entry that a case at the desk may have.
struct DeskEntry {
    std::string word;  ///< as in the words of a case
    std::string label; ///< for people
};

/// The menu entries that have fields and that a phase offers first.
std::vector<DeskEntry> deskEntries(const Ruleset& rules);

} // namespace fw
