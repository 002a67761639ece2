#include "editor/document/MapDocument.h"
#include "editor/findings/MapFindings.h"
#include "editor/findings/ProvedWords.h"
#include "editor/render/Faces.h"
#include "editor/render/MapPainter.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"
#include "tests/editor/Shapes.h"

#include <QTest>
#include <fstream>
#include <set>
#include <sstream>

using namespace fw;

namespace {

Ruleset rules()
{
    Ruleset r;
    r.id = "r";
    for (const char* word : {"woods", "stream", "lake"})
        r.features.push_back({word, word, FeatureKind::Terrain, word, {}});
    r.features.push_back({"river", "River", FeatureKind::Hexside, "river", {}});
    r.features.push_back({"road", "Road", FeatureKind::Way, "road", {}});
    return r;
}

Scenario bare(GridShape shape)
{
    Scenario s;
    s.id = "s";
    s.rules = "r";
    s.lastTurn = 3;
    s.map.grid = {shape, 12, 10, true};
    s.map.numbering = fourDigits();
    s.map.terrain.resize(std::size_t(s.map.grid.cellCount()));
    return s;
}

const CheckResult* find(const std::vector<CheckResult>& found, const QString& words)
{
    for (const CheckResult& finding : found)
        if (provedWords(finding).contains(words))
            return &finding;
    return nullptr;
}

/// Tries every fix of a finding on its own: the finding goes, undo restores it, and the fix adds no other finding.
void everyFixMends(const Scenario& scenario, const QString& words, int fixes, const Ruleset& known = rules())
{
    MapDocument document(known, scenario);
    const std::vector<CheckResult> before = mapFindings(document.drawing(), document.rules());
    const CheckResult* finding = find(before, words);
    QVERIFY2(finding, qPrintable(words + " not among " + [&] {
                 QStringList all;
                 for (const CheckResult& f : before)
                     all << provedWords(f);
                 return all.join("; ");
             }()));
    QVERIFY(!finding->cells.empty());
    const std::vector<MapFix> ways = fixesOf(document.drawing(), document.rules(), *finding);
    QCOMPARE(int(ways.size()), fixes);
    const Scenario drawn = document.drawing().scenario();
    for (const MapFix& fix : ways) {
        QVERIFY2(document.push(fix.edit(document.drawing()), fix.words), qPrintable(fix.words));
        const auto after = mapFindings(document.drawing(), document.rules());
        QVERIFY2(!find(after, words), qPrintable(fix.words));
        for (const CheckResult& other : after)
            QVERIFY2(other.finding.severity != Severity::Error || find(before, provedWords(other)),
                     qPrintable(provedWords(other)));
        document.stack()->undo();
        QVERIFY(document.drawing().scenario() == drawn);
        QVERIFY(find(mapFindings(document.drawing(), document.rules()), words));
    }
}

std::string text(const std::string& path)
{
    std::ifstream in(std::string(FW_SOURCE_DIR "/scenarios/") + path);
    std::stringstream all;
    all << in.rdbuf();
    return all.str();
}

} // namespace

class FindingsTest : public QObject
{
    Q_OBJECT

private slots:
    // A letter that is not drawn the same on every machine is reported.
    void reportsLettersWithoutGlyphs()
    {
        Scenario s = bare(GridShape::HexFlat);
        s.map.names.push_back({"Königsberg Łódź Ярославль", 5, 1, 0});
        const auto found = [&] {
            const MapDocument document(rules(), s);
            return mapFindings(document.drawing(), document.rules());
        };
        QVERIFY(!find(found(), "have no letters for"));
        s.map.names.push_back({"金沢", 7, 1, 0});
        const auto list = found();
        const CheckResult* finding = find(list, "have no letters for 沢金, as in “金沢”");
        QVERIFY(finding);
        QVERIFY(finding->finding.severity == Severity::Warning);
        QCOMPARE(finding->cells, std::vector<Cell>{7});
    }

