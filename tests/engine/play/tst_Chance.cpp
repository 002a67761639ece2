// Draws, dice with computed faces, members called in a chosen order, sealed fields, formations, arrivals.
#include "engine/session/OrderReferee.h"
#include "engine/session/Orders.h"
#include "engine/session/SeededDice.h"
#include "engine/session/StateLines.h"
#include "engine/session/StateText.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_Chance : public QObject
{
    Q_OBJECT

private slots:
    void drawsOneUnit();
    void acceptsDrawByNameOrId();
    void forecastsDrawExactly();
    void correctsDrawByName();
    void drawFromEmptyBoxDrawsNothing();
    void shufflesAPile();
    void computesFacesAtTheRoll();
    void reportsDieWithoutFaces();
    void callsMembersInAChosenOrder();
    void choosesOrderOfPlacesAndFormations();
    void revealsSealedFieldsTogether();
    void formationsCarryMarks();
    void acceptsFormationAsField();
    void refereeSetsFormationMarks();
    void schedulesArrivals();
};

namespace {

const char* const chanceRows = R"("defs": [{"id": "foot", "if": "type = foot"}, {"id": "gun", "if": "type = gun"}])";
const char* const drawing = R"({"node": "draw", "id": "cup", "label": "Who is drawn", "cite": "3.1", "by": "@sides",
    "from": "@map-units+foot", "as": "one"}, )";
const std::string tiring = verb(R"("verb": "mark", "of": "one", "mark": "tired")");

/// The action that an orders line gives for the open question.
Result<Action> order(const Sitting& t, const std::string& line)
{
    return parseOrder(*t.rules, t.state, line);
}

} // namespace

void tst_Chance::drawsOneUnit()
{
    Sitting t(drawing + tiring, chanceRows);
    QVERIFY(t.waits() == Wait::Dice);
    const Question asked = question(*t.rules, t.state);
    QCOMPARE(asked.dice.size(), std::size_t(1));
    QCOMPARE(asked.dice[0].high, 3);
    QVERIFY((asked.dice[0].names == std::vector<std::string>{"First", "Second", "Line"}));
    const Choices faces = legal(*t.rules, t.state, {});
    QCOMPARE(faces.size(), std::size_t(3));
    QCOMPARE(faces[2].label, std::string("Line"));
    QVERIFY(!t.dice("one 4"));
    QVERIFY(!t.dice("one 0"));
    QVERIFY(!t.dice("one x"));
    QVERIFY(t.dice("one 3"));
    QCOMPARE(t.mark("tired", "b1"), 1);
    QCOMPARE(t.mark("tired", "r1"), 0);
    QVERIFY(t.log().contains("drawn: Line, one of 3"));
}

void tst_Chance::acceptsDrawByNameOrId()
{
    Sitting t(drawing + tiring, chanceRows);
    for (const char* line : {"dice one Line", "dice Line", "dice one b1", "dice b1", "dice one 3", "dice line"}) {
        const Result<Action> read = order(t, line);
        QVERIFY2(read, line);
        QCOMPARE(read->arg("one").front(), std::string("3"));
    }
    QVERIFY(!order(t, "dice one Lancers")); // on the map, and not in the draw
    const Result<Action> two = order(t, "dice one Line Second");
    QVERIFY(!two || !t.apply(*two));
}

void tst_Chance::forecastsDrawExactly()
{
    Sitting t(R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "go", "do": [)" + std::string(drawing)
                  + tiring + "]}]}",
              chanceRows);
    const Result<Forecast> met = forecast(*t.rules, t.state, Sitting::action("go"));
    QVERIFY(met);
    QCOMPARE(met->chances.size(), std::size_t(3));
    for (const Chance& chance : met->chances)
        QCOMPARE(chance.chance, Rational::of(1, 3));
    QCOMPARE(met->chances[1].result, std::string("Second"));
}

void tst_Chance::correctsDrawByName()
{
    const auto rules = readRules(small::rulesText(playing(drawing + tiring, chanceRows)), "rules");
    const auto battle = readScenario(small::scenarioText(), "scenario");
    QVERIFY(rules && battle);
    auto game = Game::create({*rules, *battle, {}, {}, {}}, {}, "now");
    QVERIFY2(game, game ? "" : describe(game.error()).c_str());
    const auto say = [&](const char* line) -> std::string {
        const auto read = readOrder(game->rules(), game->state(), line);
        if (!read)
            return describe(read.error());
        const auto done = carryOut(*game, *read, "now");
        return done ? std::string() : describe(done.error());
    };
    QCOMPARE(say("dice Line"), std::string());
    QVERIFY(say("correct one Lancers because it was misread").find("not a face of one") != std::string::npos);
    QCOMPARE(say("correct one Second because it was misread"), std::string());
    QCOMPARE(game->rules().mark(game->state().position, "tired", game->rules().unit("r2")), Rational(1));
    QCOMPARE(game->rules().mark(game->state().position, "tired", game->rules().unit("b1")), Rational(0));
}

