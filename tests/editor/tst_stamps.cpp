#include "editor/commands/ClipTurn.h"
#include "editor/tools/StampTool.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QTest>
#include <algorithm>

using namespace fw;

namespace {

/// A clip of a cell and its surroundings, with all that a map can have there.
Clip richClip(const Grid& grid, Cell middle)
{
    Scenario s;
    s.map.grid = grid;
    s.map.terrain.resize(std::size_t(grid.cellCount()));
    s.map.level.resize(std::size_t(grid.cellCount()));
    const std::vector<Cell> cells = grid.within(middle, 2);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        s.map.terrain[std::size_t(cells[i])] = {"f" + std::to_string(i)};
        s.map.level[std::size_t(cells[i])] = int(i);
    }
    const Cell next = grid.neighbour(middle, 0);
    s.map.sides.push_back({middle, next, {"creek"}, "red", middle});
    s.map.ways.push_back({"lane", {}, "road", {grid.neighbour(next, 0), next, middle}, Origin::Printed});
    s.map.names.push_back({"Mill", next, 2, 0});
    Clip clip = copyCells(Drawing::of(s), cells);
    // The middle is where it turns.
    for (const Cell cell : clip.cells)
        if (clip.map.terrain[std::size_t(cell)] == s.map.terrain[std::size_t(middle)])
            clip.anchor = cell;
    return clip;
}

Drawing pasted(const Grid& grid, const Clip& clip, Cell at)
{
    Scenario s;
    s.map.grid = grid;
    Drawing d = Drawing::of(s);
    apply(d, pasteClip(d, clip, at));
    return d;
}

} // namespace

/// Pieces of map that are turned, flipped and placed again.
class StampsTest : public QObject
{
    Q_OBJECT

private slots:
    void turnsAroundItsAnchor_data()
    {
        QTest::addColumn<GridShape>("shape");
        QTest::addColumn<bool>("even");
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square})
            for (const bool even : {false, true})
                QTest::addRow("%d %d", int(shape), even) << shape << even;
    }
    void turnsAroundItsAnchor()
    {
        QFETCH(GridShape, shape);
        QFETCH(bool, even);
        const Grid grid{shape, 15, 14, even};
        for (const Cell middle : {grid.cell(6, 6), grid.cell(7, 7)}) {
            const Clip clip = richClip(grid, middle);
            const int step = grid.hex() ? 1 : 2; // directions of a step
            for (int steps = 0; steps < grid.directions() / step; ++steps) {
                const Drawing d = pasted(grid, turned(clip, steps), middle);
                const Drawing flat = pasted(grid, clip, middle);
                // What was in a direction is now that many directions further on, at both distances.
                for (int direction = 0; direction < grid.directions(); direction += step) {
                    const int there = (direction + steps * step) % grid.directions();
                    const Cell was = grid.neighbour(middle, direction), is = grid.neighbour(middle, there);
                    QCOMPARE(d.features(is), flat.features(was));
                    QCOMPARE(d.features(grid.neighbour(is, there)), flat.features(grid.neighbour(was, direction)));
                    QCOMPARE(d.level.get(is), flat.level.get(was));
                }
                const int there = steps * step;
                const Cell next = grid.neighbour(middle, there);
                QCOMPARE(d.sideFeatures(grid.side(middle, there)), std::vector<std::string>{"creek"});
                QCOMPARE(d.guard(grid.side(middle, there)).shelters.at("creek"), middle);
                QCOMPARE(d.rest.map.ways.at(0).cells, (std::vector<Cell>{grid.neighbour(next, there), next, middle}));
                QCOMPARE(d.rest.map.names.at(0).cell, next);
            }
            const Drawing whole = pasted(grid, turned(turned(clip, 5), -5), middle);
            QVERIFY(whole.scenario() == pasted(grid, clip, middle).scenario());
        }
    }

    void flipsLeftAndRight_data() { turnsAroundItsAnchor_data(); }
    void flipsLeftAndRight()
    {
        QFETCH(GridShape, shape);
        QFETCH(bool, even);
        const Grid grid{shape, 15, 14, even};
        const Cell middle = grid.cell(6, 6);
        const Clip clip = richClip(grid, middle);
        const Drawing d = pasted(grid, flipped(clip), middle);
        const Drawing flat = pasted(grid, clip, middle);
        for (int direction = 0; direction < grid.directions(); ++direction) {
            // North stays north of flat hexes and squares; east becomes west of pointed ones.
            const int n = grid.directions();
            const int there = shape == GridShape::HexPointy ? (2 * n - 1 - direction) % n : (n - direction) % n;
            QCOMPARE(d.features(grid.neighbour(middle, there)), flat.features(grid.neighbour(middle, direction)));
        }
        QVERIFY(pasted(grid, flipped(flipped(clip)), middle).scenario() == flat.scenario());
    }

    void toolStampsTurnsAndIsUndone()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 21, 15));
        Workbench bench(document);
        StampTool tool(bench);
        const Drawing& d = bench.drawing();
        const Scenario before = d.scenario();
        Spot spot;
        spot.cell = d.grid().cell(10, 7);
        tool.press(spot); // no stamp is chosen
        QVERIFY(d.scenario() == before);
        QVERIFY(!tool.key(Qt::Key_Period, {}));
        bench.setStamp(richClip(d.grid(), d.grid().cell(4, 4)));
        tool.hover(spot);
        QCOMPARE(tool.preview().cells.size(), std::size_t(19));
        QVERIFY(tool.key(Qt::Key_Period, {}));
        tool.press(spot);
        QCOMPARE(d.sideFeatures(d.grid().side(spot.cell, 1)), std::vector<std::string>{"creek"});
        document.stack()->undo();
        QVERIFY(d.scenario() == before);
        bench.setStamp(richClip({GridShape::Square, 9, 9, true}, 40));
        tool.press(spot);
        QVERIFY(d.scenario() == before);
    }
};

FW_TEST(StampsTest)
#include "tst_stamps.moc"
