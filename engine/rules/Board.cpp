#include "engine/rules/Board.h"

#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Scope.h"

#include <algorithm>

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

std::int32_t Board::sideOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units && item >= 0)
        return c.units[UnitId(item)].side;
    if (kind == Kind::Formations && item >= 0)
        return checkedAt(c.formations, item).side;
    return kind == Kind::Sides ? item : -1;
}

const Scheduled* Board::scheduled(UnitId unit) const
{
    for (const Scheduled& one : p.schedule)
        if (one.unit == unit)
            return &one;
    return nullptr;
}

const Engagement* Board::engagement(std::int32_t number) const
{
    return engagementIn(p, number);
}

std::int32_t Board::formationOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units && item >= 0)
        return c.units[UnitId(item)].group;
    return kind == Kind::Formations ? item : -1;
}

PlaceId Board::placeOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units && item >= 0)
        return unit(UnitId(item)).place;
    return PlaceId(kind == Kind::Places || kind == Kind::Path ? item : -1);
}

void Board::stack(StepBudget& budget)
{
    if (mStacked)
        return;
    mStacked = true;
    const std::size_t n = p.units.size();
    budget.charge(c.places / StepBudget::bulk + static_cast<std::int64_t>(n));
    mFirst.assign(static_cast<std::size_t>(c.places), {});
    mNext.assign(n, {});
    for (auto u = static_cast<std::int32_t>(n); u-- > 0;) {
        const UnitId one(u);
        const PlaceId place = unit(one).place;
        if (!mFirst.has(place))
            continue;
        // Sorted by stacking order, bottom first.
        UnitId* slot = &mFirst[place];
        while (slot->valid() && unit(*slot).order < unit(one).order)
            slot = &mNext[*slot];
        mNext[one] = *slot;
        *slot = one;
    }
}

void Board::layZones(StepBudget& budget)
{
    if (mZoned)
        return;
    mZoned = true;
    budget.charge(std::int64_t(c.sides) * c.cells / StepBudget::bulk);
    mExerts.assign(p.units.size(), 0);
    mReach.assign(p.units.size(), 0);
    mZones.assign(static_cast<std::size_t>(c.sides * std::max(1, c.cells)), 0);
    // A scope of its own, because ZOCs must not depend on the roles and rows of the caller.
    Scope s(*this, budget);
    for (const UnitId u : mExerts.ids()) {
        if (!onMap(unit(u).place))
            continue;
        BindOne bind(s, names::unit, u);
        mExerts[u] = std::ranges::any_of(c.zones, [&](const CZone& z) { return holds(s, z.exerts); });
    }
    for (const UnitId u : mExerts.ids()) {
        for (std::int32_t d = 0; mExerts[u] && d < c.directions; ++d) {
            const PlaceId cell = c.neighbour(unit(u).place, d);
            if (!cell.valid() || !reaches(s, u, cell, d))
                continue;
            mReach[u] |= 1U << d;
            ++checkedAt(mZones, c.units[u].side * c.cells + cell.index());
        }
    }
    if (c.zoneRange > 1)
        spreadZones(s);
}

void Board::spreadZones(Scope& s)
{
    mFar.assign(p.units.size(), {});
    ZoneSpread spread(s);
    for (const UnitId u : mExerts.ids()) {
        if (!mExerts[u])
            continue;
        std::vector<PlaceId>& far = mFar[u];
        for (const CZone& zone : c.zones)
            if (zone.range > 1)
                spread.add(zone, u, far);
        std::ranges::sort(far);
        far.erase(std::unique(far.begin(), far.end()), far.end());
        std::erase_if(far, [&](PlaceId cell) { return reachesNextTo(u, cell); });
        for (const PlaceId cell : far)
            ++checkedAt(mZones, c.units[u].side * c.cells + cell.index());
    }
}

bool Board::reachesNextTo(UnitId mover, PlaceId cell) const
{
    const PlaceId from = unit(mover).place;
    for (std::int32_t d = 0; d < c.directions; ++d)
        if (c.neighbour(from, d) == cell)
            return (mReach[mover] >> d & 1) != 0;
    return false;
}

