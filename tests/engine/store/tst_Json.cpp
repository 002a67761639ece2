#include "engine/model/Procedures.h"
#include "engine/store/Json.h"
#include "engine/store/JsonSpot.h"
#include "engine/store/JsonTree.h"
#include "tests/Main.h"
#include "tests/engine/store/Everything.h"

#include <QTest>

using namespace fw;

namespace {

/// The one amount of a rules file, in a modifier.
Amount amountOf(const std::string& json)
{
    const auto rules = readRules(
        R"({"id":"r","version":"1","modifiers":[{"id":"m","quantity":"q","amount":)" + json + "}]}", "r.rules.json");
    if (!rules) {
        qWarning("%s", describe(rules.error()).c_str());
        return {};
    }
    return rules->modifiers.at(0).amount;
}

/// The line of a written file that contains a text, without leading blanks.
QString lineWith(const std::string& file, const char* text)
{
    for (const QString& line : QString::fromStdString(file).split('\n'))
        if (line.contains(text))
            return line.trimmed();
    return {};
}

/// A scenario on an empty map.
Scenario onMap(int columns, int rows, GridShape shape = GridShape::HexFlat)
{
    Scenario scenario;
    scenario.id = "s";
    scenario.rules = "r";
    scenario.map.grid = {shape, columns, rows, true};
    scenario.map.terrain.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    return scenario;
}

} // namespace

class tst_Json : public QObject
{
    Q_OBJECT

private slots:
    void pointerFollowsTheShortForms()
    {
        const auto json = parseJson("{\"t\": [[\"a\", \"x\", \"y\"],\n {\"row\": \"b\"}],\n"
                                    " \"is\": \"one\", \"at\": [\"two\"]}",
                                    "r");
        QVERIFY(json);
        const auto place = [&](const char* pointer) { return placeIn(*json, pointer); };
        QCOMPARE(place("/t/0/cells/1"), std::string("line 1, /t/0/2"));
        QCOMPARE(place("/t/0/row"), std::string("line 1, /t/0/0"));
        QCOMPARE(place("/t/1/row"), std::string("line 2, /t/1/row"));
        QCOMPARE(place("/is/0/symbol"), std::string("line 3, /is"));
        QCOMPARE(place("/at/0/symbol"), std::string("line 3, /at/0"));
        QCOMPARE(place("/t/9"), std::string("line 1, /t"));
        QCOMPARE(place("/nothing/0"), std::string("line 1"));
    }

    void everyFieldOfARulesetRoundTrips()
    {
        const Ruleset rules = everything::rules();
        const std::string text = writeRules(rules);
        // With amounts in amounts it is longer than a rules file may be.
        const auto again = readUnsavedRules(text, "all.rules.json");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QVERIFY(*again == rules);
        QCOMPARE(writeRules(*again), text);
    }

    void everyFieldOfAScenarioRoundTrips()
    {
        const Scenario scenario = everything::scenario();
        const std::string text = writeScenario(scenario);
        const auto again = readScenario(text, "all.scenario.json");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QVERIFY(again->map == scenario.map);
        QVERIFY(*again == scenario);
        QCOMPARE(writeScenario(*again), text);
    }

    void separateMapFileRoundTrips()
    {
        const Scenario scenario = everything::scenario();
        const std::string mapText = writeMap(scenario.map);
        const std::string text = writeScenario(scenario, "ground.map.json");
        QVERIFY(text.size() < writeScenario(scenario).size());
        std::string asked;
        const auto again = readScenario(text, "all.scenario.json", [&](const std::string& name) {
            asked = name;
            return readMap(mapText, name);
        });
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QCOMPARE(asked, std::string("ground.map.json"));
        QVERIFY(*again == scenario);
    }

