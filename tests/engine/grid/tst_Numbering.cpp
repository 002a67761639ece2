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
    void numbersBelowOne();
    void doublesLetters();
    void countsShiftedCellsWithTheNextLine();
    void obliqueNumbersFollowStraightLinesOfHexes_data();
    void obliqueNumbersFollowStraightLinesOfHexes();
    void runningNumbersCountLineAfterLine();
    void schemesRoundTrip();
    void schemesOfHexesRefuseSquares();
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
    numbering.columnStart = -1'000'001;
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

void tst_Numbering::numbersBelowOne()
{
    const Grid grid{GridShape::HexFlat, 5, 12, true};
    Numbering numbering;
    numbering.columnStart = -1;
    numbering.rowStart = -10;
    QCOMPARE(numbering.label(grid, grid.cell(0, 0)), "-01-10");
    QCOMPARE(numbering.label(grid, grid.cell(1, 9)), "00-01");
    QCOMPARE(numbering.label(grid, grid.cell(2, 11)), "0101");
    QVERIFY(numbering.unambiguous(grid));
    QCOMPARE(numbering.parse(grid, "-00-01"), noCell);
    numbering.separator = "-";
    QCOMPARE(numbering.label(grid, 0), "-01--10");
    QVERIFY(numbering.unambiguous(grid));
}

void tst_Numbering::doublesLetters()
{
    const Grid grid{GridShape::HexFlat, 3, 60, true};
    Numbering numbering = letterAndNumber();
    numbering.doubledLetters = true;
    QCOMPARE(numbering.label(grid, grid.cell(0, 25)), "Z1");
    QCOMPARE(numbering.label(grid, grid.cell(0, 26)), "AA1");
    QCOMPARE(numbering.label(grid, grid.cell(2, 27)), "BB3");
    QCOMPARE(numbering.label(grid, grid.cell(0, 52)), "AAA1");
    QCOMPARE(numbering.parse(grid, "AB1"), noCell);
    QVERIFY(numbering.unambiguous(grid));
    // Eleven letters are too long to read.
    QCOMPARE(numbering.label({GridShape::HexFlat, 1, 300, true}, 259), std::string(10, 'Z') + "1");
    QCOMPARE(numbering.label({GridShape::HexFlat, 1, 300, true}, 260), "");
}

void tst_Numbering::countsShiftedCellsWithTheNextLine()
{
    Numbering numbering;
    numbering.scheme = NumberScheme::Staggered;
    for (const bool even : {true, false}) {
        const Grid flat{GridShape::HexFlat, 4, 4, even};
        const Grid pointy{GridShape::HexPointy, 4, 4, even};
        QCOMPARE(numbering.label(flat, flat.cell(0, 1)), even ? "0102" : "0103");
        QCOMPARE(numbering.label(flat, flat.cell(1, 1)), even ? "0203" : "0202");
        QCOMPARE(numbering.label(pointy, pointy.cell(1, 0)), even ? "0201" : "0301");
        QCOMPARE(numbering.label(pointy, pointy.cell(1, 1)), even ? "0302" : "0202");
    }
    numbering.rowDescending = true;
    const Grid grid{GridShape::HexFlat, 4, 4, true};
    QCOMPARE(numbering.label(grid, grid.cell(0, 3)), "0101");
    QCOMPARE(numbering.label(grid, grid.cell(1, 3)), "0200");
}

void tst_Numbering::obliqueNumbersFollowStraightLinesOfHexes_data()
{
    QTest::addColumn<GridShape>("shape");
    QTest::addColumn<bool>("even");
    QTest::addColumn<bool>("falling");
    QTest::addColumn<int>("direction"); // in which the oblique number stays the same
    for (const bool even : {true, false}) {
        const char* when = even ? "even" : "odd";
        QTest::addRow("flat falling %s", when) << GridShape::HexFlat << even << true << 2;
        QTest::addRow("flat rising %s", when) << GridShape::HexFlat << even << false << 1;
        QTest::addRow("pointed falling %s", when) << GridShape::HexPointy << even << true << 2;
        QTest::addRow("pointed rising %s", when) << GridShape::HexPointy << even << false << 3;
    }
}

