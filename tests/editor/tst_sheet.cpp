#ifndef Q_MOC_RUN
#include "editor/render/CounterPainter.h"
#include "editor/render/MapPainter.h"
#include "editor/view/TableView.h"
#endif
#include "tests/Main.h"
#include "tests/editor/Sample.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace fw;

namespace {

/// The sample with a turn track and two boxes, with a counter in each box.
Scenario withTurns(GridShape shape)
{
    Scenario s = sampleScenario(shape);
    s.lastTurn = 6;
    s.turnNames = {"0500", "0600", "0700", "0800", "0900", "1000"};
    s.setup[0].at = noCell;
    s.setup[0].box = "coming";
    s.setup[0].arrives.turn = 3;
    s.setup[1].at = noCell;
    s.setup[1].box = "lost";
    return s;
}

Ruleset withBoxes()
{
    Ruleset rules = sampleRules();
    rules.boxes = {{"coming", "To arrive", BoxRole::Arrivals}, {"lost", "Eliminated", BoxRole::Eliminated}};
    return rules;
}

} // namespace

class SheetTest : public QObject
{
    Q_OBJECT

private slots:
    void placesPanelsWhereScenarioSays()
    {
        Scenario s = withTurns(GridShape::HexFlat);
        Ruleset rules = withBoxes();
        Table chart;
        chart.id = "crt";
        chart.label = "Combat results";
        chart.axes = {{"die", "die", AxisKind::Number, {{"1", {}, {}}, {"2", {}, {}}}},
                      {"odds", "odds", AxisKind::Label, {{"1:1", {}, {}}, {"2:1", {}, {}}, {"3:1", {}, {}}}}};
        chart.rows = {{"1", {"AE", "-", "DR"}, {}}, {"2", {"-", "DR", "DE"}, {}}};
        rules.tables.push_back(chart);
        s.map.panels = {{"track", "turns", "", "Hours", 5, 180, 70, 60},
                        {"dead", "box", "lost", "", 80, 180, 50, 40},
                        {"chart", "table", "crt", "", -90, 10, 60, 30}};
        const MapPainter map(s, rules, MapStyle::light());
        const SheetPanel& panel = *map.panel();
        for (const SheetPanel::Place& turn : panel.turns())
            QVERIFY(QRectF(5, 180, 71, 80).contains(turn.square));
        QCOMPARE(panel.boxes()[1].square, QRectF(80, 180, 50, 40));
        for (const SheetPanel::Part& part : panel.parts())
            QCOMPARE(part.placed, part.panel.what != "legend");
        QVERIFY(map.sheet().contains(QRectF(-90, 10, 60, 30)));
        QCOMPARE(panel.describe({100, 200}), QString("Eliminated"));
        // The chart is drawn, with the title that the scenario gives it.
        const auto drawn = [&](const Scenario& of) {
            const MapPainter again(of, rules, MapStyle::light());
            QImage image((map.sheet().size() * 4).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(4, 4);
            painter.translate(-map.sheet().topLeft());
            again.paint(painter, map.sheet(), 4);
            return image;
        };
        const QImage all = drawn(s);
        Scenario other = s;
        other.map.panels[0].title = "Turns";
        QVERIFY(drawn(other) != all);
        rules.tables[0].rows[0].cells[0] = "EX";
        QVERIFY(drawn(s) != all);
        QVERIFY(SheetPanel::tableSize(s, rules, "crt").width() > 20);
        QVERIFY(SheetPanel::tableSize(s, rules, "none").isEmpty());
        // The extra codes of rows and columns are printed too.
        const QSizeF plain = SheetPanel::tableSize(s, rules, "crt");
        rules.tables[0].rows[1].extra = "leader";
        QVERIFY(SheetPanel::tableSize(s, rules, "crt").width() > plain.width());
        QCOMPARE(SheetPanel::tableSize(s, rules, "crt").height(), plain.height());
        rules.tables[0].columnExtra = {"", "", "momentum"};
        QVERIFY(SheetPanel::tableSize(s, rules, "crt").height() > plain.height());
    }

    void panelsDoNotCoverTheMap_data()
    {
        QTest::addColumn<GridShape>("shape");
        QTest::newRow("flat") << GridShape::HexFlat;
        QTest::newRow("pointy") << GridShape::HexPointy;
        QTest::newRow("square") << GridShape::Square;
    }
    void panelsDoNotCoverTheMap()
    {
        QFETCH(GridShape, shape);
        const Scenario s = withTurns(shape);
        const MapPainter map(s, withBoxes(), MapStyle::light());
        QVERIFY(map.panel() != nullptr);
        const QRectF cells = map.geometry().bounds();
        std::vector<QRectF> squares;
        QCOMPARE(map.panel()->turns().size(), std::size_t(6));
        for (const SheetPanel::Place& turn : map.panel()->turns())
            squares.push_back(turn.square);
        for (const SheetPanel::Place& box : map.panel()->boxes())
            if (!box.square.isNull())
                squares.push_back(box.square);
        // Reinforcements wait on the track, so their box is not printed.
        QVERIFY(map.panel()->boxes()[0].square.isNull());
        QCOMPARE(squares.size(), std::size_t(7));
        for (std::size_t i = 0; i < squares.size(); ++i) {
            QVERIFY(!squares[i].intersects(cells));
            QVERIFY(map.sheet().contains(squares[i]));
            QVERIFY(map.panel()->bounds().contains(squares[i]));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!squares[i].intersects(squares[k]));
        }
        QCOMPARE(map.panel()->describe(squares[1].center()), QString("Turn 2, 0600"));
        QCOMPARE(map.panel()->describe(squares[6].center()), QString("Eliminated"));
        QVERIFY(map.panel()->describe(cells.center()).isEmpty());
    }

