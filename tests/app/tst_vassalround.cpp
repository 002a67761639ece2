// Scenarios as modules of VASSAL and back: numbers of the map, counters and set-up stay.
#include "app/Places.h"
#include "app/import/ImportSource.h"
#include "app/print/VassalOut.h"
#include "editor/exchange/ForeignFile.h"
#include "editor/exchange/ImportFiles.h"
#include "tests/Main.h"

using namespace fw;

class VassalRoundTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;

    static std::string pathOf(const char* scenario) { return std::string(FW_SOURCE_DIR "/scenarios/") + scenario; }

    /// The scenario that an import makes of a module, with rules and sides of the original but without its counters.
    static Result<Imported> importBack(const std::string& module, const Loaded& from)
    {
        const Result<ImportModel> model = readForeign(module);
        if (!model)
            return tl::unexpected(model.error());
        ImportBase base{from.rules, from.scenario};
        base.scenario.units.clear();
        base.scenario.setup.clear();
        base.scenario.map = {}; // otherwise the map would stay, because the cells are the same
        ImportChoices choices = guessedChoices(*model, base, mainMap(*model));
        choices.id = "back";
        return importScenario(*model, base, choices);
    }

private slots:
    void scenariosComeBack_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const char* scenario :
             {"musket-and-saber/germantown", "brandywine/brandywine", "drums-and-muskets/leuthen",
              "battles-of-the-american-revolution/germantown-brigades", "templates/odds", "templates/operational"})
            QTest::newRow(scenario) << QString(scenario) + ".scenario.json";
    }

    void scenariosComeBack()
    {
        QFETCH(QString, scenario);
        const Result<Loaded> from = loadScenario(pathOf(qPrintable(scenario)));
        QVERIFY(from.has_value());
        const std::string module = mFolder.filePath("x.vmod").toStdString();
        std::vector<Text> notes;
        VassalChoice choice;
        choice.folder = QString::fromStdString(folderOf(pathOf(qPrintable(scenario))));
        const Result<void> written = exportVassal(from->rules, from->scenario, choice, module, notes);
        QVERIFY(written.has_value());
        const Result<Imported> back = importBack(module, *from);
        QVERIFY(back.has_value());
        const Scenario &a = from->scenario, &b = back->scenario;
        QCOMPARE(b.map.grid.columns, a.map.grid.columns);
        QCOMPARE(b.map.grid.rows, a.map.grid.rows);
        QVERIFY(b.map.grid == a.map.grid);
        for (Cell cell = 0; cell < a.map.grid.cellCount(); ++cell)
            if (!a.map.outOfPlay.has(cell))
                QCOMPARE(b.map.numbering.label(b.map.grid, cell), a.map.numbering.label(a.map.grid, cell));
        QCOMPARE(b.lastTurn - b.firstTurn, a.lastTurn - a.firstTurn);
        QCOMPARE(b.turnNames, a.turnNames);
        compareCounters(a, b);
        compareSetup(a, b);
    }

private:
    static void compareCounters(const Scenario& a, const Scenario& b)
    {
        QCOMPARE(b.units.size(), a.units.size());
        for (const Unit& unit : a.units) {
            const auto found = std::ranges::find(b.units, unit.id, &Unit::id);
            QVERIFY2(found != b.units.end(), unit.id.c_str());
            QCOMPARE(found->name, unit.name);
            QCOMPARE(found->side, unit.side);
            QCOMPARE(found->formation, unit.formation);
            QCOMPARE(found->type, unit.type);
            QCOMPARE(found->steps, unit.steps);
            QCOMPARE(found->tags, unit.tags);
            for (const auto& [rating, columns] : unit.ratings)
                for (const auto& [column, value] : columns) {
                    const std::string place = unit.id + ' ' + rating + ' ' + column;
                    QVERIFY2(found->ratings.count(rating) > 0 && found->ratings.at(rating).count(column) > 0,
                             place.c_str());
                    QCOMPARE(found->ratings.at(rating).at(column).text(), value.text());
                }
            QVERIFY(found->ratings == unit.ratings);
        }
    }

    static void compareSetup(const Scenario& a, const Scenario& b)
    {
        for (const Placement& placement : a.setup) {
            const auto found = std::ranges::find(b.setup, placement.unit, &Placement::unit);
            QVERIFY2(found != b.setup.end(), placement.unit.c_str());
            QCOMPARE(found->at, placement.at);
            QCOMPARE(found->box, placement.box);
            QCOMPARE(found->arrives.turn, placement.arrives.turn);
            QVERIFY(found->arrives.at == placement.arrives.at);
            QCOMPARE(found->facing, placement.facing);
            QCOMPARE(found->stepsLost, placement.stepsLost);
        }
    }
};

FW_TEST(VassalRoundTest)
#include "tst_vassalround.moc"
