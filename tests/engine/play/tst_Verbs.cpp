#include "engine/rules/Lint.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Verbs : public QObject
{
    Q_OBJECT

private slots:
    void marksAndUnmarks();
    void clampsNumbers();
    void keepsFractions();
    void refusesWordAsNumber_data();
    void refusesWordAsNumber();
    void refusesFractionalSteps_data();
    void refusesFractionalSteps();
    void reportsTooLargeNumber();
    void clampsLadders();
    void unmarkRestoresTheStartValue();
    void storesASideAsItsNumber();
    void addsAndRemovesMembers();
    void losesAndRegainsSteps();
    void reportsOnlyStepsThatExist();
    void reportsRemovalWithItsCase();
    void removesAndPlacesUnits();
    void wrapsFacing();
    void turnClearsTurnMarks();
    void revealUnsealsTheMark();
    void revealsOnlyHiddenMarks();
    void placingFiresNoEntryTrigger();
    void endsTheGame();
    void respectsVerbConditions();
    void emptyGroupIsNoProblem();
};

namespace {

const char* const guns = R"("defs": [
    {"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
    {"id": "horse", "if": [{"fact": "type", "is": "horse"}]},
    {"id": "guard", "if": [{"fact": "tag", "arg": "guard"}]}])";

} // namespace

void tst_Verbs::marksAndUnmarks()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@map-units", "mark": "tired")") + ","
                        + verb(R"("verb": "unmark", "of": "@map-units+gun", "mark": "tired")") + ","
                        + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "morale", "step": "routed")") + ","
                        + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "hits", "value": 3)") + ","
                        + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "smoke")") + ","
                        + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "points", "value": 7)"),
                    guns);
    QCOMPARE(t.mark("tired", "r1"), 1);
    QCOMPARE(t.mark("tired", "r3"), 0);
    QCOMPARE(t.mark("morale", "r3"), 2);
    QCOMPARE(t.mark("hits", "r3"), 3);
    QCOMPARE(t.mark("smoke", "0303"), 1); // the cell of the gun
    QCOMPARE(t.mark("points", "red"), 7); // the gun's side
    QVERIFY(t.log().contains("Battery: routed"));
    QVERIFY(t.log().contains("Battery: no longer tired"));
}

void tst_Verbs::clampsNumbers()
{
    const Sitting t(verb(R"("verb": "add", "of": "@map-units+gun", "mark": "hits", "value": 9)") + ","
                        + verb(R"("verb": "add", "of": "@map-units/-gun", "mark": "hits", "value": -9)"),
                    guns);
    QCOMPARE(t.mark("hits", "r3"), 5);
    QCOMPARE(t.mark("hits", "r1"), 0);
}

// An added half of a victory point was lost.
void tst_Verbs::keepsFractions()
{
    Sitting t(verb(R"("verb": "add", "of": "@sides", "mark": "points", "value": "1/2")") + ","
                  + verb(R"("verb": "add", "of": "@map-units+gun", "mark": "hits", "value": "7/3")") + ","
                  + verb(R"("verb": "add", "of": "@map-units+gun", "mark": "supply", "value": "-1/2")") + ","
                  + R"({"node": "roll", "id": "r", "dice": [{"name": "d"}]}, )"
                  + verb(R"("verb": "add", "of": "@sides", "mark": "points", "value": "1/2")"),
              guns);
    QCOMPARE(t.number("points", "red"), Rational::of(5, 2));
    QCOMPARE(t.number("hits", "r3"), Rational::of(7, 3));
    QCOMPARE(t.number("supply", "0303"), Rational::of(5, 2));
    QVERIFY(t.dice("d 1"));
    QCOMPARE(t.number("points", "red"), Rational(3));
    // The log writes a mixed number.
    QString text = QString::fromStdString(
        small::rulesText(playing(verb(R"("verb": "add", "of": "@sides", "mark": "points", "value": "1/2")"))));
    text.replace(R"("form": "number", "start": 2)", R"("form": "number", "start": 2, "lifetime": "game")");
    const auto rules = readRules(text.toStdString(), "r");
    const auto scenario = readScenario(small::scenarioText(), "s");
    QVERIFY(rules && scenario);
    auto made = compile(*rules, *scenario, {});
    QVERIFY(made);
    Sitting shown(*made);
    QVERIFY(shown.take(begin(*shown.rules)));
    QVERIFY2(shown.log().contains("Red: points 2 to 2 1/2"), qPrintable(shown.log()));
}

