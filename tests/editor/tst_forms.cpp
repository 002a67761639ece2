#include "editor/form/FormTree.h"
#include "editor/form/FormValue.h"
#include "editor/form/FormWords.h"
#include "editor/form/RowWords.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/Trees.h"

#include <QDirIterator>
#include <QRandomGenerator>
#include <QTest>
#include <set>

using namespace fw;

/// Rules and scenarios as trees of rows: what a form shows reads back, and nothing of a file is out of reach.
class TestForms : public QObject
{
    Q_OBJECT

private:
    static RulesContent contentOf(const std::string& path)
    {
        const auto scenario = readScenarioFile(path);
        if (!scenario)
            qFatal("%s: %s", path.c_str(), describe(scenario.error()).c_str());
        const auto rules = readRulesFor(*scenario, path);
        if (!rules)
            qFatal("%s: %s", path.c_str(), describe(rules.error()).c_str());
        return {*rules, *scenario};
    }
    static Result<Ruleset> readRulesFor(const Scenario& scenario, const std::string& path)
    {
        const QDir folder = QFileInfo(QString::fromStdString(path)).dir();
        for (const QString& name : folder.entryList({"*.rules.json"})) {
            auto rules = readRulesFile(folder.filePath(name).toStdString());
            if (rules && rules->id == scenario.rules)
                return rules;
        }
        return tl::unexpected(Problem{});
    }
    static FormContext contextOf(const RulesContent& content, FormFile file)
    {
        return {file == FormFile::Rules ? FormulaNames::of(content.rules) : FormulaNames{},
                content.scenario ? &content.scenario->map : nullptr};
    }
    static void eachRow(const FormTree& tree, const std::string& row, const std::function<void(const std::string&)>& f)
    {
        f(row);
        for (const FieldHelp& field : formFields(tree.kindAt(row), *tree.at(row))) {
            const std::string at = row + "/" + field.key;
            for (std::size_t i = 0; holdsRows(field) && i < tree.countAt(at); ++i)
                eachRow(tree, at + "/" + std::to_string(i), f);
            if (field.type.value == FieldValue::Row && field.type.around.empty() && tree.at(at) != nullptr)
                eachRow(tree, at, f);
        }
    }
    static bool isRow(const FieldHelp& field) { return field.type.value == FieldValue::Row; }
    static void addScenarios()
    {
        QTest::addColumn<QString>("path");
        for (const char* root : {FW_SOURCE_DIR "/scenarios", FW_SOURCE_DIR "/tests/kernel"}) {
            QDirIterator files(root, {"*.scenario.json"}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                if (const auto scenario = readScenarioFile(path.toStdString());
                    scenario && readRulesFor(*scenario, path.toStdString()))
                    QTest::newRow(path.section('/', -2).toUtf8().constData()) << path;
            }
        }
    }

    /// Keys of a map that the brushes of the map editor set.
    static const std::set<std::string>& drawnKeys()
    {
        static const std::set<std::string> keys{"legend",     "terrain",    "levelLegend", "level",
                                                "sideLegend", "sidePlanes", "sides",       "outOfPlay"};
        return keys;
    }

private slots:
    void formsReadBack_data() { addScenarios(); }
    /// A form shows every value of every row, and its text gives the same value.
    void formsReadBack()
    {
        QFETCH(QString, path);
        const RulesContent content = contentOf(path.toStdString());
        int values = 0;
        for (const FormFile file : {FormFile::Rules, FormFile::Scenario, FormFile::Map}) {
            const FormTree tree(content, file);
            const FormContext context = contextOf(content, file);
            const auto again = tree.read(content);
            QVERIFY2(again, again ? "" : describe(again.error()).c_str());
            QVERIFY(*again == content);
            eachRow(tree, {}, [&](const std::string& row) {
                const Json& value = *tree.at(row);
                QVERIFY2(value.isObject(), row.c_str());
                const std::vector<FieldHelp> fields = formFields(tree.kindAt(row), value);
                for (std::size_t i = 0; i < value.keys.size(); ++i) {
                    const auto field = std::ranges::find(fields, value.keys[i], &FieldHelp::key);
                    const bool head = row.empty()
                                      && (std::set<std::string>{"format", "$schema", "map"}.contains(value.keys[i])
                                          || (file == FormFile::Map && drawnKeys().contains(value.keys[i])));
                    QVERIFY2(field != fields.end() || head, (row + "/" + value.keys[i]).c_str());
                    if (head || isRow(*field))
                        continue;
                    ++values;
                    const auto shown = holdsPairs(*field)
                                           ? pairsValue(*field, formPairs(*field, &value.items[i], context), context)
                                           : formValue(*field, formText(*field, &value.items[i], context), context);
                    const std::string where = row + "/" + value.keys[i] + ": " + compactJson(value.items[i]);
                    QVERIFY2(shown, where.c_str());
                    // An empty list is no value, and a label may be a number in a file.
                    const bool empty = value.items[i].isArray() && value.items[i].items.empty();
                    if (!empty && compactJson(*shown) != compactJson(value.items[i])) {
                        FormTree changed = tree;
                        changed.set(row, value.keys[i], *shown);
                        const auto same = changed.read(content);
                        QVERIFY2(same && *same == content, (where + " is " + compactJson(*shown)).c_str());
                    }
                }
            });
        }
        QVERIFY(values > 50);
    }

