#pragma once

#include "engine/base/CheckedIndex.h"
#include "engine/model/Position.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/StepBudget.h"

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace fw {

struct PathSearch; // engine/rules/PathFinder.h
class Scope;       // engine/rules/Scope.h

/// The rules and a fixed position, with indexes that are built when they are first used. Code that writes to the
/// position must rebuild the board (PositionChange).
class Board
{
public:
    /// Reads a position, which must outlive it, as must the rules.
    Board(const Compiled& compiled, const Position& position) : c(compiled), p(position) {}
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    const Compiled& c;
    const Position& p;

    /// The state of a unit.
    const UnitState& unit(UnitId unit) const { return checkedAt(p.units, unit.index()); }
    /// Whether the place is a cell of the map.
    bool onMap(PlaceId place) const { return c.onMap(place); }
    /// Whether two sides are enemies now.
    bool hostile(std::int32_t a, std::int32_t b) const
    {
        return a != b && a >= 0 && b >= 0 && relationIn(p.relations, a, b) == Relation::Hostile;
    }
    /// Whether two sides are one or are allied now; whoever has no side is a friend of all.
    bool friendly(std::int32_t a, std::int32_t b) const
    {
        return a == b || a < 0 || b < 0 || relationIn(p.relations, a, b) == Relation::Allied;
    }
    /// The side of an entity, -1 when it has none.
    std::int32_t sideOf(Kind kind, std::int32_t item) const;
    /// The arrival of a counter that play has set; null when the scenario's schedule applies.
    const Scheduled* scheduled(UnitId unit) const;
    /// The formation of a counter, or of a formation itself; -1 for none.
    std::int32_t formationOf(Kind kind, std::int32_t item) const;
    /// The engagement with a number; null when it is over.
    const Engagement* engagement(std::int32_t number) const;
    /// The place of an entity; none when it has none.
    PlaceId placeOf(Kind kind, std::int32_t item) const;

    /// Calls `f` with each unit in a place, bottom first.
    void eachAt(PlaceId place, StepBudget& budget, auto f)
    {
        stack(budget);
        if (!mFirst.has(place))
            return;
        for (UnitId u = mFirst[place]; u.valid(); u = mNext[u])
            f(u);
    }
    /// Whether a unit exerts a ZOC of any kind.
    bool exerts(UnitId unit, StepBudget& budget);
    /// Whether the ZOC of a unit includes a cell.
    bool zoneReaches(UnitId unit, PlaceId cell, StepBudget& budget);
    /// The cells of the ZOC of a unit that it does not reach in one step, ascending.
    std::span<const PlaceId> farZone(UnitId unit, StepBudget& budget);
    /// How many units hostile to `side` exert a ZOC over the cell.
    int zonesAgainst(std::int32_t side, PlaceId cell, StepBudget& budget);
    /// The cached answer of a definition for a counter in this position; -1 when it was not evaluated yet.
    std::int8_t& remembered(std::int32_t def, UnitId unit, StepBudget& budget);
    /// The features of a hexside and the ways across it, with those that marks add and without those that they remove.
    struct Ground {
        std::vector<Sym> words, ways;
    };
    /// The ground of a hexside that marks have changed; null if it is as printed.
    const Ground* altered(PlaceId hexside, StepBudget& budget);
    /// The words on a hexside now.
    const std::vector<Sym>& hexsideWords(PlaceId hexside, StepBudget& budget);
    /// The kinds of ways across a hexside now.
    const std::vector<Sym>& hexsideWays(PlaceId hexside, StepBudget& budget);
    /// Per cell, whether it has a unit, a ZOC of any unit, or a mark.
    const IdVector<PlaceId, char>& busy(StepBudget& budget);

    std::vector<std::shared_ptr<PathSearch>> searches; ///< cached searches for paths in this position

private:
    void stack(StepBudget& budget);
    void layZones(StepBudget& budget);
    void spreadZones(Scope& s);
    bool reachesNextTo(UnitId unit, PlaceId cell) const;

    bool mStacked = false;
    bool mZoned = false;
    std::vector<std::int8_t> mDefs; ///< [definition * units + unit]
    IdVector<PlaceId, UnitId> mFirst;
    IdVector<UnitId, UnitId> mNext;
    IdVector<UnitId, char> mExerts;
    IdVector<UnitId, std::uint32_t> mReach;      ///< one bit for each direction in which it exerts a ZOC
    IdVector<UnitId, std::vector<PlaceId>> mFar; ///< further cells of its ZOC; empty if all have a range of 1
    IdVector<PlaceId, char> mBusy;
    bool mGroundRead = false;
    std::unordered_map<std::int32_t, Ground> mAltered; ///< by place
    std::vector<std::int16_t> mZones;                  ///< [side * cells + cell]
};

} // namespace fw
