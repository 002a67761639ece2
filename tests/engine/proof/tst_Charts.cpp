#include "engine/proof/FindingCollector.h"
#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

Band& bandAt(Shipped& s, const char* table, std::size_t axis, int band)
{
    auto& bands = s.table(table).axes[axis].bands;
    return bands[band < 0 ? bands.size() - 1 : std::size_t(band)];
}

/// Writes a cell by the headings of its row and column.
void write(Shipped& s, const char* table, const char* row, const char* column, const char* text)
{
    Table& chart = s.table(table);
    for (TableRow& line : chart.rows)
        for (std::size_t c = 0; c < line.cells.size(); ++c)
            if (line.row == row && chart.axes.back().bands[c].label == column)
                line.cells[c] = text;
}

const std::vector<PlantedError>& chartCases()
{
    static const std::vector<PlantedError> list{
        {"a differential may be higher than the last band", "differential",
         "bands/short: table crt, column >=6 @/tables/0/axes/1/bands/5\nheadings/bounds: table crt, column >=6",
         [](Shipped& s) { bandAt(s, "crt", 1, -1).max = 6; }},
        {"a differential may be lower than the first band", "differential",
         "bands/short: table crt, column -4 @/tables/0/axes/1/bands/0",
         [](Shipped& s) {
             bandAt(s, "crt", 1, 0) = {"-4", -4, -4};
         }},
        {"odds may be lower than the first band", "odds",
         "bands/short: table crt, column 1-2 @/tables/0/axes/1/bands/0",
         [](Shipped& s) {
             Table& crt = s.table("crt");
             crt.axes[1].bands.erase(crt.axes[1].bands.begin());
             for (TableRow& row : crt.rows)
                 row.cells.erase(row.cells.begin());
         }},
        {"modifiers lead below the first band", "brigades",
         "bands/short: table close-combat, row -2 @/tables/12/axes/0/bands/0",
         [](Shipped& s) { bandAt(s, "close-combat", 0, 0).min = -2; }},
        {"bands end before the track", "brigades", "bands/short: table bands, row high @/tables/15/axes/0/bands/3",
         [](Shipped& s) { bandAt(s, "bands", 0, -1).max = 20; }},
        {"a band above the end of the track", "brigades",
         "bands/never: table bands, row superb @/tables/15/axes/0/bands/4",
         [](Shipped& s) {
             Table& bands = s.table("bands");
             bands.axes[0].bands.push_back({"superb", 25, 30});
             bands.rows.push_back(bands.rows.back());
             bands.rows.back().row = "superb";
         }},
        {"a cell is empty that no other of its column is", "brigades",
         "cells/lone-empty: table tec, row trail, column infantry @/tables/3/rows/4/cells/1",
         [](Shipped& s) { write(s, "tec", "trail", "infantry", ""); }},
        {"a price of woods like no other", "odds",
         "prices/unlike: table tec, row woods, column cost @/tables/1/rows/1/cells/0\nground: unit red-2",
         [](Shipped& s) { write(s, "tec", "woods", "cost", "22"); }},
        {"a price without its stroke", "brigades",
         "prices/unlike: table tec, row heavy-woods, column infantry @/tables/3/rows/2/cells/1",
         [](Shipped& s) { write(s, "tec", "heavy-woods", "infantry", "32"); }},
    };
    return list;
}

Table twoParts()
{
    Table table;
    table.id = "losses";
    table.axes = {{"die", "die", AxisKind::Number, {}},
                  {"odds", "odds", AxisKind::Label, {{"low", {}, {}}, {"high", {}, {}}}}};
    for (int i = 1; i <= 4; ++i) {
        const std::string label = std::to_string(i);
        table.axes[0].bands.push_back({label, i, i});
        TableRow row;
        row.row = label;
        row.cells = {"A" + std::to_string(5 - i) + "/D1", "A1/D" + label};
        table.rows.push_back(row);
    }
    return table;
}

} // namespace

/// Errors of charts that their readers or their other cells show.
class tst_Charts : public QObject
{
    Q_OBJECT

private slots:
    void eachIsFoundAlone_data() { addErrors(chartCases()); }
    void eachIsFoundAlone()
    {
        QFETCH(int, index);
        checkError(chartCases()[std::size_t(index)]);
    }

    void exchangedPartsAreFound()
    {
        const auto exchanged = [](const Table& table) {
            FindingCollector found;
            proveParts({table}, found);
            QStringList out;
            for (const CheckResult& one : found.list)
                out << QString::fromStdString(one.finding.row);
            return out.join('\n');
        };
        Table table = twoParts();
        QCOMPARE(exchanged(table), QString());
        table.rows[1].cells[1] = "D2/A1";
        QCOMPARE(exchanged(table), QString()); // D2 is no part of another cell
        table = twoParts();
        table.rows[3].cells[0] = "D1/A1";
        QCOMPARE(exchanged(table), QString("table losses, row 4, column low"));
    }
};

FW_TEST(tst_Charts)
#include "tst_Charts.moc"
