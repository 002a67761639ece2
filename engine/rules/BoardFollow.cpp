// What a board that follows a game does after a change of the position.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/BoardKept.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <iterator>

namespace fw {

bool Board::holds(std::uint64_t& moment, std::span<const Dependencies::Slot> reads)
{
    if (mZoned && mZonesStale && !mKept->laying) {
        mKept->budget.renew();
        layZones(mKept->budget);
    }
    return follows->holds(moment, reads);
}

const RoleAnswer* Board::recalled(const RolesKey& key)
{
    RoleAnswer* const known = mKept->byRoles.find(key);
    if (known == nullptr)
        return nullptr;
    const std::span<const Dependencies::Slot> reads = mKept->byRoles.readsOf(*known);
    if (!holds(known->moment, reads))
        return nullptr;
    follows->read(reads);
    return known;
}

std::span<const std::int32_t> Board::itemsOf(const RoleAnswer& answer) const
{
    return mKept->byRoles.itemsOf(answer);
}

void Board::keepAnswer(const RolesKey& key, std::int32_t answer, std::span<const std::int32_t> items,
                       const Dependencies::Recording& reading)
{
    mKept->byRoles.keep(key, answer, items, follows->now(), reading.reads());
}

std::shared_ptr<SortedRules>& Board::sortedRules(const std::vector<std::int32_t>& question)
{
    constexpr std::size_t most = 4096;
    if (mKept->sorted.size() > most)
        mKept->sorted.clear();
    return mKept->sorted[question];
}

std::vector<std::shared_ptr<PathSearch>>& Board::searchesOf(const RolesKey& row, const Value& units, PlaceId start)
{
    constexpr std::size_t most = 4096; // a long game would keep searches from everywhere
    if (mSearches.size() > most)
        mSearches.clear();
    std::uint64_t hash = row.hash();
    const auto mix = [&](std::int32_t part) {
        hash = (hash ^ static_cast<std::uint32_t>(part)) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    };
    mix(start.index());
    for (const std::int32_t unit : units.items)
        mix(unit);
    return mSearches[hash];
}

void Board::follow(const Written& written)
{
    follows->advance();
    mZonesStale = mZoned;
    if (written.unit.valid())
        unitWritten(written.unit);
    else if (written.mark.valid())
        markWritten(written.mark, written.subject);
    else
        anyWritten();
}

void Board::markWritten(MarkId mark, std::int32_t subject)
{
    const CMark& row = c.marks[mark];
    if (row.noted())
        return notesWritten();
    Rational* const before = markSlot(c, mKept->before, row, subject);
    if (before == nullptr || *before == *markSlot(c, p, row, subject))
        return;
    *before = *markSlot(c, p, row, subject);
    follows->changed(row.on == MarkOn::Unit ? follows->unit(UnitId(subject)) : follows->mark(mark));
}

void Board::unitWritten(UnitId unit)
{
    const UnitState& now = checkedAt(p.units, unit.index());
    UnitState& before = checkedAt(mKept->before.units, unit.index());
    if (now == before)
        return;
    follows->changed(follows->unit(unit));
    if (onMap(now.place) != onMap(before.place))
        follows->changed(follows->onMap(unit));
    if (now.place != before.place || now.order != before.order) {
        follows->changed(follows->place(before.place));
        follows->changed(follows->place(now.place));
        if (mStacked) {
            remove(unit, before.place);
            insert(unit);
        }
        mBusy = {};
    }
    before = now;
}

/// Compares the whole position with the one before.
void Board::anyWritten()
{
    Position& before = mKept->before;
    for (const UnitId unit : c.units.ids())
        unitWritten(unit);
    const auto n = static_cast<std::int64_t>(p.units.size());
    const bool same = before.unitMarks == p.unitMarks;
    for (std::size_t at = 0; !same && at < p.unitMarks.size(); ++at)
        if (before.unitMarks[at] != p.unitMarks[at]) {
            before.unitMarks[at] = p.unitMarks[at];
            follows->changed(follows->unit(UnitId(static_cast<std::int32_t>(static_cast<std::int64_t>(at) % n))));
        }
    for (const MarkId mark : c.marks.ids()) {
        const CMark& row = c.marks[mark];
        if (row.noted() || row.on == MarkOn::Unit)
            continue;
        for (std::int64_t bearer = 0; bearer < bearersOf(c, p, row); ++bearer)
            markWritten(mark, static_cast<std::int32_t>(bearer));
    }
    notesWritten();
    const auto part = [&](auto Position::*member, Dependencies::Part of) {
        if (before.*member != p.*member) {
            before.*member = p.*member;
            follows->changed(Dependencies::of(of));
        }
    };
    part(&Position::schedule, Dependencies::Part::Schedule);
    part(&Position::engagements, Dependencies::Part::Engagements);
    part(&Position::relations, Dependencies::Part::Relations);
    part(&Position::turn, Dependencies::Part::Turn);
    part(&Position::active, Dependencies::Part::Active);
}

void Board::notesWritten()
{
    std::vector<Note>& before = mKept->before.notes;
    if (before == p.notes)
        return;
    std::vector<Note> differ;
    std::ranges::set_symmetric_difference(before, p.notes, std::back_inserter(differ));
    for (const Note& note : differ) {
        follows->changed(follows->mark(note.mark));
        if (c.marks[note.mark].on == MarkOn::Place)
            follows->changed(follows->place(PlaceId(note.subject)));
    }
    before = p.notes;
    mBusy = {};
    mGroundRead = false;
    mAltered.clear();
}

} // namespace fw
