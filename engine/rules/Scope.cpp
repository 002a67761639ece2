#include "engine/rules/Scope.h"

#include "engine/base/Nth.h"
#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace fw {

bool Scope::tired()
{
    if (work.blamed() || judging.empty())
        return false;
    const auto [what, index] = Judging::rowOf(judging.front());
    const auto at = static_cast<std::size_t>(index);
    work.blame(what == Judging::What::Def      ? "definition " + c.ruleset.defs[at].id
               : what == Judging::What::Rating ? "rating " + c.ruleset.ratings[at].id
               : what == Judging::What::Sight  ? "sight " + c.ruleset.sights[at].id
                                               : "quantity " + c.ruleset.quantities[at].id);
    return false;
}

bool Scope::findLocal(Sym role, Bind& out) const
{
    work.steps(static_cast<std::int64_t>(layers.size()) / bulk);
    for (std::size_t i = layers.size(); i-- > 0;) {
        for (const Local& local : *layers[i]) {
            if (local.name == role) {
                out = {role, local.value.kind, local.value.items.empty() ? -1 : local.value.items[0], &local.value};
                return true;
            }
        }
    }
    return false;
}

std::int32_t Scope::sideOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units && item >= 0)
        return c.units[UnitId(item)].side;
    if (kind == Kind::Formations && item >= 0)
        return nth(c.formations, item).side;
    return kind == Kind::Sides ? item : -1;
}

const Scheduled* Scope::scheduled(UnitId unit) const
{
    for (const Scheduled& one : p.schedule)
        if (one.unit == unit)
            return &one;
    return nullptr;
}

const Engagement* Scope::engagement(std::int32_t number) const
{
    return engagementIn(p, number);
}

std::int32_t Scope::formationOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units && item >= 0)
        return c.units[UnitId(item)].group;
    return kind == Kind::Formations ? item : -1;
}

PlaceId Scope::placeOf(Kind kind, std::int32_t item) const
{
    if (kind == Kind::Units && item >= 0)
        return unit(UnitId(item)).place;
    return PlaceId(kind == Kind::Places || kind == Kind::Path ? item : -1);
}

void Scope::index()
{
    if (mIndexed)
        return;
    mIndexed = true;
    const std::size_t n = p.units.size();
    spend(c.places / bulk + static_cast<std::int64_t>(n));
    mFirst.assign(static_cast<std::size_t>(c.places), {});
    mNext.assign(n, {});
    for (auto u = static_cast<std::int32_t>(n); u-- > 0;) {
        const UnitId one(u);
        const PlaceId place = unit(one).place;
        if (!mFirst.has(place))
            continue;
        // Kept sorted by the order of the stack, bottom first.
        UnitId* slot = &mFirst[place];
        while (slot->valid() && unit(*slot).order < unit(one).order)
            slot = &mNext[*slot];
        mNext[one] = *slot;
        *slot = one;
    }
}

bool Scope::exerts(UnitId unit)
{
    zoneIndex();
    return mExerts[unit] != 0;
}

static bool inArc(const Compiled& c, const UnitState& state, std::uint8_t arc, int direction)
{
    if (arc == 0)
        return true;
    const Arc where = arcOf(c, state.facing, direction);
    return (arc == 1 && where == Arc::Front) || (arc == 2 && where == Arc::Flank) || (arc == 3 && where == Arc::Rear);
}

bool Scope::zoneReaches(UnitId mover, PlaceId cell)
{
    zoneIndex();
    const UnitState& state = unit(mover);
    if (!mExerts[mover] || !onMap(state.place) || !onMap(cell))
        return false;
    for (std::int32_t d = 0; d < c.directions; ++d)
        if (c.neighbour(state.place, d) == cell)
            return reaches(mover, cell, d);
    return false;
}

bool Scope::reaches(UnitId mover, PlaceId cell, int direction)
{
    const UnitState& state = unit(mover);
    BindOne bindUnit(*this, names::unit, mover);
    BindOne bindFrom(*this, names::from, state.place);
    BindOne bindTo(*this, names::to, cell);
    for (const CZone& zone : c.zones) {
        if (!inArc(c, state, zone.arc, direction))
            continue;
        if (c.zones.size() > 1 && !holds(*this, zone.exerts))
            continue;
        if (!blocked(zone, state.place, direction))
            return true;
    }
    return false;
}

bool Scope::blocked(const CZone& zone, PlaceId from, int direction)
{
    const auto judge = [&]() {
        for (const CRule& rule : zone.blocked)
            if (holds(*this, rule.applies) && !holds(*this, rule.need))
                return true;
        return false;
    };
    if (zone.blocked.empty())
        return false;
    // Where the ground alone says so it has been said before.
    if (!zone.kept || !judging.empty())
        return judge();
    EdgeTable* const table = zone.kept.get();
    EdgeSays says = table->get(from, direction);
    if (!says.known()) {
        says.word = EdgeSays::Known;
        if (!judge())
            says.word |= EdgeSays::Open;
        if (!spent())
            table->put(from, direction, says);
    }
    return !says.open();
}

void Scope::zoneIndex()
{
    if (mZoned)
        return;
    mZoned = true;
    spend(std::int64_t(c.sides) * c.cells / bulk);
    mExerts.assign(p.units.size(), 0);
    mZones.assign(static_cast<std::size_t>(c.sides * std::max(1, c.cells)), 0);
    for (const UnitId u : mExerts.ids()) {
        if (!onMap(unit(u).place))
            continue;
        BindOne bind(*this, names::unit, u);
        for (const CZone& zone : c.zones) {
            if (holds(*this, zone.exerts)) {
                mExerts[u] = 1;
                break;
            }
        }
    }
    for (const UnitId u : mExerts.ids()) {
        if (!mExerts[u])
            continue;
        for (std::int32_t d = 0; d < c.directions; ++d) {
            const PlaceId cell = c.neighbour(unit(u).place, d);
            if (cell.valid() && reaches(u, cell, d))
                ++nth(mZones, c.units[u].side * c.cells + cell.index());
        }
    }
}

const IdVector<PlaceId, char>& Scope::busy()
{
    if (mBusied)
        return mBusy;
    zoneIndex();
    mBusied = true;
    spend(std::int64_t(c.sides) * c.cells / bulk);
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

int Scope::zonesAgainst(std::int32_t side, PlaceId cell)
{
    if (!onMap(cell))
        return 0;
    zoneIndex();
    int count = 0;
    for (std::int32_t s = 0; s < c.sides; ++s)
        if (hostile(s, side))
            count += nth(mZones, s * c.cells + cell.index());
    return count;
}

Items Scope::resolve(const CPath& path)
{
    Items out;
    if (!spend())
        return out;
    if (path.parts.size() == 1) {
        members(path.parts[0], out);
        return out;
    }
    for (const CPart& part : path.parts) {
        Items some;
        members(part, some);
        if (out.kind == Kind::None)
            out.kind = some.kind;
        if (some.kind == out.kind)
            for (std::int32_t m : some)
                out.addOnce(m);
    }
    return out;
}

void Scope::members(const CPart& part, Items& out)
{
    if (part.steps.empty()) {
        start(part, out);
        spend(out.size() / 2);
        return;
    }
    Items in;
    start(part, in);
    for (std::size_t i = 0; i + 1 < part.steps.size() && spend(in.size() / 4); ++i) {
        Items next;
        follow(part.steps[i], in, next);
        in = std::move(next);
    }
    if (spend(in.size() / 4))
        follow(part.steps.back(), in, out);
}

} // namespace fw
