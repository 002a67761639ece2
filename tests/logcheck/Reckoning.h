#pragma once

#include "tests/logcheck/Known.h"
#include "tests/logcheck/LogBook.h"

#include <functional>

namespace logcheck {

/// Says what does not agree, and in which line.
using Complain = std::function<void(int, const std::string&)>;

/// Adds a printed quantity up again, with all that it is made of.
class Reckoning
{
public:
    Reckoning(const Rulebook& rules, const Known& known, const std::vector<std::string>& house)
        : mRules(rules), mKnown(known), mHouse(house)
    {}

    /// Checks the quantity that begins at line `at`; `at` is then behind it.
    Reckoned check(const std::vector<Line>& lines, std::size_t& at, const Complain& complain) const;

    /// The unit named in the heading of a quantity with the label; false for another quantity.
    static bool headed(const std::string& text, const std::string& label);

private:
    /// A line of a quantity, or a quantity it is made of.
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
