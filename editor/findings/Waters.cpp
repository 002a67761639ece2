#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/findings/MapMending.h"
#include "engine/model/Art.h"
#include "engine/proof/MapFeatureIndex.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// The features of flowing water in a list.
std::vector<std::string> waterWords(const Ruleset& rules, const std::vector<std::string>& words)
{
    std::vector<std::string> wet;
    for (const std::string& word : words)
        if (isFlowing(artOf(rules, word)))
            wet.push_back(word);
    return wet;
}

/// The sides of a shortest path along cell edges from some vertices to the border of the map.
std::vector<int> sidesToBorder(const Grid& grid, const std::set<int>& from)
{
    std::map<int, std::vector<int>> sidesAt; // vertex, its sides
    for (int side = 0; side < grid.sideCount(); ++side) {
        if (grid.diagonalSide(side))
            continue;
        const auto [a, b] = grid.verticesOfSide(side);
        sidesAt[a].push_back(side);
        sidesAt[b].push_back(side);
    }
    std::map<int, int> cameBy; // vertex, the side that leads to it
    std::vector<int> open(from.begin(), from.end());
    for (const int vertex : open)
        cameBy[vertex] = -1;
    for (std::size_t i = 0; i < open.size(); ++i) {
        int vertex = open[i];
        if (borderVertex(grid, vertex)) {
            std::vector<int> sides;
            while (cameBy[vertex] >= 0) {
                sides.push_back(cameBy[vertex]);
                const auto [a, b] = grid.verticesOfSide(cameBy[vertex]);
                vertex = a == vertex ? b : a;
            }
            return sides;
        }
        for (const int side : sidesAt[vertex]) {
            const auto [a, b] = grid.verticesOfSide(side);
            const int next = a == vertex ? b : a;
            if (grid.cellsOfSide(side).second != noCell && cameBy.try_emplace(next, side).second)
                open.push_back(next);
        }
    }
    return {};
}

} // namespace

std::vector<MapFix> MapMending::water() const
{
    const QString lead = tr("Extend it to the edge of the map"), away = tr("Remove the water");
    if (!proved.sides.empty()) {
        std::set<int> vertices;
        for (const int side : proved.sides) {
            const auto [a, b] = drawing.grid().verticesOfSide(side);
            vertices.insert({a, b});
        }
        const std::string as = drawing.sideFeatures(proved.sides.front()).front();
        return {{lead,
                 [vertices, as](const Drawing& d) { return setSides(d, sidesToBorder(d.grid(), vertices), as, true); }},
                {away, [sides = proved.sides, as](const Drawing& d) { return setSides(d, sides, as, false); }}};
    }
    // The water continues from the last cell with the features of that cell.
    const Cell end = proved.cells.front();
    const std::vector<std::string> as = waterWords(rules, drawing.features(end));
    std::vector<std::string> all;
    for (const Cell cell : proved.cells)
        for (const std::string& word : waterWords(rules, drawing.features(cell)))
            if (std::ranges::find(all, word) == all.end())
                all.push_back(word);
    return {{lead,
             [end, as](const Drawing& d) {
                 return paintTerrain(d, straightChain(d.grid(), end, nearestEdge(d.grid(), end)), as, PaintMode::Add);
             }},
            {away,
             [cells = proved.cells, all](const Drawing& d) { return paintTerrain(d, cells, all, PaintMode::Remove); }}};
}

} // namespace fw
