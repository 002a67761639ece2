// Checks for flowing water that is two cells or two sides wide in one place of its course.
#include "engine/proof/FindingCollector.h"
#include "engine/proof/MapFeatureIndex.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

constexpr std::size_t few = 2;    ///< so many wide places are always doubtful
constexpr std::size_t share = 20; ///< more of them are, if they are at most this part of the water
constexpr const char* narrow = "take the water away where it is too wide, or lead it on";

class WidthCheck
{
public:
    WidthCheck(const Ruleset& ruleset, const Map& map, FindingCollector& found)
        : mLaid(ruleset, map), mFound(found), g(map.grid)
    {}

    void cells()
    {
        std::vector<Cell> wide;
        std::size_t all = 0;
        for (Cell cell = 0; cell < g.cellCount(); ++cell) {
            if (!flows(cell))
                continue;
            ++all;
            if (g.hex() ? !g.onEdge(cell) && widensHexes(cell)
                        : inBlock(cell) || (!g.onEdge(cell) && widensSquares(cell)))
                wide.push_back(cell);
        }
        if (wide.size() > std::max(few, all / share))
            return;
        for (const Cell cell : wide)
            mFound.doubt("waters/wide", {std::string(cellWord(g.shape)), mLaid.number(cell), {}, {}},
                         "the water is two cells wide here", narrow, {cell});
    }

    /// A single wet side that leaves a run of water and ends at once.
    void sides()
    {
        std::map<int, int> at; // vertex, its wet sides
        std::vector<int> wet;
        for (const int side : mLaid.sides()) {
            if (g.diagonalSide(side) || !mLaid.flows(mLaid.side(side)))
                continue;
            wet.push_back(side);
            const auto [a, b] = g.verticesOfSide(side);
            ++at[a];
            ++at[b];
        }
        std::vector<int> spurs;
        for (const int side : wet) {
            const auto [a, b] = g.verticesOfSide(side);
            if ((openEnd(a, at[a]) && at[b] > 2) || (openEnd(b, at[b]) && at[a] > 2))
                spurs.push_back(side);
        }
        if (spurs.size() > wet.size() / share)
            return; // short arms are usual, or the water is short itself
        for (const int side : spurs) {
            const auto [a, b] = g.cellsOfSide(side);
            mFound.doubt("waters/wide", {"hexside", mLaid.number(a) + "/" + mLaid.number(b), {}, {}},
                         "the water leaves its course for this side alone", narrow, {a, b}, {side});
        }
    }

private:
    bool flows(Cell cell) const { return mLaid.flows(mLaid.cell(cell)); }
    std::vector<Cell> flowingBeside(Cell cell, bool corners) const
    {
        std::vector<Cell> out;
        for (int d = 0; d < g.directions(); d += corners || g.hex() ? 1 : 2)
            if (const Cell next = g.neighbour(cell, d); next != noCell && flows(next))
                out.push_back(next);
        return out;
    }
    /// Whether a hex only touches two hexes of water that are next to each other and both belong to a longer course.
    bool widensHexes(Cell cell) const
    {
        const std::vector<Cell> two = flowingBeside(cell, true);
        return two.size() == 2 && g.adjacent(two[0], two[1]) && flowingBeside(two[0], true).size() > 2
               && flowingBeside(two[1], true).size() > 2;
    }
    /// Whether a square and the one before it or above it only run next to two other squares of water.
    bool inBlock(Cell cell) const
    {
        for (int d = 0; d < g.directions(); d += 2) {
            const Cell next = g.neighbour(cell, d);
            if (next == noCell || next > cell || !flows(next))
                continue;
            for (const int side : {(d + 2) % g.directions(), (d + 6) % g.directions()}) {
                const Cell other = g.neighbour(cell, side), far = g.neighbour(next, side);
                if (other != noCell && far != noCell && flows(other) && flows(far)
                    && flowingBeside(cell, false).size() == 2 && flowingBeside(next, false).size() == 2)
                    return true;
            }
        }
        return false;
    }
    /// Whether a square is next to a square of water whose course passes it straight.
    bool widensSquares(Cell cell) const
    {
        const std::vector<Cell> one = flowingBeside(cell, false);
        if (one.size() != 1)
            return false;
        const int to = g.directionTo(cell, one.front());
        const auto on = [&](int turn) {
            const Cell next = g.neighbour(one.front(), (to + turn) % g.directions());
            return next != noCell && flows(next);
        };
        if (!on(2) || !on(6)) // the course to the left and to the right
            return false;
        return flowingBeside(cell, true).size() == 3; // those three squares and no other
    }
    bool openEnd(int vertex, int wet) const
    {
        const std::vector<Cell> cells = g.cellsOfVertex(vertex);
        return wet == 1 && !borderVertex(g, vertex)
               && std::ranges::none_of(cells, [&](Cell cell) { return mLaid.wet(mLaid.cell(cell)); });
    }

    const MapFeatureIndex mLaid;
    FindingCollector& mFound;
    const Grid& g;
};

} // namespace

void proveRivers(const Ruleset& ruleset, const Map& map, FindingCollector& found)
{
    if (map.grid.linked()) // links have no course
        return;
    WidthCheck check(ruleset, map, found);
    check.cells();
    check.sides();
}

} // namespace fw
