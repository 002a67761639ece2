#pragma once

#include "engine/base/CheckedIndex.h"
#include "engine/model/PathBar.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// A turn in a path is a negative item: a turn to facing f is -(f + 1).
constexpr std::int32_t turnTo(std::int32_t facing)
{
    return -(facing + 1);
}
/// The facing of a negative item.
constexpr std::int32_t facingOf(std::int32_t item)
{
    return -item - 1;
}

/// The text of the last step of a path that leaves the map.
inline constexpr const char* offTheMap = "off";

/// Suffix of the local that says that a path was allowed against the rules.
inline constexpr const char* letPass = ".let-pass";

/// A path that was found or checked.
struct WayFound {
    std::vector<std::int32_t> items; ///< cells, and turns as negative numbers
    Rational cost{0};
    bool priced = true; ///< false for a path that breaks a rule and has no cost
    Sym row = noSym;
    Sym mode = noSym;
    Sym tier = noSym;
    bool guaranteed = false; ///< legal only by the one-step guarantee
};

/// The rule that refuses a path, and where.
struct PathRefusal {
    std::string cite;
    PathStop why = {};
    PlaceId place = {};
    bool refused = false;
    std::optional<Level> level = {}; ///< level of the rule that refuses; the game's when absent
    UnitId unit = {};                ///< the unit that it holds back; none when it concerns the whole group
};

/// Cached results for all paths of one row, one group and one start in one position.
struct PathSearch {
    /// One unit of the group, and the rules that must still be evaluated for its steps.
    struct Member {
        UnitId unit;
        EdgeTable* table = nullptr; ///< null for a unit that is like an earlier one
        std::vector<const CRule*> edgeQuiet, edgeStep, stopQuiet, stopStep;
        std::int8_t quietEdge = -1; ///< answer of edgeQuiet between quiet cells, -1 when not evaluated
        std::int8_t quietStop = -1; ///< the same for stopQuiet
    };
    /// The judgement of one step.
    struct Verdict {
        bool open = false;
        bool stops = false;
        Rational cost{0};
    };
    /// The group moving by one mode under one tier.
    struct ModeContext {
        const CMode* mode = nullptr;
        const CTier* tier = nullptr;
        int low = 1;
        int high = 0;
        bool kept = false;                  ///< answers may be cached
        PriceKept price = PriceKept::Never; ///< how long costs may be cached
        bool edgewise = false;              ///< no rule depends on how the path came to a step
        std::vector<Member> members;
        std::vector<std::int32_t> steps; ///< judged steps that are not quiet, as cell * directions + direction
        std::vector<Verdict> said;       ///< their verdicts
        mutable std::vector<std::pair<PlaceId, bool>> ends; ///< whether a path may end in a cell
    };
    const CPathRow* row = nullptr;
    Value units;
    PlaceId start;
    std::vector<std::int32_t> outer; ///< the words of a RolesKey for the roles that it does not bind
    int tier = -3;                   ///< as PathFinder::tier(), -3 when not evaluated
    std::int8_t opens = -1;          ///< -1 when not evaluated
    std::optional<Rational> allowance;
    std::optional<Rational> spent;
    std::optional<std::vector<std::int32_t>> exits; ///< cells from which units may leave the map
    std::vector<std::unique_ptr<ModeContext>> gaits;
    Dependencies::Origin origin; ///< of all these answers, if the board follows
};

/// What PathFinder::sortRules() found for a mode, a tier, a group and a start, or any start if that does not matter.
struct SortedRules {
    bool kept = false;
    bool edgewise = false;
    std::vector<PathSearch::Member> members;
    Dependencies::Origin origin;
};

/// Searches and judges the paths of one row for a group of units. It caches answers that depend on terrain alone for
/// all searches, and others for one search; caching does not change an answer.
class PathFinder
{
public:
    /// `row` is an index into Compiled::paths; `start` is a place, a box for rows that enter the map.
    PathFinder(Scope& scope, std::int32_t row, const Value& units, PlaceId start);

