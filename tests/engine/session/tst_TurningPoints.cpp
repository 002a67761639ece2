#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/engine/session/Played.h"

#include "engine/session/TurningPoints.h"

#include <QTest>

using namespace fw;

namespace {

std::vector<Rolled> rollsIn(const Game& game)
{
    return rollsOf(game, makeLog(game, {false, "public"}));
}

std::vector<TurningPoint> pointsOf(const Game& game, std::size_t most = 100)
{
    return turningPoints(rollsIn(game), most, [](int, int) { return true; });
}

std::string sampleOf(const char* system)
{
    return played::text(played::path(system, ".orders"));
}

std::string told(const std::vector<Text>& came)
{
    std::string out;
    for (const Text& text : came)
        out += plain(text) + '\n';
    return out;
}

} // namespace

/// The rolls that moved a game farthest from its expected course.
class TurningPointsTest : public QObject
{
    Q_OBJECT

private slots:
    // By hand: at +2 only 5 and 6 give a Dr, and Kent, with morale 4, fails with the same faces: 2/6 of 2/6.
    void listsLargestSwingFirst()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, sampleOf("a/outposts")), std::string());
        const std::vector<TurningPoint> points = pointsOf(game);
        // The checks of two marches cost no steps and pass half of the time: they are no turning points.
        QCOMPARE(rollsIn(game).size(), std::size_t(4));
        QCOMPARE(points.size(), std::size_t(2));
        const TurningPoint& first = points.front();
        QCOMPARE(first.chance.text(), std::string("1/9"));
        QCOMPARE(first.rolled.outcome, std::string("Dr, failed"));
        QCOMPARE(plain(first.rolled.turn), std::string("Turn 1"));
        QCOMPARE(plain(first.rolled.ruling),
                 std::string("Red: Attack: Attackers Ash's Regiment and Cole's Militia; Target hex 0503"));
        const std::string came = told(first.rolled.came);
        QVERIFY2(came.find("Combat results [difference +1 to +3, die 5-6] = Dr") != std::string::npos, came.c_str());
        // The defender's choice afterwards is part of the result.
        QVERIFY2(came.find("Kent's Regiment loses 1 step, 1 left") != std::string::npos, came.c_str());
        QCOMPARE(plain(first.rolled.sides), std::string("against Kent's Regiment in 0503"));
        QVERIFY(pointsOf(game, 0).empty());
    }

    // By hand: a Dr costs Kent one step, whether it holds (and pays) or has no retreat, and no other result at +2 costs
    // a step: 1 step minus the expected 2/6. Cole, at +4, gets a Dr with every face: it pays if it holds, half of the
    // time, and otherwise loses nothing: 1 step minus 1/2, in favour of Blue.
    void swingIsResultMinusExpectation()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, sampleOf("a/outposts")), std::string());
        const std::vector<TurningPoint> points = pointsOf(game);
        QCOMPARE(points[0].swing.points.text(), std::string("0")); // these rules have no running score
        QCOMPARE(points[0].swing.steps.text(), std::string("2/3"));
        QCOMPARE(points[1].swing.steps.text(), std::string("-1/2"));
    }

    // If the rules have a `runningScore`, swings are measured in it, and two forecasts of one combat add up.
    void prefersPointsOverSteps()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.play();
        const std::vector<TurningPoint> points = pointsOf(*sample.game);
        // Howe falls once in 36 survival checks: five points for Howe, minus the expected loss.
        QCOMPARE(points.front().rolled.outcome, std::string("DH, falls"));
        QCOMPARE(points.front().swing.points.text(), std::string("-175/36"));
        QVERIFY(std::ranges::is_sorted(points, std::ranges::greater(), [](const TurningPoint& point) {
            return point.swing.points < Rational(0) ? -point.swing.points : point.swing.points;
        }));
    }

    // The last remaining combat starts by itself after the die of the one before: that die is not part of it.
    void namesTheRightCombat()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.play();
        const TurningPoint first = pointsOf(*sample.game).front();
        QCOMPARE(first.rolled.outcome, std::string("no effect"));
        QVERIFY2(plain(first.rolled.ruling).ends_with("Attack on Moritz I"), plain(first.rolled.ruling).c_str());
        QVERIFY2(plain(first.rolled.sides).find("Retzow") == std::string::npos, plain(first.rolled.sides).c_str());
    }

    // By hand: a drop scatters with a gust of 4 to 6 in one of six directions. Of the outcomes without a name some lose
    // the unit in the sea, so the name does not say what the roll was worth.
    void tellsNoWorthOfOutcomesThatDiffer()
    {
        Game game = played::fresh("h/landing");
        const std::string orders = "allies: send 0\naxis: send 0\nallies: land\n";
        QCOMPARE(played::play(game, orders + "allies: drop Parachutists on 0303\ndice drift 1 gust 1\n"),
                 std::string());
        for (const TurningPoint& point : pointsOf(game))
            QCOMPARE(point.swing.steps.text(), std::string("0"));
    }

    void ignoresTakenBackRolls()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, "red: march dale to 0302 0402\ndice morale 5\n"), std::string());
        QCOMPARE(rollsIn(game).size(), std::size_t(1));
        QVERIFY(game.takeBack(0, "the wrong counter", "now").has_value());
        QVERIFY(rollsIn(game).empty());
        QCOMPARE(played::play(game, "red: march cole to 0401 0502\ndice morale 2\n"), std::string());
        QCOMPARE(rollsIn(game).size(), std::size_t(1));
    }

    void usesCorrectedDice()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, "red: march dale to 0302 0402\ndice morale 5\n"), std::string());
        QCOMPARE(rollsIn(game).front().outcome, std::string("failed"));
        QVERIFY(game.correctRoll(-1, "morale", 1, "it was a 1", "now").has_value());
        QCOMPARE(rollsIn(game).front().outcome, std::string("passed"));
    }

    // A forecast assumes that the dice stand, so it does not cover rerolled dice. The second roll counts separately.
    void omitsRerolledDice()
    {
        Game game = played::fresh("d/tactics");
        QCOMPARE(played::play(game, sampleOf("d/tactics")), std::string());
        const std::vector<Rolled> rolls = rollsIn(game);
        QCOMPARE(rolls.size(), std::size_t(2));
        QVERIFY(plain(rolls.front().ruling).starts_with("League: Fire"));
        QVERIFY(plain(rolls.back().ruling).starts_with("League: Assault"));
        QCOMPARE(rolls.back().action.verb, std::string("again"));
        QCOMPARE(rolls.back().outcome, std::string("-/S"));
    }

    void stopsWhenCancelled()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, sampleOf("a/outposts")), std::string());
        const std::vector<Rolled> rolls = rollsIn(game);
        int asked = 0;
        const auto points = turningPoints(rolls, 3, [&](int made, int all) {
            ++asked;
            return made < 2 && all == int(rolls.size());
        });
        QVERIFY(points.empty());
        QCOMPARE(asked, 3);
    }

    // The log of a view omits what the view may not see; so do the turning points.
    void revealsOnlyWhatTheLogShows()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, sampleOf("a/outposts")), std::string());
        LogDoc log = makeLog(game, {false, "public"});
        for (LogBlock& block : log.blocks)
            std::erase_if(block.lines, [](const LogLine& line) { return line.style == LogStyle::Effect; });
        for (const Rolled& rolled : rollsOf(game, log))
            QVERIFY(told(rolled.came).find("loses 1 step") == std::string::npos);
    }
};

FW_TEST(TurningPointsTest)
#include "tst_TurningPoints.moc"
