// Lines of sight, each computed by hand with exact fractions. A flat hex of column u and row v, from 0, has its centre
// at (3u, 2v), one lower in an offset column; y lengths are scaled by the root of 3.
#include "engine/rules/Query.h"
#include "engine/store/Json.h"
#include "tests/Main.h"

#include <QTest>

using namespace fw;

namespace {

const char* const rules = R"({"id": "r", "version": "1", "main": "main", "unitTypes": ["gun"],
    "features": [{"id": "w", "kind": "terrain"}, {"id": "wall", "kind": "hexside"}],
    "sights": [
        {"id": "both", "through": [{"label": "woods", "need": "it.terrain != w"}],
            "across": [{"label": "a wall", "need": "near.hexside(far) != wall"}]},
        {"id": "either", "beside": "either", "through": [{"label": "woods", "need": "it.terrain != w"}]},
        {"id": "neither", "beside": "neither", "through": [{"label": "woods", "need": "it.terrain != w"}]},
        {"id": "tall", "height": "it.level", "through": [{"label": "high ground", "need": "it.level <= $line"}]}],
    "procedures": [{"id": "main", "do": [{"node": "choose", "id": "idle", "by": "@sides", "menu": [{"id": "wait"}]}]}]})";

/// A board of nine by nine with the given features: "0604w 0605w 0506:2 0505|0506".
Scenario board(GridShape shape, const QString& ground)
{
    Scenario s;
    s.id = "s";
    s.rules = "r";
    s.lastTurn = 1;
    s.sides = {{"red", "Red", "#804040"}};
    s.map.grid.shape = shape;
    s.map.grid.columns = s.map.grid.rows = 9;
    s.map.numbering = fourDigits();
    s.map.terrain.assign(81, {});
    s.map.level.assign(81, 0);
    const auto cell = [&](const QString& number) {
        return static_cast<std::size_t>(s.map.numbering.parse(s.map.grid, number.toStdString()));
    };
    for (const QString& word : ground.split(' ', Qt::SkipEmptyParts)) {
        const std::size_t at = cell(word.left(4));
        if (word.contains('|')) {
            Side side;
            side.a = static_cast<Cell>(at);
            side.b = static_cast<Cell>(cell(word.mid(5)));
            side.features = {"wall"};
            s.map.sides.push_back(side);
        } else if (word.contains(':')) {
            s.map.level[at] = word.mid(5).toInt();
        } else {
            s.map.terrain[at] = {"w"};
        }
    }
    return s;
}

} // namespace