void tst_Verbs::refusesWordAsNumber_data()
{
    QTest::addColumn<QString>("body");
    QTest::newRow("lose") << R"("verb": "lose", "of": "@map-units", "value": "turn")";
    QTest::newRow("restore") << R"("verb": "restore", "of": "@map-units", "value": "turn + 1")";
    QTest::newRow("add") << R"("verb": "add", "of": "@map-units", "mark": "hits", "value": "turn * 2")";
    QTest::newRow("schedule") << R"("verb": "schedule", "of": "@map-units", "value": "turn + 2")";
}

void tst_Verbs::refusesWordAsNumber()
{
    // A bare word is a word; it was once silently read as 0.
    QFETCH(QString, body);
    const std::string text = playing(verb(body.toStdString()));
    Sitting t(small::rulesWith(text));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains(QString("'%1' takes a number here, not 'turn'").arg(QTest::currentDataTag())),
             qPrintable(t.refusal()));
    const Result<Ruleset> rules = readRules(small::rulesText(text), "rules");
    QVERIFY(rules);
    bool told = false;
    for (const Finding& finding : lint(*rules))
        told = told || (finding.severity == Severity::Error && plain(finding.text).find("'turn'") != std::string::npos);
    QVERIFY(told);
}

void tst_Verbs::refusesFractionalSteps_data()
{
    QTest::addColumn<QString>("body");
    QTest::newRow("lose") << R"("verb": "lose", "of": "@map-units", "value": "1/2")";
    QTest::newRow("restore") << R"("verb": "restore", "of": "@map-units", "value": "3/2")";
    QTest::newRow("add") << R"("verb": "add", "of": "@map-units", "mark": "morale", "value": "1/2")";
    QTest::newRow("face") << R"("verb": "face", "of": "@map-units", "value": "1/2")";
}

void tst_Verbs::refusesFractionalSteps()
{
    QFETCH(QString, body);
    Sitting t(small::rulesWith(playing(verb(body.toStdString()))));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains(QString("'%1' takes a whole number here").arg(QTest::currentDataTag())),
             qPrintable(t.refusal()));
    QVERIFY2(t.refusal().contains("procedure main"), qPrintable(t.refusal()));
}

void tst_Verbs::reportsTooLargeNumber()
{
    // Overflow does not reset a ladder to its first step either.
    Sitting ladder(small::rulesWith(
        playing(verb(R"("verb": "mark", "of": "@map-units", "mark": "morale", "step": "shaken")") + ","
                + verb(R"("verb": "add", "of": "@map-units", "mark": "morale", "value": 9223372036854775807)"))));
    QVERIFY(!ladder.take(begin(*ladder.rules)));
    const std::string twice = verb(R"("verb": "mark", "of": "@game", "mark": "clock",
        "value": {"fact": "mark", "arg": "clock", "of": "@game", "times": 4, "plus": 1})");
    Sitting t(small::rulesWith(playing(R"({"node": "repeat", "most": 40, "do": [)" + twice + "]}")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains("too large"), qPrintable(t.refusal()));
}

void tst_Verbs::clampsLadders()
{
    const Sitting t(verb(R"("verb": "add", "of": "@map-units+gun", "mark": "morale", "value": 9)") + ","
                        + verb(R"("verb": "add", "of": "@map-units/-gun", "mark": "morale", "value": -1)"),
                    guns);
    QCOMPARE(t.mark("morale", "r3"), 2);
    QCOMPARE(t.mark("morale", "r1"), 0);
}

void tst_Verbs::unmarkRestoresTheStartValue()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@sides", "mark": "points", "value": 9)") + ","
                    + verb(R"("verb": "unmark", "of": "@sides", "mark": "points")"));
    QCOMPARE(t.mark("points", "red"), 2);
}

