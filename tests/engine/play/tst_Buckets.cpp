// Counted faces of many dice, calculations, and steps of ladders that an amount gives.
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Buckets : public QObject
{
    Q_OBJECT

private slots:
    void countsFaces_data();
    void countsFaces();
    void aSmallerRollForgetsTheOtherDice();
    void forecastsManyDiceExactly_data();
    void forecastsManyDiceExactly();
    void calculates_data();
    void calculates();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void setsLadderByAmount_data();
    void setsLadderByAmount();
    void beginsOnTheFirstTurn();
};

namespace {

std::string roll(int count)
{
    return R"({"node": "roll", "dice": [{"name": "shots", "count": )" + std::to_string(count) + "}]}";
}

std::string quoted(const QString& line)
{
    return '"' + line.toStdString() + '"';
}

} // namespace

void tst_Buckets::countsFaces_data()
{
    QTest::addColumn<QString>("amount");
    QTest::addColumn<int>("count");
    QTest::newRow("at least") << "#($shots >= 5)" << 3;
    QTest::newRow("at most") << "#($shots <= 2)" << 3;
    QTest::newRow("equal") << "#($shots = 6)" << 2;
    QTest::newRow("not") << "#($shots != 6)" << 6;
    QTest::newRow("one of") << "#($shots in [1, 3])" << 3;
    QTest::newRow("between") << "#($shots in 2..5)" << 4;
    QTest::newRow("computed") << "#($shots >= #@map-units)" << 3;
    QTest::newRow("calculated") << "#($shots = 6) * 2 + #($shots = 1)" << 6;
}

void tst_Buckets::countsFaces()
{
    QFETCH(QString, amount);
    QFETCH(int, count);
    Sitting t(roll(8) + ", " + keep(quoted(amount)));
    QVERIFY(t.dice("shots 1 1 2 3 4 5 6 6"));
    QCOMPARE(t.clock(), count);
}

void tst_Buckets::aSmallerRollForgetsTheOtherDice()
{
    Sitting t(roll(5) + ", " + roll(2) + ", " + keep(R"x("#($shots >= 4)")x"));
    QVERIFY(t.dice("shots 6 6 6 6 6"));
    QVERIFY(t.dice("shots 4 1"));
    QCOMPARE(t.clock(), 1);
    Sitting one(roll(5) + ", " + roll(1) + ", " + keep(R"x("#($shots >= 4)")x"));
    QVERIFY(one.dice("shots 6 6 6 6 6"));
    QVERIFY(one.dice("shots 5"));
    QCOMPARE(one.clock(), 1);
}

void tst_Buckets::forecastsManyDiceExactly_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<QString>("test");
    QTest::addColumn<QString>("chance");
    // Two sixths of the faces hit: no hit on 8 dice is (2/3)^8.
    QTest::newRow("none of eight") << 8 << "#($shots >= 5) = 0"
                                   << "256/6561";
    QTest::newRow("all of eight") << 8 << "#($shots >= 5) = 8"
                                  << "1/6561";
    QTest::newRow("one of twenty") << 20 << "#($shots <= 3) = 1"
                                   << "5/262144";
    QTest::newRow("two kinds") << 8 << "#($shots = 6) + #($shots = 1) = 8"
                               << "1/6561";
    QTest::newRow("and the sum") << 8 << "#($shots = 6) = 0 and $shots = 40"
                                 << "1/1679616";
    QTest::newRow("a bound that is read") << 8 << "#($shots >= #@map-units) = 0"
                                          << "256/6561";
}

void tst_Buckets::forecastsManyDiceExactly()
{
    QFETCH(int, dice);
    QFETCH(QString, test);
    QFETCH(QString, chance);
    const Sitting t(R"({"node": "choose", "menu": [{"id": "attack", "do": [)" + roll(dice)
                        + R"(, {"node": "let", "value": "no", "as": "done"}, {"node": "group", "if": )" + quoted(test)
                        + R"(, "do": [{"node": "let", "value": "yes", "as": "done"}]},
                           {"node": "lookup", "table": "answer", "at": ["$done"]}]}]})",
                    R"("tables": [{"id": "answer", "axes": [{"id": "said", "kind": "label", "bands": ["yes", "no"]}],
                       "rows": [["yes", "hit"], ["no", "miss"]]}])");
    const auto f = forecast(*t.rules, t.state, Sitting::action("attack"));
    QVERIFY(f);
    Rational all = 0;
    Rational hit = 0;
    for (const Chance& c : f->chances) {
        all = all + c.chance;
        if (c.result == "hit")
            hit = c.chance;
    }
    QCOMPARE(all, Rational(1));
    QCOMPARE(QString::fromStdString(hit.text()), chance);
}

