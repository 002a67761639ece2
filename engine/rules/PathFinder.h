#pragma once

#include "engine/base/Nth.h"
#include "engine/model/PathBar.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// Turning within a path is written as a negative item: turn to facing f is -(f + 1).
constexpr std::int32_t turnTo(std::int32_t facing)
{
    return -(facing + 1);
}
/// The facing a negative item turns to.
constexpr std::int32_t facingOf(std::int32_t item)
{
    return -item - 1;
}

/// How the last step of a path that leaves the map is written.
inline constexpr const char* offTheMap = "off";

/// Ends the name of the local that says that a path was let pass against the rules.
inline constexpr const char* letPass = ".let-pass";

/// A way found or checked.
struct WayFound {
    std::vector<std::int32_t> items; ///< cells, and turns as negative numbers
    Rational cost{0};
    bool priced = true; ///< false for one the rules refuse and have no price for
    Sym row = noSym;
    Sym mode = noSym;
    Sym tier = noSym;
    bool guaranteed = false; ///< allowed only by the one-step guarantee
};

/// Which rule said no to a path, and where.
struct PathRefusal {
    std::string cite;
    PathStop why = {};
    PlaceId place = {};
    bool refused = false;
    std::optional<Level> level = {}; ///< of the rule that refused; the game's when absent
    UnitId unit = {};                ///< whom of the group it holds back; none where it is what they do together
};

/// What is found out for all paths of one row, one group and one start while the position stays as it is.
struct PathSearch {
    /// One unit of the group, and what of the rules is still to be asked for its steps.
    struct Member {
        UnitId unit;
        EdgeTable* table = nullptr; ///< null for one that is like another before it
        std::vector<const CRule*> edgeQuiet, edgeStep, stopQuiet, stopStep;
        std::int8_t quietEdge = -1; ///< answer of edgeQuiet between empty cells, -1 when not asked yet
        std::int8_t quietStop = -1; ///< the same of stopQuiet
    };
    /// What the rules say of one step.
    struct Verdict {
        bool open = false;
        bool stops = false;
        Rational cost{0};
    };
    /// How the group goes by one mode under one tier.
    struct ModeContext {
        const CMode* mode = nullptr;
        const CTier* tier = nullptr;
        int low = 1;
        int high = 0;
        bool kept = false;                  ///< answers may be kept
        PriceKept price = PriceKept::Never; ///< and so may prices
        bool edgewise = false;              ///< no rule asks how the path came to a step
        std::vector<Member> members;
        std::vector<std::int32_t> steps; ///< those judged near others, as cell * 8 + direction
        std::vector<Verdict> said;       ///< and what was said of them
    };
    const CPathRow* row = nullptr;
    Value units;
    PlaceId start;
    int tier = -3;          ///< as PathFinder::tier() says, -3 when not asked yet
    std::int8_t opens = -1; ///< -1 when not asked yet
    std::optional<Rational> allowance;
    std::optional<Rational> spent;
    std::optional<std::vector<std::int32_t>> exits; ///< cells from which the map may be left
    std::vector<std::unique_ptr<ModeContext>> gaits;
};

/// Searches and judges paths of one row for a group of units. What the ground says of a step is asked once
/// for all searches, what holds for the whole search once for it; the answers are those of the same rules.
class PathFinder
{
public:
    /// `row` is an index into Compiled::paths; `start` a place (a box for rows that enter the map).
    PathFinder(Scope& scope, std::int32_t row, const Value& units, PlaceId start);