void tst_Verbs::storesASideAsItsNumber()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@game", "mark": "clock", "to": "@map-units+gun/foes/side")"), guns);
    QCOMPARE(t.clock(), 2);
}

void tst_Verbs::addsAndRemovesMembers()
{
    const std::string put = verb(
        R"("verb": "mark", "of": "@map-units+gun", "mark": "targets", "to": "@map-units/-gun")");
    QCOMPARE(Sitting(put, guns).mark("targets", "r3"), 4);
    QCOMPARE(Sitting(put + "," + put, guns).mark("targets", "r3"), 4);
    QCOMPARE(Sitting(put + "," + verb(R"("verb": "unmark", "of": "@map-units+gun", "mark": "targets",
        "to": "@map-units+horse")"),
                     guns)
                 .mark("targets", "r3"),
             3);
    QCOMPARE(Sitting(put + "," + verb(R"("verb": "unmark", "of": "@map-units+gun", "mark": "targets")"), guns)
                 .mark("targets", "r3"),
             0);
}

void tst_Verbs::losesAndRegainsSteps()
{
    const Sitting t(verb(R"("verb": "lose", "of": "@map-units+guard")") + ","
                        + verb(R"("verb": "lose", "of": "@map-units+horse", "value": 5)") + ","
                        + verb(R"("verb": "lose", "of": "@map-units+gun", "box": "gone")"),
                    guns);
    QCOMPARE(int(t.state.position.units[0].steps), 1);
    QCOMPARE(t.at("b2"), QString("dead"));
    QCOMPARE(int(t.state.position.units[4].steps), 0);
    QCOMPARE(t.at("r3"), QString("gone"));
    const Sitting again(verb(R"("verb": "lose", "of": "@map-units+guard")") + ","
                            + verb(R"("verb": "restore", "of": "@map-units+guard", "value": 9)"),
                        guns);
    QCOMPARE(int(again.state.position.units[0].steps), 2);
}

// The log once said "loses 2 steps" for a counter with one step.
void tst_Verbs::reportsOnlyStepsThatExist()
{
    const Sitting t(verb(R"("verb": "lose", "of": "@map-units+gun", "value": 2)") + ","
                        + verb(R"("verb": "lose", "of": "@all-units+gun", "value": 1)") + ","
                        + verb(R"("verb": "restore", "of": "@map-units+guard", "value": 1)") + ","
                        + verb(R"("verb": "lose", "of": "@map-units+guard", "value": 1)") + ","
                        + verb(R"("verb": "restore", "of": "@map-units+guard", "value": 9)"),
                    guns);
    const QString log = t.log();
    QCOMPARE(log.count("Battery loses 1 step, 0 left"), 1);
    QCOMPARE(log.count("Battery loses"), 1);
    QCOMPARE(log.count("regains"), 1);
    QVERIFY(log.contains("regains 1 step"));
}

void tst_Verbs::reportsRemovalWithItsCase()
{
    const Sitting t(verb(R"("verb": "remove", "cite": "15.4", "of": "@map-units+horse", "box": "gone")") + ","
                        + verb(R"("verb": "lose", "cite": "7.6", "of": "@map-units+gun")"),
                    guns);
    QStringList cites;
    for (const Event& line : t.trace)
        if (line.row == "remove")
            cites << QString::fromStdString(line.cite);
    QCOMPARE(cites, QStringList({"15.4", "7.6"}));
}

void tst_Verbs::removesAndPlacesUnits()
{
    const Sitting t(verb(R"("verb": "remove", "of": "@map-units+horse", "box": "gone")") + ","
                        + verb(R"("verb": "place", "of": "@box:waiting", "to": "@area:hq")") + ","
                        + verb(R"("verb": "place", "of": "@map-units+gun", "to": "@map-units+guard")") + ","
                        + verb(R"("verb": "place", "of": "@map-units+guard", "to": "@box:dead")"),
                    guns);
    QCOMPARE(t.at("b2"), QString("gone"));
    QCOMPARE(t.at("b3"), QString("0105"));
    QCOMPARE(t.at("r3"), QString("0202"));
    QCOMPARE(t.at("r1"), QString("0202")); // no box to go to, so it stays
    QVERIFY(t.state.position.units[2].order > t.state.position.units[0].order);
}

