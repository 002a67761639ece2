// Long because: each event has its few cases here, and each case its rules.
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Events : public QObject
{
    Q_OBJECT

private slots:
    void moveTriggersFireStepByStep();
    void moveTriggerBindsItsRoles();
    void moveEndsWhereATriggerStopsIt();
    void reportsMoveInOrder();
    void unitDrivenBackStopsMoving();
    void emptyGroupReportsNoMissingPath();
    void removedUnitStopsMoving();
    void triggersStopEnteringUnit();
    void enteringPathStartsAtAnEntry();
    void zoneEntryFiresTrigger();
    void turnsOnAPathFireNoTrigger();
    void changedMarkFiresTrigger();
    void stepLossAndRemovalFireTriggers();
    void tracksPhasesAndTurnsFireTriggers();
    void triggersOfOneEventRunInOrder();
    void beforeTriggerRunsBeforeTheEvent();
    void insteadTriggerReplacesTheEvent_data();
    void insteadTriggerReplacesTheEvent();
    void onlyOneTriggerReplacesTheEvent();
    void endMoveKeepsMovesNotStarted();
    void cancelledStepFiresNoTrigger();
    void triggersRunBeforeAndAfterEachMember();
    void savedUnitKeepsItsStep();
    void manualEventRunsAllTriggers();
    void eliminatesAUnitOnlyOnce();
    void earlierTriggerMaySkipThePhase();
    void unchangedSetFiresNoTrigger();
    void runsOncePerPeriod_data();
    void runsOncePerPeriod();
    void onceCountsOnlyIfConditionsHold();
    void oncePerMoveResetsWithNextMove();
    void reportsTriggerThatCausesItself();
};

namespace {

const char* const gunEvents = R"(, "defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
    {"id": "horse", "if": [{"fact": "type", "is": "horse"}]}])";
const char* const paths = R"(, "defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}],
    "paths": [{"id": "march"}])";

/// The battery marches.
const char* const marchEvents = R"({"node": "choose", "id": "march", "menu": [{"id": "go", "fields": [
    {"name": "way", "pick": "path", "units": "@map-units+gun", "rows": ["march"]}], "do": [
    {"node": "move", "units": "@map-units+gun", "path": "way"}]}]})";

/// A trigger that notes its event.
std::string heard(const std::string& event)
{
    return R"({"id": "hears-)" + event + R"(", "event": ")" + event + R"(", "do": [)" + note(event) + "]}";
}

/// A trigger that ends a move at the woods.
std::string stopping(const std::string& event)
{
    return R"("triggers": [{"id": "stop", "event": ")" + event + R"(", "if": [{"of": "to",
        "fact": "terrain", "is": "woods"}], "do": [{"node": "end", "what": "move"}]}])";
}

} // namespace

void tst_Events::moveTriggersFireStepByStep()
{
    Sitting t(marchEvents, R"("triggers": [)" + heard("about-to-enter") + "," + heard("left") + "," + heard("entered")
                               + "," + heard("move-ended") + "]" + paths);
    QVERIFY(t.act("go", "way 0302 0301"));
    QCOMPARE(t.said(), QString("about-to-enter left entered about-to-enter left entered move-ended"));
    QCOMPARE(t.at("r3"), QString("0301"));
}

void tst_Events::moveTriggerBindsItsRoles()
{
    Sitting t(marchEvents, R"("triggers": [{"id": "e", "event": "entered", "if": [
        {"of": "mover", "fact": "id", "is": "r3"}, {"of": "from", "fact": "same-place",
            "with": "start"},
        {"of": "to", "fact": "terrain", "is": "woods"}, {"amount": {"local": "row"},
            "is": "march"}],
        "do": [)" + note("yes") + "]}]"
                               + paths);
    QVERIFY(t.act("go", "way 0302 0301"));
    QCOMPARE(t.said(), QString("yes"));
}

