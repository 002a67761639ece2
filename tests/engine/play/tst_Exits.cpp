// Leaving the map as the last step of a path, and result codes followed by a number.
#include "engine/play/Routes.h"
#include "engine/rules/Lint.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Exits : public QObject
{
    Q_OBJECT

private slots:
    void offersExitOnlyAtExitCells();
    void leavingCostsMovementPoints();
    void stopRulePreventsLeaving();
    void leavingSkipsCellRules();
    void leavingUnitsGoToTheBox();
    void leavingFiresTriggers();
    void stoppedUnitStaysOnTheMap();
    void insteadTriggerKeepsUnitsOnMap();
    void beforeTriggerRunsOncePerLeavingUnit();
    void letPassViolationCostsTheSame();
    void reachExcludesOffMap();
    void refusesExitsWithoutABox();
    void codeTakesTheNumberBehindIt();
    void numberLocalStaysWithinTheCode();
};

namespace {

/// r1 and r2 are in 0202; 0301 and 0101 lead off the map.
std::string marchingOff(const std::string& row, const std::string& more = {})
{
    return playing(R"({"node": "choose", "id": "march", "menu": [{"id": "go", "fields": [
            {"name": "way", "pick": "path", "units": "@map-units+reds", "rows": ["march"]}], "do": [
            {"node": "move", "units": "@map-units+reds", "path": "way"},
            {"node": "note", "id": "said", "if": "#@box:gone = 2", "text": "both"}]}]},
            {"node": "choose", "id": "idle", "menu": [{"id": "wait"}]})",
                   R"("defs": [{"id": "reds", "label": "reds", "if": "formation = A"},
            {"id": "north", "label": "north", "if": "distance(@cells+corner) <= 2 and on-edge"},
            {"id": "corner", "label": "corner", "if": "place-number = 1"}],
            "quantities": [{"id": "price", "base": 1}],
            "paths": [{"id": "march", "cite": "1.0", "cost": "price", "exits": "@cells+north", )"
                       + row + "}]" + (more.empty() ? "" : ", " + more));
}

std::string hears(const std::string& event, const std::string& timing = {}, const std::string& then = {})
{
    return R"({"id": "hears-)" + event + R"(", "event": ")" + event + R"(", )"
           + (timing.empty() ? "" : R"("timing": ")" + timing + R"(", )") + R"("do": [)" + note(event)
           + (then.empty() ? "" : ", " + then) + "]}";
}

} // namespace

void tst_Exits::offersExitOnlyAtExitCells()
{
    Sitting t(small::rulesWith(marchingOff(R"("max": 3)")));
    QVERIFY(t.take(begin(*t.rules)));
    QCOMPARE(t.offered(Sitting::action("go")), "0201 0302 0303 0203 0103 0102");
    QCOMPARE(t.offered(Sitting::action("go", "way 0201")), "0301 0302 0202 0102 0101 off done");
    // No step follows it.
    QCOMPARE(t.offered(Sitting::action("go", "way 0201 off")), "done");
    QVERIFY(!t.act("go", "way 0202 off"));
    QVERIFY(!t.act("go", "way off"));
    QVERIFY2(t.refusal().contains("units cannot leave the map there"), qPrintable(t.refusal()));
    QVERIFY(!t.act("go", "way 0201 off 0201"));
    QVERIFY2(t.refusal().contains("has left the map"), qPrintable(t.refusal()));
    QVERIFY(t.act("go", "way 0201 off"));
}

void tst_Exits::leavingCostsMovementPoints()
{
    const auto cost = [](const char* row, const char* way) {
        Sitting t(small::rulesWith(marchingOff(row)));
        if (!t.take(begin(*t.rules)) || !t.act("go", QString("way ") + way))
            return t.refusal();
        return t.log();
    };
    QVERIFY(cost(R"("allowance": 3, "exitCost": 2)", "0201 off").contains("0202 to 0201-off, 3 of 3 MP"));
    QVERIFY(cost(R"("allowance": 3)", "0201 off").contains("0202 to 0201-off, 1 of 3 MP"));
    QVERIFY(cost(R"("allowance": 2, "allowanceCite": "1.1", "exitCost": 2)", "0201 off").contains("1.1"));
    QVERIFY(cost(R"("allowance": 9, "exitCost": "good")", "0201 off").contains("no price"));
    // It is a step like others, and the highest cost of the group applies.
    QVERIFY(cost(R"("max": 1, "lengthCite": "1.2")", "0201 off").contains("1.2"));
    QVERIFY(cost(R"("min": 2)", "0201 off").contains("0201-off"));
    QVERIFY(cost(R"("allowance": 5, "exitCost": "unit.strength - 1")", "0201 off").contains("5 of 5 MP"));
}

