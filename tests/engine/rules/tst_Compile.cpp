#include "engine/rules/Lint.h"
#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/rules/Small.h"

#include <functional>

using namespace fw;

class tst_Compile : public QObject
{
    Q_OBJECT

private slots:
    void compilesTheSmallBattle()
    {
        const auto rules = small::tryRules({});
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        QCOMPARE((*rules)->unit("b1"), 3);
        QCOMPARE((*rules)->side("blue"), 1);
        QCOMPARE((*rules)->place("0303"), 12);
        QCOMPARE((*rules)->placeName((*rules)->place("dead")), std::string("dead"));
        QCOMPARE((*rules)->placeName(-1), std::string("nowhere"));
        QCOMPARE((*rules)->unit("b9"), -1);
    }

    void startPositionMatchesTheScenario()
    {
        const auto rules = small::rulesWith({},
                                            R"("sideMarks": {"blue": {"points": "7"}}, "gameMarks": {"clock": "blue"},
                "placeMarks": {"0303": {"smoke": "1", "supply": "0"}})");
        const Position p = rules->startPosition();
        QCOMPARE(p.units[0].place.index(), rules->place("0202"));
        QCOMPARE(int(p.units[0].steps), 2);
        QCOMPARE(int(p.units[2].facing), 2);
        QCOMPARE(p.units[5].place.index(), rules->place("waiting"));
        QCOMPARE(rules->mark(p, "points", 0), Rational(2)); // start value
        QCOMPARE(rules->mark(p, "points", 1), Rational(7));
        QCOMPARE(rules->mark(p, "clock", -1), Rational(2)); // a side is stored as its number
        QCOMPARE(rules->mark(p, "smoke", rules->place("0303")), Rational(1));
        QCOMPARE(rules->mark(p, "supply", rules->place("0303")), Rational(0));
        QCOMPARE(rules->mark(p, "supply", rules->place("0304")), Rational(3));
    }

    void clampsMarksToTheirRange()
    {
        const auto rules = small::rulesWith({});
        Position p = rules->startPosition();
        QVERIFY(rules->setMark(p, "morale", 0, 99));
        QCOMPARE(rules->mark(p, "morale", 0), Rational(2));
        QVERIFY(!rules->setMark(p, "hits", 99, 1));
        QVERIFY(!rules->setMark(p, "points", -1, 1));
        QVERIFY(!rules->setMark(p, "nothing", 0, 1));
        // Writing the same value twice changes nothing.
        rules->setMark(p, "targets", 0, 3);
        Position again = p;
        rules->setMark(again, "targets", 0, 3);
        QVERIFY(again == p);
        rules->setMark(p, "supply", 4, 1);
        rules->setMark(p, "supply", 4, 3);
        rules->setMark(p, "smoke", 4, 1);
        rules->setMark(p, "smoke", 4, 0);
        QVERIFY(again == p);
    }

