#pragma once

#include "engine/model/Ruleset.h"

#include <set>
#include <string>
#include <vector>

namespace fw {

/// The modifiers of one quantity as a chart with a line for each: its label, what it does, and its case number.
struct ModifierChart {
    std::string quantity;
    std::set<std::string> tables; ///< ids of the tables that the quantity is looked up in, directly or through others
    Table table;                  ///< with labels and words, ready to print
};

/// The modifiers of all quantities that a table, a check or a path uses, in the order of the quantities. Modifiers that
/// differ only in their conditions, with the same label, amount and case, are one line. The first line of a quantity
/// that a die is held against is its base.
std::vector<ModifierChart> modifierCharts(const Ruleset& rules);

/// What a modifier does, in words: "+1", "×2", "at least 1", "by Terrain effects".
std::string modifierAmount(const Ruleset& rules, const Modifier& modifier);

/// The ids of the tables that an amount, a condition or a lookup of these rules reads.
std::set<std::string> tablesUsed(const Ruleset& rules);

} // namespace fw
