#include "engine/playtest/VariantFile.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Pairs.h"

#include <QTemporaryDir>

using namespace fw;
using namespace pairs;

namespace {

constexpr const char* provinces = "tests/kernel/o/provinces";

/// A game of two sides.
GameFigures figures(int winner, std::int64_t turns, std::int64_t firstLosses, std::int64_t secondLosses)
{
    return {winner, turns, {firstLosses, secondLosses}};
}

} // namespace

/// Two variants on common dice.
class tst_Paired : public QObject
{
    Q_OBJECT

private slots:
    /// Counted by hand.
    void countsPairs()
    {
        const std::vector<GameFigures> first = {figures(0, 3, 1, 2), figures(0, 3, 1, 2), figures(1, 4, 2, 2),
                                                figures(-1, 5, 0, 0), figures(0, 3, 0, 0)};
        const std::vector<GameFigures> second = {figures(0, 3, 1, 2), figures(1, 4, 3, 2), figures(1, 5, 2, 2),
                                                 figures(1, 5, 0, 0)};
        const PairedComparison out = comparePairs(first, second, {"red", "blue"});
        QCOMPARE(out.pairs, 4);
        QCOMPARE(out.alike, 1);
        QCOMPARE(out.wins.size(), std::size_t(2));
        QCOMPARE(out.wins[0].side, std::string("red"));
        QCOMPARE(out.wins[0].first, 2);
        QCOMPARE(out.wins[0].second, 1);
        QCOMPARE(out.wins[0].gained, 0);
        QCOMPARE(out.wins[0].lost, 1);
        QCOMPARE(out.wins[0].difference.estimate, -0.25);
        QCOMPARE(out.wins[1].gained, 2);
        QCOMPARE(out.wins[1].probability, 0.5);
        QCOMPARE(out.losses[0].first, 1.0);
        QCOMPARE(out.losses[0].second, 1.5);
        QCOMPARE(out.losses[0].difference.estimate, 0.5);
        QCOMPARE(out.losses[1].difference.high, 0.0);
        QCOMPARE(out.length.difference.estimate, 0.5);
        QCOMPARE(out.length.probability, 0.5);
        QVERIFY(!out.differs);
        QVERIFY(comparePairs({}, {}, {"red", "blue"}).pairs == 0);
    }
    /// Twenty discordant pairs on one side pass all corrections.
    void tellsAClearDifference()
    {
        std::vector<GameFigures> first(40, figures(0, 3, 1, 1)), second = first;
        for (std::size_t i = 0; i < 20; ++i)
            second[i].winner = 1;
        const PairedComparison out = comparePairs(first, second, {"red", "blue"});
        QVERIFY(out.differs);
        QCOMPARE(out.wins[0].probability, 2.0 / (1 << 20));
        QCOMPARE(out.wins[0].adjusted, 10.0 / (1 << 20)); // five tests
        QCOMPARE(out.length.probability, 1.0);
        QVERIFY(out.clearest == (PairedFigure{PairedFigure::Kind::Wins, 0}));
        for (GameFigures& game : second)
            game.winner = 0;
        for (std::size_t i = 0; i < 30; ++i)
            second[i].stepsLost[1] += 2;
        QVERIFY(comparePairs(first, second, {"red", "blue"}).clearest == (PairedFigure{PairedFigure::Kind::Losses, 1}));
    }

    /// The same dice give the same games, whatever is called how.
    void findsNothingWhereNothingChanges()
    {
        fuzz::System renamed = systemOf(provinces);
        const auto original = rulesWith(renamed, {});
        for (Unit& unit : renamed.scenario.units)
            unit.name += " of Old";
        for (Modifier& modifier : renamed.ruleset.modifiers)
            modifier.label += "!";
        const PairedComparison out = compared(series(original, "random"), series(rulesWith(renamed, {}), "random"),
                                              200);
        QCOMPARE(out.pairs, 200);
        QCOMPARE(out.alike, 200);
        QCOMPARE(out.probability, 1.0);
        QVERIFY(!out.differs);
    }
    void findsACellThatMatters()
    {
        const fuzz::System system = systemOf(provinces);
        const auto original = rulesWith(system, {}), variant = rulesWith(system, {"results[4 or less]=D"});
        const PairedComparison out = compared(series(original, "random"), series(variant, "random"), 150);
        QVERIFY(out.differs);
        QVERIFY(out.wins[0].difference.high < 0);
        QVERIFY(out.alike > 0);
        // Common dice: fewer discordant pairs than among independent games.
        const PairedComparison apart = compared(series(original, "random"), series(variant, "random", 2), 150);
        QVERIFY(out.wins[0].gained < apart.wins[0].gained);
    }