void tst_Exits::stopRulePreventsLeaving()
{
    Sitting t(small::rulesWith(
        marchingOff(R"("max": 3, "stop": [{"label": "stops", "cite": "1.3", "need": "to.place-number != 2"}])")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(!t.act("go", "way 0201 off")); // the move ended in 0201
    QCOMPARE(QString::fromStdString(t.problem.cite), "1.3");
    QVERIFY(t.act("go", "way 0102 off"));
}

void tst_Exits::leavingSkipsCellRules()
{
    Sitting t(
        small::rulesWith(marchingOff(R"("edge": [{"label": "near", "cite": "1.4", "need": "to.distance(start) <= 1"}],
        "end": [{"label": "nowhere", "cite": "1.5", "need": "last.distance(start) >= 2"}])")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(!t.act("go", "way 0201"));
    QCOMPARE(QString::fromStdString(t.problem.cite), "1.5");
    QVERIFY(t.act("go", "way 0201 off"));
}

void tst_Exits::leavingUnitsGoToTheBox()
{
    Sitting t(small::rulesWith(marchingOff(R"("max": 3)")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(t.act("go", "way 0201 off"));
    QCOMPARE(t.at("r1"), "gone");
    QCOMPARE(t.at("r2"), "gone");
    QCOMPARE(t.said(), "both");
    QVERIFY2(t.log().contains("First, Second: 0202 to 0201-off"), qPrintable(t.log()));
    QVERIFY2(t.log().contains("First: Gone"), qPrintable(t.log()));
}

void tst_Exits::leavingFiresTriggers()
{
    Sitting t(small::rulesWith(marchingOff(
        R"("max": 3)", R"("triggers": [)" + hears("about-to-enter") + ", " + hears("entered") + ", " + hears("left")
                           + ", " + hears("removed:left") + ", " + hears("move-ended") + "]")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(t.act("go", "way 0201 off"));
    QCOMPARE(t.said(), "about-to-enter left entered about-to-enter left removed:left removed:left both");
}

void tst_Exits::stoppedUnitStaysOnTheMap()
{
    Sitting t(small::rulesWith(marchingOff(
        R"("max": 3)", R"("triggers": [{"id": "halt", "event": "about-to-enter", "if": "any mover and no to/neighbours",
            "do": [{"node": "end", "what": "move"}]}])")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(t.act("go", "way 0201 off"));
    QCOMPARE(t.at("r1"), "0201");
    QVERIFY2(t.log().contains("no farther than 0201"), qPrintable(t.log()));
}

void tst_Exits::insteadTriggerKeepsUnitsOnMap()
{
    Sitting t(
        small::rulesWith(marchingOff(R"("max": 3)", R"("triggers": [)" + hears("removed:left", "instead") + "]")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(t.act("go", "way 0201 off"));
    QCOMPARE(t.said(), "removed:left");
    QCOMPARE(t.at("r1"), "0201");
    QCOMPARE(t.at("r2"), "0201");
}

void tst_Exits::beforeTriggerRunsOncePerLeavingUnit()
{
    Sitting t(small::rulesWith(marchingOff(R"("max": 3)", R"("triggers": [)" + hears("removed:left", "before") + ", "
                                                              + hears("about-to-enter") + "]")));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(t.act("go", "way 0201 off"));
    QCOMPARE(t.said(), "about-to-enter about-to-enter removed:left removed:left both");
    QCOMPARE(t.at("r1"), "gone");
    QCOMPARE(t.at("r2"), "gone");
}

void tst_Exits::letPassViolationCostsTheSame()
{
    Setup setup;
    setup.level = Level::Warn;
    Sitting t(small::rulesWith(marchingOff(R"("allowance": 2, "exitCost": 4)"), {}, setup));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY(t.act("go", "way 0201 off"));
    QVERIFY2(t.log().contains("0202 to 0201-off, 5 of 2 MP"), qPrintable(t.log()));
}

void tst_Exits::reachExcludesOffMap()
{
    Sitting t(small::rulesWith(marchingOff(R"("max": 2, "exitCost": 1)")));
    QVERIFY(t.take(begin(*t.rules)));
    bool off = false;
    for (const Route& route : routes(*t.rules, t.state, Sitting::action("go"))) {
        if (route.cell == "off") {
            off = true;
            QCOMPARE(route.cost, Rational(2));
            QVERIFY(route.ends);
        }
    }
    QVERIFY(off);
    PositionQuery look(t.rules->compiled(), t.state.position);
    Scope& scope = look.scope;
    PathFinder finder(scope, 0, Value::of(Kind::Units, {t.rules->unit("r1")}), PlaceId(t.rules->place("0202")));
    for (const PathFinder::Next& next : finder.reach())
        QVERIFY(t.rules->compiled().onMap(PlaceId(next.item)));
}

void tst_Exits::refusesExitsWithoutABox()
{
    const std::string text = small::rulesText(marchingOff(R"("max": 3)"));
    const std::string box = R"("role": "left")";
    std::string without = text;
    without.replace(without.find(box), box.size(), R"("role": "other")");
    const auto rules = readRules(without, "r");
    const auto scenario = readScenario(small::scenarioText(), "s");
    QVERIFY(rules && scenario);
    const auto compiled = compile(*rules, *scenario, {});
    QVERIFY(!compiled);
    QVERIFY(QString::fromStdString(describe(compiled.error())).contains("have nowhere to go"));
    const auto told = [](const Ruleset& of) {
        QString all;
        for (const Finding& finding : lintWords(of))
            all += QString::fromStdString(plain(finding.text) + " " + finding.place) + "\n";
        return all;
    };
    QVERIFY2(told(*rules).contains("have nowhere to go /paths/0/exits"), qPrintable(told(*rules)));
    Ruleset idle = *rules;
    idle.paths[0].exits.clear();
    idle.paths[0].exitCost = Amount();
    QVERIFY2(told(idle).contains("'exitCost' has no effect without 'exits' /paths/0/exitCost"), qPrintable(told(idle)));
}

void tst_Exits::codeTakesTheNumberBehindIt()
{
    const auto run = [](const char* word) {
        Sitting t(std::string(R"({"node": "let", "as": "result", "value": {"symbol": ")") + word + R"("}},
            {"node": "code", "code": "result"}, {"node": "choose", "id": "idle", "menu": [{"id": "wait"}]})",
                  R"("codes": [{"id": "M", "label": "morale", "numberInto": "pips", "do": [)" + keep(R"("$pips + 10")")
                      + R"(]},
            {"id": "M3", "do": [)"
                      + keep("3") + R"(]}, {"id": "MM", "numberInto": "pips", "do": [)" + keep(R"("$pips + 20")")
                      + "]}]");
        return QString::number(t.clock()) + " " + t.log().section('\n', 0, 0);
    };
    QCOMPARE(run("M2"), "12 result M2: morale");
    QCOMPARE(run("M12"), "22 result M12: morale");
    QCOMPARE(run("M0"), "10 result M0: morale");
    QCOMPARE(run("M3"), "3 result M3"); // a code with exactly this name
    QCOMPARE(run("MM4"), "24 result MM4");
    for (const char* word : {"M", "M-2", "M2x", "2M", "M99999999999"})
        QCOMPARE(run(word), QString("0 %1: no effect, because the rules have no row for this result").arg(word));
    QCOMPARE(run("-"), "0 -: no effect"); // the sign for no effect on charts
}

void tst_Exits::numberLocalStaysWithinTheCode()
{
    // The local exists only during the code and does not change another of the same name.
    Sitting t(R"({"node": "let", "as": "pips", "value": 7}, {"node": "let", "as": "result", "value": {"symbol": "M2"}},
        {"node": "code", "code": "result"},)"
                  + keep(R"("$pips")") + R"(, {"node": "choose", "id": "idle", "menu": [{"id": "wait"}]})",
              R"("codes": [{"id": "M", "numberInto": "pips", "do": [)" + note("two") + "]}]");
    QCOMPARE(t.said(), "two");
    QCOMPARE(t.clock(), 7);
}

FW_TEST(tst_Exits)
#include "tst_Exits.moc"
