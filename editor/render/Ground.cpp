#include "editor/render/Ground.h"

#include "editor/render/MapArt.h"

#include "editor/render/Noise.h"
#include "editor/render/Streams.h"

#include <QLineF>
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>

namespace fw {

namespace {

std::uint32_t bit(Art art)
{
    return 1u << unsigned(art);
}

QRectF boxOf(const Points& line, double margin)
{
    double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
    for (const QPointF p : line) {
        left = std::min(left, p.x());
        right = std::max(right, p.x());
        top = std::min(top, p.y());
        bottom = std::max(bottom, p.y());
    }
    return QRectF(QPointF(left, top), QPointF(right, bottom)).adjusted(-margin, -margin, margin, margin);
}

/// Where two pieces of line cross.
std::optional<QPointF> crossing(QPointF a, QPointF b, QPointF c, QPointF d)
{
    QPointF at;
    if (QLineF(a, b).intersects(QLineF(c, d), &at) == QLineF::BoundedIntersection)
        return at;
    return std::nullopt;
}

/// The direction off the map that best continues a line with this heading; -1 for none.
int wayOut(const MapGeometry& g, Cell cell, QPointF heading)
{
    int best = -1;
    double bestTurn = 0;
    for (int d = 0; d < g.grid().directions(); ++d) {
        if (g.grid().neighbour(cell, d) != noCell)
            continue;
        const double turn = QPointF::dotProduct(heading, g.step(cell, d));
        if (best < 0 || turn > bestTurn) {
            best = d;
            bestTurn = turn;
        }
    }
    return best;
}

} // namespace

/// The name of the drawing of a feature: its `art`, else its id.
static QString drawingOf(const Ruleset& ruleset, const std::string& word)
{
    for (const Feature& feature : ruleset.features)
        if (feature.id == word && !feature.art.empty())
            return QString::fromStdString(feature.art);
    return QString::fromStdString(word);
}

Ground::Ground(const Map& map, const Ruleset& ruleset, const MapArt* drawings)
    : mGeometry(map), mArt(std::size_t(map.grid.cellCount()), 0), mRoadsIn(mArt.size()), mWatersIn(mArt.size()),
      mWaterHalf(mArt.size(), 0)
{
    std::map<std::string, Art, std::less<>> known;
    for (std::size_t i = 0; i < mArt.size() && i < map.terrain.size(); ++i) {
        for (const std::string& word : map.terrain[i]) {
            const auto found = known.try_emplace(word, Art::None).first;
            if (found->second == Art::None) {
                const QString own = drawingOf(ruleset, word);
                found->second = drawings && drawings->own(own) ? Art::Own : artOf(ruleset, word);
            }
            mArt[i] |= bit(found->second);
            if (found->second == Art::Own)
                mOwn[drawingOf(ruleset, word)].push_back(Cell(i));
            else if (found->second == Art::Words)
                mWords.emplace_back(Cell(i), QString::fromStdString(word));
        }
        mAny |= mArt[i];
    }
    addStreamsInCells();
    addWaters(linesBetween(map, ruleset, isFlowing));
    addSlopes(map, ruleset);
    addRoads(map, ruleset);
    addCrossings(map, ruleset);
}

bool Ground::has(Cell cell, Art art) const
{
    return cell >= 0 && std::size_t(cell) < mArt.size() && (mArt[std::size_t(cell)] & bit(art));
}

bool Ground::any(Art art) const
{
    return mAny & bit(art);
}

void Ground::addRoads(const Map& map, const Ruleset& ruleset)
{
    // Where several ways meet, all of them pass through the centre of the cell.
    std::map<Cell, int> users;
    for (const Way& way : map.ways)
        for (const Cell cell : way.cells)
            ++users[cell];
    std::map<std::pair<Cell, Cell>, QPointF> laid; // the heading in the first cell of a pair that a way joins
    for (const Way& way : map.ways) {
        Points p;
        std::vector<Cell> cells;
        for (const Cell cell : way.cells)
            if (map.grid.contains(cell) && (cells.empty() || cells.back() != cell))
                cells.push_back(cell);
        if (cells.size() < 2)
            continue;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QPointF c = mGeometry.centre(cells[i]);
            if (i == 0 || i + 1 == cells.size() || users[cells[i]] > 1) {
                p.push_back(c);
                continue;
            }
            const QPointF before = mGeometry.centre(cells[i - 1]);
            const QPointF after = mGeometry.centre(cells[i + 1]);
            p.push_back(0.56 * c + 0.22 * (before + after));
        }
        const auto run = [&](Cell end, QPointF heading) {
            const int d = map.grid.onEdge(end) ? wayOut(mGeometry, end, heading) : -1;
            return d < 0 ? QPointF() : 1.4 * mGeometry.step(end, d);
        };
        const QPointF first = run(cells.front(), p[0] - p[1]);
        const QPointF last = run(cells.back(), p[p.size() - 1] - p[p.size() - 2]);
        const std::size_t lead = first.isNull() ? 0 : 1;
        if (!first.isNull())
            p.insert(p.begin(), p.front() + first);
        if (!last.isNull())
            p.push_back(p.back() + last);

        Stroke stroke;
        stroke.art = artOf(ruleset, way.kind);
        stroke.name = QString::fromStdString(way.name);
        stroke.way = int(&way - map.ways.data());
        // Ways that run together share one curve and part like rails.
        Points heading = headings(p);
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const std::size_t next : {i + 1, i - 1}) {
                const auto found = next < cells.size() ? laid.find({cells[i], cells[next]}) : laid.end();
                if (found == laid.end())
                    continue;
                QPointF& own = heading[i + lead];
                own = QPointF::dotProduct(own, found->second) < 0 ? -found->second : found->second;
                break;
            }
        for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
            laid.try_emplace({cells[i], cells[i + 1]}, heading[i + lead]);
            laid.try_emplace({cells[i + 1], cells[i]}, heading[i + 1 + lead]);
        }
        stroke.line = sampled(p, heading, mGeometry.across() / 16);
        stroke.box = boxOf(stroke.line, 2);
        const bool water = isFlowing(stroke.art);
        if (water)
            stroke.half.assign(stroke.line.size(), stroke.art == Art::Brook ? 0.35 : 0.6);
        auto& in = water ? mWatersIn : mRoadsIn;
        auto& all = water ? mWaters : mRoads;
        // A way that returns to a cell is listed there once, with all its points.
        for (const Cell cell : std::set(cells.begin(), cells.end()))
            in[std::size_t(cell)].push_back(near(cell, stroke.line));
        all.push_back(std::move(stroke));
    }
}

