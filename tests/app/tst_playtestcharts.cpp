// The signs and the labels of the charts of simulated games, without a window.
#include "app/playtest/PlaytestWork.h"
#include "app/playtest/ResultInk.h"
#include "app/playtest/ShareChart.h"
#include "tests/Main.h"

#include <set>

using namespace fw;

class PlaytestChartsTest : public QObject
{
    Q_OBJECT

private slots:
    /// The charts show a side in the colour of its counters as far as the signs allow.
    void sidesHaveTheColoursOfTheirCounters()
    {
        PlayedScenario played;
        for (const char* colour : {"#a5282c", "#27406f", "", "#3f7a3f", "#5f6e5b", "#27406f"})
            played.scenario.sides.push_back({"side", {}, colour});
        std::vector<int> inks;
        for (int side = 0; side < 6; ++side)
            inks.push_back(inkOf(played, side));
        const auto hue = [&](int side) { return resultInk(inks[std::size_t(side)], QPalette()).colour.hue(); };
        QVERIFY(hue(1) > 190 && hue(1) < 250);
        QVERIFY(hue(0) < 40 || hue(0) > 330);
        QVERIFY(hue(3) > 90 && hue(3) < 170);
        QCOMPARE(std::set<int>(inks.begin(), inks.end()).size(), std::size_t(4));
        QCOMPARE(inkOf(played, DrawnGame), int(DrawnGame));
    }
    /// In a narrow window, and with a large font.
    void labelsOfAnAxisDoNotTouch()
    {
        constexpr double label = 40;
        for (const double width : {90.0, 150.0, 200.0, 260.0, 290.0, 900.0}) {
            const std::vector<int> marks = labelledPercents(width, label);
            QCOMPARE(marks.front(), 0);
            QCOMPARE(marks.back(), 100);
            double before = -1;
            for (const int percent : marks) {
                const double at = width * percent / 100;
                const double left = percent == 0 ? at : percent == 100 ? at - label : at - label / 2;
                QVERIFY2(left > before, qPrintable(QString::number(width)));
                before = left + label;
            }
        }
        QCOMPARE(labelledPercents(900, label).size(), std::size_t(5));
    }
};

FW_TEST(PlaytestChartsTest)
#include "tst_playtestcharts.moc"
