#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

/// The start of a scenario on a map of 3 columns and 2 rows.
const QString scenarioHead = "{\"id\":\"s\",\"rules\":\"r\",\"map\":\n"
                             "{\"grid\":{\"shape\":\"hex-flat\",\"columns\":3,\"rows\":2}";

Problem problemOf(const QString& kind, const std::string& text)
{
    if (kind == "rules") {
        const auto read = readRules(text, "the.file");
        return read ? Problem{} : read.error();
    }
    if (kind == "map") {
        const auto read = readMap(text, "the.file");
        return read ? Problem{} : read.error();
    }
    const auto read = readScenario(text, "the.file");
    return read ? Problem{} : read.error();
}

} // namespace

class tst_JsonErrors : public QObject
{
    Q_OBJECT

private slots:
    void everyErrorNamesItsPlace_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("remedy");

        const auto rules = [](const char* name, const QString& text, const char* place, const char* says,
                              const char* remedy) {
            QTest::newRow(name) << "rules" << text << place << says << remedy;
        };
        const auto scenario = [](const char* name, const QString& rest, const char* place, const char* says,
                                 const char* remedy) {
            QTest::newRow(name) << "scenario" << scenarioHead + rest << place << says << remedy;
        };
        const QString head = "{\"id\":\"r\",\"version\":\"1\",\n";