    /// Whether the row may be used.
    bool opens();
    /// Judges a whole path: gives the path with its cost, or the first rule that refuses it.
    bool check(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal& refusal);
    /// Whether the rules `edge` and `stop` allow the step after the first `done` items on the board as it is now;
    /// otherwise the rule that does not. The earlier items count as taken; `mode` and `tier` are those of the chosen
    /// path.
    bool mayGoOn(const std::vector<std::int32_t>& items, std::size_t done, Sym mode, Sym tier, PathRefusal& refusal);
    /// The rules that a path breaks, each once: on its steps, by its length and cost, and at its end. Stops at a step
    /// to a place that is not adjacent.
    std::vector<PathRefusal> broken(const std::vector<std::int32_t>& items);
    /// Judges a whole path without giving a reason.
    bool check(const std::vector<std::int32_t>& items, WayFound& way);
    /// The cost of a whole path, legal or not; nothing when a step has no cost.
    std::optional<Rational> price(const std::vector<std::int32_t>& items);
    /// The cells and turns that may come next after a legal beginning, each with the total cost.
    struct Next {
        std::int32_t item;
        Rational cost;
    };
    std::vector<Next> next(const std::vector<std::int32_t>& items);
    /// Calls `take` with each of these, some of them twice, until it returns true.
    bool eachNext(const std::vector<std::int32_t>& items, auto take);
    /// The index of the tier in force; -1 when the row has no tiers, -2 when none of its tiers offers a path.
    int tier();
    /// The cells where a path may end, each with its least cost; only for rows without tiers.
    std::vector<Next> reach();
    /// From now on, paths may cost more than the allowance of one move.
    void leaveAllowance() { mUnlimited = true; }
    /// Ignores the allowance of one move, to measure longer paths; false, without a change, if the search would have to
    /// visit a cell more than once.
    bool lift();
    /// Whether any path is legal.
    bool any();

private:
    using ModeContext = PathSearch::ModeContext;
    using Member = PathSearch::Member;
    using Verdict = PathSearch::Verdict;
    struct Node {
        PlaceId place;
        std::int32_t facing;
        int steps;
        Rational spent;
        bool stopped;
        bool turned; ///< the last item was a turn, so the next must not be
    };
    class Bound;
    /// Records what is read during its lifetime as part of the origin of the cached search.
    class Recorded
    {
    public:
        explicit Recorded(const PathFinder& finder) : mSearch(*finder.mSearch), mReading(finder.s.board.follows) {}
        ~Recorded() { mReading.add(mSearch.origin); }
        Recorded(const Recorded&) = delete;
        Recorded& operator=(const Recorded&) = delete;

    private:
        PathSearch& mSearch;
        const Dependencies::Recording mReading;
    };

