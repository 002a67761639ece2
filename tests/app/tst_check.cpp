// 13.10: `check` and the findings list of the map editor report the same of a scenario, and each cause once.
#include "app/case/OpenFile.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "editor/findings/MapFindings.h"
#include "editor/findings/ProvedWords.h"
#include "engine/model/Procedures.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <functional>

using namespace fw;

namespace {

/// A fault to plant.
struct Fault {
    const char* name;
    const char* says; ///< part of the message
    int findings;     ///< how many findings it causes, with those that follow from it
    std::function<void(Scenario&, Ruleset&)> plant;
};

Cell cell(const Scenario& s, int column, int row)
{
    return s.map.grid.cell(column - 1, row - 1);
}

void terrain(Scenario& s, int column, int row, const char* word)
{
    s.map.terrain[std::size_t(cell(s, column, row))] = {word};
}

Placement& placed(Scenario& s, const std::string& unit)
{
    for (Placement& p : s.setup)
        if (p.unit == unit)
            return p;
    qFatal("no such unit");
}

Feature feature(const char* word, FeatureKind kind)
{
    return {word, word, kind, word, {}};
}

const std::vector<Fault>& faults()
{
    static const std::vector<Fault> list{
        {"nothing", "", 0, [](Scenario&, Ruleset&) {}},
        {"letters that no font of the program has", "have no letters for", 1,
         [](Scenario& s, Ruleset&) { s.map.title = "मेरठ"; }},
        {"both armies in one hex", "counters of hostile sides start here", 1,
         [](Scenario& s, Ruleset&) {
             Placement& conway = placed(s, "conway");
             conway.box.clear();
             conway.arrives = {};
             conway.at = placed(s, "guards").at;
         }},
        {"unknown terrain in three cells", "the rules have no terrain 'quicksand', which is in 3 cells", 1,
         [](Scenario& s, Ruleset&) {
             for (const int row : {1, 2, 3})
                 terrain(s, 15, row, "quicksand");
         }},
        {"unknown terrain under a counter", "the rules have no terrain 'quicksand'", 1,
         [](Scenario& s, Ruleset&) { s.map.terrain[std::size_t(placed(s, "guards").at)] = {"quicksand"}; }},
        {"unknown way", "the rules have no way 'raod', which is the kind of 5 ways", 1,
         [](Scenario& s, Ruleset&) {
             for (Way& way : s.map.ways)
                 way.kind = "raod";
         }},
        {"unknown hexside", "the rules have no hexside 'woodz', which is on 69 sides", 1,
         [](Scenario& s, Ruleset&) {
             for (Side& side : s.map.sides)
                 side.features = {"woodz"};
         }},
        {"road in the open", "it ends at 1405, and 'old-york-road' goes on at 1305", 1,
         [](Scenario& s, Ruleset&) {
             s.map.ways.push_back({"spur", "Spur", "road", {cell(s, 15, 5), cell(s, 14, 5)}, {}});
         }},
        {"roads over water", "Ridge Road crosses water at 0209, and the map does not say whether", 2,
         [](Scenario& s, Ruleset& r) {
             r.features.push_back(feature("bridge", FeatureKind::Terrain));
             s.map.names.clear();
         }},
        {"river with a gap", "the water from here on reaches neither", 1,
         [](Scenario& s, Ruleset&) {
             for (auto& words : s.map.terrain)
                 words.clear();
             for (const int row : {7, 8, 9})
                 terrain(s, 3, row, "stream");
         }},
        {"river along one side, which the chart lacks too", "the water reaches neither", 2,
         [](Scenario& s, Ruleset& r) {
             for (auto& words : s.map.terrain)
                 words.clear();
             r.features.push_back(feature("river", FeatureKind::Hexside));
             s.map.sides.push_back({cell(s, 3, 7), cell(s, 3, 8), {"river"}, {}, noCell});
         }},
        {"entry inside", "the entry 'Entry A' is not on the edge of the map", 1,
         [](Scenario& s, Ruleset&) { s.map.areas.front().cells = {cell(s, 4, 4)}; }},
        {"counters not placed", "2 units have neither a set-up nor an arrival: conway, maxwell", 1,
         [](Scenario& s, Ruleset&) {
             std::erase_if(s.setup, [](const Placement& p) { return p.unit == "conway" || p.unit == "maxwell"; });
         }},
        {"arrival after the end", "it arrives on turn 99", 1,
         [](Scenario& s, Ruleset&) {
             for (Placement& p : s.setup)
                 if (p.arrives.turn > 0) {
                     p.arrives.turn = 99;
                     break;
                 }
         }},
        {"placed twice", "the counter is placed twice", 1,
         [](Scenario& s, Ruleset&) { s.setup.push_back(placed(s, "guards")); }},
        {"counters of a side renamed", "there is no side 'brit' (15 more: unit grant, ", 1,
         [](Scenario& s, Ruleset&) {
             for (Unit& unit : s.units)
                 if (unit.side == "british")
                     unit.side = "brit";
         }},
        {"a counter renamed", "there is no unit 'guards'", 1,
         [](Scenario& s, Ruleset&) {
             for (Unit& unit : s.units)
                 if (unit.id == "guards")
                     unit.id = "gards";
         }},
        {"a counter of no side", "there is no side 'brit'", 1, [](Scenario& s, Ruleset&) { s.units[3].side = "brit"; }},
        {"rules without a mark", "the rules have no mark", 1,
         [](Scenario& s, Ruleset&) {
             for (Placement& p : s.setup)
                 p.marks["tird"] = "1";
         }},
        {"a colour that is none", "'mauve' is not a colour", 1,
         [](Scenario& s, Ruleset&) { s.units.front().colour = "mauve"; }},
    };
    return list;
}

/// The findings in the map editor that check also knows, each with "error" or "warning" in front.
QStringList inTheEditor(const Scenario& scenario, const Ruleset& rules)
{
    QStringList out;
    for (const CheckResult& proved : mapFindings(Drawing::of(scenario), rules))
        if (proved.open() && proved.check != "texts")
            out << (proved.finding.severity == Severity::Error ? "error: " : "warning: ") + provedWords(proved);
    out.sort();
    return out;
}

/// The lines of check, without file and place, with the severity in front.
QStringList fromCheck(const QString& said)
{
    QStringList out;
    static const QRegularExpression place("^(line \\d+, )?/[^ ]*: ");
    for (QString line : said.split('\n', Qt::SkipEmptyParts)) {
        if (line.count(".rules.json") > 1) // no finding: it names the rules that are taken and those that are not
            continue;
        line.remove(0, line.indexOf(": ") + 2);
        line.remove(place);
        const bool warning = line.contains(": warning: ");
        out << (warning ? "warning: " : "error: ") + line.replace(": warning: ", ": ");
    }
    out.sort();
    return out;
}

} // namespace

