// The ZOCs on a board.
#include "engine/grid/Facing.h"
#include "engine/rules/BoardKept.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Scope.h"

#include <algorithm>
#include <tuple>

namespace fw {

namespace {

bool inArc(const Compiled& c, const UnitState& state, ZoneArc arc, int direction)
{
    if (arc == ZoneArc::All)
        return true;
    const Arc where = arcOf(c, state.facing, direction);
    return where == (arc == ZoneArc::Front ? Arc::Front : arc == ZoneArc::Flank ? Arc::Flank : Arc::Rear);
}

/// Whether a ZOC is blocked from the adjacent cell in a direction.
bool blocked(Scope& s, const CZone& zone, UnitId unit, PlaceId from, int direction)
{
    if (zone.blocked.empty())
        return false;
    const auto judge = [&]() {
        for (const CRule& rule : zone.blocked)
            if (holds(s, rule.applies) && !holds(s, rule.need))
                return true;
        return false;
    };
    // Use the cached answer if terrain and kind of unit decide it.
    EdgeTable* const table = zone.kept.empty() ? nullptr : zone.kept[unit];
    if (table == nullptr)
        return judge();
    EdgeSays says = table->get(from, direction);
    if (!says.known()) {
        says.word = EdgeSays::Known;
        if (!judge())
            says.word |= EdgeSays::Open;
        table->put(from, direction, says);
    }
    return !says.open();
}

/// Whether a ZOC of a unit that may exert one reaches the adjacent cell in a direction.
bool reaches(Scope& s, UnitId unit, PlaceId cell, int direction)
{
    const UnitState& state = s.board.unit(unit);
    BindOne bindUnit(s, names::unit, unit);
    BindOne bindFrom(s, names::from, state.place);
    BindOne bindTo(s, names::to, cell);
    for (const CZone& zone : s.c.zones) {
        if (!inArc(s.c, state, zone.arc, direction) || (s.c.zones.size() > 1 && !holds(s, zone.exerts)))
            continue;
        if (!blocked(s, zone, unit, state.place, direction))
            return true;
    }
    return false;
}

/// The directions of an arc, one bit for each, in groups of adjacent ones: the left flank is apart from the right one.
std::vector<std::uint32_t> partsOf(const Compiled& c, const UnitState& state, ZoneArc arc)
{
    const std::int32_t n = c.directions;
    std::vector<std::uint32_t> out;
    for (std::int32_t first = 0; arc != ZoneArc::All && first < n; ++first) {
        if (inArc(c, state, arc, (first + n - 1) % n))
            continue;
        std::uint32_t part = 0;
        for (std::int32_t d = first; inArc(c, state, arc, d % n); ++d)
            part |= 1U << (d % n);
        if (part != 0)
            out.push_back(part);
    }
    if (out.empty() && inArc(c, state, arc, 0))
        out.push_back(~0U);
    return out;
}

/// Finds the cells that a ZOC reaches in several steps.
class ZoneSpread
{
public:
    explicit ZoneSpread(Scope& scope) : s(scope) { mSeen.assign(static_cast<std::size_t>(s.c.cells), 0); }

