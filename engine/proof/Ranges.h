#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fw {

/// The numbers that a value of the rules can come to.
struct Range {
    /// A limit of the numbers on one side.
    struct End {
        enum class Form : unsigned char { At, Endless, Unknown } form = Form::Unknown;
        Rational at{0}; ///< of At: no number is beyond it
        friend bool operator==(const End&, const End&) = default;
    };
    End low, high;
    std::optional<Rational> least, most; ///< a small and a large number that come up, not always the outermost

    /// One number.
    static Range of(const Rational& number) { return between(number, number); }
    /// All numbers between two.
    static Range between(const Rational& low, const Rational& high);
    /// Numbers of which nothing is known.
    static Range unknown() { return {}; }
    friend bool operator==(const Range&, const Range&) = default;
};

/// The ranges of the numbers that rules calculate, from dice, limits of marks, cells of charts and modifiers.
class Ranges
{
public:
    /// Reads rules and, for the numbers on counters, a scenario if there is one; both must outlive it.
    explicit Ranges(const Ruleset& ruleset, const Scenario* scenario = nullptr);

    /// The range of an amount.
    Range of(const Amount& amount) const { return of(amount, 0); }
    /// One lookup of a table: a value for each axis, and whether a column next to it may be read.
    struct Reading {
        const std::vector<Amount>* at;
        bool shifted;
    };
    /// All lookups of a table.
    const std::vector<Reading>& readings(const std::string& table) const;
    /// Whether a local is a roll of dice that nothing changes.
    bool isDie(const std::string& local) const { return mDice.count(local) > 0; }

private:
    friend class RangeGather;
    Range of(const Amount& amount, int depth) const;
    Range ofParts(const Amount& amount, int depth) const;
    Range ofFact(const std::string& fact, const std::string& arg) const;
    Range ofCells(const Amount& amount) const;
    Range ofLocal(const std::string& local, int depth) const;
    Range ofQuantity(const std::string& id, int depth) const;
    void apply(Range& out, const Modifier& row, const Stage& stage, std::map<std::string, Range>& groups, bool paired,
               int depth) const;

    const Ruleset& mRules;
    std::map<std::string, Range> mPrinted;                          ///< rating, the numbers on counters
    std::map<std::string, Range> mDice;                             ///< by local
    std::map<std::string, std::vector<const Amount*>> mSet;         ///< local, the amounts that it is set to
    std::map<std::string, std::vector<std::string>> mComputed;      ///< local, the quantities that it is set to
    std::map<std::string, std::vector<std::string>> mLooked;        ///< local, the tables from which it is set
    std::set<std::string> mOther;                                   ///< locals that are set otherwise as well
    std::map<std::string, std::vector<const Modifier*>> mModifiers; ///< by quantity
    std::map<std::string, std::vector<Reading>> mReadings;          ///< by table
};

} // namespace fw
