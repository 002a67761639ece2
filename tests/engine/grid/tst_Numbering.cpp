#include "engine/grid/Numbering.h"
#include "tests/Main.h"

#include <QTest>

#include <set>

using namespace fw;

namespace {

Numbering plainNumbers(const std::string& separator)
{
    Numbering numbering;
    numbering.columnDigits = 0;
    numbering.rowDigits = 0;
    numbering.separator = separator;
    return numbering;
}

} // namespace

class tst_Numbering : public QObject
{
    Q_OBJECT

private slots:
    void labelsByColumnAndRow();
    void labelsRowsWithLetters();
    void usesDoubleLettersAfterZ();
    void numbersDescendingAxes();
    void appliesNumberOffsets();
    void appliesSeparators();
    void refusesMalformedLabels();
    void detectsAmbiguousLabels();
    void labelsWideMaps();
    void invalidNumberingHasNoLabels();
    void labelsRoundTrip();
};

void tst_Numbering::labelsByColumnAndRow()
{
    const Grid grid{GridShape::HexFlat, 15, 15, true};
    QCOMPARE(fourDigits().label(grid, grid.cell(7, 6)), "0807");
    QCOMPARE(fourDigits().label(grid, grid.cell(14, 2)), "1503");
    QCOMPARE(fourDigits().parse(grid, "0807"), grid.cell(7, 6));
    QCOMPARE(fourDigits().parse(grid, " 0807\n"), grid.cell(7, 6));
    Numbering rowFirst;
    rowFirst.columnFirst = false;
    QCOMPARE(rowFirst.label(grid, grid.cell(7, 6)), "0708");
    QCOMPARE(rowFirst.parse(grid, "0708"), grid.cell(7, 6));
}

void tst_Numbering::labelsRowsWithLetters()
{
    const Grid grid{GridShape::Square, 28, 20, true};
    QCOMPARE(letterAndNumber().label(grid, grid.cell(9, 5)), "F10");
    QCOMPARE(letterAndNumber().parse(grid, "f10"), grid.cell(9, 5));
    QCOMPARE(letterAndNumber().parse(grid, "T28"), grid.cellCount() - 1);
    for (const char* no : {"U1", "A0", "A29", "F010", "F 10", "10F", "FF10", "F", "10", "", "F10x"})
        QCOMPARE(letterAndNumber().parse(grid, no), noCell);
}

void tst_Numbering::usesDoubleLettersAfterZ()
{
    const Grid grid{GridShape::HexFlat, 800, 3, true};
    Numbering numbering = letterAndNumber();
    numbering.columnFirst = true;
    numbering.columnLetters = true;
    numbering.rowLetters = false;
    QCOMPARE(numbering.label(grid, 25), "Z1");
    QCOMPARE(numbering.label(grid, 26), "AA1");
    QCOMPARE(numbering.label(grid, 51), "AZ1");
    QCOMPARE(numbering.label(grid, 52), "BA1");
    QCOMPARE(numbering.label(grid, 701), "ZZ1");
    QCOMPARE(numbering.label(grid, 702), "AAA1");
    QVERIFY(numbering.unambiguous(grid));
}

void tst_Numbering::numbersDescendingAxes()
{
    const Grid grid{GridShape::Square, 10, 4, true};
    Numbering numbering = letterAndNumber();
    numbering.rowDescending = true;
    QCOMPARE(numbering.label(grid, grid.cell(0, 0)), "D1");
    QCOMPARE(numbering.label(grid, grid.cell(0, 3)), "A1");
    numbering.columnDescending = true;
    QCOMPARE(numbering.label(grid, grid.cell(9, 3)), "A1");
    QCOMPARE(numbering.parse(grid, "D10"), 0);
}

void tst_Numbering::appliesNumberOffsets()
{
    const Grid grid{GridShape::HexFlat, 10, 10, true};
    Numbering numbering;
    numbering.columnStart = 31;
    numbering.rowStart = 0;
    QCOMPARE(numbering.label(grid, 0), "3100");
    QCOMPARE(numbering.parse(grid, "4009"), grid.cellCount() - 1);
    QCOMPARE(numbering.parse(grid, "3010"), noCell);
    numbering.rowDescending = true;
    QCOMPARE(numbering.label(grid, 0), "3109");
}

void tst_Numbering::appliesSeparators()
{
    const Grid grid{GridShape::HexFlat, 30, 30, true};
    for (const char* separator : {".", "-", " ", " / ", "x"}) {
        const Numbering numbering = plainNumbers(separator);
        QCOMPARE(numbering.label(grid, grid.cell(7, 11)), std::string("8") + separator + "12");
        QVERIFY(numbering.unambiguous(grid));
    }
    // 1111 would be 1 and 11, or 11 and 1.
    QVERIFY(!plainNumbers("1").unambiguous(grid));
    QCOMPARE(plainNumbers("x").parse(grid, "8X12"), grid.cell(7, 11));
    QCOMPARE(plainNumbers(".").parse(grid, "812"), noCell);
}

