#include "app/print/MapDataFile.h"
#include "editor/exchange/MapData.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/engine/store/SchemaChecker.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <map>

using namespace fw;
using nlohmann::json;

namespace {

struct Given {
    Ruleset rules;
    Scenario scenario;
};

Given givenFrom(const QString& name)
{
    const std::string path = (FW_SOURCE_DIR "/scenarios/" + name).toStdString();
    const std::string folder = (FW_SOURCE_DIR "/scenarios/" + name.section('/', 0, 0)).toStdString();
    const auto scenario = readScenarioFile(path);
    if (!scenario)
        qFatal("cannot be read");
    const auto rules = findRules(*scenario, folder, folder);
    if (!rules)
        qFatal("no rules");
    return {rules->rules, *scenario};
}

const QRectF largeSheet(-10, -20, 100000, 100000);

std::string dataOf(const Given& given, const QRectF& sheet = largeSheet)
{
    std::string out;
    const Result<void> done = writeMapData(given.rules, given.scenario, sheet,
                                           [&](std::string_view piece, int, int) -> Result<void> {
                                               out += piece;
                                               return {};
                                           });
    return done ? out : std::string();
}

/// A map of this shape without rules.
Given plainMap(GridShape shape, int columns, int rows)
{
    Given out;
    Map& map = out.scenario.map;
    map.grid.shape = shape;
    map.grid.columns = columns;
    map.grid.rows = rows;
    map.terrain.resize(std::size_t(columns) * std::size_t(rows));
    return out;
}

std::vector<json> layer(const json& data, const std::string& name)
{
    std::vector<json> out;
    for (const json& feature : data["features"])
        if (feature["properties"]["layer"] == name)
            out.push_back(feature);
    return out;
}

/// The corners of a cell as written, without the repeated first one.
std::set<std::string> cornersOf(const json& cell)
{
    std::set<std::string> out;
    for (const json& at : cell["geometry"]["coordinates"][0])
        out.insert(at.dump());
    return out;
}

/// Two neighbours along a side share both of its corners, digit by digit; squares that touch in a point share one.
void compareNeighbours(const Grid& grid, const std::vector<json>& cells)
{
    std::vector<std::set<std::string>> corners;
    for (const json& cell : cells)
        corners.push_back(cornersOf(cell));
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        QCOMPARE(int(corners[std::size_t(cell)].size()), grid.corners());
        for (int d = 0; d < grid.directions(); ++d) {
            const Cell next = grid.neighbour(cell, d);
            if (next == noCell)
                continue;
            std::vector<std::string> shared;
            std::ranges::set_intersection(corners[std::size_t(cell)], corners[std::size_t(next)],
                                          std::back_inserter(shared));
            QCOMPARE(int(shared.size()), grid.diagonalSide(grid.side(cell, d)) ? 1 : 2);
        }
    }
}

} // namespace

