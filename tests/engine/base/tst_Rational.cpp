#include "engine/base/Problem.h" // moc fails if <compare> comes first
#include "engine/base/Rational.h"
#include "tests/Main.h"

#include <QTest>

#include <limits>

using namespace fw;

namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();

} // namespace

class tst_Rational : public QObject
{
    Q_OBJECT

private slots:
    void keepsFractionsInLowestTerms()
    {
        QCOMPARE(Rational::of(6, 4), Rational::of(3, 2));
        QCOMPARE(Rational::of(6, -4).text(), std::string("-3/2"));
        QCOMPARE(Rational::of(-6, -3), Rational(2));
        QCOMPARE(Rational::of(0, -7), Rational(0));
        QVERIFY(Rational::of(4, 2).whole());
        QVERIFY(!Rational::of(1, 2).whole());
    }

    void arithmeticIsExact()
    {
        const Rational half = Rational::of(1, 2);
        const Rational third = Rational::of(1, 3);
        QCOMPARE(half + third, Rational::of(5, 6));
        QCOMPARE(half - third, Rational::of(1, 6));
        QCOMPARE(half * third, Rational::of(1, 6));
        QCOMPARE(half / third, Rational::of(3, 2));
        QCOMPARE(-half, Rational::of(-1, 2));
        Rational sum = 0;
        for (int i = 0; i < 1000; ++i)
            sum = sum + Rational::of(1, 1000);
        QCOMPARE(sum, Rational(1));
    }

    void roundsNegativeNumbersCorrectly_data()
    {
        QTest::addColumn<int>("num");
        QTest::addColumn<int>("floor");
        QTest::addColumn<int>("ceil");
        QTest::addColumn<int>("nearest");
        // Halves.
        QTest::newRow("3/2") << 3 << 1 << 2 << 2;
        QTest::newRow("1/2") << 1 << 0 << 1 << 1;
        QTest::newRow("-1/2") << -1 << -1 << 0 << -1;
        QTest::newRow("-3/2") << -3 << -2 << -1 << -2;
        QTest::newRow("2") << 4 << 2 << 2 << 2;
        QTest::newRow("-2") << -4 << -2 << -2 << -2;
    }
    void roundsNegativeNumbersCorrectly()
    {
        QFETCH(int, num);
        QFETCH(int, floor);
        QFETCH(int, ceil);
        QFETCH(int, nearest);
        const Rational r = Rational::of(num, 2);
        QCOMPARE(r.floor(), Rational(floor));
        QCOMPARE(r.ceil(), Rational(ceil));
        QCOMPARE(r.nearest(), Rational(nearest));
    }

    void overflowIsInvalidAndStaysInvalid()
    {
        QVERIFY(!(Rational(most) + Rational(1)).valid());
        QVERIFY(!(Rational(least) - Rational(1)).valid());
        QVERIFY(!(Rational(most) * Rational(2)).valid());
        QVERIFY(!(Rational::of(1, most) * Rational::of(1, most)).valid());
        QVERIFY(!(-Rational(least)).valid());
        QVERIFY(!Rational::of(1, 0).valid());
        QVERIFY(!(Rational(1) / Rational(0)).valid());
        const Rational bad = Rational::invalid();
        QVERIFY(!(bad + Rational(1)).valid());
        QVERIFY(!(Rational(1) - bad).valid());
        QVERIFY(!(bad * Rational(0)).valid());
        QVERIFY(!bad.floor().valid() && !bad.ceil().valid() && !bad.nearest().valid());
        QCOMPARE(bad.text(), std::string("overflow"));
    }

    void largeCancellingTermsStayExact()
    {
        const Rational big = Rational::of(most, 2);
        QCOMPARE(big + big, Rational(most));
        QCOMPARE(Rational::of(most, 3) * Rational::of(3, most), Rational(1));
        QCOMPARE(Rational(most) - Rational(most), Rational(0));
    }

    void ordersFractions()
    {
        QVERIFY(Rational::of(1, 3) < Rational::of(1, 2));
        QVERIFY(Rational::of(-1, 2) < Rational::of(-1, 3));
        QVERIFY(Rational(most) > Rational::of(most, 2));
        QVERIFY(Rational::of(2, 4) <= Rational::of(1, 2));
        QVERIFY(Rational::of(most, 3) > Rational::of(most - 1, 3));
    }

    void invalidIsUnordered()
    {
        const Rational bad = Rational::invalid();
        QVERIFY(!(bad < Rational(0)) && !(bad > Rational(0)) && !(bad <= bad) && !(bad >= bad));
        QVERIFY((bad <=> Rational(1)) == std::partial_ordering::unordered);
    }

    void roundTripsAsText_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"0", "7", "-7", "1/2", "-1/2", "9223372036854775807", "355/113"})
            QTest::newRow(text) << text;
    }
    void roundTripsAsText()
    {
        QFETCH(QString, text);
        const Rational r = Rational::parse(text.toStdString());
        QVERIFY(r.valid());
        QCOMPARE(QString::fromStdString(r.text()), text);
    }

    void refusesTextThatIsNoNumber_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "x", "1x", "1/", "/2", "1/2/3", "1/0", "1.5", " 1", "1 ", "-", "+", "9223372036854775808", "A/D"})
            QTest::newRow(text) << text;
    }
    void refusesTextThatIsNoNumber()
    {
        QFETCH(QString, text);
        QVERIFY(!Rational::parse(text.toStdString()).valid());
    }

    void acceptsLeadingPlusSign()
    {
        QCOMPARE(Rational::parse("+3"), Rational(3));
        QVERIFY(!Rational::parse("+-3").valid());
        QVERIFY(!Rational::parse("1/-2").valid());
    }
};

FW_TEST(tst_Rational)
#include "tst_Rational.moc"