        rules("empty", "", "line 1", "this is not JSON", "cut off");
        rules("cut off", "{\"id\":\"r\",\n\"version\":", "line 2, /version", "this is not JSON", "cut off");
        rules("comma", "{\"id\":\"r\"\n\"version\":\"1\"}", "line 2, /id", "this is not JSON", "commas");
        rules("not UTF-8", QString::fromLatin1("{\"id\":\"r\",\n\"title\":\"") + QChar(0xD800) + "\x01\"}",
              "line 2, /title", "this is not JSON", "commas");
        // The parser took a NUL for the end of the file and ignored the rest.
        rules("a NUL behind it", "{\"id\":\"r\",\n\"version\":\"1\"}\n" + QString(QChar(u'\0')) + "garbage", "line 3",
              "NUL character", "the text after it");
        rules("a NUL within", "{\"id\":\"r\"," + QString(QChar(u'\0')) + "\"version\":\"1\"}", "line 1",
              "NUL character", "remove it");
        rules("no object", "[1]", "line 1", "an object is expected here, not a list", "");
        rules("key twice", head + "\"main\":\"a\",\n\"main\":\"b\"}", "line 3, /main",
              "the key \"main\" is given twice", "keep one");
        rules("key twice deep", head + "\"defs\":[{\"id\":\"a\"},\n{\"id\":\"b\",\"id\":\"c\"}]}", "line 3, /defs/1/id",
              "twice", "keep one");
        rules("unknown key",
              head
                  + "\"modifiers\":[{\"id\":\"a\",\"quantity\":\"q\"},\n"
                    "{\"id\":\"m-woods\",\"quantity\":\"q\",\n\"ammount\":2}]}",
              "line 4, /modifiers/1/ammount", "modifier \"m-woods\" has no key \"ammount\"",
              "did you mean \"amount\"?");
        rules("unknown key, none near", head + "\"zzzzzzzzzzzz\":1}", "line 2, /zzzzzzzzzzzz",
              "ruleset \"r\" has no key", "possible: format, $schema, id, version");
        rules("key with a slash", head + "\"a/b~c\":1}", "line 2, /a~1b~0c", "has no key \"a/b~c\"", "");
        rules("lacks a key", head + "\"modifiers\":[\n{\"id\":\"m\"}]}", "line 3, /modifiers/0",
              "modifier \"m\" lacks the key \"quantity\"", "add \"quantity\": the quantity it changes");
        rules("lacks its id", "{\"version\":\"1\"}", "line 1", "ruleset lacks the key \"id\"", "add \"id\"");
        rules("number for text", head + "\"title\":\n3\n}", "line 3, /title",
              "a text is expected here, not the number 3", "write \"3\"");
        rules("fraction for text", head + "\"title\":\n3.2\n}", "line 3, /title",
              "a text is expected here, not the number 3.2", "write \"3.2\"");
        rules("empty label", head + "\"defs\":[{\"id\":\"d\",\"label\":\"\"}]}", "line 2, /defs/0/label",
              "this text is empty", "leave the key out");
        rules("no condition", head + "\"defs\":[{\"id\":\"d\",\"if\":[]}]}", "line 2, /defs/0/if",
              "this list has no condition", "leave the key out");
        rules("more behind it", "{\"id\":\"r\",\"version\":\"1\"}\nx", "line 2",
              "the file goes on after its last bracket", "take out the text after");
        rules("text for list", head + "\"unitTypes\":\"inf\"}", "line 2, /unitTypes",
              "a list is expected here, not a text", "");
        rules("list for object", head + "\"presets\":[{\"id\":\"p\",\"options\":[]}]}", "line 2, /presets/0/options",
              "an object is expected here, not a list", "");
        rules("text for truth", head + "\"codes\":[{\"id\":\"c\",\"do\":[{\"node\":\"choose\",\"auto\":\"yes\"}]}]}",
              "line 2, /codes/0/do/0/auto", "true or false is expected here, not a text", "");
        rules("text for whole number",
              head
                  + "\"codes\":[{\"id\":\"c\",\"do\":[{\"node\":\"roll\",\n"
                    "\"dice\":[{\"name\":\"d\",\"count\":\"6\"}]}]}]}",
              "line 3, /codes/0/do/0/dice/0/count", "a whole number is expected here, not a text", "");
        rules("decimal fraction",
              head + "\"marks\":[{\"id\":\"m\",\"on\":\"unit\",\"form\":\"number\",\"start\":0.5}]}",
              "line 2, /marks/0/start", "a number is expected here", "as \"1/2\"");
        rules("decimal amount", head + "\"modifiers\":[{\"id\":\"m\",\"quantity\":\"q\",\"amount\":1.5}]}",
              "line 2, /modifiers/0/amount", "a number is expected here", "as \"1/2\"");
        rules("division by nothing",
              head
                  + "\"marks\":[{\"id\":\"m\",\"on\":\"unit\",\"form\":\"number\",\"start\":\"1/"
                    "0\"}]}",
              "line 2, /marks/0/start", "not \"1/0\"", "as \"1/2\"");
        rules("number too large",
              head
                  + "\"marks\":[{\"id\":\"m\",\"on\":\"unit\",\"form\":\"number\",\n"
                    "\"start\":99999999999999999999}]}",
              "line 3, /marks/0/start", "a number is expected here", "");
        rules("int too large",
              head
                  + "\"codes\":[{\"id\":\"c\",\"do\":[{\"node\":\"roll\","
                    "\"dice\":[{\"name\":\"d\",\"count\":3000000000}]}]}]}",
              "line 2, /codes/0/do/0/dice/0/count", "the number 3000000000 is too large", "");
        rules("unknown word", head + "\"modifiers\":[{\"id\":\"m\",\"quantity\":\"q\",\"op\":\"ad\"}]}",
              "line 2, /modifiers/0/op", "the word \"ad\" means nothing here", "did you mean \"add\"?");
        rules("unknown node", head + "\"codes\":[{\"id\":\"c\",\"do\":[\n{\"node\":\"rol\"}]}]}",
              "line 3, /codes/0/do/0/node", "the word \"rol\"", "did you mean \"roll\"?");
        rules("no node kind", head + "\"codes\":[{\"id\":\"c\",\"do\":[\n{\"id\":\"n\"}]}]}", "line 3, /codes/0/do/0",
              "node \"n\" lacks the key \"node\"", "add \"node\": its kind");
        rules("empty node kind", head + "\"codes\":[{\"id\":\"c\",\"do\":[\n{\"node\":\"\"}]}]}",
              "line 3, /codes/0/do/0/node", "the word \"\"", "possible: group, choose, window");
        rules("unread key", head + "\"codes\":[{\"id\":\"c\",\"do\":[{\"node\":\"roll\",\n\"table\":\"t\"}]}]}",
              "line 3, /codes/0/do/0/table", "a node 'roll' does not read 'table'", "take it out; it reads: by, dice");
        rules("unknown key of a kind", head + "\"codes\":[{\"id\":\"c\",\"do\":[{\"node\":\"roll\",\n\"dise\":[]}]}]}",
              "line 3, /codes/0/do/0/dise", "node \"roll\" has no key \"dise\"", "did you mean \"dice\"?");
        rules("unknown origin", head + "\"modifiers\":[{\"id\":\"m\",\"quantity\":\"q\",\"origin\":\"guess\"}]}",
              "line 2, /modifiers/0/origin", "the word \"guess\"", "possible: printed, reading, reconstructed");
        rules("empty is", head + "\"defs\":[{\"id\":\"d\",\"if\":[{\"fact\":\"f\",\"is\":[]}]}]}",
              "line 2, /defs/0/if/0/is", "this list is empty", "leave the key out");
        rules("empty amount", head + "\"defs\":[{\"id\":\"d\",\"if\":[{\"fact\":\"f\",\"is\":[\"\"]}]}]}",
              "line 2, /defs/0/if/0/is/0", "this word is empty", "a number, a word or an object");
        rules("broken band",
              head
                  + "\"tables\":[{\"id\":\"t\",\"rows\":[],\"axes\":[{\"id\":\"x\",\"bands\":["
                    "\"a\",\n"
                    "[\"b\",1]]}]}]}",
              "line 3, /tables/0/axes/0/bands/1", "this is not a band", "[label, min, max]");
        rules("broken band number",
              head
                  + "\"tables\":[{\"id\":\"t\",\"rows\":[],\"axes\":[{\"id\":\"x\",\"bands\":["
                    "[\"b\",\"low\",3]]}]}]}",
              "line 2, /tables/0/axes/0/bands/0/1", "not \"low\"", "");
        rules("broken cell", head + "\"tables\":[{\"id\":\"t\",\"axes\":[],\"rows\":[[\"a\",\n\"b\",null]]}]}",
              "line 3, /tables/0/rows/0/2", "a text is expected here, not null", "");
        rules("empty row", head + "\"tables\":[{\"id\":\"t\",\"axes\":[],\"rows\":[[]]}]}", "line 2, /tables/0/rows/0",
              "this table row is empty", "[row, cell, ...]");
        rules("format 0", "{\"format\":0}", "line 1, /format", "there is no format 0", "write 4");
        rules("format word", "{\"format\":\"1\"}", "line 1, /format", "a whole number is expected", "");

