#include "engine/rules/Facts.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Sight.h"

#include <algorithm>

namespace fw {

namespace {

const CUnit& unitOf(Scope& s, const Asked& a)
{
    return s.c.units[UnitId(a.item)];
}
const UnitState& stateOf(Scope& s, const Asked& a)
{
    return s.board.unit(UnitId(a.item));
}
bool isUnit(const Asked& a)
{
    return a.kind == Kind::Units && a.item >= 0;
}
Items party(Scope& s, const Asked& a)
{
    return a.with ? s.resolve(*a.with) : Items();
}

Val factId(Scope& s, const Asked& a)
{
    if (isUnit(a))
        return Val::ofWord(unitOf(s, a).id);
    if (a.kind == Kind::Sides)
        return Val::ofWord(checkedAt(s.c.sideWords, a.item));
    if (a.kind == Kind::Formations)
        return Val::ofWord(s.c.find(checkedAt(s.c.formations, a.item).id));
    if (a.kind == Kind::Word)
        return Val::ofWord(a.item);
    return Val::ofWord(noSym);
}
Val factSide(Scope& s, const Asked& a)
{
    const std::int32_t side = s.board.sideOf(a.kind, a.item);
    return side < 0 ? Val::ofWord(noSym) : Val::ofWord(checkedAt(s.c.sideWords, side));
}
/// The index of the subject's side in the scenario, from 1, as a number mark keeps it.
Val factSideNumber(Scope& s, const Asked& a)
{
    return Val::of(s.board.sideOf(a.kind, a.item) + 1);
}
/// The index of the subject's place on the map, from 1, as a number mark keeps it.
Val factPlaceNumber(Scope& s, const Asked& a)
{
    return Val::of(s.board.placeOf(a.kind, a.item).index() + 1);
}
Val factType(Scope& s, const Asked& a)
{
    return isUnit(a) ? Val::ofWord(unitOf(s, a).type) : Val::ofWord(noSym);
}
Val factFormation(Scope& s, const Asked& a)
{
    const std::int32_t of = s.board.formationOf(a.kind, a.item);
    return Val::ofWord(of < 0 ? noSym : checkedAt(s.c.formations, of).word);
}
Val factTag(Scope& s, const Asked& a)
{
    if (!isUnit(a))
        return Val::flag(false);
    const auto& tags = unitOf(s, a).tags;
    return Val::flag(std::ranges::find(tags, a.arg) != tags.end());
}
Val factRating(Scope& s, const Asked& a)
{
    return isUnit(a) ? Val::of(rating(s, UnitId(a.item), a.arg)) : Val::of(0);
}
Val factSteps(Scope& s, const Asked& a)
{
    return Val::of(isUnit(a) ? stateOf(s, a).steps : 0);
}
Val factStepsPrinted(Scope& s, const Asked& a)
{
    return Val::of(isUnit(a) ? unitOf(s, a).steps : 0);
}
Val factStepsLost(Scope& s, const Asked& a)
{
    return Val::of(isUnit(a) ? unitOf(s, a).steps - stateOf(s, a).steps : 0);
}
/// Of the areas that hold a place, the first whose mark differs from its start; an area stands for itself.
std::int32_t markedArea(Scope& s, MarkId mark, PlaceId place)
{
    const CMark& own = s.c.marks[mark];
    if (!s.board.onMap(place))
        return s.c.isArea(place) ? place.index() : -1;
    const Rational start = own.form == MarkForm::Number ? own.src->start : Rational(0);
    s.spend(static_cast<std::int64_t>(s.c.areaCells.size() * (1 + s.p.notes.size() / 16)));
    for (std::size_t area = 0; area < s.c.areaCells.size(); ++area) {
        const std::int32_t at = s.c.areaPlace(area).index();
        if (s.board.markOf(mark, at) != start && std::ranges::count(s.c.areaCells[area], place.index()) > 0)
            return at;
    }
    return -1;
}
/// The hexside between the subject and the first of the others; none if they are not adjacent.
PlaceId betweenPlaces(Scope& s, const Asked& a)
{
    const Items others = party(s, a);
    return others.empty() ? PlaceId()
                          : s.c.hexsidePlace(s.board.placeOf(a.kind, a.item), s.board.placeOf(others.kind, others[0]));
}
Val factMark(Scope& s, const Asked& a)
{
    const MarkId id(a.arg);
    if (!id.valid())
        return Val::flag(false);
    const CMark& mark = s.c.marks[id];
    std::int32_t subject = a.item;
    if (mark.on == MarkOn::Side && a.kind != Kind::Sides)
        subject = s.board.sideOf(a.kind, a.item);
    if (mark.on == MarkOn::Formation)
        subject = s.board.formationOf(a.kind, a.item);
    if (onGround(mark.on) && a.kind != Kind::Places)
        subject = s.board.placeOf(a.kind, a.item).index();
    if (mark.on == MarkOn::Area)
        subject = markedArea(s, id, PlaceId(subject));
    if ((mark.on == MarkOn::Unit || mark.on == MarkOn::Engagement) && a.kind != bearerOf(mark.on))
        return Val::flag(false);
    if (mark.noted())
        s.spend(static_cast<std::int64_t>(s.p.notes.size()) / 16);
    const Rational v = s.board.markOf(id, subject);
    if (mark.form == MarkForm::Ladder) {
        const std::size_t n = static_cast<std::size_t>(
            std::clamp<std::int64_t>(v.num(), 0, static_cast<std::int64_t>(mark.steps.size()) - 1));
        return Val::ofWord(mark.steps[n], v != Rational(0));
    }
    return Val::of(v);
}
Val factOnMap(Scope& s, const Asked& a)
{
    return Val::flag(isUnit(a) ? s.board.unitOnMap(UnitId(a.item)) : s.board.onMap(s.board.placeOf(a.kind, a.item)));
}
Val factInBox(Scope& s, const Asked& a)
{
    return Val::flag(isUnit(a) && stateOf(s, a).place == PlaceId(a.arg));
}
Val factFacing(Scope& s, const Asked& a)
{
    return Val::of(isUnit(a) ? stateOf(s, a).facing : 0);
}
Val factAmong(Scope& s, const Asked& a)
{
    return Val::flag(a.with && s.includes(*a.with, a.kind, a.item));
}
Val hostility(Scope& s, const Asked& a, bool wanted)
{
    const std::int32_t side = s.board.sideOf(a.kind, a.item);
    const Items others = party(s, a);
    for (std::int32_t o : others) {
        const std::int32_t other = s.board.sideOf(others.kind, o);
        if (side >= 0 && other >= 0 && (wanted ? s.board.hostile(side, other) : s.board.friendly(side, other)))
            return Val::flag(true);
    }
    return Val::flag(false);
}
Val factHostile(Scope& s, const Asked& a)
{
    return hostility(s, a, true);
}
Val factFriendly(Scope& s, const Asked& a)
{
    return hostility(s, a, false);
}
Val anyParty(Scope& s, const Asked& a, auto same)
{
    const Items others = party(s, a);
    for (std::int32_t o : others)
        if (same(others.kind, o))
            return Val::flag(true);
    return Val::flag(false);
}
Val factSamePlace(Scope& s, const Asked& a)
{
    const PlaceId place = s.board.placeOf(a.kind, a.item);
    return anyParty(s, a, [&](Kind k, std::int32_t o) { return place.valid() && s.board.placeOf(k, o) == place; });
}
int nearest(Scope& s, const Asked& a)
{
    const PlaceId place = s.board.placeOf(a.kind, a.item);
    if (!s.board.onMap(place))
        return -1;
    int best = -1;
    const Items others = party(s, a);
    for (std::int32_t o : others) {
        const PlaceId there = s.board.placeOf(others.kind, o);
        if (!s.board.onMap(there))
            continue;
        const int d = s.c.scenario.map.grid.distance(place.index(), there.index());
        if (best < 0 || d < best)
            best = d;
    }
    return best;
}
Val factDistance(Scope& s, const Asked& a)
{
    const int d = nearest(s, a);
    // Without a second party the distance is greater than any on the map.
    return Val::of(d < 0 ? 1000000 : d);
}
Val factAdjacent(Scope& s, const Asked& a)
{
    return anyParty(s, a, [&](Kind k, std::int32_t o) {
        const PlaceId x = s.board.placeOf(a.kind, a.item);
        const PlaceId y = s.board.placeOf(k, o);
        return s.board.onMap(x) && s.board.onMap(y) && s.c.scenario.map.grid.adjacent(x.index(), y.index());
    });
}
/// Whether the subject and the others form a connected group in the same or adjacent cells.
Val factLinked(Scope& s, const Asked& a)
{
    const Items others = party(s, a);
    std::vector<PlaceId> open{s.board.placeOf(a.kind, a.item)};
    std::vector<PlaceId> left;
    const std::int64_t many = others.size();
    s.spend(many * many / 16);
    for (std::int32_t o : others)
        if (const PlaceId place = s.board.placeOf(others.kind, o); place != open.front())
            left.push_back(place);
    while (!open.empty()) {
        const PlaceId from = open.back();
        open.pop_back();
        if (!s.board.onMap(from))
            return Val::flag(false);
        const auto near = std::partition(left.begin(), left.end(), [&](PlaceId place) {
            return place != from
                   && !(s.board.onMap(place) && s.c.scenario.map.grid.adjacent(from.index(), place.index()));
        });
        open.insert(open.end(), near, left.end());
        left.erase(near, left.end());
    }
    return Val::flag(left.empty());
}
Val factZoned(Scope& s, const Asked& a)
{
    std::int32_t side = s.board.sideOf(a.kind, a.item);
    if (a.with && a.with->given()) {
        const Items others = party(s, a);
        if (!others.empty())
            side = s.board.sideOf(others.kind, others[0]);
    }
    return Val::of(s.board.zonesAgainst(side, s.board.placeOf(a.kind, a.item), s.budget));
}
Val occupants(Scope& s, const Asked& a, bool hostile)
{
    const Items others = party(s, a);
    if (others.empty())
        return Val::of(0);
    const std::int32_t side = s.board.sideOf(others.kind, others[0]);
    int n = 0;
    s.board.eachAt(s.board.placeOf(a.kind, a.item), s.budget, [&](UnitId u) {
        const std::int32_t own = s.c.units[u].side;
        if (hostile ? s.board.hostile(own, side) : s.board.friendly(own, side))
            ++n;
    });
    return Val::of(n);
}
Val factFoes(Scope& s, const Asked& a)
{
    return occupants(s, a, true);
}
Val factFriends(Scope& s, const Asked& a)
{
    return occupants(s, a, false);
}
int directionToParty(Scope& s, const Asked& a)
{
    const Items others = party(s, a);
    if (!isUnit(a) || others.empty())
        return -1;
    const PlaceId here = stateOf(s, a).place;
    const PlaceId there = s.board.placeOf(others.kind, others[0]);
    if (!s.board.onMap(here) || !s.board.onMap(there))
        return -1;
    return s.c.scenario.map.grid.directionTo(here.index(), there.index());
}
Val factArc(Scope& s, const Asked& a)
{
    const int d = directionToParty(s, a);
    if (d < 0)
        return Val::ofWord(noSym);
    switch (arcOf(s.c, stateOf(s, a).facing, d)) {
    case Arc::Front: return Val::ofWord(s.c.find("front"));
    case Arc::Flank: return Val::ofWord(s.c.find("flank"));
    default: return Val::ofWord(s.c.find("rear"));
    }
}
Val factBearing(Scope& s, const Asked& a)
{
    const int d = directionToParty(s, a);
    if (d < 0)
        return Val::of(-1);
    const int n = s.c.facings;
    const int perDirection = n > 0 && s.c.directions > 0 ? n / s.c.directions : 1;
    return Val::of(turnSteps(n > 0 ? n : s.c.directions, stateOf(s, a).facing, d * std::max(1, perDirection)));
}
Val factArrival(Scope& s, const Asked& a)
{
    if (!isUnit(a))
        return Val::of(0);
    const Scheduled* const set = s.board.scheduled(UnitId(a.item));
    return Val::of(set ? set->turn : unitOf(s, a).arrivalTurn);
}
Val factTerrain(Scope& s, const Asked& a)
{
    static const std::vector<Sym> nothing;
    const PlaceId place = s.board.placeOf(a.kind, a.item);
    return Val::ofWords(s.board.onMap(place) ? s.c.terrain[place] : nothing);
}
/// The hexside between the subject and the other; null when it has no features.
const CHexside* sideTo(Scope& s, const Asked& a)
{
    const Items others = party(s, a);
    return others.empty() ? nullptr
                          : s.c.hexsideOf(s.board.placeOf(a.kind, a.item), s.board.placeOf(others.kind, others[0]));
}
Val factHexside(Scope& s, const Asked& a)
{
    static const std::vector<Sym> nothing;
    const PlaceId side = betweenPlaces(s, a);
    return Val::ofWords(side.valid() ? s.board.hexsideWords(side, s.budget) : nothing);
}
Val factHexsideOwner(Scope& s, const Asked& a)
{
    const CHexside* const side = sideTo(s, a);
    return Val::ofWord(side ? side->owner : noSym);
}
/// Whether a feature towards the other shelters the subject; if the map names one cell, only in that cell.
Val factSheltered(Scope& s, const Asked& a)
{
    const CHexside* const side = sideTo(s, a);
    const PlaceId here = s.board.placeOf(a.kind, a.item);
    const PlaceId between = betweenPlaces(s, a);
    return Val::flag(between.valid() && std::ranges::any_of(s.board.hexsideWords(between, s.budget), [&](Sym word) {
                         return (a.arg == noSym || word == a.arg) && (!side || side->shelters(word, here));
                     }));
}
Val factWay(Scope& s, const Asked& a)
{
    const Items others = party(s, a);
    const PlaceId here = s.board.placeOf(a.kind, a.item);
    for (std::int32_t o : others) {
        const PlaceId there = s.board.placeOf(others.kind, o);
        if (!s.board.onMap(here) || !s.board.onMap(there))
            continue;
        const auto found = s.c.wayLinks.find(std::int64_t(here.index()) * s.c.cells + there.index());
        const Board::Ground* const now = s.board.altered(s.c.hexsidePlace(here, there), s.budget);
        if (now == nullptr && found == s.c.wayLinks.end())
            continue;
        const std::vector<Sym>& kinds = now ? now->ways : found->second;
        if (a.arg == noSym ? !kinds.empty() : std::ranges::find(kinds, a.arg) != kinds.end())
            return Val::flag(true);
    }
    return Val::flag(false);
}
Val factOnWay(Scope& s, const Asked& a)
{
    const PlaceId place = s.board.placeOf(a.kind, a.item);
    if (!s.board.onMap(place))
        return Val::flag(false);
    const auto& kinds = s.c.onWay[place];
    return Val::flag(a.arg == noSym ? !kinds.empty() : std::ranges::find(kinds, a.arg) != kinds.end());
}
Val factLevel(Scope& s, const Asked& a)
{
    const PlaceId place = s.board.placeOf(a.kind, a.item);
    const auto& level = s.c.scenario.map.level;
    const bool known = s.board.onMap(place) && inside(level, place.index());
    return Val::of(known ? checkedAt(level, place.index()) : 0);
}
Val factOnEdge(Scope& s, const Asked& a)
{
    const PlaceId place = s.board.placeOf(a.kind, a.item);
    return Val::flag(s.board.onMap(place) && s.c.perimeterAt[place] >= 0);
}
Val factActive(Scope& s, const Asked& a)
{
    return Val::flag(s.board.sideOf(a.kind, a.item) == s.board.active() && s.board.active() >= 0);
}
Val factTurn(Scope& s, const Asked&)
{
    return Val::of(s.board.turn());
}
Val factFirstTurn(Scope& s, const Asked&)
{
    return Val::of(s.c.scenario.firstTurn);
}
Val factLastTurn(Scope& s, const Asked&)
{
    return Val::of(s.c.scenario.lastTurn);
}
Val factWays(Scope& s, const Asked& a)
{
    if (!isUnit(a) || a.arg < 0)
        return Val::ofWord(names::none, false);
    return Val::ofWord(openTier(s, a.arg, Value::of(Kind::Units, {a.item}), stateOf(s, a).place));
}
Val factSees(Scope& s, const Asked& a)
{
    return anyParty(s, a, [&](Kind k, std::int32_t o) {
        return sees(s, a.arg, {a.kind, a.item}, s.board.placeOf(k, o));
    });
}

constexpr FactRow rows[] = {
    {"id", 0, "usf", ArgKind::None, false, "is", factId, ReadsWhat::Still, Gives::Id},
    {"side", 0, "usf", ArgKind::None, false, "side", factSide, ReadsWhat::Still, Gives::Side},
    {"side-number", 0, "usf", ArgKind::None, false, "number of its side", factSideNumber, ReadsWhat::Still},
    {"place-number", 0, "up", ArgKind::None, false, "number of its place", factPlaceNumber, ReadsWhat::Ground},
    {"type", 0, "u", ArgKind::None, false, "type", factType, ReadsWhat::Still, Gives::Type},
    {"formation", 0, "uf", ArgKind::None, false, "formation", factFormation, ReadsWhat::Still, Gives::Formation},
    {"tag", 0, "u", ArgKind::Tag, false, "is {0}", factTag, ReadsWhat::Still},
    {"rating", 0, "u", ArgKind::Rating, false, "{0}", factRating, ReadsWhat::Rating},
    {"steps", 0, "u", ArgKind::None, false, "steps left", factSteps, ReadsWhat::Changing},
    {"steps-printed", 0, "u", ArgKind::None, false, "printed steps", factStepsPrinted, ReadsWhat::Still},
    {"steps-lost", 0, "u", ArgKind::None, false, "steps lost", factStepsLost, ReadsWhat::Changing},
    {"mark", 0, "upsfegh", ArgKind::Mark, false, "{0}", factMark, ReadsWhat::Mark, Gives::Mark},
    {"on-map", 0, "u", ArgKind::None, false, "on the map", factOnMap, ReadsWhat::Ground},
    {"in-box", 0, "u", ArgKind::Box, false, "in {0}", factInBox, ReadsWhat::Changing},
    {"facing", 0, "u", ArgKind::None, false, "facing", factFacing, ReadsWhat::Changing},
    {"among", 0, "upsfeh", ArgKind::None, true, "one of", factAmong, ReadsWhat::Parties},
    {"hostile", 0, "usf", ArgKind::None, true, "enemy of", factHostile, ReadsWhat::Related},
    {"friendly", 0, "usf", ArgKind::None, true, "friend of", factFriendly, ReadsWhat::Related},
    {"same-place", 0, "up", ArgKind::None, true, "same place as", factSamePlace, ReadsWhat::Ground},
    {"adjacent", 0, "up", ArgKind::None, true, "adjacent to", factAdjacent, ReadsWhat::Ground},
    {"distance", 0, "up", ArgKind::None, true, "distance to", factDistance, ReadsWhat::Ground},
    {"linked", 0, "up", ArgKind::None, true, "connected to", factLinked, ReadsWhat::Ground},
    {"zoned", 1, "up", ArgKind::None, false, "enemy zones over", factZoned, ReadsWhat::Place},
    {"foes", 0, "p", ArgKind::None, true, "enemy units in", factFoes, ReadsWhat::Place},
    {"friends", 0, "p", ArgKind::None, true, "friendly units in", factFriends, ReadsWhat::Place},
    {"arc", 0, "u", ArgKind::None, true, "arc towards", factArc, ReadsWhat::Where, Gives::Arc},
    {"bearing", 0, "u", ArgKind::None, true, "bearing to", factBearing, ReadsWhat::Where},
    {"arrival", 0, "u", ArgKind::None, false, "turn of arrival", factArrival, ReadsWhat::Changing},
    {"terrain", 0, "up", ArgKind::None, false, "terrain", factTerrain, ReadsWhat::Ground, Gives::Terrain},
    {"hexside", 0, "up", ArgKind::None, true, "hexside to", factHexside, ReadsWhat::Ground, Gives::Hexside},
    {"hexside-owner", 0, "up", ArgKind::None, true, "holder of the hexside to", factHexsideOwner, ReadsWhat::Ground,
     Gives::Side},
    {"sheltered", 0, "up", ArgKind::Hexside, true, "sheltered by {0} from", factSheltered, ReadsWhat::Ground},
    {"way", 0, "up", ArgKind::Way, true, "{0} to", factWay, ReadsWhat::Ground},
    {"on-way", 0, "up", ArgKind::Way, false, "on a {0}", factOnWay, ReadsWhat::Ground},
    {"level", 0, "up", ArgKind::None, false, "level", factLevel, ReadsWhat::Ground},
    {"on-edge", 0, "up", ArgKind::None, false, "on the map edge", factOnEdge, ReadsWhat::Ground},
    {"active", 0, "usf", ArgKind::None, false, "active", factActive, ReadsWhat::Changing},
    {"turn", 0, "g", ArgKind::None, false, "turn", factTurn, ReadsWhat::Clock},
    {"first-turn", 0, "g", ArgKind::None, false, "first turn", factFirstTurn, ReadsWhat::Still},
    {"last-turn", 0, "g", ArgKind::None, false, "last turn", factLastTurn, ReadsWhat::Still},
    {"sees", 2, "up", ArgKind::Sight, true, "sees by {0}", factSees, ReadsWhat::Circle},
    {"ways", 2, "u", ArgKind::Path, false, "way by {0}", factWays, ReadsWhat::Circle, Gives::Tier},
};

} // namespace

std::span<const FactRow> factRows()
{
    return rows;
}

int factNamed(std::string_view name)
{
    for (std::size_t i = 0; i < std::size(rows); ++i)
        if (rows[i].name == name)
            return static_cast<int>(i);
    return -1;
}

} // namespace fw
