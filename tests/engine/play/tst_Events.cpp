#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Stands before the rules: moc loses the class behind some raw strings.
class tst_Events : public QObject
{
    Q_OBJECT

private slots:
    void aMoveIsHeardStepByStep();
    void theRolesOfAMoveAreBound();
    void aMoveEndsWhereItIsStopped();
    void aMoveIsToldInTheOrderItHappened();
    void whoIsDrivenBackGoesNoFarther();
    void nobodyHasNoWayToSpeakOf();
    void whoIsTakenOffGoesNoFarther();
    void whoEntersTheMapMayBeStoppedToo();
    void anEnteredZoneIsHeard();
    void turnsOfAPathAreNoSteps();
    void aMarkIsHeardWhenItChanges();
    void stepsAndRemovalAreHeard();
    void tracksPhasesAndTurnsAreHeard();
    void triggersOfOneEventRunInTheirOrder();
    void aTriggerRunsOnceIn_data();
    void aTriggerRunsOnceIn();
    void onceIsUsedUpOnlyWhenTheConditionsHold();
    void onceInAMoveComesBackWithTheNext();
    void aTriggerThatCausesItselfIsAProblem();
};

namespace
{

const char* const guns = R"(, "defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
    {"id": "horse", "if": [{"fact": "type", "is": "horse"}]}])";
const char* const paths = R"(, "defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
    "paths": [{"id": "march"}])";

/// The battery marches.
const char* const marching = R"({"node": "choose", "id": "march", "menu": [{"id": "go", "fields": [
    {"name": "way", "pick": "path", "units": "@map-units+gun", "rows": ["march"]}], "do": [
    {"node": "move", "units": "@map-units+gun", "path": "way"}]}]})";

/// A trigger that says its event.
std::string heard(const std::string& event)
{
    return R"({"id": "hears-)" + event + R"(", "event": ")" + event + R"(", "do": [)" + note(event)
           + "]}";
}

/// A trigger that ends a move at the woods.
std::string stopping(const std::string& event)
{
    return R"("triggers": [{"id": "stop", "event": ")" + event + R"(", "if": [{"of": "to",
        "fact": "terrain", "is": "woods"}], "do": [{"node": "end", "what": "move"}]}])";
}

} // namespace

void tst_Events::aMoveIsHeardStepByStep()
{
    Sitting t(marching, R"("triggers": [)" + heard("about-to-enter") + "," + heard("left") + ","
                            + heard("entered") + "," + heard("move-ended") + "]" + paths);
    QVERIFY(t.act("go", "way 0302 0301"));
    QCOMPARE(t.said(),
             QString("about-to-enter left entered about-to-enter left entered move-ended"));
    QCOMPARE(t.at("r3"), QString("0301"));
}

void tst_Events::theRolesOfAMoveAreBound()
{
    Sitting t(marching, R"("triggers": [{"id": "e", "event": "entered", "if": [
        {"of": "mover", "fact": "id", "is": "r3"}, {"of": "from", "fact": "same-place",
            "with": "start"},
        {"of": "to", "fact": "terrain", "is": "woods"}, {"amount": {"local": "row"},
            "is": "march"}],
        "do": [)" + note("yes")
                            + "]}]" + paths);
    QVERIFY(t.act("go", "way 0302 0301"));
    QCOMPARE(t.said(), QString("yes"));
}

void tst_Events::aMoveEndsWhereItIsStopped()
{
    Sitting before(marching, stopping("about-to-enter") + paths);
    QVERIFY(before.act("go", "way 0402 0302 0301"));
    QCOMPARE(before.at("r3"), QString("0402"));
    Sitting after(marching, stopping("entered") + paths);
    QVERIFY(after.act("go", "way 0402 0302 0301"));
    QCOMPARE(after.at("r3"), QString("0302"));
    QVERIFY(after.log().contains("Battery: 0303 to 0402-0302"));
}

// Issue 12, number 5: a move interrupted on the way was told after all that happened on it.
void tst_Events::aMoveIsToldInTheOrderItHappened()
{
    const std::string seen = R"("triggers": [{"id": "see", "event": "entered", "if": [{"of": "to",
        "fact": "terrain", "is": "woods"}], "do": [)" + note("seen") + "]}]";
    Sitting t(marching, seen + paths);
    QVERIFY(t.act("go", "way 0402 0302 0301"));
    QCOMPARE(t.log().split('\n').mid(1),
             QStringList({"Battery: 0303 to 0402-0302", "seen", "Battery: 0302 to 0301"}));
    // A trigger that says nothing tears no sentence apart.
    Sitting quiet(marching, R"("triggers": [{"id": "q", "event": "entered", "do": [)"
                                + keep("1") + "]}]" + paths);
    QVERIFY(quiet.act("go", "way 0402 0302 0301"));
    QVERIFY2(quiet.log().contains("Battery: 0303 to 0402-0302-0301"), qPrintable(quiet.log()));
    // An answer on the way is a reckoning of its own: what it follows is told before.
    Sitting asked(marching, R"("triggers": [{"id": "ask", "event": "entered", "if": [{"of": "to",
        "fact": "terrain", "is": "woods"}], "do": [{"node": "roll", "id": "r",
        "dice": [{"name": "fire", "low": 1, "high": 6}]}]}])" + std::string(paths));
    QVERIFY(asked.act("go", "way 0402 0302 0301"));
    QVERIFY(asked.log().endsWith("Battery: 0303 to 0402-0302"));
    QVERIFY(asked.dice("fire 3"));
    QVERIFY2(asked.log().endsWith("fire die: 3\nBattery: 0302 to 0301"), qPrintable(asked.log()));
    Sitting stopped(marching, stopping("about-to-enter") + paths);
    QVERIFY(stopped.act("go", "way 0402 0302 0301"));
    QVERIFY(stopped.log().endsWith("Battery: 0303 to 0402\nBattery: no farther than 0402"));
}