void tst_Events::moveEndsWhereATriggerStopsIt()
{
    Sitting before(marchEvents, stopping("about-to-enter") + paths);
    QVERIFY(before.act("go", "way 0402 0302 0301"));
    QCOMPARE(before.at("r3"), QString("0402"));
    Sitting after(marchEvents, stopping("entered") + paths);
    QVERIFY(after.act("go", "way 0402 0302 0301"));
    QCOMPARE(after.at("r3"), QString("0302"));
    QVERIFY(after.log().contains("Battery: 0303 to 0402-0302"));
}

// An interrupted move was reported after everything that happened on it.
void tst_Events::reportsMoveInOrder()
{
    const std::string seen = R"("triggers": [{"id": "see", "event": "entered", "if": [{"of": "to",
        "fact": "terrain", "is": "woods"}], "do": [)"
                             + note("seen") + "]}]";
    Sitting t(marchEvents, seen + paths);
    QVERIFY(t.act("go", "way 0402 0302 0301"));
    QCOMPARE(t.log().split('\n').mid(1), QStringList({"Battery: 0303 to 0402-0302", "seen", "Battery: 0302 to 0301"}));
    // A trigger without a note does not split the sentence.
    Sitting quiet(marchEvents, R"("triggers": [{"id": "q", "event": "entered", "do": [)" + keep("1") + "]}]" + paths);
    QVERIFY(quiet.act("go", "way 0402 0302 0301"));
    QVERIFY2(quiet.log().contains("Battery: 0303 to 0402-0302-0301"), qPrintable(quiet.log()));
    // A question on the way starts a new ruling, so the first part of the move is reported before it.
    Sitting asked(marchEvents, R"("triggers": [{"id": "ask", "event": "entered", "if": [{"of": "to",
        "fact": "terrain", "is": "woods"}], "do": [{"node": "roll", "id": "r",
        "dice": [{"name": "fire", "low": 1, "high": 6}]}]}])"
                                   + std::string(paths));
    QVERIFY(asked.act("go", "way 0402 0302 0301"));
    QVERIFY(asked.log().endsWith("Battery: 0303 to 0402-0302"));
    QVERIFY(asked.dice("fire 3"));
    QVERIFY2(asked.log().endsWith("fire die: 3\nBattery: 0302 to 0301"), qPrintable(asked.log()));
    Sitting stopped(marchEvents, stopping("about-to-enter") + paths);
    QVERIFY(stopped.act("go", "way 0402 0302 0301"));
    QVERIFY(stopped.log().endsWith("Battery: 0303 to 0402\nBattery: no farther than 0402"));
}

void tst_Events::unitDrivenBackStopsMoving()
{
    for (const char* event : {"entered", "left"}) {
        Sitting t(marchEvents, R"("triggers": [{"id": "e", "event": ")" + std::string(event)
                                   + R"(", "if": [{"of": "to", "fact": "terrain", "is": "woods"}], "do": [)"
                                   + note("fire") + "," + verb(R"("verb": "place", "of": "mover", "to": "start")")
                                   + "]}]" + paths);
        QVERIFY(t.act("go", "way 0402 0302 0301"));
        QCOMPARE(t.at("r3"), QString("0303"));
        QCOMPARE(t.log().split('\n').mid(1),
                 QStringList({"Battery: 0303 to 0402-0302", "fire", "Battery is placed in 0303"}));
    }
}

// The log once said ": no way at all" for an empty group.
void tst_Events::emptyGroupReportsNoMissingPath()
{
    Sitting t(verb(R"("verb": "remove", "of": "@map-units+gun", "box": "dead")")
                  + R"(,{"node": "path", "id": "p", "units": "@map-units+gun", "rows": ["march"], "as": "way"})",
              "\"codes\": []" + std::string(paths));
    QVERIFY2(!t.log().contains("no way"), qPrintable(t.log()));
}

