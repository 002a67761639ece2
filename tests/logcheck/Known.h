#pragma once

#include "tests/logcheck/Rulebook.h"

namespace logcheck {

/// A number or a word, or neither when the log does not say.
struct Found {
    std::optional<Fraction> number;
    std::string word;
    bool known() const { return number || !word.empty(); }
};

/// A quantity that the log has reckoned.
struct Reckoned {
    std::string id;
    Fraction value;
};

/// What a ruling has printed so far, by the names that the rules give it.
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
    Found local(const std::string& name) const;
    void reckoned(const std::string& quantity, Fraction value) { mQuantities[quantity] = value; }
    std::optional<Fraction> quantity(const std::string& id) const;

    /// What an amount of the rules comes to, as far as the log tells; `parts` are the quantities
    /// reckoned for it just before.
    Found amount(const Json& amount, const std::vector<Reckoned>& parts) const;

    /// Whether an amount may come to that number: a cell of a table whose place the log does not name
    /// must still be a cell of that table.
    bool mayBe(const Json& amount, const std::vector<Reckoned>& parts, const Fraction& number) const;

    /// Every number that an amount can come to, where it is a cell of a table; empty for other amounts.
    std::vector<Fraction> cells(const Json& amount) const;

    /// Into how many equal parts the cells of tables cut what a quantity comes to.
    long long finest(const std::string& quantity) const;

    /// The least that a quantity can come to, from its base and its rows; nothing when that is open.
    std::optional<Fraction> least(const std::string& quantity) const;

private:
    Found aggregate(const Json& amount, const std::vector<Reckoned>& parts) const;
    Found cell(const Json& amount, const std::vector<Reckoned>& parts) const;

    const Rulebook& mRules;
    std::map<std::string, Found> mLocals;
    std::map<std::string, Fraction> mQuantities;
};

/// A printed word as a number when it is one.
Found asFound(const std::string& text);

} // namespace logcheck
