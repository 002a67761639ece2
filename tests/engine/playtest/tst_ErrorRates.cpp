#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/engine/playtest/Pairs.h"

using namespace fw;
using namespace pairs;

namespace {

constexpr int repetitions = sanitized(200, 20);
constexpr const char* ratesPath = "tests/kernel/o/provinces";

/// That many games of the unchanged system with a seed. All tests compare with them, so that they are played once.
GameSeries originalSeries(std::uint64_t seed, std::uint64_t games)
{
    static const auto rules = rulesWith(systemOf(ratesPath), {});
    static std::map<std::uint64_t, std::vector<GameFigures>> played;
    GameSeries out = series(rules, "random", seed);
    out.resume(played[seed]);
    if (const Result<void> done = out.playUpTo(games); !done)
        qFatal("%s", describe(done.error()).c_str());
    played[seed] = out.games();
    return out;
}

/// How many of the repetitions tell a variant from the original, each with that many games of its own.
struct Told {
    int apart = 0;  ///< by any test, after the adjustment
    int byWins = 0; ///< by McNemar's test alone
    int byLosses = 0;
};

/// Compares with the games of the variant that `of` gives for a repetition.
Told told(std::uint64_t games, const std::function<GameSeries(std::uint64_t repetition)>& of)
{
    Told out;
    for (std::uint64_t i = 0; i < repetitions; ++i) {
        const PairedSettings settings{0.95, 200, 2000, i};
        const PairedComparison one = compared(originalSeries(2 * i, games), of(i), games, settings);
        out.apart += one.differs ? 1 : 0;
        out.byWins += one.wins.front().probability <= 0.05 ? 1 : 0;
        out.byLosses += one.losses.front().probability <= 0.05 ? 1 : 0;
    }
    qInfo("told apart %d, by wins %d, by losses %d of %d", out.apart, out.byWins, out.byLosses, repetitions);
    return out;
}

/// Whether so many errors are plausible at 5 %.
bool plausible(int errors)
{
    return 1 - binomialAtMost(errors - 1, repetitions, 0.05) > 0.001;
}

} // namespace

/// Must show: a change without effect is not told from the original, and one with an effect is; 200 repetitions,
/// and fewer under the sanitizers.
class tst_ErrorRates : public QObject
{
    Q_OBJECT

private slots:
    /// The same rules on different dice: the tests err as seldom as they state.
    void sameRulesOnOtherDice()
    {
        const Told out = told(100, [](std::uint64_t i) { return originalSeries(2 * i + 1, 100); });
        QVERIFY(plausible(out.apart));
        QVERIFY(plausible(out.byWins));
        QVERIFY(plausible(out.byLosses));
    }
    /// A label on the same dice never.
    void labelOnTheSameDice()
    {
        fuzz::System system = systemOf(ratesPath);
        for (Modifier& modifier : system.ruleset.modifiers)
            modifier.label += "!";
        const auto labelled = rulesWith(system, {});
        QCOMPARE(told(30, [&](std::uint64_t i) { return series(labelled, "random", 2 * i); }).apart, 0);
    }
    /// A cell that decides combats nearly always.
    void cellThatMatters()
    {
        const auto variant = rulesWith(systemOf(ratesPath), {"results[4 or less]=D"});
        const Told out = told(100, [&](std::uint64_t i) { return series(variant, "random", 2 * i); });
        QVERIFY(out.apart * 100 >= repetitions * 99);
        QVERIFY(out.byWins * 100 >= repetitions * 90);
    }
};

FW_TEST(tst_ErrorRates)
#include "tst_ErrorRates.moc"