    /// Each text is checked in the face that draws it; letters of another face do not count.
    void checksLettersInTheDrawnFace()
    {
        char32_t letter = 0x180;
        while (letter < 0x20000 && (!hasLetter(Face::Condensed, letter) || hasLetter(Face::Serif, letter)))
            ++letter;
        if (letter == 0x20000)
            QSKIP("no face has letters that another lacks");
        Scenario s = bare(GridShape::HexFlat);
        s.units.resize(1);
        s.units[0].name = QString::fromUcs4(&letter, 1).toStdString();
        const auto told = [&](const Ruleset& ruleset) {
            const MapDocument document(ruleset, s);
            return find(mapFindings(document.drawing(), document.rules()), "have no letters for") != nullptr;
        };
        QVERIFY(!told(rules()));
        s.map.names.push_back({s.units[0].name, 5, 1, 0});
        QVERIFY(told(rules()));
    }

    /// Every drawn text is checked: sides, boxes, turns, legend, tables and titles of the sheet.
    void checksLettersOfEveryDrawnText()
    {
        const auto told = [&](const Ruleset& ruleset, const Scenario& s) {
            const MapDocument document(ruleset, s);
            return find(mapFindings(document.drawing(), document.rules()), "have no letters for") != nullptr;
        };
        const Scenario s = bare(GridShape::HexFlat);
        Ruleset r = rules();
        r.features[0].label = "金";
        QVERIFY(!told(r, s)); // no cell has the feature
        Scenario wooded = s;
        wooded.map.terrain[3] = {"woods"};
        QVERIFY(told(r, wooded));
        r = rules();
        r.boxes.resize(1);
        r.boxes[0].label = "金";
        QVERIFY(told(r, s));
        Scenario sided = s;
        sided.sides.push_back({"red", "金", "#804040"});
        QVERIFY(told(rules(), sided));
        Scenario timed = s;
        timed.turnNames = {"金"};
        QVERIFY(told(rules(), timed));
        r = rules();
        r.tables.resize(1);
        r.tables[0].id = "t";
        r.tables[0].rows.push_back({});
        r.tables[0].rows[0].cells = {"金"};
        QVERIFY(!told(r, s)); // the table is not on the sheet
        Scenario sheet = s;
        sheet.map.panels.resize(1);
        sheet.map.panels[0].what = "table";
        sheet.map.panels[0].of = "t";
        QVERIFY(told(r, sheet));
    }

    void fixesUnknownTerrainWord_data() { addShapes(); }
    void fixesUnknownTerrainWord()
    {
        QFETCH(GridShape, shape);
        Scenario s = bare(shape);
        s.map.terrain[40] = {"wods"};
        s.map.terrain[41] = {"stream", "wods"};
        s.map.terrain[29] = {"lake"};
        everyFixMends(s, "no terrain 'wods', which is in 2 cells", 2);
        MapDocument document(rules(), s);
        const auto found = mapFindings(document.drawing(), document.rules());
        document.push(fixesOf(document.drawing(), rules(), *find(found, "wods"))[0].edit(document.drawing()), "fix");
        QCOMPARE(document.drawing().features(40), std::vector<std::string>{"woods"});
        QCOMPARE(document.drawing().features(41), (std::vector<std::string>{"stream", "woods"}));
    }

    void fixesUnknownWayKind()
    {
        Scenario s = bare(GridShape::HexFlat);
        s.map.ways.push_back({"p", "", "raod", {s.map.grid.cell(3, 0), s.map.grid.cell(3, 1)}, {}});
        s.map.terrain[std::size_t(s.map.grid.cell(3, 1))] = {"woods"};
        everyFixMends(s, "no way 'raod'", 2);
    }

    void fixesStreamThatEndsNowhere_data() { addShapes(); }
    void fixesStreamThatEndsNowhere()
    {
        QFETCH(GridShape, shape);
        Scenario s = bare(shape);
        const Grid& g = s.map.grid;
        for (int column = 4; column <= 6; ++column)
            s.map.terrain[std::size_t(g.cell(column, 5))] = {"stream"};
        everyFixMends(s, "reaches neither the edge of the map nor other water", 2);
        // A stream that reaches the edge or a lake is no finding.
        Scenario lake = s;
        lake.map.terrain[std::size_t(g.cell(7, 5))] = {"lake"};
        QVERIFY(!find(mapFindings(Drawing::of(lake), rules()), "reaches neither"));
        Scenario edge = s;
        for (int column = 0; column < 4; ++column)
            edge.map.terrain[std::size_t(g.cell(column, 5))] = {"stream"};
        QVERIFY(!find(mapFindings(Drawing::of(edge), rules()), "reaches neither"));
    }

