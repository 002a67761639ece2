#include "editor/render/Ground.h"

#include "editor/render/MapArt.h"

#include "editor/render/Noise.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr double widening = 6; ///< cells until a stream reaches its full width

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
    : mGeometry(map.grid, map.cellMillimetres), mArt(std::size_t(map.grid.cellCount()), 0), mRoadsIn(mArt.size()),
      mWatersIn(mArt.size())
{
    mCrossingsNamed = !featureDrawn(ruleset, FeatureKind::Terrain, Art::Bridge).empty()
                      || !featureDrawn(ruleset, FeatureKind::Terrain, Art::Ford).empty();
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
    addWaters(Art::River);
    addWaters(Art::Stream);
    addWaters(Art::Brook);
    addRoads(map, ruleset);
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

void Ground::addWater(Art art, const std::vector<Cell>& chain)
{
    const Grid& grid = mGeometry.grid();
    const double across = mGeometry.across();
    Points p;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        p.push_back(waterPoint(chain[i]));
        if (i + 1 == chain.size())
            break;
        const Cell low = std::min(chain[i], chain[i + 1]);
        const Cell high = std::max(chain[i], chain[i + 1]);
        const auto [a, b] = mGeometry.side(low, grid.directionTo(low, high));
        p.push_back(a + (b - a) * (0.5 + 0.22 * (2 * chance(low, high, 12) - 1)));
    }
    const auto leaf = [&](Cell end, std::size_t inner) {
        // The end joins other water, leaves the map, or is a spring.
        for (const Art other : {Art::River, Art::Lake, Art::Stream, Art::Brook}) {
            if (other == art)
                continue;
            for (const Cell next : grid.neighbours(end))
                if (has(next, other))
                    return std::pair(waterPoint(next), false);
        }
        const QPointF own = waterPoint(end);
        const QPointF heading = p.size() > 1 ? own - p[inner] : QPointF(0, -1);
        const int d = grid.onEdge(end) ? wayOut(mGeometry, end, heading) : -1;
        if (d >= 0)
            return std::pair(own + 1.4 * mGeometry.step(end, d), false);
        return std::pair(QPointF(), true);
    };
    const int uses = int(std::ranges::count(chain, chain.front()));
    const auto end1 = leaf(chain.front(), p.size() > 1 ? 1 : 0);
    const auto end2 = leaf(chain.back(), p.size() > 1 ? p.size() - 2 : 0);
    const bool closed = uses > 1;
    bool spring1 = !closed && end1.second;
    bool spring2 = !closed && end2.second;
    const auto joins = [&](Cell end) {
        int same = 0;
        for (const Cell next : grid.neighbours(end))
            same += has(next, art);
        return same > 1;
    };
    if (joins(chain.front()))
        spring1 = false;
    else if (!end1.second)
        p.insert(p.begin(), end1.first);
    if (chain.size() > 1 && joins(chain.back()))
        spring2 = false;
    else if (!end2.second && (chain.size() > 1 || end2.first != end1.first))
        p.push_back(end2.first);
    if (p.size() < 2)
        p.push_back(p.front() + QPointF(across * 0.3, across * 0.12));

    Stroke stroke;
    stroke.art = art;
    stroke.line = sampled(p, across / 16);
    const double full = art == Art::River ? 1.5 : art == Art::Stream ? 0.62 : 0.36;
    const std::size_t n = stroke.line.size();
    for (std::size_t i = 0; i < n; ++i) {
        double half = full * (1 + 0.14 * noise(stroke.line[i] / (across * 0.2), 13));
        // Headwaters are thin and widen over some cells downstream.
        const double grown = across / 16 / (widening * across);
        if (spring1)
            half = std::min(half, full * (0.38 + double(i) * grown));
        if (spring2)
            half = std::min(half, full * (0.38 + double(n - 1 - i) * grown));
        stroke.half.push_back(half);
    }
    stroke.box = boxOf(stroke.line, 2);
    for (const Cell cell : chain)
        mWatersIn[std::size_t(cell)].push_back(near(cell, stroke.line));
    mWaters.push_back(std::move(stroke));
}

void Ground::addWaters(Art art)
{
    if (!any(art))
        return;
    // Builds a tree over the wet cells and cuts it into lines at its forks.
    const Grid& grid = mGeometry.grid();
    std::vector<Cell> parent(mArt.size(), noCell);
    std::vector<std::vector<Cell>> next(mArt.size());
    std::vector<char> seen(mArt.size(), 0);
    for (Cell root = 0; root < grid.cellCount(); ++root) {
        if (!has(root, art) || seen[std::size_t(root)])
            continue;
        seen[std::size_t(root)] = 1;
        std::vector<Cell> open{root};
        std::vector<Cell> wet;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const Cell cell = open[i];
            wet.push_back(cell);
            for (const Cell other : grid.neighbours(cell)) {
                if (!has(other, art) || seen[std::size_t(other)])
                    continue;
                seen[std::size_t(other)] = 1;
                next[std::size_t(cell)].push_back(other);
                next[std::size_t(other)].push_back(cell);
                open.push_back(other);
            }
        }
        std::set<std::pair<Cell, Cell>> drawn;
        bool any = false;
        for (const Cell start : wet) {
            const auto& from = next[std::size_t(start)];
            if (from.size() == 2)
                continue;
            for (Cell step : from) {
                if (drawn.count({start, step}))
                    continue;
                std::vector<Cell> chain{start};
                Cell at = start;
                while (true) {
                    drawn.insert({at, step});
                    drawn.insert({step, at});
                    chain.push_back(step);
                    const auto& on = next[std::size_t(step)];
                    if (on.size() != 2)
                        break;
                    const Cell further = on[0] == at ? on[1] : on[0];
                    at = step;
                    step = further;
                }
                addWater(art, chain);
                any = true;
            }
        }
        if (!any)
            addWater(art, {root});
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
