#include "engine/model/Walk.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/engine/formula/Written.h"

#include <QDirIterator>
#include <QSet>
#include <QTest>

using namespace fw;

namespace {

FormulaNames some()
{
    FormulaNames out;
    out.marks = {"state", "vp"};
    out.ratings = {"attack", "vp"};
    out.tables = {"tec", "arms", "crt", "way"};
    out.quantities = {"cost", "move-cost"};
    return out;
}

/// The conditions of the one definition of a rules file.
Reqs conditionsOf(const std::string& json)
{
    const auto rules = readRules(
        R"({"id":"r","version":"1","marks":[{"id":"state","on":"unit","form":"number"},{"id":"vp","on":"unit","form":"number"}],
        "ratings":[{"id":"attack"},{"id":"vp"}],"tables":[{"id":"tec","axes":[],"rows":[]},{"id":"arms","axes":[],"rows":[]},{"id":"crt","axes":[],"rows":[]},{"id":"way","axes":[],"rows":[]}],
        "quantities":[{"id":"cost","base":0},{"id":"move-cost","base":0}],"defs":[{"id":"d","if":)"
            + json + "}]}",
        "r.rules.json");
    if (!rules) {
        qWarning("%s", describe(rules.error()).c_str());
        return {};
    }
    return rules->defs.at(0).need;
}

QStringList shippedRules()
{
    QStringList out;
    for (const char* folder : {FW_SOURCE_DIR "/scenarios", FW_SOURCE_DIR "/tests/kernel"})
        for (QDirIterator it(folder, {"*.rules.json"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            out << it.next();
    return out;
}

} // namespace

class tst_Formula : public QObject
{
    Q_OBJECT

private slots:
    /// One line of each form, next to the equivalent tree.
    void lineEqualsItsTree_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char* line, const char* tree) { QTest::newRow(line) << line << tree; };
        row("unit.type != leader", R"({"of":"unit","fact":"type","isnt":"leader"})");
        row("it.type = leader", R"({"of":"it","fact":"type","is":"leader"})");
        row("turn >= 3", R"({"fact":"turn","min":3})");
        row("unit.state in [good, disrupted]",
            R"({"of":"unit","fact":"mark","arg":"state","is":["good","disrupted"]})");
        row("unit.attack not in [1, 'two words']",
            R"({"of":"unit","fact":"rating","arg":"attack","isnt":[1,{"symbol":"two words"}]})");
        row("unit.mark[vp] in 1..@game.turn",
            R"({"of":"unit","fact":"mark","arg":"vp","min":1,"max":{"fact":"turn","of":"@game"}})");
        row("to.way[road](from) <= 0", R"({"amount":{"fact":"way","arg":"road","of":"to","with":"from"},"max":0})");
        row("unit has militia", R"({"of":"unit","fact":"tag","arg":"militia"})");
        row("unit.tag[militia] = 0", R"({"of":"unit","fact":"tag","arg":"militia","is":0})");
        row("target is enemy", R"({"of":"target","def":"enemy"})");
        row("target is beside(foe: unit)", R"({"of":"target","def":"beside","roles":{"foe":"unit"}})");
        row("no unit/place/neighbours/units is beside(foe: it, from)",
            R"({"none":"unit/place/neighbours/units","def":"beside","roles":{"foe":"it","from":"from"}})");
        row("any units as friend is beside(foe: way.last) (by 4.31)",
            R"({"any":"units","as":"friend","def":"beside","roles":{"foe":"way.last"},"cite":"4.31"})");
        row("it as self is touched", R"({"of":"it","as":"self","def":"touched"})");
        row("any with", R"({"any":"with"})");
        row("any unit/place/neighbours/units is enemy", R"({"any":"unit/place/neighbours/units","def":"enemy"})");
        row("no it/units as foe has gun", R"({"none":"it/units","as":"foe","fact":"tag","arg":"gun"})");
        row("no units: zoned(it)", R"({"none":"units","fact":"zoned","with":"it"})");
        row("no units: it.way[road](to)", R"({"none":"units","fact":"way","arg":"road","with":"to"})");
        row("no to/features|to/hexside:from: tec[it.id, arms[unit.type, moves-as]] = no",
            R"({"none":"to/features|to/hexside:from","amount":{"table":"tec","at":[{"fact":"id"},
               {"table":"arms","at":[{"fact":"type","of":"unit"},"moves-as"]}]},"is":"no"})");
        row("at least 2 of units: state = good",
            R"({"among":"units","least":2,"fact":"mark","arg":"state","is":"good"})");
        row("at most 1 of units", R"({"among":"units","most":1})");
        row("exactly 1 of units is enemy", R"({"among":"units","exactly":1,"def":"enemy"})");
        row("any side/entries: last.distance(it) <= start.distance(it) - 1",
            R"({"any":"side/entries","amount":{"fact":"distance","of":"last","with":"it"},
               "max":{"fact":"distance","of":"start","with":"it","plus":-1}})");
        row("$step <= 1", R"({"amount":{"local":"step"},"max":1})");
        row("$way.tier = free", R"({"amount":{"local":"way.tier"},"is":"free"})");
        row("#units/+gun >= 2", R"({"amount":{"count":"units/+gun"},"min":2})");
        row("crt[$column, $die].first = AE",
            R"({"amount":{"table":"crt","at":[{"local":"column"},{"local":"die"}],"part":"first"},"is":"AE"})");
        row("move-cost(from: a/place, unit) >= most cost over units as unit * 1/2 + 1",
            R"({"amount":{"quantity":"move-cost","roles":{"unit":"unit","from":"a/place"}},
               "min":{"most":"cost","over":"units","as":"unit","times":"1/2","plus":1}})");
        row("odds(unit.attack, 2) >= 3/2",
            R"({"amount":{"ratio":[{"fact":"rating","arg":"attack","of":"unit"},2]},"min":"3/2"})");
        row("sum cost over units >= 1", R"({"amount":{"sum":"cost","over":"units"},"min":1})");
        row("unit.attack * 2 >= 3", R"({"amount":{"fact":"rating","arg":"attack","of":"unit","times":2},"min":3})");
        row("1", R"({"amount":1})");
        row("$paid + $part >= 3", R"({"amount":{"total":[{"local":"paid"},{"local":"part"}]},"min":3})");
        row("$strength * 2 - unit.vp-lost - ($a + 1) * 3 + 4 >= 1",
            R"({"amount":{"total":[{"local":"strength","times":2},{"fact":"vp-lost","of":"unit","times":-1},
               {"total":[{"local":"a","plus":1}],"times":-3}],"plus":4},"min":1})");
        row("($a + $b) * $c / unit.attack * 1/2 <= 3 - $d",
            R"({"amount":{"quotient":[{"product":[{"total":[{"local":"a"},{"local":"b"}]},{"local":"c"}]},
               {"fact":"rating","arg":"attack","of":"unit"}],"times":"1/2"},
               "max":{"local":"d","times":-1,"plus":3}})");
        row("round up ($a / 2 + 1) >= 1", R"({"amount":{"local":"a","times":"1/2","plus":1,"round":"up"},"min":1})");
        row("#(units as foe: steps >= 2 and foe is near) >= 2",
            R"({"amount":{"count":"units","as":"foe","where":[{"fact":"steps","min":2},{"of":"foe","def":"near"}]},
               "min":2})");
        row("#($shots >= 5) + #($shots in [1, 6]) >= 2",
            R"({"amount":{"total":[{"faces":"shots","where":{"min":5}},{"faces":"shots","where":{"is":[1,6]}}]},
               "min":2})");
        row("unit.type = a or unit.type = b and $step <= 1",
            R"({"either":[[{"of":"unit","fact":"type","is":"a"}],
               [{"of":"unit","fact":"type","is":"b"},{"amount":{"local":"step"},"max":1}]]})");
        row("a is x or (b is x or c is x) and d is x",
            R"({"either":[[{"of":"a","def":"x"}],[{"either":[[{"of":"b","def":"x"}],[{"of":"c","def":"x"}]]},
               {"of":"d","def":"x"}]]})");
        row("to.terrain != woods (by 4.31)", R"({"of":"to","fact":"terrain","isnt":"woods","cite":"4.31"})");
    }
    void lineEqualsItsTree()
    {
        QFETCH(QString, line);
        QFETCH(QString, tree);
        const Reqs told = conditionsOf("[" + tree.toStdString() + "]");
        QCOMPARE(told.size(), std::size_t(1));
        const auto read = readConditions(line.toStdString(), some());
        if (!read)
            QFAIL(plain(read.error().text).c_str());
        QVERIFY(*read == told);
        // What is divided by a number is written as a product.
        QCOMPARE(QString::fromStdString(conditionText(told[0], some()).value_or("no text")),
                 QString(line).replace("$a / 2", "$a * 1/2"));
    }

    void lineOfConditionsIsAList()
    {
        const auto read = readConditions("a is x and (b is x and c is x)", some());
        QVERIFY(read);
        QVERIFY(*read == conditionsOf(R"(["a is x", "b is x", "c is x"])"));
        QVERIFY(conditionsOf(R"("a is x")") == conditionsOf(R"([{"of":"a","def":"x"}])"));
    }

    void equivalentFormsReadTheSame()
    {
        // A fact of several units holds for each of them; as an amount, it was that of the first unit, and 0 without
        // units.
        QVERIFY(conditionsOf(R"([{"amount":{"fact":"level","of":"to"},"max":0}])")
                == conditionsOf(R"([{"of":"to","fact":"level","max":0}])"));
        QVERIFY(conditionsOf(R"([{"any":"units","amount":{"fact":"level","of":"it"},"max":0}])")
                == conditionsOf(R"([{"any":"units","fact":"level","max":0}])"));
    }

    void amountsRoundTripAsText_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"3",
                                 "-1/2",
                                 "good",
                                 "'two words'",
                                 "'it''s'",
                                 "'3'",
                                 "unit.attack",
                                 "it.state",
                                 "unit.attack * 2 + 1",
                                 "sum cost over units as unit",
                                 "move-cost(unit)",
                                 "cost()",
                                 "@sides/+british.mark[vp]",
                                 "tec[clear, enter]",
                                 "$way.cost - 1/2",
                                 "$a + $b",
                                 "$a - $b",
                                 "$a * $b",
                                 "$a / $b / $c",
                                 "$a / ($b / $c)",
                                 "$a * ($b + 1)",
                                 "6 / $a",
                                 "(2 * 3) / $a",
                                 "3 - $a",
                                 "3 - $a * 2",
                                 "$a - ($b + $c) - 1",
                                 "($a + 1) * 2",
                                 "$a * -1 + $b",
                                 "round nearest ($a * $b) * 2",
                                 "round down (round up ($a))",
                                 "$a * 2 / $b",
                                 "#(units: it is near or steps >= 2)",
                                 "sum cost over units as unit - $a",
                                 "tec[$a + 1, #units - $b]",
                                 "odds($a + $b, $c)",
                                 "#($shots <= it.attack + $a)"})
            QTest::newRow(line) << line;
    }
    /// Constants come together behind the rest, and parentheses that change nothing go.
    void calculationsHaveOneForm()
    {
        for (const auto& [line, canonical] : {std::pair("1 + $a + 2", "$a + 3"),
                                              {"2 * $a * 3", "$a * 6"},
                                              {"($a) + ($b)", "$a + $b"},
                                              {"$a / 4", "$a * 1/4"},
                                              {"2 * $a / 4 + 1", "$a * 1/2 + 1"},
                                              {"$a + -1", "$a - 1"},
                                              {"($a * $b) + $c", "$a * $b + $c"},
                                              {"$a - -2 * $b", "$a + $b * 2"},
                                              {"3 * 2 + 1", "3 * 2 + 1"},
                                              {"((($a)))", "$a"}}) {
            const auto read = readAmount(line, some());
            QVERIFY2(read, line);
            QCOMPARE(QString::fromStdString(amountText(*read, some()).value_or("no text")), QString(canonical));
        }
        // An amount in parentheses may begin a condition.
        const auto read = readConditions("((steps + 1) * 2 >= 4 or ($a + $b) = 3) and ($a)", some());
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(2));
        QCOMPARE(read->front().either.size(), std::size_t(2));
    }
    void amountsRoundTripAsText()
    {
        QFETCH(QString, line);
        const auto read = readAmount(line.toStdString(), some());
        if (!read)
            QFAIL(plain(read.error().text).c_str());
        QCOMPARE(QString::fromStdString(amountText(*read, some()).value_or("no text")), line);
    }

    void mistakesGivePlaceAndRemedy_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("remedy");
        const auto row = [](const char* line, int at, const char* remedy) {
            QTest::newRow(line) << line << at << remedy;
        };
        row("unit.type == leader", 10, "write =");
        row("unit.type < 3", 10, "write =");
        row("$a + >= 3", 5, "$NAME");
        row("$a * ", 5, "any PATH");
        row("unit.vp-lost = good + $a", 15, "name an amount");
        row("$a / 0 >= 3", 5, "another number");
        row("$a * 9223372036854775807 * 3 >= 1", 1, "smaller");
        row("(unit is a) * 2 >= 3", 0, "only an amount");
        row("round upp ($a) >= 3", 6, "any PATH");
        row("unit.state = round up (good)", 13, "name an amount");
        row("#(units: steps (by 3)) >= 2", 1, "'(by'");
        row("#($shots) >= 2", 8, "any PATH");
        row("unit.type = ", 12, "unit.type in [a, b]");
        row("unit.type inn [a]", 10, "did you mean 'in'");
        row("evry units: on-map", 5, "did you mean 'every'");
        row("unit.type = two words", 16, "quotes");
        row("any units: ", 11, "any PATH");
        row("(unit is a", 10, "any PATH");
        row("unit.vp >= 1", 5, "write 'mark[vp]' or 'rating[vp]'");
        row("unit/place >= 1", 0, "'unit/place.type'");
        row("unit.type = unit/place", 12, "name a fact");
        row("cost(unit/place) >= 1", 5, "write 'ROLE: unit/place'");
        row("odds(1) >= 2", 0, "odds(a, b)");
        row("at least 99999999999 of units", 9, "smaller");
        row("unit.tag[a, b]", 9, "unit.tag[militia]");
        row("tec[1, 2].zap = 3", 10, "first");
        row("unit.state = -9223372036854775808", 13, "smaller");
        row("not unit.type = a", 4, "'unit.state != good'");
        row("unit.type=leader", 9, "blank on each side");
        row("ANY units: on-map", 4, "did you mean 'any'");
        row("", 0, "any PATH");
    }
    void mistakesGivePlaceAndRemedy()
    {
        QFETCH(QString, line);
        QFETCH(int, at);
        QFETCH(QString, remedy);
        const auto read = readConditions(line.toStdString(), some());
        QVERIFY(!read);
        QCOMPARE(int(read.error().at), at);
        QVERIFY2(QString::fromStdString(plain(read.error().remedy)).contains(remedy),
                 plain(read.error().remedy).c_str());
        QVERIFY(!read.error().text.empty());
    }

    void fileErrorNamesTheCharacter()
    {
        const auto rules = readRules("{\"id\":\"r\",\"version\":\"1\",\n\"defs\":[{\"id\":\"d\",\n\"if\":[\"a is b\","
                                     "\"unit.type == a\"]}]}",
                                     "r.rules.json");
        QVERIFY(!rules);
        QCOMPARE(rules.error().place, std::string("line 3, /defs/0/if/1, character 11"));
    }

    void limitsBracketsAndLength()
    {
        QVERIFY(!readConditions(std::string(5'000, '('), some()));
        QVERIFY(!readConditions("unit.type = " + std::string(9'000, 'a'), some()));
        QVERIFY(!readAmount("tec" + std::string(60, '[') + "1", some()));
    }

    /// No shipped condition needs a tree.
    void everyShippedConditionHasALine()
    {
        QVERIFY(shippedRules().size() >= 12);
        for (const QString& path : shippedRules()) {
            const auto rules = readRulesFile(path.toStdString());
            QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
            const FormulaNames names = FormulaNames::of(*rules);
            int seen = 0;
            QSet<const Req*> faces;
            walk(*rules, [&](const auto& row) {
                using Row = std::decay_t<decltype(row)>;
                if constexpr (std::is_same_v<Row, Amount>) { // a comparison of faces has no left side
                    for (const Req& one : row.where)
                        if (!row.faces.empty())
                            faces.insert(&one);
                } else if constexpr (std::is_same_v<Row, Req>) {
                    ++seen;
                    QVERIFY2(faces.contains(&row) || conditionText(row, names), qPrintable(path));
                }
            });
            QVERIFY(seen > 0);
        }
    }

    void randomConditionsRoundTripAsText()
    {
        std::mt19937 random(7);
        int texts = 0;
        const int times = thorough(2'000'000, 20'000, 2'000);
        for (int i = 0; i < times; ++i) {
            Req one = formulas::anyCondition(random, 2);
            settle(one);
            const auto text = conditionText(one, some());
            if (!text)
                continue;
            ++texts;
            const auto back = readConditions(*text, some());
            QVERIFY2(back && back->size() == 1 && back->front() == one, text->c_str());
        }
        QVERIFY(texts > times / 10);
    }

    void randomLinesAreReadOrRefused()
    {
        std::mt19937 random(11);
        int read = 0;
        for (int i = 0, times = thorough(2'000'000, 40'000, 4'000); i < times; ++i) {
            const std::string line = formulas::anyLine(random);
            const std::string wrong = formulas::trouble(line, some());
            QVERIFY2(wrong.empty(), wrong.c_str());
            read += readConditions(line, some()).has_value();
        }
        QVERIFY(read > 100);
    }
};

FW_TEST(tst_Formula)
#include "tst_Formula.moc"
