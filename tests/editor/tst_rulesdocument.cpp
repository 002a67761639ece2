#include "editor/document/Recovery.h"
#include "editor/document/RulesAndCounters.h"
#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/rules/TableEdit.h"
#include "engine/proof/Chances.h"
#include "engine/store/Diff.h"
#include "tests/Main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// Editing rules and counters: bytes kept, one changed line per change, undo, bands, spreadsheets.
class TestRulesDocument : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::string mRules, mScenario;
    OpenDocuments mDocuments;

    static QByteArray content(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::unique_ptr<RulesAndCounters> open()
    {
        auto read = readRulesAndScenario(mRules, mScenario);
        if (!read)
            qFatal("%s", describe(read.error()).c_str());
        return std::make_unique<RulesAndCounters>(mDocuments, std::move(*read));
    }
    static int steps(const RulesAndCounters& both)
    {
        int all = 0;
        for (const auto& document : both.documents())
            all += document->stack()->count();
        return all;
    }
    static Table numbers()
    {
        Table t;
        t.id = "t";
        t.axes = {{"die", "die", AxisKind::Number, {{"1", 1, 1}, {"2", 2, 2}}},
                  {"d", "d", AxisKind::Number, {{"<=0", {}, 0}, {"1..4", 1, 4}, {">=5", 5, {}}}}};
        t.rows = {{"1", {"a", "b", "c"}, "", Origin::Printed}, {"2", {"d", "e", "f"}, "", Origin::Printed}};
        return t;
    }

private slots:
    void init()
    {
        const QString from = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(from + name, mFolder.filePath(name)));
        }
        mRules = mFolder.filePath("musket-and-saber.rules.json").toStdString();
        mScenario = mFolder.filePath("germantown.scenario.json").toStdString();
    }

    /// Of rules that extend others only the exclusive rows are written, and a changed base is noticed.
    void savesOnlyTheRowsOfItsFile()
    {
        const QTemporaryDir folder;
        const auto put = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        const QByteArray series =
            R"({"format": 4, "id": "s", "version": "1", "defs": [{"id": "a", "if": "turn >= 1"}]})";
        QVERIFY(put("s.rules.json", series));
        QVERIFY(put("g.rules.json", R"({"format": 4, "id": "g", "version": "1", "extends": "s.rules.json"})"));
        const std::string game = folder.filePath("g.rules.json").toStdString(),
                          base = folder.filePath("s.rules.json").toStdString();
        auto read = readRulesToEdit(game);
        QVERIFY(read);
        RulesDocument document(std::move(*read));
        QCOMPARE(document.rules().defs.size(), std::size_t(1));
        Ruleset after = document.rules();
        after.title = "Other";
        document.push(after, "Title", document.nextStep(), {});
        QVERIFY(document.save());
        QVERIFY(content(game).contains("\"extends\": \"s.rules.json\""));
        QVERIFY(content(game).contains("Other"));
        QVERIFY(!content(game).contains("defs"));
        QCOMPARE(content(base), series);
        QVERIFY(!document.changedOutside());
        QVERIFY(put("s.rules.json", QByteArray(series).replace("turn >= 1", "turn >= 2")));
        QVERIFY(document.changedOutside());
    }

    void savingUnchangedKeepsEveryByte()
    {
        const QByteArray rules = content(mRules), scenario = content(mScenario);
        auto document = open();
        QVERIFY(document->save().has_value());
        QCOMPARE(content(mRules), rules);
        QCOMPARE(content(mScenario), scenario);
        // Undoing a change restores the bytes, even after a save in between.
        QVERIFY(document->edit("x", [](RulesContent& c) { c.rules.tables[0].rows[0].cells[0] = "Ar"; }));
        QVERIFY(document->save().has_value());
        document->undo();
        QVERIFY(document->modified());
        QVERIFY(document->save().has_value());
        QCOMPARE(content(mRules), rules);
    }

    /// Must show: the shipped files, opened and written, are byte for byte the same.
    void everyShippedFileKeepsItsBytes_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("hexes") << "musket-and-saber/musket-and-saber"
                               << "musket-and-saber/germantown";
        QTest::newRow("squares") << "brandywine/brandywine"
                                 << "brandywine/brandywine";
        QTest::newRow("odds") << "templates/odds"
                              << "templates/odds";
        QTest::newRow("differential") << "templates/differential"
                                      << "templates/differential";
        QTest::newRow("operational") << "templates/operational"
                                     << "templates/operational";
        QTest::newRow("tactical") << "templates/tactical"
                                  << "templates/tactical";
    }
    void everyShippedFileKeepsItsBytes()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const QString from = FW_SOURCE_DIR "/scenarios/";
        mRules = mFolder.filePath("kept.rules.json").toStdString();
        mScenario = mFolder.filePath("kept.scenario.json").toStdString();
        for (const auto& [name, path] :
             {std::pair(rules + ".rules.json", mRules), {scenario + ".scenario.json", mScenario}}) {
            QFile::remove(QString::fromStdString(path));
            QVERIFY(QFile::copy(from + name, QString::fromStdString(path)));
        }
        const QByteArray rulesWere = content(mRules), scenarioWas = content(mScenario);
        auto document = open();
        // Both files are really written: once with the change, once after the undo.
        document->edit("x", [](RulesContent& c) {
            c.rules.title += "!";
            c.scenario->title += "!";
        });
        QVERIFY(document->save().has_value());
        QVERIFY(content(mRules) != rulesWere && content(mScenario) != scenarioWas);
        document->undo();
        QVERIFY(document->save().has_value());
        QCOMPARE(content(mRules), rulesWere);
        QCOMPARE(content(mScenario), scenarioWas);
    }

    void changedCellChangesOneLine()
    {
        const QList<QByteArray> before = content(mRules).split('\n');
        auto document = open();
        const Ruleset old = document->rules();
        QVERIFY(document->edit("x", [](RulesContent& c) { c.rules.tables[0].rows[2].cells[4] = "Ac"; }));
        QVERIFY(document->save().has_value());
        const QList<QByteArray> after = content(mRules).split('\n');
        QCOMPARE(after.size(), before.size());
        int different = 0;
        for (int i = 0; i < before.size(); ++i)
            different += before[i] != after[i];
        QCOMPARE(different, 1);
        QCOMPARE(diff(old, document->rules()).size(), std::size_t(1));
    }

    void noChangeAddsNoUndoStep()
    {
        auto document = open();
        QVERIFY(!document->edit("x", [](RulesContent& c) { c.rules.title = std::string(c.rules.title); }));
        QCOMPARE(steps(*document), 0);
    }

    void mergesTypingIntoOneUndoStep()
    {
        auto document = open();
        const std::string was = document->rules().title;
        for (const char* title : {"a", "ab", "abc"})
            document->edit(
                "x", [&](RulesContent& c) { c.rules.title = title; }, "title");
        QCOMPARE(steps(*document), 1);
        document->undo();
        QCOMPARE(document->rules().title, was);
    }

    void refusesToOverwriteExternalChange()
    {
        auto document = open();
        document->edit("x", [](RulesContent& c) { c.rules.title = "other"; });
        QFile file(QString::fromStdString(mRules));
        QVERIFY(file.open(QIODevice::Append) && file.write(" ") == 1);
        file.close();
        const QByteArray theirs = content(mRules);
        const auto done = document->save();
        QVERIFY(!done);
        QCOMPARE(int(done.error().trouble), int(Trouble::Changed));
        QCOMPARE(content(mRules), theirs);
        QVERIFY(document->modified());
    }

    void bandsAreInserted()
    {
        Table t = numbers();
        insertBand(t, 1, 1, "");
        QCOMPARE(t.axes[1].bands.size(), std::size_t(4));
        QCOMPARE(t.rows[0].cells, (std::vector<std::string>{"a", "", "b", "c"}));
        insertBand(t, 0, 2, "");
        QCOMPARE(t.rows.size(), std::size_t(3));
        QCOMPARE(t.rows[2].row, std::string(">=3"));
        QCOMPARE(t.rows[2].cells.size(), std::size_t(4));
    }

    void bandsAreRemoved()
    {
        Table t = numbers();
        QVERIFY(removeBand(t, 1, 1));
        QCOMPARE(t.rows[1].cells, (std::vector<std::string>{"d", "f"}));
        QVERIFY(removeBand(t, 0, 0));
        QCOMPARE(t.rows.size(), std::size_t(1));
        QVERIFY(!removeBand(t, 0, 0)); // the last row stays
    }

    void bandsAreSplitAndMerged()
    {
        Table t = numbers();
        QVERIFY(splitBand(t, 1, 1, 3));
        QCOMPARE(t.axes[1].bands[1].label, std::string("1..2"));
        QCOMPARE(t.axes[1].bands[2].label, std::string("3..4"));
        QCOMPARE(t.rows[0].cells, (std::vector<std::string>{"a", "b", "b", "c"}));
        QVERIFY(!splitBand(t, 1, 1, 9));
        QVERIFY(mergeBands(t, 1, 1));
        QCOMPARE(t, numbers());
        QVERIFY(!mergeBands(t, 1, 2)); // no band follows
    }

    void removingBandKeepsOtherCells()
    {
        Table t = numbers();
        t.axes.insert(t.axes.begin() + 1, {"who", "who", AxisKind::Label, {{"x", {}, {}}, {"y", {}, {}}}});
        t.rows = {{"1", {"a", "b", "c", "d", "e", "f"}, "", Origin::Printed},
                  {"2", {"g", "h", "i", "j", "k", "l"}, "", Origin::Printed}};
        QVERIFY(removeBand(t, 2, 1));
        QCOMPARE(t.rows[0].cells, (std::vector<std::string>{"a", "c", "d", "f"}));
        QVERIFY(removeBand(t, 1, 0));
        QCOMPARE(t.rows[0].cells, (std::vector<std::string>{"d", "f"}));
    }

    void clipboardBlocksRoundTrip()
    {
        const std::vector<std::vector<std::string>> block{{"a", "b\tc"}, {"say \"x\"", ""}};
        QCOMPARE(readBlock(writeBlock(block)), block);
        QCOMPARE(readBlock("1\t2\r\n3\t4\r\n"), (std::vector<std::vector<std::string>>{{"1", "2"}, {"3", "4"}}));
    }

    void columnChancesAreExact()
    {
        auto document = open();
        const Table& crt = document->rules().tables[0];
        const auto chances = columnChances(document->rules(), crt);
        QCOMPARE(chances.size(), crt.axes[1].bands.size());
        for (const auto& column : chances) {
            Rational sum{0};
            for (const auto& [cell, chance] : column)
                sum = sum + chance;
            QCOMPARE(sum, Rational(1));
        }
        QCOMPARE(chances[5].at("Dr"), Rational::of(1, 2)); // +3..+4: rows 4 to 6
    }

    /// A name typed letter by letter is one undo step, and one change that recovery offers.
    void recoveryCountsTypedNameOnce()
    {
        QTemporaryDir folder;
        auto document = open();
        const auto recovery = Recovery::of(*document, folder.path());
        for (const char* name : {"N", "Ne", "New"})
            document->edit(
                "Name", [name](RulesContent& c) { c.scenario->units[0].name = name; }, "unit 0 name");
        QCOMPARE(steps(*document), 1);
        document->edit("Title", [](RulesContent& c) { c.rules.title = "Other"; });
        QVERIFY(QFile::copy(recovery->path(), folder.filePath("kept.fieldworks-recovery")));
        const QList<Recovery::Left> left = Recovery::left(folder.path());
        QCOMPARE(left.size(), 1);
        QCOMPARE(left[0].edits, 2);
        auto again = open();
        QVERIFY(Recovery::restore(left[0], *again, "Recovered").has_value());
        QCOMPARE(again->content()->scenario->units[0].name, std::string("New"));
        recovery->finish();
    }

    void countersRoundTripAsCsv()
    {
        auto document = open();
        Scenario scenario = *document->scenario();
        const std::string csv = unitsCsv(document->rules(), scenario);
        const Sheet sheet = *readSheet(csv);
        const auto targets = guessTargets(document->rules(), sheet.headings());
        for (const std::string& target : targets)
            QVERIFY(!target.empty());
        const CsvPlan plan = planSheet(document->rules(), scenario, sheet, targets);
        for (const CsvChange& change : plan.changes)
            QCOMPARE(int(change.kind), int(CsvChange::Kind::Same));
        QCOMPARE(plan.units, document->scenario()->units);
    }

    void refusesBadCsvLinesWithoutChanges()
    {
        auto document = open();
        Scenario scenario = *document->scenario();
        const Sheet sheet = *readSheet("name;side;type;attack;steps\n"
                                       "New Guards;british;brigade;5;2\n"
                                       "Nobody;french;brigade;5;2\n"
                                       "Odd;british;zeppelin;5;2\n"
                                       "Worse;british;brigade;five;2\n"
                                       "Guards;british;brigade;7;2\n");
        const CsvPlan plan = planSheet(document->rules(), scenario, sheet,
                                       guessTargets(document->rules(), sheet.headings()));
        const CsvChange::Kind kinds[] = {CsvChange::Kind::Added, CsvChange::Kind::Refused, CsvChange::Kind::Refused,
                                         CsvChange::Kind::Refused, CsvChange::Kind::Changed};
        QCOMPARE(plan.changes.size(), std::size(kinds));
        for (std::size_t i = 0; i < plan.changes.size(); ++i)
            QCOMPARE(int(plan.changes[i].kind), int(kinds[i]));
        QCOMPARE(plan.changes[1].column, std::size_t(2));
        QCOMPARE(plan.units, scenario.units);
        QVERIFY(plan.changes[4].byName);
        QVERIFY(std::ranges::any_of(plan.changes[4].words, [](const Text& words) {
            return words.args == std::vector<std::string>{"rating attack full", "4", "7"};
        }));
    }
};

FW_TEST(TestRulesDocument)
#include "tst_rulesdocument.moc"
