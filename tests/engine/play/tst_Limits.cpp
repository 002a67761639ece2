#include "engine/play/Interpreter.h"
#include "engine/play/OpenMenu.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/StepBudget.h"
#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using sitting::playing;

namespace {

/// Conditions on every cell, each of which asks for every cell again, nested `deep` times. They read the turn, since
/// answers that only the map decides are cached.
std::string cellsInCells(int deep)
{
    std::string out = R"({"id": "n1", "if": [{"of": "@game", "fact": "turn", "max": 99},
        {"none": "@cells", "fact": "level", "is": 77}]})";
    for (int i = 2; i <= deep; ++i)
        out += R"(, {"id": "n)" + std::to_string(i) + R"(", "if": [{"every": "@cells", "def": "n)"
               + std::to_string(i - 1) + "\"}]}";
    return out;
}

/// Nested endless loops.
std::string loops(int deep)
{
    std::string out = R"({"node": "note", "id": "n", "text": "x"})";
    for (int i = 0; i < deep; ++i)
        out = R"({"node": "repeat", "id": "r)" + std::to_string(i) + R"(", "do": [)" + out + "]}";
    return out;
}

/// Definitions that each ask for the previous one twice.
std::string doubled(int count)
{
    std::string out = R"({"id": "d0", "if": [{"fact": "level", "is": 77}]})";
    for (int i = 1; i <= count; ++i) {
        const std::string one = R"([{"of": "it", "def": "d)" + std::to_string(i - 1) + "\"}]";
        out += R"(, {"id": "d)" + std::to_string(i) + R"(", "if": [{"either": [)" + one + ", " + one + "]}]}";
    }
    return out;
}

std::string defs(const std::string& rows)
{
    return "\"defs\": [" + rows + "]";
}

/// The refusal, with its row, when a game starts with these rules.
QString refused(const std::string& nodes, const std::string& more, const std::string& procedures = {})
{
    const auto rules = small::tryRules(playing(nodes, more, procedures));
    if (!rules)
        return QString::fromStdString(describe(rules.error()));
    const Result<Outcome> begun = begin(**rules);
    return begun ? QString() : QString::fromStdString(describe(begun.error()));
}

} // namespace

class tst_Limits : public QObject
{
    Q_OBJECT

private slots:
    void budgetNamesTheFirstRow()
    {
        StepBudget budget(3);
        QVERIFY(budget.charge(1) && budget.charge(2));
        QVERIFY(!budget.charge(1) && budget.left() < 0);
        BudgetSpent spent;
        spent.setCulprit("definition a");
        spent.setCulprit("definition b");
        const Problem problem = spent.problem("procedure main");
        QVERIFY(givenUp(problem));
        QCOMPARE(problem.place, std::string("definition a"));
        QCOMPARE(BudgetSpent().problem("procedure main").place, std::string("procedure main"));
    }

    // There is no wrong answer: the row that exhausts the budget ends the ruling at once.
    void spentBudgetEndsTheRuling()
    {
        const auto rules = small::rulesWith(defs(cellsInCells(3)));
        const Position position = rules->startPosition();
        const Compiled& c = rules->compiled();
        const CReqs& row = c.defs.back();
        PositionQuery look(c, position);
        QVERIFY(holds(look.scope, row)); // enough steps give an answer
        StepBudget few(100);
        Scope scope(look.board, few);
        const std::string place = orProblem([&] { return Result<bool>(holds(scope, row)); }, "elsewhere").error().place;
        QCOMPARE(place, std::string("definition n2")); // the outermost row under evaluation
        QVERIFY_THROWS_EXCEPTION(BudgetSpent, holds(scope, row));
    }

    // 13.6: An endless ruling is abandoned, and its row is named.
    void abandonsExpensiveRuling()
    {
        const QString said = refused(
            R"({"node": "let", "id": "l", "as": "slow", "role": "@cells/+n7"}, {"node": "note", "id": "n", "text": "x"})",
            defs(cellsInCells(7)));
        QVERIFY2(said.contains("definition n7") && said.contains("million steps"), qPrintable(said));
    }

    void namesExpensiveQuantity()
    {
        const auto rules = small::rulesWith(defs(cellsInCells(7))
                                            + R"(, "quantities": [{"id": "q", "base": {"count": "@cells/+n7"}}])");
        const Result<Rational> got = evaluate(*rules, rules->startPosition(), "q", {});
        QVERIFY(!got && givenUp(got.error()));
        QCOMPARE(got.error().place, std::string("quantity q"));
    }

