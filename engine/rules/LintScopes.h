#pragma once

#include "engine/model/Procedures.h"
#include "engine/rules/LintParts.h"
#include "engine/rules/RolePaths.h"
#include "engine/rules/RolesAt.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace fw {

/// A set of role names, each by its number.
class RoleSet
{
public:
    /// Whether it contains a name.
    bool has(int name) const
    {
        const auto at = static_cast<std::size_t>(name) / 64;
        return at < mBits.size() && (mBits[at] >> (name % 64) & 1) != 0;
    }
    /// Adds a name.
    void add(int name)
    {
        const auto at = static_cast<std::size_t>(name) / 64;
        if (at >= mBits.size())
            mBits.resize(at + 1);
        mBits[at] |= std::uint64_t{1} << (name % 64);
    }
    /// Removes a name.
    void drop(int name)
    {
        if (has(name))
            mBits[static_cast<std::size_t>(name) / 64] &= ~(std::uint64_t{1} << (name % 64));
    }
    /// Adds all names of another set; true when this set grew.
    bool add(const RoleSet& other)
    {
        bool grew = false;
        if (other.mBits.size() > mBits.size())
            mBits.resize(other.mBits.size());
        for (std::size_t i = 0; i < other.mBits.size(); ++i) {
            grew = grew || (other.mBits[i] & ~mBits[i]) != 0;
            mBits[i] |= other.mBits[i];
        }
        return grew;
    }

private:
    std::vector<std::uint64_t> mBits;
};

/// Internal to the lint: follows roles and locals from where they are bound to where they are read, as the kernel
/// passes them on. A name is known in a row if it may be bound on some course to the row; rows are visited until
/// nothing changes.
class ScopesLint
{
public:
    /// Checks these rules and reports to the sink.
    ScopesLint(const Ruleset& ruleset, LintSink& sink);
    /// Visits all rows until nothing changes, then reports names that nothing binds or nothing reads.
    void run();
    /// Notes the roles that are known at these places during run(); the places must outlive it.
    void watch(RolesByPlace& places) { mWatched = &places; }

private:
    /// Kinds of rows that other rows call with the roles known there.
    enum Kind { Procedures, Codes, Triggers, Constraints, Defs, Quantities, Paths, Sights, Ratings, Groups, Kinds };
    /// Sites that raise events, and so run triggers with the roles known there.
    enum Site { Moves, Marked, Lost, Removed, Phases, Turns, Sites };
    struct Entry {
        RoleSet known;
        bool reached = false;
        bool fresh = true; ///< more roles are known than when the row was last visited
        int walked = 0;    ///< the sweep that visited it last
    };

    int name(const std::string& word);
    RoleSet with(const RoleSet& known, std::initializer_list<const char*> more);
    RoleSet with(RoleSet known, const std::string& one);
    void ask(Kind kind, const std::string& id, const RoleSet& known);
    void ask(Kind kind, std::size_t index, const RoleSet& known);
    void raise(Site site, const RoleSet& known)
    {
        const bool grew = mRaised[site].add(known);
        mGrew |= grew;
        mHeard |= grew;
    }

    void sweep();
    bool due(Entry& entry);
    Remedy nearest(const std::string& word, const RoleSet& known);
    void each(const auto& rows, const char* key, const char* what, auto f);
    void trigger(const Trigger& row);
    void constraint(const Constraint& row, std::size_t index);
    void quantity(const Quantity& row, std::size_t index);
    void modifier(const Modifier& row);
    void pathRow(const PathRow& row, std::size_t index);
    void zone(const Zone& row);
    void sight(const Sight& row, std::size_t index);

    /// Notes the roles at the current place if it is watched.
    void note(const RoleSet& known);