void tst_Chance::drawFromEmptyBoxDrawsNothing()
{
    const Sitting t(R"({"node": "draw", "id": "cup", "by": "@sides", "from": "@box:gone", "as": "one"}, )"
                        + keep(R"("#one")") + "," + note("on"),
                    chanceRows);
    QVERIFY(t.state.over);
    QCOMPARE(t.clock(), 0);
    QCOMPARE(t.said(), QString("on"));
}

void tst_Chance::shufflesAPile()
{
    Sitting t(verb(R"("verb": "remove", "of": "@map-units+foot", "box": "gone")")
                  + R"(, {"node": "shuffle", "id": "deck", "cite": "3.2", "by": "@sides", "of": "@box:gone"}, )"
                  + verb(R"("verb": "mark", "of": "@box:gone/top", "mark": "tired")") + ","
                  + verb(R"("verb": "remove", "of": "@box:gone/top", "box": "dead")") + ","
                  + verb(R"("verb": "mark", "of": "@box:gone/top", "mark": "hits", "value": 1)"),
              chanceRows);
    const Question asked = question(*t.rules, t.state);
    QCOMPARE(asked.dice.size(), std::size_t(3));
    QVERIFY(asked.dice[0].once);
    QVERIFY(!t.dice("deck 1 2"));
    QVERIFY(!t.dice("deck 1 2 2"));
    QVERIFY(!t.dice("deck 1 2 4"));
    const State before = t.state;
    QVERIFY(!order(t, "dice deck Line, Line, First") || !t.apply(*order(t, "dice deck Line, Line, First")));
    QVERIFY(t.state == before);
    // The program's shuffle is an order, and each order is equally likely.
    SeededDice dice(7);
    std::map<std::vector<std::string>, int> thrown;
    for (int i = 0; i < 600; ++i) {
        const Action action = dice.answer(asked);
        QCOMPARE(action.args.size(), std::size_t(1));
        ++thrown[action.args.front().values];
    }
    QCOMPARE(thrown.size(), std::size_t(6));
    for (const auto& [order, times] : thrown)
        QVERIFY2(times > 60, std::to_string(times).c_str());
    const Result<Action> read = order(t, "dice deck Line, Second, First");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QVERIFY(t.apply(*read));
    QCOMPARE(t.mark("tired", "b1"), 1);
    QCOMPARE(t.mark("hits", "r2"), 1);
    QVERIFY(t.log().contains("3 counters are shuffled"));
    QVERIFY(!t.log().contains("Line, Second"));
}

void tst_Chance::computesFacesAtTheRoll()
{
    Sitting t(
        R"({"node": "roll", "id": "r", "dice": [{"name": "bent", "low": "#@map-units+gun", "high": "#@map-units * 2"}]}, )"
            + keep(R"("$bent")"),
        chanceRows);
    const Question asked = question(*t.rules, t.state);
    QCOMPARE(asked.dice[0].low, 1);
    QCOMPARE(asked.dice[0].high, 10);
    QVERIFY(!t.dice("bent 11"));
    QVERIFY(t.dice("bent 10"));
    QCOMPARE(t.clock(), 10);
}

void tst_Chance::reportsDieWithoutFaces()
{
    for (const char* bounds : {R"("low": 3, "high": 2)", R"("high": "1/2")", R"("high": 3000000000)"}) {
        const auto made = small::tryRules(playing(
            R"({"node": "roll", "id": "r", "dice": [{"name": "bent", )" + std::string(bounds) + "}]}", chanceRows));
        QVERIFY2(!made, bounds);
        QVERIFY2(describe(made.error()).find("'bent' has no faces") != std::string::npos,
                 describe(made.error()).c_str());
    }
    for (const char* bounds :
         {R"("low": "#@map-units", "high": 2)", R"("high": "#@map-units * 1/2")", R"("high": "@all-units+gun.type")"}) {
        Sitting t(small::rulesWith(playing(
            R"({"node": "roll", "id": "r", "dice": [{"name": "bent", )" + std::string(bounds) + "}]}", chanceRows)));
        QVERIFY2(!t.take(begin(*t.rules)), bounds);
        QVERIFY2(t.refusal().contains("bent"), qPrintable(t.refusal()));
    }
}

void tst_Chance::callsMembersInAChosenOrder()
{
    Sitting t(
        R"({"node": "foreach", "id": "next", "over": "@map-units+foot", "as": "who", "order": "chosen", "by": "@sides", "do": [)"
            + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + ","
            + verb(R"("verb": "mark", "of": "who", "mark": "hits", "value": "@game.clock")") + "]}, " + note("end"),
        chanceRows);
    QCOMPARE(t.seats(), QString("red"));
    QVERIFY(!t.act("next", "who r3"));
    QVERIFY(t.act("next", "who b1"));
    QVERIFY(!t.act("next", "who b1")); // it had its turn
    QVERIFY(t.act("next", "who r2"));
    QCOMPARE(t.said(), QString("end")); // the last one needs no question
    QCOMPARE(t.mark("hits", "b1"), 1);
    QCOMPARE(t.mark("hits", "r2"), 2);
    QCOMPARE(t.mark("hits", "r1"), 3);
}

void tst_Chance::choosesOrderOfPlacesAndFormations()
{
    Sitting places(
        R"({"node": "foreach", "id": "next", "over": "@map-units+foot/place", "as": "where", "order": "chosen",
        "by": "@sides", "do": [)"
            + verb(R"("verb": "mark", "of": "where", "mark": "smoke")") + "]}, " + note("end"),
        chanceRows);
    QVERIFY(places.act("next", "where 0304"));
    QCOMPARE(places.said(), QString("end"));
    Sitting formations(R"({"node": "foreach", "id": "next", "over": "@formations", "as": "corps", "order": "chosen",
        "by": "@sides", "do": [)"
                           + verb(R"("verb": "add", "of": "@game", "mark": "clock")") + "]}, " + note("end"),
                       chanceRows);
    QVERIFY(formations.act("next", "corps C"));
    QVERIFY(formations.act("next", "corps B"));
    QCOMPARE(formations.said(), QString("end"));
    QCOMPARE(formations.clock(), 3);
}

void tst_Chance::revealsSealedFieldsTogether()
{
    Sitting t(R"({"node": "choose", "id": "plan", "by": "@sides", "secret": true, "names": ["mine", "theirs"], "menu": [
        {"id": "hold"}, {"id": "raid", "label": "Raid", "fields": [
            {"name": "where", "label": "at", "pick": "place", "from": "@map-units/place"}]}]}, )"
                  + verb(R"("verb": "mark", "of": "mine-where", "mark": "smoke")") + "," + keep(R"("#theirs-where")"),
              chanceRows);
    QVERIFY(!t.act("raid", "where 0101", "red")); // no unit is there
    QVERIFY(t.act("raid", "where 0303", "red"));
    QVERIFY(!t.log().contains("0303"));
    QCOMPARE(t.state.sealed.front().filled.size(), std::size_t(1));
    const State seen = redact(*t.rules, t.state, "blue");
    QVERIFY(seen.sealed.front().filled.empty() && seen.sealed.front().args.empty());
    QVERIFY(!redact(*t.rules, t.state, "red").sealed.front().filled.empty());
    const auto again = readState(*t.rules, canonical(*t.rules, t.state)); // as a journal stores it
    QVERIFY2(again, again ? "" : describe(again.error()).c_str());
    QVERIFY(*again == t.state);
    // A waived violation is reported with its reason when the answers are revealed, not before.
    Sitting waived = t;
    waived.state.sealed.clear();
    Action raid = Sitting::action("raid", "where 0101");
    raid.seat = "red";
    raid.overruled = true;
    raid.reason = "agreed";
    QVERIFY(waived.apply(raid));
    const auto kept = readState(*t.rules, canonical(*t.rules, waived.state));
    QVERIFY(kept && *kept == waived.state);
    QVERIFY(redact(*t.rules, waived.state, "blue").sealed.front().reason.empty());
    QVERIFY(!waived.log().contains("agreed"));
    QVERIFY(waived.act("hold", {}, "blue"));
    QVERIFY2(waived.log().contains("overruled") && waived.log().contains("because agreed"), qPrintable(waived.log()));
    QVERIFY(t.act("hold", {}, "blue"));
    QVERIFY(t.log().contains("Red shows: Raid: at 0303"));
    QVERIFY(!t.log().contains("overruled"));
    QVERIFY(t.log().contains("Blue shows: hold"));
    QCOMPARE(t.mark("smoke", "0303"), 1);
    QCOMPARE(t.clock(), 0);
}