void tst_Buckets::calculates_data()
{
    QTest::addColumn<QString>("amount");
    QTest::addColumn<int>("value");
    QTest::newRow("sum") << "$a + $b" << 12;
    QTest::newRow("difference") << "2 * $a - $b" << 9;
    QTest::newRow("precedence") << "$a + $b * $a - 1" << 41;
    QTest::newRow("parentheses") << "($a + $b) * ($a - $b)" << 24;
    QTest::newRow("from the left") << "$a - $b - 1" << 1;
    QTest::newRow("to the right") << "$a - ($b - 1)" << 3;
    QTest::newRow("up") << "round up ($a / 2)" << 4;
    QTest::newRow("down") << "round down ($a / $b)" << 1;
    QTest::newRow("down below 0") << "round down (-1 * $a / 2)" << -4;
    QTest::newRow("nearest") << "round nearest ($a / 2)" << 4;
    QTest::newRow("exact") << "$a / $b * $b" << 7;
    QTest::newRow("count") << "#(@map-units: strength >= 3 and steps >= 2) * 10" << 20;
    QTest::newRow("count with a name") << "#(@map-units as one: any @map-units: adjacent(one))" << 4; // all but b2
    QTest::newRow("count of alternatives") << "#(@map-units: it.type = gun or it.type = horse)" << 2;
}

void tst_Buckets::calculates()
{
    QFETCH(QString, amount);
    QFETCH(int, value);
    const Sitting t(R"({"node": "let", "value": 7, "as": "a"}, {"node": "let", "value": 5, "as": "b"}, )"
                    + keep(quoted(amount)));
    QCOMPARE(t.clock(), value);
}

void tst_Buckets::refusesWhatIsNoNumber_data()
{
    QTest::addColumn<QString>("amount");
    QTest::newRow("too large") << "$a * $a * $a";
    QTest::newRow("divided by 0") << "$a / ($a - $a)";
}

void tst_Buckets::refusesWhatIsNoNumber()
{
    QFETCH(QString, amount);
    const std::string large = R"({"node": "let", "value": 9000000000, "as": "a"}, )";
    const Sitting kept(large + R"({"node": "let", "value": )" + quoted(amount) + R"(, "as": "b"})");
    QVERIFY(!kept.refusal().isEmpty());
    const Sitting marked(large + keep(quoted(amount)));
    QVERIFY(!marked.refusal().isEmpty());
}

void tst_Buckets::setsLadderByAmount_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<int>("place");
    QTest::newRow("worsened by a local") << R"("verb": "add", "of": "@map-units", "mark": "morale", "value": "$excess")"
                                         << 1;
    QTest::newRow("place") << R"("verb": "mark", "of": "@map-units", "mark": "morale", "value": "$excess + 1")" << 2;
    QTest::newRow("beyond the end") << R"("verb": "mark", "of": "@map-units", "mark": "morale", "value": 9)" << 2;
    QTest::newRow("before the start")
        << R"("verb": "mark", "of": "@map-units", "mark": "morale", "value": "$excess - 5")" << 0;
    QTest::newRow("step in a local") << R"("verb": "mark", "of": "@map-units", "mark": "morale", "value": "$step-word")"
                                     << 2;
    QTest::newRow("no step") << R"("verb": "mark", "of": "@map-units", "mark": "morale", "value": "$other")" << -1;
    QTest::newRow("half a step") << R"("verb": "mark", "of": "@map-units", "mark": "morale", "value": "$excess / 2")"
                                 << -1;
}

void tst_Buckets::setsLadderByAmount()
{
    QFETCH(QString, verb);
    QFETCH(int, place);
    const Sitting t(
        R"({"node": "let", "value": 1, "as": "excess"}, {"node": "let", "value": "routed", "as": "step-word"},
        {"node": "let", "value": "fled", "as": "other"}, )"
        + sitting::verb(verb.toStdString()));
    QCOMPARE(t.refusal().isEmpty(), place >= 0);
    QCOMPARE(t.mark("morale", "r1"), std::max(0, place));
}

void tst_Buckets::beginsOnTheFirstTurn()
{
    const std::string turn = verb(R"("verb": "turn")");
    const Sitting t(R"({"node": "repeat", "most": "@game.last-turn - @game.first-turn + 1", "do": [)" + turn + "]}, "
                        + keep(R"("@game.first-turn")"),
                    {}, {}, R"("firstTurn": 3, "turnNames": ["Dusk", "Night"])");
    QCOMPARE(t.state.position.turn, 4);
    QCOMPARE(t.clock(), 3);
    const auto begins = std::ranges::find_if(t.trace, [](const Event& line) { return line.is<TurnStarted>(); });
    QVERIFY(begins != t.trace.end());
    QCOMPARE(begins->as<TurnStarted>()->turn, 3);
    QCOMPARE(begins->as<TurnStarted>()->name, std::string("Dusk"));
}

FW_TEST(tst_Buckets)
#include "tst_Buckets.moc"