    /// Each key of the reference is in a form that leads on from a file, or is written in a line, or is drawn on the
    /// map with a brush.
    void everyKeyIsWithinReach()
    {
        std::set<std::string> reached{"ruleset", "scenario", "map"}, open = reached;
        const std::set<std::string> lines{"amount", "condition"}, brushed{"hexside"};
        while (!open.empty()) {
            const std::string kind = *open.begin();
            open.erase(open.begin());
            std::vector<FieldHelp> fields = formFields(kind, Json::object());
            if (const std::string key(kindKey(kind)); !key.empty())
                for (const std::string& word : std::ranges::find(fields, key, &FieldHelp::key)->words) {
                    Json row = Json::object();
                    row.add(key, Json::ofText(word));
                    const std::vector<FieldHelp> own = formFields(kind, row);
                    fields.insert(fields.end(), own.begin(), own.end());
                    reached.insert(kind + " " + word);
                }
            for (const FieldHelp& field : fields) {
                QVERIFY2(!isRow(field) || holdsRows(field) || field.type.around.empty(), field.key.c_str());
                if (isRow(field) && reached.insert(field.type.row).second)
                    open.insert(field.type.row);
            }
        }
        for (const FieldHelp& field : fieldHelp())
            QVERIFY2(reached.contains(field.row) || lines.contains(field.row) || brushed.contains(field.row),
                     (field.row + "." + field.key).c_str());
        std::set<std::string> elsewhere;
        const std::vector<FieldHelp> inForm = formFields("map", Json::object());
        for (const FieldHelp& field : fieldHelp())
            if (field.row == "map" && std::ranges::find(inForm, field.key, &FieldHelp::key) == inForm.end())
                elsewhere.insert(field.key);
        for (const char* head : {"format", "$schema"})
            elsewhere.erase(head);
        QCOMPARE(elsewhere, drawnKeys());
        QVERIFY(reached.size() > 70);
    }

