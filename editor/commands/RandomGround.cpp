#include "editor/commands/RandomGround.h"

#include "editor/commands/Crossings.h"
#include "editor/commands/EasiestChain.h"
#include "editor/commands/Levels.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/Noise.h"
#include "engine/model/Art.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <queue>
#include <set>

namespace fw {

namespace {

constexpr double hillSize = 4.5; ///< cells from one hill to the next
constexpr double woodSize = 3.2; ///< cells from one wood to the next
constexpr int townDistance = 4;  ///< fewest cells between two towns
constexpr double valley = 9;     ///< how much dearer high ground is for a stream than level ground

/// The first feature of a kind with one of these drawings.
std::string firstDrawn(const Ruleset& rules, FeatureKind kind, std::initializer_list<Art> arts)
{
    for (const Art art : arts)
        if (const std::string feature = featureDrawn(rules, kind, art); !feature.empty())
            return feature;
    return {};
}

/// A graph of numbered nodes: calls back with each neighbour and the price of the way there.
using Steps = std::function<void(int, const std::function<void(int, double)>&)>;

/// The cheapest path from a node to the first one that is a goal, both included; empty when there is none. Dijkstra.
std::vector<int> cheapestPath(int nodes, int from, const std::function<bool(int)>& goal, const Steps& steps)
{
    std::vector<double> best(std::size_t(nodes), std::numeric_limits<double>::max());
    std::vector<int> back(std::size_t(nodes), -1);
    using Entry = std::pair<double, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    best[std::size_t(from)] = 0;
    open.emplace(0, from);
    while (!open.empty()) {
        const auto [cost, node] = open.top();
        open.pop();
        if (cost > best[std::size_t(node)])
            continue;
        if (goal(node)) {
            std::vector<int> path;
            for (int at = node; at >= 0; at = back[std::size_t(at)])
                path.push_back(at);
            std::ranges::reverse(path);
            return path;
        }
        steps(node, [&, from = node, so = cost](int next, double price) {
            if (so + price >= best[std::size_t(next)])
                return;
            best[std::size_t(next)] = so + price;
            back[std::size_t(next)] = from;
            open.emplace(so + price, next);
        });
    }
    return {};
}

/// Lays ground on a copy of a drawing, and collects the edit that leads there.
class GroundMaker
{
public:
    GroundMaker(const Drawing& drawing, const Ruleset& rules, const std::vector<Cell>& cells, const GroundPlan& plan)
        : mNow(drawing), mRules(rules), mFeatures(groundFeatures(rules)), mPlan(plan), mAt(drawing.grid(), 1),
          mWhole(cells.empty())
    {
        const std::set<Cell> chosen(cells.begin(), cells.end());
        for (Cell cell = 0; cell < drawing.grid().cellCount(); ++cell)
            if (!drawing.outOfPlay(cell) && (mWhole || chosen.contains(cell)))
                mCells.push_back(cell);
        for (Cell cell = 0; cell < drawing.grid().cellCount(); ++cell)
            mHeight.push_back(field(cell, hillSize, mPlan.seed));
    }

    Edit make()
    {
        clear();
        if (mWhole)
            layWater();
        layHills();
        layWoodsAndMarsh();
        if (mWhole)
            layTowns();
        return std::move(mEdit);
    }

private:
    /// Smooth noise at a cell, large waves with smaller ones on them, from 0 to 1.
    double field(Cell cell, double size, std::uint32_t seed) const
    {
        const QPointF p = mAt.centre(cell) / size;
        return std::clamp(0.5 + 0.4 * noise(p, seed) + 0.2 * noise(p * 2.3, seed + 7), 0.0, 1.0);
    }

    void lay(Edit edit)
    {
        apply(mNow, edit);
        mEdit.add(std::move(edit));
    }

    void clear()
    {
        lay(paintTerrain(mNow, mCells, {}, PaintMode::Replace));
        lay(setLevels(mNow, mCells, 0));
        lay(setSides(mNow, sidesOf(mNow, mCells), {}, false));
        lay(eraseWays(mNow, mCells));
    }

