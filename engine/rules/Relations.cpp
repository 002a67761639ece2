// Long because: each relation is a few lines, in the order of one table.
// The relations that a path may follow; listed in scenarios/README.md.
#include "engine/base/CheckedIndex.h"
#include "engine/grid/Crossed.h"
#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Scope.h"
#include "engine/rules/Sight.h"

#include <algorithm>

namespace fw {

namespace {

/// The edge cells on the shorter way along the edge from a to b, with b; empty when either is not at the edge.
std::vector<std::int32_t> edgeWay(const Compiled& c, PlaceId a, PlaceId b)
{
    std::vector<std::int32_t> out;
    if (!c.onMap(a) || !c.onMap(b))
        return out;
    const std::int32_t n = static_cast<std::int32_t>(c.perimeter.size());
    const std::int32_t i = c.perimeterAt[a];
    const std::int32_t j = c.perimeterAt[b];
    if (i < 0 || j < 0 || n == 0)
        return out;
    const std::int32_t clockwise = (j - i + n) % n;
    const std::int32_t stride = clockwise * 2 <= n ? 1 : n - 1;
    for (std::int32_t k = i; k != j;) {
        k = (k + stride) % n;
        out.push_back(checkedAt(c.perimeter, k));
    }
    return out;
}

} // namespace

/// Follows one relation from the members of a path, with one function for each relation; scenarios/README.md lists
/// them.
struct Scope::Following {
    Scope& s;
    const CStep& step;
    const Items& in;
    Items& out;
    const Compiled& c = s.c;
    const Position& p = s.p;
    const Grid& grid = s.c.scenario.map.grid;

    const UnitState& state(UnitId unit) const { return s.board.unit(unit); }
    std::int64_t allUnits() const { return static_cast<std::int64_t>(p.units.size()); }
    PlaceId placeOf(std::int32_t member) const { return s.board.placeOf(in.kind, member); }
    /// The members of the role that the relation names.
    Items other() const
    {
        Items found;
        s.start({Root::Role, step.arg, {}}, found);
        return found;
    }
    /// Calls `f` with each cell next to a place, and its direction.
    void eachNeighbour(PlaceId place, auto f) const
    {
        if (!s.board.onMap(place))
            return;
        s.spend();
        for (std::int32_t d = 0; d < c.directions; ++d)
            if (const PlaceId cell = c.neighbour(place, d); cell.valid())
                f(cell, d);
    }
    /// Calls `f` with each member that is a counter.
    void eachUnit(auto f) const
    {
        if (in.kind == Kind::Units)
            for (const UnitId m : in.units())
                f(m);
    }

