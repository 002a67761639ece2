#include "tests/Main.h"
#include "tests/engine/Asked.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

const char* const tables = R"("tables": [
    {"id": "crt", "label": "CRT", "axes": [{"id": "die", "kind": "number", "bands": [
            ["low", null, 2], ["mid", 3, 4], ["high", 7, null]]},
        {"id": "odds", "kind": "ratio", "bands": [
            ["1:2", "1/2", null], ["1:1", 1, null], ["3:2", "3/2", null], ["2:1", 2, null]]}],
        "columnExtra": ["", "", "", "momentum"],
        "rows": [["low", "A", "B", "C", "D"],
            {"row": "mid", "cells": ["1/2", "-/3", "5", "EX"], "extra": "leader"},
            ["high", "x", "y", "z", ""]]},
    {"id": "tec", "axes": [{"id": "ground", "kind": "label", "bands": ["clear", "woods"]},
        {"id": "what", "kind": "label", "bands": ["foot", "4"]}],
        "rows": [["clear", "1", "2"], ["woods", "2", "P"]]},
    {"id": "shut", "axes": [{"id": "n", "kind": "number", "bands": [["one", 1, 1], ["two", 2, 2]]}],
        "rows": [["one", "a"], ["two", "b"]]},
    {"id": "cube", "axes": [{"id": "a", "kind": "number", "bands": [["0", 0, 0], ["1", 1, 1]]},
        {"id": "b", "kind": "number", "bands": [["0", 0, 0], ["1", 1, 1]]},
        {"id": "c", "kind": "number", "bands": [["0", 0, 0], ["1", 1, 1], ["2", 2, 2]]}],
        "rows": [["0", "000", "001", "002", "010", "011", "012"],
            ["1", "100", "101", "102", "110", "111", "112"]]}])";

/// The cell, the row, the column and the extra codes, separated by bars; "none" if out of range.
QString read(const QString& table, const QStringList& at)
{
    static const small::RulesPtr rules = small::rulesWith(tables);
    std::vector<Value> values;
    for (const QString& v : at)
        values.push_back(small::valueOf(*rules, {v.toStdString()}));
    const auto found = lookupTable(*rules, table.toStdString(), values);
    if (!found)
        return "none";
    return QString::fromStdString(found->word + "|" + found->row + "|" + found->column + "|" + found->rowExtra + "|"
                                  + found->columnExtra);
}

} // namespace

