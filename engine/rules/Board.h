#pragma once

#include "engine/base/CheckedIndex.h"
#include "engine/model/Position.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Dependencies.h"
#include "engine/rules/StepBudget.h"

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace fw {

struct PathSearch;  // engine/rules/PathFinder.h
struct SortedRules; // engine/rules/PathFinder.h
class Scope;        // engine/rules/Scope.h
class RolesKey;     // engine/rules/RoleAnswers.h
struct RoleAnswer;  // engine/rules/RoleAnswers.h

/// A part of the position that a change wrote to.
struct Written {
    UnitId unit = {};         ///< the counter whose state was written
    MarkId mark = {};         ///< the mark that was written; if neither is valid, anything may have been written
    std::int32_t subject = 0; ///< what carries the mark
};

/// The rules and a position, with indexes that are built when they are first used. Code that writes to the position
/// must rebuild the board or let it follow (PositionChange).
class Board
{
public:
    /// Reads a position, which must outlive it, as must the rules. With `follows`, which must outlive it too, it keeps
    /// what it derives from position to position.
    Board(const Compiled& compiled, const Position& position, Dependencies* follows = nullptr);
    ~Board();
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    const Compiled& c;
    const Position& p;

    /// Notes that an evaluation reads a part of the game.
    void read(auto slotOf) const
    {
        if (follows)
            follows->read(slotOf(*follows));
    }
    /// Brings all that is kept up to date after a change of the position; only for a board that follows.
    void follow(const Written& written);
    /// Whether an answer with this origin still holds.
    bool holds(Dependencies::Origin& origin) { return holds(origin.moment, origin.reads); }
    /// The same for an answer that was found to hold at a moment, from these slots.
    bool holds(std::uint64_t& moment, std::span<const Dependencies::Slot> reads);

    /// The state of a unit.
    const UnitState& unit(UnitId unit) const
    {
        if (follows)
            follows->read(follows->unit(unit));
        return checkedAt(p.units, unit.index());
    }
    /// Whether a unit is on the map.
    bool unitOnMap(UnitId unit) const
    {
        if (follows)
            follows->read(follows->onMap(unit));
        return onMap(checkedAt(p.units, unit.index()).place);
    }
    /// The side of the current phase; -1 for none.
    std::int32_t active() const
    {
        readPart(Dependencies::Part::Active);
        return p.active;
    }
    /// The current turn.
    std::int32_t turn() const
    {
        readPart(Dependencies::Part::Turn);
        return p.turn;
    }
    /// The open engagements.
    const std::vector<Engagement>& engagements() const
    {
        readPart(Dependencies::Part::Engagements);
        return p.engagements;
    }
    /// The notes of a mark are read.
    const std::vector<Note>& notesOf(MarkId mark) const
    {
        read([&](const Dependencies& d) { return d.mark(mark); });
        return p.notes;
    }
    /// The value of a mark of a subject.
    Rational markOf(MarkId mark, std::int32_t subject) const;
    /// Whether the place is a cell of the map.
    bool onMap(PlaceId place) const { return c.onMap(place); }
    /// Whether two sides are enemies now.
    bool hostile(std::int32_t a, std::int32_t b) const
    {
        readPart(Dependencies::Part::Relations);
        return a != b && a >= 0 && b >= 0 && relationIn(p.relations, a, b) == Relation::Hostile;
    }
    /// Whether two sides are one or are allied now; whoever has no side is a friend of all.
    bool friendly(std::int32_t a, std::int32_t b) const
    {
        readPart(Dependencies::Part::Relations);
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
        read([&](const Dependencies& d) { return d.place(place); });
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
    /// The cached answer of a definition for a counter; -1 when it was not evaluated yet or may have changed.
    std::int8_t remembered(std::int32_t def, UnitId unit, StepBudget& budget);
    /// Caches the answer of a definition for a counter, with what was read for it.
    void remember(std::int32_t def, UnitId unit, bool answer, const Dependencies::Recording& reading);
    /// The cached answer for these roles if it holds, else null. Only of a board that follows; the next one that is
    /// cached may move it.
    const RoleAnswer* recalled(const RolesKey& key);
    /// The members of a cached path.
    std::span<const std::int32_t> itemsOf(const RoleAnswer& answer) const;
    /// Caches the answer for these roles, with what was read for it.
    void keepAnswer(const RolesKey& key, std::int32_t answer, std::span<const std::int32_t> items,
                    const Dependencies::Recording& reading);
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
    /// Per cell, whether it has a unit, a ZOC of any unit, or a mark. A search also calls busyRead() for its cells.
    const IdVector<PlaceId, char>& busy(StepBudget& budget);
    /// Notes that an evaluation reads whether a cell is busy.
    void busyRead(PlaceId cell) const
    {
        if (follows) {
            follows->read(follows->place(cell));
            follows->read(follows->zonesOver(cell));
        }
    }

    Dependencies* const follows; ///< null for a board of one position
    /// The cached order of rules for a row, a mode, a tier and a group; null for none.
    std::shared_ptr<SortedRules>& sortedRules(const std::vector<std::int32_t>& question);
    /// The cached searches for paths of a row with its outer roles, a group and a start, and perhaps others.
    std::vector<std::shared_ptr<PathSearch>>& searchesOf(const RolesKey& row, const Value& units, PlaceId start);

private:
    void readPart(Dependencies::Part part) const
    {
        if (follows)
            follows->read(Dependencies::of(part));
    }
    void stack(StepBudget& budget);
    void insert(UnitId unit);
    void remove(UnitId unit, PlaceId place);
    void layZones(StepBudget& budget);
    void judgeZones(Scope& s, const std::vector<UnitId>& units);
    void judgeKeptZones(Scope& s, const std::vector<UnitId>& units);
    char exertsNow(Scope& s, UnitId unit);
    void spreadZone(Scope& s, UnitId unit);
    void eachZoneCell(std::uint32_t reach, PlaceId at, const std::vector<PlaceId>& far, auto f) const;
    void countZone(UnitId unit, PlaceId at, int by);
    void unitWritten(UnitId unit);
    void markWritten(MarkId mark, std::int32_t subject);
    void anyWritten();
    void notesWritten();
    bool reachesNextTo(UnitId unit, PlaceId cell) const;

    struct Kept;
    std::unique_ptr<Kept> mKept; ///< only of a board that follows
    bool mStacked = false;
    bool mZoned = false;
    bool mZonesStale = false;       ///< a change may have altered a ZOC
    std::vector<std::int8_t> mDefs; ///< [definition * units + unit], of a board of one position
    std::unordered_map<std::uint64_t, std::vector<std::shared_ptr<PathSearch>>>
        mSearches; ///< by a hash of the question
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