    /// A form offers the names of rows inside other rows, and the options with their values.
    void offersNamesOfInnerRows()
    {
        const FormWords words(std::make_shared<const RulesContent>(
            contentOf(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json")));
        const auto named = [&](const char* kind, const char* key, const char* word = nullptr) {
            Json row = Json::object();
            if (word != nullptr)
                row.add(std::string(kindKey(kind)), Json::ofText(word));
            const std::vector<FieldHelp> fields = formFields(kind, row);
            return words.named(*std::ranges::find(fields, key, &FieldHelp::key));
        };
        QVERIFY(named("modifier", "quantity").contains("move-cost"));
        QVERIFY(named("modifier", "stage").contains("ground"));
        QVERIFY(named("modifier", "when").contains("crt=germantown"));
        QVERIFY(named("verb", "step", "mark").contains("disrupted"));
        QVERIFY(named("modifier", "cite").isEmpty());
    }

    /// A new row of every kind can be put into every list.
    void newRowsRead()
    {
        const RulesContent content = contentOf(FW_SOURCE_DIR "/tests/kernel/d/tactics.scenario.json");
        int made = 0;
        for (const FormFile file : {FormFile::Rules, FormFile::Scenario, FormFile::Map}) {
            const FormTree tree(content, file);
            eachRow(tree, {}, [&](const std::string& row) {
                if (file == FormFile::Map && row == "/grid")
                    return; // its rows are those of a map of places
                for (const FieldHelp& field : formFields(tree.kindAt(row), *tree.at(row))) {
                    if (!holdsRows(field))
                        continue;
                    const std::string list = row + "/" + field.key;
                    const std::string kind = tree.kindOfList(list);
                    QCOMPARE(kind, field.type.row);
                    std::vector<std::string> words{{}};
                    for (const FieldHelp& inner : formFields(kind, Json::object()))
                        if (inner.key == kindKey(kind))
                            words = inner.words;
                    for (const std::string& word : words) {
                        FormTree changed = tree;
                        changed.insert(list, 0, newRow(kind, word, tree.at(list)));
                        const auto read = changed.read(content);
                        QVERIFY2(read, (list + " " + word + ": " + (read ? "" : describe(read.error()))).c_str());
                        ++made;
                    }
                }
            });
        }
        QVERIFY(made > 1000);
    }

    void rowsMove()
    {
        const RulesContent content = contentOf(FW_SOURCE_DIR "/tests/kernel/d/tactics.scenario.json");
        const FormTree tree(content, FormFile::Rules);
        FormTree moved = tree;
        QCOMPARE(moved.move("/marks/0", "/marks", 2), std::string("/marks/1"));
        QVERIFY(*moved.at("/marks/1") == *tree.at("/marks/0"));
        QVERIFY(*moved.at("/marks/0") == *tree.at("/marks/1"));
        QCOMPARE(moved.move("/marks/1", "/marks", 0), std::string("/marks/0"));
        QVERIFY(moved.read(content) && *moved.read(content) == content);
        QCOMPARE(moved.move("/marks/0", "/boxes", 0), std::string());
        QCOMPARE(moved.move("/procedures/0", "/procedures/0/do", 0), std::string());
    }

    /// Moving a row to any list of its kind keeps all rows.
    void rowsMoveBetweenLists()
    {
        const RulesContent content = contentOf(FW_SOURCE_DIR "/tests/kernel/d/tactics.scenario.json");
        const FormTree tree(content, FormFile::Rules);
        std::vector<std::string> nodes, lists;
        eachRow(tree, {}, [&](const std::string& row) {
            if (tree.kindAt(row) == "node")
                nodes.push_back(row);
            for (const FieldHelp& field : formFields(tree.kindAt(row), *tree.at(row)))
                if (holdsRows(field) && field.type.row == "node")
                    lists.push_back(row + "/" + field.key);
        });
        int moves = 0;
        for (const std::string& node : nodes)
            for (std::size_t l = 0; l < lists.size(); l += 7) {
                FormTree changed = tree;
                const Json row = *tree.at(node);
                const std::string to = changed.move(node, lists[l], 1);
                QCOMPARE(to.empty(), lists[l].starts_with(node + "/"));
                if (to.empty())
                    continue;
                QVERIFY2(changed.at(to) != nullptr && *changed.at(to) == row, (node + " to " + lists[l]).c_str());
                std::size_t count = 0;
                eachRow(changed, {}, [&](const std::string& at) { count += changed.kindAt(at) == "node" ? 1 : 0; });
                QCOMPARE(count, nodes.size());
                ++moves;
            }
        QVERIFY(moves > 100);
    }

    void wrongTextsAreRefusedAtTheirPlace_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("at");
        QTest::newRow("second line") << "zone"
                                     << "exerts"
                                     << "unit.steps >= 1\nunit.steps >= )" << 30;
        QTest::newRow("open bracket") << "quantity"
                                      << "base"
                                      << "(1 + 2" << 6;
        QTest::newRow("no whole number") << "axis"
                                         << "id"
                                         << "" << -1;
        QTest::newRow("fraction") << "scenario"
                                  << "lastTurn"
                                  << "1/2" << 0;
        QTest::newRow("words for a number") << "sight"
                                            << "range"
                                            << "far" << -1;
    }
    void wrongTextsAreRefusedAtTheirPlace()
    {
        QFETCH(QString, kind);
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(int, at);
        const RulesContent content = contentOf(FW_SOURCE_DIR "/tests/kernel/d/tactics.scenario.json");
        const std::vector<FieldHelp> fields = formFields(kind.toStdString(), Json::object());
        const auto field = std::ranges::find(fields, key.toStdString(), &FieldHelp::key);
        QVERIFY(field != fields.end());
        const auto read = formValue(*field, text.toStdString(), contextOf(content, FormFile::Rules));
        QCOMPARE(read ? -1 : int(read.error().at), at);
    }

    /// Cells are written with the numbers that are printed on the map.
    void cellsAreShownAsPrinted()
    {
        const RulesContent content = contentOf(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        const std::vector<FieldHelp> fields = formFields("placement", Json::object());
        const FieldHelp& at = *std::ranges::find(fields, "at", &FieldHelp::key);
        const FormContext context = contextOf(content, FormFile::Scenario);
        const Map& map = content.scenario->map;
        const Cell cell = map.grid.cell(2, 3);
        const std::string printed = map.numbering.label(map.grid, cell);
        const Json stored = Json::ofText("3,4");
        QCOMPARE(formText(at, &stored, context), printed);
        QVERIFY(*formValue(at, printed, context) == stored);
        QVERIFY(!formValue(at, "9999", context));
    }

    void sentencesOfRows()
    {
        const auto content = std::make_shared<const RulesContent>(
            contentOf(FW_SOURCE_DIR "/tests/kernel/d/tactics.scenario.json"));
        const FormTree tree(*content, FormFile::Rules);
        const RowWords words(content, false);
        int said = 0;
        eachRow(tree, {}, [&](const std::string& row) {
            const std::string kind = tree.kindAt(row);
            // What only holds other steps or keeps a value has no sentence.
            const std::set<std::string> spoken{"choose", "roll", "check", "lookup", "move", "path"};
            if (kind == "node" && !spoken.contains(tree.at(row)->find("node")->text))
                return;
            if (kind == "node" || kind == "verb" || kind == "menu entry" || kind == "trigger" || kind == "modifier") {
                QVERIFY2(!words.of(row).isEmpty(), row.c_str());
                ++said;
            }
        });
        QVERIFY(said > 20);
    }
};

FW_TEST(TestForms)
#include "tst_forms.moc"