void tst_Numbering::obliqueNumbersFollowStraightLinesOfHexes()
{
    QFETCH(GridShape, shape);
    QFETCH(bool, even);
    QFETCH(bool, falling);
    QFETCH(int, direction);
    const Grid grid{shape, 9, 8, even};
    for (const bool descending : {false, true}) {
        Numbering numbering;
        numbering.scheme = falling ? NumberScheme::Falling : NumberScheme::Rising;
        numbering.rowDescending = numbering.columnDescending = descending;
        for (Cell c = 0; c < grid.cellCount(); ++c) {
            const CellNumbers here = numbering.numbers(grid, c);
            if (const Cell next = grid.neighbour(c, direction); next != noCell) {
                const CellNumbers there = numbering.numbers(grid, next);
                const bool flat = shape == GridShape::HexFlat;
                QCOMPARE(flat ? there.row : there.column, flat ? here.row : here.column);
                QVERIFY(flat ? there.column != here.column : there.row != here.row);
            }
            QCOMPARE(numbering.parse(grid, numbering.label(grid, c)), c);
        }
    }
}

void tst_Numbering::runningNumbersCountLineAfterLine()
{
    const Grid grid{GridShape::HexFlat, 4, 3, true};
    Numbering numbering;
    numbering.scheme = NumberScheme::Running;
    numbering.columnDigits = 0;
    QCOMPARE(numbering.label(grid, grid.cell(0, 0)), "1");
    QCOMPARE(numbering.label(grid, grid.cell(0, 2)), "3");
    QCOMPARE(numbering.label(grid, grid.cell(1, 0)), "4");
    numbering.columnFirst = false;
    numbering.rowDigits = 3;
    numbering.rowStart = 0;
    QCOMPARE(numbering.label(grid, grid.cell(3, 0)), "003");
    QCOMPARE(numbering.label(grid, grid.cell(0, 1)), "004");
    QCOMPARE(numbering.parse(grid, "011"), grid.cell(3, 2));
    QCOMPARE(numbering.parse(grid, "012"), noCell);
    QCOMPARE(numbering.parse(grid, "4"), noCell);
    numbering.columnDescending = numbering.rowDescending = true;
    QCOMPARE(numbering.label(grid, grid.cell(3, 2)), "000");
    QVERIFY(numbering.unambiguous(grid));
}

void tst_Numbering::schemesRoundTrip()
{
    for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy})
        for (int bits = 0; bits < 128; ++bits)
            for (const NumberScheme scheme :
                 {NumberScheme::Staggered, NumberScheme::Falling, NumberScheme::Rising, NumberScheme::Running}) {
                const Grid grid{shape, 17, 14, (bits & 64) != 0};
                Numbering numbering;
                numbering.scheme = scheme;
                numbering.columnFirst = bits & 1;
                numbering.columnLetters = bits & 2;
                numbering.rowLetters = bits & 4;
                numbering.columnDescending = bits & 8;
                numbering.rowDescending = bits & 16;
                numbering.doubledLetters = bits & 32;
                // Oblique numbers begin before the first line, and doubled letters end after ten lines of 26.
                numbering.columnStart = numbering.rowStart = scheme == NumberScheme::Running ? 1 : 20;
                numbering.separator = ".";
                QVERIFY2(numbering.unambiguous(grid), qPrintable(QString("%1 %2").arg(bits).arg(int(scheme))));
            }
}

void tst_Numbering::schemesOfHexesRefuseSquares()
{
    const Grid squares{GridShape::Square, 5, 5, true};
    for (const NumberScheme scheme : {NumberScheme::Staggered, NumberScheme::Falling, NumberScheme::Rising}) {
        Numbering numbering;
        numbering.scheme = scheme;
        QVERIFY(!numbering.suits(squares));
        QCOMPARE(numbering.label(squares, 0), "");
        QCOMPARE(numbering.parse(squares, "0101"), noCell);
    }
    Numbering running;
    running.scheme = NumberScheme::Running;
    QVERIFY(running.unambiguous(squares));
}

FW_TEST(tst_Numbering)
#include "tst_Numbering.moc"
