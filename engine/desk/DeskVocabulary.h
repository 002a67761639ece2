#pragma once

#include "engine/desk/DeskTokens.h"
#include "engine/model/Procedures.h"
#include "engine/model/Scenario.h"

#include <map>
#include <set>
#include <tuple>

namespace fw {

/// What a word or phrase means that may be said of a counter.
enum class Means : unsigned char {
    Rating,
    Type,
    Step,
    Mark,
    Counter,
    Tag,
    Terrain,
    Hexside,
    Way,           // of the ground
    ElsewhereMark, // of a side, a place or the game
    ElsewhereStep,
};

/// A phrase of the rules or of the scenario, and the row it names.
struct DeskPhrase {
    std::vector<std::string> words;
    std::string said; ///< as people write it
    Means means = Means::Rating;
    int row = 0;  ///< of the ratings, marks, features, counters ...
    int step = 0; ///< of a ladder
};

/// A die that the rules roll somewhere: the lowest and the highest face it has anywhere, and how many of it at most.
struct DeskDie {
    std::string name;
    int low = 1;
    int high = 6;
    int count = 1;
};

/// Everything a stated case may name: words of the rules and counters of a scenario.
class DeskVocabulary
{
public:
    /// Both must outlive it; without a scenario no counter is known.
    DeskVocabulary(const Ruleset& rules, const Scenario* scenario);

    const Ruleset& rules() const { return mRules; }
    const Scenario* scenario() const { return mScenario; }

    /// The phrases that cover the most tokens from `i` on, before `end`, all of them; `length` is how many
    /// tokens.
    std::vector<const DeskPhrase*> longest(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                           std::size_t& length) const;
    /// How people write the phrases of some meanings.
    std::vector<std::string> said(const std::set<Means>& means) const;
    /// The words a counter may be described with, for "what could stand here".
    std::vector<std::string> ofCounters() const;
    /// Features of a kind by id.
    std::vector<std::string> features(FeatureKind kind) const;
    /// The counter a name in words means, -1 when none or several.
    int counter(const std::string& name) const;

    /// Ids of all entries, in the order of the rules.
    std::vector<std::string> entryIds() const;
    /// The word of an entry, as orders have it.
    std::string entryWord(const std::string& id) const;
    /// Entries by an id, word or label: ids, ascending.
    std::set<std::string> entries(const std::string& name) const;
    /// The entry names that cover the most tokens before `end`; `length` is how many tokens.
    std::set<std::string> entryAt(const DeskTokens& tokens, std::size_t i, std::size_t end, std::size_t& length) const;
    /// Words of all entries that have something to fill in.
    std::vector<std::string> entryWords() const;
    /// Fields of some entries, each name once.
    std::vector<const Field*> fields(const std::set<std::string>& entries) const;

    /// The entry and its field that tokens from `i` on name by a name which no other entry's field has; else null.
    std::pair<std::string, const Field*> entryOfField(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                                      std::size_t& length) const;

    /// A die by its name as it is asked for: how many of it, its faces. Null when the rules roll none.
    const DeskDie* die(const std::string& name) const;
    /// Names of all dice.
    std::vector<std::string> dice() const;
    /// The lowest and the highest face of any die.
    std::pair<int, int> faces() const { return mFaces; }
    /// Phases of the sequence of play, in its order: word and label.
    const std::vector<std::pair<std::string, std::string>>& phases() const { return mPhases; }
    /// Whether any row of the rules asks for the level of the ground.
    bool levels() const { return mLevels; }
    /// Whether any row of the rules asks which turn it is.
    bool turns() const { return mTurns; }
    /// The lowest and the highest level of the scenario's map; nothing when it is flat or there is none.
    const std::optional<std::pair<int, int>>& mapLevels() const { return mMapLevels; }
    /// How many cells are next to one.
    int directions() const;
    /// Whether counters of a type have no such rating in the scenario, and others have.
    bool typeLacks(const std::string& type, const std::string& rating) const;
    /// Ratings that counters of a type have in the scenario; all when it has no such counter.
    std::vector<std::string> ratingsOf(const std::string& type) const;
    /// Whether the scenario has counters of a type, and none with more than one step.
    bool oneStep(const std::string& type) const;
    /// Formations of the scenario's counters.
    std::vector<std::string> formations() const;
    /// Tags the rules ask for or counters of the scenario have.
    const std::set<std::string>& tags() const { return mTags; }

private:
    void add(const std::string& name, Means means, int row, int step = 0);
    void addMarks();
    void addCounters();
    void scan();

    const Ruleset& mRules;
    const Scenario* mScenario;
    std::vector<DeskPhrase> mPhrases;
    std::set<std::tuple<std::vector<std::string>, Means, int, int>> mAdded; ///< each phrase stands once
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

/// Visits every node of a body; with `menus` also those that menu entries lead to.
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