QPointF Ground::waterPoint(Cell cell) const
{
    // Away from the centre, which is for roads and counters.
    const Grid& grid = mGeometry.grid();
    const double angle = 2 * M_PI * chance(grid.column(cell), grid.row(cell), 11);
    const double far = mGeometry.across() * 0.16;
    return mGeometry.centre(cell) + far * QPointF(std::cos(angle), std::sin(angle));
}

void Ground::addStreamsInCells()
{
    constexpr Art flowing[] = {Art::River, Art::Stream, Art::Brook, Art::None}; // large to small
    const auto kindIn = [&](Cell cell) {
        return int(std::ranges::find_if(flowing, [&](Art art) { return art == Art::None || has(cell, art); })
                   - flowing);
    };
    constexpr int dry = 3;
    if (std::ranges::none_of(flowing, [&](Art art) { return any(art); }))
        return;
    const Grid& grid = mGeometry.grid();
    std::map<Cell, int> index;
    std::vector<StreamNode> nodes;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (kindIn(cell) != dry) {
            index[cell] = int(nodes.size());
            nodes.push_back({waterPoint(cell)});
        }
    // Wet neighbours are joined unless they are joined already: over sides before corners, one kind of water before
    // two, and a smaller stream meets a larger one with its end.
    struct Join {
        std::tuple<bool, int, bool, Cell, Cell> order;
        StreamLink link;
    };
    std::vector<Join> joins;
    for (const auto& [cell, from] : index)
        for (const Cell next : grid.neighbours(cell)) {
            const int mine = kindIn(cell);
            const int other = kindIn(next);
            if (next < cell || other == dry)
                continue;
            const int less = std::max(mine, other);
            const Cell smaller = less == mine ? cell : next;
            const auto around = grid.neighbours(smaller);
            const int alike = int(std::ranges::count_if(around, [&](Cell each) { return kindIn(each) == less; }));
            const auto [a, b] = mGeometry.side(cell, grid.directionTo(cell, next));
            const QPointF via = a + (b - a) * (0.5 + 0.22 * (2 * chance(cell, next, 12) - 1));
            joins.push_back({{mine != other, mine == other ? 0 : alike, lengthOf(b - a) < 0.01, cell, next},
                             {from, index[next], via, flowing[less]}});
        }
    std::ranges::sort(joins, {}, &Join::order);
    std::vector<int> group(nodes.size());
    std::iota(group.begin(), group.end(), 0);
    const auto groupOf = [&](int node) {
        while (group[std::size_t(node)] != node)
            node = group[std::size_t(node)] = group[std::size_t(group[std::size_t(node)])];
        return node;
    };
    std::vector<StreamLink> links;
    std::vector<int> ends(nodes.size(), 0);
    std::vector<QPointF> via(nodes.size());
    for (const Join& join : joins) {
        const int a = groupOf(join.link.a);
        const int b = groupOf(join.link.b);
        if (a == b)
            continue;
        group[std::size_t(b)] = a;
        links.push_back(join.link);
        for (const int end : {join.link.a, join.link.b}) {
            ++ends[std::size_t(end)];
            via[std::size_t(end)] = join.link.via;
        }
    }
    // An end flows into a lake, leaves the map, or is a spring.
    for (const auto& [cell, at] : index) {
        StreamNode& node = nodes[std::size_t(at)];
        if (ends[std::size_t(at)] > 1)
            continue;
        const auto around = grid.neighbours(cell);
        const auto lake = std::ranges::find_if(around, [&](Cell next) { return has(next, Art::Lake); });
        const QPointF heading = ends[std::size_t(at)] ? node.at - via[std::size_t(at)] : QPointF(0, -1);
        if (lake != around.end())
            node = {node.at, StreamNode::Kind::Mouth, mGeometry.centre(*lake)};
        else if (const int d = grid.onEdge(cell) ? wayOut(mGeometry, cell, heading) : -1; d >= 0)
            node = {node.at, StreamNode::Kind::Edge, node.at + 1.4 * mGeometry.step(cell, d)};
    }
    addWaters(layStreams(nodes, std::move(links), mGeometry.across()));
}

