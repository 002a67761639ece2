#pragma once

#include "tests/logcheck/Audit.h"

namespace logcheck {

/// A number in a ruling, with its kind.
struct PrintedNumber {
    enum class Kind { Reckoned, Place, Points, Row, Case, Remark };
    Kind kind = Kind::Reckoned;
    std::size_t from = 0; ///< position of its first digit in the log
    std::size_t to = 0;
};

/// All numbers in the rulings of a log: strengths, modifiers, dice, columns, results and steps; places; movement
/// points; row numbers; case numbers; and numbers in a referee's remarks. Omits struck-out text and ordinals in names
/// ("3rd Brigade").
std::vector<PrintedNumber> numbersIn(const std::string& log);

/// The log with one number changed by `by`, in the same width; empty if the number would be negative.
std::string altered(const std::string& log, const PrintedNumber& number, int by);

} // namespace logcheck
