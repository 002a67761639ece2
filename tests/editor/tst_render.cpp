// Long because: maps, counters and symbols are drawn from one sample.
#ifndef Q_MOC_RUN
#include "editor/render/ChartWords.h"
#include "editor/render/CounterPainter.h"
#include "editor/render/MapPainter.h"
#endif
#include "editor/render/StyleShelf.h"
#include "editor/render/Symbols.h"
#include "engine/base/Words.h"
#include "engine/model/FieldFlags.h"
#include "tests/Main.h"
#include "tests/editor/Sample.h"
#include "tests/editor/Shapes.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>
#include <cmath>

using namespace fw;

namespace {

QImage drawn(const MapPainter& map, const QRectF& exposed, double detail)
{
    const QRectF sheet = map.sheet();
    QImage image((sheet.size() * detail).toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    painter.scale(detail, detail);
    painter.translate(-sheet.topLeft());
    painter.setClipRect(exposed);
    map.paint(painter, exposed, detail);
    return image;
}

int colours(const QImage& image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2)
            seen.insert(image.pixel(x, y));
    return int(seen.size());
}

QColor at(const QImage& image, const MapPainter& map, QPointF place, double detail)
{
    const QPointF p = (place - map.sheet().topLeft()) * detail;
    return image.pixelColor(p.toPoint());
}

} // namespace

class RenderTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheCellAtEachPoint_data() { addShapes(); }
    void findsTheCellAtEachPoint()
    {
        QFETCH(GridShape, shape);
        for (const auto& [even, stretch] : {std::pair(false, 1.0), {true, 1.0}, {true, 0.88}, {false, 1.12}}) {
            const MapGeometry g({shape, 9, 6, even}, 19, stretch);
            for (Cell cell = 0; cell < g.grid().cellCount(); ++cell) {
                QCOMPARE(g.cellAt(g.centre(cell)), cell);
                QVERIFY(g.bounds().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(g.outline(cell).boundingRect()));
                for (int c = 0; c < g.grid().corners(); ++c) {
                    const QPointF inward = g.centre(cell) - g.corner(cell, c);
                    QCOMPARE(g.cellAt(g.corner(cell, c) + 0.01 * inward), cell);
                }
            }
            QCOMPARE(g.cellAt(QPointF(-1, -1)), noCell);
            QCOMPARE(g.cellAt(g.bounds().bottomRight() + QPointF(1, 1)), noCell);
        }
    }

    void neighboursShareTheirSide_data() { addStretchedShapes(); }
    void neighboursShareTheirSide()
    {
        QFETCH(GridShape, shape);
        QFETCH(double, stretch);
        const MapGeometry g({shape, 9, 6, true}, 19, stretch);
        const Grid& grid = g.grid();
        for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
            for (int d = 0; d < grid.directions(); ++d) {
                const Cell next = grid.neighbour(cell, d);
                if (next == noCell)
                    continue;
                const QPointF there = g.centre(cell) + g.step(cell, d) - g.centre(next);
                QVERIFY(there.manhattanLength() < 1e-6);
                const auto [a, b] = g.side(cell, d);
                const auto [c, e] = g.side(next, grid.opposite(d));
                QVERIFY((a - e).manhattanLength() < 1e-6);
                QVERIFY((b - c).manhattanLength() < 1e-6);
                QVERIFY(std::abs(g.depth(cell, d, (a + b) / 2)) < 1e-6);
                QVERIFY(g.depth(cell, d, g.centre(cell)) > 5);
                QVERIFY(g.depth(cell, d, g.centre(next)) < -5);
            }
        }
    }

    void findsAllExposedCells_data() { addStretchedShapes(); }
    void findsAllExposedCells()
    {
        QFETCH(GridShape, shape);
        QFETCH(double, stretch);
        const MapGeometry g({shape, 30, 20, false}, 19, stretch);
        const QRectF window(100, 90, 130, 70);
        const std::vector<Cell> found = g.cellsIn(window);
        for (Cell cell = 0; cell < g.grid().cellCount(); ++cell)
            if (g.outline(cell).boundingRect().intersects(window))
                QVERIFY(std::count(found.begin(), found.end(), cell) == 1);
        QVERIFY(int(found.size()) < g.grid().cellCount() / 3);
        QVERIFY(g.cellsIn(QRectF(-500, -500, 10, 10)).empty());
    }

    void drawsMapWithoutGaps_data() { addShapes(); }
    void drawsMapWithoutGaps()
    {
        QFETCH(GridShape, shape);
        const Scenario s = sampleScenario(shape);
        const MapPainter map(s.map, sampleRules(), MapStyle::light());
        const QImage image = drawn(map, map.sheet(), 4);
        QVERIFY(colours(image) > 200);
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                QVERIFY(image.pixelColor(x, y) != QColor(Qt::magenta));
        const Grid& grid = s.map.grid;
        // The road crosses its cell in white; the woods are dark green.
        int road = 0;
        for (int i = -20; i <= 20; ++i)
            road += at(image, map, map.geometry().centre(grid.cell(3, 1)) + QPointF(i / 4.0, 1), 4) == map.style().road;
        QVERIFY(road >= 2);
        int green = 0;
        for (int i = -5; i <= 5; ++i) {
            const QColor c = at(image, map, map.geometry().centre(grid.cell(1, 1)) + QPointF(i, 1), 4);
            green += c.green() > c.red() && c.green() > c.blue();
        }
        QVERIFY(green >= 8);
    }

    void drawsTheSameEveryTime()
    {
        const Scenario s = sampleScenario(GridShape::HexFlat);
        const MapPainter a(s.map, sampleRules(), MapStyle::light());
        const MapPainter b(s.map, sampleRules(), MapStyle::light());
        QCOMPARE(drawn(a, a.sheet(), 3), drawn(b, b.sheet(), 3));
    }

    void piecesMatchTheWholeDrawing()
    {
        const Scenario s = sampleScenario(GridShape::HexFlat);
        const MapPainter map(s.map, sampleRules(), MapStyle::light());
        const QImage whole = drawn(map, map.sheet(), 4);
        QRectF left = map.sheet();
        left.setWidth(left.width() / 2);
        const QImage half = drawn(map, left, 4);
        QCOMPARE(half.pixelColor(half.width() - 10, half.height() / 2), QColor(Qt::magenta));
        int different = 0;
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < int(left.width() * 4) - 2; ++x)
                different += whole.pixel(x, y) != half.pixel(x, y);
        // Pixels at the clip edge may differ by a shade; nothing else may.
        QVERIFY2(different < whole.height() / 2, qPrintable(QString::number(different)));
    }

    void nightStyleIsDark()
    {
        const Scenario s = sampleScenario(GridShape::HexFlat);
        MapPainter map(s.map, sampleRules(), MapStyle::light());
        const auto brightness = [&] {
            return drawn(map, map.sheet(), 1)
                .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                .pixelColor(0, 0)
                .lightness();
        };
        QVERIFY(brightness() > 190);
        map.setStyle(MapStyle::night());
        QVERIFY(brightness() < 70);
    }

    /// Snow is lighter than the ground of summer, by day and by night. A map that is already shown takes on the colours
    /// of the other season, trees included.
    void winterStyleRecoloursTheMap()
    {
        for (const bool dark : {false, true}) {
            const auto snow = findStyle("winter", {}).value();
            const MapStyle summer = MapStyle::of(dark), winter = dark ? snow->night : snow->day;
            QVERIFY(winter.ground.lightness() > summer.ground.lightness());
            QVERIFY(winter.ground.saturation() < 60);
            const Scenario s = sampleScenario(GridShape::HexFlat);
            MapPainter map(s.map, sampleRules(), summer);
            const QImage before = drawn(map, map.sheet(), 6);
            map.setStyle(winter);
            const QImage after = drawn(map, map.sheet(), 6);
            QVERIFY(before != after);
            QCOMPARE(after, drawn(MapPainter(s.map, sampleRules(), winter), map.sheet(), 6));
        }
    }

    void leavesOutOfPlayCellsBlank_data() { addShapes(); }
    void leavesOutOfPlayCellsBlank()
    {
        QFETCH(GridShape, shape);
        Scenario s = sampleScenario(shape);
        s.map.names.clear();
        const Grid& g = s.map.grid;
        // The corner with the woods, so that something would be drawn there.
        s.map.outOfPlay.cells = {g.cell(0, 0), g.cell(1, 0), g.cell(0, 1), g.cell(1, 1)};
        std::sort(s.map.outOfPlay.cells.begin(), s.map.outOfPlay.cells.end());
        const MapPainter map(s.map, sampleRules(), MapStyle::light());
        const QImage image = drawn(map, map.sheet(), 8);
        const QColor paper = MapStyle::light().sheet;
        for (const Cell cell : s.map.outOfPlay.cells)
            QCOMPARE(at(image, map, map.geometry().centre(cell), 8), paper);
        QVERIFY(at(image, map, map.geometry().centre(g.cell(5, 4)), 8) != paper);
        // The strip up to the neat line belongs to the corner, not to the far side.
        const QRectF all = map.geometry().bounds();
        QCOMPARE(at(image, map, all.topLeft() + QPointF(-1.5, 3), 8), paper);
        QVERIFY(at(image, map, all.bottomRight() + QPointF(1.5, -3), 8) != paper);
    }

    void turnsNamesToTheirAngle()
    {
        Scenario s = sampleScenario(GridShape::Square);
        s.map.terrain.assign(s.map.terrain.size(), {});
        s.map.ways.clear();
        const Cell cell = s.map.grid.cell(4, 3);
        // Height and width of the ink of a long name.
        const auto reach = [&](int angle) {
            s.map.names = {{"Long Meadow Ridge", cell, 2, angle}};
            MapStyle style = MapStyle::light();
            style.grid = style.numbers = false;
            const MapPainter map(s.map, sampleRules(), style);
            const QImage with = drawn(map, map.sheet(), 6);
            s.map.names.clear();
            const QImage without = drawn(MapPainter(s.map, sampleRules(), style), map.sheet(), 6);
            QRect box;
            for (int y = 0; y < with.height(); ++y)
                for (int x = 0; x < with.width(); ++x)
                    if (with.pixel(x, y) != without.pixel(x, y))
                        box |= QRect(x, y, 1, 1);
            return box.size();
        };
        const QSize level = reach(0), upright = reach(-90), slanted = reach(40);
        QVERIFY(level.width() > 4 * level.height());
        QVERIFY(std::abs(upright.height() - level.width()) < 6);
        QVERIFY(slanted.height() > 2 * level.height() && slanted.width() < level.width());
    }

    void drawsBridgesOnlyWherePlaced()
    {
        Ruleset rules = sampleRules();
        Feature bridge;
        bridge.id = "bridge";
        bridge.kind = FeatureKind::Hexside;
        rules.features.push_back(bridge);
        Scenario s = sampleScenario(GridShape::HexFlat);
        s.map.terrain.assign(s.map.terrain.size(), {});
        s.map.names.clear();
        const Grid& g = s.map.grid;
        const Cell a = g.cell(3, 1), b = g.cell(3, 2);
        const auto with = [&](std::vector<std::string> features) {
            s.map.sides = {{a, b, std::move(features), {}, noCell}};
            const MapPainter map(s.map, rules, MapStyle::light());
            return drawn(map, map.sheet(), 10);
        };
        const QImage dry = with({"river"});
        QVERIFY(with({"river", "bridge"}) != dry);
        QVERIFY(with({"river", "ford"}) != with({"river", "bridge"}));
        // A stream through cells: if the rules have crossings, the painter invents none.
        s.map.sides.clear();
        const auto through = [&](std::vector<std::string> middle) {
            s.map.terrain.assign(s.map.terrain.size(), {});
            for (int column = 1; column <= 5; ++column)
                s.map.terrain[std::size_t(g.cell(column, 2))] = {"stream"};
            for (std::string& word : middle)
                s.map.terrain[std::size_t(b)].push_back(word);
            const MapPainter map(s.map, rules, MapStyle::light());
            return drawn(map, map.sheet(), 10);
        };
        const QImage madeUp = through({});
        bridge.kind = FeatureKind::Terrain;
        rules.features.push_back(bridge);
        QVERIFY(through({}) != madeUp);
        QCOMPARE(through({"bridge"}), madeUp);
    }

    void drawsEmptyAndOddMaps()
    {
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            Map one;
            one.grid = {shape, 1, 1, true};
            one.terrain = {{"stream", "hill", "buildings", "deep-woods", "bastion"}};
            const MapPainter map(one, Ruleset(), MapStyle::light());
            QVERIFY(colours(drawn(map, map.sheet(), 6)) > 20);
        }
        Map bad;
        bad.grid = {GridShape::HexFlat, 2, 2, true};
        bad.terrain.resize(1);
        bad.names = {{"nowhere", 77, 3}};
        bad.ways = {{"w", "w", "road", {0, 99}, Origin::Printed}};
        bad.sides = {{0, 3, {"river"}}, {0, 77, {"river"}}};
        const MapPainter map(bad, Ruleset(), MapStyle::light());
        drawn(map, map.sheet(), 4);
    }

    // 13.6: A road of ten thousand turns between two cells took two gigabytes.
    void listsEachRoadOncePerCell()
    {
        Map m;
        m.grid = {GridShape::HexFlat, 3, 3, true};
        m.terrain.resize(9);
        Way road{"w", "w", "road", {0, 0, 0}, Origin::Printed};
        for (int turn = 0; turn < 1000; ++turn)
            road.cells.insert(road.cells.end(), {1, 1, 0});
        m.ways = {road};
        const Ground ground(m, Ruleset());
        for (const Cell cell : {0, 1})
            QCOMPARE(ground.roadsIn(cell).size(), std::size_t(1));
        QVERIFY(ground.roadsIn(2).empty());
    }

    void countersShowPrintedRatings()
    {
        Ruleset rules = sampleRules();
        Scenario s = sampleScenario(GridShape::HexFlat);
        Unit& unit = s.units[0];
        const auto shown = [&] { return counterFaces(rules, s)[0].factors; };
        rules.printed = {{"*", "morale"}};
        QCOMPARE(shown(), QString("5"));
        rules.printed = {{"*", "morale"}, {unit.type, "morale attack"}};
        QCOMPARE(shown(), QString("5-4"));
        rules.printed = {{unit.type, ""}};
        QCOMPARE(shown(), QString());
        // A negative number has a minus sign that differs from the hyphens between the numbers.
        rules.printed.clear();
        for (auto& [column, number] : unit.ratings.at("morale"))
            number = Rational(-1);
        QCOMPARE(shown(), QString::fromUtf8("4 - \xe2\x88\x92"
                                            "1"));
    }

    void buildsCounterFaces()
    {
        const Scenario s = sampleScenario(GridShape::HexFlat);
        const std::vector<CounterFace> faces = counterFaces(sampleRules(), s);
        QCOMPARE(faces.size(), std::size_t(2));
        QCOMPARE(faces[0].factors, QString("4-5"));
        QCOMPARE(faces[0].symbol, QString("infantry"));
        QCOMPARE(faces[0].size, QString("X"));
        QVERIFY(!faces[0].reduced);
        QVERIFY(faces[1].reduced);
        QCOMPARE(faces[1].side, QString("Blue"));
        const MapGeometry g(s.map);
        const std::vector<PlacedCounter> all = placed(g, faces);
        QCOMPARE(all.size(), std::size_t(2));
        QVERIFY(all[0].square.topLeft() != all[1].square.topLeft());
        QVERIFY(qAbs(all[0].square.width() - 12.7) < 0.01);
        for (const PlacedCounter& counter : all)
            QVERIFY(g.outline(faces[0].cell).boundingRect().contains(counter.square.center()));
    }

    /// A type gives its symbol and size mark, and a counter its own instead; without either, words decide.
    void typesSayHowCountersAreDrawn()
    {
        Ruleset rules = sampleRules();
        Scenario s = sampleScenario(GridShape::HexFlat);
        const auto shown = [&] {
            const CounterFace face = counterFaces(rules, s)[0];
            return face.symbol + ' ' + face.size;
        };
        const std::string type = s.units[0].type;
        rules.unitTypes = {{type, "Heavy horse", "", ""}};
        QCOMPARE(shown(), QString("infantry X"));
        QCOMPARE(typeLabel(rules, type), QString("Heavy horse"));
        for (const std::string& symbol : barList(unitSymbols)) {
            rules.unitTypes[0].symbol = symbol;
            QCOMPARE(shown(), QString::fromStdString(symbol) + " X");
        }
        rules.unitTypes[0].size = "III";
        QCOMPARE(shown(), QString("other III"));
        s.units[0].symbol = "leader";
        s.units[0].size = "XX";
        QCOMPARE(shown(), QString("leader XX"));
    }

    /// The beginnings of the words of a type choose its symbol; those of its label only if none fits.
    void wordsChooseSymbols()
    {
        Ruleset rules = sampleRules();
        Scenario s = sampleScenario(GridShape::HexFlat);
        const std::map<std::string, const char*> expected{{"armour-heavy", "armour"},
                                                          {"armoured-regiment", "armour"},
                                                          {"tank-destroyer", "armour"},
                                                          {"anti-tank gun", "gun"},
                                                          {"Field Howitzer", "gun"},
                                                          {"horse-artillery", "horse-gun"},
                                                          {"light-cavalry", "horse"},
                                                          {"light-dragoons", "dragoon"},
                                                          {"Guard Lancers", "lancer"},
                                                          {"Black Hussars", "hussar"},
                                                          {"light-infantry", "light"},
                                                          {"light-rifles", "rifle"},
                                                          {"J\u00E4ger-Korps", "jaeger"},
                                                          {"grenadier-battalion", "grenadier"},
                                                          {"Foot Guards", "guard"},
                                                          {"militia-brigade", "militia"},
                                                          {"line", "infantry"},
                                                          {"pioneer-company", "engineer"},
                                                          {"supply", "wagon"},
                                                          {"corps headquarters", "headquarters"},
                                                          {"HQ", "headquarters"},
                                                          {"ship-of-the-line", "ship-of-the-line"},
                                                          {"frigate", "frigate"},
                                                          {"light-cruiser", "cruiser"},
                                                          {"destroyer", "destroyer"},
                                                          {"Fleet Carrier", "carrier"},
                                                          {"personnel-carrier", "other"},
                                                          {"transport-ship", "transport"},
                                                          {"motor-transport", "other"},
                                                          {"dive-bomber", "bomber"},
                                                          {"flight", "other"}};
        for (const auto& [type, symbol] : expected) {
            s.units[0].type = type;
            QCOMPARE(counterFaces(rules, s)[0].symbol, QString(symbol));
        }
        rules.unitTypes = {{"flight", "Tanks by air", "", ""}};
        s.units[0].type = "flight";
        QCOMPARE(counterFaces(rules, s)[0].symbol, QString("armour"));
        s.units[0].type = "ship";
        s.units[0].formation = "First Fleet";
        s.units[1].side = s.units[0].side;
        s.units[1].formation = "Fifth Fleet";
        QCOMPARE(counterFaces(rules, s)[0].formation, QString("FIR"));
        QCOMPARE(counterFaces(rules, s)[1].formation, QString("FIF"));
    }

    /// In a tag, a word for a guard or for supply may be part of a name, so it chooses nothing.
    void wordsOfNamesChooseNoSymbol()
    {
        const Ruleset rules = sampleRules();
        Scenario s = sampleScenario(GridShape::HexFlat);
        s.units[0].type = "brigade";
        for (const auto& [tag, symbol] : std::map<std::string, const char*>{
                 {"guard", "infantry"}, {"supply", "infantry"}, {"militia", "militia"}, {"rifle", "rifle"}}) {
            s.units[0].tags = {tag};
            QCOMPARE(counterFaces(rules, s)[0].symbol, QString(symbol));
        }
    }

    /// Each word for a symbol has a drawing of its own, which fills its box and no more, in the ink alone.
    void everySymbolHasADrawing()
    {
        std::set<QByteArray> seen;
        for (const std::string& name : barList(unitSymbols)) {
            constexpr int edge = 12, least = 250; ///< pixels: empty ones around the box, and inked ones
            QImage image(96 + 2 * edge, 48 + 2 * edge, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            drawSymbol(painter, QString::fromStdString(name), QRectF(edge, edge, 96, 48), QColor("#ff0000"),
                       QColor("#0000ff"));
            painter.end();
            int inked = 0, outside = 0, strange = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor colour = image.pixelColor(x, y);
                    if (colour.alpha() == 0)
                        continue;
                    inked += colour.red() > 128 ? 1 : 0;
                    strange += colour.green() > 8 ? 1 : 0;
                    outside += QRect(edge, edge, 96, 48).contains(x, y) ? 0 : 1;
                }
            QVERIFY2(inked > least, qPrintable(QString::fromStdString(name)));
            QCOMPARE(QString::fromStdString(name) + ": " + QString::number(outside),
                     QString::fromStdString(name) + ": 0");
            QCOMPARE(strange, 0);
            QVERIFY2(
                seen.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes())).second,
                qPrintable(QString::fromStdString(name)));
        }
    }

    void counterStatesDifferWithoutColour()
    {
        CounterFace face = counterFaces(sampleRules(), sampleScenario(GridShape::HexFlat))[0];
        const auto grey = [](const CounterFace& f) {
            QImage image(120, 120, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(8, 8);
            paintCounter(painter, f, QRectF(1, 1, 12.7, 12.7), 8);
            painter.end();
            return image.convertToFormat(QImage::Format_Grayscale8);
        };
        const auto different = [](const QImage& a, const QImage& b) {
            int n = 0;
            for (int y = 0; y < a.height(); ++y)
                for (int x = 0; x < a.width(); ++x)
                    n += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60;
            return n;
        };
        const QImage fresh = grey(face);
        face.reduced = true;
        const QImage reduced = grey(face);
        face.reduced = false;
        face.states = QStringList{"disrupted"};
        const QImage disrupted = grey(face);
        QVERIFY(different(fresh, reduced) > 400);
        QVERIFY(different(fresh, disrupted) > 400);
        QVERIFY(different(reduced, disrupted) > 400);
    }
};

FW_TEST(RenderTest)
#include "tst_render.moc"