    // Parts of rows, checked with the roles known there.
    void role(const std::string& word, const RoleSet& known, const std::string& in);
    void local(const std::string& word, const RoleSet& known);
    void heading(const std::string& word, const RoleSet& known);
    void path(std::string_view key, const std::string& text, const RoleSet& known);
    void amount(const Amount& a, const RoleSet& known);
    void amount(std::string_view key, const Amount& a, const RoleSet& known);
    void amount(std::string_view key, const std::optional<Amount>& a, const RoleSet& known);
    void amounts(std::string_view key, const std::vector<Amount>& list, const RoleSet& known);
    void req(const Req& r, const RoleSet& known);
    void reqs(std::string_view key, const Reqs& list, const RoleSet& known);
    void rules(std::string_view key, const std::vector<Rule>& list, const RoleSet& known);
    void fact(const std::string& fact, const std::string& arg, bool asked, const RoleSet& known);
    RoleSet checkRoles(const std::map<std::string, std::string>& roles, const RoleSet& known);
    void handed(const std::map<std::string, std::string>& roles, const Vocabulary& taken, const char* says,
                const std::string& id);
    void asks(const Req& r, const RoleSet& known, const RoleSet& outside);
    void nobodyHands(std::string_view key, const char* says, const std::string& id, const Vocabulary& taken,
                     const RoleSet& inside);
    static constexpr const char* quantityTakesNo = "the quantity '{0}' takes no role '{1}'";

    // Procedures, in the order in which they run; `known` grows on the way.
    void nodes(std::string_view key, const std::vector<Node>& list, RoleSet& known);
    void node(const Node& n, RoleSet& known);
    /// A kind without roles of its own: all that its fields name.
    template <class Any>
    void inner(const Node& n, const Any& kind, RoleSet& known);
    void inner(const Node& n, const ChooseNode& choose, RoleSet& known);
    void inner(const Node& n, const WindowNode& window, RoleSet& known);
    void inner(const Node& n, const RollNode& roll, RoleSet& known);
    void inner(const Node& n, const DrawNode& draw, RoleSet& known);
    void inner(const Node& n, const ShuffleNode& shuffle, RoleSet& known);
    void inner(const Node& n, const CheckNode& check, RoleSet& known);
    void inner(const Node& n, const ComputeNode& compute, RoleSet& known);
    void inner(const Node& n, const LookupNode& lookup, RoleSet& known);
    void inner(const Node& n, const DeclareNode& declare, RoleSet& known);
    void inner(const Node& n, const LetNode& let, RoleSet& known);
    void inner(const Node& n, const ApplyNode& apply, RoleSet& known);
    void inner(const Node& n, const ForeachNode& loop, RoleSet& known);
    void inner(const Node& n, const RepeatNode& loop, RoleSet& known);
    void inner(const Node& n, const CallNode& call, RoleSet& known);
    void inner(const Node& n, const CodeNode& code, RoleSet& known);
    void inner(const Node& n, const SnapshotNode& snapshot, RoleSet& known);
    void inner(const Node& n, const PathNode& path, RoleSet& known);
    void inner(const Node& n, const MoveNode& move, RoleSet& known);
    void inner(const Node& n, const ManualNode& manual, RoleSet& known);
    void reckoned(const std::string& quantity, const std::map<std::string, RolePath>& roles, const RoleSet& known);
    void menu(const std::vector<MenuEntry>& entries, bool window, RoleSet& known);
    void fieldsOf(const MenuEntry& e, RoleSet& known);
    void constraintsAt(const std::string& id, const RoleSet& known);
    const RoleSet& boundBy(const std::vector<Node>& list);
    void binds(const Node& n, RoleSet& known);
    void bind(const Field& field, RoleSet& known);
    void bind(const Die& die, RoleSet& known);
    void bind(const std::string& word, RoleSet& known);
    void bindPath(const std::string& word, RoleSet& known);
    void counted(const Amount& a, const RoleSet& known);
    void written(std::string_view key, const std::string& word, int index = -1);