bool Board::exerts(UnitId unit, StepBudget& budget)
{
    layZones(budget);
    return mExerts[unit] != 0;
}

bool Board::zoneReaches(UnitId mover, PlaceId cell, StepBudget& budget)
{
    const PlaceId from = unit(mover).place;
    if (!exerts(mover, budget) || !onMap(from) || !onMap(cell))
        return false;
    return reachesNextTo(mover, cell) || (!mFar.empty() && std::ranges::binary_search(mFar[mover], cell));
}

std::span<const PlaceId> Board::farZone(UnitId unit, StepBudget& budget)
{
    layZones(budget);
    return mFar.empty() ? std::span<const PlaceId>() : mFar[unit];
}

int Board::zonesAgainst(std::int32_t side, PlaceId cell, StepBudget& budget)
{
    if (!onMap(cell))
        return 0;
    layZones(budget);
    int count = 0;
    for (std::int32_t s = 0; s < c.sides; ++s)
        if (hostile(s, side))
            count += checkedAt(mZones, s * c.cells + cell.index());
    return count;
}

std::int8_t& Board::remembered(std::int32_t def, UnitId unit, StepBudget& budget)
{
    if (mDefs.empty()) {
        budget.charge(static_cast<std::int64_t>(c.defs.size() * p.units.size()) / StepBudget::bulk);
        mDefs.assign(c.defs.size() * p.units.size(), -1);
    }
    return mDefs[static_cast<std::size_t>(def) * p.units.size() + static_cast<std::size_t>(unit.index())];
}

const Board::Ground* Board::altered(PlaceId hexside, StepBudget& budget)
{
    if (c.alterations.empty() || !c.isHexside(hexside))
        return nullptr;
    if (!mGroundRead) {
        mGroundRead = true;
        budget.charge(static_cast<std::int64_t>(p.notes.size()));
        for (const Compiled::Alteration& one : c.alterations)
            for (const Note& note : p.notes) {
                if (note.mark != one.mark || note.value == Rational(0))
                    continue;
                const PlaceId side(note.subject);
                const auto [at, fresh] = mAltered.try_emplace(note.subject);
                Ground& ground = at->second;
                if (fresh) {
                    const auto printed = c.hexsides.find(note.subject - c.firstHexside);
                    ground.words = printed == c.hexsides.end() ? std::vector<Sym>() : printed->second.words;
                    ground.ways = c.waysAcross(side);
                }
                auto& list = one.way ? ground.ways : ground.words;
                std::erase(list, one.feature);
                if (one.adds)
                    list.push_back(one.feature);
            }
    }
    const auto found = mAltered.find(hexside.index());
    return found == mAltered.end() ? nullptr : &found->second;
}

const std::vector<Sym>& Board::hexsideWords(PlaceId hexside, StepBudget& budget)
{
    static const std::vector<Sym> nothing;
    if (const Ground* const ground = altered(hexside, budget))
        return ground->words;
    const auto printed = c.hexsides.find(hexside.index() - c.firstHexside);
    return !c.isHexside(hexside) || printed == c.hexsides.end() ? nothing : printed->second.words;
}

const std::vector<Sym>& Board::hexsideWays(PlaceId hexside, StepBudget& budget)
{
    const Ground* const ground = altered(hexside, budget);
    return ground ? ground->ways : c.waysAcross(hexside);
}

const IdVector<PlaceId, char>& Board::busy(StepBudget& budget)
{
    if (!mBusy.empty())
        return mBusy;
    layZones(budget);
    budget.charge(std::int64_t(c.sides) * c.cells / StepBudget::bulk);
    mBusy.assign(static_cast<std::size_t>(c.cells), 0);
    const std::int16_t* zone = mZones.data();
    for (std::int32_t side = 0; side < c.sides && c.cells > 0; ++side)
        for (char& cell : mBusy)
            cell = static_cast<char>(cell | (*zone++ != 0));
    for (const UnitState& unit : p.units)
        if (onMap(unit.place))
            mBusy[unit.place] = 1;
    for (const Note& note : p.notes)
        if (const PlaceId place(note.subject); onMap(place) && c.marks[note.mark].on == MarkOn::Place)
            mBusy[place] = 1;
    return mBusy;
}

} // namespace fw
