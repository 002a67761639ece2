// Long because: each kind of node has its few cases here, and each case its rules.
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Nodes : public QObject
{
    Q_OBJECT

private slots:
    void emptyProcedureEndsTheGame();
    void groupRunsDoOrElse();
    void foreachVisitsMembersInTurn();
    void atOnceMembersReadTheSameState();
    void atOnceCollectsAnswersFirst();
    void callsWithinAtOnceAreSimultaneous();
    void triggersRunAfterEachMember();
    void refusesNodesThatCannotBeDelayed_data();
    void refusesNodesThatCannotBeDelayed();
    void allowsDeepCalls();
    void reportsEndlessCalls();
    void endLeavesALoop();
    void runsNestedLoops();
    void repeatEndsAtItsLimit();
    void reportsEndlessRepeat();
    void reportsEndlessAutomaticAnswers();
    void computesAndStoresLocals();
    void letChangesTheNearestLocal();
    void callPassesItsCast();
    void rollWaitsForFaces();
    void offersFacesOneByOne();
    void checkPassesOrFails_data();
    void checkPassesOrFails();
    void checkUsesARolledDie();
    void lookupStoresCellAndExtras();
    void phaseSetsClockAndClearsMarks();
    void endLeavesTheNamedLevel();
    void triggerMayEndPhaseAtItsStart();
    void refusesToEndAMissingPhase();
    void windowIsOfferedOncePerSide();
    void leavingWindowRestoresTheSide();
    void snapshotMarksMatchingMembers();
    void reportsLabelledSnapshot();
    void manualWaitsForTheReferee();
    void manualWithoutLabelsAcceptsAnyWord();
};

void tst_Nodes::emptyProcedureEndsTheGame()
{
    const Sitting t("");
    QVERIFY(t.state.over);
    QVERIFY(t.waits() == Wait::Over);
    QVERIFY(t.offered().isEmpty());
}

void tst_Nodes::groupRunsDoOrElse()
{
    const std::string yes = R"("if": [{"fact": "turn", "is": 0}])";
    const std::string no = R"("if": [{"fact": "turn", "is": 1}])";
    const auto group = [](const std::string& cond) {
        return R"({"node": "group", )" + cond + R"(, "do": [)" + note("do") + R"(], "else": [)" + note("else") + "]}";
    };
    QCOMPARE(Sitting(group(yes) + "," + note("end")).said(), QString("do end"));
    QCOMPARE(Sitting(group(no) + "," + note("end")).said(), QString("else end"));
    QCOMPARE(Sitting(R"({"node": "note", "id": "said", "text": "x", )" + no + "}").said(), QString());
}

void tst_Nodes::foreachVisitsMembersInTurn()
{
    // The members are fixed at the start: the first one removes the second, which still has its turn.
    const Sitting t(R"({"node": "foreach", "over": "@map-units", "as": "one", "do": [)"
                    + verb(R"("verb": "add", "of": "one", "mark": "hits", "value": 1)") + ","
                    + verb(R"("verb": "remove", "of": "one/others", "box": "gone")") + "]}");
    QCOMPARE(t.mark("hits", "r1"), 1);
    QCOMPARE(t.mark("hits", "r2"), 1);
    QCOMPARE(t.at("r2"), QString("gone"));
    QVERIFY(t.state.over);
}

// Every member reads the state before any of them acts; the effects are visible afterwards.
void tst_Nodes::atOnceMembersReadTheSameState()
{
    const std::string body =
        verb(R"("verb": "add", "of": "one/others", "mark": "hits", "value": {"fact": "mark", "arg": "hits",
            "of": "one", "plus": 1})")
        + "," + verb(R"("verb": "mark", "of": "@game", "mark": "clock", "value": {"fact": "mark", "arg": "clock",
            "of": "@game", "plus": 1})");
    const auto units = [&](const std::string& order) {
        return R"({"node": "foreach", "over": "@map-units", "as": "one", )" + order + R"("do": [)" + body + "]}";
    };
    const Sitting listed(units({}));
    QCOMPARE(listed.mark("hits", "r2"), 1);
    QCOMPARE(listed.mark("hits", "r1"), 2); // the second one read the effect of the first
    QCOMPARE(listed.clock(), 5);
    const Sitting once(units(R"("order": "at-once", )"));
    QCOMPARE(once.mark("hits", "r2"), 1);
    QCOMPARE(once.mark("hits", "r1"), 1);
    QCOMPARE(once.clock(), 1);
}

