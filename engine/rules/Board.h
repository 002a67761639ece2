#pragma once

#include "engine/base/Nth.h"
#include "engine/model/Position.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/StepBudget.h"

#include <memory>
#include <vector>

namespace fw {

struct PathSearch; // engine/rules/PathFinder.h

/// The rules and a position that lies still, with the indexes that are asked for again and again, each made when it is
/// first asked for. Whoever writes to the position lays the board anew (PositionChange).
class Board
{
public:
    /// Looks at a position, which must outlive it, as must the rules.
    Board(const Compiled& compiled, const Position& position) : c(compiled), p(position) {}
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    const Compiled& c; ///< the rules
    const Position& p; ///< the position looked at

    /// Where a unit is.
    const UnitState& unit(UnitId unit) const { return nth(p.units, unit.index()); }
    /// Whether the place is a cell of the map.
    bool onMap(PlaceId place) const { return c.onMap(place); }
    /// Whether two sides are enemies.
    static bool hostile(std::int32_t a, std::int32_t b) { return a != b && a >= 0 && b >= 0; }
    /// The side of an entity, -1 when it has none.
    std::int32_t sideOf(Kind kind, std::int32_t item) const;
    /// The arrival that play has set for a counter; null where that of the scenario holds.
    const Scheduled* scheduled(UnitId unit) const;
    /// The formation of a member: of a counter its own, of a formation itself; -1 for none.
    std::int32_t formationOf(Kind kind, std::int32_t item) const;
    /// The engagement of a number; null when it is over.
    const Engagement* engagement(std::int32_t number) const;
    /// The place of an entity; none when it has none.
    PlaceId placeOf(Kind kind, std::int32_t item) const;

    /// Units in a place, bottom first.
    void eachAt(PlaceId place, StepBudget& budget, auto f)
    {
        stack(budget);
        if (!mFirst.has(place))
            return;
        for (UnitId u = mFirst[place]; u.valid(); u = mNext[u])
            f(u);
    }
    /// Whether a unit exerts a zone of any kind.
    bool exerts(UnitId unit, StepBudget& budget);
    /// Whether a unit's zones reach a cell.
    bool zoneReaches(UnitId unit, PlaceId cell, StepBudget& budget);
    /// How many units hostile to `side` exert a zone over the cell.
    int zonesAgainst(std::int32_t side, PlaceId cell, StepBudget& budget);
    /// What a definition was found to say of a counter in this position, -1 when it was not asked yet.
    std::int8_t& remembered(std::int32_t def, UnitId unit, StepBudget& budget);
    /// Per cell, whether anybody stands there, any zone lies over it or any mark on it.
    const IdVector<PlaceId, char>& busy(StepBudget& budget);

    std::vector<std::shared_ptr<PathSearch>> searches; ///< what is known of paths in this position

private:
    void stack(StepBudget& budget);
    void layZones(StepBudget& budget);

    bool mStacked = false;
    bool mZoned = false;
    std::vector<std::int8_t> mDefs; ///< [definition * units + unit]
    IdVector<PlaceId, UnitId> mFirst;
    IdVector<UnitId, UnitId> mNext;
    IdVector<UnitId, char> mExerts;
    IdVector<UnitId, std::uint8_t> mReach; ///< a bit for each direction in which a zone of it lies over the cell
    IdVector<PlaceId, char> mBusy;
    std::vector<std::int16_t> mZones; ///< [side * cells + cell]
};

} // namespace fw