    void cutListSaysSo()
    {
        const std::string menu = R"({"node": "choose", "id": "c", "by": "@sides", "menu": [
            {"id": "go", "fields": [{"name": "units", "pick": "units", "from": "@map-units", "need": [
                {"cite": "1", "need": [{"of": "it", "fact": "steps", "min": 1}, {"every": "@cells", "def": "n6"}]}]}],
             "if": [{"of": "@game", "fact": "turn", "max": 9}], "do": []},
            {"id": "stay", "do": []}]})";
        const auto rules = small::tryRules(playing(menu, defs(cellsInCells(6))));
        QVERIFY(rules);
        const Result<Outcome> begun = begin(**rules);
        QVERIFY2(begun, begun ? "" : describe(begun.error()).c_str());
        const Choices choices = legal(**rules, begun->state, {});
        QVERIFY(choices.cut && givenUp(*choices.cut));
        QVERIFY(choices.empty());
        Draft draft;
        draft.verb = "go";
        draft.args = {{"units", {"r1"}}};
        const Result<Outcome> done = apply(**rules, begun->state, draft);
        QVERIFY(!done && givenUp(done.error()));
    }

    // 13.6: No player is asked on the way to a phase, so a loop that waits for an answer would never end.
    void startAtPhaseLeavesWaitingLoops()
    {
        const auto rules = small::tryRules(playing(
            R"({"node": "repeat", "id": "turns", "most": {"fact": "last-turn", "of": "@game"}, "do": [
                {"node": "apply", "id": "next", "verbs": [{"verb": "turn"}]},
                {"node": "repeat", "id": "wait", "until": [{"of": "@game", "fact": "turn", "min": 99}], "do": [
                    {"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "go", "do": []}]}]},
                {"node": "call", "id": "fight", "call": "other", "phase": "p", "by": "@sides"}]})",
            defs(""), R"({"id": "other", "do": [{"node": "manual", "id": "m", "text": "x"}]})"));
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        const Result<Outcome> begun = beginAt(**rules, (*rules)->startPosition(), "p", {}, 3);
        QVERIFY2(begun, begun ? "" : describe(begun.error()).c_str());
        QCOMPARE(begun->state.position.turn, 3);
        QCOMPARE((*rules)->word(begun->state.position.phase), std::string("p"));
    }

    // 13.6: Endless procedures on that way are abandoned once, not for each turn, side and phase.
    void abandonsEndlessStartAtPhase()
    {
        std::string deep = loops(5);
        deep += R"(, {"node": "call", "id": "fight", "call": "other", "phase": "p", "by": "@sides"})";
        const auto rules = small::tryRules(playing(deep, defs(""), R"({"id": "other", "do": []})"));
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        const Result<Outcome> begun = beginAt(**rules, (*rules)->startPosition(), "p", {}, 3);
        QVERIFY(!begun);
        QVERIFY2(givenUp(begun.error()), describe(begun.error()).c_str());
        QVERIFY2(begun.error().place.find("procedure main") == 0, begun.error().place.c_str());
    }

    void partsOfRulingShareItsBudget()
    {
        sitting::Sitting t(R"({"node": "choose", "id": "c", "by": "@sides", "menu": [{"id": "wait", "do": []}]})");
        StepBudget enough(100000);
        const Choices whole = offered(*t.rules, t.state, {}, enough);
        QVERIFY(whole.size() == 1 && !whole.cut);
        QVERIFY(enough.left() < 100000);
        StepBudget none(0);
        QVERIFY_THROWS_EXCEPTION(BudgetSpent, offered(*t.rules, t.state, {}, none));
        const Choices nothing = legalWithin(*t.rules, t.state, {}, 0);
        QVERIFY(nothing.cut && nothing.empty());
    }

    // 13.6: Sixty definitions, each of which asks for the previous one twice.
    void limitsChainOfDefinitions()
    {
        const QString said = small::problemOf(defs(doubled(60)));
        QVERIFY2(said.contains("definition d25") && said.contains("more than 24"), qPrintable(said));
        QCOMPARE(small::problemOf(defs(doubled(20))), QString());
    }

    // 13.5: A row that asks for itself is refused wherever rules are opened.
    void refusesCircularRows_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::newRow("quantity q") << R"("quantities": [{"id": "q", "base": {"quantity": "q"}}])";
        QTest::newRow("definition d") << R"("defs": [{"id": "d", "if": [{"any": "@map-units/+d", "fact": "on-map"}]}])";
        QTest::newRow("rating strength") << R"("ratings": [{"id": "strength", "columns": [{"column": "full",
            "if": [{"of": "it", "fact": "rating", "arg": "strength", "min": 1}]}]}])";
        QTest::newRow("quantity price") << R"("quantities": [{"id": "price", "base": {"count": "@map-units/reach:p"}}],
            "paths": [{"id": "p", "cost": "price"}])";
    }
    void refusesCircularRows()
    {
        QFETCH(QString, rows);
        // The small rules always have ratings.
        std::string text = small::rulesText(rows.startsWith("\"ratings") ? std::string() : rows.toStdString());
        if (rows.startsWith("\"ratings")) {
            const std::size_t at = text.find("\"ratings\"");
            text.replace(at, text.find("\"marks\"") - at, rows.toStdString() + ", ");
        }
        const Result<Ruleset> rules = readRules(text, "r.rules.json");
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        const auto made = compile(*rules, *readScenario(small::scenarioText(), "s.scenario.json"), {});
        QVERIFY(!made);
        QCOMPARE(made.error().place, std::string(QTest::currentDataTag()));
    }

    // 13.5: Within a procedure, a role has one kind of thing.
    void refusesRoleOfTwoKinds_data()
    {
        QTest::addColumn<QString>("nodes");
        QTest::addColumn<QString>("says");
        QTest::newRow("bound twice") << R"({"node": "let", "id": "a", "as": "who", "role": "@map-units"},
                  {"node": "let", "id": "b", "as": "who", "role": "@cells"})"
                                     << "procedure main: the role 'who' stands for units and places";
        QTest::newRow("places read as units")
            << R"({"node": "check", "id": "k", "dice": [{"name": "d"}], "quantity": "q", "compare": "at-most",
                   "roles": {"unit": "@area:hq"}})"
            << "procedure main: the role 'unit' is given places";
        const auto choose = [](const char* field) {
            return QString(R"({"node": "choose", "id": "c", "menu": [{"id": "go", "fields": [{"name": "f", %1}]}]})")
                .arg(field);
        };
        QTest::newRow("a side of units") << choose(R"("pick": "side", "from": "@all-units")")
                                         << "procedure main/go: the field 'f' picks sides, and its path leads to units";
        QTest::newRow("a unit of cells")
            << choose(R"("pick": "unit", "from": "@cells")")
            << "procedure main/go: the field 'f' picks units, and its path leads to places";
        QTest::newRow("a place of words")
            << choose(R"("pick": "place", "from": "@all-units/features")")
            << "procedure main/go: the field 'f' picks places, and its path leads to words";
        QTest::newRow("places asked")
            << R"({"node": "window", "id": "w", "by": "@cells", "menu": [{"id": "go", "do": []}]})"
            << "procedure main: places decide here";
    }
    void refusesRoleOfTwoKinds()
    {
        QFETCH(QString, nodes);
        QFETCH(QString, says);
        const QString said = refused(nodes.toStdString(),
                                     R"("quantities": [{"id": "q", "roles": ["unit"], "base": 4}])");
        QVERIFY2(said.contains(says), qPrintable(said));
    }

    // 13.5: A check whose units turn out to be places names no unit and reads nothing out of range.
    void checkOfPlacesNamesNoUnits()
    {
        const std::string check = R"({"node": "check", "id": "k", "dice": [{"name": "d"}], "quantity": "q",
            "compare": "at-most", "roles": {"unit": "who"}})";
        const auto rules = small::tryRules(
            playing(check, R"("quantities": [{"id": "q", "roles": ["unit"], "base": 4}])"));
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        State state;
        state.position = (*rules)->startPosition();
        const Sym who = (*rules)->sym("who");
        QVERIFY(who != noSym);
        Interpreter interpreter(**rules, state, nullptr);
        interpreter.push((*rules)->compiled().mainBody, {{who, Value::of(Kind::Places, {24})}});
        QVERIFY(interpreter.run());
        Action dice;
        dice.kind = Action::Kind::Dice;
        dice.verb = "dice";
        dice.args = {{"d", {"3"}}};
        const Result<Outcome> done = apply(**rules, state, dice);
        QVERIFY(done);
        for (const Event& line : done->trace)
            QVERIFY(line.units.empty());
    }

    // 13.6: The limits of a file's content, reported at their place.
    void refusesOversizedFiles_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("says");
        QTest::newRow("turns") << ""
                               << R"("turnNames": [], "notes": "x")"
                               << "/lastTurn"
                               << "\"lastTurn\" is 1000000";
        const auto dice = [](const char* die) {
            return QString(R"("procedures": [{"id": "main", "do": [{"node": "roll", "dice": [%1]}]}])").arg(die);
        };
        QTest::newRow("faces") << dice(R"({"name": "d", "high": 2000000000})") << ""
                               << "/procedures/0/do/0/dice/0/high"
                               << "\"high\" is 2000000000";
        QTest::newRow("dice") << dice(R"({"name": "d", "count": 1000000})") << ""
                              << "/procedures/0/do/0/dice/0/count"
                              << "\"count\" is 1000000";
        QString many;
        for (int i = 0; i < 6000; ++i)
            many += QString(R"(%1{"id": "d%2"})").arg(i ? "," : "").arg(i);
        QTest::newRow("rows") << "\"defs\": [" + many + "]"
                              << ""
                              << "/defs"
                              << "there are 6000 rows";
        QTest::newRow("name") << QString("\"title\": \"%1\"").arg(QString(1001, 'x')) << ""
                              << "/title"
                              << "this text has 1001 bytes";
        QTest::newRow("prose") << QString("\"notes\": \"%1\"").arg(QString(200000, 'x')) << ""
                               << "/notes"
                               << "this text has 200000 bytes";
        QString conditions = R"({"fact": "turn", "of": "@game"})";
        for (int i = 0; i < 200; ++i)
            conditions += R"(, {"fact": "turn", "of": "@game"})";
        QTest::newRow("conditions") << R"("defs": [{"id": "d", "if": [)" + conditions + "]}]"
                                    << ""
                                    << "/defs/0/if"
                                    << "there are 201 conditions here";
        QString lists = "[{}]";
        for (int i = 0; i < 200; ++i)
            lists += ", [{}]";
        QTest::newRow("alternatives") << QString(R"("defs": [{"id": "x", "if": [{"either": [%1]}]}])").arg(lists) << ""
                                      << "/defs/0/if/0/either"
                                      << "there are 201 conditions here";
        QString nodes = R"({"node": "group"})";
        for (int i = 0; i < 1000; ++i)
            nodes += R"(, {"node": "group"})";
        const QString inside = R"("procedures": [{"id": "main", "do": [%1]}])";
        QTest::newRow("nodes") << inside.arg(nodes) << ""
                               << "/procedures/0/do"
                               << "there are 1001 rows";
        QTest::newRow("nodes of a node") << inside.arg(QString(R"({"node": "group", "do": [%1]})").arg(nodes)) << ""
                                         << "/procedures/0/do/0/do"
                                         << "there are 1001 rows";
        QString fields = R"({"name": "a", "pick": "side"})";
        for (int i = 0; i < 50; ++i)
            fields += R"(, {"name": "a", "pick": "side"})";
        QTest::newRow("fields") << inside.arg(
            QString(R"({"node": "choose", "menu": [{"id": "a", "fields": [%1]}]})").arg(fields))
                                << ""
                                << "/procedures/0/do/0/menu/0/fields"
                                << "there are 51 rows";
        QTest::newRow("file") << "\"notes\": \"x\"" + QString(1'000'000, ' ') << ""
                              << ""
                              << "this rules file has 10";
    }
    void refusesOversizedFiles()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        QFETCH(QString, place);
        QFETCH(QString, says);
        Problem problem;
        if (scenario.isEmpty()) {
            const Result<Ruleset> read = readRules(small::rulesText(rules.toStdString()), "r.rules.json");
            QVERIFY(!read);
            problem = read.error();
        } else {
            std::string text = small::scenarioText(scenario.toStdString());
            text.replace(text.find("\"lastTurn\": 4"), 13, "\"lastTurn\": 1000000");
            const Result<Scenario> read = readScenario(text, "s.scenario.json");
            QVERIFY(!read);
            problem = read.error();
        }
        QVERIFY2(QString::fromStdString(problem.place).endsWith(place), problem.place.c_str());
        QVERIFY2(QString::fromStdString(plain(problem.text)).contains(says), plain(problem.text).c_str());
        QVERIFY(!problem.remedy.empty() && !problem.file.empty());
    }

    void limitsCountersOfAScenario()
    {
        Scenario scenario = *readScenario(small::scenarioText(), "s.scenario.json");
        QString text = QString::fromStdString(small::scenarioText());
        QString units;
        for (int i = 0; i < 20000; ++i)
            units += QString(R"({"id": "x%1", "name": "x", "side": "red", "type": "foot"},)").arg(i);
        text.replace("\"units\": [", "\"units\": [" + units);
        const Result<Scenario> read = readScenario(text.toStdString(), "s.scenario.json");
        QVERIFY(!read);
        QVERIFY2(plain(read.error().text).find("20006 rows") != std::string::npos, plain(read.error().text).c_str());
    }
};

FW_TEST(tst_Limits)
#include "tst_Limits.moc"