    /// Threads, blocks and an earlier stop do not matter.
    void givesTheSameAgain()
    {
        const fuzz::System system = systemOf(provinces);
        const auto original = rulesWith(system, {}), variant = rulesWith(system, {"modifier:uphill=0"});
        const PairedComparison once = compared(series(original, "random"), series(variant, "random"), 130);
        QCOMPARE(compared(series(original, "random", 1, 3), series(variant, "random", 1, 2), 130), once);
        GameSeries first = series(original, "random"), second = series(variant, "random");
        std::stop_source stop;
        const auto stopAfter = [&](std::uint64_t games) {
            if (games >= 60)
                stop.request_stop();
        };
        const Result<PairedComparison> part = playPairs(first, second, 130, {}, stop.get_token(), stopAfter);
        QVERIFY(part->pairs >= 60 && part->pairs < 130);
        QCOMPARE(*playPairs(first, second, 130), once);
    }
    /// Likewise the games of a file that was cut off in the middle of a line.
    void goesOnFromAFile()
    {
        const fuzz::System system = systemOf(provinces);
        const auto original = rulesWith(system, {}), variant = rulesWith(system, {"modifier:uphill=0"});
        RunPlan plan;
        plan.match = matchOf(*original, "random");
        plan.match.rules = original.get();
        const RunHead head = runHead(plan, "a", "b");
        QTemporaryDir folder;
        const std::string path = folder.filePath("pairs.csv").toStdString();
        const auto playedWith = [&](std::uint64_t games) {
            GameSeries first = series(original, "random"), second = series(variant, "random");
            const auto file = VariantFile::open(path, head, {"modifier:uphill=0"}, first, second, true);
            if (!file)
                qFatal("%s", describe(file.error()).c_str());
            PairedComparison out = *playPairs(first, second, games);
            if ((*file)->problem() || !(*file)->flush())
                qFatal("the file cannot be written");
            return out;
        };
        const PairedComparison once = playedWith(130);
        QFile file(QString::fromStdString(path));
        const qint64 size = file.size();
        QVERIFY(file.resize(size - size / 3));
        QCOMPARE(playedWith(130), once);
        QCOMPARE(file.size(), size);
        QCOMPARE(playedWith(70), compared(series(original, "random"), series(variant, "random"), 70));
        QCOMPARE(file.size(), size);
        GameSeries first = series(original, "random"), second = series(variant, "random");
        QVERIFY(!VariantFile::open(path, head, {"modifier:uphill=1"}, first, second, true));
        QVERIFY(!VariantFile::open(path, head, {"modifier:uphill=0"}, first, second, false));
    }
    void refusesWhatCannotBePlayed()
    {
        const auto rules = rulesWith(systemOf(provinces), {});
        Match match = matchOf(*rules, "random");
        match.players.pop_back();
        GameSeries first(match, rules, 1), second = series(rules, "random");
        QVERIFY(!playPairs(first, second, 3));
    }

    /// A comparison of the same rules on different dice finds something in at most 5 % of the times. The slow test
    /// ErrorRates repeats this with more pairs.
    void errsSeldom()
    {
        const auto rules = rulesWith(systemOf(provinces), {});
        int wrong = 0;
        for (std::uint64_t i = 0; i < 40; ++i) {
            const PairedSettings settings{0.95, 100, 1000, i};
            wrong += compared(series(rules, "random", 2 * i), series(rules, "random", 2 * i + 1), 40, settings).differs;
        }
        QVERIFY2(1 - binomialAtMost(wrong - 1, 40, 0.05) > 0.001, std::to_string(wrong).c_str());
    }
};

FW_TEST(tst_Paired)
#include "tst_Paired.moc"
