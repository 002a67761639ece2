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

/// The ids that a formula may call by their own name: "unit.state" is its mark or rating `state`,
/// "tec[...]" a table, "cost(...)" a quantity.
struct FormulaNames {
    Vocabulary marks;
    Vocabulary ratings;
    Vocabulary tables;
    Vocabulary quantities;

    /// The ids that a ruleset declares.
    static FormulaNames of(const Ruleset& rules);
};

/// Why a formula cannot be understood, and at which of its bytes.
struct FormulaError {
    std::size_t at = 0;
    Text text;
    Text remedy;
};

template <class T>
using FormulaResult = tl::expected<T, FormulaError>;

/// Reads a line of conditions, "unit.type != leader and $step <= 2"; refuses what it does not understand.
FormulaResult<Reqs> readConditions(std::string_view line, const FormulaNames& names);

/// Reads an amount, "unit.attack * 1/2"; a bare word is that word.
FormulaResult<Amount> readAmount(std::string_view line, const FormulaNames& names);

/// One condition as a line that reads back as the same; nothing where only a tree says it.
std::optional<std::string> conditionText(const Req& condition, const FormulaNames& names);

/// An amount as a line that reads back as the same; nothing where only a tree says it.
std::optional<std::string> amountText(const Amount& amount, const FormulaNames& names);

/// Gives conditions that would read alike one form: a fact asked of somebody is asked of every member, and of
/// nobody it does not hold.
void settle(Req& condition);
/// Gives amounts that would read alike one form: a fact of `it` names nobody.
void settle(Amount& amount);

} // namespace fw
