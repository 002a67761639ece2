#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/proof/Proof.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QFile>
#include <QTest>
#include <set>

using namespace fw;

/// Counter lists from spreadsheets: an odd line is refused with its place, or the user is asked about it.
class TestCounterList : public QObject
{
    Q_OBJECT

private:
    Ruleset mRules;
    Scenario mScenario;

    static std::string bytes(const char* name)
    {
        QFile file(QString(FW_SOURCE_DIR "/tests/app/lists/") + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", name);
        return file.readAll().toStdString();
    }
    CsvPlan planOf(const Sheet& sheet, CsvJoin join = CsvJoin::Change) const
    {
        return planSheet(mRules, mScenario, sheet, guessTargets(mRules, sheet.headings()), {join});
    }
    CsvPlan planOf(const char* name) const { return planOf(*readSheet(bytes(name))); }

private slots:
    void init()
    {
        const std::string folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        mRules = *readRulesFile(folder + "musket-and-saber.rules.json");
        mScenario = *readScenarioFile(folder + "germantown.scenario.json");
    }

    // The drawing of a counter has the counter's id as file name. A counter needs a type. Ids must differ by more than
    // case.
    void refusesBadIdsAndMissingTypes()
    {
        const CsvPlan plan = planOf("ids.csv");
        QVERIFY(plan.changes.size() >= 3);
        for (std::size_t line = 0; line < 3; ++line)
            QVERIFY2(plan.changes[line].kind == CsvChange::Kind::Refused, plan.changes[line].unit.c_str());
    }

    void unreadableFileNamesThePlace_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("open-quote.csv") << "line 2, column 1";
        QTest::newRow("quote-later.csv") << "line 3, column 1";
        QTest::newRow("nul.csv") << "line 2, column 1";
    }
    void unreadableFileNamesThePlace()
    {
        QFETCH(QString, place);
        const Result<Sheet> sheet = readSheet(bytes(QTest::currentDataTag()));
        QVERIFY(!sheet);
        QCOMPARE(QString::fromStdString(sheet.error().place), place);
        QVERIFY(!sheet.error().remedy.empty());
    }

    void readsEncodingsSeparatorsAndLineEnds_data()
    {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QString>("name");
        QTest::newRow("utf16.csv") << int(TextEncoding::Utf16LittleEndian) << QString::fromUtf8("D\xC3\xBCppel");
        QTest::newRow("utf16be-no-mark.csv") << int(TextEncoding::Utf16BigEndian) << "Alpha";
        QTest::newRow("windows-1252.csv") << int(TextEncoding::Windows1252) << QString::fromUtf8("D\xC3\xBCppel");
        QTest::newRow("sep.csv") << int(TextEncoding::Utf8) << "Alpha";
        QTest::newRow("cr.csv") << int(TextEncoding::Utf8) << "Alpha";
    }
    void readsEncodingsSeparatorsAndLineEnds()
    {
        QFETCH(int, encoding);
        QFETCH(QString, name);
        const Result<Sheet> sheet = readSheet(bytes(QTest::currentDataTag()));
        QVERIFY(sheet);
        QCOMPARE(int(sheet->encoding), encoding);
        const CsvPlan plan = planOf(*sheet);
        QCOMPARE(plan.count(CsvChange::Kind::Added), 1);
        QCOMPARE(QString::fromStdString(plan.units.back().name), name);
    }

    void refusesBadLinesWithTheirPlace_data()
    {
        QTest::addColumn<int>("change");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("same-id.csv") << 1 << 4 << 0;
        QTest::newRow("line-break.csv") << 0 << 2 << 1;
        QTest::newRow("blank-lines.csv") << 0 << 4 << 3;
        QTest::newRow("numbers.csv") << 0 << 2 << 4;
        QTest::newRow("decimal-comma.csv") << 0 << 2 << 5;
        QTest::newRow("two-columns.csv") << 0 << 2 << 4;
        QTest::newRow("type-slip.csv") << 0 << 2 << 3;
    }
    void refusesBadLinesWithTheirPlace()
    {
        QFETCH(int, change);
        const CsvPlan plan = planOf(QTest::currentDataTag());
        const CsvChange& refused = plan.changes.at(std::size_t(change));
        QCOMPARE(int(refused.kind), int(CsvChange::Kind::Refused));
        QTEST(refused.line, "line");
        QTEST(int(refused.column), "column");
        QCOMPARE(plan.units, mScenario.units);
    }

