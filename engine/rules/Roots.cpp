// The roots of paths; scenarios/README.md lists them.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Scope.h"

#include <algorithm>

namespace fw {

bool Scope::hasFeature(PlaceId hexside, Sym feature)
{
    spend();
    const auto has = [&](const std::vector<Sym>& words) { return std::ranges::find(words, feature) != words.end(); };
    return feature == noSym || has(board.hexsideWords(hexside, budget)) || has(board.hexsideWays(hexside, budget));
}

bool Scope::includes(const CPath& path, Kind kind, std::int32_t item)
{
    const CPart* const only = path.parts.size() == 1 && path.parts[0].steps.empty() ? &path.parts[0] : nullptr;
    const auto has = [&](const Compiled::CellSet& set) {
        spend();
        return kind == Kind::Places && set.has(item);
    };
    Bind bind{};
    switch (only ? only->root : Root::Game) {
    case Root::Role:
        spend();
        if (!find(only->arg, bind) || kind != (bind.kind == Kind::Path ? Kind::Places : bind.kind))
            return false;
        return bind.value ? item >= 0 && std::ranges::find(bind.value->items, item) != bind.value->items.end()
                          : item >= 0 && bind.item == item;
    case Root::Area: return only->arg >= 0 && has(checkedAt(c.areaSets, only->arg));
    case Root::Areas: {
        const auto found = c.areaSetsByKind.find(only->arg);
        return found != c.areaSetsByKind.end() && has(found->second);
    }
    default: {
        const Items all = resolve(path);
        return all.kind == kind && all.has(item);
    }
    }
}

void Scope::start(const CPart& part, Items& out)
{
    switch (part.root) {
    case Root::Role: {
        Bind bind{};
        if (!find(part.arg, bind))
            return;
        // A path local also holds turns, as negative numbers; only its cells are places.
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
        for (const UnitId u : c.units.ids())
            if (board.unitOnMap(u))
                out.add(u);
        return;
    case Root::AllUnits:
        out.kind = Kind::Units;
        for (const UnitId u : c.units.ids())
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
            if (!c.outOfPlay[PlaceId(cell)])
                out.add(cell);
        return;
    case Root::Active:
    case Root::Passive:
        out.kind = Kind::Sides;
        for (std::int32_t s = 0; s < c.sides; ++s)
            if ((s == board.active()) == (part.root == Root::Active))
                out.add(s);
        return;
    case Root::Formations:
        out.kind = Kind::Formations;
        for (std::size_t f = 0; f < c.formations.size(); ++f)
            out.add(static_cast<std::int32_t>(f));
        return;
    case Root::Engagements:
        out.kind = Kind::Engagements;
        for (const Engagement& one : board.engagements())
            out.add(one.number);
        return;
    case Root::Game:
        out.kind = Kind::Game;
        out.add(0);
        return;
    case Root::Area:
        out.kind = Kind::Places;
        if (part.arg >= 0)
            for (std::int32_t cell : checkedAt(c.areaCells, part.arg))
                out.add(cell);
        return;
    case Root::Areas:
        out.kind = Kind::Places;
        if (const auto found = c.areaSetsByKind.find(part.arg); found != c.areaSetsByKind.end())
            for (std::int32_t cell : found->second.cells)
                out.add(cell);
        return;
    case Root::Region:
        out.kind = Kind::Places;
        if (part.arg >= 0)
            out.add(c.areaPlace(static_cast<std::size_t>(part.arg)).index());
        return;
    case Root::Regions:
        out.kind = Kind::Places;
        for (std::size_t a = 0; a < c.areaKind.size(); ++a)
            if (part.arg == noSym || c.areaKind[a] == part.arg)
                out.add(c.areaPlace(a).index());
        return;
    case Root::Hexsides:
        out.kind = Kind::Places;
        for (std::int32_t place = c.firstHexside; place < c.placeEnd(); ++place)
            if (const PlaceId side(place); !c.cellsOf(side).empty() && hasFeature(side, part.arg))
                out.add(side.index());
        return;
    case Root::Box:
        out.kind = Kind::Units;
        for (const UnitId u : c.units.ids())
            if (board.unit(u).place == PlaceId(part.arg))
                out.add(u);
        return;
    }
}

} // namespace fw
