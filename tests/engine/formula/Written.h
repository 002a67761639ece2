#pragma once

#include "engine/formula/Formula.h"

#include <random>
#include <string>

namespace formulas {

/// The fault in how a line is read: after reading, writing and reading again it must be the same. Empty if it is
/// correct.
std::string trouble(const std::string& line, const fw::FormulaNames& names);

/// A random condition of any form, with words from a small stock, some of which are rows of `names`.
fw::Req anyCondition(std::mt19937& random, int depth);
/// A random amount of any form.
fw::Amount anyAmount(std::mt19937& random, int depth);
/// A random line of pieces of formulas in any order.
std::string anyLine(std::mt19937& random);

} // namespace formulas
