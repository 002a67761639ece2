#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Referee : public QObject
{
    Q_OBJECT

private slots:
    void setsAUnit();
    void setsMarksAndTheTurn();
    void refusesInvalidSettings_data();
    void refusesInvalidSettings();
    void triggersAnEventManually();
    void reportsDecisionWithoutItsQuestion();
    void gameContinuesAfterSetting();
};

namespace {

const char* const waiting = R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "go", "do": []}]})";

} // namespace

void tst_Referee::setsAUnit()
{
    Sitting t(waiting);
    QVERIFY(t.other(Action::Kind::Set, "unit", "unit r1;place 0404;steps 1;facing 3"));
    QCOMPARE(t.at("r1"), QString("0404"));
    QCOMPARE(int(t.state.position.units[0].steps), 1);
    QCOMPARE(int(t.state.position.units[0].facing), 3);
    QVERIFY(t.log().contains("set by the referee"));
    QVERIFY(t.other(Action::Kind::Set, "unit", "unit r1;place dead"));
    QCOMPARE(t.at("r1"), QString("dead"));
    QVERIFY(t.waits() == Wait::Choice); // the question is still open
}

void tst_Referee::setsMarksAndTheTurn()
{
    Sitting t(waiting);
    QVERIFY(t.other(Action::Kind::Set, "mark", "mark morale;unit r3;value shaken"));
    QCOMPARE(t.mark("morale", "r3"), 1);
    QVERIFY(t.other(Action::Kind::Set, "mark", "mark points;side blue;value 7"));
    QCOMPARE(t.mark("points", "blue"), 7);
    QVERIFY(t.other(Action::Kind::Set, "mark", "mark smoke;place 0303;value 1"));
    QCOMPARE(t.mark("smoke", "0303"), 1);
    QVERIFY(t.other(Action::Kind::Set, "mark", "mark clock;value 5"));
    QCOMPARE(t.clock(), 5);
    QVERIFY(t.other(Action::Kind::Set, "mark", "mark targets;unit r3;value b1"));
    QCOMPARE(t.mark("targets", "r3"), 1);
    QVERIFY(t.other(Action::Kind::Set, "turn", "turn 3"));
    QCOMPARE(t.state.position.turn, 3);
}

void tst_Referee::refusesInvalidSettings_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("fields");
    const auto row = [](const char* verb, const char* fields) {
        QTest::newRow((std::string(verb) + " " + fields).c_str()) << verb << fields;
    };
    row("unit", "");
    row("unit", "unit r9;place 0101");
    row("unit", "unit r1;place 9999");
    row("unit", "unit r1;place 0101;steps 3");
    row("unit", "unit r1;place 0101;steps -1");
    row("unit", "unit r1;place 0101;facing 6");
    row("mark", "mark tired");
    row("mark", "mark tired;value 1"); // the unit is missing
    row("mark", "mark tired;place 0101;value 1");
    row("mark", "mark nothing;unit r1;value 1");
    row("mark", "mark morale;unit r1;value 3");
    row("mark", "mark morale;unit r1;value angry");
    row("mark", "mark targets;unit r1;value 1");
    row("mark", "mark points;side green;value 1");
    row("turn", "");
    row("turn", "turn x");
    row("turn", "turn -1");
    row("weather", "");
}

void tst_Referee::refusesInvalidSettings()
{
    QFETCH(QString, verb);
    QFETCH(QString, fields);
    Sitting t(waiting);
    const State before = t.state;
    QVERIFY(!t.other(Action::Kind::Set, verb.toStdString(), fields));
    QVERIFY(!t.refusal().isEmpty());
    QVERIFY(t.state == before);
}

// The line "ruled by the referee" once contained the program's own question.
void tst_Referee::reportsDecisionWithoutItsQuestion()
{
    for (const bool labelled : {true, false}) {
        Sitting t(R"({"node": "manual", "id": "m", )" + std::string(labelled ? R"("label": "Fog roll", )" : "")
                  + R"("text": "Roll a die against the track.", "labels": ["fog", "clear"]})");
        Action a;
        a.kind = Action::Kind::Decide;
        a.verb = "fog";
        a.reason = labelled ? "the die fell 3" : "";
        QVERIFY(t.apply(a));
        QCOMPARE(t.log(), labelled ? QString("ruled by the referee: Fog roll: fog, because the die fell 3")
                                   : QString("ruled by the referee: fog"));
    }
}

void tst_Referee::triggersAnEventManually()
{
    Sitting t(waiting, R"("triggers": [{"id": "rain", "event": "rain", "do": [)" + note("rain") + ","
                           + verb(R"("verb": "mark", "of": "subject", "mark": "smoke")") + "]}]");
    QVERIFY(!t.other(Action::Kind::Event, "snow"));
    QVERIFY(!t.other(Action::Kind::Event, "rain", "subject nobody"));
    QVERIFY(t.other(Action::Kind::Event, "rain", "subject 0303"));
    QCOMPARE(t.said(), QString("rain"));
    QCOMPARE(t.mark("smoke", "0303"), 1);
    QVERIFY(t.waits() == Wait::Choice);
    QVERIFY(t.act("go"));
    QVERIFY(t.state.over);
}

void tst_Referee::gameContinuesAfterSetting()
{
    Sitting t(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]}, )" + note("end"));
    QVERIFY(t.other(Action::Kind::Set, "turn", "turn 2"));
    QVERIFY(t.waits() == Wait::Dice);
    QVERIFY(t.dice("d 1"));
    QCOMPARE(t.said(), QString("end"));
}

FW_TEST(tst_Referee)
#include "tst_Referee.moc"