class tst_Table : public QObject
{
    Q_OBJECT

private slots:
    void findsTheCell_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QStringList>("at");
        QTest::addColumn<QString>("cell");
        const auto row = [](const char* name, const char* table, const QStringList& at, const char* cell) {
            QTest::newRow(name) << table << at << cell;
        };
        row("open below", "crt", {"-100", "1"}, "B|low|1:1||");
        row("upper end of a band", "crt", {"2", "1"}, "B|low|1:1||");
        row("between two bands: the lower", "crt", {"5", "1/2"}, "1/2|mid|1:2|leader|");
        row("a fraction between bands", "crt", {"5/2", "1/2"}, "A|low|1:2||");
        row("open above", "crt", {"100", "3/2"}, "z|high|3:2||");
        row("just below a threshold", "crt", {"1", "149/100"}, "B|low|1:1||");
        row("on a threshold", "crt", {"1", "3/2"}, "C|low|3:2||");
        row("above all thresholds", "crt", {"1", "1000000"}, "D|low|2:1||momentum");
        row("below all thresholds", "crt", {"1", "1/3"}, "none");
        row("an empty cell", "crt", {"9", "2"}, "|high|2:1||momentum");
        row("labels", "tec", {"woods", "foot"}, "2|woods|foot||");
        row("a number as a label", "tec", {"woods", "4"}, "P|woods|4||");
        row("no such label", "tec", {"hill", "foot"}, "none");
        row("by the label of a band", "crt", {"mid", "2:1"}, "EX|mid|2:1|leader|momentum");
        row("below a closed table", "shut", {"0"}, "none");
        row("above a closed table", "shut", {"3"}, "none");
        row("between its bands", "shut", {"3/2"}, "a|one|one||");
        row("too few values", "crt", {"1"}, "none");
        row("no such table", "ctr", {"1"}, "none");
        row("three axes", "cube", {"1", "0", "2"}, "102|1|2||");
        row("three axes, last", "cube", {"1", "1", "2"}, "112|1|2||");
    }
    void findsTheCell()
    {
        QFETCH(QString, table);
        QFETCH(QStringList, at);
        QFETCH(QString, cell);
        QCOMPARE(read(table, at), cell);
    }

    void amountReadsPartOfACell_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<QString>("is");
        const auto row = [](const char* amount, const char* is) { QTest::newRow(amount) << amount << is; };
        row(R"("table": "crt", "at": [3, 1], "part": "first")", R"("-")");
        row(R"("table": "crt", "at": [3, 1], "part": "second")", "3");
        row(R"("table": "crt", "at": [3, "1/2"], "part": "first")", "1");
        row(R"("table": "crt", "at": [3, "1/2"], "part": "second")", "2");
        row(R"("table": "crt", "at": [3, 1], "part": "row-extra")", R"("leader")");
        row(R"("table": "crt", "at": [3, "7/4"], "part": "column")", R"("3:2")");
        row(R"("table": "crt", "at": [3, "3/2"], "times": 2)", "10");
        row(R"("table": "crt", "at": [3, 0])", R"("none")");
    }
    void amountReadsPartOfACell()
    {
        QFETCH(QString, amount);
        QFETCH(QString, is);
        const small::RulesPtr rules = small::rulesWith(
            tables + std::string(R"(, "quantities": [{"id": "q", "base": 0, "stages": [{"id": "s",
                "combine": "sum"}]}], "modifiers": [{"id": "m", "quantity": "q", "stage": "s",
                "op": "add", "amount": 1, "if": [{"amount": {)")
            + amount.toStdString() + R"(}, "is": )" + is.toStdString() + "}]}]");
        QCOMPARE(*evaluate(*rules, rules->startPosition(), "q", {}), Rational(1));
    }

    void firstAxisTakesBandsFromRows()
    {
        const small::RulesPtr rules = small::rulesWith(
            R"("tables": [{"id": "t", "axes": [{"id": "n", "kind": "label", "bands": []},
                {"id": "m", "kind": "label", "bands": ["x", "y"]}],
                "rows": [["one", "a", "b"], ["two", "c", "d"]]}])");
        const auto cell = lookupTable(*rules, "t", {Value::ofWord(rules->sym("two")), Value::ofWord(rules->sym("x"))});
        QVERIFY(cell);
        QCOMPARE(cell->word, std::string("c"));
    }

    void refusesTableOfWrongSize_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* table, const char* says) {
            QTest::newRow(name) << table << says;
        };
        row("rows", R"({"id": "t", "axes": [{"id": "n", "kind": "label", "bands": ["a", "b"]}],
            "rows": [["a", "1"]]})",
            "table t: the table has 1 rows for 2 bands");
        row("cells", R"({"id": "t", "axes": [{"id": "n", "kind": "label", "bands": ["a"]}],
            "rows": [["a", "1", "2"]]})",
            "table t: row 'a' has 2 cells, not 1");
        row("no axes", R"({"id": "t", "axes": [], "rows": []})", "table t: a table needs an axis");
    }
    void refusesTableOfWrongSize()
    {
        QFETCH(QString, table);
        QFETCH(QString, says);
        const QString got = small::problemOf(R"("tables": [)" + table.toStdString() + "]");
        QVERIFY2(got.contains(says), qPrintable(got));
    }

    void scenarioReplacesATable()
    {
        const small::RulesPtr rules = small::rulesWith(
            tables, R"("tables": [{"id": "shut", "axes": [{"id": "n", "kind": "number",
                "bands": [["any", null, null]]}], "rows": [["any", "mine"]]}])");
        QCOMPARE(lookupTable(*rules, "shut", {Value::ofNumber(77)})->word, std::string("mine"));
    }
};

FW_TEST(tst_Table)
#include "tst_Table.moc"
