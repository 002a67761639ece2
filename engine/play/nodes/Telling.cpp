// How a march is told: as far as it went before anything else happened, then the rest.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"
#include "engine/report/PathText.h"

#include <algorithm>

namespace fw {

namespace {

/// The items of a way as people read them; the places among them go to `places` as well.
std::string wayText(const Interpreter& m, const std::vector<std::int32_t>& items, std::vector<std::string>& places)
{
    std::string out;
    for (const std::int32_t item : items) {
        const bool off = item >= 0 && PlaceId(item) == m.c.off();
        const std::string one = item < 0 ? "@" + m.rules.facingName(facingOf(item))
                                : off    ? std::string(offTheMap)
                                         : m.rules.placeName(item);
        out += (out.empty() ? "" : "-") + one;
        if (item >= 0 && !off)
            places.push_back(one);
    }
    return out;
}

} // namespace

void Interpreter::beginTelling(const MoveInstr& i, Sym row, PlaceId start, bool underWay, bool again)
{
    // What an `end` left behind, and a way of this depth that is over, is told and forgotten.
    while (!mGoing.empty()
           && (mGoing.back().depth > state.frames.size()
               || (mGoing.back().depth == state.frames.size() && (!underWay || mGoing.back().instr != &i)))) {
        tellWay(mGoing.back());
        mGoing.pop_back();
    }
    if (!mGoing.empty() && mGoing.back().depth == state.frames.size())
        return;
    Going going;
    going.depth = state.frames.size();
    going.instr = &i;
    going.row = row;
    going.start = start;
    going.again = again;
    for (const CPathRow& p : c.paths)
        if (p.id == row)
            going.cite = p.src->cite;
    if (going.cite.empty() && i.node != nullptr) // to a place, by no row
        going.cite = i.node->cite;
    const std::string base = nth(c.words, i.row);
    if (const Value* tier = local(c.find(base.substr(0, base.size() - 4) + ".tier")); tier && !tier->items.empty())
        going.tier = std::max(0, tier->items[0]);
    mGoing.push_back(std::move(going));
}

void Interpreter::goOn(std::int32_t item, const std::vector<std::int32_t>& units, PlaceId start, bool last)
{
    if (!tracing())
        return;
    Going& going = mGoing.back();
    if (!going.way.empty() && going.units != units)
        tellWay(going); // they went together so far
    going.way.push_back(item);
    going.units = units;
    // A march stopped on the way does not cost what the whole path would have.
    if (last)
        going.points = pointsOf(*going.instr, going.row, start, units);
}

void Interpreter::endTelling(const std::vector<std::int32_t>& units, bool whole, const PathRefusal& halt)
{
    if (!tracing())
        return;
    Going going = std::move(mGoing.back());
    mGoing.pop_back();
    for (Going& below : mGoing) // a way that another one is part of is told first
        tellWay(below);
    tellWay(going);
    if (whole || units.empty())
        return;
    Event line({}, going.row == noSym ? std::string() : nth(c.words, going.row), going.cite);
    Items who;
    for (std::int32_t u : units) {
        who.add(u);
        line.units.push_back(nth(c.scenario.units, u).id);
    }
    const PlaceId at = unit(UnitId(units[0])).place;
    const bool onMap = scope().board.onMap(at);
    if (halt.refused)
        line.cite = halt.cite;
    line.data = MoveHalted{unitNames(who), onMap ? placeName(at) : std::string(),
                           halt.refused ? pathText(halt.why) : std::string()};
    mTrace->push_back(std::move(line));
}

void Interpreter::tellMoves()
{
    if (!tracing())
        return;
    for (Going& going : mGoing)
        tellWay(going);
}

void Interpreter::tellWay(Going& going)
{
    if (going.way.empty())
        return;
    const Points& points = going.points;
    UnitsMoved moved;
    Event line({}, going.row == noSym ? std::string() : nth(c.words, going.row), going.cite);
    moved.tier = going.tier == noSym ? std::string() : nth(c.words, going.tier);
    moved.way = wayText(*this, going.way, line.places);
    Items who;
    for (std::int32_t u : going.units) {
        who.add(u);
        line.units.push_back(nth(c.scenario.units, u).id);
    }
    // Whoever comes out of a box comes onto the map; the box is no place to start from.
    const bool enters = !c.onMap(going.start);
    moved.who = unitNames(who);
    moved.from = enters ? std::string() : placeName(going.start);
    moved.goesOn = going.again;
    // How far one may go of whom nobody knows who he is, is a guess.
    const bool guessed = std::ranges::any_of(going.units,
                                             [&](std::int32_t u) { return rules.unidentified(position(), UnitId(u)); });
    moved.priced = points.known && !guessed;
    if (moved.priced) {
        moved.cost = points.cost;
        moved.allowance = points.allowed;
    }
    line.data = std::move(moved);
    for (const std::int32_t item : going.way)
        going.start = item >= 0 ? PlaceId(item) : going.start;
    going.way.clear();
    going.again = true;
    mTrace->push_back(std::move(line));
}

Interpreter::Points Interpreter::pointsOf(const MoveInstr& i, Sym row, PlaceId start,
                                          const std::vector<std::int32_t>& units)
{
    Points out;
    const std::string base = nth(c.words, i.row);
    const Value* cost = local(c.find(base.substr(0, base.size() - 4) + ".cost"));
    if (!cost || cost->kind != Kind::Number)
        return out;
    out.cost = cost->number;
    for (const CPathRow& p : c.paths) {
        if (p.id != row || p.allowance.form == CAmount::Form::None)
            continue;
        Scope& s = scope();
        const Value moving = Value::of(Kind::Units, units);
        BindOne bind(s, names::units, moving);
        BindOne bindStart(s, names::start, start);
        out.allowed = number(s, p.allowance);
        out.known = out.allowed != Rational(0);
    }
    return out;
}

} // namespace fw
