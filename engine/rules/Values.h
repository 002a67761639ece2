#pragma once

#include "engine/model/Scenario.h"

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace fw {

/// What a value may be, or what is asked of one: numbers, certain words, result codes, or anything.
struct Domain {
    bool any = false; ///< nobody can say
    bool number = false;
    bool code = false; ///< it is run as a result code
    std::set<std::string> words;

    /// Whether anything is known of it at all.
    bool known() const { return any || number || code || !words.empty(); }
    /// Takes in a word, and that it reads as a number when it does; an empty one is none.
    void add(const std::string& word);
    /// Takes in all that another may be; true when it grew.
    bool take(const Domain& other);
    /// Whether it may be this word, or the number it is read as.
    bool has(const std::string& word) const;
    /// Whether it may be some number, or a word that reads as one.
    bool counts() const;
    /// Whether something can be both.
    bool meets(const Domain& other) const;

    /// Anything.
    static Domain anything();
    /// Numbers only.
    static Domain numbers();
};

/// What every local and amount of a ruleset may come to and what its rows ask of each, gathered by
/// name over all rows: the words of a comparison, of a chart and of a menu are held against it.
class Values
{
public:
    /// Reads rules whose tables and rows may be joined by a scenario's own; what only a scenario
    /// knows (sides, formations) is anything without one. Both must outlive it.
    Values(const Ruleset& ruleset, const Scenario* scenario);

    /// What an amount may come to.
    Domain of(const Amount& amount) const;
    /// What a fact may say.
    Domain ofFact(const std::string& fact, const std::string& arg) const;
    /// What is asked of the cells of a table that stand in a row (any when empty) and a column, by the part that is
    /// read:
    /// "", "first", "second" or "row-extra". Row and column are the labels of the outermost axes.
    Domain asked(const Table& table, const std::string& row, const std::string& column, const std::string& part) const;
    /// What is asked of a local; nothing known when no row asks.
    const Domain& askedOf(const std::string& local) const;
    /// What an axis of a table is looked up at, constants left out; nothing known when never.
    Domain lookedUp(const std::string& table, std::size_t axis) const;
    /// Kinds of areas that paths name, and tags that conditions ask for.
    const std::set<std::string>& areaKinds() const { return mAreaKinds; }
    const std::set<std::string>& tags() const { return mTags; }
    /// Words of the ground: features of one kind, bare ground among the terrain.
    Domain features(FeatureKind kind) const;

private:
    friend class ValueGather;
    /// Where the value of an amount goes: what is asked of it there, or the local it becomes.
    struct Flow {
        const Amount* amount;
        Domain asks;
        std::string into;
    };
    /// A reading of a table: by an amount, or by a lookup whose cells become a local.
    struct Reading {
        const std::vector<Amount>* at;
        const Amount* amount;
        std::string local;
        Domain column = {};   ///< what the last of `at` may come to, once that is settled
        bool shifted = false; ///< a cell beside it may be read
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
    /// Locals, each with one that it takes its value from.
    std::vector<std::pair<std::string, std::string>> mAlike;
    std::set<std::string> mAreaKinds, mTags;
};

} // namespace fw