    /// Whether the row may be used at all.
    bool opens();
    /// Judges a whole path; the way with its cost, or the first rule that refuses.
    bool check(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal& refusal);
    /// Whether the rules `edge` and `stop` still allow the step behind the first `done` items as the board is now; else
    /// the rule that does not. Items before it count as taken; `mode` and `tier` are those that the path was chosen by.
    bool mayGoOn(const std::vector<std::int32_t>& items, std::size_t done, Sym mode, Sym tier, PathRefusal& refusal);
    /// The rules that a path breaks, each once: on every step, by its length and cost, and at its end. Stops at a step
    /// to a place that is not adjacent.
    std::vector<PathRefusal> broken(const std::vector<std::int32_t>& items);
    /// Judges a whole path when nobody asks why not.
    bool check(const std::vector<std::int32_t>& items, WayFound& way);
    /// What a whole path costs whatever the rules say to it; nothing where a step has no price.
    std::optional<Rational> price(const std::vector<std::int32_t>& items);
    /// Cells (and turns) that may come next after a legal beginning, each with the cost so far.
    struct Next {
        std::int32_t item;
        Rational cost;
    };
    std::vector<Next> next(const std::vector<std::int32_t>& items);
    /// The same one after another, some twice, until `take` says that it has enough.
    bool eachNext(const std::vector<std::int32_t>& items, auto take);
    /// The tier in force: its index, -1 when the row has no tiers, -2 when it has and none offers a way.
    int tier();
    /// Where a march may end: cells with the least cost, by one search; rows without tiers only.
    std::vector<Next> reach();
    /// From now on it looks for ways that cost more than the allowance of one move, too.
    void leaveAllowance() { mUnlimited = true; }
    /// Leaves the allowance of one move aside, to measure longer ways; false, changing nothing, where the
    /// search would have to settle more than each cell once.
    bool lift();
    /// Whether any path at all may be taken.
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
        bool turned; ///< the last item was a turn; the next must not be
    };
    class Bound;

    static constexpr int questionLimit = 20000; ///< steps tried for one question; maps and tiers stay far below
    ModeContext& gait(std::size_t mode, const CTier* tier);
    void keepAnswers(ModeContext& gait, std::size_t mode);
    void sort(Member& member, const std::vector<CRule>& rules, bool stop);
    std::size_t modeCount() const { return std::max<std::size_t>(1, mRow.modes.size()); }
    bool step(ModeContext& gait, Node& node, std::int32_t item, const std::vector<std::int32_t>& before,
              PathRefusal* refusal);
    bool shut(ModeContext& gait, const Node& node, PlaceId to, PathRefusal* refusal);
    /// The last step, which leads off the map.
    bool leave(Node& node, PathRefusal* refusal);
    /// Whether the map may be left from a cell.
    bool leaves(PlaceId from) const;
    bool leavingCosts(const Node& node, Rational& cost);
    /// Whether it has led off the map.
    bool gone(const Node& node) const { return node.steps > 0 && !s.board.onMap(node.place); }
    bool turn(Node& node, std::int32_t item, const std::vector<std::int32_t>& before, PathRefusal* refusal);
    Verdict judged(const ModeContext& gait, const Node& node, PlaceId to, PathRefusal* refusal);
    bool stops(const ModeContext& gait, const Node& node, PlaceId to, PathRefusal& rule);
    Verdict recalled(ModeContext& gait, const Node& node, PlaceId to, std::int32_t direction);
    Verdict asked(ModeContext& gait, const Node& node, PlaceId to, bool quiet, bool price, Verdict out);
    EdgeSays ground(const ModeContext& gait, const Member& member, const Node& node, PlaceId to, bool price);
    bool lastingHold(const std::vector<CRule>& rules);
    bool hold(const std::vector<const CRule*>& rules);
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
    class Found;
    bool simple(const ModeContext& gait) const;
    std::int32_t mostSpent(std::int32_t unit);
    bool search(ModeContext& gait, std::int32_t& unit, Found& found);
    void searchAll(ModeContext& gait, Found& found);
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
    std::shared_ptr<PathSearch> mSearch; ///< shared by all that ask the same while the position stays
    const Value& mUnits;
    const PlaceId mStart;
    bool mUnlimited = false;
    std::string mStopCite; ///< of the rule that ended the move, while a refusal is sought
};

/// The word of the tier in force for units going by a path row from a place; "none" when there is no way,
/// the row's id when it has no tiers and a way exists.
Sym openTier(Scope& scope, std::int32_t row, const Value& units, PlaceId start);

bool PathFinder::eachExit(const Node& node, auto take) const
{
    if (!s.board.onMap(node.place)) { // whoever is off the map comes in by the entries
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
        inForce = &nth(mRow.tiers, t);
    }
    std::vector<std::int32_t> longer = items;
    for (std::size_t m = 0; m < modeCount(); ++m) {
        ModeContext& by = gait(m, inForce);
        Node node{};
        // What only the guarantee allows goes no farther.
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