void tst_Events::removedUnitStopsMoving()
{
    for (const char* event : {"about-to-enter", "entered", "left"}) {
        Sitting t(marchEvents, R"("triggers": [{"id": "e", "event": ")" + std::string(event) + R"(", "do": [)"
                                   + verb(R"("verb": "remove", "of": "mover", "box": "dead")") + "]}, "
                                   + heard("move-ended") + "]" + paths);
        QVERIFY(t.act("go", "way 0402 0302"));
        QCOMPARE(t.at("r3"), QString("dead"));
        QCOMPARE(t.said(), QString());
    }
}

void tst_Events::triggersStopEnteringUnit()
{
    const char* entering = R"({"node": "choose", "menu": [{"id": "go", "fields": [
        {"name": "way", "pick": "path", "units": "@box:waiting", "start": "@area:hq",
            "rows": ["march"]}], "do": [{"node": "move", "units": "@box:waiting",
                "path": "way"}]}]})";
    Sitting in(entering, "\"codes\": []" + std::string(paths));
    QVERIFY(in.act("go", "way 0104"));
    QCOMPARE(in.at("b3"), QString("0104"));
    Sitting shot(entering, R"("triggers": [{"id": "e", "event": "about-to-enter", "do": [)"
                               + verb(R"("verb": "remove", "of": "mover", "box": "dead")") + "]}]" + paths);
    QVERIFY(shot.act("go", "way 0104"));
    QCOMPARE(shot.at("b3"), QString("dead"));
}

// A typed path could start anywhere; only the offered ones started at the entries.
void tst_Events::enteringPathStartsAtAnEntry()
{
    Sitting t(R"({"node": "choose", "menu": [{"id": "go", "fields": [{"name": "way", "pick": "path",
        "units": "@box:waiting", "rows": ["march"]}], "do": [{"node": "move", "units": "@box:waiting",
            "path": "way"}]}]})",
              R"("paths": [{"id": "march", "cite": "4.0"}])");
    QVERIFY(!t.act("go", "way 0303"));
    QVERIFY2(t.refusal().contains("units cannot enter the map there"), qPrintable(t.refusal()));
    QVERIFY(t.act("go", "way 0502 0402"));
    QCOMPARE(t.at("b3"), QString("0402"));
}

void tst_Events::zoneEntryFiresTrigger()
{
    Sitting t(marchEvents, R"("zones": [{"id": "z", "exerts": [{"of": "unit", "fact": "type",
        "is": "horse"}]}], "triggers": [)"
                               + heard("zone-entered") + "]" + paths);
    QVERIFY(t.act("go", "way 0403 0404"));
    QCOMPARE(t.said(), QString("zone-entered"));
}

void tst_Events::turnsOnAPathFireNoTrigger()
{
    Sitting t(marchEvents, R"("triggers": [)" + heard("entered") + R"(], "paths": [{"id": "march",
        "facing": "free"}])" + gunEvents);
    QVERIFY2(t.act("go", "way @4 0202 @0"), qPrintable(t.refusal()));
    QCOMPARE(t.said(), QString("entered"));
    QCOMPARE(int(t.state.position.units[2].facing), 0);
    // Facings are compass points. The note is in its place between the two parts of the path.
    QVERIFY2(t.log().contains("Battery: 0303 to @SW-0202\nentered\nBattery: 0202 to @N"), qPrintable(t.log()));
}

void tst_Events::changedMarkFiresTrigger()
{
    const std::string mark = verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "morale", "step": "shaken")");
    const Sitting t(mark + "," + mark + ","
                        + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "targets", "to": "@map-units")"),
                    R"("triggers": [)" + heard("marked:morale") + "," + heard("marked:targets")
                        + R"(, {"id": "who", "event": "marked:morale", "if": [
                          {"of": "subject", "fact": "id", "is": "r3"}], "do": [)"
                        + note("r3") + "]}]" + gunEvents);
    QCOMPARE(t.said(), QString("marked:morale r3 marked:targets"));
}

