#pragma once

#include "engine/model/Ruleset.h"

#include <string>
#include <vector>

namespace conformance {

/// One small change of a ruleset.
struct Mutant {
    enum class Kind { Cell, Modifier, Option };
    Kind kind = Kind::Cell;
    std::size_t index = 0; ///< index of the table, modifier or option
    std::size_t row = 0;   ///< row of the table
    std::size_t cell = 0;  ///< cell of the row
    std::string name;      ///< the row's id and its new value, for printing
};

/// All mutants of a ruleset: one for each table cell, modifier amount and option default.
std::vector<Mutant> mutantsOf(const fw::Ruleset& rules);

/// Applies the change.
void change(fw::Ruleset& rules, const Mutant& mutant);

} // namespace conformance