    void waitingCountersAreOnTheirSquares()
    {
        const Scenario s = withTurns(GridShape::HexFlat);
        const MapPainter map(s, withBoxes(), MapStyle::light());
        const std::vector<CounterFace> faces = counterFaces(withBoxes(), s);
        QVERIFY(placed(map.geometry(), faces).empty());
        const auto all = placed(map.geometry(), faces, map.panel());
        QCOMPARE(all.size(), std::size_t(2));
        for (const PlacedCounter& counter : all) {
            const auto& place = counter.face->turn > 0 ? map.panel()->turns()[2] : map.panel()->boxes()[1];
            QVERIFY(place.square.contains(counter.square));
        }
    }

    void fullBoxKeepsCountersInside()
    {
        SheetPanel::Place box;
        box.square = QRectF(10, 20, 60, 30);
        for (int count = 0; count <= 60; ++count) {
            const auto squares = SheetPanel::spread(box, count, 12.7);
            QCOMPARE(squares.size(), std::size_t(count));
            for (std::size_t i = 0; i < squares.size(); ++i) {
                QVERIFY2(box.square.contains(squares[i]), qPrintable(QString::number(count)));
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY(squares[i].topLeft() != squares[k].topLeft());
            }
        }
        QVERIFY(SheetPanel::spread({}, 3, 12.7).empty());
    }

    void clicksAndDescribesTrackCounter()
    {
        const Scenario s = withTurns(GridShape::HexFlat);
        TableView view;
        view.resize(1200, 900);
        view.show(withBoxes(), s, counterFaces(withBoxes(), s));
        view.setTurn(3);
        static_cast<QWidget&>(view).show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy clicked(&view, &TableView::unitClicked);
        QSignalSpy said(&view, &MapView::hovered);
        const auto point = view.unitPoint(0);
        QVERIFY(point);
        QTest::mouseMove(view.viewport(), *point);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, *point);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toInt(), 0);
        QVERIFY(!said.isEmpty());
        QVERIFY(said.last()[0].toString().contains("Turn 3"));
        QVERIFY(said.last()[0].toString().contains("Guards"));
    }

    void countersOfOneTurnFanOut()
    {
        Scenario s = withTurns(GridShape::HexFlat);
        s.setup[1] = s.setup[0];
        s.setup[1].unit = "line";
        TableView view;
        view.resize(1200, 900);
        view.show(withBoxes(), s, counterFaces(withBoxes(), s));
        static_cast<QWidget&>(view).show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto point = view.unitPoint(1);
        QVERIFY(point);
        QCursor::setPos(view.viewport()->mapToGlobal(*point));
        QTest::mouseMove(view.viewport(), *point);
        QTRY_VERIFY(view.fanned());
    }

    void noPanelsLeaveTheMapUnchanged()
    {
        Scenario s = sampleScenario(GridShape::HexFlat);
        s.map.terrain.assign(s.map.terrain.size(), {});
        s.map.ways.clear();
        s.map.sides.clear();
        const MapPainter bare(s.map, sampleRules(), MapStyle::light());
        const MapPainter sheet(s, sampleRules(), MapStyle::light());
        QCOMPARE(sheet.sheet(), bare.sheet());
    }
};

FW_TEST(SheetTest)
#include "tst_sheet.moc"
