// Grids and numberings of VASSAL against numbers that VASSAL itself made, and between both programs.
#include "editor/exchange/vassal/VassalGrid.h"
#include "tests/Main.h"

#include <QFile>
#include <random>

using namespace fw;

namespace {

/// A line of the file of numbers made by VASSAL 3.8.
struct Vector {
    VassalGrid grid;
    VassalPoint pixel;
    std::string name;
    VassalPoint snap;
};

std::vector<Vector> vectors()
{
    std::vector<Vector> out;
    QFile file(FW_SOURCE_DIR "/tests/editor/exchange/hexgrid_vectors.csv");
    if (!file.open(QIODevice::ReadOnly))
        return out;
    file.readLine();
    while (!file.atEnd()) {
        const QList<QByteArray> f = file.readLine().trimmed().split(',');
        const auto flag = [&](int i) { return f[i] == "true"; };
        Vector v;
        v.grid.sideways = flag(0);
        v.grid.first = f[1][0];
        v.grid.stagger = flag(2);
        v.grid.hDescend = flag(3);
        v.grid.vDescend = flag(4);
        v.grid.hType = f[5][0];
        v.grid.hOff = v.grid.hType == 'A' ? 0 : 1;
        v.grid.sep = flag(6) ? "." : "";
        v.grid.oblique = flag(7);
        v.grid.x0 = 37;
        v.grid.y0 = 32;
        v.grid.width = 1200;
        v.grid.height = 900;
        v.pixel = {f[8].toInt(), f[9].toInt()};
        v.name = f[10].toStdString();
        v.snap = {f[11].toInt(), f[12].toInt()};
        out.push_back(v);
    }
    return out;
}

/// The labels of a map of ours and those that VASSAL gives the same cells.
int wrongLabels(const VassalGridMap& made)
{
    int wrong = 0;
    for (Cell cell = 0; cell < made.map.grid.cellCount(); ++cell)
        wrong += made.map.numbering.label(made.map.grid, cell) == made.grid.name(made.hex(cell)) ? 0 : 1;
    return wrong;
}

} // namespace

class VassalGridTest : public QObject
{
    Q_OBJECT

    std::vector<Vector> mVectors = vectors();
    std::mt19937 mRandom{7};

    int pick(int least, int most) { return std::uniform_int_distribution(least, most)(mRandom); }
    bool coin() { return pick(0, 1) == 1; }

    Numbering anyNumbering(bool hexes)
    {
        Numbering n;
        n.scheme = hexes ? NumberScheme(pick(0, 3)) : NumberScheme::Grid;
        n.columnFirst = coin();
        n.columnLetters = pick(0, 3) == 0;
        n.rowLetters = pick(0, 3) == 0;
        n.doubledLetters = n.columnLetters || n.rowLetters;
        n.columnDescending = coin();
        n.rowDescending = coin();
        n.columnStart = pick(1, 40);
        n.rowStart = pick(1, 40);
        n.columnDigits = pick(1, 4);
        n.rowDigits = pick(1, 4);
        n.separator = coin() ? "." : "";
        return n;
    }

private slots:
    void namesAndSnapPointsAreThoseOfVassal()
    {
        QCOMPARE(mVectors.size(), std::size_t(1792));
        for (const Vector& v : mVectors) {
            QVERIFY(v.grid.usable());
            QCOMPARE(v.grid.name(v.grid.cellAt(v.pixel)), v.name);
            const VassalPoint snap = v.grid.snapPoint(v.grid.cellAt(v.pixel));
            QVERIFY2(snap == v.snap, qPrintable(QString("%1 %2").arg(snap.x).arg(snap.y)));
        }
    }

    void namesLeadBack()
    {
        for (const Vector& v : mVectors) {
            const std::optional<VassalHex> hex = v.grid.named(v.name);
            QVERIFY2(hex.has_value(), v.name.c_str());
            QVERIFY(v.grid.snapPoint(*hex) == v.snap);
        }
    }

    void importedMapsHaveTheSameNames()
    {
        int straight = 0;
        for (const Vector& v : mVectors) {
            const Result<VassalGridMap> made = mapOfVassalGrid(v.grid, {v.pixel});
            QVERIFY(made.has_value());
            const Cell cell = made->cellAt(v.pixel);
            QVERIFY(cell != noCell);
            QVERIFY(made->cell(made->hex(cell)) == cell);
            const int wrong = wrongLabels(*made);
            QCOMPARE(made->different, wrong);
            if (!v.grid.oblique && v.grid.hType == 'N')
                QCOMPARE(wrong, 0);
            if (wrong > 0)
                continue;
            ++straight;
            QCOMPARE(made->map.numbering.label(made->map.grid, cell), v.name);
        }
        QVERIFY(straight >= 896 + 896 / 4);
    }

