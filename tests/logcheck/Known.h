#pragma once

#include "tests/logcheck/Rulebook.h"

namespace logcheck {

/// A number or a word; neither if the log does not give it.
struct Found {
    std::optional<Fraction> number;
    std::string word;
    bool known() const { return number || !word.empty(); }
};

/// A quantity computed in the log.
struct Reckoned {
    std::string id;
    Fraction value;
};

/// The values that a ruling has printed so far, by their names in the rules.
class Known
{
public:
    explicit Known(const Rulebook& rules) : mRules(rules) {}

    void forget()
    {
        mLocals.clear();
        mQuantities.clear();
    }
    void set(const std::string& local, Found value) { mLocals[local] = std::move(value); }
    /// The value of a local, unknown if it may have changed without a line.
    Found local(const std::string& name) const;
    void reckoned(const std::string& quantity, Fraction value) { mQuantities[quantity] = value; }
    /// The last printed value of a quantity; nothing if there is none.
    std::optional<Fraction> quantity(const std::string& id) const;

    /// The value of an amount in the rules, if the log gives it; `parts` are the quantities computed for it just
    /// before.
    Found amount(const Json& amount, const std::vector<Reckoned>& parts) const;

    /// Whether an amount can have this value; an unknown table cell must at least have a value of its table.
    bool mayBe(const Json& amount, const std::vector<Reckoned>& parts, const Fraction& number) const;

    /// All possible values of an amount that is a table cell; empty for other amounts.
    std::vector<Fraction> cells(const Json& amount) const;

    /// The largest denominator in the table cells of a quantity.
    long long finest(const std::string& quantity) const;

    /// The least possible value of a quantity, from its base and its modifiers; nothing if that is unknown.
    std::optional<Fraction> least(const std::string& quantity) const;

    /// The least and the greatest value of a quantity that only adds constants to a constant; nothing for others.
    std::optional<std::pair<Fraction, Fraction>> range(const std::string& quantity) const;

private:
    Found aggregate(const Json& amount, const std::vector<Reckoned>& parts) const;
    Found cell(const Json& amount, const std::vector<Reckoned>& parts) const;

    const Rulebook& mRules;
    std::map<std::string, Found> mLocals;
    std::map<std::string, Fraction> mQuantities;
};

/// A printed word, as a number if it is one.
Found asFound(const std::string& text);

} // namespace logcheck
