// Checks for gaps: one side, cell or step that is missing between two ends of water or of roads.
#include "engine/proof/Gaps.h"

#include "engine/base/CheckedIndex.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace fw {

namespace {

class GapCheck
{
public:
    GapCheck(const Ruleset& ruleset, const Map& map, FindingCollector& found)
        : mMap(map), mLaid(ruleset, map), mFound(found), g(map.grid)
    {}

    /// Water along sides: two ends at the corners of one dry side.
    void sides()
    {
        std::map<int, int> at; // vertex, its wet sides
        for (const int side : mLaid.sides()) {
            if (g.diagonalSide(side) || !mLaid.wet(mLaid.side(side)))
                continue;
            const auto [a, b] = g.verticesOfSide(side);
            ++at[a];
            ++at[b];
        }
        const auto isEnd = [&](int vertex) {
            const auto wet = at.find(vertex);
            const std::vector<Cell> cells = g.cellsOfVertex(vertex);
            return wet != at.end() && wet->second == 1 && !borderVertex(g, vertex)
                   && std::ranges::none_of(cells, [&](Cell cell) { return mLaid.wet(mLaid.cell(cell)); });
        };
        for (const auto& [vertex, wet] : at)
            if (isEnd(vertex))
                for (const int side : sidesAt(vertex)) {
                    const auto [a, b] = g.verticesOfSide(side);
                    const int other = a == vertex ? b : a;
                    if (other > vertex && !mLaid.wet(mLaid.side(side)) && isEnd(other))
                        dryBetweenEnds(side);
                }
    }

    /// Water in cells: ends of two courses next to one dry cell, the straightest way between them.
    void cells()
    {
        const std::vector<int> courses = coursesOfCells();
        std::map<std::pair<int, int>, Joint> joints; ///< by courses
        for (Cell dry = 0; dry < g.cellCount(); ++dry) {
            if (mLaid.wet(mLaid.cell(dry)))
                continue;
            std::vector<Cell> ends;
            for (const Cell next : g.neighbours(dry))
                if (endOfWater(next))
                    ends.push_back(next);
            for (std::size_t i = 0; i < ends.size(); ++i)
                for (std::size_t j = i + 1; j < ends.size(); ++j) {
                    const Joint joint{turn(dry, ends[i], ends[j]), dry, ends[i], ends[j]};
                    const auto pair = std::minmax(checkedAt(courses, ends[i]), checkedAt(courses, ends[j]));
                    if (pair.first == pair.second || joint.turn * 3 < g.directions())
                        continue; // one course, or one that goes back along the other
                    const auto [known, fresh] = joints.try_emplace(pair, joint);
                    if (!fresh && known->second.turn < joint.turn)
                        known->second = joint;
                }
        }
        for (const auto& [courseIds, joint] : joints)
            dryBetweenEnds(joint);
    }

    /// Ways: two ends in neighbouring cells, or next to one cell without a way.
    void ways()
    {
        std::map<Cell, int> passes;
        for (const Way& way : mMap.ways)
            for (const Cell one : way.cells)
                ++passes[one];
        struct WayEnd {
            Cell cell;
            const Way* way;
        };
        std::vector<WayEnd> ends;
        std::map<Cell, std::size_t> byCell;
        for (const Way& way : mMap.ways) {
            if (way.cells.size() < 2)
                continue;
            for (const Cell end : {way.cells.front(), way.cells.back()})
                if (g.contains(end) && !g.onEdge(end) && passes[end] == 1) {
                    byCell[end] = ends.size();
                    ends.push_back({end, &way});
                }
        }
        for (std::size_t i = 0; i < ends.size(); ++i)
            for (const Cell near : g.within(ends[i].cell, 2)) {
                const auto other = byCell.find(near);
                if (other == byCell.end() || other->second <= i || ends[other->second].way == ends[i].way)
                    continue;
                const WayEnd& two = ends[other->second];
                if (ends[i].way->kind == two.way->kind && canExtendTo(ends[i].way, ends[i].cell, near)
                    && canExtendTo(two.way, near, ends[i].cell))
                    apart(*ends[i].way, ends[i].cell, *two.way, near);
            }
        for (const WayEnd& end : ends)
            if (gaps.roads.count(end.cell) == 0)
                shortOf(*end.way, end.cell);
    }