void tst_Events::stepLossAndRemovalFireTriggers()
{
    const Sitting t(verb(R"("verb": "lose", "of": "@map-units+gun")") + ","
                        + verb(R"("verb": "remove", "of": "@map-units+horse", "box": "gone")"),
                    R"("triggers": [)" + heard("lost-step") + "," + heard("removed:eliminated") + ","
                        + heard("removed:left") + "]" + gunEvents);
    QStringList said = t.said().split(' ');
    said.sort();
    QCOMPARE(said.join(' '), QString("lost-step removed:eliminated removed:left"));
}

void tst_Events::tracksPhasesAndTurnsFireTriggers()
{
    const Sitting t(verb(R"("verb": "turn")") + "," + verb(R"("verb": "add", "of": "@sides", "mark": "points")")
                        + R"(, {"node": "call", "phase": "fire", "by": "@sides", "call": "fire"})",
                    R"("triggers": [)" + heard("turn-begins") + "," + heard("track:points") + ","
                        + heard("phase-begins:fire") + "," + heard("phase-ends:fire") + "]",
                    R"({"id": "fire", "do": [)" + note("fire") + "]}");
    QCOMPARE(t.said(), QString("turn-begins track:points track:points phase-begins:fire fire "
                               "phase-ends:fire"));
}

void tst_Events::triggersOfOneEventRunInOrder()
{
    const Sitting t(verb(R"("verb": "turn")"), R"("triggers": [{"id": "a", "event": "turn-begins",
        "do": [)" + note("first") + R"(]}, {"id": "b", "event": "turn-begins", "do": [)"
                                                   + note("second") + "]}]");
    QCOMPARE(t.said(), QString("first second"));
}

// "before" and "instead" once had no effect.
void tst_Events::beforeTriggerRunsBeforeTheEvent()
{
    const std::string before = R"({"id": "b", "event": "marked:clock", "timing": "before", "if": [
        {"of": "@game", "fact": "mark", "arg": "clock", "is": 0}], "do": [)"
                               + note("before") + "]}";
    const Sitting t(keep("3") + "," + keep("3"), R"("triggers": [)" + heard("marked:clock") + "," + before + "]");
    QCOMPARE(t.said(), QString("before marked:clock")); // not for a change without effect
    QCOMPARE(t.clock(), 3);
}

void tst_Events::insteadTriggerReplacesTheEvent_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("nodes");
    const auto row = [](const char* event, const std::string& nodes) {
        QTest::newRow(event) << event << QString::fromStdString(nodes);
    };
    row("marked:clock", keep("1"));
    row("marked:targets", verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "targets", "to": "@map-units")"));
    row("marked:plan", verb(R"("verb": "mark", "of": "@map-units", "mark": "plan", "value": 4)") + ","
                           + verb(R"("verb": "reveal", "of": "@map-units", "mark": "plan")"));
    row("lost-step", verb(R"("verb": "lose", "of": "@map-units+gun")"));
    row("removed:left", verb(R"("verb": "remove", "of": "@map-units+horse", "box": "gone")"));
    row("removed:eliminated", verb(R"("verb": "lose", "of": "@map-units+gun")"));
    row("phase-begins:p", R"({"node": "call", "phase": "p", "by": "@sides", "call": "p"})");
}

