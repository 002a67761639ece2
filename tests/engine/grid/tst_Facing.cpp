#include "engine/grid/Facing.h"
#include "tests/Main.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fw;

namespace {

/// Directions with these names, ordered by number.
std::set<int> named(GridShape shape, const QString& names)
{
    std::set<int> result;
    for (const QString& name : names.split(' ', Qt::SkipEmptyParts))
        result.insert(directionNamed(shape, name.toStdString()));
    return result;
}

std::set<int> ordered(const std::vector<int>& directions)
{
    return {directions.begin(), directions.end()};
}

} // namespace

class tst_Facing : public QObject
{
    Q_OBJECT

private slots:
    void clockFacingArcsMatchTheRules_data();
    void clockFacingArcsMatchTheRules();
    void squareFacingArcsMatchTheRules_data();
    void squareFacingArcsMatchTheRules();
    void squareBearingsMatchTheEnfiladeTable_data();
    void squareBearingsMatchTheEnfiladeTable();
    void hexFacingHasThreeFrontSides();
    void withoutFacingEverySideIsFront();
    void countsTurnStepsTheShortWay();
    void turnStepsGiveTheRulesCosts();
    void wrapsFacingsAndDirections();
    void facingSystemsSuitTheirGrids();
};

void tst_Facing::clockFacingArcsMatchTheRules_data()
{
    // drums-and-muskets 6.0
    QTest::addColumn<QString>("front");
    QTest::addColumn<QString>("flank");
    const char* rows[12][2] = {
        {"NW N NE", "SE S SW"}, {"N NE", "SE S SW NW"}, {"N NE SE", "S SW NW"}, {"NE SE", "S SW NW N"},
        {"NE SE S", "SW NW N"}, {"SE S", "SW NW N NE"}, {"SE S SW", "NW N NE"}, {"S SW", "NW N NE SE"},
        {"S SW NW", "N NE SE"}, {"SW NW", "N NE SE S"}, {"SW NW N", "NE SE S"}, {"NW N", "NE SE S SW"},
    };
    for (int facing = 0; facing < 12; ++facing)
        QTest::addRow("%d", facing) << rows[facing][0] << rows[facing][1];
}

void tst_Facing::clockFacingArcsMatchTheRules()
{
    QFETCH(QString, front);
    QFETCH(QString, flank);
    const int facing = QString::fromUtf8(QTest::currentDataTag()).toInt();
    const auto in = [&](Arc which) { return directionsIn(FacingSystem::Clock12, facing, which); };
    QCOMPARE(ordered(in(Arc::Front)), named(GridShape::HexFlat, front));
    QCOMPARE(ordered(in(Arc::Flank)), named(GridShape::HexFlat, flank));
    QVERIFY(in(Arc::Rear).empty());
    // The directions come in the documented order.
    QCOMPARE(in(Arc::Front).front(), directionNamed(GridShape::HexFlat, front.section(' ', 0, 0).toStdString()));
    QCOMPARE(in(Arc::Flank).front(), directionNamed(GridShape::HexFlat, flank.section(' ', 0, 0).toStdString()));
    QCOMPARE(facesCorner(FacingSystem::Clock12, facing), facing % 2 == 1);
}

void tst_Facing::squareFacingArcsMatchTheRules_data()
{
    // brandywine 11.0
    QTest::addColumn<QString>("front");
    QTest::addColumn<QString>("flank");
    QTest::addColumn<QString>("rear");
    QTest::newRow("N") << "NW N NE"
                       << "W E"
                       << "SW S SE";
    QTest::newRow("NE") << "N NE E"
                        << "NW SE"
                        << "W SW S";
    QTest::newRow("E") << "NE E SE"
                       << "N S"
                       << "NW W SW";
    QTest::newRow("SE") << "E SE S"
                        << "NE SW"
                        << "N NW W";
    QTest::newRow("S") << "SE S SW"
                       << "E W"
                       << "NE N NW";
    QTest::newRow("SW") << "S SW W"
                        << "SE NW"
                        << "E NE N";
    QTest::newRow("W") << "SW W NW"
                       << "S N"
                       << "SE E NE";
    QTest::newRow("NW") << "W NW N"
                        << "SW NE"
                        << "S SE E";
}

void tst_Facing::squareFacingArcsMatchTheRules()
{
    QFETCH(QString, front);
    QFETCH(QString, flank);
    QFETCH(QString, rear);
    const int facing = directionNamed(GridShape::Square, QTest::currentDataTag());
    const auto in = [&](Arc which) { return directionsIn(FacingSystem::Square8, facing, which); };
    QCOMPARE(ordered(in(Arc::Front)), named(GridShape::Square, front));
    QCOMPARE(ordered(in(Arc::Flank)), named(GridShape::Square, flank));
    QCOMPARE(ordered(in(Arc::Rear)), named(GridShape::Square, rear));
}