    Gaps gaps;

private:
    std::vector<int> sidesAt(int vertex) const
    {
        std::vector<int> out;
        const std::vector<Cell> cells = g.cellsOfVertex(vertex);
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (const int side = g.sharedSide(cells[i], cells[j]); side >= 0 && !g.diagonalSide(side))
                    out.push_back(side);
        return out;
    }
    /// Whether water ends in a cell: all water next to it is on one side.
    bool endOfWater(Cell cell) const
    {
        if (!mLaid.flows(mLaid.cell(cell)) || g.onEdge(cell))
            return false;
        std::vector<Cell> flowing;
        for (const Cell next : g.neighbours(cell)) {
            if (mLaid.flows(mLaid.cell(next)))
                flowing.push_back(next);
            else if (mLaid.wet(mLaid.cell(next)))
                return false;
        }
        for (std::size_t i = 1; i < flowing.size(); ++i)
            if (!g.adjacent(flowing[i - 1], flowing[i]))
                return false;
        return !flowing.empty();
    }
    /// A dry cell between two ends of water, and how straight the water would go there.
    struct Joint {
        int turn;
        Cell dry, a, b;
    };
    /// By how many directions two cells are apart around a third.
    int turn(Cell around, Cell a, Cell b) const
    {
        const int apart = std::abs(g.directionTo(around, a) - g.directionTo(around, b));
        return std::min(apart, g.directions() - apart);
    }
    /// The number of the connected water that each cell belongs to; 0 for dry cells.
    std::vector<int> coursesOfCells() const
    {
        std::vector<int> out(static_cast<std::size_t>(g.cellCount()), 0);
        int count = 0;
        for (Cell start = 0; start < g.cellCount(); ++start) {
            if (checkedAt(out, start) != 0 || !mLaid.wet(mLaid.cell(start)))
                continue;
            std::vector<Cell> course{start};
            checkedAt(out, start) = ++count;
            for (std::size_t i = 0; i < course.size(); ++i)
                for (const Cell next : g.neighbours(course[i]))
                    if (checkedAt(out, next) == 0 && mLaid.wet(mLaid.cell(next))) {
                        checkedAt(out, next) = count;
                        course.push_back(next);
                    }
        }
        return out;
    }
    /// Whether a way goes on from its end towards a cell instead of back along itself.
    bool canExtendTo(const Way* way, Cell end, Cell to) const
    {
        const Cell before = way->cells.front() == end ? way->cells[1] : way->cells[way->cells.size() - 2];
        return g.contains(before) && g.distance(before, to) > g.distance(end, to);
    }

    void dryBetweenEnds(int side)
    {
        const auto [a, b] = g.cellsOfSide(side);
        const auto [from, to] = g.verticesOfSide(side);
        gaps.sides.insert(side);
        gaps.vertices.insert({from, to});
        mFound.doubt("gaps/water", {"hexside", mLaid.number(a) + "/" + mLaid.number(b), {}, {}},
                     "water ends at both corners of this side, and the side has none",
                     "draw the water on this side, too", {a, b}, {side});
    }
    void dryBetweenEnds(const Joint& joint)
    {
        const auto& [turned, dry, a, b] = joint;
        gaps.waters.insert({a, b});
        mFound.doubt("gaps/water", {std::string(cellWord(g.shape)), mLaid.number(dry), {}, {}},
                     Text("water ends at {0} and at {1}, and this cell between them has none",
                          {mLaid.number(a), mLaid.number(b)}),
                     "draw the water in this cell, too", {dry, a, b});
    }
    /// A way that ends one step before another passes by.
    void shortOf(const Way& way, Cell end)
    {
        if (mLaid.named(end))
            return;
        for (const Way& other : mMap.ways) {
            if (&other == &way || other.kind != way.kind)
                continue;
            for (const Cell cell : other.cells)
                if (g.contains(cell) && g.adjacent(end, cell) && canExtendTo(&way, end, cell)) {
                    apart(way, end, other, cell);
                    return;
                }
        }
    }
    void apart(const Way& one, Cell a, const Way& two, Cell b)
    {
        gaps.roads.insert({a, b});
        mFound.doubt("gaps/way", {"way", one.id, {}, {}},
                     Text("it ends at {0}, and '{1}' goes on at {2}", {mLaid.number(a), two.id, mLaid.number(b)}),
                     "join the two", {a, b}, {}, "/map/ways/" + std::to_string(&one - mMap.ways.data()));
    }

    const Map& mMap;
    const MapFeatureIndex mLaid;
    FindingCollector& mFound;
    const Grid& g;
};

} // namespace

Gaps proveGaps(const Ruleset& ruleset, const Map& map, FindingCollector& found)
{
    GapCheck check(ruleset, map, found);
    check.sides();
    check.cells();
    check.ways();
    return std::move(check.gaps);
}

void proveCourses(const Ruleset& ruleset, const Map& map, FindingCollector& found)
{
    if (map.grid.linked()) // links have no course
        return;
    const Gaps gaps = proveGaps(ruleset, map, found);
    proveWaters(ruleset, map, gaps, found);
    proveWays(ruleset, map, gaps, found);
    proveRivers(ruleset, map, found);
}

} // namespace fw
