#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Begin : public QObject
{
    Q_OBJECT

private slots:
    void gameRunsFromQuestionToQuestion();
    void startsAtAGivenPhase();
    void doesNotJudgeVictoryBeforeThatPhase();
    void refusesUnknownPhase();
    void runsProcedureWithAStatedCast();
    void redactsWhatASeatMayNotSee();
    void sameGameGivesTheSameState();
    void stopsEndlessCalls();
};

namespace {

/// Four turns; in each, both sides move and fire; a side that is alone at the end of a turn wins.
const char* const turns = R"({"node": "repeat", "until": [{"fact": "turn", "min": 4}], "do": [
    {"node": "apply", "verbs": [{"verb": "turn"}]},
    {"node": "foreach", "over": "@sides", "as": "s", "do": [
        {"node": "call", "phase": "move", "by": "s", "call": "ask"},
        {"node": "call", "phase": "fire", "by": "s", "call": "ask"}]},
    {"node": "apply", "verbs": [{"verb": "end-game", "text": "won", "if": [
        {"among": "@map-units", "fact": "side", "is": "blue", "exactly": 0}]}]}]})";
const char* const asking = R"({"id": "ask", "do": [{"node": "choose", "id": "ask", "by": "@active",
    "menu": [{"id": "go", "do": []}]}]}, {"id": "fight", "roles": ["attacker", "n"], "do": [
    {"node": "apply", "verbs": [{"verb": "mark", "of": "attacker", "mark": "hits",
        "value": {"local": "n"}}]},
    {"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]},
    {"node": "apply", "verbs": [{"verb": "remove", "of": "attacker", "box": "dead"}]}]})";

QString where(const Sitting& t)
{
    return QString("%1 %2 %3").arg(t.state.position.turn).arg(t.rules->word(t.state.position.phase).c_str(), t.seats());
}

} // namespace

void tst_Begin::gameRunsFromQuestionToQuestion()
{
    Sitting t(turns, {}, asking);
    QStringList seen;
    while (!t.state.over && seen.size() < 100) {
        seen << where(t);
        QVERIFY(t.act("go"));
    }
    QCOMPARE(seen.size(), 16);
    QCOMPARE(seen[0], QString("1 move red"));
    QCOMPARE(seen[1], QString("1 fire red"));
    QCOMPARE(seen[2], QString("1 move blue"));
    QCOMPARE(seen[15], QString("4 fire blue"));
}

void tst_Begin::startsAtAGivenPhase()
{
    Sitting t(small::rulesWith(playing(turns, {}, asking)));
    Position p = t.rules->startPosition();
    p.units[0].place = PlaceId(t.rules->place("0101"));
    QVERIFY(t.take(beginAt(*t.rules, p, "fire", "blue", 3)));
    QCOMPARE(where(t), QString("3 fire blue"));
    QCOMPARE(t.at("r1"), QString("0101"));
    QVERIFY(t.act("go"));
    QCOMPARE(where(t), QString("4 move red"));
}

void tst_Begin::doesNotJudgeVictoryBeforeThatPhase()
{
    Sitting t(small::rulesWith(playing(turns, {}, asking)));
    Position p = t.rules->startPosition();
    for (const char* blue : {"b1", "b2"})
        p.units[std::size_t(t.rules->unit(blue))].place = PlaceId(t.rules->place("dead"));
    QVERIFY2(t.take(beginAt(*t.rules, p, "fire", "blue", 3)), qPrintable(t.refusal()));
    QCOMPARE(where(t), QString("3 fire blue"));
    QVERIFY(t.act("go"));
    QVERIFY(t.state.over);
}

void tst_Begin::refusesUnknownPhase()
{
    Sitting t(small::rulesWith(playing(turns, {}, asking)));
    const Position p = t.rules->startPosition();
    QVERIFY(!t.take(beginAt(*t.rules, p, "march", "blue", 1)));
    QVERIFY(!t.take(beginAt(*t.rules, p, "fire", "green", 1)));
    QVERIFY(!t.take(beginAt(*t.rules, p, "fire", "blue", 9)));
    QVERIFY(!t.take(beginAt(*t.rules, Position{}, "fire", "blue", 1)));
}