    /// Adds all cells that a ZOC of a unit reaches, without the cell of the unit; some may be added twice.
    void add(const CZone& zone, UnitId unit, std::vector<PlaceId>& out)
    {
        const UnitState& state = s.board.unit(unit);
        const BindOne bind(s, names::unit, unit);
        if (!holds(s, zone.exerts))
            return;
        for (const std::uint32_t part : partsOf(s.c, state, zone.arc)) {
            ++mNow;
            mReached.assign(1, state.place);
            mSeen[state.place] = mNow;
            std::size_t from = 0;
            for (std::int32_t step = 0; step < zone.range; ++step)
                for (const std::size_t end = mReached.size(); from < end; ++from)
                    further(zone, unit, mReached[from], part);
            out.insert(out.end(), mReached.begin() + 1, mReached.end());
        }
    }

private:
    void further(const CZone& zone, UnitId unit, PlaceId from, std::uint32_t part)
    {
        s.spend();
        for (std::int32_t d = 0; d < s.c.directions; ++d) {
            const PlaceId to = s.c.neighbour(from, d);
            if ((part >> d & 1) == 0 || !to.valid() || mSeen[to] == mNow)
                continue;
            const BindOne bindFrom(s, names::from, from);
            const BindOne bindTo(s, names::to, to);
            if (blocked(s, zone, unit, from, d))
                continue;
            mSeen[to] = mNow;
            mReached.push_back(to);
        }
    }
    Scope& s;
    IdVector<PlaceId, std::int32_t> mSeen; ///< the last search that reached a cell
    std::int32_t mNow = 0;
    std::vector<PlaceId> mReached;
};

} // namespace

void Board::layZones(StepBudget& budget)
{
    if (mZoned && (!mZonesStale || mKept->laying)) // ZOCs that depend on each other see those judged so far
        return;
    // The asking row depends on some ZOCs, and not on all that these are made of.
    Dependencies::Recording apart(follows);
    apart.keepApart();
    const bool first = !mZoned;
    mZoned = true;
    mZonesStale = false;
    const std::size_t n = p.units.size();
    if (first) {
        budget.charge(std::int64_t(c.sides) * c.cells / StepBudget::bulk);
        mExerts.assign(n, 0);
        mReach.assign(n, 0);
        mZones.assign(static_cast<std::size_t>(c.sides * std::max(1, c.cells)), 0);
        if (c.zoneRange > 1)
            mFar.assign(n, {});
        if (mKept) {
            mKept->zoneOrigin.assign(n, {});
            mKept->zoneAt.assign(n, {});
        }
    }
    std::vector<UnitId> again; // the units whose ZOC must be judged
    for (const UnitId u : mExerts.ids())
        if (first || mKept->zonesReadZones || !follows->holds(mKept->zoneOrigin[u]))
            again.push_back(u);
    // A scope of its own, because ZOCs must not depend on the roles and rows of the caller.
    Scope s(*this, budget);
    if (!mKept)
        return judgeZones(s, again);
    mKept->laying = true;
    try {
        judgeKeptZones(s, again);
    } catch (const BudgetSpent&) {
        mZoned = mKept->laying = false; // a part of the ZOCs is lost, so all are judged again
        for (const UnitId u : c.units.ids())
            follows->changed(follows->zone(u));
        for (std::int32_t cell = 0; cell < c.cells; ++cell)
            follows->changed(follows->zonesOver(PlaceId(cell)));
        throw;
    }
    mKept->laying = false;
}

void Board::judgeZones(Scope& s, const std::vector<UnitId>& units)
{
    for (const UnitId u : units)
        mExerts[u] = exertsNow(s, u);
    for (const UnitId u : units) {
        spreadZone(s, u);
        countZone(u, checkedAt(p.units, u.index()).place, 1);
    }
}

/// The same, with the origin of each answer; notes which ZOCs have changed.
void Board::judgeKeptZones(Scope& s, const std::vector<UnitId>& units)
{
    using Zone = std::tuple<char, std::uint32_t, std::vector<PlaceId>, PlaceId>;
    const auto zoneOf = [&](UnitId u) {
        return Zone{mExerts[u], mReach[u], mFar.empty() ? std::vector<PlaceId>() : mFar[u], mKept->zoneAt[u]};
    };
    std::vector<Zone> before;
    for (const UnitId u : units) {
        before.push_back(zoneOf(u));
        countZone(u, mKept->zoneAt[u], -1);
        const Dependencies::Recording reading(follows);
        mExerts[u] = exertsNow(s, u);
        reading.store(mKept->zoneOrigin[u]);
    }
    for (std::size_t i = 0; i < units.size(); ++i) {
        const UnitId u = units[i];
        const Dependencies::Recording reading(follows);
        spreadZone(s, u);
        reading.add(mKept->zoneOrigin[u]);
        mKept->zonesReadZones = mKept->zonesReadZones || follows->readsZones(mKept->zoneOrigin[u]);
        mKept->zoneAt[u] = checkedAt(p.units, u.index()).place;
        countZone(u, mKept->zoneAt[u], 1);
        if (zoneOf(u) == before[i])
            continue;
        follows->changed(follows->zone(u));
        mBusy = {};
        const auto differs = [&](PlaceId cell) { follows->changed(follows->zonesOver(cell)); };
        eachZoneCell(mReach[u], mKept->zoneAt[u], mFar.empty() ? std::vector<PlaceId>() : mFar[u], differs);
        eachZoneCell(std::get<1>(before[i]), std::get<3>(before[i]), std::get<2>(before[i]), differs);
    }
}

/// Calls `f` with each cell of a ZOC: those in the directions `reach` of a place, and further ones.
void Board::eachZoneCell(std::uint32_t reach, PlaceId at, const std::vector<PlaceId>& far, auto f) const
{
    for (std::int32_t d = 0; reach != 0 && d < c.directions; ++d)
        if ((reach >> d & 1) != 0)
            f(c.neighbour(at, d));
    for (const PlaceId cell : far)
        f(cell);
}

void Board::countZone(UnitId u, PlaceId at, int by)
{
    static const std::vector<PlaceId> none;
    eachZoneCell(mReach[u], at, mFar.empty() ? none : mFar[u], [&](PlaceId cell) {
        std::int16_t& count = checkedAt(mZones, c.units[u].side * c.cells + cell.index());
        count = static_cast<std::int16_t>(count + by);
    });
}

/// Whether a unit exerts a ZOC of any kind, judged now.
char Board::exertsNow(Scope& s, UnitId u)
{
    if (!unitOnMap(u))
        return 0;
    const BindOne bind(s, names::unit, u);
    return std::ranges::any_of(c.zones, [&](const CZone& z) { return fw::holds(s, z.exerts); });
}

/// Finds the cells of the ZOC of a unit.
void Board::spreadZone(Scope& s, UnitId u)
{
    mReach[u] = 0;
    for (std::int32_t d = 0; mExerts[u] && d < c.directions; ++d)
        if (const PlaceId cell = c.neighbour(unit(u).place, d); cell.valid() && reaches(s, u, cell, d))
            mReach[u] |= 1U << d;
    if (mFar.empty())
        return;
    std::vector<PlaceId>& far = mFar[u];
    far.clear();
    if (!mExerts[u])
        return;
    ZoneSpread spread(s);
    for (const CZone& zone : c.zones)
        if (zone.range > 1)
            spread.add(zone, u, far);
    std::ranges::sort(far);
    far.erase(std::unique(far.begin(), far.end()), far.end());
    std::erase_if(far, [&](PlaceId cell) { return reachesNextTo(u, cell); });
}

bool Board::reachesNextTo(UnitId mover, PlaceId cell) const
{
    const PlaceId from = checkedAt(p.units, mover.index()).place;
    for (std::int32_t d = 0; d < c.directions; ++d)
        if (c.neighbour(from, d) == cell)
            return (mReach[mover] >> d & 1) != 0;
    return false;
}

bool Board::exerts(UnitId unit, StepBudget& budget)
{
    layZones(budget);
    read([&](const Dependencies& d) { return d.zone(unit); });
    return mExerts[unit] != 0;
}

bool Board::zoneReaches(UnitId mover, PlaceId cell, StepBudget& budget)
{
    const PlaceId from = checkedAt(p.units, mover.index()).place; // what follows from it is part of the ZOC
    if (!exerts(mover, budget) || !onMap(from) || !onMap(cell))
        return false;
    return reachesNextTo(mover, cell) || (!mFar.empty() && std::ranges::binary_search(mFar[mover], cell));
}

std::span<const PlaceId> Board::farZone(UnitId unit, StepBudget& budget)
{
    layZones(budget);
    read([&](const Dependencies& d) { return d.zone(unit); });
    return mFar.empty() ? std::span<const PlaceId>() : mFar[unit];
}

int Board::zonesAgainst(std::int32_t side, PlaceId cell, StepBudget& budget)
{
    if (!onMap(cell))
        return 0;
    layZones(budget);
    read([&](const Dependencies& d) { return d.zonesOver(cell); });
    int count = 0;
    for (std::int32_t s = 0; s < c.sides; ++s)
        if (hostile(s, side))
            count += checkedAt(mZones, s * c.cells + cell.index());
    return count;
}

} // namespace fw
