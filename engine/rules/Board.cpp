#include "engine/rules/BoardKept.h"

#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace fw {

Board::Board(const Compiled& compiled, const Position& position, Dependencies* following)
    : c(compiled), p(position), follows(following)
{
    if (follows) {
        mKept = std::make_unique<Kept>();
        mKept->before = p;
    }
}

Board::~Board() = default;

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
    readPart(Dependencies::Part::Schedule);
    for (const Scheduled& one : p.schedule)
        if (one.unit == unit)
            return &one;
    return nullptr;
}

const Engagement* Board::engagement(std::int32_t number) const
{
    readPart(Dependencies::Part::Engagements);
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

Rational Board::markOf(MarkId mark, std::int32_t subject) const
{
    if (follows) {
        const CMark& row = c.marks[mark];
        const bool own = row.on == MarkOn::Unit && !row.noted() && subject >= 0 && inside(p.units, subject);
        follows->read(own ? follows->unit(UnitId(subject)) : follows->mark(mark));
    }
    return fw::markOf(c, p, mark, subject);
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
    for (auto u = static_cast<std::int32_t>(n); u-- > 0;)
        insert(UnitId(u));
}

/// Puts a unit into the list of its place, which is sorted by stacking order, bottom first.
void Board::insert(UnitId one)
{
    const UnitState& state = checkedAt(p.units, one.index());
    if (!mFirst.has(state.place))
        return;
    const auto below = [&](UnitId other) {
        const std::int32_t order = checkedAt(p.units, other.index()).order;
        return order < state.order || (order == state.order && other < one);
    };
    UnitId* slot = &mFirst[state.place];
    while (slot->valid() && below(*slot))
        slot = &mNext[*slot];
    mNext[one] = *slot;
    *slot = one;
}

/// Takes a unit from the list of a place.
void Board::remove(UnitId unit, PlaceId place)
{
    if (!mFirst.has(place))
        return;
    UnitId* slot = &mFirst[place];
    while (slot->valid() && *slot != unit)
        slot = &mNext[*slot];
    if (slot->valid())
        *slot = mNext[unit];
    mNext[unit] = {};
}

std::int8_t Board::remembered(std::int32_t def, UnitId unit, StepBudget& budget)
{
    const std::size_t at = static_cast<std::size_t>(def) * p.units.size() + static_cast<std::size_t>(unit.index());
    if (mKept) {
        if (mKept->defs.empty())
            mKept->defs.resize(c.defs.size() * p.units.size());
        Kept::Def& kept = mKept->defs[at];
        if (kept.answer < 0 || !holds(kept.origin))
            return -1;
        follows->read(kept.origin);
        return kept.answer;
    }
    if (mDefs.empty()) {
        budget.charge(static_cast<std::int64_t>(c.defs.size() * p.units.size()) / StepBudget::bulk);
        mDefs.assign(c.defs.size() * p.units.size(), -1);
    }
    return mDefs[at];
}

void Board::remember(std::int32_t def, UnitId unit, bool answer, const Dependencies::Recording& reading)
{
    const std::size_t at = static_cast<std::size_t>(def) * p.units.size() + static_cast<std::size_t>(unit.index());
    if (!mKept) {
        mDefs[at] = answer ? 1 : 0;
        return;
    }
    mKept->defs[at].answer = answer ? 1 : 0;
    reading.store(mKept->defs[at].origin);
}

const Board::Ground* Board::altered(PlaceId hexside, StepBudget& budget)
{
    if (c.alterations.empty() || !c.isHexside(hexside))
        return nullptr;
    for (const Compiled::Alteration& one : c.alterations)
        read([&](const Dependencies& d) { return d.mark(one.mark); });
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