        scenario("no grid", ",\n\"grdi\":1}}", "line 3, /map/grdi", "map has no key \"grdi\"", "\"grid\"");
        scenario("palette", ",\n\"palette\":\"wintre\"}}", "line 3, /map/palette", "the word \"wintre\"",
                 "did you mean \"winter\"?");
        scenario("palette and style", ",\"style\":\"winter\",\n\"palette\":\"winter\"}}", "line 3, /map/palette",
                 "map has no key \"palette\"", "");
        scenario("format inside", ",\n\"format\":1}}", "line 3, /map/format", "no key \"format\"", "");
        scenario("unit off the map", "},\n\"setup\":[{\"unit\":\"u\",\"at\":\"4,1\"}]}", "line 3, /setup/0/at",
                 "the cell \"4,1\" is off the map", "3 columns and 2 rows");
        scenario("cell from 1", "},\n\"setup\":[{\"unit\":\"u\",\"at\":\"0,1\"}]}", "line 3, /setup/0/at",
                 "the cell \"0,1\" is off the map", "");
        scenario("printed number", "},\n\"setup\":[{\"unit\":\"u\",\"at\":\"0101\"}]}", "line 3, /setup/0/at",
                 "\"0101\" is not a cell", "column and row counted from 1");
        scenario("more than a cell", "},\n\"setup\":[{\"unit\":\"u\",\"oneOf\":[\"1,1\",\"1,1,1\"]}]}",
                 "line 3, /setup/0/oneOf/1", "\"1,1,1\" is not a cell", "");
        scenario("cell as number", "},\n\"setup\":[{\"unit\":\"u\",\"at\":101}]}", "line 3, /setup/0/at",
                 "a cell as \"column,row\" is expected here, not a whole number", "");
        scenario("too few rows", ",\n\"terrain\":[\"...\"]}}", "line 3, /map/terrain",
                 "there are 1 rows of characters, the map has 2 rows", "one text for each row");
        scenario("short row", ",\"legend\":{\".\":[]},\n\"terrain\":[\"...\",\n\"..\"]}}", "line 4, /map/terrain/1",
                 "this row has 2 characters, the map has 3 columns", "one character for each cell");
        scenario("unknown character", ",\"legend\":{\".\":[]},\n\"terrain\":[\"...\",\n\".w.\"]}}",
                 "line 4, /map/terrain/1", "the character \"w\" in column 2 has no meaning", "\"legend\"");
        scenario("long legend", ",\n\"legend\":{\"ab\":[]}}}", "line 3, /map/legend",
                 "\"ab\" is not a single character", "");
        scenario("unknown level", ",\n\"level\":[\"000\",\"0x0\"]}}", "line 3, /map/level/1", "\"x\" in column 2",
                 "\"levelLegend\"");
        scenario("unknown direction", ",\n\"sidePlanes\":{\"S\":[\"...\",\"...\"]}}}", "line 3, /map/sidePlanes/S",
                 "\"S\" is not a direction of a plane", "from N clockwise");
        scenario("rating", "},\n\"units\":[{\"id\":\"u\",\"side\":\"b\",\"ratings\":{\"attack\":4}}]}",
                 "line 3, /units/0/ratings/attack", "an object is expected here, not a whole number", "");

