#include "engine/proof/FindingCollector.h"
#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

const std::vector<PlantedError>& plantedTurnNames()
{
    static const std::vector<PlantedError> list{
        {"a name twice", "musket", "turns/same-name: scenario germantown @/turnNames/3",
         [](Shipped& s) { s.scenario.turnNames[3] = "0800"; }},
        {"two names exchanged", "musket", "turns/order: scenario germantown @/turnNames/4",
         [](Shipped& s) { std::swap(s.scenario.turnNames[3], s.scenario.turnNames[4]); }},
        {"an hour between two others", "brandywine", "turns/order: scenario brandywine @/turnNames/5",
         [](Shipped& s) {
             s.scenario.turnNames[5] = "9PM";
             s.scenario.turnNames[10] = "10PM";
         }},
        {"the wrong half of the day", "brandywine", "turns/order: scenario brandywine @/turnNames/1",
         [](Shipped& s) { s.scenario.turnNames[1] = "12AM"; }},
    };
    return list;
}

} // namespace

/// Names of turns that are there twice or out of order.
class tst_TurnNames : public QObject
{
    Q_OBJECT

private slots:
    void findsEachError_data() { addErrors(plantedTurnNames()); }
    void findsEachError()
    {
        QFETCH(int, index);
        checkError(plantedTurnNames()[std::size_t(index)]);
    }

    /// Names of all kinds; the number of the turn that is reported, or 0.
    void readsNamesOfManyKinds_data()
    {
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("wrong");
        const auto row = [](const char* names, int wrong) { QTest::newRow(names) << names << wrong; };
        row("Dawn|Forenoon|Afternoon|Night|Morning|Noon|Evening", 0);
        row("Morning|Noon|Night|Morning|Noon|Night", 0);
        row("Spring 1757|Summer 1757|Autumn 1757|Spring 1758", 0);
        row("Day 1 Dawn|Day 1 Noon|Day 2 Dawn|Day 2 Noon", 0);
        row("14 Oct 0500|14 Oct 1500|14 Oct 2000|15 Oct 0600", 0);
        row("17:00|18:00|19:00|06:00|07:00|08:00", 0);
        row("November|December|January|February|March", 0);
        row("Jan 1805|Mar 1805|Dec 1805|Jan 1806", 0);
        row("8:00|9:00|10:00|11:00|12:00|1:00|2:00", 0);
        row("Turn 1 8:00|Turn 2 9:00|Turn 3 10:00", 0);
        row("Turn 1|Turn 2|Night|Turn 3|Turn 4", 0);
        row("1st|2nd|3rd|4th", 0);
        row("Turn 1 8:00|Turn 2 9:00|Turn 3 8:00|Turn 4 11:00", 3);
        row("Turn 1 8:00|Turn 2 9:00|Turn 2 10:00|Turn 4 11:00", 3);
        row("May 1757|July 1757|June 1757|August 1757", 3);
        row("April|May|June|May|August", 4);
        row("Monday|Tuesday|Thursday|Wednesday", 4);
        row("Dawn|Morning|Noon|Morning|Night", 4);
        row("9:00|8:00|10:00|11:00|12:00", 2);
        row("0500|0630|1800|0930|1100|1230", 3);
        row("1805|1807|1806|1808", 3);
    }
    void readsNamesOfManyKinds()
    {
        QFETCH(QString, names);
        QFETCH(int, wrong);
        Scenario scenario;
        for (const QString& name : names.split('|'))
            scenario.turnNames.push_back(name.toStdString());
        FindingCollector found;
        proveTurnNames(scenario, found);
        QStringList places;
        for (const CheckResult& one : found.list)
            places << QString::fromStdString(one.finding.place);
        QCOMPARE(places, wrong == 0 ? QStringList() : QStringList{QString("/turnNames/%1").arg(wrong - 1)});
    }
};

FW_TEST(tst_TurnNames)
#include "tst_TurnNames.moc"
