#include "editor/render/Ground.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

Map emptyMap(GridShape shape, int columns = 9, int rows = 8)
{
    Map map;
    map.grid = {shape, columns, rows, true};
    map.cellMillimetres = 20;
    map.terrain.resize(std::size_t(map.grid.cellCount()));
    return map;
}

} // namespace

/// The curves of roads.
class TerrainTest : public QObject
{
    Q_OBJECT

private slots:
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
        const Ground ground(map, Ruleset());
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
};

FW_TEST(TerrainTest)
#include "tst_terrain.moc"