class CheckTest : public QObject
{
    Q_OBJECT

private slots:
    void commandAndEditorReportTheSameFindings_data()
    {
        QTest::addColumn<int>("fault");
        for (std::size_t i = 0; i < faults().size(); ++i)
            QTest::newRow(faults()[i].name) << int(i);
    }
    void commandAndEditorReportTheSameFindings()
    {
        QFETCH(int, fault);
        const Fault& planted = faults()[std::size_t(fault)];
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        auto scenario = readScenarioFile(folder + "germantown.scenario.json");
        auto rules = readRulesFile(folder + "musket-and-saber.rules.json");
        QVERIFY(scenario && rules);
        planted.plant(*scenario, *rules);
        QTemporaryDir home;
        const QString file = home.filePath("planted.scenario.json");
        QVERIFY(saveText(file.toStdString(), writeScenario(*scenario)));
        QVERIFY(saveText(home.filePath("musket-and-saber.rules.json").toStdString(), writeRules(*rules)));
        const Ran ran = fieldworks(home.path(), {"check", file});
        // Faults of the rules alone are in another list.
        const QStringList all = fromCheck(ran.out);
        const QStringList said = inTheEditor(*scenario, *rules);
        for (const QString& line : fromCheck(ran.out.split('\n').filter(file + ": ").join('\n')))
            QVERIFY2(said.contains(line), qPrintable(line));
        for (const QString& line : said)
            QVERIFY2(all.count(line) == 1, qPrintable(line + "\nis not in\n" + ran.out));
        QVERIFY2(said.size() == planted.findings, qPrintable(said.join('\n')));
        QVERIFY2(said.join('\n').contains(planted.says), qPrintable(said.join('\n')));
        QCOMPARE(ran.code, planted.findings == 0 ? 0 : 1);
        QCOMPARE(ran.err, QString());
    }