void tst_Events::whoIsDrivenBackGoesNoFarther()
{
    for (const char* event : {"entered", "left"}) {
        Sitting t(marching, R"("triggers": [{"id": "e", "event": ")" + std::string(event)
                                + R"(", "if": [{"of": "to", "fact": "terrain", "is": "woods"}], "do": [)"
                                + note("fire") + ","
                                + verb(R"("verb": "place", "of": "mover", "to": "start")") + "]}]"
                                + paths);
        QVERIFY(t.act("go", "way 0402 0302 0301"));
        QCOMPARE(t.at("r3"), QString("0303"));
        QCOMPARE(t.log().split('\n').mid(1),
                 QStringList({"Battery: 0303 to 0402-0302", "fire", "Battery is placed in 0303"}));
    }
}

// Issue 12, number 5: ": no way at all" of nobody.
void tst_Events::nobodyHasNoWayToSpeakOf()
{
    Sitting t(verb(R"("verb": "remove", "of": "@map-units+gun", "box": "dead")")
                  + R"(,{"node": "path", "id": "p", "units": "@map-units+gun", "rows": ["march"], "as": "way"})",
              "\"codes\": []" + std::string(paths));
    QVERIFY2(!t.log().contains("no way"), qPrintable(t.log()));
}

void tst_Events::whoIsTakenOffGoesNoFarther()
{
    for (const char* event : {"about-to-enter", "entered", "left"}) {
        Sitting t(marching, R"("triggers": [{"id": "e", "event": ")" + std::string(event)
                                + R"(", "do": [)"
                                + verb(R"("verb": "remove", "of": "mover", "box": "dead")") + "]}, "
                                + heard("move-ended") + "]" + paths);
        QVERIFY(t.act("go", "way 0402 0302"));
        QCOMPARE(t.at("r3"), QString("dead"));
        QCOMPARE(t.said(), QString());
    }
}

void tst_Events::whoEntersTheMapMayBeStoppedToo()
{
    const char* entering = R"({"node": "choose", "menu": [{"id": "go", "fields": [
        {"name": "way", "pick": "path", "units": "@box:waiting", "start": "@area:hq",
            "rows": ["march"]}], "do": [{"node": "move", "units": "@box:waiting",
                "path": "way"}]}]})";
    Sitting in(entering, "\"codes\": []" + std::string(paths));
    QVERIFY(in.act("go", "way 0104"));
    QCOMPARE(in.at("b3"), QString("0104"));
    Sitting shot(entering, R"("triggers": [{"id": "e", "event": "about-to-enter", "do": [)"
                               + verb(R"("verb": "remove", "of": "mover", "box": "dead")") + "]}]"
                               + paths);
    QVERIFY(shot.act("go", "way 0104"));
    QCOMPARE(shot.at("b3"), QString("dead"));
}

void tst_Events::anEnteredZoneIsHeard()
{
    Sitting t(marching, R"("zones": [{"id": "z", "exerts": [{"of": "unit", "fact": "type",
        "is": "horse"}]}], "triggers": [)"
                            + heard("zone-entered") + "]" + paths);
    QVERIFY(t.act("go", "way 0403 0404"));
    QCOMPARE(t.said(), QString("zone-entered"));
}

void tst_Events::turnsOfAPathAreNoSteps()
{
    Sitting t(marching, R"("triggers": [)" + heard("entered") + R"(], "paths": [{"id": "march",
        "facing": "free"}])" + guns);
    QVERIFY2(t.act("go", "way @4 0202 @0"), qPrintable(t.refusal()));
    QCOMPARE(t.said(), QString("entered"));
    QCOMPARE(int(t.state.position.units[2].facing), 0);
    // Issue 12, number 9: facings by the point of the compass. The note comes where it was said, between the
    // two parts of the way.
    QVERIFY2(t.log().contains("Battery: 0303 to @SW-0202\nentered\nBattery: 0202 to @N"),
             qPrintable(t.log()));
}