    /// The cells with the highest values, as many as a share of all says.
    std::vector<Cell> highest(int percent, const std::function<double(Cell)>& value, const std::set<Cell>& among = {})
    {
        std::vector<std::pair<double, Cell>> list;
        for (const Cell cell : mCells)
            if (!mWet.contains(cell) && (among.empty() || among.contains(cell)))
                list.emplace_back(-value(cell), cell);
        std::ranges::sort(list);
        const std::size_t wanted = mCells.size() * std::size_t(std::clamp(percent, 0, 100)) / 100;
        std::vector<Cell> out;
        for (const auto& [minus, cell] : list)
            if (out.size() < wanted)
                out.push_back(cell);
        return out;
    }

    void layHills()
    {
        const std::vector<Cell> hills = highest(mPlan.hills, [this](Cell cell) { return mHeight[std::size_t(cell)]; });
        if (!mFeatures.hill.empty())
            lay(paintTerrain(mNow, hills, {mFeatures.hill}, PaintMode::Add));
        else
            lay(setLevels(mNow, hills, 1));
        // The highest third is a level higher, so that a large hill has a shape.
        const std::vector<Cell> tops(hills.begin(), hills.begin() + std::ptrdiff_t(hills.size() / 3));
        if (mFeatures.hill.empty())
            lay(setLevels(mNow, tops, 2));
    }

    void layWoodsAndMarsh()
    {
        if (!mFeatures.woods.empty())
            lay(paintTerrain(mNow,
                             highest(mPlan.woods,
                                     [this](Cell cell) {
                                         return field(cell, woodSize, mPlan.seed + 101)
                                                + 0.25 * mHeight[std::size_t(cell)];
                                     }),
                             {mFeatures.woods}, PaintMode::Add));
        if (mFeatures.marsh.empty() || mBanks.empty())
            return;
        std::vector<Cell> marsh = highest(
            mPlan.marsh, [this](Cell cell) { return -mHeight[std::size_t(cell)]; }, mBanks);
        std::erase_if(marsh, [this](Cell cell) { return !mNow.features(cell).empty(); });
        lay(paintTerrain(mNow, marsh, {mFeatures.marsh}, PaintMode::Add));
    }

    void layWater()
    {
        if (mFeatures.water.empty())
            return;
        for (int river = 0; river < std::clamp(mPlan.rivers, 0, 4); ++river) {
            layCourse(river, false);
            layCourse(river, true);
        }
    }

    /// A stream from edge to edge, or a tributary from inside the map to the streams that are there.
    void layCourse(int river, bool tributary)
    {
        const int nodes = mFeatures.sides ? mNow.grid().vertexCount() : mNow.grid().cellCount();
        const std::uint32_t seed = mPlan.seed + 31 * std::uint32_t(river) + (tributary ? 17u : 0u);
        const auto [from, to] = ends(nodes, river, seed, tributary);
        if (from < 0)
            return;
        const auto goal = [&, end = to](int node) { return tributary ? mCourse.contains(node) : node == end; };
        const std::vector<int> path = cheapestPath(nodes, from, goal,
                                                   [this](int node, const auto& visit) { steps(node, visit); });
        if (mFeatures.sides)
            layOnSides(path);
        else
            layInCells(path);
        mCourse.insert(path.begin(), path.end());
    }

    double height(int node) const
    {
        if (!mFeatures.sides)
            return mHeight[std::size_t(node)];
        double sum = 0;
        const std::vector<Cell> cells = mNow.grid().cellsOfVertex(node);
        for (const Cell cell : cells)
            sum += mHeight[std::size_t(cell)];
        return cells.empty() ? 1 : sum / double(cells.size());
    }

    QPointF place(int node) const
    {
        if (!mFeatures.sides)
            return mAt.centre(node);
        const Cell cell = mNow.grid().cellsOfVertex(node).front();
        for (int corner = 0; corner < mNow.grid().corners(); ++corner)
            if (mNow.grid().vertex(cell, corner) == node)
                return mAt.corner(cell, corner);
        return mAt.centre(cell);
    }

