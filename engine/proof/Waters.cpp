// Checks for water without a source or an outlet, in cells and along their sides.
#include "engine/base/CheckedIndex.h"
#include "engine/proof/Gaps.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr const char* lead = "lead it to the edge of the map, to other water, or take it away";

/// The cell of a run of water that is nearest to the edge of the map.
Cell nearestToEdge(const Grid& grid, const std::vector<Cell>& run)
{
    const auto far = [&](Cell cell) {
        const int column = grid.column(cell), row = grid.row(cell);
        return std::min({column, row, grid.columns - 1 - column, grid.rows - 1 - row});
    };
    return *std::ranges::min_element(run, [&](Cell a, Cell b) { return far(a) != far(b) ? far(a) < far(b) : a < b; });
}

void cellWaters(const MapFeatureIndex& laid, const Gaps& gaps, FindingCollector& found)
{
    const Grid& g = laid.grid();
    std::vector<char> flows(std::size_t(g.cellCount()), 0);
    for (Cell cell = 0; cell < g.cellCount(); ++cell)
        checkedAt(flows, cell) = laid.flows(laid.cell(cell));
    std::vector<char> seen(flows.size(), 0);
    for (Cell start = 0; start < g.cellCount(); ++start) {
        if (!checkedAt(flows, start) || checkedAt(seen, start))
            continue;
        std::vector<Cell> run{start};
        checkedAt(seen, start) = 1;
        bool leads = false;
        for (std::size_t i = 0; i < run.size(); ++i) {
            leads = leads || g.onEdge(run[i]) || gaps.waters.count(run[i]) > 0;
            for (const Cell next : g.neighbours(run[i])) {
                const bool on = checkedAt(flows, next) != 0;
                leads = leads || (!on && laid.wet(laid.cell(next)));
                if (on && !checkedAt(seen, next)) {
                    checkedAt(seen, next) = 1;
                    run.push_back(next);
                }
            }
        }
        if (leads)
            continue;
        const Cell end = nearestToEdge(g, run);
        std::swap(*std::ranges::find(run, end), run.front());
        found.doubt("waters", {std::string(cellWord(g.shape)), laid.number(end), {}, {}},
                    run.size() == 1 ? Text("the water comes from nowhere and goes nowhere")
                                    : Text("the water from here on reaches neither the edge of the map nor other "
                                           "water"),
                    lead, run);
    }
}

void sideWaters(const MapFeatureIndex& laid, const Gaps& gaps, FindingCollector& found)
{
    const Grid& g = laid.grid();
    std::map<int, std::vector<int>> at; // vertex, wet sides
    std::vector<int> wet;
    for (const int side : laid.sides()) {
        if (g.diagonalSide(side) || !laid.wet(laid.side(side)))
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
        bool leads = false;
        for (std::size_t i = 0; i < run.size(); ++i) {
            const auto [a, b] = g.verticesOfSide(run[i]);
            for (const int vertex : {a, b}) {
                leads = leads || borderVertex(g, vertex) || gaps.vertices.count(vertex) > 0;
                for (const Cell cell : g.cellsOfVertex(vertex))
                    leads = leads || laid.wet(laid.cell(cell));
                for (const int next : at[vertex])
                    if (seen.insert(next).second)
                        run.push_back(next);
            }
        }
        if (leads)
            continue;
        std::set<Cell> cells;
        for (const int side : run) {
            const auto [a, b] = g.cellsOfSide(side);
            cells.insert({a, b});
        }
        cells.erase(noCell);
        const auto [a, b] = g.cellsOfSide(start);
        found.doubt("waters", {"hexside", laid.number(a) + "/" + laid.number(b), {}, {}},
                    "the water reaches neither the edge of the map nor other water", lead, {cells.begin(), cells.end()},
                    run);
    }
}

} // namespace

void proveWaters(const Ruleset& ruleset, const Map& map, const Gaps& gaps, FindingCollector& found)
{
    if (map.grid.linked()) // links have no course
        return;
    const MapFeatureIndex laid(ruleset, map);
    cellWaters(laid, gaps, found);
    sideWaters(laid, gaps, found);
}

} // namespace fw
