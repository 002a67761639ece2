#pragma once

#include "engine/rules/Evaluate.h"

#include <string>
#include <vector>

namespace fw {

/// Turning within a path is written as a negative item: turn to facing f is -(f + 1).
constexpr std::int32_t turnTo(std::int32_t facing) { return -(facing + 1); }
/// The facing a negative item turns to.
constexpr std::int32_t facingOf(std::int32_t item) { return -item - 1; }

/// A way found or checked.
struct WayFound {
    std::vector<std::int32_t> items; ///< cells, and turns as negative numbers
    Rational cost{0};
    Sym row = noSym;
    Sym mode = noSym;
    Sym tier = noSym;
    bool guaranteed = false; ///< allowed only by the one-step guarantee
};

/// Which rule said no to a path, and where.
struct PathRefusal {
    std::string cite;
    std::string label;
    std::int32_t place = -1;
    bool refused = false;
    std::string level = {}; ///< of the rule that refused; empty takes the game's
};

/// Searches and judges paths of one row for a group of units.
class PathFinder {
public:
    /// `row` is an index into Compiled::paths; `start` a place (a box for rows that enter the map).
    PathFinder(Scope& scope, std::int32_t row, Value units, std::int32_t start);

    /// Whether the row may be used at all.
    bool opens();
    /// Judges a whole path; the way with its cost, or the first rule that refuses.
    bool check(const std::vector<std::int32_t>& items, WayFound& way, PathRefusal& refusal);
    /// Cells (and turns) that may come next after a legal beginning, each with the cost so far.
    struct Next {
        std::int32_t item;
        Rational cost;
    };
    std::vector<Next> next(const std::vector<std::int32_t>& items);
    /// The tier in force: its index, -1 when the row has no tiers, -2 when it has and none offers a way.
    int tier();
    /// Where a march may end: cells with the least cost, by one search; rows without tiers only.
    std::vector<Next> reach();
    /// Whether any path at all may be taken.
    bool any();

private:
    struct Node {
        std::int32_t place;
        std::int32_t facing;
        int steps;
        Rational spent;
        bool stopped;
        bool turned; ///< the last item was a turn; the next must not be
        std::string stopCite;
    };
    bool step(const CMode* mode, const CTier* tier, Node& node, std::int32_t item,
              const std::vector<std::int32_t>& before, PathRefusal& refusal, bool lenient);
    bool ends(const CTier* tier, const Node& node, const std::vector<std::int32_t>& items,
              PathRefusal& refusal);
    bool extendable(const CMode* mode, const CTier* tier, const Node& node,
                    std::vector<std::int32_t>& items, int depth, int& work);
    bool walk(const CMode* mode, const CTier* tier, const std::vector<std::int32_t>& items,
              Node& node, PathRefusal& refusal);
    bool rulesHold(const std::vector<CRule>& rules, PathRefusal& refusal, std::int32_t place);
    bool anyFrom(const CTier* tier);
    Node origin();
    std::vector<const CMode*> modes() const;
    std::vector<std::int32_t> exits(const Node& node) const;
    int lowest(const CTier* tier);
    int highest(const CTier* tier);
    int depth(const CTier* tier, int steps);

    Scope& s;
    const CPathRow& mRow;
    Value mUnits;
    std::int32_t mStart;
    int mTier = -3;
    std::string mTierWhy;
};

/// The word of the tier in force for units going by a path row from a place; "none" when there is no way,
/// the row's id when it has no tiers and a way exists.
Sym openTier(Scope& scope, std::int32_t row, const Value& units, std::int32_t start);

} // namespace fw