void tst_Nodes::atOnceCollectsAnswersFirst()
{
    // Both sides answer before any effect; the effects so far are part of the state, also when it is saved.
    Sitting t(R"({"node": "foreach", "over": "@sides", "as": "s", "order": "at-once", "do": [
        {"node": "roll", "id": "r", "by": "s", "dice": [{"name": "d"}]}, )"
              + verb(R"("verb": "add", "of": "s", "mark": "points", "value": {"local": "d", "times": "1/2"})") + "]}, "
              + note("after"));
    QVERIFY(t.dice("d 3"));
    QCOMPARE(t.number("points", "red"), Rational(2));
    QVERIFY(t.dice("d 4"));
    QCOMPARE(t.number("points", "red"), Rational::of(7, 2));
    QCOMPARE(t.number("points", "blue"), Rational(4));
    QCOMPARE(t.said(), QString("after"));
}

void tst_Nodes::callsWithinAtOnceAreSimultaneous()
{
    // An inner loop, a called procedure and one left early all belong to the outer loop.
    const Sitting t(R"({"node": "foreach", "over": "@map-units", "as": "one", "order": "at-once", "do": [
        {"node": "end", "what": "loop", "if": [{"of": "one", "fact": "id", "is": "r3"}]},
        {"node": "call", "call": "hit", "roles": {"one": "one"}}]})",
                    {},
                    R"({"id": "hit", "roles": ["one"], "do": [
        {"node": "foreach", "over": "one/others", "as": "two", "order": "at-once", "do": [)"
                        + verb(R"("verb": "add", "of": "two", "mark": "hits", "value": {"fact": "mark",
            "arg": "hits", "of": "one", "plus": 2})")
                        + "]}]}");
    QCOMPARE(t.mark("hits", "r1"), 2);
    QCOMPARE(t.mark("hits", "r2"), 2);
    QCOMPARE(t.mark("hits", "r3"), 0);
}

void tst_Nodes::triggersRunAfterEachMember()
{
    // Triggers of one member run before the next one acts; their verbs are not delayed.
    const Sitting t(R"({"node": "foreach", "over": "@map-units", "as": "one", "order": "at-once", "do": [)"
                        + verb(R"("verb": "lose", "of": "one")") + "]}",
                    R"("triggers": [{"id": "t", "event": "lost-step", "do": [)"
                        + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + "]}]");
    QCOMPARE(t.clock(), 5);
    QCOMPARE(t.at("r2"), QString("dead"));
}

void tst_Nodes::refusesNodesThatCannotBeDelayed_data()
{
    QTest::addColumn<QString>("node");
    QTest::newRow("turn") << QString::fromStdString(verb(R"("verb": "turn")"));
    QTest::newRow("end-game") << QString::fromStdString(verb(R"("verb": "end-game", "text": "x")"));
    QTest::newRow("move") << R"({"node": "move", "units": "one", "path": "one/place"})";
    QTest::newRow("snapshot") << R"({"node": "snapshot", "mark": "tired", "over": "one"})";
    QTest::newRow("phase") << R"({"node": "call", "phase": "p", "call": "p"})";
    QTest::newRow("game") << R"({"node": "end", "what": "game"})";
    QTest::newRow("procedure") << QString::fromStdString(verb(R"("verb": "lose", "of": "one")")) + ", "
                                      + R"({"node": "end", "what": "procedure"})";
}

void tst_Nodes::refusesNodesThatCannotBeDelayed()
{
    QFETCH(QString, node);
    Sitting t(small::rulesWith(playing(R"({"node": "foreach", "over": "@map-units", "as": "one", "order": "at-once",
        "do": [)" + node.toStdString() + "]}",
                                       {}, R"({"id": "p", "do": []})")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains("act at once"), qPrintable(t.refusal()));
}