    static constexpr int questionLimit = 20000; ///< steps tried for one question; real maps need far fewer
    ModeContext& gait(std::size_t mode, const CTier* tier);
    void keepAnswers(ModeContext& gait, std::size_t mode);
    void sortRules(ModeContext& gait, std::size_t mode);
    void sort(Member& member, const std::vector<CRule>& rules, bool stop);
    std::size_t modeCount() const { return std::max<std::size_t>(1, mRow.modes.size()); }
    bool step(ModeContext& gait, Node& node, std::int32_t item, const std::vector<std::int32_t>& before,
              PathRefusal* refusal);
    bool shut(ModeContext& gait, const Node& node, PlaceId to, PathRefusal* refusal);
    /// Makes the last step, which leads off the map.
    bool leave(Node& node, PathRefusal* refusal);
    /// Whether units may leave the map from a cell.
    bool leaves(PlaceId from) const;
    bool leavingCosts(const Node& node, Rational& cost);
    /// Whether the path has left the map.
    bool gone(const Node& node) const { return node.steps > 0 && !s.board.onMap(node.place); }
    bool turn(Node& node, std::int32_t item, const std::vector<std::int32_t>& before, PathRefusal* refusal);
    Verdict judged(const ModeContext& gait, const Node& node, PlaceId to, PathRefusal* refusal);
    bool stops(const ModeContext& gait, const Node& node, PlaceId to, PathRefusal& rule);
    Verdict recalled(ModeContext& gait, const Node& node, PlaceId to, std::int32_t direction);
    Verdict asked(ModeContext& gait, const Node& node, PlaceId to, bool quiet, bool price, Verdict out);
    EdgeSays ground(const ModeContext& gait, const Member& member, const Node& node, PlaceId to, bool price);
    bool lastingHold(const std::vector<CRule>& rules);
    bool hold(const std::vector<const CRule*>& rules);
    bool endHolds(const ModeContext& gait, const Node& node, PathRefusal* refusal);
    bool ends(const ModeContext& gait, const Node& node, bool empty, PathRefusal* refusal);
    bool extendable(ModeContext& gait, const Node& node, std::vector<std::int32_t>& items, int depth, int& work);
    bool walk(ModeContext& gait, const std::vector<std::int32_t>& items, Node& node, PathRefusal* refusal);
    bool judge(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal* refusal);
    PathRefusal tooDear(const Node& node, PlaceId at);
    void force(const ModeContext& gait, Node& node, PlaceId to);
    bool costOf(const CMode* mode, const Node& node, PlaceId to, bool strict, Rational& cost);
    static bool heldBack(PathRefusal* refusal, UnitId unit);
    bool rulesHold(const std::vector<CRule>& rules, PathRefusal* refusal, PlaceId place);
    bool anyFrom(const CTier* tier);
    class CellsFound;
    bool simple(const ModeContext& gait) const;
    std::int32_t mostSpent(std::int32_t unit);
    bool search(ModeContext& gait, std::int32_t& unit, CellsFound& found);
    void searchAll(ModeContext& gait, CellsFound& found);
    Node origin();
    bool affords(const Rational& spent);
    bool limited() const { return !mUnlimited && mRow.allowance.form != CAmount::Form::None; }
    std::int32_t costRow(const CMode* mode) const { return mode && mode->cost >= 0 ? mode->cost : mRow.cost; }
    bool eachExit(const Node& node, auto take) const;
    int lowest(const CTier* tier);
    int highest(const CTier* tier);
    int depth(const ModeContext& gait, int steps) const;

    Scope& s;
    const CPathRow& mRow;
    std::shared_ptr<PathSearch> mSearch; ///< shared by all finders with the same question in this position
    const Value& mUnits;
    const PlaceId mStart;
    bool mUnlimited = false;
    std::string mStopCite; ///< of the rule that ended the move, kept for a refusal
};

/// The word of the tier in force for units that use a path row from a place; "none" when there is no path, the row's id
/// when it has no tiers and there is one.
Sym openTier(Scope& scope, std::int32_t row, const Value& units, PlaceId start);

bool PathFinder::eachExit(const Node& node, auto take) const
{
    if (!s.board.onMap(node.place)) { // units off the map enter at the entry cells
        for (std::int32_t cell : s.c.entryCells)
            if (take(cell))
                return true;
        return false;
    }
    if (mRow.faces && !node.turned)
        for (int f = 0; f < s.c.facings; ++f)
            if (f != node.facing && take(turnTo(f)))
                return true;
    for (std::int32_t d = 0; d < s.c.directions; ++d)
        if (const PlaceId cell = s.c.neighbour(node.place, d); cell.valid() && take(cell.index()))
            return true;
    return leaves(node.place) && take(s.c.off().index());
}

bool PathFinder::eachNext(const std::vector<std::int32_t>& items, auto take)
{
    const CTier* inForce = nullptr;
    if (!mRow.tiers.empty()) {
        const int t = tier();
        if (t < 0)
            return false;
        inForce = &checkedAt(mRow.tiers, t);
    }
    std::vector<std::int32_t> longer = items;
    for (std::size_t m = 0; m < modeCount(); ++m) {
        ModeContext& by = gait(m, inForce);
        Node node{};
        // A path that only the guarantee allows cannot be continued.
        if (!walk(by, items, node, nullptr) || (!items.empty() && !affords(node.spent)))
            continue;
        const bool found = eachExit(node, [&](std::int32_t item) {
            Node further = node;
            if (!step(by, further, item, items, nullptr) || further.steps > by.high
                || (!affords(further.spent) && (mRow.src->guarantee.empty() || !items.empty())))
                return false;
            longer.push_back(item);
            int work = questionLimit;
            const bool leads = extendable(by, further, longer, depth(by, further.steps), work);
            longer.pop_back();
            return leads && take(Next{item, further.spent});
        });
        if (found)
            return true;
    }
    return false;
}

} // namespace fw
