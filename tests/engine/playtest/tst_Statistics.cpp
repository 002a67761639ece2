#include "engine/base/Random.h"
#include "engine/playtest/Statistics.h"
#include "tests/Main.h"

#include <cmath>

using namespace fw;

/// The tests and intervals for paired games against published values.
class tst_Statistics : public QObject
{
    Q_OBJECT

private slots:
    /// Printed in any table of the normal distribution.
    void normalQuantiles()
    {
        QVERIFY(near(normalQuantile(0.5), 0, 1e-12));
        QVERIFY(near(normalQuantile(0.975), 1.959963984540054, 1e-10));
        QVERIFY(near(normalQuantile(0.995), 2.575829303548901, 1e-10));
        QVERIFY(near(normalQuantile(0.001), -3.090232306167813, 1e-10));
    }

    /// Printed in tables of the binomial distribution.
    void binomialTails_data()
    {
        QTest::addColumn<int>("successes");
        QTest::addColumn<int>("trials");
        QTest::addColumn<double>("chance");
        QTest::addColumn<double>("tail");
        QTest::newRow("fair, 5 of 20") << 5 << 20 << 0.5 << 0.020694732666;
        QTest::newRow("fair, 15 of 20") << 15 << 20 << 0.5 << 0.994091033936;
        QTest::newRow("0.3, 2 of 10") << 2 << 10 << 0.3 << 0.3827827864;
        QTest::newRow("0.05, none of 20") << 0 << 20 << 0.05 << 0.35848592240854;
        QTest::newRow("all") << 7 << 7 << 0.2 << 1.0;
        QTest::newRow("fewer than none") << -1 << 7 << 0.2 << 0.0;
    }
    void binomialTails()
    {
        QFETCH(int, successes);
        QFETCH(int, trials);
        QFETCH(double, chance);
        QFETCH(double, tail);
        QVERIFY(near(binomialAtMost(successes, trials, chance), tail, 1e-10));
    }
    /// Both ends of the sum agree where they meet, and large numbers do not underflow.
    void binomialTailsOfManyTrials()
    {
        QVERIFY(near(binomialAtMost(500'000, 1'000'000, 0.5), 0.5 + 0.000398942, 1e-7));
        for (const double chance : {0.05, 0.5, 0.9})
            for (int k = 0; k < 400; ++k)
                QVERIFY(near(binomialAtMost(k, 400, chance) + binomialAtMost(399 - k, 400, 1 - chance), 1, 1e-9));
    }

    /// Agresti's approval ratings (150 and 86 of 1600 changed), and 121 against 59 (Bland and Altman's layout).
    void mcnemar()
    {
        QVERIFY(near(mcnemarExact(86, 150), 3.716e-5, 1e-8));
        QVERIFY(near(mcnemarExact(121, 59), 4.434e-6, 1e-9));
        QVERIFY(near(mcnemarExact(5, 15), 0.041389465332, 1e-10));
        QCOMPARE(mcnemarExact(0, 0), 1.0);
        QCOMPARE(mcnemarExact(7, 7), 1.0);
        QCOMPARE(mcnemarExact(3, 4), 1.0);
    }

    /// Approval ratings again: Wald's interval is -0.04 with 0.0187 on each side, and this is hardly wider.
    void pairedShares()
    {
        const EstimateInterval out = pairedShareDifference(86, 150, 1600, 0.95);
        QCOMPARE(out.estimate, -0.04);
        QVERIFY(near(out.low, -0.0587, 0.0003));
        QVERIFY(near(out.high, -0.0213, 0.0003));
        const EstimateInterval alike = pairedShareDifference(0, 0, 50, 0.95);
        QVERIFY(alike.low < -0.03 && alike.high > 0.03);
        const EstimateInterval nothing = pairedShareDifference(0, 0, 0, 0.95);
        QVERIFY(nothing.low == -1 && nothing.high == 1);
    }

    /// Darwin's maize, in eighths of an inch: Fisher counts 1,726 of 32,768 signs.
    void signFlips()
    {
        const std::vector<std::int64_t> maize = {49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};
        QCOMPARE(signFlipTest(maize, 0, 1), 1726.0 / 32768.0);
        // Twice the list is too long for an exact count. The normal approximation is z = 628 / sqrt(2 * 26518).
        std::vector<std::int64_t> twice = maize;
        twice.insert(twice.end(), maize.begin(), maize.end());
        double squares = 0;
        for (const std::int64_t one : twice)
            squares += static_cast<double>(one * one);
        const double expected = std::erfc(628 / std::sqrt(2 * squares));
        QVERIFY(near(signFlipTest(twice, 20'000, 7), expected, 0.003));
        QCOMPARE(signFlipTest(twice, 500, 7), signFlipTest(twice, 500, 7));
        QCOMPARE(signFlipTest({0, 0, 3, -3}, 100, 1), 1.0);
    }

    /// The bootstrap interval of many differences is the one of the normal distribution.
    void bootstrap()
    {
        std::vector<std::int64_t> differences;
        Random random(5);
        for (int i = 0; i < 400; ++i)
            differences.push_back(random.between(-10, 12));
        double sum = 0, squares = 0;
        for (const std::int64_t one : differences) {
            sum += static_cast<double>(one);
            squares += static_cast<double>(one * one);
        }
        const double mean = sum / 400, half = 1.96 * std::sqrt((squares / 400 - mean * mean) / 400);
        const EstimateInterval out = bootstrapMean(differences, 0.95, 4000, 11);
        QVERIFY(near(out.estimate, mean, 1e-12));
        QVERIFY(near(out.low, mean - half, 0.04));
        QVERIFY(near(out.high, mean + half, 0.04));
        QVERIFY(out == bootstrapMean(differences, 0.95, 4000, 11));
        QVERIFY(bootstrapMean({4, 4, 4}, 0.95, 100, 1) == (EstimateInterval{4, 4, 4}));
        QVERIFY(bootstrapMean({}, 0.95, 100, 1) == EstimateInterval());
    }

    /// The usual example of Holm's adjustment.
    void holm()
    {
        const std::vector<double> out = holmAdjusted({0.01, 0.04, 0.03, 0.005});
        const std::vector<double> expected = {0.03, 0.06, 0.06, 0.02};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(near(out[i], expected[i], 1e-12));
        QVERIFY(holmAdjusted({}).empty());
    }

private:
    static bool near(double a, double b, double most) { return std::abs(a - b) <= most; }
};

FW_TEST(tst_Statistics)
#include "tst_Statistics.moc"