void tst_Nodes::allowsDeepCalls()
{
    // The stack was once silently cut off at sixty-four frames, which many failing constraints reach.
    const Sitting t(R"({"node": "call", "call": "down"})", {},
                    R"({"id": "down", "do": [)" + verb(R"("verb": "add", "of": "@game", "mark": "clock")")
                        + R"(, {"node": "call", "call": "down", "if": [{"of": "@game", "fact": "mark",
                          "arg": "clock", "max": 199}]}]})");
    QCOMPARE(t.clock(), 200);
}

void tst_Nodes::reportsEndlessCalls()
{
    Sitting t(small::rulesWith(playing(R"({"node": "call", "call": "on"})", {},
                                       R"({"id": "on", "do": [{"node": "call", "call": "on", "if": [
                                           {"amount": {"fact": "turn", "of": "@game"}, "max": 9}]}]})")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains("without end"), qPrintable(t.refusal()));
}

void tst_Nodes::endLeavesALoop()
{
    const Sitting t(R"({"node": "foreach", "over": "@map-units", "as": "one", "do": [)"
                    + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + R"(, {"node": "end", "what": "loop",
                      "if": [{"of": "one", "fact": "id", "is": "r3"}]}]}, )"
                    + note("after"));
    QCOMPARE(t.clock(), 3);
    QCOMPARE(t.said(), QString("after"));
}

void tst_Nodes::runsNestedLoops()
{
    const Sitting t(R"({"node": "foreach", "over": "@sides", "as": "s", "do": [
        {"node": "repeat", "most": 3, "do": [)"
                    + verb(R"("verb": "add", "of": "s", "mark": "points")")
                    + R"(, {"node": "end", "what": "loop", "if": [
                      {"of": "s", "fact": "id", "is": "red"},
                      {"of": "s", "fact": "mark", "arg": "points", "min": 4}]}]}]})");
    QCOMPARE(t.mark("points", "red"), 4);
    QCOMPARE(t.mark("points", "blue"), 5);
}

void tst_Nodes::repeatEndsAtItsLimit()
{
    const std::string add = verb(R"("verb": "add", "of": "@game", "mark": "clock")");
    QCOMPARE(Sitting(R"({"node": "repeat", "most": 4, "do": [)" + add + "]}").clock(), 4);
    QCOMPARE(Sitting(R"({"node": "repeat", "until": [{"of": "@game", "fact": "mark", "arg": "clock",
        "min": 3}], "do": [)"
                     + add + "]}")
                 .clock(),
             3);
    QCOMPARE(Sitting(R"({"node": "repeat", "most": 0, "do": [)" + add + "]}").clock(), 0);
}

void tst_Nodes::reportsEndlessRepeat()
{
    Sitting t(small::rulesWith(playing(R"({"node": "repeat", "do": []})")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY(t.refusal().contains("never ask for a decision"));
}

void tst_Nodes::reportsEndlessAutomaticAnswers()
{
    // One legal answer, taken automatically each time: each costs a search, so the limit is far lower.
    Sitting t(small::rulesWith(playing(R"({"node": "repeat", "do": [{"node": "choose", "id": "c",
        "by": "@active|@sides", "auto": true, "menu": [{"id": "on"}]}]})")));
    const fw::Result<fw::Outcome> begun = begin(*t.rules);
    QVERIFY(!begun);
    const std::string said = describe(begun.error());
    QVERIFY2(said.find("never ask for a decision") != std::string::npos, said.c_str());
    QVERIFY2(said.find("main") != std::string::npos, said.c_str()); // the procedure that runs endlessly
}

void tst_Nodes::computesAndStoresLocals()
{
    const char* q = R"("quantities": [{"id": "q", "base": {"local": "n"}}])";
    const Sitting t(R"({"node": "let", "as": "x", "value": 4},
        {"node": "compute", "quantity": "q", "roles": {"n": "x"}, "as": "y"},
        {"node": "let", "as": "x", "value": {"local": "y", "times": 2, "plus": 1}}, )"
                        + keep(R"({"local": "x"})"),
                    q);
    QCOMPARE(t.clock(), 9);
}