    void places()
    {
        for (const std::int32_t m : in)
            if (const PlaceId place = placeOf(m); place.valid())
                out.addOnce(place);
    }
    void stack(bool withItself)
    {
        eachUnit([&](UnitId m) {
            s.board.eachAt(state(m).place, s.budget, [&](UnitId u) {
                if (s.board.friendly(c.units[u].side, c.units[m].side) && (withItself || !in.has(u.index())))
                    out.addOnce(u);
            });
        });
    }
    void sides()
    {
        for (const std::int32_t m : in)
            if (const std::int32_t side = s.board.sideOf(in.kind, m); side >= 0)
                out.addOnce(side);
    }
    void formation()
    {
        eachUnit([&](UnitId m) {
            s.spend(allUnits() / 4);
            const CUnit& self = c.units[m];
            for (const UnitId u : c.units.ids())
                if (c.units[u].side == self.side && c.units[u].formation == self.formation && s.board.unitOnMap(u))
                    out.addOnce(u);
        });
    }
    /// The formations of counters and of sides.
    void formations()
    {
        for (const std::int32_t m : in) {
            if (in.kind == Kind::Sides) {
                for (std::size_t f = 0; f < c.formations.size(); ++f)
                    if (c.formations[f].side == m)
                        out.addOnce(static_cast<std::int32_t>(f));
            } else if (const std::int32_t f = s.board.formationOf(in.kind, m); f >= 0) {
                out.addOnce(f);
            }
        }
    }
    /// The formations of which the members are parts, or with `all` those of the members and all above them.
    void echelons(bool all)
    {
        for (const std::int32_t m : in) {
            std::int32_t f = s.board.formationOf(in.kind, m);
            if (f >= 0 && !all)
                f = checkedAt(c.formations, f).parent;
            for (; f >= 0; f = all ? checkedAt(c.formations, f).parent : -1)
                out.addOnce(f);
        }
    }
    /// The formations of the members and all that are parts of them, at any depth.
    void parts()
    {
        for (const std::int32_t m : in)
            if (const std::int32_t f = s.board.formationOf(in.kind, m); f >= 0)
                out.addOnce(f);
        const Items whole = out;
        for (std::int32_t f = 0; f < std::ssize(c.formations); ++f) {
            s.spend();
            std::int32_t above = f;
            while (above >= 0 && !whole.has(above))
                above = checkedAt(c.formations, above).parent;
            if (above >= 0)
                out.addOnce(f);
        }
    }
    /// All counters of formations, wherever they are.
    void roster()
    {
        if (in.kind != Kind::Formations)
            return;
        s.spend(allUnits() / 4);
        for (const std::int32_t m : in)
            for (const UnitId u : checkedAt(c.formations, m).units)
                out.addOnce(u);
    }
    /// The top member in each place.
    void top()
    {
        eachUnit([&](UnitId m) {
            const bool covered = std::ranges::any_of(in, [&](std::int32_t other) {
                return state(UnitId(other)).place == state(m).place && state(UnitId(other)).order > state(m).order;
            });
            if (covered)
                return;
            s.spend(in.size());
            out.addOnce(m);
        });
    }
    /// The cells of a side's areas of one kind, such as its home edge or camp.
    void areas()
    {
        for (std::size_t a = 0; in.kind == Kind::Sides && a < c.areaCells.size(); ++a)
            if (c.areaKind[a] == step.arg && in.has(c.areaSide[a]))
                for (const std::int32_t cell : c.areaCells[a])
                    out.addOnce(cell);
    }
    /// The areas, as wholes, in which the members are, or which are the side's.
    void regions()
    {
        for (std::size_t a = 0; a < c.areaCells.size(); ++a) {
            if (step.arg != noSym && c.areaKind[a] != step.arg)
                continue;
            s.spend();
            const bool own = std::ranges::any_of(in, [&](std::int32_t m) {
                return in.kind == Kind::Sides ? c.areaSide[a] == m
                                              : std::ranges::count(c.areaCells[a], placeOf(m).index()) > 0;
            });
            if (own)
                out.addOnce(c.areaPlace(a));
        }
    }
    /// The hexsides of cells that have a feature or that a way of the kind crosses; all if none is named.
    void hexsides()
    {
        for (const std::int32_t m : in)
            eachNeighbour(placeOf(m), [&](PlaceId cell, std::int32_t) {
                if (const PlaceId side = c.hexsidePlace(placeOf(m), cell); side.valid() && s.hasFeature(side, step.arg))
                    out.addOnce(side);
            });
    }
    /// The hexside that each member shares with a place of the role.
    void between()
    {
        for (const std::int32_t m : in)
            for (const Items others = other(); const std::int32_t o : others)
                if (const PlaceId side = c.hexsidePlace(placeOf(m), s.board.placeOf(others.kind, o)); side.valid())
                    out.addOnce(side);
    }
    /// The cells where counters may arrive.
    void arrival()
    {
        eachUnit([&](UnitId m) {
            const Scheduled* const set = s.board.scheduled(m);
            for (const std::int32_t cell : set ? set->at : c.units[m].arrivalAt)
                out.addOnce(cell);
        });
    }
    /// The cells where counters may be set up.
    void setup()
    {
        eachUnit([&](UnitId m) {
            for (const std::int32_t cell : c.units[m].setupAt)
                out.addOnce(cell);
        });
    }
    void reach()
    {
        eachUnit([&](UnitId m) {
            if (step.arg < 0 || s.searching > 2)
                return;
            const Searching search(s);
            PathFinder finder(s, step.arg, Value::of(Kind::Units, {m.index()}), state(m).place);
            if (finder.opens())
                for (const PathFinder::Next& n : finder.reach())
                    out.addOnce(n.item);
        });
    }
    void arc(Arc wanted)
    {
        eachUnit([&](UnitId m) {
            eachNeighbour(state(m).place, [&](PlaceId cell, std::int32_t d) {
                if (arcOf(c, state(m).facing, d) == wanted)
                    out.addOnce(cell);
            });
        });
    }
    void zone()
    {
        eachUnit([&](UnitId m) {
            eachNeighbour(state(m).place, [&](PlaceId cell, std::int32_t) {
                if (s.board.zoneReaches(m, cell, s.budget))
                    out.addOnce(cell);
            });
            for (const PlaceId cell : s.board.farZone(m, s.budget))
                out.addOnce(cell);
        });
    }
    /// The subjects of engagements; those of one declaration have one kind.
    void about()
    {
        for (const std::int32_t m : in)
            if (const Engagement* const one = in.kind == Kind::Engagements ? s.board.engagement(m) : nullptr) {
                if (out.empty())
                    out.kind = one->kind;
                for (const std::int32_t item : one->about)
                    if (out.kind == one->kind)
                        out.addOnce(item);
            }
    }
    /// The members of a set mark that `in` carries, or the bearers of a set mark that contains `in`.
    void noted(std::int32_t Note::*from, std::int32_t Note::*to)
    {
        s.spend(static_cast<std::int64_t>(p.notes.size()) / StepBudget::bulk * (1 + in.size() / StepBudget::bulk));
        const MarkId mark(step.arg);
        if (!mark.valid())
            return;
        // The members are always units, whatever carries the mark.
        const Kind bears = bearerOf(c.marks[mark].on);
        const bool members = from == &Note::subject;
        out.kind = members ? Kind::Units : bears;
        if (in.kind != (members ? bears : Kind::Units))
            return;
        for (const Note& note : s.board.notesOf(mark))
            if (note.mark == mark && note.other >= 0 && note.other < allUnits() && in.has(note.*from))
                out.addOnce(note.*to);
    }
    void units()
    {
        if (in.size() == 1)
            return s.board.eachAt(placeOf(in[0]), s.budget, [&](UnitId u) { out.add(u); });
        for (const std::int32_t m : in)
            s.board.eachAt(placeOf(m), s.budget, [&](UnitId u) { out.addOnce(u); });
    }
    void neighbours()
    {
        if (in.size() == 1)
            return eachNeighbour(placeOf(in[0]), [&](PlaceId cell, std::int32_t) { out.add(cell); });
        for (const std::int32_t m : in)
            eachNeighbour(placeOf(m), [&](PlaceId cell, std::int32_t) { out.addOnce(cell); });
    }
    void within()
    {
        const std::int64_t far = std::min(step.arg, grid.columns + grid.rows);
        const std::int64_t rings = grid.linked() ? c.cells : far * far / 4;
        for (const std::int32_t m : in)
            if (const PlaceId place = placeOf(m); s.board.onMap(place)) {
                s.spend(rings);
                for (const Cell cell : grid.within(place.index(), step.arg))
                    if (!c.outOfPlay[PlaceId(cell)])
                        out.addOnce(cell);
            }
    }
    /// The direction for a number, counted clockwise from the first direction of the grid and modulo their count; -1
    /// for none.
    std::int32_t direction(Sym local) const
    {
        Bind bind{};
        if (!s.find(local, bind) || bind.kind != Kind::Number)
            return -1;
        const Rational n = bind.value ? bind.value->number : Rational(bind.item);
        const std::int64_t round = c.directions;
        return n.whole() && round > 0 ? static_cast<std::int32_t>((n.num() % round + round) % round) : -1;
    }
    void ray(std::int32_t towards)
    {
        // A ray never comes back to a cell, but rays of several members overlap, and so do those of linked cells.
        const bool once = in.size() > 1 || grid.linked();
        for (const std::int32_t m : in)
            for (PlaceId cell = placeOf(m); towards >= 0 && s.board.onMap(cell);) {
                s.spend();
                cell = PlaceId(grid.neighbour(cell.index(), towards));
                if (s.board.onMap(cell) && !c.outOfPlay[cell])
                    once ? out.addOnce(cell) : out.add(cell);
            }
    }
    void seen()
    {
        for (const std::int32_t m : in)
            for (Cell cell = 0; cell < c.cells; ++cell) {
                s.spend();
                if (!c.outOfPlay[PlaceId(cell)] && sees(s, step.arg, {in.kind, m}, PlaceId(cell)))
                    out.addOnce(cell);
            }
    }
    void zoners()
    {
        for (const std::int32_t m : in)
            eachNeighbour(placeOf(m), [&](PlaceId cell, std::int32_t) {
                s.board.eachAt(cell, s.budget, [&](UnitId u) {
                    if (s.board.zoneReaches(u, placeOf(m), s.budget))
                        out.addOnce(u);
                });
            });
        if (c.zoneRange == 1)
            return;
        s.spend(allUnits());
        for (const std::int32_t m : in)
            for (const UnitId u : c.units.ids())
                if (s.board.zoneReaches(u, placeOf(m), s.budget))
                    out.addOnce(u);
    }
    void features()
    {
        for (const std::int32_t m : in)
            if (const PlaceId place = placeOf(m); s.board.onMap(place))
                for (const Sym word : c.terrain[place])
                    out.addOnce(word);
    }
    void hexside()
    {
        const Items others = other();
        for (const std::int32_t m : in)
            for (const std::int32_t o : others) {
                if (const PlaceId side = c.hexsidePlace(placeOf(m), s.board.placeOf(others.kind, o)); side.valid())
                    for (const Sym word : s.board.hexsideWords(side, s.budget))
                        out.addOnce(word);
            }
    }
    void line(LineCells which)
    {
        const Items others = other();
        if (in.empty() || others.empty())
            return;
        const PlaceId a = placeOf(in[0]);
        const PlaceId b = s.board.placeOf(others.kind, others[0]);
        if (!s.board.onMap(a) || !s.board.onMap(b))
            return;
        for (const Cell cell : cellsCrossed(grid, a.index(), b.index(), which))
            if (!c.outOfPlay[PlaceId(cell)])
                out.addOnce(cell);
    }
    void edgeTo()
    {
        const Items others = other();
        if (!in.empty() && !others.empty())
            for (const std::int32_t cell : edgeWay(c, placeOf(in[0]), s.board.placeOf(others.kind, others[0])))
                out.addOnce(cell);
    }
    void foes()
    {
        if (in.kind == Kind::Sides) {
            for (std::int32_t side = 0; side < c.sides; ++side)
                if (!in.has(side) && (in.empty() || std::ranges::any_of(in, [&](std::int32_t m) {
                                          return s.board.hostile(side, m);
                                      })))
                    out.add(side);
            return;
        }
        s.spend(allUnits() / 4 * (1 + in.size() / 4));
        for (const UnitId u : c.units.ids())
            if (s.board.unitOnMap(u) && std::ranges::any_of(in, [&](std::int32_t m) {
                    return s.board.hostile(c.units[u].side, s.board.sideOf(in.kind, m));
                }))
                out.add(u);
    }
    void army(bool offMapToo)
    {
        s.spend(allUnits() / 4);
        if (in.kind != Kind::Sides)
            return;
        const std::int32_t only = in.size() == 1 ? in[0] : -1;
        for (const UnitId u : c.units.ids())
            if ((only >= 0 ? c.units[u].side == only : in.has(c.units[u].side)) && (offMapToo || s.board.unitOnMap(u)))
                out.add(u);
    }
    void entries()
    {
        for (std::size_t a = 0; in.kind == Kind::Sides && a < c.areaCells.size(); ++a)
            if (c.scenario.map.areas[a].kind == "entry" && in.has(c.areaSide[a]))
                for (const std::int32_t cell : c.areaCells[a])
                    out.addOnce(cell);
    }
    /// The cells of a path, without its turns, of areas and of hexsides.
    void cells()
    {
        for (const std::int32_t m : in) {
            if (const PlaceId place(m); c.isArea(place) || c.isHexside(place))
                for (const std::int32_t cell : c.cellsOf(place))
                    out.addOnce(cell);
            else if (m >= 0)
                out.add(m);
        }
    }
    void first()
    {
        if (const auto found = std::ranges::find_if(in, [](std::int32_t m) { return m >= 0; }); found != in.end())
            out.add(*found);
    }
    void last()
    {
        std::int32_t cell = -1;
        for (const std::int32_t m : in)
            cell = m >= 0 ? m : cell;
        if (cell >= 0)
            out.add(cell);
    }
    void filtered(bool keep)
    {
        for (const std::int32_t m : in) {
            BindOne bind(s, names::it, in.kind, m);
            if (satisfies(s, step.arg) == keep)
                out.add(m);
        }
    }
    void compared(bool keep)
    {
        const Items others = other();
        for (const std::int32_t m : in)
            if ((others.kind == in.kind && others.has(m)) == keep)
                out.add(m);
    }
    /// Sets the kind of the result.
    Following& as(Kind kind)
    {
        out.kind = kind;
        return *this;
    }
};

void Scope::follow(const CStep& step, const Items& in, Items& out)
{
    walk(step, in, out);
    // The places of several counters are in map order, because roster order would reveal where each face-down counter
    // is.
    if (in.kind == Kind::Units && in.size() > 1 && out.kind == Kind::Places)
        out.sort();
}

void Scope::walk(const CStep& step, const Items& in, Items& out)
{
    Following f{*this, step, in, out};
    switch (step.rel) {
    case Rel::Place: return f.as(Kind::Places).places();
    case Rel::Stack: return f.as(Kind::Units).stack(true);
    case Rel::Others: return f.as(Kind::Units).stack(false);
    case Rel::Side: return f.as(Kind::Sides).sides();
    case Rel::Formation: return f.as(Kind::Units).formation();
    case Rel::Formations: return f.as(Kind::Formations).formations();
    case Rel::Parent: return f.as(Kind::Formations).echelons(false);
    case Rel::Echelons: return f.as(Kind::Formations).echelons(true);
    case Rel::Parts: return f.as(Kind::Formations).parts();
    case Rel::Roster: return f.as(Kind::Units).roster();
    case Rel::Top: return f.as(Kind::Units).top();
    case Rel::AreasOf: return f.as(Kind::Places).areas();
    case Rel::Regions: return f.as(Kind::Places).regions();
    case Rel::Hexsides: return f.as(Kind::Places).hexsides();
    case Rel::Between: return f.as(Kind::Places).between();
    case Rel::Arrival: return f.as(Kind::Places).arrival();
    case Rel::Setup: return f.as(Kind::Places).setup();
    case Rel::Reach: return f.as(Kind::Places).reach();
    case Rel::Front: return f.as(Kind::Places).arc(Arc::Front);
    case Rel::Flank: return f.as(Kind::Places).arc(Arc::Flank);
    case Rel::Rear: return f.as(Kind::Places).arc(Arc::Rear);
    case Rel::Zone: return f.as(Kind::Places).zone();
    case Rel::Members: return f.noted(&Note::subject, &Note::other);
    case Rel::Containing: return f.noted(&Note::other, &Note::subject);
    case Rel::About: return f.as(Kind::Places).about();
    case Rel::Units: return f.as(Kind::Units).units();
    case Rel::Neighbours: return f.as(Kind::Places).neighbours();
    case Rel::Within: return f.as(Kind::Places).within();
    case Rel::Ray: return f.as(Kind::Places).ray(step.arg);
    case Rel::RayBy: return f.as(Kind::Places).ray(f.direction(step.arg));
    case Rel::Seen: return f.as(Kind::Places).seen();
    case Rel::Zoners: return f.as(Kind::Units).zoners();
    case Rel::Features: return f.as(Kind::Word).features();
    case Rel::Hexside: return f.as(Kind::Word).hexside();
    case Rel::Line: return f.as(Kind::Places).line(LineCells::All);
    case Rel::LineInside: return f.as(Kind::Places).line(LineCells::Inside);
    case Rel::EdgeTo: return f.as(Kind::Places).edgeTo();
    case Rel::Foes: return f.as(in.kind == Kind::Sides ? Kind::Sides : Kind::Units).foes();
    case Rel::Army: return f.as(Kind::Units).army(false);
    case Rel::AllUnits: return f.as(Kind::Units).army(true);
    case Rel::Entries: return f.as(Kind::Places).entries();
    case Rel::First: return f.as(Kind::Places).first();
    case Rel::Last: return f.as(Kind::Places).last();
    case Rel::Cells: return f.as(Kind::Places).cells();
    case Rel::KeepDef: return f.as(in.kind).filtered(true);
    case Rel::DropDef: return f.as(in.kind).filtered(false);
    case Rel::KeepRole: return f.as(in.kind).compared(true);
    case Rel::DropRole: return f.as(in.kind).compared(false);
    }
}

} // namespace fw
