#pragma once

#include "tests/logcheck/Known.h"
#include "tests/logcheck/LogBook.h"

#include <functional>

namespace logcheck {

/// Reports a disagreement with its line.
using Complain = std::function<void(int, const std::string&)>;

/// Recomputes a printed quantity with all its parts.
class Reckoning
{
public:
    Reckoning(const Rulebook& rules, const Known& known, const std::vector<std::string>& house)
        : mRules(rules), mKnown(known), mHouse(house)
    {}

    /// Checks the quantity that starts at line `at`, and moves `at` to the line after it.
    Reckoned check(const std::vector<Line>& lines, std::size_t& at, const Complain& complain) const;

    /// Whether a heading is that of the quantity with this label, perhaps with a unit's name.
    static bool headed(const std::string& text, const std::string& label);

private:
    /// A line of a quantity, or a quantity that is part of it.
    struct Item {
        const Line* line = nullptr;
        std::optional<Reckoned> part;
    };
    struct Run;
    void against(const QuantityRow& row, const Line& head, const std::vector<Item>& items,
                 const Complain& complain) const;
    bool handedOver(const QuantityRow& row, const Fraction& said) const;
    void base(Run& run, const QuantityRow& row, const Line& head) const;
    void stage(Run& run, const StageRow& row) const;
    bool applies(Run& run, const StageRow& stage, const ModifierRow& row) const;
    bool houseRow(Run& run) const;
    void finish(Run& run, const StageRow& stage) const;

    const Rulebook& mRules;
    const Known& mKnown;
    const std::vector<std::string>& mHouse;
};

} // namespace logcheck