void tst_Events::insteadTriggerReplacesTheEvent()
{
    QFETCH(QString, event);
    QFETCH(QString, nodes);
    const std::string what = event.toStdString();
    const auto trigger = [&](const std::string& when, const std::string& says) {
        return R"({"id": ")" + when + R"(", "event": ")" + what + R"(", "timing": ")" + when + R"(", "do": [)"
               + note(says) + "]}";
    };
    const std::string p = R"({"id": "p", "do": [)" + note("p") + "]}";
    const std::string all = nodes.toStdString() + "," + note("on");
    const auto once = [](QString said) { // a reveal concerns five counters
        QStringList words = said.split(' ');
        words.removeDuplicates();
        return words.join(' ');
    };
    const bool phase = event.startsWith("phase");
    const Sitting plain(
        all, R"("triggers": [)" + trigger("after", "after") + "," + trigger("before", "before") + "]" + gunEvents, p);
    QCOMPARE(once(plain.said()), QString(phase ? "before after p on" : "before after on"));
    const Sitting t(
        all, R"("triggers": [)" + trigger("after", "after") + "," + trigger("instead", "instead") + "]" + gunEvents, p);
    QCOMPARE(once(t.said()), QString("instead on"));
    QCOMPARE(t.clock(), 0);
    QCOMPARE(t.mark("targets", "r3"), 0);
    QCOMPARE(t.at("r3"), QString("0303"));
    QCOMPARE(t.at("b2"), QString("0505"));
    QCOMPARE(t.state.position.phase, noSym);
    // It counts only if its conditions hold and it is not used up.
    const Sitting twice(nodes.toStdString() + "," + nodes.toStdString(),
                        R"("triggers": [)" + heard(what) + R"(, {"id": "i", "event": ")" + what
                            + R"(", "timing": "instead", "if": [{"amount": {"fact": "turn", "of": "@game"}, "is": 7}],
            "do": []}])" + gunEvents,
                        p);
    QVERIFY(twice.said().contains(event));
}

void tst_Events::onlyOneTriggerReplacesTheEvent()
{
    const auto trigger = [](const char* id, const char* timing, const char* more) {
        return R"({"id": ")" + std::string(id) + R"(", "event": "lost-step", "timing": ")" + timing + "\"" + more
               + R"(, "do": [)" + note(id) + "]}";
    };
    const Sitting t(verb(R"("verb": "lose", "of": "@map-units")"),
                    R"("triggers": [)" + trigger("first", "before", "") + ","
                        + trigger("saved", "instead", R"(, "once": "game")") + "," + trigger("late", "before", "") + "]"
                        + gunEvents);
    // The first loss is replaced, and later triggers do not run for it; the other losses happen.
    QCOMPARE(t.said(), QString("first saved first late first late first late first late"));
}

void tst_Events::endMoveKeepsMovesNotStarted()
{
    // Another move follows the call that ends the current one.
    Sitting t(
        marchEvents,
        std::string(
            R"("triggers": [{"id": "stop", "event": "entered", "if": [{"of": "to", "fact": "terrain", "is": "woods"}],
                  "do": [{"node": "call", "call": "halt"},
                         {"node": "move", "units": "to/neighbours/units/-gun", "path": "to"}]}])")
            + paths,
        R"({"id": "halt", "do": [{"node": "end", "what": "move"}]})");
    QVERIFY(t.act("go", "way 0402 0302 0301"));
    QCOMPARE(t.at("r3"), QString("0302"));
    QVERIFY2(t.log().contains("no farther than 0302"), qPrintable(t.log()));
}

void tst_Events::cancelledStepFiresNoTrigger()
{
    const auto trigger = [](const char* id, const char* timing, const std::string& node) {
        return R"({"id": ")" + std::string(id) + R"(", "event": "about-to-enter")" + timing + R"(, "if": [{"of": "to",
            "fact": "terrain", "is": "woods"}], "do": [)"
               + note(id) + (node.empty() ? "" : "," + node) + "]}";
    };
    const std::string end = R"({"node": "end", "what": "move"})";
    for (const bool instead : {false, true}) {
        Sitting t(marchEvents,
                  R"("triggers": [)" + trigger("sees", "", {}) + ","
                      + (instead ? trigger("stops", R"(, "timing": "instead")", {}) : trigger("stops", "", end)) + ","
                      + trigger("fires", R"(, "timing": "before")", {}) + "," + heard("move-ended") + "]" + paths);
        QVERIFY(t.act("go", "way 0402 0302 0301"));
        QCOMPARE(t.at("r3"), QString("0402"));
        QCOMPARE(t.said(), QString("sees stops move-ended"));
        QVERIFY2(t.log().contains("no farther than 0402"), qPrintable(t.log()));
    }
}