void tst_Begin::runsProcedureWithAStatedCast()
{
    Sitting t(turns, {}, asking);
    const State base = t.state;
    const auto cast = [&](const char* who) {
        return std::map<std::string, Value>{{"attacker", small::valueOf(*t.rules, {who})}, {"n", Value::ofNumber(4)}};
    };
    QVERIFY(t.take(beginWith(*t.rules, base, "fight", cast("b2"))));
    QVERIFY(t.waits() == Wait::Dice);
    QCOMPARE(t.mark("hits", "b2"), 4);
    QVERIFY(t.log().contains("stated: fight"));
    QVERIFY(t.dice("d 3"));
    QCOMPARE(t.at("b2"), QString("dead"));
    QCOMPARE(where(t), QString("1 move red")); // back at the earlier question
    QVERIFY(!t.take(beginWith(*t.rules, base, "fite", {})));
    QVERIFY(!t.take(beginWith(*t.rules, base, "fight", {{"attakcer", {}}})));
    QVERIFY(!t.take(beginWith(*t.rules, base, "fight", {{"attacker", Value::of(Kind::Units, {77})}})));
    QVERIFY(!t.take(beginWith(*t.rules, State{}, "fight", cast("b2"))));
}

void tst_Begin::redactsWhatASeatMayNotSee()
{
    const Sitting t(verb(R"("verb": "mark", "of": "@all-units", "mark": "plan", "value": 4)") + ","
                    + verb(R"("verb": "mark", "of": "@area:hq", "mark": "smoke")") + ","
                    + verb(R"("verb": "mark", "of": "@cells", "mark": "supply", "value": 1)") + ","
                    + verb(R"("verb": "mark", "of": "@map-units", "mark": "hits", "value": 2)"));
    const auto seen = [&](const char* seat, const char* unit) {
        const State s = redact(*t.rules, t.state, seat);
        return int(t.rules->mark(s.position, "plan", t.rules->unit(unit)).num());
    };
    QCOMPARE(seen("red", "r1"), 4);
    QCOMPARE(seen("red", "b1"), 0);
    QCOMPARE(seen("blue", "b1"), 4);
    QCOMPARE(seen("", "r1"), 0); // the public
    QVERIFY(redact(*t.rules, t.state, "referee") == t.state);
    const State s = redact(*t.rules, t.state, "red");
    QCOMPARE(t.rules->mark(s.position, "hits", 3), Rational(2));
    QCOMPARE(t.rules->mark(s.position, "supply", 24), Rational(1));
}

void tst_Begin::stopsEndlessCalls()
{
    // 13.5: A procedure that always calls itself is refused before the game starts.
    const QString refused = small::problemOf(playing(R"({"node": "call", "call": "main"})"));
    QVERIFY2(refused.contains("procedure main") && refused.contains("calls itself"), qPrintable(refused));
    Sitting t(small::rulesWith(
        playing(R"({"node": "call", "call": "main", "if": [{"of": "@game", "fact": "turn", "max": 9}]})")));
    t.take(begin(*t.rules));
    QVERIFY(t.log().contains("without end") || t.refusal().contains("without end"));
}

void tst_Begin::sameGameGivesTheSameState()
{
    const auto play = [](const small::RulesPtr& rules) {
        Sitting t(rules);
        t.take(begin(*rules));
        t.dice("d 3");
        return t.state;
    };
    const std::string rows = playing(R"({"node": "let", "as": "x", "role": "@map-units"},
        {"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]},
        {"node": "choose", "menu": [{"id": "go", "do": []}]})");
    const auto rules = small::rulesWith(rows);
    QVERIFY(play(rules) == play(rules));
    QVERIFY(play(rules) == play(small::rulesWith(rows)));
}

FW_TEST(tst_Begin)
#include "tst_Begin.moc"
