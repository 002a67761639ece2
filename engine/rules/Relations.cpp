// The roots and relations that a path may follow; listed in scenarios/README.md.
#include "engine/base/Nth.h"
#include "engine/grid/Crossed.h"
#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Scope.h"

#include <algorithm>

namespace fw {

void Scope::start(const CPart& part, Items& out)
{
    const auto units = static_cast<std::int32_t>(p.units.size());
    switch (part.root) {
    case Root::Role: {
        Bind bind{};
        if (!find(part.arg, bind))
            return;
        // A path local holds its turns too, as negative numbers; only its cells are places.
        out.kind = bind.kind == Kind::Path ? Kind::Places : bind.kind;
        if (bind.value) {
            for (std::int32_t item : bind.value->items)
                if (item >= 0)
                    out.add(item);
        } else if (bind.item >= 0) {
            out.add(bind.item);
        }
        return;
    }
    case Root::MapUnits:
        out.kind = Kind::Units;
        for (std::int32_t u = 0; u < units; ++u)
            if (onMap(nth(p.units, u).place))
                out.add(u);
        return;
    case Root::AllUnits:
        out.kind = Kind::Units;
        for (std::int32_t u = 0; u < units; ++u)
            out.add(u);
        return;
    case Root::Sides:
        out.kind = Kind::Sides;
        for (std::int32_t s = 0; s < c.sides; ++s)
            out.add(s);
        return;
    case Root::Cells:
        out.kind = Kind::Places;
        for (std::int32_t cell = 0; cell < c.cells; ++cell)
            if (!nth(c.outOfPlay, cell))
                out.add(cell);
        return;
    case Root::Active:
    case Root::Passive:
        out.kind = Kind::Sides;
        for (std::int32_t s = 0; s < c.sides; ++s)
            if ((s == p.active) == (part.root == Root::Active))
                out.add(s);
        return;
    case Root::Game:
        out.kind = Kind::Game;
        out.add(0);
        return;
    case Root::Area:
        out.kind = Kind::Places;
        if (part.arg >= 0)
            for (std::int32_t cell : nth(c.areaCells, part.arg))
                out.add(cell);
        return;
    case Root::Areas:
        out.kind = Kind::Places;
        for (std::size_t a = 0; a < c.areaKind.size(); ++a)
            if (c.areaKind[a] == part.arg)
                for (std::int32_t cell : c.areaCells[a])
                    out.addOnce(cell);
        return;
    case Root::Box:
        out.kind = Kind::Units;
        for (std::int32_t u = 0; u < units; ++u)
            if (nth(p.units, u).place == part.arg)
                out.add(u);
        return;
    }
}

namespace {

/// The edge cells passed walking from a to b the short way, b included; empty when either is inland.
std::vector<std::int32_t> edgeWay(const Compiled& c, std::int32_t a, std::int32_t b)
{
    std::vector<std::int32_t> out;
    if (a < 0 || b < 0 || a >= c.cells || b >= c.cells)
        return out;
    const std::int32_t n = static_cast<std::int32_t>(c.perimeter.size());
    const std::int32_t i = nth(c.perimeterAt, a);
    const std::int32_t j = nth(c.perimeterAt, b);
    if (i < 0 || j < 0 || n == 0)
        return out;
    const std::int32_t clockwise = (j - i + n) % n;
    const std::int32_t stride = clockwise * 2 <= n ? 1 : n - 1;
    for (std::int32_t k = i; k != j;) {
        k = (k + stride) % n;
        out.push_back(nth(c.perimeter, k));
    }
    return out;
}

} // namespace

int edgeSteps(const Compiled& c, std::int32_t a, std::int32_t b)
{
    if (a == b)
        return 0;
    const std::size_t n = edgeWay(c, a, b).size();
    return n == 0 ? -1 : static_cast<int>(n);
}

void Scope::follow(const CStep& step, const Items& in, Items& out)
{
    const Grid& grid = c.scenario.map.grid;
    const auto units = static_cast<std::int64_t>(p.units.size());
    const auto state = [&](std::int32_t u) -> const UnitState& {
        return nth(p.units, u);
    };
    const auto with = [&]() {
        Items other;
        start({Root::Role, step.arg, {}}, other);
        return other;
    };
    const auto neighboursOf = [&](std::int32_t place, auto f) {
        if (!onMap(place) || !spend())
            return;
        for (std::int32_t d = 0; d < c.directions; ++d) {
            const std::int32_t cell =
                nth(c.neighbours, place * c.directions + d);
            if (cell >= 0)
                f(cell, d);
        }
    };
    switch (step.rel) {
    case Rel::Place:
        out.kind = Kind::Places;
        for (std::int32_t m : in)
            if (const std::int32_t place = placeOf(in.kind, m); place >= 0)
                out.addOnce(place);
        return;
    case Rel::Stack:
    case Rel::Others:
        out.kind = Kind::Units;
        for (std::int32_t m : in) {
            if (in.kind != Kind::Units)
                continue;
            eachAt(state(m).place, [&](std::int32_t u) {
                if (nth(c.units, u).side
                        == nth(c.units, m).side
                    && (step.rel == Rel::Stack || !in.has(u)))
                    out.addOnce(u);
            });
        }
        return;
    case Rel::Side:
        out.kind = Kind::Sides;
        for (std::int32_t m : in)
            if (const std::int32_t s = sideOf(in.kind, m); s >= 0)
                out.addOnce(s);
        return;
    case Rel::Formation:
        out.kind = Kind::Units;
        for (std::int32_t m : in) {
            if (in.kind != Kind::Units || !spend(units / 4))
                continue;
            const CUnit& self = nth(c.units, m);
            for (std::size_t u = 0; u < c.units.size(); ++u)
                if (c.units[u].side == self.side && c.units[u].formation == self.formation
                    && onMap(p.units[u].place))
                    out.addOnce(static_cast<std::int32_t>(u));
        }
        return;
    case Rel::Arrival:
        out.kind = Kind::Places;
        for (std::int32_t m : in)
            if (in.kind == Kind::Units)
                for (std::int32_t cell : nth(c.units, m).arrivalAt)
                    out.addOnce(cell);
        return;
    case Rel::Setup:
        out.kind = Kind::Places;
        for (std::int32_t m : in)
            if (in.kind == Kind::Units)
                for (std::int32_t cell : nth(c.units, m).setupAt)
                    out.addOnce(cell);
        return;
    case Rel::Reach:
        out.kind = Kind::Places;
        for (std::int32_t m : in) {
            if (in.kind != Kind::Units || step.arg < 0 || searching > 2 || spent())
                continue;
            const Searching search(*this);
            PathFinder finder(*this, step.arg, Value::of(Kind::Units, {m}), state(m).place);
            if (finder.opens())
                for (const PathFinder::Next& n : finder.reach())
                    out.addOnce(n.item);
        }
        return;
    case Rel::Front:
    case Rel::Flank:
    case Rel::Rear:
        out.kind = Kind::Places;
        for (std::int32_t m : in) {
            if (in.kind != Kind::Units)
                continue;
            neighboursOf(state(m).place, [&](std::int32_t cell, std::int32_t d) {
                const Arc arc = arcOf(c, state(m).facing, d);
                if ((step.rel == Rel::Front && arc == Arc::Front)
                    || (step.rel == Rel::Flank && arc == Arc::Flank)
                    || (step.rel == Rel::Rear && arc == Arc::Rear))
                    out.addOnce(cell);
            });
        }
        return;
    case Rel::Zone:
        out.kind = Kind::Places;
        for (std::int32_t m : in)
            if (in.kind == Kind::Units)
                neighboursOf(state(m).place, [&](std::int32_t cell, std::int32_t) {
                    if (zoneReaches(m, cell))
                        out.addOnce(cell);
                });
        return;
    case Rel::Members:
        out.kind = Kind::Units;
        if (!spend(static_cast<std::int64_t>(p.notes.size()) / bulk * (1 + in.size() / bulk)))
            return;
        for (const Note& note : p.notes)
            if (note.mark == step.arg && note.other >= 0 && note.other < units && in.has(note.subject))
                out.addOnce(note.other);
        return;
    case Rel::Holders:
        out.kind = Kind::Units;
        if (!spend(static_cast<std::int64_t>(p.notes.size()) / bulk * (1 + in.size() / bulk)))
            return;
        for (const Note& note : p.notes)
            if (note.mark == step.arg && note.other >= 0 && note.subject < units && in.has(note.other))
                out.addOnce(note.subject);
        return;
    case Rel::Units:
        out.kind = Kind::Units;
        for (std::int32_t m : in)
            eachAt(placeOf(in.kind, m), [&](std::int32_t u) { out.addOnce(u); });
        return;
    case Rel::Neighbours:
        out.kind = Kind::Places;
        for (std::int32_t m : in)
            neighboursOf(placeOf(in.kind, m),
                         [&](std::int32_t cell, std::int32_t) { out.addOnce(cell); });
        return;
    case Rel::Within: {
        out.kind = Kind::Places;
        const std::int64_t far = std::min(step.arg, grid.columns + grid.rows);
        const std::int64_t rings = far * far / 4;
        for (std::int32_t m : in)
            if (const std::int32_t place = placeOf(in.kind, m); onMap(place) && spend(rings))
                for (std::int32_t cell : grid.within(place, step.arg))
                    if (!nth(c.outOfPlay, cell))
                        out.addOnce(cell);
        return;
    }
    case Rel::Ray:
        out.kind = Kind::Places;
        for (std::int32_t m : in)
            for (std::int32_t cell = placeOf(in.kind, m); step.arg >= 0 && onMap(cell) && spend();) {
                cell = grid.neighbour(cell, step.arg);
                if (onMap(cell) && !nth(c.outOfPlay, cell))
                    out.addOnce(cell);
            }
        return;
    case Rel::Zoners:
        out.kind = Kind::Units;
        for (std::int32_t m : in)
            neighboursOf(placeOf(in.kind, m), [&](std::int32_t cell, std::int32_t) {
                eachAt(cell, [&](std::int32_t u) {
                    if (zoneReaches(u, placeOf(in.kind, m)))
                        out.addOnce(u);
                });
            });
        return;
    case Rel::Features:
        out.kind = Kind::Word;
        for (std::int32_t m : in)
            if (const std::int32_t place = placeOf(in.kind, m); onMap(place))
                for (Sym word : nth(c.terrain, place))
                    out.addOnce(word);
        return;
    case Rel::Hexside: {
        out.kind = Kind::Word;
        const Items other = with();
        for (std::int32_t m : in)
            for (std::int32_t o : other) {
                const std::int32_t a = placeOf(in.kind, m);
                const std::int32_t b = placeOf(other.kind, o);
                if (!onMap(a) || !onMap(b))
                    continue;
                const auto found = c.hexsides.find(grid.sharedSide(a, b));
                if (found != c.hexsides.end())
                    for (Sym word : found->second)
                        out.addOnce(word);
            }
        return;
    }
    case Rel::Line: {
        out.kind = Kind::Places;
        const Items other = with();
        if (in.empty() || other.empty())
            return;
        const std::int32_t a = placeOf(in.kind, in[0]);
        const std::int32_t b = placeOf(other.kind, other[0]);
        if (!onMap(a) || !onMap(b))
            return;
        for (const std::int32_t cell : cellsCrossed(grid, a, b))
            if (!nth(c.outOfPlay, cell))
                out.addOnce(cell);
        return;
    }
    case Rel::EdgeTo: {
        out.kind = Kind::Places;
        const Items other = with();
        if (!in.empty() && !other.empty())
            for (std::int32_t cell :
                 edgeWay(c, placeOf(in.kind, in[0]), placeOf(other.kind, other[0])))
                out.addOnce(cell);
        return;
    }
    case Rel::Foes:
        if (in.kind == Kind::Sides) {
            out.kind = Kind::Sides;
            for (std::int32_t s = 0; s < c.sides; ++s)
                if (!in.has(s))
                    out.add(s);
            return;
        }
        out.kind = Kind::Units;
        if (!spend(units / 4 * (1 + in.size() / 4)))
            return;
        for (std::size_t u = 0; u < p.units.size(); ++u) {
            if (!onMap(p.units[u].place))
                continue;
            for (std::int32_t m : in)
                if (hostile(c.units[u].side, sideOf(in.kind, m))) {
                    out.add(static_cast<std::int32_t>(u));
                    break;
                }
        }
        return;
    case Rel::Army:
    case Rel::Pool:
        out.kind = Kind::Units;
        if (!spend(units / 4))
            return;
        for (std::size_t u = 0; in.kind == Kind::Sides && u < p.units.size(); ++u)
            if (in.has(c.units[u].side) && (step.rel == Rel::Pool || onMap(p.units[u].place)))
                out.add(static_cast<std::int32_t>(u));
        return;
    case Rel::Entries:
        out.kind = Kind::Places;
        for (std::size_t a = 0; in.kind == Kind::Sides && a < c.areaCells.size(); ++a)
            if (c.scenario.map.areas[a].kind == "entry" && in.has(c.areaSide[a]))
                for (std::int32_t cell : c.areaCells[a])
                    out.addOnce(cell);
        return;
    case Rel::First:
    case Rel::Last:
    case Rel::Cells: {
        out.kind = Kind::Places;
        std::int32_t lastCell = -1;
        for (std::int32_t m : in) {
            if (m < 0)
                continue;
            lastCell = m;
            if (step.rel == Rel::Cells)
                out.add(m);
            else if (step.rel == Rel::First && out.empty())
                out.add(m);
        }
        if (step.rel == Rel::Last && lastCell >= 0)
            out.add(lastCell);
        return;
    }
    case Rel::KeepDef:
    case Rel::DropDef:
        out.kind = in.kind;
        for (std::int32_t m : in) {
            BindOne bind(*this, names::it, in.kind, m);
            if (satisfies(*this, step.arg) == (step.rel == Rel::KeepDef))
                out.add(m);
        }
        return;
    case Rel::KeepRole:
    case Rel::DropRole: {
        out.kind = in.kind;
        const Items other = with();
        for (std::int32_t m : in)
            if ((other.kind == in.kind && other.has(m)) == (step.rel == Rel::KeepRole))
                out.add(m);
        return;
    }
    }
}

} // namespace fw
