#include "engine/base/Vocabulary.h"
#include "engine/rules/LintKinds.h"
#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace fw;

namespace {

/// The findings of the rules with these rows, one per line: severity, row, message.
QString findings(const std::string& more)
{
    const auto rules = readRules(small::rulesText(more), "r.rules.json");
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    QStringList out;
    for (const Finding& f : lint(*rules))
        out << QString("%1 %2: %3")
                   .arg(f.severity == Severity::Error     ? "error"
                        : f.severity == Severity::Warning ? "warning"
                                                          : "note")
                   .arg(f.row.c_str(), plain(f.text).c_str());
    return out.join('\n');
}

} // namespace

class tst_Lint : public QObject
{
    Q_OBJECT

private slots:
    /// Each kind has an id of its own that no field of a file has, and some code reports it.
    void kindsAreDeclaredAndReported()
    {
        QString code;
        for (QDirIterator at(FW_SOURCE_DIR "/engine/rules", {"*.cpp", "*.h"}, QDir::Files); at.hasNext();) {
            QFile file(at.next());
            if (!file.fileName().contains("/LintKinds.") && file.open(QIODevice::ReadOnly))
                code += QString::fromUtf8(file.readAll());
        }
        QSet<QString> ids;
        for (const LintKindRow& row : lintKinds()) {
            const QString id = QString::fromUtf8(row.id.data(), qsizetype(row.id.size()));
            static const QRegularExpression form("^rules/[a-z]+(-[a-z]+)+$");
            QVERIFY2(form.match(id).hasMatch() && !ids.contains(id), qPrintable(id));
            ids << id;
            QCOMPARE(&rowOf(row.kind), &row);
            QString name;
            for (const QString& word : id.section('/', 1).split('-'))
                name += word.at(0).toUpper() + word.mid(1);
            QVERIFY2(code.contains(QRegularExpression("LintKind::" + name + "\\b")), qPrintable(name));
        }
        QVERIFY(ids.size() > 70);
    }