        QTest::newRow("no map") << "scenario"
                                << "{\"id\":\"s\",\"rules\":\"r\"}"
                                << "line 1"
                                << "scenario \"s\" lacks the key \"map\""
                                << "add \"map\"";
        QTest::newRow("map in a file") << "scenario"
                                       << "{\"id\":\"s\",\"rules\":\"r\",\n\"map\":\"x.map.json\"}"
                                       << "line 2, /map"
                                       << "cannot be loaded here"
                                       << "into the scenario";
        QTest::newRow("map as list") << "map"
                                     << "[]"
                                     << "line 1"
                                     << "a map file is an object"
                                     << "";
        QTest::newRow("map without grid") << "map"
                                          << "{\"title\":\"x\"}"
                                          << "line 1"
                                          << "map lacks the key \"grid\""
                                          << "";
        QTest::newRow("no cells") << "map"
                                  << "{\n\"grid\":{\"shape\":\"square\",\"columns\":0,\"rows\":2}}"
                                  << "line 2, /grid"
                                  << "a map of 0 columns and 2 rows is not possible"
                                  << "1000000";
        QTest::newRow("too many cells") << "map"
                                        << "{\n\"grid\":{\"shape\":\"square\",\"columns\":9000,\"rows\":9000}}"
                                        << "line 2, /grid"
                                        << "a map of 9000 columns and 9000 rows is not possible"
                                        << "1000000";
        QTest::newRow("shape") << "map"
                               << "{\"grid\":{\"shape\":\"hex\",\"columns\":1,\"rows\":2}}"
                               << "line 1, /grid/shape"
                               << "the word \"hex\""
                               << "hex-flat";
    }
    void everyErrorNamesItsPlace()
    {
        QFETCH(QString, kind);
        QFETCH(QString, text);
        QFETCH(QString, place);
        QFETCH(QString, says);
        QFETCH(QString, remedy);
        const Problem problem = problemOf(kind, text.toStdString());
        const QString found = QString::fromStdString(plain(problem.text));
        const QString help = QString::fromStdString(plain(problem.remedy));
        QVERIFY2(found.contains(says), qPrintable(found));
        QCOMPARE(QString::fromStdString(problem.place), place);
        QVERIFY2(help.contains(remedy), qPrintable(help));
        QVERIFY(problem.trouble == Trouble::BadInput);
        QCOMPARE(problem.file, std::string("the.file"));
    }

    void reportsNewerFormat()
    {
        const auto rules = readRules("{\n\"format\": 9, \"whatever\": {}}", "r");
        QVERIFY(!rules && rules.error().trouble == Trouble::Newer);
        QCOMPARE(rules.error().place, std::string("line 2, /format"));
        const auto scenario = readScenario("{\"format\": 7}", "s");
        QVERIFY(!scenario && scenario.error().trouble == Trouble::Newer);
        const auto map = readMap("{\"format\": 7}", "s");
        QVERIFY(!map && map.error().trouble == Trouble::Newer);
        QVERIFY(readRules("{\"format\": 1, \"id\": \"r\", \"version\": \"1\"}", "r"));
    }

    void limitsNesting()
    {
        const auto nested = [](int depth) {
            return std::string(static_cast<std::size_t>(depth), '[')
                   + std::string(static_cast<std::size_t>(depth), ']');
        };
        QVERIFY(parseJson(nested(64), "f"));
        const auto deep = parseJson(nested(65), "f");
        QVERIFY(!deep);
        QVERIFY(plain(deep.error().text).find("more than 64 deep") != std::string::npos);
        QVERIFY(!parseJson(nested(2'000'000), "f"));
        // Nested bodies have the same limit.
        std::string node = "{\"node\":\"group\"}";
        for (int i = 0; i < 40; ++i)
            node = "{\"node\":\"group\",\"do\":[" + node + "]}";
        const auto rules = readRules(
            "{\"id\":\"r\",\"version\":\"1\",\"codes\":[{\"id\":\"c\",\"do\":[" + node + "]}]}", "r");
        QVERIFY(!rules);
        QVERIFY(rules.error().place.starts_with("line 1, /codes/0/do/0/do/0/do/0"));
    }

    void limitsSizeAndValues()
    {
        const auto large = parseJson(std::string((64u << 20) + 1, ' '), "f");
        QVERIFY(!large);
        QVERIFY(plain(large.error().text).find("larger than 64 MB") != std::string::npos);
        JsonLimits limits;
        limits.values = 4;
        QVERIFY(parseJson("[1,2,3]", "f", limits));
        const auto many = parseJson("[1,2,3,\n4,5]", "f", limits);
        QVERIFY(!many);
        QCOMPARE(many.error().place, std::string("line 2, /4"));
    }

    void checksManyKeys()
    {
        std::string text = "{";
        for (int i = 0; i < 50000; ++i)
            text += "\"k" + std::to_string(i) + "\":0,\n";
        QVERIFY(parseJson(text + "\"x\":0}", "f"));
        const auto twice = parseJson(text + "\"k777\":0}", "f");
        QVERIFY(!twice);
        QCOMPARE(twice.error().place, std::string("line 50001, /k777"));
    }

    void passesOnMapLoaderErrors()
    {
        const std::string text = "{\"id\":\"s\",\"rules\":\"r\",\n\"map\":\"x.map.json\"}";
        const auto unplaced = readScenario(
            text, "s", [](const std::string&) -> Result<Map> { return fail(Trouble::Unreadable, {"gone"}); });
        QVERIFY(!unplaced && unplaced.error().trouble == Trouble::Unreadable);
        QCOMPARE(unplaced.error().place, std::string("line 2, /map"));
        const auto placed = readScenario(text, "s",
                                         [](const std::string& name) { return readMap("{\n\"gird\":1}", name); });
        QVERIFY(!placed);
        QCOMPARE(placed.error().file, std::string("x.map.json"));
    }
};

FW_TEST(tst_JsonErrors)
#include "tst_JsonErrors.moc"