void tst_Events::triggersRunBeforeAndAfterEachMember()
{
    const auto named = [](const char* when) {
        return R"({"id": ")" + std::string(when) + R"(", "event": "lost-step", "timing": ")" + when + R"(", "do": [)"
               + R"({"node": "roll", "id": ")" + when + R"(", "dice": [{"name": "d"}]}, )" + note(when) + "]}";
    };
    // A question in between sees the state between two members, and the log has that order.
    Sitting t(verb(R"("verb": "lose", "of": "@map-units+horse|@map-units+gun")") + "," + note("done"),
              R"("triggers": [)" + named("after") + "," + named("before") + "]" + gunEvents);
    QCOMPARE(int(t.state.position.units[4].steps), 1);
    QVERIFY(t.dice("d 1"));
    QCOMPARE(int(t.state.position.units[4].steps), 0);
    QCOMPARE(int(t.state.position.units[2].steps), 1);
    QVERIFY(t.dice("d 1") && t.dice("d 1") && t.dice("d 1"));
    QCOMPARE(t.said(), QString("before after before after done"));
    QVERIFY(t.state.over);
}

void tst_Events::savedUnitKeepsItsStep()
{
    // The last step is restored if the removal does not happen.
    const Sitting t(verb(R"("verb": "lose", "of": "@map-units+gun")"),
                    R"("triggers": [{"id": "s", "event": "removed:eliminated", "timing": "instead", "do": [)"
                        + verb(R"("verb": "restore", "of": "subject")") + "]}, " + heard("lost-step") + "]"
                        + gunEvents);
    QCOMPARE(t.at("r3"), QString("0303"));
    QCOMPARE(int(t.state.position.units[2].steps), 1);
    QCOMPARE(t.said(), QString("lost-step"));
}

void tst_Events::manualEventRunsAllTriggers()
{
    Sitting t(R"({"node": "roll", "id": "r", "dice": [{"name": "d"}]}, )"
                  + verb(R"("verb": "lose", "of": "@map-units+gun")"),
              R"("triggers": [{"id": "i", "event": "lost-step", "timing": "instead", "once": "game", "do": [)"
                  + note("instead") + "]}, " + heard("lost-step") + "]" + gunEvents);
    QVERIFY(t.other(Action::Kind::Event, "lost-step", "subject r1"));
    QCOMPARE(t.said(), QString("instead lost-step"));
    QVERIFY(t.dice("d 2")); // it was used up manually, so nothing replaces the loss
    QCOMPARE(t.at("r3"), QString("dead"));
}

// A counter with one step was once eliminated once for each hit.
void tst_Events::eliminatesAUnitOnlyOnce()
{
    const std::string lose = verb(R"("verb": "lose", "of": "@all-units+gun")");
    const std::string remove = verb(R"("verb": "remove", "of": "@all-units+horse", "box": "gone")");
    const Sitting t(lose + "," + lose + "," + remove + "," + remove, R"("triggers": [)" + heard("lost-step") + ","
                                                                         + heard("removed:eliminated") + ","
                                                                         + heard("removed:left") + "]" + gunEvents);
    QCOMPARE(t.said(), QString("lost-step removed:eliminated removed:left"));
    // A unit that is restored or removed before its loss happens loses nothing more.
    const Sitting saved(lose, R"("triggers": [{"id": "b", "event": "removed:eliminated", "timing": "before", "do": [)"
                                  + verb(R"("verb": "restore", "of": "subject")") + "]}]" + gunEvents);
    QCOMPARE(saved.at("r3"), QString("0303"));
    for (const char* verbs : {"lose", "restore"}) {
        Sitting below(small::rulesWith(
            playing(verb(R"("verb": ")" + std::string(verbs) + R"(", "of": "@map-units", "value": -1)"))));
        QVERIFY(!below.take(begin(*below.rules)));
        QVERIFY2(below.refusal().contains("no number below 0"), qPrintable(below.refusal()));
    }
    const Sitting most(verb(R"("verb": "restore", "of": "@map-units", "value": 9223372036854775807)"),
                       std::string(gunEvents).substr(2));
    QCOMPARE(int(most.state.position.units[0].steps), 2);
}

