#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

#include <random>
#include <set>

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

/// What the zone of `zoneOfSearch` asks for, as rows.
constexpr const char* searchedZones = R"(
    {"id": "patrol", "range": 3, "exerts": "unit.type = horse and unit.tired != 1", "blocked": [
        {"label": "stream", "need": "from.hexside(to) != stream"}, {"label": "woods", "need": "to.terrain != woods"}]},
    {"id": "watch", "range": 2, "arc": "flank", "exerts": "unit.type = gun", "blocked": [
        {"label": "enemies", "need": "to.foes(unit) = 0"}]},
    {"id": "picket", "range": 2, "arc": "front", "exerts": "unit.type = foot and unit.steps >= 2"},
    {"id": "near", "exerts": "unit.type = foot", "blocked": [{"label": "woods", "need": "to.terrain != woods"}]})";

/// A plain search for the same zones, from cell to cell, that shares no code with the board.
class ZoneSearch
{
public:
    ZoneSearch(const Rules& rules, const Position& position, int unit)
        : mScenario(rules.scenario()), mPosition(position), mUnit(mScenario.units[static_cast<std::size_t>(unit)]),
          mState(position.units[static_cast<std::size_t>(unit)])
    {}
    std::set<int> found()
    {
        const Cell start = mState.place.index();
        if (start < 0 || start >= mScenario.map.grid.cellCount())
            return {};
        const int facing = mState.facing;
        const bool tired = mPosition.unitMarks[static_cast<std::size_t>(&mUnit - mScenario.units.data())]
                           != Rational(0);
        const auto all = [](int) { return true; };
        const auto streams = [this](Cell a, Cell b) { return stream(a, b) || woods(b); };
        if (mUnit.type == "horse" && !tired)
            go(start, 3, all, streams);
        if (mUnit.type == "gun")
            for (const int side : {2, 4})
                go(
                    start, 2, [&](int d) { return d == (facing + side) % 6; },
                    [this](Cell, Cell b) { return foes(b); });
        if (mUnit.type == "foot" && mState.steps >= 2)
            go(
                start, 2, [&](int d) { return (d - facing + 7) % 6 <= 2; }, [](Cell, Cell) { return false; });
        if (mUnit.type == "foot")
            go(start, 1, all, [this](Cell, Cell b) { return woods(b); });
        mFound.erase(start);
        return mFound;
    }

private:
    void go(Cell at, int steps, const auto& turns, const auto& blocks)
    {
        for (int d = 0; d < 6 && steps > 0; ++d)
            if (const Cell to = mScenario.map.grid.neighbour(at, d); to != noCell && turns(d) && !blocks(at, to)) {
                mFound.insert(to);
                go(to, steps - 1, turns, blocks);
            }
    }
    bool woods(Cell cell) const { return !mScenario.map.terrain[static_cast<std::size_t>(cell)].empty(); }
    bool stream(Cell a, Cell b) const
    {
        return std::ranges::any_of(mScenario.map.sides, [&](const Side& side) {
            return (side.a == a && side.b == b) || (side.a == b && side.b == a);
        });
    }
    bool foes(Cell cell) const
    {
        for (std::size_t u = 0; u < mPosition.units.size(); ++u)
            if (mPosition.units[u].place.index() == cell && mScenario.units[u].side != mUnit.side)
                return true;
        return false;
    }
    const Scenario& mScenario;
    const Position& mPosition;
    const Unit& mUnit;
    const UnitState& mState;
    std::set<int> mFound;
};

