#include "engine/playtest/Summary.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Rows.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace fw;

namespace {

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 0.0005;
}

} // namespace

/// The figures of many games.
class tst_Summary : public QObject
{
    Q_OBJECT

private slots:
    /// The values are those of Wilson's formula, worked out apart from the program.
    void givesWilsonIntervals()
    {
        const Share none = shareOf(0, 10), half = shareOf(50, 100), all = shareOf(10, 10), empty = shareOf(0, 0);
        QVERIFY(none.low == 0 && isNear(none.high, 0.2775));
        QVERIFY(half.share == 0.5 && isNear(half.low, 0.4038) && isNear(half.high, 0.5962));
        QVERIFY(isNear(all.low, 0.7225) && all.high == 1);
        QVERIFY(empty.share == 0 && empty.low == 0 && empty.high == 1);
    }

    void doesNotDependOnTheOrder()
    {
        std::vector<PlayedGame> games = rows::games(40);
        const PlaytestSummary first = summarize(games, {"red", "blue"});
        std::ranges::reverse(games);
        QVERIFY(summarize(games, {"red", "blue"}) == first);
        std::ranges::rotate(games, games.begin() + 7);
        QVERIFY(summarize(games, {"red", "blue"}) == first);
    }

    void countsResults()
    {
        const PlaytestSummary sum = summarize(rows::games(12), {"red", "blue"});
        QCOMPARE(sum.games, std::int64_t(12));
        QCOMPARE(sum.sides[0].won.count, std::int64_t(4));
        QCOMPARE(sum.sides[1].won.count, std::int64_t(4));
        QCOMPARE(sum.draws.count, std::int64_t(3));      // games 2, 5 and 8
        QCOMPARE(sum.unfinished.count, std::int64_t(1)); // game 11
        std::int64_t ended = 0;
        for (const LengthCount& length : sum.lengths)
            ended += length.games;
        QCOMPARE(ended, std::int64_t(11));
        QCOMPARE(sum.outcomes.front().share.count, std::int64_t(9));
        QCOMPARE(sum.endings.size(), std::size_t(2));
        QCOMPARE(sum.turns.back().curve[0].count, std::int64_t(4));
        QCOMPARE(sum.turns.back().curve[1].count, std::int64_t(4));
        QCOMPARE(sum.turns.front().turn, std::int64_t(1)); // it has a score, but no game ended in it
        QCOMPARE(sum.turns.front().score.size(), std::size_t(2));
        QVERIFY(isNear(sum.turns.front().score[1].mean, -0.5));
    }

    void givesMeansWithIntervals()
    {
        const PlaytestSummary sum = summarize(rows::games(12), {"red", "blue"});
        QVERIFY(isNear(sum.actions.mean, 138.5));
        // The standard deviation of 7 * (0..11) is 7 * sqrt(13).
        QVERIFY(isNear(sum.actions.high - sum.actions.mean, 1.959964 * 7 * std::sqrt(13.0 / 12)));
        QVERIFY(isNear(sum.sides[0].stepsLost.mean, 1.5));
        QVERIFY(isNear(sum.sides[1].unitsLost.mean, 1) && sum.sides[1].unitsLost.low == 1);
        QVERIFY(isNear(sum.sides[1].decisionsATurn.mean, 144.0 / 57));
    }

    void countsRowsAndCells()
    {
        const PlaytestSummary sum = summarize(rows::games(4), {"red", "blue"});
        QCOMPARE(sum.spoken[0].id, std::string("modifier night"));
        QCOMPARE(sum.spoken[0].times, std::int64_t(10));
        QCOMPARE(sum.spoken[0].aGame, 2.5);
        QCOMPARE(sum.spoken[1].games.count, std::int64_t(4));
        const auto cell = std::ranges::find(sum.cells, "0912", &CellFigures::cell);
        QVERIFY(cell != sum.cells.end());
        QCOMPARE(cell->stepsLost, (std::vector<std::int64_t>{6, 8}));
        QCOMPARE(cell->held, (std::vector<std::int64_t>{2, 2}));
    }

    void groupsLengths()
    {
        const PlaytestSummary sum = summarize(rows::games(100), {"red", "blue"});
        QVERIFY(sum.byAction.size() <= 20 && sum.byAction.size() > 5);
        std::int64_t games = 0;
        for (const LengthCount& group : sum.byAction)
            games += group.games;
        QCOMPARE(games, std::int64_t(100));
    }

    void namesSurprisingGames()
    {
        std::vector<PlayedGame> games = rows::games(9);
        games[5].ending = "9.9";
        games[3].scores = {{0, 77000}, {0, 0}};
        const PlaytestSummary sum = summarize(games, {"red", "blue"});
        std::map<std::string, std::pair<std::uint64_t, std::int64_t>> by;
        for (const SurprisingGame& game : sum.surprising)
            by[game.criterion] = {game.number, game.value};
        QCOMPARE(by["rarest-outcome"].second, std::int64_t(1));
        QCOMPARE(by["shortest"], (std::pair<std::uint64_t, std::int64_t>{0, 100}));
        QCOMPARE(by["longest"], (std::pair<std::uint64_t, std::int64_t>{8, 156}));
        QCOMPARE(by["lost-lead"], (std::pair<std::uint64_t, std::int64_t>{3, 77000}));
        QVERIFY(summarize({games[0]}, {"red", "blue"}).surprising.size() <= 1);
    }
};

FW_TEST(tst_Summary)
#include "tst_Summary.moc"
