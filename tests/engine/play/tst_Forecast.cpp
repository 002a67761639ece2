#include "engine/play/Forecast.h"
#include "engine/rules/Compiled.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Forecast : public QObject
{
    Q_OBJECT

private slots:
    void givesExactChances();
    void followsSeveralDiceAndRolls();
    void followsSummedDiceBySums();
    void decisionEndsTheBranch();
    void assumesNoOptionalReroll();
    void namesResultByItsEffect();
    void givesOneOutcomeWithoutDice();
    void cutForecastStillSumsToOne();
    void rerolledTieLeavesNoRemainder();
    void knownDieIsNotRolledAgain();
    void countedRollIsNoTie_data();
    void countedRollIsNoTie();
    void stopsWhenCancelled();
    void refusesIllegalAction();
    void leavesTheStateUnchanged();
};

namespace {

const char* const crt = R"("tables": [{"id": "crt", "axes": [
    {"id": "die", "kind": "number", "bands": [["1", 1, 1], ["2-3", 2, 3], ["4-6", 4, 6]]}],
    "rows": [["1", "miss"], ["2-3", "push"], ["4-6", "hit"]]}],
    "quantities": [{"id": "need", "base": 2}])";

std::string attacking(const std::string& then)
{
    return R"({"node": "choose", "menu": [{"id": "attack", "cite": "4", "fields": [{"name": "who",
        "pick": "unit", "from": "@map-units"}], "do": [)"
           + then + "]}]}";
}
const char* const firing = R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]},
    {"node": "lookup", "table": "crt", "at": [{"local": "d"}], "as": "r"})";

QString chances(const Forecast& f)
{
    QStringList out;
    for (const Chance& c : f.chances)
        out << QString::fromStdString(c.result + " " + c.chance.text());
    out.sort();
    return out.join("; ");
}

Rational sum(const Forecast& f)
{
    Rational out = 0;
    for (const Chance& c : f.chances)
        out = out + c.chance;
    return out;
}

} // namespace

void tst_Forecast::givesExactChances()
{
    const Sitting t(attacking(firing), crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(chances(*f), QString("hit 1/2; miss 1/6; push 1/3"));
    QCOMPARE(sum(*f), Rational(1));
    for (const Chance& c : f->chances)
        QVERIFY(!c.trace.empty());
    QVERIFY(!f->trace.empty());
}

void tst_Forecast::followsSeveralDiceAndRolls()
{
    const Sitting t(attacking(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6, "count": 2}]},
        {"node": "lookup", "table": "crt", "at": [{"local": "d.1"}], "as": "r"},
        {"node": "check", "id": "morale", "if": [{"amount": {"local": "r"}, "is": "hit"}],
            "dice": [{"name": "m", "low": 1, "high": 6}], "quantity": "need",
            "compare": "at-most"})"),
                    crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(chances(*f), QString("hit, failed 1/3; hit, passed 1/6; miss 1/6; push 1/3"));
    QCOMPARE(sum(*f), Rational(1));
}

// Two dice for a battle and two for each commander: 46,656 combinations, more than the limit, but only 1,331 sums.
void tst_Forecast::followsSummedDiceBySums()
{
    const auto survival = [](const char* id) {
        return std::string(R"(, {"node": "check", "id": ")") + id + R"(", "dice": [{"name": ")" + id
               + R"(-die", "low": 1, "high": 6, "count": 2}], "quantity": "need", "compare": "at-least"})";
    };
    const Sitting t(attacking(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6, "count": 2}]},
        {"node": "lookup", "table": "sums", "at": [{"local": "d"}], "as": "r"})"
                              + survival("mine") + survival("theirs")),
                    R"("tables": [{"id": "sums", "axes": [{"id": "die", "kind": "number",
        "bands": [["2-3", 2, 3], ["4-12", 4, 12]]}], "rows": [["2-3", "lost"], ["4-12", "won"]]}],
        "quantities": [{"id": "need", "base": 3}])");
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(sum(*f), Rational(1));
    // 3 of 36 combinations lose; 1 of 36 kills a commander.
    Rational lost = 0;
    for (const Chance& c : f->chances) {
        QVERIFY2(std::count(c.result.begin(), c.result.end(), ',') == 2, c.result.c_str());
        if (c.result == "lost, passed, passed")
            lost = c.chance;
    }
    QCOMPARE(lost, Rational::of(3 * 35 * 35, 36 * 36 * 36));
    // In the game, each face keeps its name, read or not, because the positions of existing games contain it.
    for (const char* face : {"d.1", "d.2", "mine-die.1"})
        QVERIFY(t.rules->compiled().find(face) != noSym);
    QCOMPARE(f->chances.size(), std::size_t(8));
}

void tst_Forecast::decisionEndsTheBranch()
{
    const Sitting t(
        attacking(std::string(firing) + R"(, {"node": "choose", "menu": [{"id": "x", "do": [)" + firing + "]}]}"), crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QCOMPARE(chances(*f), QString("hit 1/2; miss 1/6; push 1/3"));
}

void tst_Forecast::assumesNoOptionalReroll()
{
    const Sitting t(attacking(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]},
        {"node": "choose", "menu": [{"id": "keep"},
            {"id": "again", "do": [{"node": "roll", "id": "r2", "dice": [{"name": "d", "low": 1, "high": 6}]}]}]},
        {"node": "lookup", "table": "crt", "at": [{"local": "d"}], "as": "r"})"),
                    crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(chances(*f), QString("hit 1/2; miss 1/6; push 1/3"));
    QCOMPARE(sum(*f), Rational(1));
}

