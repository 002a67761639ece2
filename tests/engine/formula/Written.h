#pragma once

#include "engine/formula/Formula.h"

#include <random>
#include <string>

namespace formulas {

/// What is wrong with how a line is taken: read, written and read again it must be the same. Empty when all is well.
std::string trouble(const std::string& line, const fw::FormulaNames& names);

/// A condition of any form, its words out of a small stock, some of which are rows of `names`.
fw::Req anyCondition(std::mt19937& random, int depth);
/// An amount of any form.
fw::Amount anyAmount(std::mt19937& random, int depth);
/// A line that is made of pieces of formulas in any order.
std::string anyLine(std::mt19937& random);

} // namespace formulas