    /// The id of a finding does not depend on its sentence.
    void findingsHaveTheirKind_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* id, const char* rows) { QTest::newRow(id) << rows << id; };
        row("rules/unknown-fact", R"("defs": [{"id": "d", "if": [{"fact": "tpye"}]}])");
        row("rules/always-same", R"("defs": [{"id": "d", "if": "tired >= 2"}])");
        row("rules/unwritable-id", R"("procedures": [{"id": "main", "do": [{"node": "roll", "id": "r",
            "dice": [{"name": "a,b"}]}]}])");
        row("rules/never-used", R"("quantities": [{"id": "q", "base": 1}])");
        row("rules/never-called", R"("procedures": [{"id": "main", "do": []}, {"id": "spare", "do": []}])");
        row("rules/unknown-role", R"("quantities": [{"id": "q", "base": {"count": "attaker/place"}}])");
        row("rules/zone-tier", R"("zones": [{"id": "z", "exerts": [{"of": "unit", "fact": "zoned", "is": 0}]}])");
        row("rules/zone-tier", R"("zones": [{"id": "z", "exerts": [{"none": "unit/place/zoners"}]}])");
        row("rules/depends-on-itself", R"("quantities": [{"id": "q", "base": {"quantity": "q"}}])");
        row("rules/unknown-option", R"("procedures": [{"id": "main", "do": [{"node": "note", "when": ["fog"]}]}])");
        row("rules/does-nothing", R"("procedures": [{"id": "main", "do": [{"node": "note"}]}])");
        row("rules/same-id", R"("quantities": [{"id": "q", "base": 1}, {"id": "q", "base": 2}])");
        row("rules/empty-range", R"("procedures": [{"id": "main", "do": [{"node": "roll",
            "dice": [{"name": "d", "low": 6, "high": 1}]}]}])");
        row("rules/unknown-reference", R"("constraints": [{"id": "c", "at": "idel", "orElse": "note"}])");
    }
    void findingsHaveTheirKind()
    {
        QFETCH(QString, rows);
        QFETCH(QString, id);
        const auto rules = readRules(small::rulesText(rows.toStdString()), "r.rules.json");
        QVERIFY2(rules.has_value(), rules ? "" : describe(rules.error()).c_str());
        QStringList ids;
        for (const Finding& finding : lint(*rules)) {
            QVERIFY2(finding.kind != LintKind::None, plain(finding.text).c_str());
            QCOMPARE(finding.severity, rowOf(finding.kind).severity);
            ids << QString::fromStdString(std::string(rowOf(finding.kind).id));
        }
        QVERIFY2(ids.contains(id), qPrintable(ids.join(", ")));
    }

    void correctRulesHaveNoFindings() { QCOMPARE(findings({}), QString()); }

    void reportsFaultyRows_data()
    {
        QTest::addColumn<QString>("rows");
        const auto row = [](const char* says, const char* rows) { QTest::newRow(says) << rows; };
        row("error definition d: there is no fact 'tpye'", R"("defs": [{"id": "d", "if": [{"fact": "tpye"}]}])");
        row("error definition d: there is no fact 'tpye'",
            R"("options": [{"id": "fog", "values": ["no", "yes"], "standard": "no"}],
               "defs": [{"id": "d", "when": ["fog=yes"], "if": [{"fact": "tpye"}]}])");
        row("error procedure main (with fog=yes): the die 'd' has no faces",
            R"("options": [{"id": "fog", "values": ["no", "yes"], "standard": "no"}],
               "procedures": [{"id": "main", "do": [{"node": "roll", "when": ["fog=yes"],
                "dice": [{"name": "d", "low": 6, "high": 1}]}]}])");
        row("error definition d: the mark 'tired' is 1 or 0, and never 2",
            R"("defs": [{"id": "d", "if": [{"fact": "mark", "arg": "tired", "is": 2}]}])");
        row("error definition d: the mark 'tired' is 1 or 0, and never 2",
            R"("defs": [{"id": "d", "if": "tired >= 2"}])");
        row("error procedure main: the id 'combat die' contains a blank, and orders cannot write it",
            R"("procedures": [{"id": "main", "do": [{"node": "roll", "id": "r", "dice": [{"name": "combat die"}]}]}])");
        row("error procedure main: the id 'a,b' contains a ',', and orders cannot write it",
            R"("procedures": [{"id": "main", "do": [{"node": "choose", "id": "c", "by": "@sides",
                "menu": [{"id": "a,b", "do": []}]}]}])");
        row("error procedure main: the id is empty",
            R"("procedures": [{"id": "main", "do": [{"node": "choose", "id": "c", "by": "@sides",
                "menu": [{"id": "", "do": []}]}]}])");
        row("warning definition d: nothing uses this definition",
            R"("defs": [{"id": "d", "if": [{"fact": "type", "is": "gun"}]}])");
        row("warning definition gun: nothing uses this definition",
            R"("defs": [{"id": "gun", "if": [{"fact": "type", "is": "gun"}]},
                {"id": "gun-here", "if": [{"fact": "type", "is": "gun"}]}],
               "quantities": [{"id": "q", "base": {"count": "@map-units/+gun-here"}}])");
        row("warning quantity q: nothing uses this quantity", R"("quantities": [{"id": "q", "base": 1}])");
        row("warning table t: nothing uses this table",
            R"("tables": [{"id": "t", "axes": [{"id": "n", "kind": "label", "bands": ["a"]}],
                "rows": [["a", "1"]]}])");
        row("note procedure spare: nothing uses this procedure",
            R"("procedures": [{"id": "main", "do": []}, {"id": "spare", "do": []}])");
        row("warning path p: nothing uses this path", R"("paths": [{"id": "p"}])");
        row("error quantity q: nothing binds the role 'attaker' (in 'attaker/place')",
            R"("quantities": [{"id": "q", "base": {"count": "attaker/place"}}])");
        row("error zone z: a zone may not read 'zoned': it depends on zones itself",
            R"("zones": [{"id": "z", "exerts": [{"of": "unit", "fact": "zoned", "is": 0}]}])");
        row("error zone z: a zone may not read 'zoned'",
            R"("zones": [{"id": "z", "blocked": [{"need": [{"of": "unit",
                "fact": "zoned"}]}]}])");
        row("error zone z: a zone may not read 'zoned'",
            R"("defs": [{"id": "d", "if": [{"fact": "zoned"}]}],
               "zones": [{"id": "z", "exerts": [{"of": "unit", "def": "d"}]}])");
        row("error quantity q: this quantity depends on itself",
            R"("quantities": [{"id": "q", "base": {"quantity": "q"}}])");
        row("error definition d: this definition depends on itself",
            R"("defs": [{"id": "d", "if": [{"any": "@map-units/+d", "fact": "on-map"}]}])");
        row("error modifier m: 'when' names no option: 'fgo=yes'",
            R"("quantities": [{"id": "q", "base": 1, "stages": [{"id": "s"}]}], "modifiers": [
                {"id": "m", "when": ["fgo=yes"], "quantity": "q", "stage": "s", "amount": 1}])");
        row("error procedure main: 'when' names no option: 'fog'",
            R"("procedures": [{"id": "main", "do": [{"node": "note", "when": ["fog"]}]}])");
        row("error procedure main: 'when' names no value of the option: 'fog=maybe'",
            R"("options": [{"id": "fog", "values": ["no", "yes"], "standard": "no"}],
               "procedures": [{"id": "main", "do": [{"node": "note", "when": ["fog=maybe"]}]}])");
        row("error option fog: the standard 'off' is not one of the values",
            R"("options": [{"id": "fog", "values": ["no", "yes"], "standard": "off"}])");
        row("note modifier m: no case number is given",
            R"("quantities": [{"id": "q", "base": 1, "stages": [{"id": "s"}]}], "modifiers": [
                {"id": "m", "quantity": "q", "stage": "s", "op": "add", "amount": 1}])");
        row("error modifier m: there is no operation ''",
            R"("quantities": [{"id": "q", "base": 1, "stages": [{"id": "s"}]}], "modifiers": [
                {"id": "m", "quantity": "q", "stage": "s", "amount": 1}])");
        row("error constraint c: no node and no menu entry has the id 'idel'",
            R"("constraints": [{"id": "c", "at": "idel", "orElse": "note"}])");
        const auto decides = [](const char* labels) {
            return R"("procedures": [{"id": "main", "do": [{"node": "manual", "id": "m", "text": "?", "labels": )"
                   + std::string(labels) + "}]}]";
        };
        const std::string twice = decides(R"(["seen", "Seen"])"), empty = decides(R"(["seen", ""])"),
                          reason = decides(R"(["seen", "because of fog"])");
        row("error procedure main: 'Seen' is offered twice", twice.c_str());
        row("error procedure main: an empty word is offered", empty.c_str());
        row("error procedure main: the words after 'because' are read as the reason", reason.c_str());
        row("error constraint c: 'idle' is not a menu entry, so there is nothing to refuse",
            R"("constraints": [{"id": "c", "at": "idle", "orElse": "refuse"}])");
    }
    void reportsFaultyRows()
    {
        QFETCH(QString, rows);
        const QString got = findings(rows.toStdString());
        QVERIFY2(got.contains(QTest::currentDataTag()), qPrintable(got));
    }

    /// Charts looked up at charts, and definitions that ask for each other, do not take endless work.
    void judgesNestedRowsQuickly_data()
    {
        QTest::addColumn<QString>("rows");
        QString bands, cells, at = R"({"symbol": "b1"})";
        for (int i = 0; i < 12; ++i) {
            bands += QString(R"(%1"b%2")").arg(i ? ", " : "").arg(i);
            cells += QString(R"(, "b%1")").arg(i);
        }
        for (int depth = 0; depth < 20; ++depth)
            at = QString(R"({"table": "t", "at": ["a", %1]})").arg(at);
        QTest::newRow("charts") << QString(R"("tables": [{"id": "t", "axes": [
            {"id": "r", "kind": "label", "bands": ["a"]},
            {"id": "c", "kind": "label", "bands": [%1]}], "rows": [["a"%2]]}],
            "defs": [{"id": "d", "if": [{"amount": %3, "is": "b2"}]}])")
                                       .arg(bands, cells, at);
        QString all, defs;
        for (int i = 0; i < 12; ++i)
            all += QString(R"(%1{"def": "d%2"})").arg(i ? ", " : "").arg(i);
        for (int i = 0; i < 12; ++i)
            defs += QString(R"(%1{"id": "d%2", "if": [%3]})").arg(i ? ", " : "").arg(i).arg(all);
        QTest::newRow("definitions") << QString(R"("defs": [%1],
            "zones": [{"id": "z", "exerts": [{"of": "unit", "def": "d0"}]}])")
                                            .arg(defs);
    }
    void judgesNestedRowsQuickly()
    {
        QFETCH(QString, rows);
        // If every way through them were followed, this test would time out.
        (void)findings(rows.toStdString());
    }

    void checksScenarioAgainstItsRules()
    {
        const Ruleset rules = *readRules(small::rulesText({}), "r");
        Scenario s = *readScenario(small::scenarioText(), "s");
        QCOMPARE(lint(rules, s).size(), std::size_t(0));
        s.map.terrain[4] = {"swamp"};
        s.map.ways[0].kind = "canal";
        s.units[0].ratings["speed"]["full"] = 1;
        s.setup.pop_back();
        s.setup[0].marks["tird"] = "1";
        s.setup[1].facing = 6;
        s.gameMarks["clok"] = "1";
        QStringList out;
        for (const Finding& f : lint(rules, s))
            out << QString("%1: %2").arg(f.row.c_str(), plain(f.text).c_str());
        const QString all = out.join('\n');
        for (const char* says :
             {"hex 0501: the rules have no terrain 'swamp'", "way lane: the rules have no way 'canal'",
              "unit r1: the rules have no rating 'speed'", "unit b3: the unit has neither a set-up nor an arrival",
              "unit r1: the rules have no mark 'tird'", "unit r2: there is no facing 6",
              "game marks: the rules have no mark 'clok'"})
            QVERIFY2(all.contains(says), qPrintable(QString(says) + " is not in\n" + all));
        QCOMPARE(out.size(), 7);
    }

    void reportsUnknownWords()
    {
        Ruleset rules = *readRules(small::rulesText({}), "r");
        rules.marks[0].drawn = "non";
        rules.unitTypes = {{"foot", {}, {}, {}}, {"horse", {}, {}, {}}, {"gun", {}, {}, {}}, {"foot", {}, {}, {}}, {}};
        rules.id.clear();
        QStringList out;
        for (const Finding& f : lint(rules))
            out << QString("%1 %2: %3").arg(f.place.c_str(), f.row.c_str(), plain(f.text).c_str());
        const QString all = out.join('\n');
        for (const char* says : {"/marks/0/drawn mark tired: the word 'non' means nothing here",
                                 "/unitTypes/3 unit types: 'foot' is listed twice",
                                 "/unitTypes/4 unit types: this word is empty", "/id ruleset: the id is empty"})
            QVERIFY2(all.contains(says), qPrintable(QString(says) + " is not in\n" + all));
    }

    /// A value that would be ignored or misread is reported.
    void reportsIgnoredScenarioValues()
    {
        const Ruleset rules = *readRules(small::rulesText({}), "r");
        Scenario s = *readScenario(small::scenarioText(), "s");
        s.sides[1].name = "RED";
        s.units[1].id = "second foot";
        s.units[2].id.clear();
        s.setup[1].unit = "second foot";
        s.setup[2].unit.clear();
        s.setup[0].oneOf = {6, 7};
        s.setup[3].box = "waiting";
        s.setup[4].facing = -1;
        s.setup[4].arrives.at = {3, 3};
        s.units[3].name = "  ";
        s.units[3].aliases = {"Because", "", "a\x07"};
        s.tags = {"old", "old"};
        s.id.clear();
        QStringList out;
        for (const Finding& f : lint(rules, s))
            out << QString("%1 %2: %3").arg(f.place.c_str(), f.row.c_str(), plain(f.text).c_str());
        const QString all = out.join('\n');
        for (const char* says :
             {"/sides/1 side blue: 'RED' means side 'red' as well",
              "/units/1 unit second foot: the id 'second foot' contains a blank", "/units/2 unit : the id is empty",
              "/setup/0/within unit r1: 'oneOf' lists the cells to choose from",
              "/setup/3/box unit b1: it is in a cell and in a box", "/setup/4/facing unit b2: there is no facing -1",
              "/setup/4/arrives unit b2: it arrives at the same cell twice",
              "/units/3/name unit b1: this name is empty", "/units/3/aliases/1 unit b1: this name is empty",
              "/units/3/aliases/0 unit b1: 'Because' is a word of orders",
              "/units/3/aliases/2 unit b1: this name contains a character that can be neither printed nor typed",
              "/tags/1 tags: 'old' is listed twice", "/id scenario: the id is empty"})
            QVERIFY2(all.contains(says), qPrintable(QString(says) + " is not in\n" + all));
    }

    /// A renamed terrain may be in every cell, and every counter may have a wrong name.
    void reportsRepeatedWordOnce()
    {
        const Ruleset rules = *readRules(small::rulesText({}), "r");
        Scenario s = *readScenario(small::scenarioText(), "s");
        s.map = Map();
        s.map.grid = {GridShape::HexFlat, 400, 400, true};
        s.map.numbering = fourDigits();
        s.map.terrain.assign(400 * 400, {"swamp", "bog"});
        s.placeMarks.clear();
        s.setup.assign(20000, {});
        for (std::size_t i = 0; i < s.setup.size(); ++i)
            s.setup[i].unit = "nobody-" + std::to_string(i * 7919);
        QStringList ground;
        int hinted = 0;
        for (const Finding& f : lint(rules, s)) {
            if (f.row.rfind("hex ", 0) == 0)
                ground << QString("%1 %2: %3").arg(f.place.c_str(), f.row.c_str(), plain(f.text).c_str());
            hinted += f.remedy.empty() ? 0 : 1;
        }
        QCOMPARE(ground,
                 QStringList({"/map/terrain/0 hex 0101: the rules have no terrain 'swamp', which is in 160000 cells",
                              "/map/terrain/0 hex 0101: the rules have no terrain 'bog', which is in 160000 cells"}));
        QVERIFY(hinted < 500);
    }

    void suggestsTheMeantWord_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("meant");
        // reportsUnknownWords() has more words, such as 'non'.
        QTest::newRow("flagg") << "flagg"
                               << "flag";
        QTest::newRow("sqaure") << "sqaure"
                                << "square";
        QTest::newRow("flag") << "flag"
                              << "";
    }
    void suggestsTheMeantWord()
    {
        QFETCH(QString, word);
        QFETCH(QString, meant);
        QTEST(QString::fromStdString(Vocabulary::of("state|side|flag|dot|square").slipOf(word.toStdString())), "meant");
        Ruleset rules = *readRules(small::rulesText(R"("quantities": [{"id": "q", "base": 1}])"), "r");
        rules.marks[0].drawn = word.toStdString();
        QStringList told;
        for (const Finding& f : lintWords(rules))
            told << QString("%1; %2").arg(plain(f.text).c_str(), plain(f.remedy).c_str());
        QCOMPARE(told.join('\n'), meant.isEmpty() ? QString()
                                                  : QString("the word '%1' means nothing here; did "
                                                            "you mean '%2'?")
                                                        .arg(word, meant));
    }

    /// A panel of the sheet shows something that exists.
    void reportsPanelsWithoutContent()
    {
        Ruleset rules = *readRules(small::rulesText({}), "r");
        Scenario s = *readScenario(small::scenarioText(), "s");
        Mark morale;
        morale.id = "morale";
        morale.on = MarkOn::Side;
        morale.form = MarkForm::Number;
        morale.lifetime = Lifetime::Game;
        morale.drawn = "track";
        rules.marks.push_back(morale);
        const auto told = [&] {
            QStringList out;
            for (const Finding& f : lint(rules, s))
                if (f.row.starts_with("panel"))
                    out << QString("%1 %2: %3 %4")
                               .arg(f.place.c_str(), f.row.c_str(), plain(f.text).c_str(), plain(f.remedy).c_str());
            return out;
        };
        s.map.panels = {{"a", "track", "morale"}, {"b", "turns", ""}};
        QCOMPARE(told(), QStringList());
        // A mark that is not drawn as a track has none.
        s.map.panels = {{"a", "track", "morle"}, {"b", "track", "clock"}, {"c", "box", "atic"}, {"d", "table", "atic"}};
        const QStringList out = told();
        QCOMPARE(out.size(), 4);
        QVERIFY2(out[0].startsWith("/map/panels/0/of panel a: no mark 'morle' is drawn as a track"),
                 qPrintable(out[0]));
        QVERIFY2(out[0].contains("'morale'"), qPrintable(out[0]));
        QVERIFY2(out[1].startsWith("/map/panels/1/of panel b: no mark 'clock' is drawn"), qPrintable(out[1]));
        QVERIFY2(out[2].startsWith("/map/panels/2/of panel c: there is no box 'atic'"), qPrintable(out[2]));
        QVERIFY2(out[3].startsWith("/map/panels/3/of panel d: there is no table 'atic'"), qPrintable(out[3]));
    }

    /// The running score is asked with a side and nothing else.
    void runningScoreNeedsASideRole()
    {
        Ruleset rules = *readRules(small::rulesText({}), "r");
        rules.quantities.push_back({});
        rules.quantities.back().id = rules.runningScore = "points-of";
        const auto told = [&] {
            QStringList out;
            for (const Finding& f : lint(rules))
                out << plain(f.text).c_str();
            return out.filter("points-of");
        };
        QCOMPARE(told(), QStringList({"the only role of the quantity 'points-of' must be 'side'"}));
        rules.quantities.back().roles = {"side"};
        QCOMPARE(told(), QStringList());
    }

    /// One message each for a feature on the wrong kind of place and a mark on the wrong carrier.
    void reportsMisplacedFeaturesAndMarks()
    {
        const Ruleset rules = *readRules(small::rulesText({}), "r");
        Scenario s = *readScenario(small::scenarioText(), "s");
        s.map.terrain[4] = {"stream"};
        s.map.ways[0].kind = "woods";
        s.setup[0].marks["clock"] = "1";
        s.gameMarks["points"] = "1";
        QStringList all;
        for (const Finding& f : lint(rules, s))
            all << plain(f.text).c_str();
        QCOMPARE(all, QStringList({"'stream' is a hexside in the rules, and a hexside is between two cells",
                                   "'woods' is a terrain in the rules, and terrain fills whole cells",
                                   "the mark 'points' belongs to sides, not here",
                                   "the mark 'clock' belongs to the game, not here"}));
    }
};

FW_TEST(tst_Lint)
#include "tst_Lint.moc"
