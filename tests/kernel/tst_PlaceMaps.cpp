// Maps of places in files: what is read, written, refused and reported.
#include "engine/proof/Proof.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

#include <QTest>

using namespace kernel;

namespace {

/// The files of the small point-to-point game.
const Folder passes = folderOf("n/");

Ruleset rulesWith(const std::string& from = {}, const std::string& to = {})
{
    QByteArray text = QByteArray::fromStdString(passes.read(".rules.json"));
    if (!from.empty()) {
        if (text.count(from.c_str()) != 1)
            qFatal("not once: %s", from.c_str());
        text.replace(from.c_str(), to.c_str());
    }
    const Result<Ruleset> rules = readRules(text.toStdString(), passes.path);
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return *rules;
}

Result<Scenario> scenarioWith(const std::string& from = {}, const std::string& to = {})
{
    QByteArray text = QByteArray::fromStdString(passes.read(".scenario.json"));
    if (!from.empty()) {
        if (text.count(from.c_str()) != 1)
            qFatal("not once: %s", from.c_str());
        text.replace(from.c_str(), to.c_str());
    }
    return readScenario(text.toStdString(), passes.path);
}

/// "places/lone": the check of a result and what it found.
QString fullId(const CheckResult& result)
{
    return QString::fromStdString(result.what.empty() ? result.check : result.check + "/" + result.what);
}

} // namespace

class tst_PlaceMaps : public QObject
{
    Q_OBJECT

private slots:
    void cellsAreWrittenAsIds()
    {
        const Result<Scenario> first = scenarioWith();
        QVERIFY(first);
        const Map& map = first->map;
        QCOMPARE(map.grid.cellCount(), 7);
        QCOMPARE(map.terrain[2], std::vector<std::string>{"hills"});
        QCOMPARE(map.numbering.label(map.grid, map.sides[0].b), std::string("ford"));
        const std::string text = writeScenario(*first, {});
        QVERIFY(text.find("\"at\": \"aldon\"") != std::string::npos);
        QVERIFY(text.find("\"columns\"") == std::string::npos);
        const Result<Scenario> again = readScenario(text, "again");
        QVERIFY2(again, again ? "" : describe(again.error()).c_str());
        QVERIFY(*again == *first);
    }

    void faultsAreRefusedWhereTheyAre_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("place");
        QTest::newRow("unknown place") << R"({"between": ["aldon", "brack"]})"
                                       << R"({"between": ["aldon", "brak"]})"
                                       << "/map/grid/links/0";
        QTest::newRow("place twice") << R"("id": "brack")"
                                     << R"("id": "aldon")"
                                     << "/map/grid/places/1";
        QTest::newRow("link twice") << R"({"between": ["aldon", "crag"]})"
                                    << R"({"between": ["brack", "aldon"]})"
                                    << "/map/grid/links/1";
        QTest::newRow("one end") << R"({"between": ["aldon", "crag"]})"
                                 << R"({"between": ["crag"]})"
                                 << "/map/grid/links/1";
        QTest::newRow("no id") << R"("id": "brack")"
                               << R"("id": "bra ck")"
                               << "/map/grid/places/1";
        QTest::newRow("columns") << R"("shape": "places",)"
                                 << R"("shape": "places", "columns": 3,)"
                                 << "/map/grid";
        QTest::newRow("another shape") << R"("shape": "places",)"
                                       << R"("shape": "square", "columns": 3, "rows": 3,)"
                                       << "/map/grid";
        QTest::newRow("no such terrain place") << R"({"crag": ["hills"])"
                                               << R"({"crack": ["hills"])"
                                               << "/map/terrain";
        QTest::newRow("no such cell") << R"("unit": "grenadiers", "at": "aldon")"
                                      << R"("unit": "grenadiers", "at": "1,1")"
                                      << "/setup/0/at";
    }
    void faultsAreRefusedWhereTheyAre()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, place);
        const Result<Scenario> read = scenarioWith(from.toStdString(), to.toStdString());
        QVERIFY(!read);
        const QString at = QString::fromStdString(read.error().place);
        QVERIFY2(at.contains(place), qPrintable(at));
        QVERIFY(!read.error().remedy.empty());
    }

    void rulesThatNeedCellsDoNotOpen_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("facings") << R"("main": "game",)"
                                 << R"("main": "game", "facings": 6,)";
        QTest::newRow("sight") << R"("zones": [)"
                               << R"("sights": [{"id": "view"}],
  "zones": [)";
        QTest::newRow("ray") << R"("from": "attackers/neighbours+held-by-enemy")"
                             << R"("from": "attackers/ray:N+held-by-enemy")";
    }
    void rulesThatNeedCellsDoNotOpen()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const Ruleset rules = rulesWith(from.toStdString(), to.toStdString());
        const Scenario scenario = *scenarioWith();
        QVERIFY(!compile(rules, scenario, {}));
        QVERIFY(compile(rulesWith(), scenario, {}));
        bool told = false;
        for (const CheckResult& result : prove(rules, scenario))
            told = told || fullId(result) == "rules/needs-cells";
        QVERIFY(told);
    }

    void doubtfulMapsAreReported_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("check");
        QTest::newRow("nothing") << QString() << QString() << QString();
        QTest::newRow("lone") << R"({"between": ["ford", "gull-bay"]})"
                              << R"({"between": ["aldon", "dunmere"]})"
                              << "places/lone";
        QTest::newRow("same spot") << R"("x": 80, "y": 20)"
                                   << R"("x": 30, "y": 20)"
                                   << "places/same-spot";
    }
    void doubtfulMapsAreReported()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, check);
        const Result<Scenario> scenario = scenarioWith(from.toStdString(), to.toStdString());
        QVERIFY2(scenario, scenario ? "" : describe(scenario.error()).c_str());
        QStringList found;
        for (const CheckResult& result : prove(rulesWith(), *scenario))
            if (const QString id = fullId(result); id.startsWith("places/"))
                found << id;
        QCOMPARE(found, check.isEmpty() ? QStringList() : QStringList(check));
    }
};

FW_TEST(tst_PlaceMaps)
#include "tst_PlaceMaps.moc"
