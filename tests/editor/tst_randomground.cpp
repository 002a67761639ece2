#include "editor/commands/RandomGround.h"
#include "engine/model/Art.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace fw;

namespace {

/// An empty map of some system's features.
struct Blank {
    Ruleset rules;
    Drawing drawing;
};

Blank blank(const QString& file, Grid grid)
{
    const std::string path = (FW_SOURCE_DIR "/scenarios/" + file).toStdString();
    Blank b;
    auto scenario = readScenarioFile(path);
    if (!scenario)
        qFatal("cannot be read");
    const std::string folder = QString::fromStdString(path).section('/', 0, -2).toStdString();
    auto rules = findRules(*scenario, folder, folder);
    if (!rules)
        qFatal("no rules");
    b.rules = rules->rules;
    Scenario s;
    s.map.grid = std::move(grid);
    b.drawing = Drawing::of(s);
    return b;
}

int count(const Drawing& drawing, const std::string& feature)
{
    int n = 0;
    for (Cell cell = 0; cell < drawing.grid().cellCount(); ++cell)
        n += std::ranges::count(drawing.features(cell), feature) > 0;
    return n;
}

} // namespace

/// Ground from a seed.
class RandomGroundTest : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedGivesSameGround()
    {
        const Blank b = blank("battles-of-the-american-revolution/germantown-brigades.scenario.json",
                              {GridShape::HexFlat, 25, 18, true});
        std::set<std::string> kinds;
        for (const std::uint32_t seed : {1u, 2u, 3u}) {
            GroundPlan plan;
            plan.seed = seed;
            Drawing once = b.drawing, again = b.drawing;
            const Dirty dirty = apply(once, randomGround(once, b.rules, {}, plan));
            QVERIFY(dirty.ground);
            apply(again, randomGround(again, b.rules, {}, plan));
            QVERIFY(once.scenario() == again.scenario());
            kinds.insert(writeMap(once.map()));
        }
        QCOMPARE(kinds.size(), std::size_t(3)); // other seeds give other ground
    }

    void followsItsPlan_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<GridShape>("shape");
        QTest::newRow("hexsides") << "battles-of-the-american-revolution/germantown-brigades.scenario.json"
                                  << GridShape::HexFlat;
        QTest::newRow("pointed") << "musket-and-saber/germantown.scenario.json" << GridShape::HexPointy;
        QTest::newRow("squares") << "brandywine/brandywine.scenario.json" << GridShape::Square;
    }
    void followsItsPlan()
    {
        QFETCH(QString, file);
        QFETCH(GridShape, shape);
        const Blank b = blank(file, {shape, 25, 18, true});
        const GroundFeatures f = groundFeatures(b.rules);
        GroundPlan plan;
        plan.woods = 30;
        plan.rivers = 2;
        plan.towns = 6;
        Drawing d = b.drawing;
        apply(d, randomGround(d, b.rules, {}, plan));
        QVERIFY(!f.woods.empty() && !f.water.empty());
        // Towns stand where woods would be.
        QVERIFY(std::abs(count(d, f.woods) - 135) <= 8);
        if (!f.town.empty())
            QCOMPARE(count(d, f.town), 6);
        if (f.sides) {
            // Each end of a stream is on the rim of the map or on another piece of it.
            std::map<int, int> ends;
            for (int side = 0; side < d.grid().sideCount(); ++side)
                if (std::ranges::count(d.sideFeatures(side), f.water) > 0) {
                    const auto [a, z] = d.grid().verticesOfSide(side);
                    ++ends[a];
                    ++ends[z];
                }
            QVERIFY(ends.size() > 30);
            int loose = 0;
            for (const auto& [vertex, pieces] : ends)
                loose += pieces == 1 && int(d.grid().cellsOfVertex(vertex).size()) == d.grid().corners() / 2;
            QVERIFY(loose <= 2); // the springs of two tributaries
        } else {
            QVERIFY(count(d, f.water) > 30);
        }
        if (!f.road.empty() && !f.town.empty())
            for (Cell cell = 0; cell < d.grid().cellCount(); ++cell)
                if (std::ranges::count(d.features(cell), f.town) > 0)
                    QVERIFY(std::ranges::any_of(d.rest.map.ways, [&](const Way& way) {
                        return std::ranges::find(way.cells, cell) != way.cells.end();
                    }));
    }

    void changesOnlyChosenCellsAndIsUndone()
    {
        const Blank b = blank("battles-of-the-american-revolution/germantown-brigades.scenario.json",
                              {GridShape::HexFlat, 25, 18, true});
        Drawing d = b.drawing;
        const std::vector<Cell> chosen = d.grid().within(d.grid().cell(12, 9), 4);
        const Edit edit = randomGround(d, b.rules, chosen, {});
        const Scenario before = d.scenario();
        apply(d, edit);
        QVERIFY(!(d.scenario() == before));
        for (Cell cell = 0; cell < d.grid().cellCount(); ++cell)
            if (std::ranges::find(chosen, cell) == chosen.end())
                QVERIFY(d.features(cell).empty() && d.level.get(cell) == 0);
        QVERIFY(d.rest.map.ways.empty());
        revert(d, edit);
        QVERIFY(d.scenario() == before);
    }

    void leavesOutOfPlayCellsAlone()
    {
        Blank b = blank("battles-of-the-american-revolution/germantown-brigades.scenario.json",
                        {GridShape::HexFlat, 25, 18, true});
        for (Cell cell = 0; cell < 25; ++cell)
            b.drawing.out.set(cell, 1);
        apply(b.drawing, randomGround(b.drawing, b.rules, {}, {}));
        for (Cell cell = 0; cell < 25; ++cell)
            QVERIFY(b.drawing.features(cell).empty());
    }

    void refusesPlacesAndHugeMaps()
    {
        const Blank places = blank("battles-of-the-american-revolution/germantown-brigades.scenario.json",
                                   Grid::ofPlaces({{"a", "", 1, 1}, {"b", "", 9, 9}}, {}));
        QVERIFY(randomGround(places.drawing, places.rules, {}, {}).empty());
        const Blank huge = blank("battles-of-the-american-revolution/germantown-brigades.scenario.json",
                                 {GridShape::HexFlat, 200, 101, true});
        QVERIFY(randomGround(huge.drawing, huge.rules, {}, {}).empty());
    }
};

FW_TEST(RandomGroundTest)
#include "tst_randomground.moc"