void tst_Nodes::letChangesTheNearestLocal()
{
    const char* procedures = R"({"id": "sub", "roles": ["mine"], "do": [
        {"node": "let", "as": "x", "value": 7}, {"node": "let", "as": "mine", "value": 8},
        {"node": "let", "as": "fresh", "value": 9}]})";
    const Sitting t(
        R"({"node": "let", "as": "x", "value": 1}, {"node": "let", "as": "mine", "value": 1},
        {"node": "call", "call": "sub", "roles": {"mine": "3"}}, )"
            + keep(R"({"ratio": [{"local": "x"}, 1], "plus": 0})") + ","
            + verb(R"("verb": "add", "of": "reds", "mark": "points")") + R"(,
        {"node": "let", "as": "reds", "role": "@sides"}, )"
            + verb(R"("verb": "mark", "of": "reds", "mark": "points",
                          "value": {"local": "mine"})")
            + "," + verb(R"("verb": "mark", "of": "@map-units", "mark": "hits",
                          "value": {"local": "fresh"})"),
        {}, procedures);
    QCOMPARE(t.clock(), 7);               // that of the caller
    QCOMPARE(t.mark("points", "red"), 1); // its own role changed, not that of the caller
    QCOMPARE(t.mark("hits", "r1"), 0);    // its new local is gone
}

void tst_Nodes::callPassesItsCast()
{
    const char* procedures = R"({"id": "sub", "roles": ["who", "n", "w"], "do": [
        {"node": "apply", "verbs": [{"verb": "mark", "of": "who", "mark": "hits",
            "value": {"local": "n"}},
            {"verb": "mark", "of": "@game", "mark": "clock", "value": 1,
                "if": [{"amount": {"local": "w"}, "is": "word"}]}]}]})";
    const Sitting t(R"({"node": "call", "call": "sub", "roles": {"who": "@map-units+gun", "n": "4",
        "w": "word"}})",
                    R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}])", procedures);
    QCOMPARE(t.mark("hits", "r3"), 4);
    QCOMPARE(t.mark("hits", "r1"), 0);
    QCOMPARE(t.clock(), 1);
}

void tst_Nodes::rollWaitsForFaces()
{
    Sitting t(
        R"({"node": "roll", "id": "r", "cite": "7.2", "dice": [{"name": "one", "low": 0, "high": 9},
        {"name": "two", "low": 1, "high": 6, "count": 2}]}, )"
        + keep(R"({"local": "two", "times": 10})") + ","
        + verb(R"("verb": "add", "of": "@game", "mark": "clock", "value": {"local": "two.2"})") + ","
        + verb(R"("verb": "add", "of": "@game", "mark": "clock", "value": {"local": "one"})"));
    QVERIFY(t.waits() == Wait::Dice);
    QCOMPARE(question(*t.rules, t.state).dice.size(), std::size_t(3));
    QCOMPARE(question(*t.rules, t.state).dice[1].name, std::string("two.1"));
    const State before = t.state;
    QVERIFY(!t.dice("one 4"));
    QVERIFY(!t.dice("one 10;two 1 2"));
    QVERIFY(!t.dice("one -1;two 1 2"));
    QVERIFY(!t.dice("one 4;two 1 7"));
    QVERIFY(!t.dice("one 4;two 1 x"));
    QVERIFY(!t.dice("one 4;two 1 2 3"));
    QVERIFY(!t.act("anything"));
    QVERIFY(t.refusal().contains("7.2"));
    QVERIFY(t.state == before);
    QVERIFY(t.dice("one 4;two 2 5"));
    QCOMPARE(t.clock(), 79);
    t.state = before;
    QVERIFY(t.dice("one 4;two.1 2;two.2 5"));
    QCOMPARE(t.clock(), 79);
}

void tst_Nodes::offersFacesOneByOne()
{
    const Sitting t(R"({"node": "roll", "dice": [{"name": "a", "low": 1, "high": 2},
        {"name": "b", "low": 5, "high": 6}]})");
    Draft draft;
    QCOMPARE(t.offered(draft), QString("1 2"));
    draft = extend(*t.rules, t.state, draft, legal(*t.rules, t.state, draft)[1]);
    QVERIFY(!complete(*t.rules, t.state, draft));
    QCOMPARE(t.offered(draft), QString("5 6"));
    draft = extend(*t.rules, t.state, draft, legal(*t.rules, t.state, draft)[0]);
    QVERIFY(complete(*t.rules, t.state, draft));
    QCOMPARE(t.offered(draft), QString());
}