    void fixesHexsideRiverThatEndsNowhere_data() { addShapes(); }
    void fixesHexsideRiverThatEndsNowhere()
    {
        QFETCH(GridShape, shape);
        Scenario s = bare(shape);
        const Grid& g = s.map.grid;
        const Cell a = g.cell(5, 5);
        s.map.sides.push_back({a, g.neighbour(a, g.hex() ? 0 : 2), {"river"}, {}, noCell});
        everyFixMends(s, "reaches neither the edge of the map nor other water", 2);
    }

    void fixesRoadThatEndsInTheOpen()
    {
        Scenario s = bare(GridShape::HexFlat);
        const Grid& g = s.map.grid;
        s.map.ways.push_back({"a", "Mill Road", "road", {g.cell(3, 0), g.cell(3, 1), g.cell(3, 2), g.cell(3, 3)}, {}});
        everyFixMends(s, "Mill Road ends in the open at", 2);
        Way other{"b", "Pike", "road", {}, {}};
        for (int row = 0; row < g.rows; ++row)
            other.cells.push_back(g.cell(4, row));
        s.map.ways.push_back(other);
        everyFixMends(s, "goes on at", 3);
    }

    void reportsRoadThatCrossesWater()
    {
        Scenario s = bare(GridShape::HexFlat);
        const Grid& g = s.map.grid;
        Way road{"a", "Pike", "road", {}, {}};
        for (int row = 0; row < g.rows; ++row)
            road.cells.push_back(g.cell(4, row));
        s.map.ways.push_back(road);
        for (int column = 0; column < g.columns; ++column)
            s.map.terrain[std::size_t(g.cell(column, 5))] = {"stream"};
        // Rules without bridges and fords have no feature for a crossing.
        QVERIFY(!find(mapFindings(Drawing::of(s), rules()), "crosses water"));
        Ruleset crossing = rules();
        crossing.features.push_back({"bridge", "Bridge", FeatureKind::Terrain, "bridge", {}});
        QVERIFY(find(mapFindings(Drawing::of(s), crossing), "crosses water"));
        crossing.features.back().kind = FeatureKind::Hexside; // no bridge in a cell
        QVERIFY(!find(mapFindings(Drawing::of(s), crossing), "crosses water"));
        crossing.features.push_back({"ford", "Ford", FeatureKind::Terrain, "ford", {}});
        everyFixMends(s, "Pike crosses water at 0506, and the map does not say", 3, crossing);
        // A river between two cells of the road.
        Scenario side = s;
        for (auto& words : side.map.terrain)
            words.clear();
        QVERIFY(!find(mapFindings(Drawing::of(side), crossing), "crosses water"));
        for (int column = 0; column < g.columns; ++column)
            side.map.sides.push_back({g.cell(column, 2), g.cell(column, 3), {"river"}, {}, noCell});
        QVERIFY(!find(mapFindings(Drawing::of(side), rules()), "crosses water"));
        everyFixMends(side, "Pike crosses water at 0504", 3, crossing);
        // If the rules have a bridge, the fix puts it there.
        Ruleset knows = rules();
        knows.features.push_back({"bridge", "Bridge", FeatureKind::Terrain, "bridge", {}});
        MapDocument document(knows, s);
        const auto before = mapFindings(document.drawing(), knows);
        const CheckResult* finding = find(before, "crosses water");
        QVERIFY(finding);
        const MapFix fix = fixesOf(document.drawing(), knows, *finding)[0];
        QVERIFY(fix.words.contains("Place Bridge there"));
        document.push(fix.edit(document.drawing()), "fix");
        QCOMPARE(document.drawing().features(g.cell(4, 5)), (std::vector<std::string>{"stream", "bridge"}));
        QVERIFY(!find(mapFindings(document.drawing(), knows), "crosses water"));
        // If a feature in the cell is called a bridge, nothing is missing.
        Ruleset bridged = rules();
        bridged.features.push_back({"stone-bridge", "Bridge", FeatureKind::Terrain, "", {}});
        s.map.terrain[std::size_t(g.cell(4, 5))].push_back("stone-bridge");
        QVERIFY(!find(mapFindings(Drawing::of(s), bridged), "crosses water"));
    }