/// Rules with these zones and a map of woods and streams by chance.
small::RulesPtr rulesByChance(std::mt19937& random)
{
    const auto rules = readRules(small::rulesText("\"zones\": [" + std::string(searchedZones) + "]"), "r");
    auto scenario = readScenario(small::scenarioText(), "s");
    if (!rules || !scenario)
        qFatal("%s", describe(rules ? scenario.error() : rules.error()).c_str());
    Map& map = scenario->map;
    map.sides.clear();
    for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
        map.terrain[static_cast<std::size_t>(cell)].clear();
        if (random() % 5 == 0)
            map.terrain[static_cast<std::size_t>(cell)] = {"woods"};
        for (int d = 0; d < 3; ++d)
            if (const Cell to = map.grid.neighbour(cell, d); to != noCell && random() % 4 == 0)
                map.sides.push_back({cell, to, {"stream"}, {}, noCell});
    }
    const auto made = compile(*rules, *scenario, {});
    if (!made)
        qFatal("%s", describe(made.error()).c_str());
    return *made;
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

    void zoneSpreadsOverItsRange()
    {
        const auto with = [](const char* more) { return R"({"id": "z", "range": 2)" + std::string(more) + "}"; };
        // 0303 is in the middle of the map of five by five.
        QCOMPARE(zoneOf(with(""), "r3").split(' ').size(), 18);
        QCOMPARE(zoneOf(with(R"(, "arc": "front")"), "r3"), QString("0201 0301 0401 0102 0202 0302 0402 0502"));
        QCOMPARE(zoneOf(with(R"(, "arc": "rear")"), "r3"), QString("0304 0305"));
        // The flanks stay apart, so that none goes round to the rear.
        QCOMPARE(zoneOf(with(R"(, "arc": "flank")"), "r3"), QString("0203 0403 0104 0504"));
    }

    void whatBlocksOneStepBlocksTheNext()
    {
        // Only 0302 is woods: what is behind it is reached on other ways, at two steps, and not at one.
        const char* woods = R"({"id": "z", "range": 2, "blocked": [{"need": "to.terrain != woods"}]})";
        const QString around = zoneOf(woods, "r3");
        QVERIFY(!around.contains("0302"));
        QVERIFY(around.contains("0201") && around.contains("0401"));
        QVERIFY(!around.contains("0301"));
        // A zone goes round the end of a stream, to the cell on its other side.
        const char* stream = R"({"id": "z", "range": 2, "blocked": [{"need": "from.hexside(to) != stream"}]})";
        QVERIFY(zoneOf(stream, "r3").contains("0304"));
        QVERIFY(!zoneOf(R"({"id": "z", "blocked": [{"need": "from.hexside(to) != stream"}]})", "r3").contains("0304"));
    }

    void zonesEqualThoseOfPlainSearch()
    {
        std::mt19937 random(5);
        std::size_t far = 0;
        for (int map = 0; map < 12; ++map) {
            const small::RulesPtr rules = rulesByChance(random);
            const int cells = rules->cellCount();
            for (int game = 0; game < 15; ++game) {
                Position p = rules->startPosition();
                for (std::size_t u = 0; u < p.units.size(); ++u) {
                    p.units[u].place = PlaceId(static_cast<int>(random() % static_cast<unsigned>(cells + 1)));
                    p.units[u].facing = static_cast<std::int16_t>(random() % 6);
                    const auto printed = static_cast<unsigned>(rules->scenario().units[u].steps);
                    p.units[u].steps = static_cast<std::int16_t>(1 + random() % printed);
                    p.unitMarks[u] = static_cast<int>(random() % 2);
                }
                StepBudget budget;
                Board board(rules->compiled(), p);
                std::vector<std::vector<int>> against(2, std::vector<int>(static_cast<std::size_t>(cells)));
                for (int u = 0; u < static_cast<int>(p.units.size()); ++u) {
                    const std::set<int> want = ZoneSearch(*rules, p, u).found();
                    const std::vector<int> got = zone(*rules, p, u);
                    QCOMPARE(std::set<int>(got.begin(), got.end()), want);
                    far += board.farZone(UnitId(u), budget).size();
                    for (const int cell : want)
                        ++against[rules->scenario().units[static_cast<std::size_t>(u)].side == "red" ? 1 : 0]
                                 [static_cast<std::size_t>(cell)];
                }
                for (int cell = 0; cell < cells; ++cell)
                    for (int side = 0; side < 2; ++side)
                        QCOMPARE(board.zonesAgainst(side, PlaceId(cell), budget),
                                 against[static_cast<std::size_t>(side)][static_cast<std::size_t>(cell)]);
            }
        }
        QVERIFY(far > 500);
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
