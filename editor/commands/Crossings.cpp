#include "editor/commands/Crossings.h"

#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"

#include <algorithm>

namespace fw {

namespace {

bool drawn(const Ruleset& rules, const std::vector<std::string>& features, bool (*is)(Art))
{
    return std::ranges::any_of(features, [&](const std::string& feature) { return is(artOf(rules, feature)); });
}

bool wetSide(const Drawing& drawing, const Ruleset& rules, int side)
{
    return drawing.sides.contains(side) && drawing.sides.get(side) != 0
           && drawn(rules, drawing.sideFeatures(side), isWater);
}

bool wetCell(const Drawing& drawing, const Ruleset& rules, Cell cell)
{
    if (!drawing.terrain.contains(cell))
        return false;
    if (drawing.terrain.get(cell) != 0 && drawn(rules, drawing.features(cell), isWater))
        return true;
    const std::vector<Way>& ways = drawing.rest.map.ways;
    return std::ranges::any_of(ways, [&](const Way& way) {
        return isWater(artOf(rules, way.kind)) && std::ranges::find(way.cells, cell) != way.cells.end();
    });
}

} // namespace

WaterMet waterMet(const Drawing& drawing, const Ruleset& rules, const std::vector<Cell>& chain)
{
    WaterMet met;
    const auto once = [](auto& list, int item) {
        if (std::ranges::find(list, item) == list.end())
            list.push_back(item);
    };
    for (std::size_t i = 1; i < chain.size(); ++i)
        if (const int side = drawing.grid().sharedSide(chain[i - 1], chain[i]); wetSide(drawing, rules, side))
            once(met.sides, side);
    // A path that runs along a stream does not cross it.
    for (std::size_t i = 1; i + 1 < chain.size(); ++i)
        if (wetCell(drawing, rules, chain[i]) && !wetCell(drawing, rules, chain[i - 1])
            && !wetCell(drawing, rules, chain[i + 1]))
            once(met.cells, chain[i]);
    return met;
}

Edit addCrossings(const Drawing& drawing, const Ruleset& rules, const WaterMet& water, Art art)
{
    Edit edit;
    if (const std::string feature = featureDrawn(rules, FeatureKind::Hexside, art); !feature.empty()) {
        std::vector<int> sides = water.sides;
        std::erase_if(sides, [&](int side) { return drawn(rules, drawing.sideFeatures(side), isCrossing); });
        edit.add(setSides(drawing, sides, feature, true));
    }
    if (const std::string feature = featureDrawn(rules, FeatureKind::Terrain, art); !feature.empty()) {
        std::vector<Cell> cells = water.cells;
        std::erase_if(cells, [&](Cell cell) { return drawn(rules, drawing.features(cell), isCrossing); });
        edit.add(paintTerrain(drawing, cells, {feature}, PaintMode::Add));
    }
    return edit;
}

Edit nextCrossing(const Drawing& drawing, const Ruleset& rules, int side, Cell cell)
{
    const bool onSide = side >= 0;
    if (onSide ? !wetSide(drawing, rules, side) : !wetCell(drawing, rules, cell))
        return {};
    const std::vector<std::string>& before = onSide ? drawing.sideFeatures(side) : drawing.features(cell);
    const FeatureKind kind = onSide ? FeatureKind::Hexside : FeatureKind::Terrain;
    std::vector<std::string> round{""};
    for (const Art art : {Art::Bridge, Art::Ford, Art::Ferry})
        if (const std::string feature = featureDrawn(rules, kind, art); !feature.empty())
            round.push_back(feature);
    std::size_t now = 0;
    for (std::size_t i = 1; i < round.size(); ++i)
        if (std::ranges::find(before, round[i]) != before.end())
            now = i;
    const std::string& next = round[(now + 1) % round.size()];
    std::vector<std::string> after;
    for (const std::string& feature : before)
        if (!isCrossing(artOf(rules, feature)))
            after.push_back(feature);
    if (!next.empty())
        after.push_back(next);
    RunWriter runs(onSide ? PlaneOf::Sides : PlaneOf::Terrain);
    const int place = onSide ? side : cell;
    runs.put(place, onSide ? drawing.sides.get(side) : drawing.terrain.get(cell), drawing.legend->code(after));
    Edit edit;
    edit.add(runs.take());
    return edit;
}

} // namespace fw