void tst_Facing::squareBearingsMatchTheEnfiladeTable_data()
{
    // brandywine 13.0, attackers at N NE E SE S SW W NW: 0 F, 1 PF, 2 FULL, 3 PR, 4 R
    QTest::addColumn<QString>("bearings");
    QTest::newRow("N") << "F PF FULL PR R PR FULL PF";
    QTest::newRow("NE") << "PF F PF FULL PR R PR FULL";
    QTest::newRow("E") << "FULL PF F PF FULL PR R PR";
    QTest::newRow("SE") << "PR FULL PF F PF FULL PR R";
    QTest::newRow("S") << "R PR FULL PF F PF FULL PR";
    QTest::newRow("SW") << "PR R PR FULL PF F PF FULL";
    QTest::newRow("W") << "FULL PR R PR FULL PF F PF";
    QTest::newRow("NW") << "PF FULL PR R PR FULL PF F";
}

void tst_Facing::squareBearingsMatchTheEnfiladeTable()
{
    QFETCH(QString, bearings);
    const QStringList classes{"F", "PF", "FULL", "PR", "R"};
    const int facing = directionNamed(GridShape::Square, QTest::currentDataTag());
    const QStringList row = bearings.split(' ');
    for (int direction = 0; direction < 8; ++direction) {
        const int bearing = turnSteps(8, facing, direction);
        QCOMPARE(classes[bearing], row[direction]);
        // The classes refine the arcs.
        const Arc expected = bearing <= 1 ? Arc::Front : bearing == 2 ? Arc::Flank : Arc::Rear;
        QCOMPARE(arc(FacingSystem::Square8, facing, direction), expected);
    }
}

void tst_Facing::hexFacingHasThreeFrontSides()
{
    for (int facing = 0; facing < 6; ++facing) {
        for (int direction = 0; direction < 6; ++direction) {
            const int off = turnSteps(6, facing, direction);
            const Arc expected = off <= 1 ? Arc::Front : off == 2 ? Arc::Flank : Arc::Rear;
            QCOMPARE(arc(FacingSystem::Hex6, facing, direction), expected);
        }
        QCOMPARE(directionsIn(FacingSystem::Hex6, facing, Arc::Front),
                 (std::vector<int>{(facing + 5) % 6, facing, (facing + 1) % 6}));
        QCOMPARE(directionsIn(FacingSystem::Hex6, facing, Arc::Flank),
                 (std::vector<int>{(facing + 2) % 6, (facing + 4) % 6}));
    }
}

void tst_Facing::withoutFacingEverySideIsFront()
{
    for (int direction = 0; direction < 8; ++direction)
        QCOMPARE(arc(FacingSystem::None, 3, direction), Arc::Front);
    QCOMPARE(facingCount(FacingSystem::None), 0);
}

void tst_Facing::countsTurnStepsTheShortWay()
{
    for (const auto system : {FacingSystem::Hex6, FacingSystem::Square8, FacingSystem::Clock12}) {
        const int count = facingCount(system);
        for (int from = 0; from < count; ++from) {
            for (int to = 0; to < count; ++to) {
                const int steps = turnSteps(count, from, to);
                QVERIFY(steps >= 0 && steps <= count / 2);
                QCOMPARE(turnSteps(count, to, from), steps);
                QVERIFY(turned(count, from, steps) == to || turned(count, from, -steps) == to);
            }
        }
        const int directions = system == FacingSystem::Square8 ? 8 : 6;
        for (int d = 0; d < directions; ++d) {
            const std::vector<int> front = directionsIn(system, system == FacingSystem::Clock12 ? 2 * d : d,
                                                        Arc::Front);
            QCOMPARE(front.size(), 3u);
            QCOMPARE(front[1], d);
        }
    }
    QCOMPARE(turnSteps(0, 1, 2), 0);
    QCOMPARE(turned(0, 1, 2), 0);
}

void tst_Facing::turnStepsGiveTheRulesCosts()
{
    // drums-and-muskets 7.2: n turns of 30 degrees in place, with the first change free.
    const int cost[7] = {0, 0, 0, 1, 1, 2, 2};
    for (int to = 0; to < 12; ++to) {
        const int n = turnSteps(12, 0, to);
        QCOMPARE(std::max(0, (n + 1) / 2 - 1), cost[n]);
    }
}

void tst_Facing::wrapsFacingsAndDirections()
{
    for (int facing = 0; facing < 12; ++facing) {
        for (int direction = 0; direction < 6; ++direction) {
            QCOMPARE(arc(FacingSystem::Clock12, facing - 12, direction + 6),
                     arc(FacingSystem::Clock12, facing, direction));
        }
    }
    QCOMPARE(turnSteps(8, -1, 8), 1);
    QCOMPARE(turned(12, 0, -13), 11);
}

void tst_Facing::facingSystemsSuitTheirGrids()
{
    QVERIFY(suits(FacingSystem::None, GridShape::Square));
    QVERIFY(suits(FacingSystem::Square8, GridShape::Square));
    QVERIFY(!suits(FacingSystem::Square8, GridShape::HexFlat));
    QVERIFY(suits(FacingSystem::Clock12, GridShape::HexPointy));
    QVERIFY(!suits(FacingSystem::Hex6, GridShape::Square));
}

FW_TEST(tst_Facing)
#include "tst_Facing.moc"
