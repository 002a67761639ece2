// The printed play aids: each table of the shipped systems is read back and compared with the rules.
#include "editor/rules/RangeWords.h"
#include "tests/Main.h"

using namespace fw;

namespace {

const QString minus(QChar(0x2212));

/// The band of an axis with one range in words.
QString wordsFor(AxisKind kind, const std::vector<Band>& bands, std::size_t at = 0)
{
    return rangeWords({"n", "n", kind, bands}, at);
}

} // namespace

class PlayAidsTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsForRanges()
    {
        const Rational half = Rational::of(1, 2);
        QCOMPARE(wordsFor(AxisKind::Number, {{"<=-2", {}, Rational(-2)}}), minus + "2 or less");
        QCOMPARE(wordsFor(AxisKind::Number, {{"3-5", Rational(3), Rational(5)}}), QString("3 to 5"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"10+", Rational(10), {}}}), QString("10 and up"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"-1", Rational(-1), Rational(-1)}}), minus + '1');
        // A differential gives its positive numbers a plus sign.
        const std::vector<Band> differential{{"-1..0", Rational(-1), Rational(0)},
                                             {"+1..+2", Rational(1), Rational(2)}};
        QCOMPARE(wordsFor(AxisKind::Number, differential), minus + "1 to 0");
        QCOMPARE(wordsFor(AxisKind::Number, differential, 1), QString("+1 to +2"));
        // Odds are known by their lower end; the first and the last are open.
        const std::vector<Band> odds{{"1-2", {}, half}, {"1-1", Rational(1), {}}, {"2-1", Rational(2), {}}};
        QCOMPARE(wordsFor(AxisKind::Ratio, odds, 0), QString("1-2 or less"));
        QCOMPARE(wordsFor(AxisKind::Ratio, odds, 1), QString("1-1"));
        QCOMPARE(wordsFor(AxisKind::Ratio, odds, 2), QString("2-1 and up"));
        QCOMPARE(wordsFor(AxisKind::Ratio, {{"1-3", {}, {}}, {"1-2", half, {}}}), QString("1-3 or less"));
        // Words of the designer stay.
        QCOMPARE(wordsFor(AxisKind::Number, {{"low", Rational(1), Rational(7)}}), QString("low (1 to 7)"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"2-3 hexes", Rational(2), Rational(3)}}), QString("2 to 3 hexes"));
        QCOMPARE(wordsFor(AxisKind::Number, {{"any", Rational(1), {}}}), QString("any (1 and up)"));
        QCOMPARE(withMinusSigns("-1"), minus + '1');
        QCOMPARE(withMinusSigns("-/R 1-3 1*-"), QString("-/R 1-3 1*-"));
    }
};

FW_TEST(PlayAidsTest)
#include "tst_playaids.moc"