    /// Devanagari and emoji were printed as empty boxes, and Qt repeated a warning about OpenType for each text.
    void exportReportsMissingLetters()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        auto scenario = readScenarioFile(folder + "germantown.scenario.json");
        QVERIFY(scenario);
        scenario->units.front().name = "मेरठ 😀";
        QTemporaryDir home;
        const QString file = home.filePath("letters.scenario.json");
        QVERIFY(saveText(file.toStdString(), writeScenario(*scenario)));
        QVERIFY(QFile::copy(QString::fromStdString(folder + "musket-and-saber.rules.json"),
                            home.filePath("musket-and-saber.rules.json")));
        const Ran checked = fieldworks(home.path(), {"check", file});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.out.contains("मेरठ 😀"), qPrintable(checked.out));
        QCOMPARE(checked.err, QString());
        for (const char* what : {"counters", "map", "roster"}) {
            const Ran ran = fieldworks(
                home.path(), {"export", file, "--what", what, "--to", home.filePath(QString("%1.pdf").arg(what))});
            QVERIFY2(ran.err.contains("😀"), qPrintable(QString(what) + ": " + ran.err));
            QVERIFY2(!ran.err.contains("OpenType"), qPrintable(ran.err));
        }
    }

    /// 13.6: Examples search for their phase and get past a procedure that asks but is no phase; that once took two
    /// minutes.
    void invalidPhaseDoesNotDelayTheExamples()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/brandywine/";
        auto rules = readRulesFile(folder + "brandywine.rules.json");
        QVERIFY(rules.has_value());
        std::string* phase = nullptr;
        const std::function<void(std::vector<Node>&)> find = [&](std::vector<Node>& nodes) {
            for (Node& node : nodes) {
                if (auto* call = node.as<CallNode>(); call && node.id == "movement")
                    phase = &call->phase;
                eachInside(node, find);
            }
        };
        find(rules->procedures.front().then);
        QVERIFY(phase != nullptr && *phase == "movement");
        phase->clear();
        QTemporaryDir home;
        QVERIFY(saveText(home.filePath("brandywine.rules.json").toStdString(), writeRules(*rules)));
        QVERIFY(QFile::copy(QString::fromStdString(folder + "brandywine.scenario.json"),
                            home.filePath("brandywine.scenario.json")));
        const Ran ran = fieldworks(home.path(), {"check", "brandywine.rules.json", "brandywine.scenario.json"});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.out.contains("'by' has no effect without 'phase'"), qPrintable(ran.out + ran.err));
        QVERIFY2(!ran.out.contains("odds-14-to-7"), qPrintable(ran.out));
    }

    void reportsUnreadableRulesOnce()
    {
        QTemporaryDir home;
        QVERIFY(put(home.filePath("musket-and-saber.rules.json"), "{"));
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json",
                            home.filePath("g.scenario.json")));
        const QStringList rules{"musket-and-saber.rules.json"}, scenario{"g.scenario.json"};
        for (const QStringList& files : {rules, scenario, rules + scenario, scenario + rules}) {
            const Ran ran = fieldworks(home.path(), QStringList{"check"} + files);
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.count("this is not JSON") == 1, qPrintable(files.join(' ') + ": " + ran.err));
        }
    }

    /// Rules next to a scenario are taken before shipped ones of the same id, and the report says so if they differ.
    void saysWhichRulesAreTaken()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/templates/";
        auto rules = readRulesFile(folder + "odds.rules.json");
        auto scenario = readScenarioFile(folder + "odds.scenario.json");
        QVERIFY(rules && scenario);
        QTemporaryDir home;
        const auto save = [&] {
            return saveText(home.filePath("own.rules.json").toStdString(), writeRules(*rules)).has_value()
                   && saveText(home.filePath("own.scenario.json").toStdString(), writeScenario(*scenario)).has_value();
        };
        const auto checked = [&] { return fieldworks(home.path(), {"check", "own.scenario.json"}); };
        QVERIFY(QFile::copy(QString::fromStdString(folder + "odds.rules.json"), home.filePath("own.rules.json")));
        QVERIFY(QFile::copy(QString::fromStdString(folder + "odds.scenario.json"), home.filePath("own.scenario.json")));
        QCOMPARE(checked().out, QString()); // both files have the same content
        rules->title = "Odds of my own";
        QVERIFY(save());
        const Ran nearer = checked();
        QCOMPARE(nearer.code, 0);
        QVERIFY2(nearer.out.contains("own.rules.json") && nearer.out.contains("odds.rules.json"),
                 qPrintable(nearer.out));
        rules->id = "mine"; // the scenario still names the shipped ones
        QVERIFY(save());
        const Ran shipped = checked();
        QCOMPARE(shipped.code, 1);
        QVERIFY2(shipped.out.contains("own.rules.json") && shipped.out.contains("odds.rules.json"),
                 qPrintable(shipped.out));
        scenario->rules = "mine";
        QVERIFY(save());
        QCOMPARE(checked().out, QString());
    }

    void guideScenarioIsValid()
    {
        QFile guide(FW_SOURCE_DIR "/scenarios/README.md");
        QVERIFY(guide.open(QFile::ReadOnly));
        const QString files = QString::fromUtf8(guide.readAll()).section("\n## Scenario files\n", 1, 1);
        const QString block = files.section("```json\n", 1, 1).section("```", 0, 0);
        QTemporaryDir home;
        QVERIFY(put(home.filePath("ford.scenario.json"), block.toUtf8()));
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json",
                            home.filePath("musket-and-saber.rules.json")));
        const Ran ran = fieldworks(home.path(), {"check", "ford.scenario.json"});
        QVERIFY2(ran.code == 0 && ran.out.isEmpty(), qPrintable(ran.out + ran.err));
        QVERIFY(put(home.filePath("ford.orders"), "south: end\nnorth: end\nnorth: end\nnorth: end\nsouth: end\n"));
        const Ran played = fieldworks(home.path(), {"adjudicate", "ford.scenario.json", "ford.orders"});
        QVERIFY2(played.out.contains("South: End the movement phase"), qPrintable(played.out + played.err));
    }

    /// 13: `check` of a scenario stopped at the first fault of its rules and named no file; the window showed them all.
    void reportsAllFaultsOfAScenariosRules()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        auto scenario = readScenarioFile(folder + "germantown.scenario.json");
        auto rules = readRulesFile(folder + "musket-and-saber.rules.json");
        QVERIFY(scenario && rules);
        rules->modifiers.push_back(rules->modifiers.front()); // so that they cannot be compiled
        rules->quantities.front().label.clear();
        rules->tables.front().rows.front().cells.front() = "XX";
        scenario->units.front().colour = "mauve";
        QTemporaryDir home;
        const QString file = home.filePath("planted.scenario.json");
        const QString ruling = home.filePath("musket-and-saber.rules.json");
        QVERIFY(saveText(file.toStdString(), writeScenario(*scenario)));
        QVERIFY(saveText(ruling.toStdString(), writeRules(*rules)));

        // The list in the window.
        auto document = openRules(file);
        QVERIFY(document);
        FindingsPanel panel(document->get());
        QSignalSpy proved(&panel, &FindingsPanel::proved);
        QVERIFY(proved.wait(60000));
        QStringList shown;
        const auto* tree = panel.findChild<QTreeWidget*>("findings");
        for (int i = 0; i < tree->topLevelItemCount(); ++i)
            shown << tree->topLevelItem(i)->text(1) + ": " + tree->topLevelItem(i)->text(2);
        shown.sort();

        const Ran ran = fieldworks(home.path(), {"check", file});
        QCOMPARE(ran.code, 1);
        QStringList said;
        for (QString line : fromCheck(ran.out))
            said << line.remove(QRegularExpression("^(error|warning): "))
                        .remove(QRegularExpression(" \\[[^]]*\\](?=; |$)"))
                        .section("; ", 0, 0);
        said.sort();
        for (QString& line : shown)
            line = line.section("; ", 0, 0);
        QCOMPARE(said, shown);
        // Each cause is reported once, in its own file.
        QCOMPARE(ran.out.count("modifier move-ground: two rows have this id"),
                 2); // this, and that the examples cannot be ruled on
        QCOMPARE(ran.out.count("it cannot be ruled on"), 1);
        QVERIFY2(ran.out.contains(ruling + ": modifier move-ground"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains(file + ": unit howe: 'mauve' is not a colour"), qPrintable(ran.out));
        // If both files are named, the lines are the same.
        const auto lines = [](const Ran& run) {
            QStringList all = run.out.split('\n', Qt::SkipEmptyParts).filter(QRegularExpression("^(?!.*: note: )"));
            all.sort();
            return all;
        };
        QCOMPARE(lines(fieldworks(home.path(), {"check", ruling, file})), lines(ran));
    }

    /// 13: The window reported "two rows have this id" for such a scenario without row or file.
    void namesFileOfFaultThatBlocksPlay()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        auto scenario = readScenarioFile(folder + "germantown.scenario.json");
        auto rules = readRulesFile(folder + "musket-and-saber.rules.json");
        QVERIFY(scenario && rules);
        QTemporaryDir home;
        const std::string file = home.filePath("planted.scenario.json").toStdString();
        const std::string ruling = home.filePath("musket-and-saber.rules.json").toStdString();
        rules->modifiers.push_back(rules->modifiers.front());
        QVERIFY(saveText(file, writeScenario(*scenario)));
        QVERIFY(saveText(ruling, writeRules(*rules)));
        auto opened = openFile(file);
        QVERIFY(opened);
        QVERIFY2(
            opened->remark.startsWith("musket-and-saber.rules.json: two rows have this id (at modifier move-ground)"),
            qPrintable(opened->remark));
        // The same fault in the scenario's own rows.
        rules->modifiers.pop_back();
        scenario->modifiers = {rules->modifiers[0]};
        scenario->modifiers[0].id = "mud";
        scenario->modifiers[0].quantity = "moev";
        QVERIFY(saveText(file, writeScenario(*scenario)));
        QVERIFY(saveText(ruling, writeRules(*rules)));
        opened = openFile(file);
        QVERIFY(opened);
        QVERIFY2(opened->remark.startsWith("planted.scenario.json: there is no quantity 'moev' (at modifier mud)"),
                 qPrintable(opened->remark));
    }
};

FW_TEST(CheckTest)
#include "tst_check.moc"
