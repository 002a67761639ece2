#include "engine/model/Procedures.h"
#include "engine/store/Diff.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/engine/store/Everything.h"

#include <QTest>

using namespace fw;

namespace {

Ruleset sample()
{
    const auto rules = readRules(R"({"id":"demo","version":"1",
        "options":[{"id":"fog","values":["yes","no"],"standard":"no"}],
        "defs":[{"id":"enemy","if":[{"fact":"hostile","with":"unit"},{"fact":"steps","min":2}]}],
        "quantities":[{"id":"attack","base":1,"stages":[{"id":"halve","combine":"product","round":"down"}]}],
        "modifiers":[
          {"id":"m-woods","quantity":"attack","op":"times","amount":"1/2"},
          {"id":"m-buildings","quantity":"attack","op":"add","amount":2}],
        "tables":[{"id":"crt","label":"CRT revised","axes":[
            {"id":"die","kind":"number","bands":[["1",1,1],["2",2,2],["3",3,3]]},
            {"id":"difference","kind":"number","bands":[["+3..+4",3,4],["+5..+6",5,6]]}],
          "rows":[["1","Ar","--"],["2","--","Dr"],["3","Dr","Dr"]]}],
        "procedures":[{"id":"combat","do":[
          {"node":"roll","id":"roll-it","dice":[{"name":"d"}]},
          {"node":"lookup","id":"read-it","table":"crt"}]}]})",
                                 "demo");
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return *rules;
}

Scenario battle()
{
    const auto scenario = readScenario(R"({"id":"s","rules":"demo",
        "sides":[{"id":"blue"},{"id":"red"}],
        "map":{"grid":{"shape":"hex-flat","columns":10,"rows":9},
          "sides":[{"a":"8,7","b":"8,8","features":["stream"]}],
          "ways":[{"id":"pike","name":"Old Pike","kind":"road","cells":["1,1","2,1"]}],
          "areas":[{"id":"hill","cells":["3,3"]}]},
        "units":[{"id":"u1","name":"Guards","side":"blue","tags":["elite"],"ratings":{"attack":{"full":4},
            "morale":{"full":5,"reduced":3}}},{"id":"u2","side":"red"}],
        "setup":[{"unit":"u1","at":"8,8"}]})",
                                       "battle");
    if (!scenario)
        qFatal("%s", describe(scenario.error()).c_str());
    return *scenario;
}

QStringList said(const std::vector<Text>& texts)
{
    QStringList out;
    for (const Text& text : texts)
        out << QString::fromStdString(plain(text));
    return out;
}

} // namespace

class tst_Diff : public QObject
{
    Q_OBJECT

private slots:
    void equalFilesHaveNoDifferences()
    {
        QVERIFY(diff(sample(), sample()).empty());
        QVERIFY(diff(battle(), battle()).empty());
        QVERIFY(diff(everything::rules(), everything::rules()).empty());
        QVERIFY(diff(everything::scenario(), everything::scenario()).empty());
        QVERIFY(diff(everything::scenario().map, everything::scenario().map).empty());
    }

