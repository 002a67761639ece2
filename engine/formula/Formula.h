#pragma once

#include "engine/base/Text.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/Ruleset.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace fw {

/// The ids that a formula may use directly: "unit.state" is the mark or rating `state`, "tec[...]" a table, "cost(...)"
/// a quantity.
struct FormulaNames {
    Vocabulary marks;
    Vocabulary ratings;
    Vocabulary tables;
    Vocabulary quantities;

    /// The ids of a ruleset.
    static FormulaNames of(const Ruleset& rules);
};

/// Why a formula cannot be read, and at which byte.
struct FormulaError {
    std::size_t at = 0;
    Text text;
    Text remedy;
};

template <class T>
using FormulaResult = tl::expected<T, FormulaError>;

/// Reads a line of conditions, "unit.type != leader and $step <= 2"; refuses a line outside the grammar.
FormulaResult<Reqs> readConditions(std::string_view line, const FormulaNames& names);

/// Reads an amount, "unit.attack * 1/2"; a bare word stands for itself.
FormulaResult<Amount> readAmount(std::string_view line, const FormulaNames& names);

/// One condition as a line that reads back as the same condition; none if only a tree can express it.
std::optional<std::string> conditionText(const Req& condition, const FormulaNames& names);

/// An amount as a line that reads back as the same amount; none if only a tree can express it.
std::optional<std::string> amountText(const Amount& amount, const FormulaNames& names);

/// Normalizes a condition, so that conditions with the same text are equal. A fact with a subject applies to all
/// members of the subject's path; if the path is empty, the condition is false.
void settle(Req& condition);
/// Normalizes an amount, so that amounts with the same text are equal: the subject `it` becomes empty.
void settle(Amount& amount);

} // namespace fw