void tst_Events::aMarkIsHeardWhenItChanges()
{
    const std::string mark
        = verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "morale", "step": "shaken")");
    const Sitting t(
        mark + "," + mark + ","
            + verb(
                R"("verb": "mark", "of": "@map-units+gun", "mark": "targets", "to": "@map-units")"),
        R"("triggers": [)" + heard("marked:morale") + "," + heard("marked:targets")
            + R"(, {"id": "who", "event": "marked:morale", "if": [
                          {"of": "subject", "fact": "id", "is": "r3"}], "do": [)"
            + note("r3") + "]}]" + guns);
    QCOMPARE(t.said(), QString("marked:morale r3 marked:targets"));
}

void tst_Events::stepsAndRemovalAreHeard()
{
    const Sitting t(verb(R"("verb": "lose", "of": "@map-units+gun")") + ","
                        + verb(R"("verb": "remove", "of": "@map-units+horse", "box": "gone")"),
                    R"("triggers": [)" + heard("lost-step") + "," + heard("removed:eliminated")
                        + "," + heard("removed:left") + "]" + guns);
    QStringList said = t.said().split(' ');
    said.sort();
    QCOMPARE(said.join(' '), QString("lost-step removed:eliminated removed:left"));
}

void tst_Events::tracksPhasesAndTurnsAreHeard()
{
    const Sitting t(verb(R"("verb": "turn")") + ","
                        + verb(R"("verb": "add", "of": "@sides", "mark": "points")")
                        + R"(, {"node": "call", "phase": "fire", "by": "@sides", "call": "fire"})",
                    R"("triggers": [)" + heard("turn-begins") + "," + heard("track:points") + ","
                        + heard("phase-begins:fire") + "," + heard("phase-ends:fire") + "]",
                    R"({"id": "fire", "do": [)" + note("fire") + "]}");
    QCOMPARE(t.said(), QString("turn-begins track:points track:points phase-begins:fire fire "
                               "phase-ends:fire"));
}

void tst_Events::triggersOfOneEventRunInTheirOrder()
{
    const Sitting t(verb(R"("verb": "turn")"), R"("triggers": [{"id": "a", "event": "turn-begins",
        "do": [)" + note("first") + R"(]}, {"id": "b", "event": "turn-begins", "do": [)"
                                                   + note("second") + "]}]");
    QCOMPARE(t.said(), QString("first second"));
}

void tst_Events::aTriggerRunsOnceIn_data()
{
    QTest::addColumn<QString>("said");
    QTest::newRow("") << "x x x x x x x x";
    QTest::newRow("game") << "x";
    QTest::newRow("turn") << "x x";
    QTest::newRow("phase") << "x x x x";
}

void tst_Events::aTriggerRunsOnceIn()
{
    QFETCH(QString, said);
    const std::string once = QTest::currentDataTag();
    const std::string add = verb(R"("verb": "add", "of": "@game", "mark": "clock")");
    const Sitting t(R"({"node": "repeat", "most": 2, "do": [)" + verb(R"("verb": "turn")")
                        + R"(, {"node": "foreach", "over": "@sides", "as": "s", "do": [
                {"node": "call", "phase": "fire", "by": "s", "call": "fire"}]}]})",
                    R"("triggers": [{"id": "t", "event": "marked:clock", )"
                        + (once.empty() ? std::string() : "\"once\": \"" + once + "\", ")
                        + R"("do": [)" + note("x") + "]}]",
                    R"({"id": "fire", "do": [)" + add + "," + add + "]}");
    QCOMPARE(t.said(), said);
}

void tst_Events::onceIsUsedUpOnlyWhenTheConditionsHold()
{
    const std::string add = verb(R"("verb": "add", "of": "@game", "mark": "clock")");
    const Sitting t(add + "," + add + "," + add,
                    R"("triggers": [{"id": "t", "event": "marked:clock",
        "once": "game", "if": [{"of": "@game", "fact": "mark", "arg": "clock", "min": 2}], "do": [)"
                        + verb(R"("verb": "mark", "of": "@sides", "mark": "points",
                          "value": {"fact": "mark", "arg": "clock", "of": "@game"})")
                        + "]}]");
    QCOMPARE(t.mark("points", "red"), 2);
}

void tst_Events::onceInAMoveComesBackWithTheNext()
{
    Sitting t(std::string(marching) + "," + marching,
              R"("triggers": [{"id": "t", "event": "entered",
        "once": "move", "do": [)"
                  + note("x") + "]}]" + paths);
    QVERIFY(t.act("go", "way 0302 0301"));
    QCOMPARE(t.said(), QString("x"));
    QVERIFY(t.act("go", "way 0302 0303"));
    QCOMPARE(t.said(), QString("x x"));
}

void tst_Events::aTriggerThatCausesItselfIsAProblem()
{
    Sitting t(small::rulesWith(
        playing(verb(R"("verb": "add", "of": "@game", "mark": "clock")"),
                R"("triggers": [{"id": "t", "event": "marked:clock", "do": [)"
                    + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + "]}]")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains("without end"), qPrintable(t.refusal()));
}

QTEST_APPLESS_MAIN(tst_Events)
#include "tst_Events.moc"