void tst_Verbs::wrapsFacing()
{
    const auto faced = [](const char* value) {
        return int(Sitting(verb(R"("verb": "face", "of": "@map-units+gun", "value": )" + std::string(value)), guns)
                       .state.position.units[2]
                       .facing);
    };
    QCOMPARE(faced("4"), 4);
    QCOMPARE(faced("6"), 0);
    QCOMPARE(faced("-1"), 5);
}

void tst_Verbs::turnClearsTurnMarks()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@map-units", "mark": "fresh")") + ","
                    + verb(R"("verb": "mark", "of": "@map-units", "mark": "tired")") + "," + verb(R"("verb": "turn")"));
    QCOMPARE(t.state.position.turn, 1);
    QCOMPARE(t.mark("fresh", "r1"), 0);
    QCOMPARE(t.mark("tired", "r1"), 1);
    QVERIFY(t.log().contains("Turn 1"));
}

void tst_Verbs::revealUnsealsTheMark()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@map-units", "mark": "plan", "value": 4)") + ","
                        + verb(R"("verb": "reveal", "of": "@map-units+gun", "mark": "plan")"),
                    guns);
    QCOMPARE(t.mark("plan", "r3"), 0);
    QCOMPARE(t.mark("plan", "r1"), 4);
}

void tst_Verbs::revealsOnlyHiddenMarks()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "plan", "value": 4)") + ","
                        + verb(R"("verb": "reveal", "of": "@map-units", "mark": "plan")"),
                    guns);
    QVERIFY(t.log().contains("Battery is revealed"));
    QVERIFY(!t.log().contains("First is revealed"));
}

/// A unit that is placed has not moved there.
void tst_Verbs::placingFiresNoEntryTrigger()
{
    Sitting t(verb(R"("verb": "place", "of": "@map-units+gun", "to": "@area:hq")") + "," + note("on"),
              R"("triggers": [{"id": "in", "event": "entered", "do": [)" + note("in")
                  + R"(]}, {"id": "out", "event": "left", "do": [)" + note("out") + "]}], " + guns);
    QCOMPARE(t.at("r3"), QString("0105"));
    QCOMPARE(t.said(), QString("on"));
}

void tst_Verbs::endsTheGame()
{
    const Sitting t(verb(R"("verb": "end-game", "of": "@map-units+gun/side", "text": "major")") + "," + note("after"),
                    guns);
    QVERIFY(t.state.over);
    QCOMPARE(t.rules->word(t.state.outcome), std::string("major"));
    QCOMPARE(t.said(), QString());
    QVERIFY(t.log().contains("The game ends: Red, major"));
    const Sitting named(verb(R"("verb": "end-game", "of": "@map-units+gun/side", "text": "major",
                                "label": "Red major victory")"),
                        guns);
    QVERIFY(named.log().contains("The game ends: Red major victory"));
}

void tst_Verbs::respectsVerbConditions()
{
    const Sitting t(verb(R"("verb": "turn", "if": [{"fact": "turn", "is": 1}])"));
    QCOMPARE(t.state.position.turn, 0);
}

void tst_Verbs::emptyGroupIsNoProblem()
{
    for (const char* v :
         {R"("verb": "mark", "mark": "tired")", R"("verb": "mark", "mark": "targets")",
          R"("verb": "mark", "mark": "smoke")", R"("verb": "mark", "mark": "points")", R"("verb": "lose")",
          R"("verb": "restore")", R"("verb": "remove", "box": "dead")", R"("verb": "place", "to": "nobody")",
          R"("verb": "face", "value": 1)", R"("verb": "reveal", "mark": "plan")"})
        for (const char* of :
             {"nobody", "@all-units", "@cells", "@sides", "@game", "@box:waiting", "@area:hq", "@cells/features"}) {
            const Sitting t(verb(v + std::string(R"(, "of": ")") + of + "\""));
            QVERIFY(t.state.over);
        }
}

FW_TEST(tst_Verbs)
#include "tst_Verbs.moc"