namespace {

const char* const corps = R"("marks": [
    {"id": "clock", "on": "game", "form": "number"}, {"id": "tired", "label": "tired", "on": "unit", "form": "flag"},
    {"id": "broken", "label": "broken", "on": "formation", "form": "flag", "drawn": "flag"},
    {"id": "losses", "label": "losses", "on": "formation", "form": "number", "start": 1, "drawn": "number"}])";

/// The small battle with marks on formations.
small::RulesPtr withCorps(const std::string& nodes, const std::string& scenario = {})
{
    std::string text = small::rulesText(playing(nodes, chanceRows));
    const std::size_t from = text.find(R"("marks": [)");
    text.replace(from, text.find("\"boxes\"") - from, std::string(corps) + ", ");
    const auto rules = readRules(text, "rules");
    const auto battle = readScenario(small::scenarioText(scenario), "scenario");
    if (!rules || !battle)
        qFatal("%s", describe(rules ? battle.error() : rules.error()).c_str());
    const auto made = compile(*rules, *battle, {});
    if (!made)
        qFatal("%s", describe(made.error()).c_str());
    return *made;
}

int marked(const Sitting& t, const char* mark, const char* formation)
{
    return int(t.rules->mark(t.state.position, mark, t.rules->formation(formation)).num());
}

} // namespace