    void mapsComeBackFromVassal()
    {
        int exact = 0;
        for (int round = 0; round < 4000; ++round) {
            Grid grid;
            grid.shape = GridShape(pick(0, 2));
            grid.columns = pick(2, 40);
            grid.rows = pick(2, 40);
            grid.evenShoved = !grid.hex() || coin();
            const Numbering numbering = anyNumbering(grid.hex());
            VassalScale scale;
            scale.columnStep = pick(1600, 12000) / 100.0;
            scale.rowStep = std::max(16.0, scale.columnStep * pick(70, 150) / 100);
            scale.x = pick(-500, 9000) / 10.0;
            scale.y = pick(-500, 9000) / 10.0;
            scale.width = pick(100, 5000);
            scale.height = pick(100, 5000);
            const Result<VassalGridChoice> choice = vassalGridFor(grid, numbering, scale);
            QVERIFY(choice.has_value());
            const Result<VassalGridMap> back = mapOfVassalGrid(choice->grid);
            QVERIFY(back.has_value());
            QVERIFY2(back->map.grid == grid, qPrintable(QString::number(round)));
            const auto [x, y] = back->grid.centre(back->hex(0));
            QVERIFY(std::abs(x - scale.x) <= 0.51 && std::abs(y - scale.y) <= 0.51);
            const bool oblique = numbering.scheme == NumberScheme::Falling || numbering.scheme == NumberScheme::Rising;
            const bool rowsOnly = grid.shape == GridShape::HexPointy
                                      ? numbering.columnDescending && !numbering.rowDescending
                                      : numbering.rowDescending && !numbering.columnDescending;
            int wrong = 0;
            for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
                const std::string ours = numbering.label(grid, cell);
                wrong += choice->grid.name(back->hex(cell)) == ours ? 0 : 1;
                if (choice->different == 0)
                    QCOMPARE(back->map.numbering.label(grid, cell), ours);
            }
            QCOMPARE(choice->different, wrong);
            const bool letters = numbering.columnLetters || numbering.rowLetters;
            if (!letters && !(oblique && rowsOnly))
                QVERIFY2(wrong == 0, qPrintable(QString("round %1").arg(round)));
            exact += wrong == 0 ? 1 : 0;
        }
        QVERIFY(exact > 2500);
    }

    void runningNumbersHaveNoCounterpart()
    {
        Grid grid{GridShape::HexFlat, 5, 4};
        Numbering numbering;
        numbering.scheme = NumberScheme::Running;
        const Result<VassalGridChoice> choice = vassalGridFor(grid, numbering, {50, 50, 60, 70, 400, 400});
        QVERIFY(choice.has_value());
        QVERIFY(!choice->grid.numbered);
        QCOMPARE(choice->different, 20);
        QVERIFY(!vassalGridFor(grid, numbering, {50, 50, 2, 70, 400, 400}).has_value());
        QVERIFY(!vassalGridFor(grid, numbering, {std::nan(""), 50, 60, 70, 400, 400}).has_value());
    }

    void knownHexesOfARealBoard()
    {
        VassalGrid grid;
        grid.x0 = -19;
        grid.y0 = 32;
        grid.dx = 55.42562584220407;
        grid.dy = 64;
        grid.stagger = false;
        grid.hOff = 0;
        grid.width = 5300;
        grid.height = 2000;
        const Result<VassalGridMap> made = mapOfVassalGrid(grid);
        QVERIFY(made.has_value());
        const auto label = [&](VassalPoint p) { return made->map.numbering.label(made->map.grid, made->cellAt(p)); };
        QCOMPARE(label({756, 352}), std::string("1406"));
        QCOMPARE(label({4470, 1920}), std::string("8130"));
        // The cells of raw column 0 are off the board, so that the first column is pushed down.
        QVERIFY(!made->map.grid.evenShoved);
        QCOMPARE(made->map.numbering.columnStart, 1);
        QCOMPARE(made->map.cellStretch, 1000);
    }

    void gridsOutOfRangeAreRefused()
    {
        VassalGrid grid;
        QVERIFY(!mapOfVassalGrid(grid).has_value()); // no size
        grid.width = 1'000'000;
        grid.height = 1'000'000;
        grid.dx = 1;
        QVERIFY(!mapOfVassalGrid(grid).has_value()); // too many cells
        grid.dx = std::nan("");
        QVERIFY(!mapOfVassalGrid(grid).has_value());
        grid.dx = 60;
        grid.x0 = 2'000'000'000;
        QVERIFY(!mapOfVassalGrid(grid).has_value());
    }
};

FW_TEST(VassalGridTest)
#include "tst_vassalgrid.moc"
