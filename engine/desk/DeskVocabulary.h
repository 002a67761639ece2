#pragma once

#include "engine/desk/DeskTokens.h"
#include "engine/model/Procedures.h"
#include "engine/model/Scenario.h"

#include <map>
#include <set>
#include <tuple>

namespace fw {

/// What a word or phrase may mean in the description of a counter.
enum class Means : unsigned char {
    Rating,
    Type,
    Step,
    Mark,
    Counter,
    Tag,
    Terrain,
    Hexside,
    Way,           // a road or a path on the map
    ElsewhereMark, // of a side, a place or the game
    ElsewhereStep,
};

/// A phrase of the rules or of the scenario, and the row that it names.
struct DeskPhrase {
    std::vector<std::string> words;
    std::string said; ///< as people write it
    Means means = Means::Rating;
    int row = 0;  ///< index of the rating, mark, feature, counter ...
    int step = 0; ///< index of the step of a ladder
};

/// A die that the rules roll: its lowest and highest face in any roll, and the most of it in one roll.
struct DeskDie {
    std::string name;
    int low = 1;
    int high = 6;
    int count = 1;
};

/// All words of a stated case: those of the rules and the counters of a scenario.
class DeskVocabulary
{
public:
    /// Both must outlive it; without a scenario it knows no counters.
    DeskVocabulary(const Ruleset& rules, const Scenario* scenario);

    const Ruleset& rules() const { return mRules; }
    const Scenario* scenario() const { return mScenario; }

    /// All phrases that cover the most tokens from `i` on, before `end`; `length` is the number of tokens.
    std::vector<const DeskPhrase*> longest(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                           std::size_t& length) const;
    /// The phrases of some meanings, as people write them.
    std::vector<std::string> said(const std::set<Means>& means) const;
    /// The words that may describe a counter, as an offer in refusals.
    std::vector<std::string> ofCounters() const;
    /// The ids of the features of a kind.
    std::vector<std::string> features(FeatureKind kind) const;
    /// The counter that a name means, -1 when there is none or more than one.
    int counter(const std::string& name) const;

    /// The ids of all entries, in the order of the rules.
    std::vector<std::string> entryIds() const;
    /// The word of an entry in orders.
    std::string entryWord(const std::string& id) const;
    /// The ids of the entries with such an id, word or label.
    std::set<std::string> entries(const std::string& name) const;
    /// The ids of the entries whose name covers the most tokens before `end`; `length` is the number of tokens.
    std::set<std::string> entryAt(const DeskTokens& tokens, std::size_t i, std::size_t end, std::size_t& length) const;
    /// The words of all entries that have fields.
    std::vector<std::string> entryWords() const;
    /// The fields of some entries, each name once.
    std::vector<const Field*> fields(const std::set<std::string>& entries) const;

    /// The entry and its field that the tokens from `i` on name, if no field of another entry has that name; else null.
    std::pair<std::string, const Field*> entryOfField(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                                      std::size_t& length) const;

    /// A die by its name in questions; null when the rules roll none of that name.
    const DeskDie* die(const std::string& name) const;
    /// The names of all dice.
    std::vector<std::string> dice() const;
    /// The lowest and the highest face of any die.
    std::pair<int, int> faces() const { return mFaces; }
    /// The phases of the sequence of play in their order: word and label.
    const std::vector<std::pair<std::string, std::string>>& phases() const { return mPhases; }
    /// Whether any row of the rules reads the level of the ground.
    bool levels() const { return mLevels; }
    /// Whether any row of the rules reads the turn.
    bool turns() const { return mTurns; }
    /// The lowest and the highest level of the scenario's map; nothing when it is flat or there is none.
    const std::optional<std::pair<int, int>>& mapLevels() const { return mMapLevels; }
    /// The number of cells next to a cell.
    int directions() const;
    /// Whether counters of a type have no such rating in the scenario, although others have it.
    bool typeLacks(const std::string& type, const std::string& rating) const;
    /// The ratings that counters of a type have in the scenario; all when it has no such counter.
    std::vector<std::string> ratingsOf(const std::string& type) const;
    /// Whether the scenario has counters of a type, and none with more than one step.
    bool oneStep(const std::string& type) const;
    /// The formations of the scenario's counters.
    std::vector<std::string> formations() const;
    /// The tags that the rules read or the scenario's counters have.
    const std::set<std::string>& tags() const { return mTags; }

private:
    void add(const std::string& name, Means means, int row, int step = 0);
    void addMarks();
    void addCounters();
    void scan();

    const Ruleset& mRules;
    const Scenario* mScenario;
    std::vector<DeskPhrase> mPhrases;
    std::set<std::tuple<std::vector<std::string>, Means, int, int>> mAdded; ///< each phrase once
    NameIndex mNames;                                                       ///< of the phrases
    std::vector<const MenuEntry*> mEntries;
    std::map<std::string, DeskDie> mDice;
    std::pair<int, int> mFaces{0, 0};
    std::vector<std::pair<std::string, std::string>> mPhases;
    std::set<std::string> mTags;
    bool mLevels = false;
    bool mTurns = false;
    std::optional<std::pair<int, int>> mMapLevels;
};

/// Visits every node of a body; with `menus` also the nodes of menu entries.
void eachNode(const std::vector<Node>& nodes, const auto& visit, bool menus = true)
{
    for (const Node& node : nodes) {
        visit(node);
        const auto inside = [&](const std::vector<Node>& list) { eachNode(list, visit, menus); };
        menus ? eachInside(node, inside) : eachBody(node, inside);
    }
}

/// Visits every node of the procedures.
void eachNode(const Ruleset& rules, const auto& visit)
{
    for (const Procedure& procedure : rules.procedures)
        eachNode(procedure.then, visit);
}

} // namespace fw
