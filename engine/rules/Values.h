#pragma once

#include "engine/model/Scenario.h"

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace fw {

/// The set of possible or required values: numbers, certain words, result codes, or anything.
struct Domain {
    bool any = false; ///< nothing is known
    bool number = false;
    bool code = false; ///< a result code
    std::set<std::string> words;

    /// Whether it contains anything.
    bool known() const { return any || number || code || !words.empty(); }
    /// Adds a word, and its number if it reads as one; ignores an empty word.
    void add(const std::string& word);
    /// Adds all values of another; true when it grew.
    bool take(const Domain& other);
    /// Whether it contains a word, or the number that the word reads as.
    bool has(const std::string& word) const;
    /// Whether it contains a number, or a word that reads as one.
    bool counts() const;
    /// Whether both have a value in common.
    bool meets(const Domain& other) const;

    /// All values.
    static Domain anything();
    /// All numbers.
    static Domain numbers();
};

/// The possible values of every local and amount of a ruleset, and the values that its rows require of each, collected
/// by name over all rows. The lint compares the words of conditions, charts and menus with them.
class Values
{
public:
    /// Reads rules, to which a scenario may add tables and rows. Without a scenario, sides and formations may be
    /// anything. Both must outlive it.
    Values(const Ruleset& ruleset, const Scenario* scenario);

    /// The possible values of an amount.
    Domain of(const Amount& amount) const;
    /// The possible values of a fact.
    Domain ofFact(const std::string& fact, const std::string& arg) const;
    /// The values required of the cells of a table in a row (any row when empty) and a column, for one part of them:
    /// "", "first", "second" or "row-extra". Row and column are labels of the outermost axes.
    Domain asked(const Table& table, const std::string& row, const std::string& column, const std::string& part) const;
    /// The values required of a local; empty when no row requires any.
    const Domain& askedOf(const std::string& local) const;
    /// The values at which an axis of a table is looked up, without constants; empty when it never is.
    Domain lookedUp(const std::string& table, std::size_t axis) const;
    /// The kinds of areas in paths, and the tags in conditions.
    const std::set<std::string>& areaKinds() const { return mAreaKinds; }
    const std::set<std::string>& tags() const { return mTags; }
    /// The words of one kind of feature; terrain includes the word for bare ground.
    Domain features(FeatureKind kind) const;

private:
    friend class ValueGather;
    /// Where the value of an amount goes: the values required there, or the local that receives it.
    struct Flow {
        const Amount* amount;
        Domain asks;
        std::string into;
    };
    /// A lookup of a table: by an amount, or by a node that stores the cell in a local.
    struct Reading {
        const std::vector<Amount>* at;
        const Amount* amount;
        std::string local;
        Domain column = {};   ///< possible values of the last of `at`, once they are known
        bool shifted = false; ///< a cell next to it may be read
    };
    Domain of(const Amount& amount, int depth) const;
    Domain cells(const std::string& table, const std::vector<Amount>& at, const std::string& part, int depth) const;
    void settleDomains();
    void settleAsks();
    bool demand(const Amount& amount, const Domain& asks);

    const Ruleset& mRuleset;
    const Scenario* mScenario;
    std::unordered_map<std::string, Domain> mDomains, mAsks;
    std::unordered_map<const Amount*, Domain> mAmountAsks;
    std::unordered_multimap<std::string, const Table*> mTables;
    std::unordered_map<std::string, std::vector<Reading>> mReadings;
    std::vector<Flow> mFlows;
    /// Pairs of a local and another local whose value it receives.
    std::vector<std::pair<std::string, std::string>> mAlike;
    std::set<std::string> mAreaKinds, mTags;
};

} // namespace fw