    void fixesOverlappingNames()
    {
        Scenario s = bare(GridShape::HexFlat);
        const Grid& g = s.map.grid;
        // More names than fit in and around one cell.
        for (int i = 0; i < 9; ++i)
            s.map.names.push_back({"Upper Makefield Township " + std::to_string(i), g.cell(5, 4), 3});
        MapDocument document(rules(), s);
        auto found = mapFindings(document.drawing(), document.rules());
        const CheckResult* finding = find(found, "cover");
        QVERIFY(finding);
        const auto all = [&] {
            const MapPainter painter(document.drawing().map(), rules(), MapStyle::light());
            return painter.labels().clashes(painter.ground()).size();
        };
        const std::size_t before = all();
        const MapFix fix = fixesOf(document.drawing(), document.rules(), *finding)[0];
        QVERIFY(document.push(fix.edit(document.drawing()), "fix"));
        QVERIFY(all() < before);
        document.stack()->undo();
        QCOMPARE(all(), before);
    }

    // 13.6: Many texts in one place cost no more to check than the texts that fill it.
    void limitsTextsCheckedPerPlace()
    {
        Scenario s = bare(GridShape::HexFlat);
        const Grid& g = s.map.grid;
        for (int i = 0; i < 400; ++i)
            s.map.ways.push_back({"high-road-" + std::to_string(i),
                                  "High Road",
                                  "road",
                                  {g.cell(1, 4), g.cell(2, 4), g.cell(3, 4), g.cell(4, 4), g.cell(5, 4)},
                                  {}});
        const MapPainter painter(s.map, rules(), MapStyle::light());
        QCOMPARE(painter.labels().texts().size(), std::size_t(400));
        std::size_t most = 0;
        for (Cell cell = 0; cell < g.cellCount(); ++cell)
            most = std::max(most, painter.labels().textsIn(cell, 0).size());
        QVERIFY2(most > 20 && most <= 61, qPrintable(QString::number(most)));
        QCOMPARE(painter.labels().clashes(painter.ground()).size(), std::size_t(1000));
    }

    void reportsTerrainMissingFromChart()
    {
        Ruleset r = rules();
        Table chart;
        chart.id = "tec";
        Axis axis;
        axis.id = "terrain";
        axis.kind = AxisKind::Label;
        for (const char* word : {"woods", "stream", "lake", "river"}) {
            Band band;
            band.label = word;
            axis.bands.push_back(band);
        }
        chart.axes = {axis};
        r.tables = {chart};
        Scenario s = bare(GridShape::HexFlat);
        const QString words = "no row for 'road'";
        QVERIFY(!find(mapFindings(Drawing::of(s), r), words)); // no road on this map
        s.map.ways.push_back({"a", "", "road", {s.map.grid.cell(0, 0), s.map.grid.cell(0, 1)}, {}});
        const auto found = mapFindings(Drawing::of(s), r);
        QVERIFY(find(found, words));
        QCOMPARE(find(found, words)->cells, s.map.ways[0].cells);
        QVERIFY(find(found, words)->finding.severity == Severity::Error);
    }

    void proofFindingNamesItsCells()
    {
        Scenario s = bare(GridShape::HexFlat);
        Unit unit;
        unit.id = "guards";
        s.units = {unit};
        Placement p;
        p.unit = "guards";
        p.at = 17;
        p.arrives.turn = 9;
        s.setup = {p};
        const auto found = mapFindings(Drawing::of(s), rules());
        const CheckResult* finding = find(found, "guards: it arrives on turn 9");
        QVERIFY(finding);
        QCOMPARE(finding->cells, std::vector<Cell>{17});
    }

    void shippedMapsHaveNoErrorsOrOverlaps_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("ruleset");
        QTest::newRow("germantown") << "musket-and-saber/germantown.scenario.json"
                                    << "musket-and-saber/musket-and-saber.rules.json";
        QTest::newRow("brandywine") << "brandywine/brandywine.scenario.json"
                                    << "brandywine/brandywine.rules.json";
    }
    void shippedMapsHaveNoErrorsOrOverlaps()
    {
        QFETCH(QString, scenario);
        QFETCH(QString, ruleset);
        const auto s = readScenario(text(scenario.toStdString()), "s");
        const auto r = readRules(text(ruleset.toStdString()), "r");
        QVERIFY(s && r);
        QStringList wrong;
        for (const CheckResult& finding : mapFindings(Drawing::of(*s), *r))
            if (finding.open() && (finding.finding.severity == Severity::Error || finding.check == "texts"))
                wrong << provedWords(finding);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
    }
};

FW_TEST(FindingsTest)
#include "tst_findings.moc"