// A letter without effect in this kind of combat is not part of the result.
void tst_Forecast::namesResultByItsEffect()
{
    const Sitting t(
        attacking(std::string(firing) + R"(, {"node": "note", "label": "nothing", "text": "only a hit counts",
        "if": [{"amount": {"local": "r"}, "isnt": "hit"}]}, {"node": "note", "text": "a remark"})"),
        crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(chances(*f), QString("hit 1/2; nothing 1/2"));
}

void tst_Forecast::givesOneOutcomeWithoutDice()
{
    const Sitting t(attacking(note("x")));
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(f->chances.size(), std::size_t(1));
    QCOMPARE(f->chances[0].chance, Rational(1));
}

void tst_Forecast::cutForecastStillSumsToOne()
{
    const Sitting t(attacking(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6, "count": 60}]})"), crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(sum(*f), Rational(1));
}

// The sides roll until one has more: the forecast covers the tie without following it endlessly.
void tst_Forecast::rerolledTieLeavesNoRemainder()
{
    const Sitting t(attacking(R"({"node": "let", "value": 0, "as": "a"}, {"node": "let", "value": 0, "as": "b"},
        {"node": "repeat", "until": "$a != $b", "do": [{"node": "roll", "dice": [
            {"name": "a", "low": 1, "high": 6}, {"name": "b", "low": 1, "high": 6}]}]},
        {"node": "lookup", "table": "crt", "at": [{"local": "a"}], "as": "r"})"),
                    crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(chances(*f), QString("hit 1/2; miss 1/6; push 1/3"));
}

// With a 2 on the first of two dice, five of six faces of the other end the loop; after a tie both are rolled again.
void tst_Forecast::knownDieIsNotRolledAgain()
{
    Sitting t(attacking(R"({"node": "let", "value": 0, "as": "a"}, {"node": "let", "value": 0, "as": "b"},
        {"node": "repeat", "until": "$a != $b", "do": [{"node": "roll", "dice": [
            {"name": "a", "low": 1, "high": 6}, {"name": "b", "low": 1, "high": 6}]}]},
        {"node": "lookup", "table": "crt", "at": [{"local": "a"}], "as": "r"})"),
              crt);
    QVERIFY(t.act("attack", "who r1"));
    const auto ahead = diceAhead(*t.rules, t.state, {}, {{"a", {"2"}}});
    QVERIFY(ahead);
    QCOMPARE(chances({{}, ahead->chances}), QString("hit 1/12; miss 1/36; push 8/9"));
    // Two dice of one name are given in order; the second one is read here.
    Sitting two(attacking(R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6, "count": 2}]},
        {"node": "lookup", "table": "crt", "at": [{"local": "d.2"}], "as": "r"})"),
                crt);
    QVERIFY(two.act("attack", "who r1"));
    QCOMPARE(chances({{}, diceAhead(*two.rules, two.state, {}, {{"d", {"6"}}})->chances}),
             QString("hit 1/2; miss 1/6; push 1/3"));
    QCOMPARE(chances({{}, diceAhead(*two.rules, two.state, {}, {{"d", {"6", "1"}}})->chances}), QString("miss 1"));
    const auto open = diceAhead(*t.rules, t.state, {}, {{"a", {"none of it"}}});
    QVERIFY(open);
    QCOMPARE(chances({{}, open->chances}), QString("hit 1/2; miss 1/6; push 1/3"));
}

void tst_Forecast::countedRollIsNoTie_data()
{
    QTest::addColumn<QString>("count");
    QTest::newRow("in a local") << R"({"node": "let", "value": "$n + 1", "as": "n"})";
    QTest::newRow("on the table") << QString::fromStdString(verb(R"("verb": "add", "of": "@game", "mark": "clock")"))
                                         + R"(, {"node": "let", "value": "@game.clock", "as": "n"})";
}

// The first six comes with one chance in six per roll: earlier rolls are counted, so no roll equals the one before.
void tst_Forecast::countedRollIsNoTie()
{
    QFETCH(QString, count);
    const Sitting t(attacking(R"({"node": "let", "value": 0, "as": "d"}, {"node": "let", "value": 0, "as": "n"},
        {"node": "repeat", "until": "$d = 6 or $n >= 4", "do": [{"node": "roll", "dice": [
            {"name": "d", "low": 1, "high": 6}]}, )"
                              + count.toStdString() + R"(]},
        {"node": "lookup", "table": "crt", "at": [{"local": "n"}], "as": "r"})"),
                    crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(f);
    QCOMPARE(chances(*f), QString("hit 125/216; miss 1/6; push 55/216"));
}

void tst_Forecast::stopsWhenCancelled()
{
    Sitting t(attacking(firing), crt);
    QVERIFY(t.act("attack", "who r1"));
    QVERIFY(diceAhead(*t.rules, t.state));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!diceAhead(*t.rules, t.state, stop.get_token()));
}

void tst_Forecast::refusesIllegalAction()
{
    const Sitting t(attacking(firing), crt);
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack", "who b3"));
    QVERIFY(!f);
    QCOMPARE(f.error().cite, std::string("4"));
}

void tst_Forecast::leavesTheStateUnchanged()
{
    const Sitting t(attacking(firing), crt);
    const State before = t.state;
    (void)forecast(*t.rules, t.state, Sitting::action("attack", "who r1"));
    QVERIFY(t.state == before);
}

FW_TEST(tst_Forecast)
#include "tst_Forecast.moc"