void tst_Chance::formationsCarryMarks()
{
    Sitting t(withCorps(verb(R"("verb": "add", "of": "@map-units+gun", "mark": "losses", "value": 4)") + ","
                            + verb(R"("verb": "mark", "of": "@sides/formations", "mark": "broken")") + ","
                            + verb(R"("verb": "unmark", "of": "@map-units+foot", "mark": "broken")") + ","
                            + keep(R"("#@formations/roster")"),
                        R"("formationMarks": {"A": {"losses": "7"}})"));
    QVERIFY(t.take(begin(*t.rules)));
    QVERIFY((t.rules->formations() == std::vector<std::string>{"A", "B", "C"}));
    QCOMPARE(marked(t, "losses", "A"), 7);
    QCOMPARE(marked(t, "losses", "B"), 5);
    QCOMPARE(marked(t, "losses", "C"), 1);
    QCOMPARE(marked(t, "broken", "A"), 0);
    QCOMPARE(marked(t, "broken", "B"), 1);
    QCOMPARE(t.clock(), 5); // the reserve belongs to no formation
    QVERIFY(t.log().contains("B: losses 1 to 5"));
    const auto again = readState(*t.rules, canonical(*t.rules, t.state));
    QVERIFY(again && *again == t.state);
}

void tst_Chance::acceptsFormationAsField()
{
    Sitting one(withCorps(R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "break", "fields": [
        {"name": "which", "pick": "formation", "from": "@sides/formations"}], "do": [)"
                          + verb(R"("verb": "mark", "of": "which", "mark": "broken")") + "]}]}"));
    QVERIFY(one.take(begin(*one.rules)));
    QVERIFY(!order(one, "red: break D"));
    const Result<Action> read = order(one, "red: break c");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QVERIFY(one.apply(*read));
    QCOMPARE(marked(one, "broken", "C"), 1);
}

void tst_Chance::refereeSetsFormationMarks()
{
    Sitting t(withCorps(R"({"node": "choose", "id": "idle", "by": "@sides", "menu": [{"id": "wait"}]})"));
    QVERIFY(t.take(begin(*t.rules)));
    const Result<Action> read = order(t, "set formation C broken, losses 3 because the cardboard says so");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QVERIFY(t.apply(*read));
    QCOMPARE(marked(t, "broken", "C"), 1);
    QCOMPARE(marked(t, "losses", "C"), 3);
    QVERIFY(!order(t, "set formation D broken because it does"));
    bool told = false;
    for (const StateLine& line : stateLines(*t.rules, t.state))
        told = told || (line.said.what == "formation C" && line.said.text == "broken, losses 3");
    QVERIFY(told);
}

void tst_Chance::schedulesArrivals()
{
    Sitting t(verb(R"("verb": "schedule", "of": "@map-units+gun", "value": "@game.turn + 3", "to": "@area:gate")") + ","
                  + keep(R"("@all-units+gun.arrival")")
                  + R"(, {"node": "note", "id": "said", "text": "two cells", "if": "#@all-units+gun/arrival = 2"},
                     {"node": "choose", "id": "idle", "by": "@sides", "menu": [{"id": "wait"}]})",
              chanceRows);
    QCOMPARE(t.clock(), 3);
    QCOMPARE(t.said(), QString("two cells"));
    QCOMPARE(t.at("r3"), QString("waiting"));
    QVERIFY(t.log().contains("Battery arrives in turn 3 at 0501, 0502"));
    const auto again = readState(*t.rules, canonical(*t.rules, t.state));
    QVERIFY(again && *again == t.state);
    bool told = false;
    for (const StateLine& line : stateLines(*t.rules, t.state))
        told = told || line.said.text.find("arrives turn 3 at 0501 and 0502") != std::string::npos;
    QVERIFY(told);
    const Result<Action> read = order(t, "set r3 arrives turn 4 at 0502, steps 1 because it was delayed");
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QVERIFY(t.apply(*read));
    QCOMPARE(t.state.position.schedule.size(), std::size_t(1));
    QCOMPARE(t.state.position.schedule.front().turn, 4);
    QCOMPARE(t.state.position.schedule.front().at.size(), std::size_t(1));
}

FW_TEST(tst_Chance)
#include "tst_Chance.moc"