    bool onEdge(int node) const
    {
        if (!mFeatures.sides)
            return mNow.grid().onEdge(node);
        return int(mNow.grid().cellsOfVertex(node).size()) < (mNow.grid().hex() ? 3 : 4);
    }

    /// Start and end of a stream: low places of two opposite edges; of a tributary the start, high and away from water.
    std::pair<int, int> ends(int nodes, int river, std::uint32_t seed, bool tributary) const
    {
        const QRectF box = mAt.bounds();
        const bool across = (mPlan.seed + std::uint32_t(river)) % 2 == 0;
        int from = -1, to = -1;
        double low = 2, lowEnd = 2, best = -1;
        for (int node = 0; node < nodes; ++node) {
            // A vertex of one cell only has no side that leads inward.
            if (mFeatures.sides && mNow.grid().cellsOfVertex(node).size() < 2)
                continue;
            const QPointF p = place(node);
            const double share = across ? (p.x() - box.left()) / box.width() : (p.y() - box.top()) / box.height();
            const double luck = height(node) + 0.5 * chance(node, river, seed);
            if (!onEdge(node)) {
                double far = 1e9;
                for (const int wet : mCourse)
                    far = std::min(far, QLineF(place(wet), p).length());
                if (const double value = luck + 0.1 * std::min(far, 6.0);
                    tributary && !mCourse.empty() && value > best) {
                    best = value;
                    from = node;
                }
            } else if (!tributary && share < 0.08 && luck < low) {
                low = luck;
                from = node;
            } else if (!tributary && share > 0.92 && luck < lowEnd) {
                lowEnd = luck;
                to = node;
            }
        }
        return {tributary || to >= 0 ? from : -1, to};
    }

    void steps(int node, const std::function<void(int, double)>& visit) const
    {
        const Grid& grid = mNow.grid();
        const auto price = [&](int next) {
            const double high = (height(node) + height(next)) / 2;
            return mCourse.contains(next) && mCourse.contains(node) ? 0.4 : 1 + valley * high * high;
        };
        if (!mFeatures.sides) {
            for (const Cell next : grid.neighbours(node))
                visit(next, price(next));
            return;
        }
        for (const Cell cell : grid.cellsOfVertex(node))
            for (int corner = 0; corner < grid.corners(); ++corner)
                if (grid.vertex(cell, corner) == node)
                    for (const int other :
                         {(corner + 1) % grid.corners(), (corner + grid.corners() - 1) % grid.corners()})
                        // The rim of the map has no far bank.
                        if (const int next = grid.vertex(cell, other); !onEdge(node) || !onEdge(next))
                            visit(next, price(next));
    }

    void layOnSides(const std::vector<int>& path)
    {
        const Grid& grid = mNow.grid();
        std::vector<int> sides;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const std::vector<Cell> a = grid.cellsOfVertex(path[i - 1]);
            const std::vector<Cell> b = grid.cellsOfVertex(path[i]);
            std::vector<Cell> both;
            std::ranges::set_intersection(a, b, std::back_inserter(both));
            mBanks.insert(both.begin(), both.end());
            if (both.size() == 2)
                sides.push_back(grid.sharedSide(both[0], both[1]));
        }
        lay(setSides(mNow, sides, mFeatures.water, true));
    }

    void layInCells(const std::vector<int>& path)
    {
        lay(paintTerrain(mNow, path, {mFeatures.water}, PaintMode::Add));
        for (const Cell cell : path) {
            mWet.insert(cell);
            for (const Cell next : mNow.grid().neighbours(cell))
                mBanks.insert(next);
        }
    }

