#include "engine/play/Forecast.h"
#include "engine/play/TablesRead.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/play/Sitting.h"

using namespace fw;
using namespace sitting;

// Declared before the rules, because moc loses the class after some raw strings.
class tst_TablesRead : public QObject
{
    Q_OBJECT

private slots:
    void readingNamesItsCell_data();
    void readingNamesItsCell();
    void diceDecideTheResultTable();
    void forecastsEveryPossibleCell();
    void codesNextToCellsAreNoReading();
};

namespace {

const char* const charts = R"("tables": [
    {"id": "column", "axes": [{"id": "odds", "kind": "number", "bands": [["low", null, 2], ["high", 3, null]]}],
        "rows": [["low", "low"], ["high", "high"]]},
    {"id": "crt", "axes": [{"id": "die", "kind": "number", "bands": [["1", 1, 1], ["2-3", 2, 3], ["4-6", 4, 6]]},
        {"id": "odds", "kind": "label", "bands": ["low", "high"]}],
        "rows": [["1", "A", "B"], ["2-3", "-", "-"], {"row": "4-6", "cells": ["-", "D"], "extra": "leader"}]},
    {"id": "across", "axes": [{"id": "odds", "kind": "label", "bands": ["low", "high"]},
        {"id": "die", "kind": "number", "bands": [["1", 1, 1], ["2-3", 2, 3], ["4-6", 4, 6]]}],
        "rows": [["low", "A", "-", "-"], ["high", "B", "-", "D"]]},
    {"id": "cube", "axes": [{"id": "a", "kind": "label", "bands": ["low", "high"]},
        {"id": "b", "kind": "label", "bands": ["low", "high"]},
        {"id": "die", "kind": "number", "bands": [["1", 1, 1], ["2-3", 2, 3], ["4-6", 4, 6]]}],
        "rows": [["low", "000", "001", "002", "010", "011", "012"],
            ["high", "100", "101", "102", "110", "111", "112"]]}])";

const char* const thrown = R"({"node": "roll", "dice": [{"name": "d", "low": 1, "high": 6}]}, )";

/// Rules that find the column of a number, then roll a die for a table.
std::string reading(int number, const std::string& table, const std::string& at)
{
    return R"({"node": "choose", "menu": [{"id": "go", "fields": [{"name": "who", "pick": "unit",
        "from": "@map-units"}], "do": [{"node": "lookup", "table": "column", "at": [)"
           + std::to_string(number) + R"(], "as": "c"}, )" + thrown + R"({"node": "lookup", "table": ")" + table
           + R"(", "at": [)" + at + R"(], "as": "r"}]}]})";
}

QString words(const std::vector<TableRead>& all)
{
    QStringList out;
    for (const TableRead& one : all) {
        QStringList cells;
        for (const std::size_t cell : one.cells)
            cells << QString::number(cell);
        out << QString::fromStdString(one.table->id) + (one.thrown ? "*" : "") + ' ' + cells.join(',');
    }
    return out.join("; ");
}

} // namespace

void tst_TablesRead::readingNamesItsCell_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("die");
    QTest::addColumn<QString>("read");
    const QString down = R"({"local": "d"}, {"local": "c"})", across = R"({"local": "c"}, {"local": "d"})";
    const QString cube = R"("high", {"local": "c"}, {"local": "d"})";
    QTest::newRow("first") << 1 << "crt" << down << "1"
                           << "column 0; crt* 0";
    QTest::newRow("second column") << 3 << "crt" << down << "1"
                                   << "column 1; crt* 1";
    QTest::newRow("last row") << 3 << "crt" << down << "6"
                              << "column 1; crt* 5";
    QTest::newRow("the die across") << 3 << "across" << across << "2"
                                    << "column 1; across* 4";
    QTest::newRow("three axes") << 1 << "cube" << cube << "3"
                                << "column 0; cube* 7";
    QTest::newRow("three axes, last") << 9 << "cube" << cube << "5"
                                      << "column 1; cube* 11";
}

void tst_TablesRead::readingNamesItsCell()
{
    QFETCH(int, number);
    QFETCH(QString, table);
    QFETCH(QString, at);
    QFETCH(QString, die);
    Sitting t(reading(number, table.toStdString(), at.toStdString()), charts);
    QVERIFY(t.act("go", "who r1"));
    QVERIFY(t.dice("d " + die));
    const std::vector<TableRead> read = tablesRead(*t.rules, t.trace);
    QTEST(words(read), "read");
    // This is the cell that the line names.
    const Event* line = nullptr;
    for (const Event& one : t.trace)
        if (one.is<CellRead>())
            line = &one;
    const std::vector<std::size_t> bands = bandsOf(*read.back().table, read.back().cells.front());
    std::size_t in = 0;
    for (std::size_t a = 1; a < bands.size(); ++a)
        in = in * read.back().table->axes[a].bands.size() + bands[a];
    QCOMPARE(read.back().table->rows[bands[0]].cells[in], wordOf(*line));
}

void tst_TablesRead::diceDecideTheResultTable()
{
    Sitting t(reading(1, "crt", R"({"local": "d"}, {"local": "c"})"), charts);
    QVERIFY(t.act("go", "who r1"));
    QCOMPARE(tableOfResult(tablesRead(*t.rules, t.trace)), std::size_t(0)); // as far as is known
    QVERIFY(t.dice("d 1"));
    QCOMPARE(tableOfResult(tablesRead(*t.rules, t.trace)), std::size_t(1));
    QCOMPARE(tableOfResult({}), std::size_t(0));
}

void tst_TablesRead::forecastsEveryPossibleCell()
{
    // Two rows of the column have the same result: both are possible.
    Sitting t(reading(1, "crt", R"({"local": "d"}, {"local": "c"})"), charts);
    std::vector<TableRead> tables;
    QVERIFY(forecast(*t.rules, t.state, Sitting::action("go", "who r1"), tables));
    QCOMPARE(words(tables), QString("crt* 0,2,4"));
    QVERIFY(t.act("go", "who r1"));
    const auto ahead = diceAhead(*t.rules, t.state);
    QVERIFY(ahead);
    QCOMPARE(words(ahead->tables), QString("crt* 0,2,4"));
}

void tst_TablesRead::codesNextToCellsAreNoReading()
{
    Sitting t(reading(1, "crt", R"({"local": "d"}, {"local": "c"})"), charts);
    QVERIFY(t.act("go", "who r1"));
    QVERIFY(t.dice("d 6"));
    QCOMPARE(words(tablesRead(*t.rules, t.trace)), QString("column 0; crt* 4"));
}

FW_TEST(tst_TablesRead)
#include "tst_TablesRead.moc"