/// Maps as data for other programs: their schema, shared corners, digits, and pieces.
class MapDataTest : public QObject
{
    Q_OBJECT

private slots:
    void shippedMaps_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"musket-and-saber/germantown.scenario.json", "brandywine/brandywine.scenario.json",
                                 "drums-and-muskets/leuthen.scenario.json",
                                 "battles-of-the-american-revolution/germantown-brigades.scenario.json",
                                 "templates/card-driven.scenario.json"})
            QTest::newRow(name) << name;
    }
    void shippedMaps()
    {
        QFETCH(QString, name);
        const Given given = givenFrom(name);
        const Map& map = given.scenario.map;
        const std::string text = dataOf(given);
        const json data = json::parse(text, nullptr, false);
        QVERIFY(!data.is_discarded());
        const json schema = json::parse(content(FW_SOURCE_DIR "/scenarios/map-data.schema.json").toStdString(), nullptr,
                                        false);
        QVERIFY(!schema.is_discarded());
        Checker checker(schema);
        QVERIFY2(checker.fits(data, schema), checker.wrong.empty() ? "" : checker.wrong.begin()->c_str());
        const std::vector<json> cells = layer(data, "cells");
        QCOMPARE(int(cells.size()), map.grid.cellCount());
        QCOMPARE(data["fieldworks"]["grid"]["cells"].get<int>(), map.grid.cellCount());
        for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
            const json& one = cells[std::size_t(cell)]["properties"];
            QCOMPARE(one["number"].get<std::string>(), map.numbering.label(map.grid, cell));
            QCOMPARE(one["terrain"].get<std::vector<std::string>>(), map.terrain[std::size_t(cell)]);
            QCOMPARE(one["outOfPlay"].get<bool>(), map.outOfPlay.has(cell));
        }
        if (!map.grid.linked())
            compareNeighbours(map.grid, cells);
        QCOMPARE(layer(data, "sides").size(), map.sides.size());
        QCOMPARE(layer(data, "ways").size(), map.ways.size());
        QCOMPARE(layer(data, "names").size(), map.names.size());
        QCOMPARE(layer(data, "links").size(), map.grid.links.size());
        const auto placed = std::ranges::count_if(
            given.scenario.setup, [](const Placement& p) { return p.at != noCell && p.arrives.turn <= 0; });
        QCOMPARE(std::ptrdiff_t(layer(data, "units").size()), placed);
    }

    void schemaRefusesOthers()
    {
        const Given given = plainMap(GridShape::Square, 2, 2);
        const json schema = json::parse(content(FW_SOURCE_DIR "/scenarios/map-data.schema.json").toStdString(), nullptr,
                                        false);
        const json good = json::parse(dataOf(given), nullptr, false);
        Checker checker(schema);
        QVERIFY(checker.fits(good, schema));
        json bad = good;
        bad["features"][1]["properties"].erase("number");
        QVERIFY(!checker.fits(bad, schema));
        bad = good;
        bad["features"][1]["geometry"]["type"] = "Point";
        QVERIFY(!checker.fits(bad, schema));
        bad = good;
        bad["fieldworks"]["version"] = 2;
        QVERIFY(!checker.fits(bad, schema));
    }

    void everyShapeSharesItsCorners_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("stretch");
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square})
            for (const int stretch : {1000, 873})
                QTest::addRow("%d, %d", int(shape), stretch) << int(shape) << stretch;
    }
    void everyShapeSharesItsCorners()
    {
        QFETCH(int, shape);
        QFETCH(int, stretch);
        Given given = plainMap(GridShape(shape), 31, 29);
        given.scenario.map.cellMillimetres = 17;
        given.scenario.map.cellStretch = stretch;
        const json data = json::parse(dataOf(given), nullptr, false);
        QVERIFY(!data.is_discarded());
        compareNeighbours(given.scenario.map.grid, layer(data, "cells"));
    }

    /// A side runs between two corners of both cells, and the corner between two squares is a point.
    void sidesAndWaysHaveTheirPlaces()
    {
        Given given = plainMap(GridShape::Square, 3, 3);
        Map& map = given.scenario.map;
        map.cellMillimetres = 10;
        Side side;
        side.a = 0;
        side.b = 1;
        side.features = {"stream", "bridge"};
        map.sides.push_back(side);
        side.b = 4;
        map.sides.push_back(side);
        map.ways.push_back({"r", "Old road", "road", {0, 1, 4}, Origin::Printed});
        map.names.push_back({"Ford", 8, 2, 15});
        Area area;
        area.id = "west";
        area.cells = {0, 3};
        map.areas.push_back(area);
        const json data = json::parse(dataOf(given, QRectF(-5, -5, 40, 40)), nullptr, false);
        const std::vector<json> sides = layer(data, "sides");
        QCOMPARE(QString::fromStdString(sides[0]["geometry"].dump()),
                 QString(R"({"coordinates":[[15.0,5.0],[15.0,15.0]],"type":"LineString"})"));
        QCOMPARE(sides[0]["properties"]["features"].get<std::vector<std::string>>(), side.features);
        QCOMPARE(QString::fromStdString(sides[1]["geometry"].dump()),
                 QString(R"({"coordinates":[15.0,15.0],"type":"Point"})"));
        const json way = layer(data, "ways")[0];
        QCOMPARE(QString::fromStdString(way["geometry"]["coordinates"].dump()),
                 QString("[[10.0,10.0],[20.0,10.0],[20.0,20.0]]"));
        QCOMPARE(way["properties"]["name"].get<std::string>(), std::string("Old road"));
        QCOMPARE(layer(data, "names")[0]["properties"]["text"].get<std::string>(), std::string("Ford"));
        const std::vector<json> cells = layer(data, "cells");
        QCOMPARE(cells[3]["properties"]["areas"].get<std::vector<std::string>>(), std::vector<std::string>{"west"});
        QVERIFY(cells[4]["properties"]["areas"].empty());
        QCOMPARE(cells[5]["properties"]["column"].get<int>(), 2);
        QCOMPARE(cells[5]["properties"]["row"].get<int>(), 1);
    }

    void digitsAreFixed()
    {
        const Given given = plainMap(GridShape::HexFlat, 9, 7);
        const QLocale before;
        const std::string text = dataOf(given);
        QLocale::setDefault(QLocale(QLocale::German));
        QVERIFY(dataOf(given) == text);
        QLocale::setDefault(before);
        static const QRegularExpression position("\\[(-?\\d+\\.\\d{3}), (-?\\d+\\.\\d{3})\\]");
        qsizetype found = 0;
        for (auto it = position.globalMatch(QString::fromStdString(text)); it.hasNext(); it.next())
            ++found;
        QCOMPARE(found, qsizetype(9 * 7 * 7));
        QVERIFY(text.find("-0.000") == std::string::npos);
    }

    /// Memory does not grow with the map, and a sink that refuses ends the work.
    void writesInPieces()
    {
        const Given given = plainMap(GridShape::HexFlat, 300, 300);
        std::size_t longest = 0, all = 0;
        int pieces = 0, done = 0;
        const auto sink = [&](std::string_view piece, int parts, int) -> Result<void> {
            longest = std::max(longest, piece.size());
            all += piece.size();
            done = parts;
            ++pieces;
            return {};
        };
        QVERIFY(writeMapData(given.rules, given.scenario, largeSheet, sink).has_value());
        QCOMPARE(done, 300 * 300);
        QVERIFY2(longest < 300'000 && all > 20'000'000, qPrintable(QString::number(longest)));
        int calls = 0;
        const auto refuses = [&](std::string_view, int, int) -> Result<void> {
            ++calls;
            return fail(Trouble::Unwritable, "full");
        };
        QVERIFY(!writeMapData(given.rules, given.scenario, largeSheet, refuses).has_value());
        QCOMPARE(calls, 1);
        QVERIFY(!writeMapData({}, {}, largeSheet, sink).has_value());
    }

    void theProgramWritesIt()
    {
        QTemporaryDir home;
        const QString scenario = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.scenario.json";
        const Ran ran = fieldworks(home.path(), {"export", scenario, "--what", "map-data", "--to", "x.json"});
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        const json data = json::parse(content(home.filePath("x.json")).toStdString(), nullptr, false);
        QVERIFY(!data.is_discarded());
        const double width = data["fieldworks"]["sheet"]["width"].get<double>();
        const double height = data["fieldworks"]["sheet"]["height"].get<double>();
        for (const json& cell : layer(data, "cells"))
            for (const json& at : cell["geometry"]["coordinates"][0])
                QVERIFY(at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height);
        const QByteArray first = content(home.filePath("x.json"));
        QCOMPARE(fieldworks(home.path(), {"export", scenario, "--what", "map-data", "--to", "x.json"}).code, 0);
        QCOMPARE(content(home.filePath("x.json")), first);
    }
};

FW_TEST(MapDataTest)
#include "tst_mapdata.moc"