    void readsShortFormsOfAmounts()
    {
        QVERIFY(amountOf("3").number == Rational(3));
        QVERIFY(amountOf("-2").number == Rational(-2));
        QVERIFY(amountOf("\"1/2\"").number == Rational::of(1, 2));
        QVERIFY(amountOf("\"4/2\"").number == Rational(2));
        QCOMPARE(amountOf("\"3\"").symbol, std::string("3"));
        QCOMPARE(amountOf("\"infantry\"").symbol, std::string("infantry"));
        QCOMPARE(amountOf("\"'a/b'\"").symbol, std::string("a/b"));
        QCOMPARE(amountOf("{\"symbol\": \"1/2\"}").symbol, std::string("1/2"));
        QVERIFY(amountOf("{\"number\": 3, \"times\": \"1/2\"}").times == Rational::of(1, 2));
    }

    void writesAmountsInShortestForm_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("written");
        QTest::newRow("number") << "{\"number\": 3}"
                                << "\"amount\": 3}";
        QTest::newRow("fraction") << "\"2/4\""
                                  << "\"amount\": \"1/2\"}";
        QTest::newRow("whole fraction") << "\"4/2\""
                                        << "\"amount\": 2}";
        QTest::newRow("word") << "{\"symbol\": \"x\"}"
                              << "\"amount\": \"x\"}";
        QTest::newRow("number word") << "\"3\""
                                     << "\"amount\": \"'3'\"}";
        QTest::newRow("word like a fraction") << "{\"symbol\": \"1/2\"}"
                                              << "\"amount\": \"'1/2'\"}";
        QTest::newRow("factor") << "{\"number\": 3, \"times\": 2}"
                                << "\"amount\": \"3 * 2\"}";
    }
    void writesAmountsInShortestForm()
    {
        QFETCH(QString, json);
        QFETCH(QString, written);
        Ruleset rules;
        rules.id = "r";
        Modifier modifier;
        modifier.id = "m";
        modifier.amount = amountOf(json.toStdString());
        rules.modifiers.push_back(modifier);
        const QString line = lineWith(writeRules(rules), "\"amount\"");
        QVERIFY2(line.endsWith(written), qPrintable(line));
        QVERIFY(readRules(writeRules(rules), "r")->modifiers.at(0) == modifier);
    }

    void singleValueNeedsNoBrackets()
    {
        const std::string text = R"({"id":"r","version":"1","defs":[
            {"id":"a","if":[{"fact":"type","is":"inf"},{"fact":"type","isnt":["inf","cav"]}]},
            {"id":"b","if":[{"fact":"type","is":["inf"]}]}]})";
        const auto rules = readRules(text, "r");
        QVERIFY(rules);
        QCOMPARE(rules->defs[0].need[0].is.size(), std::size_t(1));
        QCOMPARE(rules->defs[0].need[1].isnt.size(), std::size_t(2));
        QVERIFY(rules->defs[0].need[0] == rules->defs[1].need[0]);
        const std::string written = writeRules(*rules);
        QCOMPARE(lineWith(written, "\"b\""), QString("{\"id\": \"b\", \"if\": \"type = inf\"}"));
    }

    void emptyWordMeansNoValue()
    {
        const auto rules = readRules(R"({"id":"r","version":"1","marks":[
            {"id":"a","on":"unit","form":"flag","lifetime":""},
            {"id":"b","on":"unit","form":"flag","lifetime":"move"}]})",
                                     "r");
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        QVERIFY(!rules->marks[0].lifetime);
        QVERIFY(rules->marks[1].lifetime == Lifetime::Move);
        QVERIFY(writeRules(*rules).find(R"({"id": "a", "on": "unit", "form": "flag"})") != std::string::npos);
    }

    void readsShortFormsOfTables()
    {
        const std::string text = R"({"id":"r","version":"1","tables":[{"id":"t","axes":[
            {"id":"die","kind":"number","bands":[["low",null,2],["3",3,3],["high","7/2",null]]},
            {"id":"kind","kind":"label","bands":["a","b"]},
            {"id":"side","kind":"label","bands":["x","y"]}],
            "rows":[["low",1,"Ar","2",3],{"row":"3","cells":["","","",""],"extra":"+L"},
                    {"row":"high","cells":["p","q","r","s"],"origin":"reading"}]}]})";
        const auto rules = readRules(text, "r");
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        const Table& table = rules->tables.at(0);
        QVERIFY(!table.axes[0].bands[0].min && table.axes[0].bands[0].max == Rational(2));
        QVERIFY(table.axes[0].bands[2].min == Rational::of(7, 2) && !table.axes[0].bands[2].max);
        QCOMPARE(table.axes[1].bands[1].label, std::string("b"));
        QVERIFY((table.rows[0].cells == std::vector<std::string>{"1", "Ar", "2", "3"}));
        QCOMPARE(table.rows[1].extra, std::string("+L"));
        QVERIFY(table.rows[2].origin == Origin::Reading);
        const std::string written = writeRules(*rules);
        QCOMPARE(lineWith(written, "\"Ar\""), QString("[\"low\", 1, \"Ar\", 2, 3],"));
        QCOMPARE(lineWith(written, "\"+L\""),
                 QString("{\"row\": \"3\", \"cells\": [\"\", \"\", \"\", \"\"], \"extra\": \"+L\"},"));
        QVERIFY(lineWith(written, "\"die\"").contains("[\"high\", \"7/2\", null]"));
        QVERIFY(*readRules(written, "r") == *rules);
    }

    void keysMatchTheReadme()
    {
        const std::string text = R"({"id":"r","version":"1",
            "constraints":[{"id":"c","at":"n","need":[{"fact":"f"}],"do":[{"node":"note"}]}],
            "ratings":[{"id":"a","columns":[{"column":"x","if":[{"fact":"f"}]}]}],
            "zones":[{"id":"z","exerts":[{"fact":"f"}],"blocked":[{"if":[{"fact":"f"}],"need":[{"fact":"g"}]}]}],
            "paths":[{"id":"p","opens":[{"fact":"f"}],"tiers":[{"id":"t","opens":[{"fact":"f"}]}]}],
            "triggers":[{"id":"t","event":"left","if":[{"fact":"f"}],"do":[{"node":"note"}]}],
            "codes":[{"id":"k","do":[{"node":"choose","auto":true,"if":[{"fact":"f"}],"else":[{"node":"end"}],
              "menu":[{"id":"e","if":[{"fact":"f"}],"fields":[{"name":"x","pick":"unit","need":[{"need":[{"fact":"f"}]}]}],
              "do":[{"node":"apply","verbs":[{"verb":"face","if":[{"fact":"f"}]}]}]}]}]}]})";
        const auto rules = readRules(text, "r");
        QVERIFY2(rules, rules ? "" : describe(rules.error()).c_str());
        const Node& node = rules->codes[0].then.at(0);
        QVERIFY(node.need.size() == 1 && node.otherwise.size() == 1);
        const ChooseNode& choose = std::get<ChooseNode>(node.kind);
        QVERIFY(choose.automatic);
        QCOMPARE(choose.menu[0].fields[0].need[0].need.size(), std::size_t(1));
        QCOMPARE(std::get<ApplyNode>(choose.menu[0].then[0].kind).verbs[0].need.size(), std::size_t(1));
        QCOMPARE(rules->zones[0].blocked[0].applies.size(), std::size_t(1));
        QCOMPARE(rules->paths[0].tiers[0].opens.size(), std::size_t(1));
        QCOMPARE(rules->constraints[0].then.size(), std::size_t(1));
        QCOMPARE(rules->triggers[0].need.size(), std::size_t(1));
        QCOMPARE(rules->ratings[0].columns[0].need.size(), std::size_t(1));
    }

    void writesRowsOnOneLine()
    {
        Ruleset rules = everything::rules();
        Modifier modifier;
        modifier.id = "m-short";
        modifier.quantity = "attack";
        rules.modifiers.push_back(modifier);
        const std::string text = writeRules(rules);
        QCOMPARE(lineWith(text, "m-short"), QString("{\"id\": \"m-short\", \"quantity\": \"attack\"}"));
        // No line is long, unless a single text makes it so.
        for (const QString& line : QString::fromStdString(text).split('\n'))
            QVERIFY2(line.toUtf8().size() <= 160, qPrintable(line));
        QVERIFY(text.ends_with("}\n"));
    }

    void changedRowChangesOneLine()
    {
        Ruleset rules;
        rules.id = "r";
        for (int i = 0; i < 20; ++i) {
            Modifier modifier;
            modifier.id = "m" + std::to_string(i);
            modifier.quantity = "attack";
            rules.modifiers.push_back(modifier);
        }
        const QStringList before = QString::fromStdString(writeRules(rules)).split('\n');
        rules.modifiers[7].amount.number = Rational(4);
        const QStringList after = QString::fromStdString(writeRules(rules)).split('\n');
        QCOMPARE(before.size(), after.size());
        int changed = 0;
        for (int i = 0; i < before.size(); ++i)
            changed += before[i] == after[i] ? 0 : 1;
        QCOMPARE(changed, 1);
    }

    void readsTerrainAsCharacterPlane()
    {
        const std::string text = R"({"id":"s","rules":"r","map":{
            "grid":{"shape":"hex-flat","columns":3,"rows":2,"shoved":"odd"},
            "legend":{".":[],"w":["light-woods"],"Ä":["hill","light-woods"]},
            "terrain":["..w","Äw."],"level":["012","900"]}})";
        const auto scenario = readScenario(text, "s");
        QVERIFY2(scenario, scenario ? "" : describe(scenario.error()).c_str());
        const Map& map = scenario->map;
        QVERIFY(!map.grid.evenShoved);
        QVERIFY(map.terrain[2] == std::vector<std::string>{"light-woods"});
        QVERIFY((map.terrain[3] == std::vector<std::string>{"hill", "light-woods"}));
        QVERIFY((map.level == std::vector<int>{0, 1, 2, 9, 0, 0}));
        const std::string written = writeScenario(*scenario);
        QCOMPARE(lineWith(written, "\"legend\""),
                 QString("\"legend\": {\".\": [], \"l\": [\"light-woods\"], \"h\": [\"hill\", "
                         "\"light-woods\"]},"));
        QVERIFY(lineWith(written, "\"..l\"") == "\"..l\",");
        QCOMPARE(writeScenario(*readScenario(written, "s")), written);
    }

    /// Maps had `palette` with a season until 2026-11-29; they open with the style of that season.
    void readsThePaletteOfOldMapsAsAStyle()
    {
        const auto styleOf = [](const char* keys) {
            const std::string grid = R"("grid":{"shape":"hex-flat","columns":3,"rows":2})";
            for (const char* format : {"", R"("format":1,)", R"("format":4,)"}) {
                const auto read = readScenario(
                    std::string("{") + format + R"("id":"s","rules":"r","map":{)" + keys + grid + "}}", "s");
                const auto alone = readMap(std::string("{") + format + keys + grid + "}", "m");
                if (!read || !alone || read->map.style != alone->style)
                    return std::string("unread");
                if (writeScenario(*read).find("palette") != std::string::npos)
                    return std::string("written");
                if (format == std::string(R"("format":4,)"))
                    return read->map.style;
            }
            return std::string();
        };
        QCOMPARE(styleOf(R"("palette":"winter",)"), std::string("winter"));
        QCOMPARE(styleOf(R"("palette":"summer",)"), std::string());
        QCOMPARE(styleOf(R"("style":"desert",)"), std::string("desert"));
        QCOMPARE(styleOf(""), std::string());
    }

    void legendNeverRunsOutOfCharacters()
    {
        Scenario scenario = onMap(300, 100);
        for (std::size_t i = 0; i < 30000; ++i)
            scenario.map.terrain[i] = {"feature-" + std::to_string(i)};
        const auto again = readScenario(writeScenario(scenario), "s");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QVERIFY(*again == scenario);
    }

    void writesManySidesAsPlanes_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("flat hexes") << 0;
        QTest::newRow("pointed hexes") << 1;
        QTest::newRow("squares") << 2;
    }
    void writesManySidesAsPlanes()
    {
        QFETCH(int, shape);
        Scenario scenario = onMap(40, 30, static_cast<GridShape>(shape));
        const Grid& grid = scenario.map.grid;
        for (Cell a = 0; a < grid.cellCount(); ++a) {
            std::vector<Cell> others = grid.neighbours(a);
            std::sort(others.begin(), others.end());
            for (const Cell b : others)
                if (b > a)
                    scenario.map.sides.push_back({a, b, {(a + b) % 3 ? "stream" : "river"}, {}, noCell});
        }
        const std::string text = writeScenario(scenario);
        QVERIFY(text.find("\"sidePlanes\"") != std::string::npos);
        QVERIFY(text.find("\"a\":") == std::string::npos);
        const auto again = readScenario(text, "s");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QVERIFY(again->map.sides == scenario.map.sides);
        QCOMPARE(writeScenario(*again), text);

        // In any other order they stay rows, so that a round trip keeps the order.
        std::swap(scenario.map.sides.front(), scenario.map.sides.back());
        const std::string rows = writeScenario(scenario);
        QVERIFY(rows.find("\"sidePlanes\"") == std::string::npos);
        QVERIFY(readScenario(rows, "s")->map.sides == scenario.map.sides);
    }

    void writesCellsAsColumnAndRow()
    {
        Scenario scenario = onMap(10, 10);
        Placement placement;
        placement.unit = "u";
        placement.at = scenario.map.grid.cell(7, 6);
        scenario.setup.push_back(placement);
        QVERIFY(lineWith(writeScenario(scenario), "\"unit\"").contains("\"at\": \"8,7\""));
        scenario.setup[0].at = noCell;
        QVERIFY(!lineWith(writeScenario(scenario), "\"unit\"").contains("\"at\""));
        QCOMPARE(readScenario(writeScenario(scenario), "s")->setup[0].at, noCell);
    }

    void escapesInvalidBytes()
    {
        Ruleset rules;
        rules.id = "r";
        rules.title = std::string("a\xFF"
                                  "b\x01\x7F\xED\xA0\x80",
                                  8);
        rules.notes = "\"quoted\" \\ tab\t line\n \xF0\x9F\x8E\xB2";
        const auto again = readRules(writeRules(rules), "r");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QCOMPARE(again->notes, rules.notes);
        QCOMPARE(writeRules(*again), writeRules(rules));
    }

    /// The span holds the text of the value, whatever is around it: quotes, brackets in strings, several bytes.
    void findsTheSpanOfAValue()
    {
        const std::string text = "{\"a\": 1, \"q\\\"]\": [true, \"\u00e4}\"],\n"
                                 "  \"b\": {\"c\": {}, \"d\": \"x\"} , \"e\": [\n  [], -1.5e3\n] }\n";
        const auto json = parseJson(text, "f");
        QVERIFY(json.has_value());
        const auto span = [&](const char* pointer) { return spanIn(text, foundIn(*json, pointer).way); };
        QCOMPARE(span("/a"), (JsonSpan{1, 7, 1, 8}));
        QCOMPARE(span("/q\"]"), (JsonSpan{1, 18, 1, 30}));
        QCOMPARE(span("/q\"]/1"), (JsonSpan{1, 25, 1, 29}));
        QCOMPARE(span("/b/c"), (JsonSpan{2, 14, 2, 16}));
        QCOMPARE(span("/b/d"), (JsonSpan{2, 23, 2, 26}));
        QCOMPARE(span("/e/0"), (JsonSpan{3, 3, 3, 5}));
        QCOMPARE(span("/e/1"), (JsonSpan{3, 7, 3, 13}));
        QCOMPARE(span("/e"), (JsonSpan{2, 35, 4, 2}));
        QCOMPARE(span(""), (JsonSpan{1, 1, 4, 4}));
        QCOMPARE(span("/b/none"), span("/b")); // a pointer that leads nowhere means the last value on its way
        QCOMPARE(spanIn(text, {7}), JsonSpan());
    }

    void readsTheHeadAlone()
    {
        QCOMPARE(jsonHead(R"({"format":1,"x":{"id":"no"},"id":"yes","version":"2", broken)").id, std::string("yes"));
        QCOMPARE(jsonHead(R"({"id":"yes","version":"2"})").version, std::string("2"));
        QVERIFY(jsonHead("broken").id.empty());
        QVERIFY(jsonHead(std::string(100000, '[')).id.empty());
    }
};

FW_TEST(tst_Json)
#include "tst_Json.moc"
