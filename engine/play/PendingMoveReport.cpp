#include "engine/play/PendingMoveReport.h"

#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/report/PathText.h"

#include <algorithm>

namespace fw {

namespace {

/// The items of a path as text; adds their places to `places`.
std::string itemsText(const StateView& view, const std::vector<std::int32_t>& items, std::vector<std::string>& places)
{
    std::string out;
    for (const std::int32_t item : items) {
        const bool off = item >= 0 && PlaceId(item) == view.c.off();
        const std::string one = item < 0 ? "@" + view.rules.facingName(facingOf(item))
                                : off    ? std::string(offTheMap)
                                         : view.rules.placeName(item);
        out += (out.empty() ? "" : "-") + one;
        if (item >= 0 && !off)
            places.push_back(one);
    }
    return out;
}

/// An event of a path row about some units.
Event moveEvent(const StateView& view, Sym row, const std::string& cite, const std::vector<std::int32_t>& units)
{
    Event line({}, row == noSym ? std::string() : checkedAt(view.c.words, row), cite);
    for (const std::int32_t unit : units)
        view.addSubject(line, Kind::Units, unit);
    return line;
}

/// The names of units, separated by commas.
std::string namesOf(const StateView& view, const std::vector<std::int32_t>& units)
{
    Items out;
    for (const std::int32_t unit : units)
        out.add(unit);
    return view.unitNames(out);
}

} // namespace

const Value* pathPart(const StateView& view, const MoveInstr& instr, const char* part)
{
    const std::string& row = checkedAt(view.c.words, instr.row); // the name of the path followed by ".row"
    return view.local(view.c.find(row.substr(0, row.size() - 4) + part));
}

void PendingMoveReport::begin(const MoveInstr& instr, Sym row, PlaceId start, bool underWay, bool again, Trace& out)
{
    const std::size_t depth = mView.now.frames.size();
    // Report and drop the moves that an `end` left behind, and an earlier move of this depth.
    while (!mMoves.empty()
           && (mMoves.back().depth > depth
               || (mMoves.back().depth == depth && (!underWay || mMoves.back().instr != &instr)))) {
        tell(mMoves.back(), out);
        mMoves.pop_back();
    }
    if (!mMoves.empty() && mMoves.back().depth == depth)
        return;
    Move move;
    move.depth = depth;
    move.instr = &instr;
    move.row = row;
    move.start = start;
    move.again = again;
    for (const CPathRow& p : mView.c.paths)
        if (p.id == row)
            move.cite = p.src->cite;
    if (move.cite.empty() && instr.node != nullptr) // a move to a place has no path row
        move.cite = instr.node->cite;
    if (const Value* tier = pathPart(mView, instr, ".tier"); tier && !tier->items.empty())
        move.tier = std::max(0, tier->items[0]);
    mMoves.push_back(std::move(move));
}

void PendingMoveReport::add(std::int32_t item, const std::vector<std::int32_t>& units, PlaceId start, bool last,
                            Trace& out)
{
    Move& move = mMoves.back();
    if (!move.items.empty() && move.units != units)
        tell(move, out); // the units that moved together changed
    move.items.push_back(item);
    move.units = units;
    // A move that stopped early does not cost as much as the whole path.
    if (last)
        move.points = pointsOf(*move.instr, move.row, start, units);
}

void PendingMoveReport::end(const std::vector<std::int32_t>& units, bool whole, const PathRefusal& halt, Trace& out)
{
    Move move = std::move(mMoves.back());
    mMoves.pop_back();
    flush(out); // report the surrounding moves first
    tell(move, out);
    if (whole || units.empty())
        return;
    Event line = moveEvent(mView, move.row, halt.refused ? halt.cite : move.cite, units);
    const PlaceId at = mView.unit(UnitId(units[0])).place;
    line.data = MoveHalted{namesOf(mView, units), mView.c.onMap(at) ? mView.placeName(at) : std::string(),
                           halt.refused ? pathText(halt.why) : std::string()};
    out.push_back(std::move(line));
}

void PendingMoveReport::flush(Trace& out)
{
    for (Move& move : mMoves)
        tell(move, out);
}

void PendingMoveReport::tell(Move& move, Trace& out) const
{
    if (move.items.empty())
        return;
    UnitsMoved moved;
    Event line = moveEvent(mView, move.row, move.cite, move.units);
    moved.tier = move.tier == noSym ? std::string() : checkedAt(mView.c.words, move.tier);
    moved.way = itemsText(mView, move.items, line.places);
    moved.who = namesOf(mView, move.units);
    // A unit that comes out of a box enters the map: the box is not a start.
    moved.from = mView.c.onMap(move.start) ? mView.placeName(move.start) : std::string();
    moved.goesOn = move.again;
    // The allowance of an unidentified unit is a guess.
    const bool guessed = std::ranges::any_of(
        move.units, [&](std::int32_t unit) { return mView.rules.unidentified(mView.position(), UnitId(unit)); });
    moved.priced = move.points.known && !guessed;
    if (moved.priced) {
        moved.cost = move.points.cost;
        moved.allowance = move.points.allowed;
    }
    line.data = std::move(moved);
    for (const std::int32_t item : move.items)
        move.start = item >= 0 ? PlaceId(item) : move.start;
    move.items.clear();
    move.again = true;
    out.push_back(std::move(line));
}

PendingMoveReport::Points PendingMoveReport::pointsOf(const MoveInstr& instr, Sym row, PlaceId start,
                                                      const std::vector<std::int32_t>& units)
{
    Points out;
    const Value* cost = pathPart(mView, instr, ".cost");
    if (!cost || cost->kind != Kind::Number)
        return out;
    out.cost = cost->number;
    for (const CPathRow& p : mView.c.paths) {
        if (p.id != row || p.allowance.form == CAmount::Form::None)
            continue;
        Scope& s = mView.scope();
        const Value moving = Value::of(Kind::Units, units);
        BindOne bind(s, names::units, moving);
        BindOne bindStart(s, names::start, start);
        out.allowed = number(s, p.allowance);
        out.known = out.allowed != Rational(0);
    }
    return out;
}

} // namespace fw
