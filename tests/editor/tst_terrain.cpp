#include "editor/render/Ground.h"
#include "editor/render/MapPainter.h"
#include "editor/render/Region.h"
#include "tests/Main.h"
#include "tests/editor/Shapes.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace fw;

namespace {

Ruleset waterRules()
{
    Ruleset rules;
    for (const char* id : {"stream", "brook", "bridge", "slope"}) {
        Feature feature;
        feature.id = id;
        feature.kind = FeatureKind::Hexside;
        rules.features.push_back(feature);
    }
    return rules;
}

Map emptyMap(GridShape shape, int columns = 9, int rows = 8)
{
    Map map;
    map.grid = {shape, columns, rows, true};
    map.cellMillimetres = 20;
    map.terrain.resize(std::size_t(map.grid.cellCount()));
    return map;
}

/// A random chain of sides that meets no vertex twice.
std::vector<int> randomChain(const Grid& grid, std::mt19937& random)
{
    std::map<int, std::vector<int>> at; // the sides at each vertex
    for (int side = 0; side < grid.sideCount(); ++side)
        if (!grid.diagonalSide(side) && grid.cellsOfSide(side).second != noCell) {
            const auto [a, b] = grid.verticesOfSide(side);
            at[a].push_back(side);
            at[b].push_back(side);
        }
    auto start = at.begin();
    std::advance(start, random() % at.size());
    int here = start->first;
    std::set<int> met{here};
    std::vector<int> chain;
    while (chain.size() < 30) {
        std::vector<int> open;
        for (const int side : at[here]) {
            const auto [a, b] = grid.verticesOfSide(side);
            if (!met.contains(a == here ? b : a))
                open.push_back(side);
        }
        if (open.empty())
            break;
        chain.push_back(open[random() % open.size()]);
        const auto [a, b] = grid.verticesOfSide(chain.back());
        here = a == here ? b : a;
        met.insert(here);
    }
    return chain;
}

void addSide(Map& map, int side, const char* feature)
{
    const auto [a, b] = map.grid.cellsOfSide(side);
    map.sides.push_back({a, b, {feature}, {}, noCell});
}

int crossings(const std::vector<Stroke>& lines, const QLineF& way)
{
    int count = 0;
    for (const Stroke& line : lines)
        for (std::size_t i = 1; i < line.line.size(); ++i)
            count += QLineF(line.line[i - 1], line.line[i]).intersects(way, nullptr) == QLineF::BoundedIntersection;
    return count;
}

} // namespace