void tst_Events::earlierTriggerMaySkipThePhase()
{
    for (const char* timing : {"before", "instead"}) {
        const Sitting t(R"({"node": "call", "phase": "p", "by": "@sides", "call": "p"}, )" + note("on"),
                        R"("triggers": [{"id": "t", "event": "phase-begins:p", "timing": ")" + std::string(timing)
                            + R"(", "do": [{"node": "end", "what": "phase"}]}])",
                        R"({"id": "p", "do": [)" + note("p") + "]}");
        QCOMPARE(t.said(), QString("on"));
    }
}

void tst_Events::unchangedSetFiresNoTrigger()
{
    const std::string put = verb(
        R"("verb": "mark", "of": "@map-units+gun", "mark": "targets", "to": "@map-units+horse")");
    const Sitting t(put + "," + put + ","
                        + verb(R"("verb": "mark", "of": "@map-units+gun", "mark": "targets", "to": "@box:dead")"),
                    R"("triggers": [)" + heard("marked:targets") + "]" + gunEvents);
    QCOMPARE(t.said(), QString("marked:targets"));
}

void tst_Events::runsOncePerPeriod_data()
{
    QTest::addColumn<QString>("said");
    QTest::newRow("") << "x x x x x x x x";
    QTest::newRow("game") << "x";
    QTest::newRow("turn") << "x x";
    QTest::newRow("phase") << "x x x x";
}

void tst_Events::runsOncePerPeriod()
{
    QFETCH(QString, said);
    const std::string once = QTest::currentDataTag();
    const std::string add = verb(R"("verb": "add", "of": "@game", "mark": "clock")");
    const Sitting t(R"({"node": "repeat", "most": 2, "do": [)" + verb(R"("verb": "turn")")
                        + R"(, {"node": "foreach", "over": "@sides", "as": "s", "do": [
                {"node": "call", "phase": "fire", "by": "s", "call": "fire"}]}]})",
                    R"("triggers": [{"id": "t", "event": "marked:clock", )"
                        + (once.empty() ? std::string() : "\"once\": \"" + once + "\", ") + R"("do": [)" + note("x")
                        + "]}]",
                    R"({"id": "fire", "do": [)" + add + "," + add + "]}");
    QCOMPARE(t.said(), said);
}

void tst_Events::onceCountsOnlyIfConditionsHold()
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

void tst_Events::oncePerMoveResetsWithNextMove()
{
    Sitting t(std::string(marchEvents) + "," + marchEvents,
              R"("triggers": [{"id": "t", "event": "entered",
        "once": "move", "do": [)"
                  + note("x") + "]}]" + paths);
    QVERIFY(t.act("go", "way 0302 0301"));
    QCOMPARE(t.said(), QString("x"));
    QVERIFY(t.act("go", "way 0302 0303"));
    QCOMPARE(t.said(), QString("x x"));
}

void tst_Events::reportsTriggerThatCausesItself()
{
    Sitting t(small::rulesWith(playing(verb(R"("verb": "add", "of": "@game", "mark": "clock")"),
                                       R"("triggers": [{"id": "t", "event": "marked:clock", "do": [)"
                                           + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + "]}]")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains("without end"), qPrintable(t.refusal()));
}

FW_TEST(tst_Events)
#include "tst_Events.moc"
