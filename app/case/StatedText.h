#pragma once

#include "engine/desk/RuleWords.h"

namespace fw {

/// Writes a case in the words that readStated reads with the same scenario; it may be null.
std::string writeStated(const Ruleset& rules, const Scenario* like, const Stated& stated);

/// One counter in words: "\"Old Guard\" brigade attack 5 morale 4 disrupted".
std::string writeUnit(const Ruleset& rules, const Scenario* like, const StatedUnit& unit);

/// Something that may be asked of the desk.
struct DeskEntry {
    std::string word;  ///< as the words name it
    std::string label; ///< for people
};

/// The menu entries that a phase offers first and that have something to fill in.
std::vector<DeskEntry> deskEntries(const Ruleset& rules);

} // namespace fw