    void lineBreakKeepsLineNumbersBelow() { QCOMPARE(planOf("line-break.csv").changes.at(1).line, 4); }

    void decimalRefusalShowsFractionForm()
    {
        const CsvPlan plan = planOf("numbers.csv");
        QCOMPARE(plan.changes.size(), std::size_t(3));
        for (const std::size_t i : {1u, 2u}) {
            QCOMPARE(int(plan.changes[i].kind), int(CsvChange::Kind::Refused));
            QVERIFY(QString::fromStdString(plain(plan.changes[i].words.front())).contains("3/2"));
        }
    }

    // A typographic minus, as printed pages have it, is a minus.
    void readsTypographicMinus()
    {
        for (Rating& rating : mRules.ratings)
            rating.lowest = Rational(-9);
        const CsvPlan plan = planOf("minus.csv");
        QCOMPARE(int(plan.changes.at(0).kind), int(CsvChange::Kind::Changed));
        QCOMPARE(std::ranges::find(plan.units, "guards", &Unit::id)->ratings.at("morale").at("full"), Rational(-1));
    }

    void asksAboutOddNumbersAndNewNames()
    {
        const CsvPlan plan = planOf("far-off.csv");
        QCOMPARE(plan.count(CsvDoubt::FarOff), 1);
        QCOMPARE(plan.count(CsvDoubt::NewCounter), 1);
        QCOMPARE(plan.count(CsvDoubt::NoRating), 1); // the other ratings of a brigade are missing
        QCOMPARE(plan.count(CsvChange::Kind::Missing), int(mScenario.units.size()));
    }

    void keepsUnitsOfSameNameApart()
    {
        mScenario.units.clear();
        mScenario.formations.clear();
        const Sheet sheet = *readSheet(bytes("same-names.csv"));
        const CsvPlan plan = planOf(sheet);
        QCOMPARE(plan.count(CsvChange::Kind::Added), 5);
        std::set<std::string> ids;
        for (const Unit& unit : plan.units)
            ids.insert(unit.id);
        QCOMPARE(ids.size(), std::size_t(5));
        // When the file is imported again, each line finds its own counter, and no counter changes its side.
        mScenario.units = plan.units;
        const CsvPlan again = planOf(sheet);
        QCOMPARE(again.count(CsvChange::Kind::Same), 5);
        QCOMPARE(again.units, plan.units);
        // The user chooses whether lines are joined to counters.
        QCOMPARE(planOf(sheet, CsvJoin::Add).count(CsvChange::Kind::Added), 5);
        QCOMPARE(planOf(sheet, CsvJoin::Add).count(CsvDoubt::SameName), 5);
    }

    /// Two of four counters of a type that lack a rating are reported, as one of four is.
    void reportsCountersMissingARating()
    {
        std::vector<Unit> four;
        for (const Unit& unit : mScenario.units)
            if (unit.type == "brigade" && unit.steps == 2 && four.size() < 4)
                four.push_back(unit);
        QCOMPARE(four.size(), std::size_t(4));
        mScenario.units = four;
        const auto told = [this] {
            std::size_t all = 0;
            for (const CheckResult& proved : prove(mRules, mScenario))
                all += proved.check == "ratings" && proved.what == "missing" ? 1 + proved.also.size() : 0;
            return all;
        };
        const auto before = told();
        for (const std::size_t i : {0u, 1u})
            mScenario.units[i].ratings["movement"].erase("full");
        QCOMPARE(told(), before + 2);
    }

    void refusesOrQueriesUnknownFormation()
    {
        const Sheet sheet = *readSheet("name,side,type,formation\nAlpha,british,brigade,nowhere\n");
        mScenario.formations = {"guards"};
        QCOMPARE(planOf(sheet).changes.at(0).column, std::size_t(4));
        mScenario.formations.clear();
        QCOMPARE(planOf(sheet).count(CsvDoubt::NewFormation), 1);
    }
};

FW_TEST(TestCounterList)
#include "tst_counterlist.moc"