    void errorNamesItsRow_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* says, const char* rows) { QTest::newRow(says) << rows << says; };
        const QString q = R"("quantities": [{"id": "attack", "base": %1, "stages": [{"id": "add",
            "combine": "sum"}]}])";
        const auto base = [&](const char* says, const char* amount) { QTest::newRow(says) << q.arg(amount) << says; };
        const QString body = R"("procedures": [{"id": "main", "do": [%1]}])";
        const auto node = [&](const char* says, const char* n) { QTest::newRow(says) << body.arg(n) << says; };
        base("quantity attack: there is no fact 'ratin'; did you mean 'rating'?", R"({"fact": "ratin"})");
        base("quantity attack: there is no rating 'strenth'; did you mean 'strength'?",
             R"({"fact": "rating", "arg": "strenth"})");
        base("quantity attack: there is no mark 'tird'; did you mean 'tired'?", R"({"fact": "mark", "arg": "tird"})");
        base("quantity attack: there is no quantity 'atack'; did you mean 'attack'?", R"({"quantity": "atack"})");
        base("quantity attack: there is no quantity 'atack'", R"({"sum": "atack", "over": "x"})");
        base("quantity attack: there is no table 'crt'", R"({"table": "crt", "at": [1]})");
        base("quantity attack: a ratio takes two amounts", R"({"ratio": [1, 2, 3]})");
        base("quantity attack: the fact 'hostile' needs a second party; name it in 'with'",
             R"({"fact": "hostile", "of": "unit"})");
        row("modifier m: there is no quantity 'atack'; did you mean 'attack'?",
            R"("quantities": [{"id": "attack", "base": 1}], "modifiers": [{"id": "m",
                "quantity": "atack", "stage": "add", "op": "add", "amount": 1}])");
        row("modifier m: quantity 'attack' has no stage 'ad'",
            R"("quantities": [{"id": "attack", "base": 1}], "modifiers": [{"id": "m",
                "quantity": "attack", "stage": "ad", "op": "add", "amount": 1}])");
        row("quantity a: two rows have this id", R"("quantities": [{"id": "a", "base": 1}, {"id": "a", "base": 2}])");
        row("definition d: there is no definition 'e'", R"("defs": [{"id": "d", "if": [{"def": "e"}]}])");
        row("path p: there is no quantity 'cost'", R"("paths": [{"id": "p", "cost": "cost"}])");
        row("path p: there is no quantity 'turn'", R"("paths": [{"id": "p", "facing": "turn"}])");
        node("the word \"chose\" means nothing here; did you mean \"choose\"?", R"({"node": "chose"})");
        node("procedure main: there is no procedure 'fire'", R"({"node": "call", "call": "fire"})");
        node("procedure main: there is no table 'crt'", R"({"node": "lookup", "table": "crt"})");
        node("procedure main: there is no quantity 'x'", R"({"node": "compute", "quantity": "x"})");
        node("procedure main: there is no mark 'x'", R"({"node": "snapshot", "mark": "x"})");
        node("the word \"march\" means nothing here", R"({"node": "apply", "verbs": [{"verb": "march", "of": "a"}]})");
        node("procedure main/mark: the verb 'mark' names no mark",
             R"({"node": "apply", "verbs": [{"verb": "mark", "of": "a"}]})");
        node("procedure main/mark: there is no mark 'tird'; did you mean 'tired'?",
             R"({"node": "apply", "verbs": [{"verb": "mark", "of": "a", "mark": "tird"}]})");
        node("procedure main/mark: mark 'morale' has no step 'shakn'",
             R"({"node": "apply", "verbs": [{"verb": "mark", "of": "a", "mark": "morale",
                 "step": "shakn"}]})");
        node("procedure main/remove: there is no box 'deaf'; did you mean 'dead'?",
             R"({"node": "apply", "verbs": [{"verb": "remove", "of": "a", "box": "deaf"}]})");
        node("procedure main: 'end loop' is not in a foreach or repeat", R"({"node": "end", "what": "loop"})");
        node("procedure main: the die 'd' has no faces",
             R"({"node": "roll", "dice": [{"name": "d", "low": 6, "high": 1}]})");
        node("procedure main: there is no path row 'p'",
             R"({"node": "path", "units": "@map-units", "rows": ["p"], "as": "way"})");
        node("procedure main/go/way: a path field needs rows",
             R"({"node": "choose", "menu": [{"id": "go", "fields": [{"name": "way",
                 "pick": "path"}], "do": []}]})");
    }
    void errorNamesItsRow()
    {
        QFETCH(QString, rows);
        QFETCH(QString, says);
        const QString got = small::problemOf(rows.toStdString());
        QVERIFY2(got.contains(says), qPrintable(got + " -- " + rows));
    }

    void rulesIgnoreDecorations()
    {
        Ruleset r = *readRules(small::rulesText(R"("defs": [{"id": "hidden", "if": "terrain = woods"}])"), "r");
        const Scenario s = *readScenario(small::scenarioText(), "s");
        const auto seen = [&] {
            const auto rules = compile(r, s, {});
            const Compiled& c = (*rules)->compiled();
            const PlaceId woods((*rules)->place("0302")), lane((*rules)->place("0102"));
            return QString("%1, %2 hexsides, %3 links, %4 ways of 0102")
                .arg(QString::fromStdString(checkedAt(c.words, c.terrain[woods].front())))
                .arg(c.hexsides.size())
                .arg(c.wayLinks.size())
                .arg(c.onWay[lane].size());
        };
        QCOMPARE(seen(), QString("woods, 1 hexsides, 4 links, 1 ways of 0102"));
        const auto told = [&] {
            const std::vector<Finding> found = lint(r);
            return std::any_of(found.begin(), found.end(),
                               [](const Finding& f) { return plain(f.text).find("'woods'") != std::string::npos; });
        };
        QVERIFY(!told());
        for (Feature& feature : r.features)
            feature.decoration = true;
        QCOMPARE(seen(), QString("clear, 0 hexsides, 0 links, 0 ways of 0102"));
        QVERIFY(told()); // a condition that can never hold
    }

    void scenarioErrorNamesItsRow()
    {
        const auto compiled = [](const std::function<void(Ruleset&, Scenario&)>& change) {
            Ruleset r = *readRules(small::rulesText({}), "r");
            Scenario s = *readScenario(small::scenarioText(), "s");
            change(r, s);
            const auto rules = compile(r, s, {});
            return rules ? QString() : QString::fromStdString(describe(rules.error()));
        };
        QCOMPARE(compiled([](Ruleset&, Scenario&) {}), QString());
        QCOMPARE(compiled([](Ruleset&, Scenario& s) { s.units[0].side = "green"; }),
                 QString("unit r1: there is no side 'green'"));
        QCOMPARE(compiled([](Ruleset&, Scenario& s) { s.units[0].type = "boat"; }),
                 QString("unit r1: there is no unit type 'boat'"));
        QCOMPARE(compiled([](Ruleset&, Scenario& s) { s.units[1].id = "r1"; }),
                 QString("unit r1: two units have this id"));
        QVERIFY(
            compiled([](Ruleset&, Scenario& s) { s.setup[0].unit = "r9"; }).contains("setup: there is no unit 'r9'"));
        QVERIFY(compiled([](Ruleset&, Scenario& s) {
                    s.setup[5].box = "wating";
                }).contains("there is no box 'wating'; did you mean 'waiting'?"));
        QVERIFY(compiled([](Ruleset&, Scenario& s) { s.setup[0].at = 25; }).contains("off the map"));
        QVERIFY(compiled([](Ruleset&, Scenario& s) {
                    s.map.areas[0].cells[0] = -1;
                }).contains("area gate: a cell of this area is off the map"));
        QVERIFY(compiled([](Ruleset&, Scenario& s) { s.map.ways[0].cells[1] = 24; }).contains("way lane"));
        QVERIFY(compiled([](Ruleset&, Scenario& s) {
                    s.map.sides[0].b = 24;
                }).contains("a hexside is not between adjacent cells"));
        QVERIFY(compiled([](Ruleset& r, Scenario&) { r.main = ""; }).contains("'main'"));
        QVERIFY(compiled([](Ruleset& r, Scenario&) {
                    r.main = "mian";
                }).contains("there is no procedure 'mian'; did you mean 'main'?"));
        QVERIFY(compiled([](Ruleset& r, Scenario&) {
                    r.marks[1].steps.clear();
                }).contains("mark morale: a ladder needs steps"));
        QVERIFY(compiled([](Ruleset& r, Scenario&) {
                    r.marks[1].id = "tired";
                }).contains("mark tired: two marks have this id"));
        // Cells beyond the given levels or terrain are flat and clear.
        QCOMPARE(compiled([](Ruleset&, Scenario& s) {
                     s.map.level.resize(3);
                     s.map.terrain.resize(3);
                 }),
                 QString());
    }

    void optionsDropRows()
    {
        const char* rows = R"("options": [{"id": "fog", "values": ["no", "yes"], "standard": "no"}],
            "presets": [{"id": "hard", "options": {"fog": "yes"}}],
            "quantities": [{"id": "q", "base": 0, "stages": [{"id": "s", "combine": "sum"}]}],
            "modifiers": [
                {"id": "on", "when": ["fog=yes"], "quantity": "q", "stage": "s", "op": "add",
                    "amount": 1},
                {"id": "off", "when": ["fog!=yes"], "quantity": "q", "stage": "s", "op": "add",
                    "amount": 10}])";
        const auto value = [&](const std::string& scenario, const Setup& setup) {
            const auto rules = small::rulesWith(rows, scenario, setup);
            return *evaluate(*rules, rules->startPosition(), "q", {});
        };
        QCOMPARE(value({}, {}), Rational(10));
        QCOMPARE(value(R"("preset": "hard")", {}), Rational(1));
        QCOMPARE(value(R"("options": {"fog": "yes"})", {}), Rational(1));
        QCOMPARE(value(R"("preset": "hard", "options": {"fog": "no"})", {}), Rational(10));
        Setup setup;
        setup.options["fog"] = "yes";
        QCOMPARE(value(R"("options": {"fog": "no"})", setup), Rational(1));
        QVERIFY(small::problemOf(rows, R"("options": {"foog": "yes"})")
                    .contains("there is no option 'foog'; did you mean 'fog'?"));
        QVERIFY(small::problemOf(rows, R"("options": {"fog": "often"})")
                    .contains("option 'fog' cannot be 'often'; its values are no, yes"));
        QVERIFY(small::problemOf(rows, R"("preset": "soft")").contains("there is no preset 'soft'"));
        const auto rules = small::rulesWith(rows, {}, setup);
        QCOMPARE(rules->option("fog"), std::string("yes"));
        QCOMPARE(rules->differing().size(), std::size_t(1));
    }

    void scenarioRowsHaveConditions()
    {
        const char* rows = R"("options": [{"id": "fog", "values": ["no", "yes"], "standard": "no"}],
            "quantities": [{"id": "q", "base": 0, "stages": [{"id": "s", "combine": "sum"}]}],
            "modifiers": [{"id": "m", "quantity": "q", "stage": "s", "op": "add", "amount": 1}])";
        const auto rules = small::rulesWith(
            rows, R"("modifiers": [{"id": "m", "when": ["fog=yes"], "quantity": "q", "stage": "s",
                "op": "add", "amount": 5}])");
        QCOMPARE(*evaluate(*rules, rules->startPosition(), "q", {}), Rational(1));
    }

    void addsHouseRows()
    {
        Setup setup;
        Modifier house;
        house.id = "house";
        house.quantity = "q";
        house.stage = "s";
        house.op = ModifierOp::Add;
        house.amount.number = 4;
        setup.house.push_back(house);
        const auto rules = small::rulesWith(
            R"("quantities": [{"id": "q", "base": 0, "stages": [{"id": "s", "combine": "sum"}]}])", {}, setup);
        QCOMPARE(*evaluate(*rules, rules->startPosition(), "q", {}), Rational(4));
    }
};

FW_TEST(tst_Compile)
#include "tst_Compile.moc"
