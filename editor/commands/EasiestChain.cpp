#include "editor/commands/EasiestChain.h"

#include "editor/commands/Ways.h"
#include "editor/render/Ground.h"
#include "editor/render/MapGeometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>
#include <set>

namespace fw {

namespace {

constexpr int longest = 150;  ///< in cells; the preview must keep up with the mouse
constexpr int flatStep = 100; ///< weight of a step over open ground
constexpr int alongWay = 45;  ///< weight of a step on a way of the same kind
constexpr int slope = 70;     ///< for each level up or down
constexpr int water = 160;    ///< for a hexside with water and no crossing
constexpr double aside = 4;   ///< for each cell off the straight line; keeps roads over open ground straight

int weightOf(Art art)
{
    switch (art) {
    case Art::Woods: return 60;
    case Art::DeepWoods: return 120;
    case Art::Hill: return 50;
    case Art::Rough: return 90;
    case Art::Marsh: return 200;
    case Art::Brook: return 60;
    case Art::Stream: return 110;
    case Art::River: return 260;
    case Art::Lake: return 900;
    default: return 0;
    }
}

class Router
{
public:
    Router(const Drawing& drawing, const Ruleset& rules, const std::string& kind)
        : mDrawing(drawing), mRules(rules), mCells(std::size_t(drawing.legend->size()), -1), mSides(mCells.size(), -1)
    {
        for (const Way& way : drawing.rest.map.ways)
            for (std::size_t i = 1; way.kind == kind && i < way.cells.size(); ++i)
                mLinks.insert(std::minmax(way.cells[i - 1], way.cells[i]));
    }

    int step(Cell from, Cell to)
    {
        if (mLinks.count(std::minmax(from, to)))
            return alongWay;
        int weight = flatStep + cell(to);
        weight += slope * std::abs(mDrawing.level.get(to) - mDrawing.level.get(from));
        if (mDrawing.outOfPlay(to))
            weight += 900;
        return weight + side(mDrawing.grid().sharedSide(from, to));
    }

private:
    int cell(Cell at)
    {
        int& known = mCells[mDrawing.terrain.get(at)];
        if (known < 0) {
            known = 0;
            for (const std::string& feature : mDrawing.features(at))
                known += weightOf(artOf(mRules, feature));
        }
        return known;
    }
    int side(int at)
    {
        if (at < 0)
            return 0;
        int& known = mSides[mDrawing.sides.get(at)];
        if (known < 0) {
            known = 0;
            for (const std::string& feature : mDrawing.sideFeatures(at)) {
                const Art art = artOf(mRules, feature);
                known += isWater(art) ? water : art == Art::Slope || art == Art::Wall ? slope : 0;
                if (isCrossing(art)) {
                    known = 0;
                    break;
                }
            }
        }
        return known;
    }

    const Drawing& mDrawing;
    const Ruleset& mRules;
    std::vector<int> mCells; ///< weight by mix, -1 until computed
    std::vector<int> mSides;
    std::set<std::pair<Cell, Cell>> mLinks;
};

} // namespace

std::vector<Cell> easiestChain(const Drawing& drawing, const Ruleset& rules, const std::string& kind, Cell from,
                               Cell to)
{
    const Grid& grid = drawing.grid();
    const int far = grid.distance(from, to);
    if (far <= 1 || far > longest)
        return straightChain(grid, from, to);
    Router router(drawing, rules, kind);
    const MapGeometry at(grid, 1);
    const QPointF a = at.centre(from);
    const QPointF line = at.centre(to) - a;
    const double length = std::hypot(line.x(), line.y());
    const auto off = [&](Cell cell) {
        const QPointF p = at.centre(cell) - a;
        return std::abs(p.x() * line.y() - p.y() * line.x()) / length;
    };
    // The search stays within a corridor, because a detour of more than twice the distance is no shorter.
    const double room = far + 4;
    std::vector<int> best(std::size_t(grid.cellCount()), std::numeric_limits<int>::max());
    std::vector<Cell> back(best.size(), noCell);
    using Entry = std::pair<int, Cell>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    best[std::size_t(from)] = 0;
    open.emplace(0, from);
    while (!open.empty()) {
        const auto [cost, cell] = open.top();
        open.pop();
        if (cell == to)
            break;
        if (cost > best[std::size_t(cell)])
            continue;
        for (const Cell next : grid.neighbours(cell)) {
            if (off(next) > room || grid.distance(from, next) > 2 * far + 4)
                continue;
            const int total = cost + router.step(cell, next) + int(aside * std::min(off(next), 5.0));
            if (total >= best[std::size_t(next)])
                continue;
            best[std::size_t(next)] = total;
            back[std::size_t(next)] = cell;
            open.emplace(total, next);
        }
    }
    std::vector<Cell> chain;
    for (Cell cell = to; cell != noCell; cell = back[std::size_t(cell)])
        chain.push_back(cell);
    std::ranges::reverse(chain);
    return chain;
}

} // namespace fw