void tst_Nodes::checkPassesOrFails_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("said");
    QTest::newRow("at most, under") << R"("compare": "at-most")" << 3 << "pass";
    QTest::newRow("at most, equal") << R"("compare": "at-most")" << 4 << "pass";
    QTest::newRow("at most, over") << R"("compare": "at-most")" << 5 << "fail";
    QTest::newRow("at least, under") << R"("compare": "at-least")" << 3 << "fail";
    QTest::newRow("at least, equal") << R"("compare": "at-least")" << 4 << "pass";
    QTest::newRow("natural pass") << R"("compare": "at-most", "passFaces": [6])" << 6 << "pass";
    QTest::newRow("natural failure") << R"("compare": "at-most", "failFaces": [1])" << 1 << "fail";
}

void tst_Nodes::checkPassesOrFails()
{
    QFETCH(QString, how);
    QFETCH(int, face);
    QFETCH(QString, said);
    const char* q = R"("quantities": [{"id": "need", "base": {"fact": "rating", "arg": "strength",
        "of": "unit"}}])";
    Sitting t(
        R"({"node": "let", "as": "second", "role": "@all-units+second"},
        {"node": "check", "id": "test", "dice": [{"name": "d", "low": 1, "high": 6}],
        "quantity": "need", "roles": {"unit": "second"}, )"
            + how.toStdString() + R"(, "do": [)" + note("pass") + R"(], "else": [)" + note("fail") + "]}, "
            + keep(R"({"local": "test.raw", "times": 10})") + ","
            + verb(R"("verb": "add", "of": "@game", "mark": "clock",
                    "value": {"local": "test.target"})"),
        q + std::string(R"(, "defs": [{"id": "second", "if": [{"fact": "id", "is": "r2"}]}])"));
    QVERIFY(t.dice(QString("d %1").arg(face)));
    QCOMPARE(t.said(), said);
    QCOMPARE(t.clock(), face * 10 + 4);
    const auto judged = std::find_if(t.trace.begin(), t.trace.end(),
                                     [](const Event& l) { return l.kind() == EventKind::Check; });
    QVERIFY(judged != t.trace.end());
    QCOMPARE(passedCheck(*judged), said == "pass");
    QCOMPARE(judged->units, std::vector<std::string>{"r2"});
}

void tst_Nodes::checkUsesARolledDie()
{
    Sitting t(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]},
        {"node": "check", "id": "c", "die": "d", "quantity": "q", "compare": "at-most", "do": [)"
                  + note("pass") + "]}",
              R"("quantities": [{"id": "q", "base": 3}])");
    QVERIFY(t.dice("d 2"));
    QCOMPARE(t.said(), QString("pass"));
}

void tst_Nodes::lookupStoresCellAndExtras()
{
    const char* crt = R"("tables": [{"id": "crt", "axes": [
            {"id": "die", "kind": "number", "bands": [["1", 1, 1], ["2", 2, null]]},
            {"id": "odds", "kind": "ratio", "bands": [["1:1", 1, null], ["2:1", 2, null]]}],
        "columnExtra": ["", "hard"], "rows": [["1", "A/D", "1/2"],
            {"row": "2", "cells": ["BB", "4"], "extra": "lead"}]}],
        "codes": [{"id": "A", "do": [)";
    const std::string codes = note("code-A") + R"(]}, {"id": "1", "do": [)" + note("code-1")
                              + R"(]}, {"id": "4", "do": [)" + note("code-4") + "]}]";
    const auto look = [&](const char* die, const char* odds) {
        return Sitting(R"({"node": "lookup", "table": "crt", "as": "r", "at": [)" + std::string(die) + "," + odds
                           + R"(]}, {"node": "code", "code": "r.first"},
            {"node": "code", "code": "r"}, )"
                           + R"({"node": "note", "id": "said", "text": "lead", "if": [
                {"amount": {"local": "r.row-extra"}, "is": "lead"}]},
            {"node": "note", "id": "said", "text": "hard", "if": [
                {"amount": {"local": "r.column-extra"}, "is": "hard"},
                {"amount": {"local": "r.column"}, "is": "2:1"}]},
            {"node": "note", "id": "said", "text": "outside", "if": [
                {"amount": {"local": "r"}, "is": "none"}]},)"
                           + keep(R"({"local": "r.second"})"),
                       crt + codes);
    };
    QCOMPARE(look("1", "1").said(), QString("code-A"));
    const Sitting half = look("1", "3");
    QCOMPARE(half.said(), QString("code-1 hard"));
    QCOMPARE(half.clock(), 2);
    QCOMPARE(look("7", "1").said(), QString("lead"));
    QCOMPARE(look("7", "5").said(), QString("code-4 lead hard"));
    QCOMPARE(look("0", "1").said(), QString("outside"));
}

