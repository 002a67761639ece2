#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/findings/Found.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

bool hasArt(const Ruleset& rules, const std::vector<std::string>& words, bool lakes)
{
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        const Art art = artOf(rules, word);
        return flowing(art) || (lakes && art == Art::Lake);
    });
}

/// The words of flowing water in a list.
std::vector<std::string> waterWords(const Ruleset& rules, const std::vector<std::string>& words)
{
    std::vector<std::string> wet;
    for (const std::string& word : words)
        if (flowing(artOf(rules, word)))
            wet.push_back(word);
    return wet;
}

/// Whether fewer cells meet at a vertex than inside the map.
bool borderVertex(const Grid& grid, int vertex)
{
    return int(grid.cellsOfVertex(vertex).size()) < (grid.hex() ? 3 : 4);
}

/// The sides of a shortest way along edges of cells from some vertices to the border of the map.
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
    std::map<int, int> cameBy; // vertex, the side
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

void MapFound::waters()
{
    cellWaters();
    sideWaters();
}

void MapFound::cellWaters()
{
    const Grid& g = mDrawing.grid();
    const int mixes = mDrawing.legend->size();
    std::vector<char> flows(std::size_t(mixes), 0);
    std::vector<char> wet(std::size_t(mixes), 0);
    for (int mix = 0; mix < mixes; ++mix) {
        flows[std::size_t(mix)] = hasArt(mRules, mDrawing.legend->words(Mix(mix)), false);
        wet[std::size_t(mix)] = hasArt(mRules, mDrawing.legend->words(Mix(mix)), true);
    }
    if (std::none_of(flows.begin(), flows.end(), [](char f) { return f != 0; }))
        return;
    std::vector<char> seen(std::size_t(mDrawing.terrain.size()), 0);
    for (Cell start = 0; start < mDrawing.terrain.size(); ++start) {
        if (!flows[mDrawing.terrain.get(start)] || seen[std::size_t(start)])
            continue;
        std::vector<Cell> run{start};
        seen[std::size_t(start)] = 1;
        bool leads = false;
        for (std::size_t i = 0; i < run.size(); ++i) {
            leads = leads || g.onEdge(run[i]);
            for (const Cell next : g.neighbours(run[i])) {
                const Mix mix = mDrawing.terrain.get(next);
                leads = leads || (wet[mix] && !flows[mix]);
                if (flows[mix] && !seen[std::size_t(next)]) {
                    seen[std::size_t(next)] = 1;
                    run.push_back(next);
                }
            }
        }
        if (leads)
            continue;
        // From the cell next to the edge it goes on as it is there.
        const Cell end = *std::min_element(run.begin(), run.end(), [&](Cell a, Cell b) {
            const int da = g.distance(a, nearestEdge(g, a));
            const int db = g.distance(b, nearestEdge(g, b));
            return da != db ? da < db : a < b;
        });
        const std::vector<std::string> as = waterWords(mRules, mDrawing.features(end));
        std::vector<std::string> all;
        for (const Cell cell : run)
            for (const std::string& word : waterWords(mRules, mDrawing.features(cell)))
                if (std::find(all.begin(), all.end(), word) == all.end())
                    all.push_back(word);
        std::vector<MapFix> fixes{
            {tr("Lead it to the edge of the map"),
             [end, as](const Drawing& d) {
                 return paintTerrain(d, straightChain(d.grid(), end, nearestEdge(d.grid(), end)),
                                     as, PaintMode::Add);
             }},
            {tr("Take the water away"), [run, all](const Drawing& d) {
                 return paintTerrain(d, run, all, PaintMode::Remove);
             }}};
        add(false,
            run.size() == 1
                ? tr("The water at %1 comes from nowhere and goes nowhere.").arg(number(start))
                : tr("The water from %1 on reaches neither the edge of the map nor other water.")
                      .arg(number(end)),
            run, std::move(fixes));
    }
}

void MapFound::sideWaters()
{
    const Grid& g = mDrawing.grid();
    std::map<int, std::vector<int>> at; // vertex, wet sides
    std::vector<int> wet;
    for (int side = 0; side < mDrawing.sides.size(); ++side) {
        if (mDrawing.sides.get(side) == 0 || g.diagonalSide(side) ||
            !hasArt(mRules, mDrawing.sideFeatures(side), true))
            continue;
        wet.push_back(side);
        const auto [a, b] = g.verticesOfSide(side);
        at[a].push_back(side);
        at[b].push_back(side);
    }
    std::set<int> seen;
    for (const int start : wet) {
        if (!seen.insert(start).second)
            continue;
        std::vector<int> run{start};
        std::set<int> vertices;
        bool leads = false;
        for (std::size_t i = 0; i < run.size(); ++i) {
            const auto [a, b] = g.verticesOfSide(run[i]);
            for (const int vertex : {a, b}) {
                vertices.insert(vertex);
                leads = leads || borderVertex(g, vertex);
                for (const Cell cell : g.cellsOfVertex(vertex))
                    leads = leads || hasArt(mRules, mDrawing.features(cell), true);
                for (const int next : at[vertex])
                    if (seen.insert(next).second)
                        run.push_back(next);
            }
        }
        if (leads)
            continue;
        std::vector<Cell> cells;
        for (const int side : run) {
            const auto [a, b] = g.cellsOfSide(side);
            for (const Cell cell : {a, b})
                if (cell != noCell && std::find(cells.begin(), cells.end(), cell) == cells.end())
                    cells.push_back(cell);
        }
        const std::string as = mDrawing.sideFeatures(start).front();
        const auto [a, b] = g.cellsOfSide(start);
        add(false,
            tr("The water between %1 and %2 reaches neither the edge of the map nor other water.")
                .arg(number(a), number(b)),
            cells,
            {{tr("Lead it to the edge of the map"),
              [vertices, as](const Drawing& d) {
                  return setSides(d, sidesToBorder(d.grid(), vertices), as, true);
              }},
             {tr("Take the water away"),
              [run, as](const Drawing& d) { return setSides(d, run, as, false); }}});
    }
}

} // namespace fw
