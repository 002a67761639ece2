#include "editor/commands/Bounds.h"
#include "editor/commands/Crossings.h"
#include "editor/commands/EasiestChain.h"
#include "editor/commands/Panels.h"
#include "editor/commands/Placing.h"
#include "editor/commands/Resize.h"
#include "editor/commands/Scans.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"
#include "editor/document/CellWords.h"
#include "editor/document/EditText.h"
#include "editor/document/SetupWarnings.h"
#include "editor/render/PlainPainter.h"
#include "editor/tools/RulerTool.h"
#include "editor/view/EdgeRuler.h"
#include "editor/view/ZoneCells.h"
#include "engine/rules/Rules.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

using namespace fw;

namespace {

Ruleset rulesAt(const char* path)
{
    const auto rules = readRulesFile(std::string(FW_SOURCE_DIR "/scenarios/") + path);
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return *rules;
}

Scenario scenarioAt(const char* path)
{
    const auto scenario = readScenarioFile(std::string(FW_SOURCE_DIR "/scenarios/") + path);
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    return *scenario;
}

} // namespace

/// The logic behind the tools of the map editor: ways, crossings, scans, warnings, labels.
class MapToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void roadAvoidsWoodsAndFollowsRoads()
    {
        const Ruleset rules = rulesAt("templates/differential.rules.json");
        Scenario s = editedSample(GridShape::HexFlat, 20, 15);
        s.map.terrain.assign(s.map.terrain.size(), {});
        s.map.ways.clear();
        MapDocument document(rules, s);
        const Drawing& d = document.drawing();
        const Grid& g = d.grid();
        const Cell from = g.cell(2, 7), to = g.cell(10, 7);
        // Straight over open ground.
        const std::vector<Cell> open = easiestChain(d, rules, "road", from, to);
        QCOMPARE(int(open.size()), g.distance(from, to) + 1);
        // A wall of woods three cells long is avoided: each of its cells costs more than a bend.
        document.push(
            paintTerrain(d, {g.cell(6, 6), g.cell(6, 7), g.cell(6, 5), g.cell(6, 8)}, {"woods"}, PaintMode::Replace),
            "");
        document.push(
            paintTerrain(d, {g.cell(5, 7), g.cell(7, 7), g.cell(5, 6), g.cell(7, 6)}, {"woods"}, PaintMode::Replace),
            "");
        const std::vector<Cell> round = easiestChain(d, rules, "road", from, to);
        QCOMPARE(round.front(), from);
        QCOMPARE(round.back(), to);
        for (std::size_t i = 1; i < round.size(); ++i)
            QVERIFY(g.adjacent(round[i - 1], round[i]));
        int woods = 0;
        for (const Cell cell : round)
            woods += d.features(cell) == std::vector<std::string>{"woods"};
        int straight = 0;
        for (const Cell cell : straightChain(g, from, to))
            straight += d.features(cell) == std::vector<std::string>{"woods"};
        QVERIFY(woods < straight);
        // A parallel road attracts the new one, although it is no shorter.
        Way way;
        way.kind = "road";
        for (int column = 2; column <= 10; ++column)
            way.cells.push_back(g.cell(column, 9));
        document.push(addWay(d, way), "");
        const std::vector<Cell> along = easiestChain(d, rules, "road", g.cell(2, 8), g.cell(10, 8));
        QVERIFY(std::count_if(along.begin(), along.end(), [&](Cell cell) { return g.row(cell) == 9; }) >= 5);
        QVERIFY(easiestChain(d, rules, "road", from, noCell).empty());
        QCOMPARE(easiestChain(d, rules, "road", from, from), std::vector<Cell>{from});
    }

    void doesNotDuplicateWaySteps()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        const Drawing& d = document.drawing();
        const Grid& g = d.grid();
        const Way pike = d.rest.map.ways[0];
        Way branch;
        branch.kind = pike.kind;
        branch.cells = {pike.cells[0], pike.cells[1], pike.cells[2]};
        QVERIFY(joinWay(d, branch).empty());
        // Across the pike and on: only the new part is added.
        Cell beyond = noCell;
        for (const Cell next : g.neighbours(pike.cells[2]))
            if (std::find(pike.cells.begin(), pike.cells.end(), next) == pike.cells.end())
                beyond = next;
        branch.cells.push_back(beyond);
        document.push(joinWay(d, branch), "");
        QCOMPARE(d.rest.map.ways.size(), std::size_t(2));
        QCOMPARE(d.rest.map.ways[1].cells, (std::vector<Cell>{pike.cells[2], beyond}));
        // A road with another name shares the cells.
        branch.name = "Branch Road";
        document.push(joinWay(d, branch), "");
        QCOMPARE(d.rest.map.ways[2].cells, branch.cells);
    }

    void addsCrossingsOnHexsidesAndInCells()
    {
        Ruleset rules = rulesAt("templates/differential.rules.json");
        Feature brook;
        brook.id = "creek";
        brook.kind = FeatureKind::Terrain;
        rules.features.push_back(brook);
        Feature span = brook;
        span.id = "old-bridge";
        span.art = "bridge";
        rules.features.push_back(span);
        Scenario s = editedSample(GridShape::HexFlat, 12, 10);
        s.map.terrain.assign(s.map.terrain.size(), {});
        MapDocument document(rules, s);
        const Drawing& d = document.drawing();
        const Grid& g = d.grid();
        const std::vector<Cell> chain{g.cell(4, 2), g.cell(4, 3), g.cell(4, 4), g.cell(4, 5), g.cell(4, 6)};
        const int side = g.sharedSide(chain[1], chain[2]);
        document.push(setSides(d, {side}, "stream", true), "");
        document.push(paintTerrain(d, {chain[3]}, {"creek"}, PaintMode::Replace), "");
        const WaterMet met = waterMet(d, rules, chain);
        QCOMPARE(met.sides, std::vector<int>{side});
        QCOMPARE(met.cells, std::vector<Cell>{chain[3]});
        document.push(addCrossings(d, rules, met, Art::Bridge), "");
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream", "bridge"}));
        QCOMPARE(d.features(chain[3]), (std::vector<std::string>{"creek", "old-bridge"}));
        QVERIFY(addCrossings(d, rules, met, Art::Ford).empty()); // one crossing is enough
        // In turn: a bridge, a ford, nothing, and again. In cells, these rules have bridges only.
        document.push(nextCrossing(d, rules, side, noCell), "");
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream", "ford"}));
        document.push(nextCrossing(d, rules, side, noCell), "");
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream"}));
        document.push(nextCrossing(d, rules, -1, chain[3]), "");
        QCOMPARE(d.features(chain[3]), (std::vector<std::string>{"creek"}));
        QVERIFY(nextCrossing(d, rules, g.sharedSide(chain[0], chain[1]), noCell).empty());
        QVERIFY(nextCrossing(d, rules, -1, chain[0]).empty());
        // A road along a creek crosses nothing.
        document.push(paintTerrain(d, {chain[2], chain[4]}, {"creek"}, PaintMode::Replace), "");
        QVERIFY(waterMet(d, rules, chain).cells.empty());
        // Water that is drawn as a way is crossed in its cells.
        Way way;
        way.kind = "creek";
        way.cells = {g.cell(8, 3), g.cell(8, 4)};
        document.push(addWay(d, way), "");
        QCOMPARE(waterMet(d, rules, {g.cell(7, 3), g.cell(8, 3), g.cell(9, 3)}).cells, std::vector<Cell>{g.cell(8, 3)});
    }

    /// The plain style, used while drawing and on maps too large for the full style, shows crossings too.
    void thePlainMapShowsCrossings()
    {
        const Ruleset rules = rulesAt("templates/differential.rules.json");
        Scenario s = editedSample(GridShape::HexFlat, 5, 5);
        s.map.terrain.assign(s.map.terrain.size(), {});
        const Cell a = s.map.grid.cell(2, 2), b = s.map.grid.cell(2, 3);
        const PlainPainter plain(rules, MapStyle::light());
        const MapGeometry geometry(s.map);
        const auto with = [&](std::vector<std::string> features) {
            s.map.sides = {{a, b, std::move(features), {}, noCell}};
            QImage image((geometry.bounds().size() * 4).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(4, 4);
            plain.paint(painter, Drawing::of(s), geometry, geometry.bounds());
            return image;
        };
        const QImage dry = with({"stream"});
        QVERIFY(with({"stream", "bridge"}) != dry);
        QVERIFY(with({"stream", "ford"}) != dry);
        QVERIFY(with({"stream", "ford"}) != with({"stream", "bridge"}));
    }

    /// The engine prices what is drawn, with the costs of the rules.
    void rulerMeasuresWithTheRulesCosts()
    {
        const Ruleset rules = rulesAt("templates/differential.rules.json");
        Scenario s = scenarioAt("templates/differential.scenario.json");
        s.map.terrain.assign(s.map.terrain.size(), {});
        s.map.ways.clear();
        MapDocument document(rules, s);
        const Drawing& d = document.drawing();
        const Grid& g = d.grid();
        Workbench bench(document);
        bench.pen().mover = rules.unitTypes.front().id;
        bench.pen().march = "march";
        RulerTool ruler(bench);
        const auto measured = [&](Cell from, Cell to) {
            ruler.cancel();
            Spot spot;
            spot.cell = from;
            ruler.press(spot);
            spot.cell = to;
            ruler.hover(spot);
            return ruler.preview();
        };
        const Cell a = g.cell(3, 3), b = g.cell(3, 4), c = g.cell(3, 6);
        const QString open = measured(a, b).words;
        QVERIFY2(open.contains("March: 1 of "), qPrintable(open));
        document.push(setSides(d, {g.sharedSide(a, b)}, "stream", true), "");
        const QString wet = measured(a, b).words;
        QVERIFY2(wet.contains("March: 2 of "), qPrintable(wet));
        document.push(addCrossings(d, rules, waterMet(d, rules, {a, b}), Art::Ford), "");
        const QString ford = measured(a, b).words;
        QVERIFY2(ford.contains("March: 3/2 of "), qPrintable(ford));
        document.push(nextCrossing(d, rules, g.sharedSide(a, b), noCell), ""); // to nothing
        document.push(nextCrossing(d, rules, g.sharedSide(a, b), noCell), ""); // to a bridge
        QVERIFY(measured(a, b).words.contains("March: 1 of "));
        // The cheapest path avoids woods; the ruler draws it.
        document.push(paintTerrain(d, {g.cell(3, 5)}, {"woods"}, PaintMode::Replace), "");
        const Preview round = measured(a, c);
        QVERIFY2(round.words.contains("distance 3") && round.words.contains("March: "), qPrintable(round.words));
        QCOMPARE(round.chain.front(), a);
        QCOMPARE(round.chain.back(), c);
        // No path goes through cells out of play.
        document.push(setInPlay(d, g.within(c, 1), false), "");
        document.push(setInPlay(d, {c}, true), "");
        const QString cut = measured(a, c).words;
        QVERIFY2(cut.contains("no path to this cell"), qPrintable(cut));
    }

    /// Hexes and squares, with and without facings: every type of unit of the shipped rules has a price.
    void rulerPricesEveryShippedUnitType_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("hexes") << "musket-and-saber/musket-and-saber"
                               << "musket-and-saber/germantown";
        QTest::newRow("squares") << "brandywine/brandywine"
                                 << "brandywine/brandywine";
    }
    void rulerPricesEveryShippedUnitType()
    {
        QFETCH(QString, folder);
        QFETCH(QString, scenario);
        MapDocument document(rulesAt(qPrintable(folder + ".rules.json")),
                             scenarioAt(qPrintable(scenario + ".scenario.json")));
        Workbench bench(document);
        Measure measure(bench);
        const Grid& g = document.drawing().grid();
        const std::vector<PathRow> rows = Measure::marches(document.rules());
        QVERIFY(!rows.empty());
        const Cell from = g.cell(5, 7), to = g.cell(8, 9);
        for (const std::string& type : Measure::types(document.rules(), document.drawing().rest)) {
            const Measure::Way way = measure.way(type, rows.front().id, from, to);
            const QRegularExpression price(": (\\d+(/\\d+)?)(,| of |$)");
            const bool priced = price.match(way.words).hasMatch();
            QVERIFY2(priced || way.words.endsWith("no path to this cell"), qPrintable(way.words));
            if (!way.cells.empty()) {
                QCOMPARE(way.cells.front(), from);
                QCOMPARE(way.cells.back(), to);
                for (std::size_t i = 1; i < way.cells.size(); ++i)
                    QVERIFY(g.adjacent(way.cells[i - 1], way.cells[i]));
            }
            if (type == document.rules().unitTypes.front().id)
                QVERIFY2(priced && !way.cells.empty(), qPrintable(way.words));
        }
    }

    /// The lines of sight of the rules, with what blocks them, with and without a type of unit.
    void rulerReportsLineOfSight()
    {
        Ruleset rules = rulesAt("templates/differential.rules.json");
        const auto more = readRules(R"({"id": "r", "version": "1", "main": "m",
            "procedures": [{"id": "m", "do": []}],
            "features": [{"id": "woods", "kind": "terrain"}],
            "sights": [{"id": "seen", "label": "can be seen", "cite": "9.1",
                 "through": [{"label": "trees", "need": "it.terrain != woods"}]}]})",
                                    "more");
        QVERIFY2(more.has_value(), more ? "" : describe(more.error()).c_str());
        rules.sights = more->sights;
        Scenario s = scenarioAt("templates/differential.scenario.json");
        s.map.terrain.assign(s.map.terrain.size(), {});
        MapDocument document(rules, s);
        const Grid& g = document.drawing().grid();
        Workbench bench(document);
        Measure measure(bench);
        const std::string type = rules.unitTypes.front().id;
        const Cell a = g.cell(3, 2), b = g.cell(3, 5);
        QCOMPARE(measure.sights(type, a, b), QStringList{"can be seen (9.1): yes"});
        const QString middle = QString::fromStdString(document.drawing().number(g.cell(3, 4)));
        document.push(paintTerrain(document.drawing(), {g.cell(3, 4)}, {"woods"}, PaintMode::Replace), "");
        QCOMPARE(measure.sights(type, a, b), QStringList{QString("can be seen (9.1): no, %1: trees").arg(middle)});
        QCOMPARE(measure.sights({}, a, b).size(), 1);
        QCOMPARE(measure.sights(type, a, g.cell(3, 3)), QStringList{"can be seen (9.1): yes"});
    }

    void placesEachPanelOnce()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        const Drawing& d = document.drawing();
        Panel track;
        track.what = "turns";
        track.width = 2;
        QVERIFY(document.push(addPanel(d, track), ""));
        QCOMPARE(d.rest.map.panels[0].id, std::string("turns"));
        QCOMPARE(d.rest.map.panels[0].width, leastPanel);
        QVERIFY(addPanel(d, track).empty());
        track.what = "box";
        track.of = "dead";
        QVERIFY(document.push(addPanel(d, track), ""));
        QVERIFY(document.push(removePanel(d, 0), ""));
        QCOMPARE(d.rest.map.panels.size(), std::size_t(1));
    }

    void panelsMoveWithAResize()
    {
        Scenario s = editedSample(GridShape::Square, 20, 15);
        const int a = s.map.cellMillimetres;
        Panel on, beside, before;
        on.id = "on";
        on.what = "legend";
        on.x = on.y = 3 * a;
        beside.id = "beside";
        beside.what = "turns";
        beside.x = 20 * a + 9;
        beside.y = 5;
        before.id = "before";
        before.what = "box";
        before.x = -60;
        s.map.panels = {on, beside, before};
        MapDocument document({}, s);
        QVERIFY(document.push(resizeMap(document.drawing(), {26, 16, 2, 1, true}), ""));
        const std::vector<Panel>& panels = document.drawing().rest.map.panels;
        QCOMPARE(panels[0].x, 5 * a);
        QCOMPARE(panels[0].y, 4 * a);
        QCOMPARE(panels[1].x, 26 * a + 9);
        QCOMPARE(panels[2].x, -60);
    }

    /// Too many units, forbidden terrain, enemies, out of play: each counter has a warning with its case number.
    void warnsOfIllegalSetup()
    {
        const Ruleset rules = rulesAt("musket-and-saber/musket-and-saber.rules.json");
        MapDocument document(rules, scenarioAt("musket-and-saber/germantown.scenario.json"));
        const Drawing& d = document.drawing();
        QVERIFY(setupWarnings(d, rules).empty());
        const Cell there = d.rest.map.numbering.parse(d.grid(), "0201");
        document.push(
            placeUnits(d, {"1st-brigade", "2nd-brigade", "3rd-brigade", "4th-brigade", "guards", "hessian-brigade"},
                       there),
            "");
        std::map<std::string, QString> wrong = setupWarnings(d, rules);
        QVERIFY2(wrong["guards"].contains("more units than may stack (5.0)"), qPrintable(wrong["guards"]));
        QCOMPARE(int(wrong.size()), int(unitsAt(d, there).size()));
        document.stack()->undo();
        QVERIFY(setupWarnings(d, rules).empty());
        const std::string american = [&] {
            for (const Unit& unit : d.rest.units)
                if (unit.side != "british" && placementOf(d, unit.id) >= 0)
                    return unit.id;
            return std::string();
        }();
        document.push(placeUnits(d, {"guards", american}, there), "");
        QVERIFY(setupWarnings(d, rules)["guards"].contains("enemies start at 0201"));
        Drawing friends = d;
        friends.rest.sides.front().allies = {friends.rest.sides.back().id};
        QVERIFY(!setupWarnings(friends, rules)["guards"].contains("enemies"));
        document.stack()->undo();
        document.push(placeUnits(d, {"guards"}, there), "");
        QVERIFY(setupWarnings(d, rules).empty());
        document.push(setInPlay(d, {there}, false), "");
        QCOMPARE(setupWarnings(d, rules)["guards"], QString("0201 is out of play"));
    }

    /// Only enemies have zones against a side.
    void zonesOfAlliesAreNotShown()
    {
        const Ruleset rows = rulesAt("musket-and-saber/musket-and-saber.rules.json");
        Scenario s = scenarioAt("musket-and-saber/germantown.scenario.json");
        const auto cells = [&](const std::string& side) {
            const auto rules = compile(rows, s, Setup());
            return rules ? zoneCellsAgainst(**rules, (*rules)->startPosition(), side).size() : 0;
        };
        const std::size_t all = cells("referee");
        QVERIFY(cells(s.sides.front().id) > 0);
        s.sides.front().allies = {s.sides.back().id};
        QCOMPARE(cells(s.sides.front().id), std::size_t(0));
        QCOMPARE(cells("referee"), all);
    }

    void describesCellsInFull()
    {
        const Ruleset rules = rulesAt("templates/differential.rules.json");
        Scenario s = editedSample(GridShape::HexFlat, 20, 15);
        s.map.terrain.assign(s.map.terrain.size(), {});
        s.map.ways.clear();
        s.setup.clear();
        MapDocument document(rules, s);
        const Drawing& d = document.drawing();
        const Cell cell = d.rest.map.numbering.parse(d.grid(), "0412");
        document.push(paintTerrain(d, {cell}, {"woods"}, PaintMode::Replace), "");
        document.push(setSides(d, {d.grid().side(cell, 1)}, "stream", true), "");
        QCOMPARE(cellWords(d, rules, cell), QString("0412 Woods, Stream to the north-east"));
        document.push(setSides(d, {d.grid().side(cell, 1)}, "bridge", true), "");
        QCOMPARE(cellWords(d, rules, cell), QString("0412 Woods, Stream, Bridge to the north-east"));
        document.push(setInPlay(d, {cell, 0}, false), "");
        QVERIFY(cellWords(d, rules, cell).startsWith("0412 out of play, Woods"));
        QCOMPARE(cellWords(d, rules, d.grid().cell(9, 9)), QString("1010 clear"));
    }

    void fillStopsAtOutOfPlayCells()
    {
        Scenario s = editedSample(GridShape::Square, 5, 1);
        s.map.terrain.assign(5, {});
        s.map.outOfPlay.cells = {2};
        const Drawing d = Drawing::of(s);
        QCOMPARE(connectedCells(d, 0), (std::vector<Cell>{0, 1}));
        QCOMPARE(connectedCells(d, 2), (std::vector<Cell>{2}));
        QVERIFY(d.scenario() == s);
    }

    void edgeLabelsShowColumnOrRow()
    {
        const Grid g{GridShape::HexFlat, 30, 15, true};
        QCOMPARE(edgeLabel(g, fourDigits(), true, g.cell(7, 0)), QString("08"));
        QCOMPARE(edgeLabel(g, fourDigits(), false, g.cell(0, 11)), QString("12"));
        QCOMPARE(edgeLabel(g, letterAndNumber(), false, g.cell(0, 5)), QString("F"));
        QCOMPARE(edgeLabel(g, letterAndNumber(), true, g.cell(9, 0)), QString("10"));
        Numbering down = fourDigits();
        down.columnDescending = true;
        QCOMPARE(edgeLabel(g, down, true, g.cell(0, 0)), QString("30"));
        Numbering oblique = fourDigits();
        oblique.scheme = NumberScheme::Falling;
        QCOMPARE(edgeLabel(g, oblique, false, g.cell(4, 11)), QString("10"));
        oblique.scheme = NumberScheme::Running;
        QCOMPARE(edgeLabel(g, oblique, true, g.cell(2, 0)), QString("31"));
    }

    /// The recovery file keeps every newer kind of edit too.
    void newerEditsRoundTripAsText()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        const Drawing& d = document.drawing();
        Edit edit = setInPlay(d, {3, 4, 5, 90}, false);
        Panel panel;
        panel.what = "legend";
        edit.add(addPanel(d, panel));
        Scan scan;
        scan.image = "a b.png";
        scan.points = {{5, 6, 7}};
        edit.add(setScan(d, scan));
        const Result<Edit> read = editFromText(d, editText(d, edit));
        QVERIFY(read.has_value());
        Drawing one = d, other = d;
        apply(one, edit);
        apply(other, *read);
        QVERIFY(one.scenario() == other.scenario());
        QCOMPARE(other.rest.map.scan.points.size(), std::size_t(1));
        QVERIFY(other.outOfPlay(90) && !other.outOfPlay(89));
    }
};

FW_TEST(MapToolsTest)
#include "tst_maptools.moc"
