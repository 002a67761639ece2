#include "engine/rules/Lint.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

/// Computes one quantity q with these stages and modifiers in the small battle.
Result<Rational> reckon(const std::string& base, const std::string& stages, const std::string& modifiers,
                        Trace* trace = nullptr, const std::string& more = {})
{
    const small::RulesPtr rules = small::rulesWith(
        R"("quantities": [{"id": "q", "label": "Sum", "baseLabel": "base", "base": )" + base + R"(, "stages": [)"
        + stages + R"(]}, {"id": "own", "base": {"fact": "rating",
            "arg": "strength", "of": "unit"}}], "modifiers": [)"
        + modifiers + "]" + more);
    return evaluate(*rules, rules->startPosition(), "q", small::castOf(*rules, small::everybody()), trace);
}

std::string mod(const std::string& op, const std::string& amount, const std::string& more = {})
{
    static int n = 0;
    return R"({"id": "m)" + std::to_string(n++) + R"(", "label": "row", "quantity": "q",
        "stage": "s", "op": ")"
           + op + R"(", "amount": )" + amount + more + "}";
}

std::string stage(const std::string& combine, const std::string& more = {})
{
    return R"({"id": "s", "combine": ")" + combine + "\"" + more + "}";
}

} // namespace

class tst_Quantity : public QObject
{
    Q_OBJECT

private slots:
    void stageCombinesModifiers_data()
    {
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QString>("modifiers");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* name, const std::string& stage, const std::string& modifiers, const char* base,
                            const char* result) {
            QTest::newRow(name) << QString::fromStdString(stage) << QString::fromStdString(modifiers) << base << result;
        };
        row("nothing", stage("sum"), "", "5", "5");
        row("add", stage("sum"), mod("add", "2") + "," + mod("add", "-4"), "5", "3");
        row("set", stage("sum"), mod("add", "2") + "," + mod("set", "9"), "5", "9");
        row("at-least", stage("sum"), mod("at-least", "8"), "5", "8");
        row("at-least, enough", stage("sum"), mod("at-least", "3"), "5", "5");
        row("at-most", stage("sum"), mod("at-most", "3"), "5", "3");
        row("in order", stage("sum"), mod("at-most", "3") + "," + mod("add", "2"), "5", "5");
        row("product", stage("product"), mod("times", "2") + "," + mod("times", "\"1/4\""), "5", "5/2");
        row("best", stage("best"), mod("times", "2") + "," + mod("times", "3") + "," + mod("times", "\"1/2\""), "5",
            "15");
        row("worst", stage("worst"), mod("times", "2") + "," + mod("times", "\"1/2\"") + "," + mod("times", "\"2/3\""),
            "6", "3");
        row("best of one below 1", stage("best"), mod("times", "\"1/2\""), "6", "3");
        const std::string counts = R"(, "countSteps": [{"rows": 1, "times": "1/2"}, {"rows": 3,
            "times": "1/4"}, {"rows": 4, "set": 0}])";
        const std::string c = mod("count", "0");
        row("count none", stage("count", counts), "", "8", "8");
        row("count one", stage("count", counts), c, "8", "4");
        row("count two", stage("count", counts), c + "," + mod("count", "0"), "8", "4");
        row("count three", stage("count", counts), c + "," + mod("count", "0") + "," + mod("count", "0"), "8", "2");
        row("count four", stage("count", counts),
            c + "," + mod("count", "0") + "," + mod("count", "0") + "," + mod("count", "0"), "8", "0");
        row("up", stage("product", R"(, "round": "up")"), mod("times", "\"1/2\""), "5", "3");
        row("down", stage("product", R"(, "round": "down")"), mod("times", "\"1/2\""), "5", "2");
        row("nearest", stage("product", R"(, "round": "nearest")"), mod("times", "\"1/3\""), "5", "2");
        row("down below zero", stage("product", R"(, "round": "down")"), mod("times", "\"1/2\""), "-5", "-3");
    }
    void stageCombinesModifiers()
    {
        QFETCH(QString, stage);
        QFETCH(QString, modifiers);
        QFETCH(QString, base);
        QFETCH(QString, result);
        const auto v = reckon(base.toStdString(), stage.toStdString(), modifiers.toStdString());
        QVERIFY2(v, v ? "" : describe(v.error()).c_str());
        QCOMPARE(QString::fromStdString(v->text()), result);
    }

    void stagesRunInOrder()
    {
        const auto v = reckon("5",
                              R"({"id": "half", "combine": "product", "round": "up"},
                                 {"id": "s", "combine": "sum"})",
                              R"({"id": "h", "quantity": "q", "stage": "half", "op": "times",
                                  "amount": "1/2"}, )"
                                  + mod("add", "10"));
        QCOMPARE(*v, Rational(13));
    }

    void onlyFirstOfAGroupApplies()
    {
        const std::string g = R"(, "group": "cover")";
        const std::string no = R"(, "group": "cover", "if": [{"fact": "turn", "is": 9}])";
        const auto v = reckon("0", stage("sum"),
                              mod("add", "7", no) + "," + mod("add", "2", g) + "," + mod("add", "3", g) + ","
                                  + mod("add", "10"));
        QCOMPARE(*v, Rational(12));
    }

    void rowAppliesOncePerMember()
    {
        const std::string each = R"(, "each": "@map-units", "as": "who",
            "if": [{"of": "who", "fact": "side", "is": "red"}])";
        QCOMPARE(*reckon("0", stage("sum"), mod("add", "2", each)), Rational(6));
        const std::string strength = R"(, "each": "both")";
        QCOMPARE(*reckon("0", stage("sum"), mod("add", R"({"fact": "rating", "arg": "strength"})", strength)),
                 Rational(9));
    }

    void evaluatesAmounts_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* name, const char* amount, const char* result) {
            QTest::newRow(name) << amount << result;
        };
        row("fraction", "\"3/4\"", "3/4");
        row("fact", R"({"fact": "rating", "arg": "strength", "of": "a"})", "5");
        row("times, plus", R"({"fact": "rating", "arg": "strength", "of": "a", "times": "1/2", "plus": 1})", "7/2");
        row("count", R"({"count": "@map-units"})", "5");
        row("local", R"({"local": "three"})", "3");
        row("nobody's local", R"({"local": "nothing"})", "0");
        row("count of a role", R"({"local": "both"})", "2");
        row("quantity", R"({"quantity": "own", "roles": {"unit": "gun"}})", "2");
        row("sum", R"({"sum": "own", "over": "both", "as": "unit"})", "9");
        row("least", R"({"least": "own", "over": "both|gun", "as": "unit"})", "2");
        row("most", R"({"most": "own", "over": "both|gun", "as": "unit"})", "5");
        row("sum of nobody", R"({"sum": "own", "over": "nobody", "as": "unit"})", "0");
        row("ratio", R"({"ratio": [{"quantity": "own", "roles": {"unit": "a"}}, 2]})", "5/2");
        row("ratio against nothing", R"({"ratio": [3, 0]})", "1000000");
        row("nothing against nothing", R"({"ratio": [0, 0]})", "0");
        row("rating that a counter lacks", R"({"fact": "rating", "arg": "strength", "of": "here"})", "0");
    }
    void evaluatesAmounts()
    {
        QFETCH(QString, amount);
        QFETCH(QString, result);
        const auto v = reckon(amount.toStdString(), stage("sum"), "");
        QVERIFY2(v, v ? "" : describe(v.error()).c_str());
        QCOMPARE(QString::fromStdString(v->text()), result);
    }

    void castPassesNumbers()
    {
        const small::RulesPtr rules = small::rulesWith(
            R"("quantities": [{"id": "echo", "base": {"local": "n"}},
                {"id": "role", "base": {"quantity": "echo", "roles": {"n": "three"}}},
                {"id": "bare", "base": {"quantity": "echo", "roles": {"n": "7"}}}])");
        const auto cast = small::castOf(*rules, small::everybody());
        QCOMPARE(*evaluate(*rules, rules->startPosition(), "role", cast), Rational(3));
        QCOMPARE(*evaluate(*rules, rules->startPosition(), "bare", cast), Rational(7));
    }

    void reportsWordWhereNumberIsNeeded()
    {
        const auto v = reckon(R"({"fact": "type", "of": "a"})", stage("sum"), "");
        QVERIFY(!v);
        QVERIFY(v.error().trouble == Trouble::Overflow);
    }

    void reportsOverflow()
    {
        std::string modifiers;
        for (int i = 0; i < 8; ++i)
            modifiers += (i ? "," : "") + mod("times", "1000000000");
        const auto v = reckon("1000000", stage("product"), modifiers);
        QVERIFY(!v);
        QVERIFY(v.error().trouble == Trouble::Overflow);
    }

    void traceShowsEveryStep()
    {
        Trace trace;
        const auto v = reckon("5", stage("product", R"(, "round": "down", "label": "halves")"),
                              mod("times", "\"1/2\"", R"(, "cite": "7.1")") + ","
                                  + mod("times", "3", R"(, "if": [{"of": "a", "fact": "type", "is": "gun"}])"),
                              &trace);
        QCOMPARE(*v, Rational(2));
        QCOMPARE(trace.size(), std::size_t(5));
        QVERIFY(trace[0].kind() == EventKind::Quantity);
        QCOMPARE(numberOf(trace[0]), Rational(2));
        QVERIFY(trace[1].kind() == EventKind::Base);
        QCOMPARE(numberOf(trace[1]), Rational(5));
        QVERIFY(trace[2].kind() == EventKind::Modifier);
        QCOMPARE(trace[2].cite, std::string("7.1"));
        QCOMPARE(beforeOf(trace[2]), Rational(5));
        QCOMPARE(numberOf(trace[2]), Rational::of(5, 2));
        QVERIFY(trace[3].is<ModifierSkipped>());
        QVERIFY(plainText(trace[3]).find("type is gun") != std::string::npos);
        QVERIFY(trace[4].kind() == EventKind::Stage);
        QCOMPARE(numberOf(trace[4]), Rational(2));
    }

    void refusesAndReportsCircles()
    {
        const char* rows = R"("defs": [{"id": "d", "if": [{"def": "d2"}]},
                {"id": "d2", "if": [{"any": "@map-units+d", "fact": "on-map"}]}],
            "quantities": [{"id": "p", "base": {"quantity": "q2"}},
                {"id": "q2", "base": {"quantity": "p"}},
                {"id": "r", "roles": ["a"], "base": 0, "stages": [{"id": "s", "combine": "sum"}]}],
            "modifiers": [{"id": "m", "cite": "1", "quantity": "r", "stage": "s", "op": "add",
                "amount": 1, "if": [{"of": "a", "def": "d"}]}])";
        // 13.5: Such rules are refused wherever they are opened.
        QVERIFY2(small::problemOf(rows).contains("depends on itself"), qPrintable(small::problemOf(rows)));
        const Result<Ruleset> read = readRules(small::rulesText(rows), "r.rules.json");
        QVERIFY(read);
        QStringList found;
        for (const Finding& f : lint(*read))
            if (f.severity == Severity::Error)
                found << QString::fromStdString(f.row);
        found.sort();
        QCOMPARE(found.join(", "), QString("definition d, definition d2, quantity p, quantity q2"));
    }

    void refusesUnknownQuantity()
    {
        const small::RulesPtr rules = small::rulesWith({});
        QVERIFY(!evaluate(*rules, rules->startPosition(), "q", {}));
    }
};

FW_TEST(tst_Quantity)
#include "tst_Quantity.moc"