void tst_Numbering::refusesMalformedLabels()
{
    const Grid grid{GridShape::HexFlat, 15, 15, true};
    for (const char* no : {"", " ", "807", "00807", "08 07", "0800", "0007", "1607", "0816", "+807", "-107", "0807a",
                           "08.07", "99999999999999999999", "A807"})
        QCOMPARE(fourDigits().parse(grid, no), noCell);
    QCOMPARE(fourDigits().parse(grid, std::string_view("0807\0", 5)), noCell);
}

void tst_Numbering::detectsAmbiguousLabels()
{
    const Grid grid{GridShape::HexFlat, 15, 15, true};
    const Numbering numbering = plainNumbers("");
    QCOMPARE(numbering.label(grid, grid.cell(0, 10)), numbering.label(grid, grid.cell(10, 0)));
    QCOMPARE(numbering.parse(grid, "111"), noCell);
    QCOMPARE(numbering.parse(grid, "99"), grid.cell(8, 8));
    QVERIFY(!numbering.unambiguous(grid));
    QVERIFY(numbering.unambiguous(Grid{GridShape::HexFlat, 9, 15, true}));
}

void tst_Numbering::labelsWideMaps()
{
    // Numbers outgrow their padding: one axis over 99 can be read, two cannot.
    const Grid wideGrid{GridShape::HexFlat, 120, 40, true};
    QCOMPARE(fourDigits().label(wideGrid, wideGrid.cell(104, 6)), "10507");
    QVERIFY(fourDigits().unambiguous(wideGrid));
    QVERIFY(!fourDigits().unambiguous(Grid{GridShape::HexFlat, 120, 120, true}));
    Numbering six;
    six.columnDigits = 3;
    six.rowDigits = 3;
    QVERIFY(six.unambiguous(Grid{GridShape::HexFlat, 120, 120, true}));
}

void tst_Numbering::invalidNumberingHasNoLabels()
{
    const Grid grid{GridShape::HexFlat, 5, 5, true};
    QCOMPARE(fourDigits().label(grid, noCell), "");
    QCOMPARE(fourDigits().label(grid, 25), "");
    Numbering numbering;
    numbering.columnStart = -1;
    QCOMPARE(numbering.label(grid, 3), "");
    QCOMPARE(numbering.parse(grid, "0101"), noCell);
    numbering = letterAndNumber();
    numbering.rowStart = 0;
    QCOMPARE(numbering.label(grid, 0), "");
    numbering = Numbering{};
    numbering.rowDigits = 10;
    QCOMPARE(numbering.label(grid, 0), "");
    numbering = Numbering{};
    numbering.rowStart = 2'000'000'000;
    QCOMPARE(numbering.label(grid, 0), "");
    QVERIFY(!numbering.unambiguous(grid));
    QCOMPARE(fourDigits().parse(Grid{}, "0101"), noCell);
}

void tst_Numbering::labelsRoundTrip()
{
    int tried = 0;
    for (const Grid& grid : {Grid{GridShape::HexFlat, 37, 29, true}, Grid{GridShape::HexPointy, 12, 31, false},
                             Grid{GridShape::Square, 28, 20, true}}) {
        for (int bits = 0; bits < 128; ++bits) {
            Numbering numbering;
            numbering.columnFirst = bits & 1;
            numbering.columnLetters = bits & 2;
            numbering.rowLetters = bits & 4;
            numbering.columnDescending = bits & 8;
            numbering.rowDescending = bits & 16;
            numbering.columnStart = bits & 32 ? 3 : 1;
            numbering.rowStart = bits & 32 ? 20 : 1;
            numbering.separator = bits & 64 ? "." : "";
            if (numbering.columnLetters && numbering.rowLetters && numbering.separator.empty())
                continue; // AAB could be A AB or AA B
            std::set<std::string> labels;
            for (Cell c = 0; c < grid.cellCount(); ++c) {
                const std::string label = numbering.label(grid, c);
                QVERIFY2(numbering.parse(grid, label) == c, label.c_str());
                labels.insert(label);
            }
            QCOMPARE(static_cast<int>(labels.size()), grid.cellCount());
            QVERIFY(numbering.unambiguous(grid));
            QVERIFY(numbering == Numbering(numbering));
            ++tried;
        }
    }
    QCOMPARE(tried, 3 * (128 - 16));
}

FW_TEST(tst_Numbering)
#include "tst_Numbering.moc"