void tst_Nodes::phaseSetsClockAndClearsMarks()
{
    const char* procedures = R"({"id": "fire", "do": [
        {"node": "apply", "verbs": [{"verb": "mark", "of": "@map-units", "mark": "moved"},
            {"verb": "mark", "of": "@active", "mark": "points", "value": 9}]},
        {"node": "choose", "id": "ask", "by": "@active", "menu": [{"id": "go", "do": []}]}]})";
    Sitting t(R"({"node": "foreach", "over": "@sides", "as": "s", "do": [
        {"node": "call", "id": "fire", "phase": "fire", "by": "s", "call": "fire"}]})",
              {}, procedures);
    QCOMPARE(t.rules->word(t.state.position.phase), std::string("fire"));
    QCOMPARE(t.state.position.active, 0);
    QCOMPARE(t.seats(), QString("red"));
    QCOMPARE(t.mark("moved", "b1"), 1);
    QVERIFY(!t.act("go", {}, "blue"));
    QVERIFY(t.act("go", {}, "red"));
    QCOMPARE(t.state.position.active, 1);
    QCOMPARE(t.mark("points", "red"), 9);
    QVERIFY(t.act("go"));
    QVERIFY(t.state.over);
    QCOMPARE(t.mark("moved", "b1"), 0);
}

void tst_Nodes::refusesToEndAMissingPhase()
{
    Sitting t(small::rulesWith(playing(R"({"node": "end", "what": "phase"})")));
    QVERIFY(!t.take(begin(*t.rules)));
    QVERIFY2(t.refusal().contains("is not in a phase"), qPrintable(t.refusal()));
}

/// 13.5: With counters as "by", it asks their sides, and each passes once.
void tst_Nodes::windowIsOfferedOncePerSide()
{
    Sitting t(R"({"node": "window", "id": "w", "by": "@all-units", "menu": [{"id": "go", "do": []}]}, )"
              + note("after"));
    QVERIFY(!t.act("pass", {}, "blue"));
    QVERIFY(t.act("pass", {}, "red"));
    QVERIFY(!t.act("pass", {}, "red"));
    QVERIFY(t.act("pass", {}, "blue"));
    QCOMPARE(t.said(), QString("after"));
}

void tst_Nodes::leavingWindowRestoresTheSide()
{
    Sitting t(R"({"node": "call", "call": "p", "roles": {"side": "@map-units+gun/side"}})",
              R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}])",
              R"({"id": "p", "roles": ["side"], "do": [
                  {"node": "foreach", "over": "@map-units+gun", "as": "one", "do": [
                      {"node": "window", "id": "w", "by": "@sides", "menu": [
                          {"id": "out", "do": [{"node": "end", "what": "loop"}]}]}]},
                  {"node": "choose", "id": "c", "by": "side", "menu": [{"id": "done", "do": []}]}]})");
    QVERIFY(t.act("pass", {}, "red"));
    QVERIFY(t.act("out", {}, "blue"));
    QVERIFY2(!t.act("done", {}, "blue"), "red's procedure goes on");
    QVERIFY(t.act("done", {}, "red"));
    QVERIFY(t.state.over);
}