    void describesRuleChanges_data()
    {
        using Change = void (*)(Ruleset&);
        QTest::addColumn<void*>("change");
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](const char* name, Change change, const QStringList& sentences) {
            QTest::newRow(name) << reinterpret_cast<void*>(change) << sentences;
        };
        row("table cell", [](Ruleset& r) { r.tables[0].rows[2].cells[1] = "Dx"; },
            {"CRT revised, die 3, +5..+6: Dr → Dx"});
        row("table row", [](Ruleset& r) { r.tables[0].rows.erase(r.tables[0].rows.begin()); },
            {"CRT revised, die 1: removed"});
        row("table row code", [](Ruleset& r) { r.tables[0].rows[0].extra = "+L"; },
            {"CRT revised, die 1: row code \"\" → +L"});
        row("table origin", [](Ruleset& r) { r.tables[0].rows[0].origin = Origin::Reading; },
            {"CRT revised, die 1: origin printed → reading"});
        row("table band", [](Ruleset& r) { r.tables[0].axes[1].bands[1].max = Rational(7); },
            {"CRT revised: axes difference bands 2 3 6 → 7"});
        row("column code",
            [](Ruleset& r) {
                r.tables[0].columnExtra = {"", "m"};
            },
            {"CRT revised, +5..+6: column code \"\" → m"});
        row("table gone", [](Ruleset& r) { r.tables.clear(); }, {"CRT revised: removed"});
        row("amount", [](Ruleset& r) { r.modifiers[1].amount.number = Rational(3); },
            {"modifier m-buildings: amount 2 → 3"});
        row("several",
            [](Ruleset& r) {
                r.modifiers[0].cite = "7.4";
                r.modifiers[0].op = ModifierOp::Add;
            },
            {"modifier m-woods: cite now 7.4", "modifier m-woods: op times → add"});
        row("row gone", [](Ruleset& r) { r.modifiers.pop_back(); }, {"modifier m-buildings: removed"});
        row("row new", [](Ruleset& r) { r.options.push_back({"mud", "", "", {"a"}, {}, "a"}); }, {"option mud: added"});
        row("order", [](Ruleset& r) { std::swap(r.modifiers[0], r.modifiers[1]); }, {"order of modifiers changed"});
        row("words",
            [](Ruleset& r) {
                r.options[0].values = {"yes", "maybe"};
            },
            {"option fog: values: maybe added", "option fog: values: no removed"});
        row("stage", [](Ruleset& r) { r.quantities[0].stages[0].round = Rounding::Up; },
            {"quantity attack: stages halve round down → up"});
        row("condition", [](Ruleset& r) { r.defs[0].need[1].min->number = Rational(3); },
            {"definition enemy: if: steps >= 3 added", "definition enemy: if: steps >= 2 removed"});
        row("condition gone", [](Ruleset& r) { r.defs[0].need.erase(r.defs[0].need.begin()); },
            {"definition enemy: if: hostile(unit) removed"});
        row("node", [](Ruleset& r) { r.procedures[0].then[0].as<RollNode>()->dice[0].high.emplace().number = 10; },
            {"procedure combat: do roll-it dice d high now 10"});
        row("version", [](Ruleset& r) { r.version = "2"; }, {"rules: version 1 → 2"});
    }
    void describesRuleChanges()
    {
        QFETCH(void*, change);
        QFETCH(QStringList, sentences);
        const Ruleset before = sample();
        Ruleset after = before;
        reinterpret_cast<void (*)(Ruleset&)>(change)(after);
        QCOMPARE(said(diff(before, after)), sentences);
    }

    void describesScenarioChanges_data()
    {
        using Change = void (*)(Scenario&);
        QTest::addColumn<void*>("change");
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](const char* name, Change change, const QStringList& sentences) {
            QTest::newRow(name) << reinterpret_cast<void*>(change) << sentences;
        };
        row("rating", [](Scenario& s) { s.units[0].ratings["attack"]["full"] = 5; }, {"unit Guards: attack 4 → 5"});
        row("rating of two", [](Scenario& s) { s.units[0].ratings["morale"]["reduced"] = 2; },
            {"unit Guards: morale (reduced) 3 → 2"});
        row("rating gone", [](Scenario& s) { s.units[0].ratings.clear(); },
            {"unit Guards: attack no longer 4", "unit Guards: morale (full) no longer 5",
             "unit Guards: morale (reduced) no longer 3"});
        row("nameless unit", [](Scenario& s) { s.units[1].steps = 2; }, {"unit u2: steps now 2"});
        row("terrain", [](Scenario& s) { s.map.terrain[7 * 10 + 7] = {"buildings"}; }, {"hex 0808: buildings added"});
        row("level",
            [](Scenario& s) {
                s.map.level.assign(90, 0);
                s.map.level[0] = 2;
            },
            {"hex 0101: level 0 → 2"});
        row("out of play",
            [](Scenario& s) {
                s.map.outOfPlay.cells = {0, 7 * 10 + 7};
            },
            {"hex 0101: now out of play", "hex 0808: now out of play"});
        row("panel",
            [](Scenario& s) {
                s.map.panels.push_back({"track", "turns", "", "", 5, 6});
            },
            {"panel track: added"});
        row("style", [](Scenario& s) { s.map.style = "winter"; }, {"map: style now winter"});
        row("scan", [](Scenario& s) { s.map.scan.image = "old.png"; }, {"map: scan now {\"image\": \"old.png\"}"});
        row("hexside",
            [](Scenario& s) {
                s.map.sides[0].features = {"stream", "bridge"};
            },
            {"hexside 0807-0808: bridge added"});
        row("hexside turned round", [](Scenario& s) { std::swap(s.map.sides[0].a, s.map.sides[0].b); }, {});
        row("road", [](Scenario& s) { s.map.ways[0].cells.push_back(2); }, {"way Old Pike: cells: 0301 added"});
        row("area", [](Scenario& s) { s.map.areas[0].cells = {0}; },
            {"area hill: cells: 0101 added", "area hill: cells: 0303 removed"});
        row("placement", [](Scenario& s) { s.setup[0].at = 0; }, {"placement u1: at 0808 → 0101"});
        row("grid", [](Scenario& s) { s.map.grid.rows = 10; },
            {"map: grid rows 9 → 10", "map: the grid changed, cells and sides are not compared"});
        row("title", [](Scenario& s) { s.title = "Dawn"; }, {"scenario: title now Dawn"});
    }
    void describesScenarioChanges()
    {
        QFETCH(void*, change);
        QFETCH(QStringList, sentences);
        const Scenario before = battle();
        Scenario after = before;
        reinterpret_cast<void (*)(Scenario&)>(change)(after);
        QCOMPARE(said(diff(before, after)), sentences);
    }

    void namesCellsByAllAxes()
    {
        Table table;
        table.id = "t";
        table.axes = {{"a", "", AxisKind::Label, {{"1", {}, {}}}},
                      {"b", "", AxisKind::Label, {{"x", {}, {}}, {"y", {}, {}}}},
                      {"c", "", AxisKind::Label, {{"p", {}, {}}, {"q", {}, {}}}}};
        table.rows = {{"1", {"k", "l", "m", "n"}, "", Origin::Printed}};
        Ruleset before;
        before.tables = {table};
        Ruleset after = before;
        after.tables[0].rows[0].cells[2] = "z";
        QCOMPARE(said(diff(before, after)), QStringList{"table t, a 1, y, p: m → z"});
        // A column inserted in front does not make the others differ.
        after = before;
        after.tables[0].axes[2].bands.insert(after.tables[0].axes[2].bands.begin(), Band{"o", {}, {}});
        after.tables[0].rows[0].cells = {"-", "k", "l", "-", "m", "n"};
        QCOMPARE(said(diff(before, after)), QStringList{"table t: axes c bands: o added"});
    }

    void reportsEveryChangedSection()
    {
        // Each section of the full ruleset differs from an empty one.
        const QStringList all = said(diff(Ruleset{}, everything::rules()));
        for (const char* noun : {"option", "preset", "feature", "rating", "mark", "box", "definition", "quantity",
                                 "modifier", "zone", "path", "constraint", "procedure", "code", "trigger"})
            QVERIFY2(std::any_of(all.begin(), all.end(),
                                 [&](const QString& line) { return line.startsWith(noun) && line.endsWith("added"); }),
                     noun);
    }

    void summarizesManyCellChanges()
    {
        Scenario before = battle();
        before.map.grid = {GridShape::Square, 100, 100, true};
        before.map.terrain.assign(10000, {});
        Scenario after = before;
        after.map.terrain.assign(10000, {"mud"});
        const QStringList all = said(diff(before.map, after.map));
        QCOMPARE(all.size(), 2001);
        QCOMPARE(all.first(), QString("square 0101: mud added"));
        QCOMPARE(all.last(), QString("8000 more cells changed"));
    }
};

FW_TEST(tst_Diff)
#include "tst_Diff.moc"