std::vector<Stroke> Ground::linesBetween(const Map& map, const Ruleset& ruleset, bool (*drawn)(Art)) const
{
    const Grid& grid = mGeometry.grid();
    std::map<std::string, Art, std::less<>> known;
    std::map<int, int> index;
    std::vector<StreamNode> nodes;
    std::vector<StreamLink> links;
    const bool flows = drawn(Art::Stream);
    const auto nodeAt = [&](int vertex, QPointF at) {
        const auto [found, fresh] = index.try_emplace(vertex, int(nodes.size()));
        if (!fresh)
            return found->second;
        StreamNode& node = nodes.emplace_back(StreamNode{at});
        if (grid.linked())
            return found->second;
        const std::vector<Cell> around = grid.cellsOfVertex(vertex);
        QPointF middle;
        for (const Cell cell : around)
            middle += mGeometry.centre(cell) / double(around.size());
        const auto wet = std::ranges::find_if(around, [&](Cell cell) {
            return flows
                   && (has(cell, Art::Lake) || has(cell, Art::River) || has(cell, Art::Stream)
                       || has(cell, Art::Brook));
        });
        if (wet != around.end())
            node = {at, StreamNode::Kind::Mouth, has(*wet, Art::Lake) ? mGeometry.centre(*wet) : waterPoint(*wet)};
        else if (const double far = lengthOf(at - middle); int(around.size()) < (grid.hex() ? 3 : 4) && far > 0)
            node = {at, StreamNode::Kind::Edge, at + (at - middle) * (mGeometry.across() / far)};
        return found->second;
    };
    for (const Side& side : map.sides) {
        const int d = grid.contains(side.a) ? grid.directionTo(side.a, side.b) : -1;
        if (d < 0 || (!grid.linked() && grid.diagonalSide(grid.side(side.a, d))))
            continue;
        for (const std::string& word : side.features) {
            auto found = known.find(word);
            if (found == known.end())
                found = known.emplace(word, artOf(ruleset, word)).first;
            if (!drawn(found->second))
                continue;
            const auto [from, to] = mGeometry.side(side.a, d);
            const int stride = grid.hex() ? 1 : 2;
            const int after = d / stride;
            const int corner = (after + grid.corners() - 1) % std::max(1, grid.corners());
            const int loose = -2 * int(links.size()) - 1; // the ends of a link between places meet no other
            const int a = nodeAt(grid.linked() ? loose : grid.vertex(side.a, corner), from);
            const int b = nodeAt(grid.linked() ? loose - 1 : grid.vertex(side.a, after), to);
            links.push_back({a, b, (from + to) / 2, found->second});
            break;
        }
    }
    std::vector<Stroke> lines = layStreams(nodes, std::move(links), mGeometry.across());
    for (Stroke& line : lines)
        line.between = true;
    return lines;
}

