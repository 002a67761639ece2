#pragma once

#include "engine/model/Amount.h"

#include <optional>
#include <vector>

namespace fw::formula {

/// One operand of a calculation and the sign before it: * or / in a product, + or - in a sum.
struct Operand {
    char sign;
    Amount amount;
};

/// Whether an amount is a plain number, which a calculation folds into a factor or an addend.
bool isConstant(const Amount& amount);

/// Whether all operands after the first are plain numbers.
bool numbersFollow(const std::vector<Operand>& operands);

/// The product of the operands; nothing if a number in it becomes too large or divides by 0.
std::optional<Amount> multiplied(std::vector<Operand> operands);

/// The sum of the operands; nothing if a number in it becomes too large.
std::optional<Amount> added(std::vector<Operand> operands);

/// The amount with a rounding applied to it.
Amount roundedTo(Amount amount, Rounding way);

} // namespace fw::formula
