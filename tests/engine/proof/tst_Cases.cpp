#include "engine/proof/FindingCollector.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

const std::vector<PlantedError>& plantedCases()
{
    static const std::vector<PlantedError> list{
        {"a section far beyond all others", "odds", "cases/far: table crt @/tables/0/cite",
         [](Shipped& s) { s.table("crt").cite = "77.3"; }},
        {"a case beyond the others of its section", "odds", "cases/far: table crt @/tables/0/cite",
         [](Shipped& s) { s.table("crt").cite = "5.33"; }},
        {"a case that the list does not have", "musket", "cases/unlisted: table tec @/tables/2/cite",
         [](Shipped& s) { s.table("tec").cite = "7.11"; }},
    };
    return list;
}

} // namespace

/// Case numbers that the list of cases does not have.
class tst_Cases : public QObject
{
    Q_OBJECT

private slots:
    void findsEachError_data() { addErrors(plantedCases()); }
    void findsEachError()
    {
        QFETCH(int, index);
        checkError(plantedCases()[std::size_t(index)]);
    }

    /// With a list of cases, rows cite only these and their parts.
    void comparesWithListOfCases_data()
    {
        QTest::addColumn<QString>("cite");
        QTest::addColumn<bool>("known");
        const auto row = [](const char* cite, bool known) { QTest::newRow(cite) << cite << known; };
        row("3.1", true);
        row("3.1, 4.0", true);
        row("TEC:brook", true);
        row("3.1 note 4", true);
        row("3.11", false);
        row("3.2", false);
        row("3.1, 4.1", false);
        row("TECs", false);
        row("Fire state", true);
        row("Zones n1 near", true);
        row("Zones n11", false); // other parts of it are listed
    }
    void comparesWithListOfCases()
    {
        QFETCH(QString, cite);
        QFETCH(bool, known);
        Ruleset rules;
        rules.cases = {{"3.1", "Movement"}, {"4.0", "Combat"},  {"TEC", "Terrain"},
                       {"Fire", "Fire"},    {"Zones", "Zones"}, {"Zones n1", "Note 1"}};
        Quantity cost;
        cost.id = "cost";
        cost.cite = cite.toStdString();
        rules.quantities = {cost};
        FindingCollector found;
        proveCases(rules, found);
        QCOMPARE(findingsOf(found.list),
                 known ? QStringList() : QStringList{"cases/unlisted: quantity cost @/quantities/0/cite"});
    }

    void listsEachCaseOnce()
    {
        Ruleset rules;
        rules.cases = {{"3.1", "Movement"}, {"3.1", "Combat"}};
        FindingCollector found;
        proveCases(rules, found);
        QCOMPARE(findingsOf(found.list), QStringList{"cases/twice: case 3.1 @/cases/1"});
    }

    void checksRowsOfScenario()
    {
        Ruleset rules;
        rules.cases = {{"3.1", "Movement"}};
        Scenario scenario;
        scenario.tables.resize(1);
        scenario.tables[0].id = "track";
        scenario.tables[0].cite = "3.2";
        FindingCollector found;
        proveCases(rules, scenario, found);
        QCOMPARE(findingsOf(found.list), QStringList{"cases/unlisted: table track @/tables/0/cite"});
    }

    void readsAndWritesListOfCases()
    {
        Ruleset rules = shippedSystem("odds").rules;
        rules.cases = {{"3.1", "Movement"}, {"4.0", "Combat"}};
        const auto read = readRules(writeRules(rules), "rules");
        QVERIFY(read.has_value());
        QVERIFY(read->cases == rules.cases);
    }
};

FW_TEST(tst_Cases)
#include "tst_Cases.moc"