    void layTowns()
    {
        std::vector<std::pair<double, Cell>> list;
        for (const Cell cell : mCells)
            if (!mWet.contains(cell) && !mNow.grid().onEdge(cell))
                list.emplace_back(mHeight[std::size_t(cell)] + 0.7 * chance(cell, 3, mPlan.seed)
                                      - (mBanks.contains(cell) ? 0.25 : 0),
                                  cell);
        std::ranges::sort(list);
        std::vector<Cell> towns;
        for (const auto& [value, cell] : list) {
            if (int(towns.size()) >= std::clamp(mPlan.towns, 0, 40))
                break;
            if (std::ranges::all_of(
                    towns, [&, at = cell](Cell town) { return mNow.grid().distance(town, at) >= townDistance; }))
                towns.push_back(cell);
        }
        if (!mFeatures.town.empty())
            lay(paintTerrain(mNow, towns, {mFeatures.town}, PaintMode::Replace));
        if (mPlan.roads && !mFeatures.road.empty())
            layRoads(towns);
    }

    /// Roads along a tree of the shortest connections, and from two towns to the nearest edges.
    void layRoads(const std::vector<Cell>& towns)
    {
        for (std::size_t i = 1; i < towns.size(); ++i) {
            const auto nearest = std::min_element(
                towns.begin(), towns.begin() + std::ptrdiff_t(i),
                [&](Cell a, Cell b) { return mNow.grid().distance(a, towns[i]) < mNow.grid().distance(b, towns[i]); });
            layRoad(towns[i], *nearest);
        }
        for (const bool right : {false, true})
            if (!towns.empty())
                layRoad(*std::ranges::min_element(towns, {}, [&](Cell t) { return right ? -column(t) : column(t); }),
                        right);
    }

    int column(Cell cell) const { return mNow.grid().column(cell); }

    void layRoad(Cell town, bool right)
    {
        layRoad(town, mNow.grid().cell(right ? mNow.grid().columns - 1 : 0, mNow.grid().row(town)));
    }

    void layRoad(Cell from, Cell to)
    {
        Way way;
        way.kind = mFeatures.road;
        way.cells = easiestChain(mNow, mRules, way.kind, from, to);
        if (std::ranges::any_of(way.cells, [this](Cell cell) { return mNow.outOfPlay(cell); }))
            return;
        const WaterMet water = waterMet(mNow, mRules, way.cells);
        lay(joinWay(mNow, way));
        lay(addCrossings(mNow, mRules, water, Art::Bridge));
    }

    Drawing mNow;
    const Ruleset& mRules;
    GroundFeatures mFeatures;
    GroundPlan mPlan;
    MapGeometry mAt;
    bool mWhole;
    std::vector<Cell> mCells;
    std::vector<double> mHeight; ///< of each cell, 0 to 1
    std::set<int> mCourse;       ///< vertices or cells with flowing water
    std::set<Cell> mWet;         ///< cells full of water
    std::set<Cell> mBanks;       ///< cells next to water
    Edit mEdit;
};

} // namespace

GroundFeatures groundFeatures(const Ruleset& rules)
{
    GroundFeatures f;
    f.water = firstDrawn(rules, FeatureKind::Hexside, {Art::Stream, Art::River, Art::Brook});
    f.sides = !f.water.empty();
    if (!f.sides)
        f.water = firstDrawn(rules, FeatureKind::Terrain, {Art::Stream, Art::River, Art::Brook, Art::Lake});
    f.hill = firstDrawn(rules, FeatureKind::Terrain, {Art::Hill});
    f.woods = firstDrawn(rules, FeatureKind::Terrain, {Art::Woods, Art::DeepWoods});
    f.marsh = firstDrawn(rules, FeatureKind::Terrain, {Art::Marsh});
    f.town = firstDrawn(rules, FeatureKind::Terrain, {Art::Town});
    f.road = firstDrawn(rules, FeatureKind::Way, {Art::Road, Art::Trail});
    return f;
}

Edit randomGround(const Drawing& drawing, const Ruleset& rules, const std::vector<Cell>& cells, const GroundPlan& plan)
{
    if (drawing.grid().linked() || !drawing.grid().valid() || drawing.grid().cellCount() > mostRandomCells)
        return {};
    return GroundMaker(drawing, rules, cells, plan).make();
}

} // namespace fw