    // The kinds that roles stand for, by name over all rows: bits of Stands, 0 when unknown.
    enum Stands : std::uint16_t {
        Units = 1,
        Places = 2,
        Sides = 4,
        Game = 8,
        Other = 16,
        Formations = 32,
        Engagements = 64,
        Hexsides = 128,
        Areas = 256
    };
    std::uint16_t standsFor(const std::string& path);
    /// Whether a field for places picks cells and boxes, hexsides or areas.
    Stands pickedPlaces(const Field& field);
    std::uint16_t standsFor(const std::vector<PathWord>& words);
    /// Reports the first relation of a path that its subject does not have, such as the side of a place.
    void follows(const std::vector<PathWord>& words, const std::string& text);
    /// The kinds that have a relation, as bits of Stands; 0 for an unknown relation.
    std::uint16_t relates(const PathWord& word) const;
    std::uint16_t unfit(const std::string& path, std::uint16_t taken); ///< kinds of an alternative outside `taken`
    const std::vector<std::vector<PathWord>>& wordsOf(const std::string& path);
    /// The kinds of things for which a mark can be asked, by themselves or through their side, place or formation.
    static std::uint16_t mayCarry(const Mark& mark);
    /// The kind that carries a mark.
    std::uint16_t bearersOf(const std::string& mark) const;
    void stands(const std::string& word, std::uint16_t kinds);
    void subject(std::string_view key, const std::string& fact, const std::string& of);
    void party(const Req& r);
    /// Checks the kind that a verb or node changes, given in the field `key`.
    void done(std::string_view deed, const std::string& to, std::uint16_t taken, std::string_view key);
    /// Records the kinds for which a definition is evaluated, and reports kinds that cannot satisfy it.
    void asks(const std::string& def, std::uint16_t given);
    /// Sets the kinds of `it` during its lifetime.
    class ItIs
    {
    public:
        ItIs(ScopesLint& lint, std::uint16_t kinds) : mLint(lint), mBefore(std::exchange(lint.mIt, kinds)) {}
        ~ItIs() { mLint.mIt = mBefore; }
        ItIs(const ItIs&) = delete;

    private:
        ScopesLint& mLint;
        std::uint16_t mBefore;
    };
    std::uint16_t fits(const std::string& def) const;
    std::uint16_t askedOf(const std::string& fact, const std::string& arg) const;
    void subject(const auto& verb);

    const Ruleset& mRules;
    LintSink& mSink;
    std::vector<std::uint16_t> mStands;            ///< by number of the name
    std::map<std::string, std::uint16_t> mAskedOf; ///< the kinds of `it` in each definition
    std::uint16_t mIt = 0;                         ///< the kinds of `it` at the current place; 0 when unknown
    bool mSettled = false;                         ///< a role that stands for nothing yet may stand for anything
    std::unordered_map<std::string, const Mark*> mMarks;
    std::unordered_map<std::string, int> mNames;
    std::vector<std::string> mWords; ///< by number of the name
    std::array<std::vector<Entry>, Kinds> mEntries;
    std::array<std::unordered_map<std::string, std::vector<std::size_t>>, Kinds> mIndex;
    std::unordered_map<std::string, std::vector<std::size_t>> mMoments; ///< constraints by `at`
    std::array<RoleSet, Sites> mRaised;
    std::unordered_map<const std::vector<Node>*, RoleSet> mBound;
    std::unordered_map<std::string, std::vector<std::vector<PathWord>>> mPathWords;
    std::map<std::string, Vocabulary> mTaken; ///< roles that a procedure takes
    std::map<std::string, Vocabulary> mReads; ///< roles that a quantity may read
    std::map<std::string, Vocabulary> mWants; ///< roles that a definition takes
    Vocabulary mSaid;                         ///< words in comparisons, which a call may pass on
    RoleSet mUsed;                            ///< names that some row reads
    Vocabulary mRead;                         ///< the same after all visits, with the parts before their dots
    int mSweep = 0;
    bool mGrew = false;  ///< some row knows more
    bool mHeard = true;  ///< some site that raises events knows more
    bool mStood = false; ///< a role stands for a new kind
    bool mAll = true;    ///< rows are visited even if nothing changed
    bool mTelling = false;
    RolesByPlace* mWatched = nullptr; ///< places whose roles are noted; null for none
};

} // namespace fw