/// The curves of streams, slopes, roads and areas.
class TerrainTest : public QObject
{
    Q_OBJECT

private slots:
    // A player must see on which side of a stream each centre is.
    void centresStayOnTheirSide_data() { addShapes(); }
    void centresStayOnTheirSide()
    {
        QFETCH(GridShape, shape);
        std::mt19937 random(7);
        for (int round = 0; round < 60; ++round) {
            Map map = emptyMap(shape);
            const std::vector<int> chain = randomChain(map.grid, random);
            const std::set<int> wet(chain.begin(), chain.end());
            for (const int side : chain)
                addSide(map, side, "stream");
            const Ground ground(map, waterRules());
            const MapGeometry& g = ground.geometry();
            QCOMPARE(ground.waters().size(), std::size_t(1));
            for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
                for (const QPointF p : ground.waters()[0].line)
                    QVERIFY(lengthOf(p - g.centre(cell)) > 0.2 * g.across());
                for (const Cell next : map.grid.neighbours(cell)) {
                    const int side = map.grid.sharedSide(cell, next);
                    if (map.grid.diagonalSide(side))
                        continue;
                    // Next to the line between the centres, because the stream has a point in the middle of its side.
                    const auto [from, to] = g.side(cell, map.grid.directionTo(cell, next));
                    const QPointF aside = (to - from) * 0.02;
                    const QLineF way(g.centre(cell) + aside, g.centre(next) + aside);
                    QCOMPARE(crossings(ground.waters(), way) % 2 == 1, wet.contains(side));
                }
            }
        }
    }

    void widensDownstream()
    {
        // From inside the map to its right edge.
        Map map = emptyMap(GridShape::HexFlat);
        for (int column = 2; column < 9; ++column)
            for (const Cell next : map.grid.neighbours(map.grid.cell(column, 3)))
                if (map.grid.row(next) == 4 && map.grid.column(next) >= 2)
                    map.sides.push_back({map.grid.cell(column, 3), next, {"stream"}, {}, noCell});
        const Ground ground(map, waterRules());
        QCOMPARE(ground.waters().size(), std::size_t(1));
        const Stroke& stream = ground.waters()[0];
        QVERIFY(stream.line.front().x() < stream.line.back().x());
        QVERIFY(stream.line.back().x() > ground.geometry().bounds().right()); // it leaves the map
        QVERIFY(stream.half.back() > 2.5 * stream.half.front());
        // It is smooth: no two pieces turn by more than a third of a right angle.
        for (std::size_t i = 2; i < stream.line.size(); ++i) {
            const QPointF a = stream.line[i - 1] - stream.line[i - 2];
            const QPointF b = stream.line[i] - stream.line[i - 1];
            QVERIFY(QPointF::dotProduct(a, b) > 0.866 * lengthOf(a) * lengthOf(b));
        }
    }

    void tributariesMergeIntoTheirStream()
    {
        // All three sides at a vertex, and one more on each way out.
        Map map = emptyMap(GridShape::HexFlat);
        const Grid& grid = map.grid;
        const int vertex = grid.vertex(grid.cell(4, 3), 0);
        for (int side = 0; side < grid.sideCount(); ++side) {
            const auto [a, b] = grid.verticesOfSide(side);
            if (a == vertex || b == vertex)
                addSide(map, side, "stream");
        }
        const Ground ground(map, waterRules());
        QCOMPARE(ground.waters().size(), std::size_t(2));
        const bool firstIsMain = ground.waters()[0].line.size() > ground.waters()[1].line.size();
        const Stroke& main = ground.waters()[firstIsMain ? 0 : 1];
        const Stroke& other = ground.waters()[firstIsMain ? 1 : 0];
        QVERIFY(distanceTo(main.line, other.line.back()) < 0.05);
        const auto nearest = std::ranges::min_element(main.line, {},
                                                      [&](QPointF p) { return lengthOf(p - other.line.back()); });
        const QPointF along = tangent(main.line, std::size_t(nearest - main.line.begin()));
        QVERIFY(QPointF::dotProduct(along, tangent(other.line, other.line.size() - 1)) > 0.9);
    }

    void ringsAreClosed()
    {
        Map map = emptyMap(GridShape::HexFlat);
        const Cell isle = map.grid.cell(4, 3);
        for (const Cell next : map.grid.neighbours(isle))
            map.sides.push_back({isle, next, {"stream"}, {}, noCell});
        const Ground ground(map, waterRules());
        const MapGeometry& g = ground.geometry();
        for (int d = 0; d < 6; ++d) {
            const QPointF turned = g.step(isle, d) + 0.1 * g.step(isle, (d + 2) % 6);
            QVERIFY(crossings(ground.waters(), QLineF(g.centre(isle), g.centre(isle) + turned)) >= 1);
        }
    }

    void streamsInSquaresHaveNoStubs()
    {
        Map map = emptyMap(GridShape::Square);
        for (int i = 1; i < 6; ++i) {
            map.terrain[std::size_t(map.grid.cell(i, i))] = {"stream"};
            map.terrain[std::size_t(map.grid.cell(i + 1, i))] = {"stream"};
        }
        const Ground ground(map, Ruleset());
        QCOMPARE(ground.waters().size(), std::size_t(1));
    }

    void slopesRiseToTheHigherCell()
    {
        Map map = emptyMap(GridShape::HexFlat);
        map.level.assign(map.terrain.size(), 0);
        const Cell top = map.grid.cell(4, 3);
        map.level[std::size_t(top)] = 1;
        for (int d = 0; d < 3; ++d) {
            const Cell next = map.grid.neighbour(top, d);
            map.sides.push_back({next, top, {"slope"}, {}, noCell});
        }
        const Ground ground(map, waterRules());
        QCOMPARE(ground.slopes().size(), std::size_t(1));
        const Stroke& slope = ground.slopes()[0];
        for (std::size_t i = 0; i < slope.line.size(); ++i) {
            const QPointF along = tangent(slope.line, i);
            const QPointF right(-along.y(), along.x());
            const QPointF inward = ground.geometry().centre(top) - slope.line[i];
            QVERIFY(QPointF::dotProduct(right, inward) * slope.half[i] > 0);
        }
    }

    void roadsThatRunTogetherShareTheirLine()
    {
        Map map = emptyMap(GridShape::HexFlat);
        const Grid& grid = map.grid;
        Way first{"a", "a", "road", {}, Origin::Printed};
        Way second = first;
        for (int column = 0; column < 9; ++column)
            first.cells.push_back(grid.cell(column, 4));
        second.cells = {grid.cell(5, 2), grid.cell(5, 3), grid.cell(5, 4), grid.cell(4, 4),
                        grid.cell(3, 4), grid.cell(3, 5), grid.cell(3, 6)};
        map.ways = {first, second};
        const Ground ground(map, waterRules());
        const MapGeometry& g = ground.geometry();
        int shared = 0;
        for (const QPointF p : ground.roads()[1].line)
            if (p.x() > g.centre(grid.cell(3, 4)).x() && p.x() < g.centre(grid.cell(5, 4)).x()
                && std::abs(p.y() - g.centre(grid.cell(4, 4)).y()) < g.across() * 0.6) {
                QVERIFY(distanceTo(ground.roads()[0].line, p) < 0.02);
                ++shared;
            }
        QVERIFY(shared > 10);
    }

    void bridgesAreSquareToTheRoad()
    {
        Map map = emptyMap(GridShape::HexFlat);
        const Grid& grid = map.grid;
        Way road{"a", "a", "road", {}, Origin::Printed};
        road.cells = {grid.cell(2, 0), grid.cell(3, 1), grid.cell(3, 2),
                      grid.cell(3, 3), grid.cell(4, 3), grid.cell(5, 4)};
        map.ways = {road};
        for (int column = 1; column < 6; ++column)
            for (const Cell next : grid.neighbours(grid.cell(column, 2)))
                if (grid.row(next) == 3)
                    map.sides.push_back({grid.cell(column, 2), next, {"stream"}, {}, noCell});
        for (Side& side : map.sides)
            if (side.a == grid.cell(3, 2) && side.b == grid.cell(3, 3))
                side.features.emplace_back("bridge");
        const Ground ground(map, waterRules());
        QCOMPARE(ground.crossings().size(), std::size_t(1));
        const RoadCrossing& bridge = ground.crossings()[0];
        const Points& line = ground.roads()[0].line;
        QVERIFY(distanceTo(line, bridge.at) < 0.02);
        QVERIFY(distanceTo(ground.waters()[0].line, bridge.at) < 0.02);
        const auto nearest = std::ranges::min_element(line, {}, [&](QPointF p) { return lengthOf(p - bridge.at); });
        QVERIFY(QPointF::dotProduct(tangent(line, std::size_t(nearest - line.begin())), bridge.along) > 0.99);
    }

    void areasHoldTheCentresOfTheirCells_data() { addShapes(); }
    void areasHoldTheCentresOfTheirCells()
    {
        QFETCH(GridShape, shape);
        std::mt19937 random(11);
        for (int round = 0; round < 20; ++round) {
            const Map map = emptyMap(shape);
            const MapGeometry g(map);
            std::vector<char> in(map.terrain.size());
            for (char& cell : in)
                cell = char(random() % 2);
            const Region region(g, [&](Cell cell) { return in[std::size_t(cell)] != 0; });
            const QPainterPath soft = region.path(0.045 * g.across(), 0.07 * g.across(), 21);
            QPainterPath woods;
            woods.setFillRule(Qt::WindingFill);
            for (const QPainterPath& loop : region.canopy(0.02 * g.across(), 0.05 * g.across(), 31, 1.9))
                woods.addPath(loop);
            for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
                QCOMPARE(soft.contains(g.centre(cell)), in[std::size_t(cell)] != 0);
                QCOMPARE(woods.contains(g.centre(cell)), in[std::size_t(cell)] != 0);
            }
        }
    }

    void hillsAreDarkerAwayFromTheLight()
    {
        Map map = emptyMap(GridShape::HexFlat);
        const Cell top = map.grid.cell(4, 3);
        map.terrain[std::size_t(top)] = {"hill"};
        MapStyle style = MapStyle::light();
        style.grid = style.numbers = false;
        style.ground = style.meadow = Qt::white;
        const MapPainter painter(map, Ruleset(), style);
        const double dots = 12;
        const double half = painter.geometry().across() * 0.6;
        QImage image(QSizeF(2 * half * dots, 2 * half * dots).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter p(&image);
        p.scale(dots, dots);
        const QPointF corner = painter.geometry().centre(top) - QPointF(half, half);
        p.translate(-corner);
        painter.paint(p, {corner, QSizeF(2 * half, 2 * half)}, dots);
        p.end();
        double light = 0, dark = 0; // the sum of grey in the north-west and in the south-east
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                if (x + y < image.width() * 0.8)
                    light += qGray(image.pixel(x, y));
                if (x + y > image.width() * 1.2)
                    dark += qGray(image.pixel(x, y));
            }
        QVERIFY(dark < 0.98 * light);
    }
};

FW_TEST(TerrainTest)
#include "tst_terrain.moc"
