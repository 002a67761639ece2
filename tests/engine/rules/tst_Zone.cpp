#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

std::string arc(const char* which)
{
    return R"({"id": "z", "arc": ")" + std::string(which) + "\"}";
}

QString zoneOf(const std::string& zones, const char* unit, int facing = 0)
{
    const small::RulesPtr rules = small::rulesWith("\"zones\": [" + zones + "]");
    Position p = rules->startPosition();
    p.units[static_cast<std::size_t>(rules->unit(unit))].facing = static_cast<std::int16_t>(facing);
    const std::vector<int> cells = zone(*rules, p, rules->unit(unit));
    return small::idsOf(*rules, Kind::Places, {cells.begin(), cells.end()});
}

} // namespace

class tst_Zone : public QObject
{
    Q_OBJECT

private slots:
    void zoneCoversTheArc()
    {
        QCOMPARE(zoneOf(arc("all"), "r3"), QString("0202 0302 0402 0203 0403 0304"));
        QCOMPARE(zoneOf(arc("front"), "r3"), QString("0202 0302 0402"));
        QCOMPARE(zoneOf(arc("front"), "r3", 3), QString("0203 0403 0304"));
        QCOMPARE(zoneOf(arc("rear"), "r3"), QString("0304"));
        QCOMPARE(zoneOf(arc("flank"), "r3"), QString("0203 0403"));
    }

    void onlyMatchingUnitsOnMapExertZones()
    {
        const char* z = R"({"id": "z", "exerts": [{"of": "unit", "fact": "type", "is": "foot"}]})";
        QCOMPARE(zoneOf(z, "r3"), QString());
        QCOMPARE(zoneOf(z, "b3"), QString());
        QVERIFY(!zoneOf(z, "b1").isEmpty());
    }

    void terrainBlocksTheZone()
    {
        const char* z = R"({"id": "z", "blocked": [
            {"if": [{"of": "from", "fact": "hexside", "with": "to", "is": "stream"}], "need":
                [{"of": "unit", "fact": "type", "is": "horse"}]},
            {"need": [{"of": "to", "fact": "terrain", "isnt": "woods"}]}]})";
        QCOMPARE(zoneOf(z, "r3"), QString("0202 0402 0203 0403"));
    }

    void zoneKindsAreSeparate()
    {
        const char* two = R"(
            {"id": "ahead", "exerts": [{"of": "unit", "fact": "type", "is": "gun"}],
                "arc": "front"},
            {"id": "round", "exerts": [{"of": "unit", "fact": "type", "is": "foot"}]})";
        QCOMPARE(zoneOf(two, "r3"), QString("0202 0302 0402"));
        QCOMPARE(zoneOf(two, "r1").split(' ').size(), 6);
        QCOMPARE(zoneOf(two, "b2"), QString());
    }

    void noZonesWithoutZoneRows() { QCOMPARE(zoneOf("", "r1"), QString()); }

    void countsEnemyZonesOverACell()
    {
        const small::RulesPtr rules = small::rulesWith(R"("zones": [{"id": "z"}])");
        Position p = rules->startPosition();
        const auto zones = [&](const char* side, const char* place) {
            StepBudget budget;
            return Board(rules->compiled(), p).zonesAgainst(rules->side(side), PlaceId(rules->place(place)), budget);
        };
        QCOMPARE(zones("blue", "0303"), 2);
        QCOMPARE(zones("red", "0303"), 1);
        QCOMPARE(zones("red", "dead"), 0);
        // A board belongs to its position: its counts are not reused for the next one.
        p.units[0].place = PlaceId(rules->place("dead"));
        QCOMPARE(zones("blue", "0303"), 1);
    }
};

FW_TEST(tst_Zone)
#include "tst_Zone.moc"