class tst_Sight : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatBlocksSight_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<QString>("ground");
        QTest::addColumn<QString>("sight");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("stopped"); // what blocks it; empty if it is visible
        const auto row = [](const char* name, GridShape shape, const char* ground, const char* sight, const char* from,
                            const char* to, const char* stopped) {
            QTest::newRow(name) << int(shape) << QString(ground) << QString(sight) << QString(from) << QString(to)
                                << QString(stopped);
        };
        const auto flat = GridShape::HexFlat;
        row("down a column, the first between", flat, "0506w", "both", "0505", "0508", "0506: woods");
        row("down a column, the second", flat, "0507w", "both", "0505", "0508", "0507: woods");
        row("the cell that looks stops nothing", flat, "0505w", "both", "0505", "0508", "");
        row("nor does the cell looked at", flat, "0508w", "both", "0505", "0508", "");
        row("nothing lies between neighbours", flat, "0505w 0605w", "both", "0505", "0605", "");
        row("beside the line lies nothing", flat, "0405w 0606w 0406w", "both", "0505", "0508", "");
        // From (12, 8) to (18, 8): along the side of 0604 at (15, 7) and 0605 at (15, 9).
        row("along a side, one of two", flat, "0604w", "both", "0505", "0705", "");
        row("the other of two", flat, "0605w", "both", "0505", "0705", "");
        row("both of two", flat, "0604w 0605w", "both", "0505", "0705", "0604: woods, 0605: woods");
        row("the same, looked at from the other end", flat, "0604w 0605w", "both", "0705", "0505",
            "0604: woods, 0605: woods");
        row("either of two", flat, "0605w", "either", "0505", "0705", "0605: woods");
        row("neither of two", flat, "0604w 0605w", "neither", "0505", "0705", "");
        row("two sides with one each", flat, "0604w 0805w", "both", "0505", "0905", "");
        row("between two sides a whole cell", flat, "0705w", "both", "0505", "0905", "0705: woods");
        row("the second of two sides", flat, "0804w 0805w", "both", "0505", "0905", "0804: woods, 0805: woods");
        // From (12, 8) to (15, 13): it leaves 0505 at (12 3/5, 9) and 0506 at (13 1/2, 10 1/2), the middle of a side.
        row("askew, the first", flat, "0506w", "both", "0505", "0607", "0506: woods");
        row("askew, the second", flat, "0606w", "both", "0505", "0607", "0606: woods");
        row("askew, beside it", flat, "0605w 0507w", "both", "0505", "0607", "");
        row("a wall across a column", flat, "0506|0507", "both", "0505", "0508", "0506/0507: a wall");
        row("a wall at the first hex", flat, "0505|0506", "both", "0505", "0508", "0505/0506: a wall");
        row("a wall askew", flat, "0506|0606", "both", "0505", "0607", "0506/0606: a wall");
        row("a wall along the line", flat, "0604|0605", "both", "0505", "0705", "0604/0605: a wall");
        row("a wall touched at its end", flat, "0505|0604", "both", "0505", "0705", "");
        // The height rises evenly: a third at 0506, two thirds at 0507.
        row("as high as the line", flat, "0508:3 0506:1 0507:2", "tall", "0505", "0508", "");
        row("higher than the line", flat, "0508:3 0506:2", "tall", "0505", "0508", "0506: high ground");
        row("three quarters of one", flat, "0509:3 0506:1", "tall", "0505", "0509", "0506: high ground");
        row("three halves", flat, "0509:3 0507:1", "tall", "0505", "0509", "");
        row("higher than three halves", flat, "0509:3 0507:2", "tall", "0505", "0509", "0507: high ground");
        // The vector is (3, 5), its square 9 + 3 x 25 = 84. 0506 is at (0, 2): 30/84 of 2 is 5/7. 0606: 54/84 is 9/7.
        row("five sevenths", flat, "0607:2 0506:1", "tall", "0505", "0607", "0506: high ground");
        row("nine sevenths", flat, "0607:2 0606:1", "tall", "0505", "0607", "");
        row("half way along a side, one too high", flat, "0505:2 0604:2 0605:1", "tall", "0505", "0705", "");
        row("half way along a side, both too high", flat, "0505:2 0604:2 0605:2", "tall", "0505", "0705",
            "0604: high ground, 0605: high ground");
        row("what is off the map stops nothing", flat, "0601w", "both", "0501", "0701", "");
        row("but either does", flat, "0601w", "either", "0501", "0701", "0601: woods");
        const auto square = GridShape::Square;
        row("squares that meet at a corner, one", square, "0201w", "both", "0101", "0303", "");
        row("squares that meet at a corner, both", square, "0201w 0102w", "both", "0101", "0303",
            "0201: woods, 0102: woods");
        row("squares, a knight's move", square, "0202w", "both", "0101", "0203", "0202: woods");
        row("pointy hexes, both", GridShape::HexPointy, "0406w 0506w", "both", "0505", "0507",
            "0406: woods, 0506: woods");
    }
    void namesWhatBlocksSight()
    {
        QFETCH(int, shape);
        QFETCH(QString, ground);
        QFETCH(QString, sight);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, stopped);
        const auto read = readRules(rules, "r.rules.json");
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        const auto made = compile(*read, board(GridShape(shape), ground), {});
        QVERIFY2(made, made ? "" : describe(made.error()).c_str());
        const Rules& r = **made;
        for (const Sighted& one :
             sights(r, r.startPosition(), -1, r.place(from.toStdString()), r.place(to.toStdString()))) {
            if (QString::fromStdString(one.label) != sight)
                continue;
            QStringList barriers;
            for (const std::string& barrier : one.barriers)
                barriers << QString::fromStdString(barrier);
            QCOMPARE(barriers.join(", "), stopped);
            QCOMPARE(one.holds, stopped.isEmpty());
            return;
        }
        QFAIL("there is no such sight");
    }
};

FW_TEST(tst_Sight)
#include "tst_Sight.moc"