void Ground::addWaters(std::vector<Stroke> waters)
{
    for (Stroke& water : waters) {
        water.box = boxOf(water.line, 2);
        std::map<Cell, double> cells; // and half the width of the water in each
        const double reach = 0.05 * mGeometry.across();
        for (std::size_t i = 0; i < water.line.size(); i += 3)
            for (const Cell cell :
                 mGeometry.cellsIn(QRectF(water.line[i], water.line[i]).adjusted(-reach, -reach, reach, reach)))
                cells[cell] = std::max(cells[cell], water.half[i]);
        for (const auto& [cell, half] : cells)
            if (Points piece = near(cell, water.line); !piece.empty()) {
                mWatersIn[std::size_t(cell)].push_back(std::move(piece));
                mWaterHalf[std::size_t(cell)] = std::max(mWaterHalf[std::size_t(cell)], float(half));
            }
        mWaters.push_back(std::move(water));
    }
}

void Ground::addSlopes(const Map& map, const Ruleset& ruleset)
{
    mSlopes = linesBetween(map, ruleset, [](Art art) { return art == Art::Slope || art == Art::Hill; });
    if (mSlopes.empty())
        return;
    std::set<std::pair<Cell, Cell>> down; // from the higher cell, the first of the side when they are level
    const auto level = [&](Cell cell) {
        return std::size_t(cell) < map.level.size() ? map.level[std::size_t(cell)] : 0;
    };
    for (const Side& side : map.sides)
        if (map.grid.contains(side.a) && map.grid.contains(side.b))
            down.insert(level(side.b) > level(side.a) ? std::pair(side.b, side.a) : std::pair(side.a, side.b));
    for (Stroke& slope : mSlopes) {
        slope.box = boxOf(slope.line, 2);
        for (std::size_t i = 0; i < slope.line.size(); ++i) {
            const QPointF t = tangent(slope.line, i) * (0.3 * mGeometry.across());
            const QPointF right(-t.y(), t.x());
            const Cell left = mGeometry.cellAt(slope.line[i] - right);
            const bool before = i > 0 && slope.half[i - 1] < 0;
            const bool falls = down.contains({left, mGeometry.cellAt(slope.line[i] + right)});
            const bool rises = down.contains({mGeometry.cellAt(slope.line[i] + right), left});
            slope.half[i] = falls || (!rises && before) ? -1 : 1;
        }
    }
}

