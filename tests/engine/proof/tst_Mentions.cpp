#include "engine/proof/DisplayedText.h"
#include "engine/proof/FindingCollector.h"
#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

const std::vector<PlantedError>& plantedMentions()
{
    static const std::vector<PlantedError> list{
        {"an area that writes a name otherwise", "musket", "mentions/misspelt: area chew-house @/map/areas/7/label",
         [](Shipped& s) { Shipped::row(s.scenario.map.areas, "chew-house").label = "Chew Hose"; }},
        {"a misspelt place in the notes", "musket", "mentions/misspelt: scenario germantown @/notes",
         [](Shipped& s) { s.scenario.notes += " The stream is Wissahikon Creek."; }},
        {"a misspelt leader in the notes", "brandywine", "mentions/misspelt: scenario brandywine @/notes",
         [](Shipped& s) { s.scenario.notes += " Washingtin leads the army."; }},
        {"a cell beyond the map in the notes", "musket", "mentions/no-cell: scenario germantown @/notes",
         [](Shipped& s) { s.scenario.notes += " The camps are in hexes 0510, 0610 and 0716."; }},
        {"a place at another cell in the notes", "musket", "mentions/elsewhere: scenario germantown @/notes",
         [](Shipped& s) {
             s.scenario.notes += " Chew House is the stone house; Market Square (hex 0508) is the objective.";
         }},
        {"an objective off its town", "leuthen", "areas/elsewhere: area leuthen-village @/map/areas/0/cells",
         [](Shipped& s) {
             for (Cell& cell : Shipped::row(s.scenario.map.areas, "leuthen-village").cells)
                 --cell;
         }},
        {"an area at another cell than its number", "brandywine", "areas/number: area D28 @/map/areas/4/cells",
         [](Shipped& s) {
             for (Cell& cell : Shipped::row(s.scenario.map.areas, "D28").cells)
                 cell += 28;
         }},
        {"an area with a number beyond the map", "brandywine",
         "areas/number: area Q29 @/map/areas/6/id\nrules/unknown-reference: modifier score-Q28",
         [](Shipped& s) { Shipped::row(s.scenario.map.areas, "Q28").id = "Q29"; }},
        {"an area without a label", "brandywine", "labels/missing: area J27 @/map/areas/5",
         [](Shipped& s) { Shipped::row(s.scenario.map.areas, "J27").label.clear(); }},
    };
    return list;
}

} // namespace

/// Names and numbers of cells in texts, and areas, that do not fit the map and the counters.
class tst_Mentions : public QObject
{
    Q_OBJECT

private slots:
    void findsEachError_data() { addErrors(plantedMentions()); }
    void findsEachError()
    {
        QFETCH(int, index);
        checkError(plantedMentions()[std::size_t(index)]);
    }

    /// Similar words that are two names.
    void tellsNamesApart_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("told");
        const auto row = [](const char* name, const char* text, bool told) {
            QTest::newRow(text) << name << text << told;
        };
        row("Chew House", "at Chew Hose", true);
        row("Chew House", "at Chew House", false);
        row("Luken's Mill", "Lukens Mill", false);
        row("Concord", "the roads to Concorde", true);
        row("Concord", "the roads to Conkord", true);
        row("Mill Road", "Hill Road", false);
        row("1st Virginia", "2nd Virginia", false);
        row("Light Brigade", "Light Brigades", false);
        row("Prussia", "the Prussian line", false);
        row("Old York Road", "Old Yrok Road", true);
    }
    void tellsNamesApart()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(bool, told);
        Scenario scenario;
        scenario.map.names.push_back({name.toStdString(), 0, 2, 0});
        scenario.notes = text.toStdString();
        FindingCollector found;
        proveMentions(textsOf(scenario), found);
        QCOMPARE(found.list.size(), std::size_t(told));
    }
};

FW_TEST(tst_Mentions)
#include "tst_Mentions.moc"