void tst_Nodes::endLeavesTheNamedLevel()
{
    const auto ended = [](const char* what) {
        const std::string procedures = R"({"id": "phase", "do": [{"node": "call", "call": "inner"}, )"
                                       + note("in-phase") + R"(]}, {"id": "inner", "do": [{"node": "end", "what": ")"
                                       + what + "\"}, " + note("in-inner") + "]}";
        return Sitting(R"({"node": "call", "phase": "p", "by": "@sides", "call": "phase"}, )" + note("after"), {},
                       procedures)
            .said();
    };
    QCOMPARE(ended("procedure"), QString("in-phase after"));
    QCOMPARE(ended("phase"), QString("after"));
    QCOMPARE(ended("game"), QString());
}

void tst_Nodes::triggerMayEndPhaseAtItsStart()
{
    const Sitting t(R"({"node": "call", "phase": "p", "by": "@sides", "call": "phase"}, )" + note("after"),
                    R"("triggers": [{"id": "t", "event": "phase-begins:p", "do": [
                      {"node": "end", "what": "phase"}]},
                      {"id": "e", "event": "phase-ends:p", "do": [)"
                        + note("ends") + R"(, {"node": "end", "what": "phase"}]}])",
                    R"({"id": "phase", "do": [)" + note("in-phase") + "]}");
    QCOMPARE(t.said(), QString("ends after"));
}

void tst_Nodes::snapshotMarksMatchingMembers()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@map-units", "mark": "tired")")
                        + R"(, {"node": "snapshot", "mark": "tired", "over": "@map-units",
                "if": [{"fact": "type", "is": "foot"}]},
            {"node": "snapshot", "mark": "targets", "over": "@map-units+gun",
                "role": "it/place/neighbours/units"})",
                    R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]}])");
    QCOMPARE(t.mark("tired", "r1"), 1);
    QCOMPARE(t.mark("tired", "r3"), 0);
    QCOMPARE(t.mark("targets", "r3"), 3);
    QCOMPARE(t.mark("targets", "r1"), 0);
}

void tst_Nodes::reportsLabelledSnapshot()
{
    const Sitting t(R"({"node": "snapshot", "id": "cut", "label": "Cut off", "cite": "7.1", "mark": "tired",
                        "over": "@map-units", "if": [{"fact": "type", "is": "gun"}]},
                       {"node": "snapshot", "id": "none", "label": "Out of command", "mark": "moved", "over": "@map-units",
                        "if": [{"fact": "type", "is": "no-such"}]},
                       {"node": "snapshot", "id": "silent", "mark": "fresh", "over": "@map-units"})");
    const auto told = [&](const char* row) {
        return std::ranges::find_if(t.trace, [&](const Event& line) { return line.row == row; });
    };
    QVERIFY(told("cut") != t.trace.end());
    QCOMPARE(told("cut")->cite, std::string("7.1"));
    QCOMPARE(told("cut")->units, std::vector<std::string>{"r3"});
    QVERIFY(told("none") != t.trace.end() && told("none")->units.empty());
    QVERIFY(told("silent") == t.trace.end());
}

void tst_Nodes::manualWaitsForTheReferee()
{
    Sitting t(
        R"({"node": "manual", "id": "m", "cite": "15.5", "text": "Who?", "labels": ["left",
            "right"],
        "as": "turn"}, {"node": "note", "id": "said", "text": "right", "if": [
        {"amount": {"local": "turn"}, "is": "right"}]})");
    QVERIFY(t.waits() == Wait::Manual);
    QCOMPARE(t.seats(), QString("referee"));
    QCOMPARE(t.offered(), QString("left right"));
    QVERIFY(!t.other(Action::Kind::Decide, "ahead"));
    QVERIFY(t.refusal().contains("15.5"));
    QVERIFY(!t.act("left"));
    QVERIFY(t.other(Action::Kind::Decide, "right"));
    QCOMPARE(t.said(), QString("right"));
}

void tst_Nodes::manualWithoutLabelsAcceptsAnyWord()
{
    Sitting t(R"({"node": "manual", "text": "Do it by hand."}, )" + note("on"));
    QCOMPARE(t.offered(), QString("done"));
    QVERIFY(t.other(Action::Kind::Decide, "whatever"));
    QCOMPARE(t.said(), QString("on"));
}

FW_TEST(tst_Nodes)
#include "tst_Nodes.moc"
