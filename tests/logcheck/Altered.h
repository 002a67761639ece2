#pragma once

#include "tests/logcheck/Audit.h"

namespace logcheck {

/// One number of a ruling, and what it belongs to.
struct PrintedNumber {
    enum class Kind { Reckoned, Place, Points, Row, Case, Remark };
    Kind kind = Kind::Reckoned;
    std::size_t from = 0; ///< where its digits stand in the log
    std::size_t to = 0;
};

/// All numbers in the rulings of a log: strengths, modifiers, dice, columns, results, steps; numbers of
/// places; movement points; numbers of rows; case numbers; those in what the referee wrote by hand.
/// What is struck out and ordinals in names ("3rd Brigade") are left out.
std::vector<PrintedNumber> numbersIn(const std::string& log);

/// The log with one number changed by so much, as wide as it was; empty when it would be below nothing.
std::string altered(const std::string& log, const PrintedNumber& number, int by);

} // namespace logcheck