std::vector<RoadCrossing> Ground::meetings() const
{
    std::vector<RoadCrossing> all;
    const double longest = mGeometry.across() / 8; // between points of one piece of road
    for (const Stroke& water : mWaters)
        for (std::size_t k = 1; k < water.line.size(); ++k) {
            const Cell cell = mGeometry.cellAt(water.line[k]);
            if (cell == noCell)
                continue;
            for (const Points& road : roadsIn(cell))
                for (std::size_t i = 1; i < road.size(); ++i) {
                    if (lengthOf(road[i] - water.line[k]) > 2 * longest || lengthOf(road[i] - road[i - 1]) > longest)
                        continue;
                    const auto at = crossing(road[i - 1], road[i], water.line[k - 1], water.line[k]);
                    if (at
                        && std::ranges::none_of(all, [&](const RoadCrossing& c) { return lengthOf(c.at - *at) < 0.5; }))
                        all.push_back({Art::Bridge, *at, tangent(road, i), water.half[k], water.between});
                }
        }
    return all;
}

void Ground::addCrossings(const Map& map, const Ruleset& ruleset)
{
    std::vector<RoadCrossing> free = meetings();
    for (const Side& side : map.sides) {
        const int d = map.grid.contains(side.a) ? map.grid.directionTo(side.a, side.b) : -1;
        if (d < 0)
            continue;
        for (const std::string& word : side.features) {
            const Art art = artOf(ruleset, word);
            if (!isCrossing(art))
                continue;
            // Square to the road where it crosses the water near this side, else to the side.
            const auto [from, to] = mGeometry.side(side.a, d);
            const QPointF at = (from + to) / 2;
            const QPointF way = mGeometry.step(side.a, d);
            RoadCrossing made{art, at, way / lengthOf(way), 0.5};
            const auto best = std::ranges::min_element(
                free, {}, [&](const RoadCrossing& c) { return c.between ? lengthOf(c.at - at) : 1e9; });
            if (best != free.end() && lengthOf(best->at - at) < 0.4 * mGeometry.across()) {
                made = *best;
                made.art = art;
                free.erase(best);
            }
            mCrossings.push_back(made);
        }
    }
    const bool named = !featureDrawn(ruleset, FeatureKind::Terrain, Art::Bridge).empty()
                       || !featureDrawn(ruleset, FeatureKind::Terrain, Art::Ford).empty()
                       || !featureDrawn(ruleset, FeatureKind::Terrain, Art::Ferry).empty();
    for (RoadCrossing& meeting : free) {
        const Cell cell = mGeometry.cellAt(meeting.at);
        for (const Art art : {Art::Ford, Art::Ferry})
            if (has(cell, art))
                meeting.art = art;
        if (!meeting.between && (!named || meeting.art != Art::Bridge || has(cell, Art::Bridge)))
            mCrossings.push_back(meeting);
    }
}

Points Ground::near(Cell cell, const Points& line) const
{
    const QPointF centre = mGeometry.centre(cell);
    const double reach = mGeometry.across() * 0.8;
    Points piece;
    for (const QPointF p : line)
        if (std::hypot(p.x() - centre.x(), p.y() - centre.y()) < reach)
            piece.push_back(p);
    return piece;
}

double Ground::roadDistance(Cell cell, QPointF point) const
{
    double best = 1e9;
    for (const Points& road : roadsIn(cell))
        best = std::min(best, distanceTo(road, point));
    return best;
}

double Ground::waterDistance(Cell cell, QPointF point) const
{
    double best = 1e9;
    for (const Points& water : watersIn(cell))
        best = std::min(best, distanceTo(water, point));
    return best;
}

} // namespace fw
