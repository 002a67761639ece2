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

/// The rolls of a game that were least to be expected.
class TurningPointsTest : public QObject
{
    Q_OBJECT

private slots:
    // By hand: at +2 only 5 and 6 make a Dr, and Kent, of morale 4, fails with the same: 2/6 of 2/6.
    void rarestFirstWithExactChances()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, sampleOf("a/outposts")), std::string());
        const std::vector<TurningPoint> points = pointsOf(game);
        // The checks of two marches and of the counterattack pass every other time: they surprise nobody.
        QCOMPARE(rollsIn(game).size(), std::size_t(4));
        QCOMPARE(points.size(), std::size_t(1));
        const TurningPoint& first = points.front();
        QCOMPARE(first.chance.text(), std::string("1/9"));
        QCOMPARE(first.rolled.outcome, std::string("Dr, failed"));
        QCOMPARE(plain(first.rolled.turn), std::string("Turn 1"));
        QCOMPARE(plain(first.rolled.ruling),
                 std::string("Red: Attack: Attackers Ash's Regiment and Cole's Militia; Target hex 0503"));
        const std::string came = told(first.rolled.came);
        QVERIFY2(came.find("Combat results [difference +1 to +3, die 5-6] = Dr") != std::string::npos, came.c_str());
        // What the defender had to choose afterwards is part of what came of it.
        QVERIFY2(came.find("Kent's Regiment loses 1 step, 1 left") != std::string::npos, came.c_str());
        QCOMPARE(plain(first.rolled.sides), std::string("against Kent's Regiment in 0503"));
        QVERIFY(pointsOf(game, 0).empty());
    }

    void whatWasTakenBackDoesNotCount()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, "red: march dale to 0302 0402\ndice morale 5\n"), std::string());
        QCOMPARE(rollsIn(game).size(), std::size_t(1));
        QVERIFY(game.takeBack(0, "the wrong counter", "now").has_value());
        QVERIFY(rollsIn(game).empty());
        QCOMPARE(played::play(game, "red: march cole to 0401 0502\ndice morale 2\n"), std::string());
        QCOMPARE(rollsIn(game).size(), std::size_t(1));
    }

    void correctedDiceCountAsTheyAreNow()
    {
        Game game = played::fresh("a/outposts");
        QCOMPARE(played::play(game, "red: march dale to 0302 0402\ndice morale 5\n"), std::string());
        QCOMPARE(rollsIn(game).front().outcome, std::string("failed"));
        QVERIFY(game.correctRoll(-1, "morale", 1, "it was a 1", "now").has_value());
        QCOMPARE(rollsIn(game).front().outcome, std::string("passed"));
    }

    // A forecast lets the dice stand: it says nothing of those that were thrown again. The second throw is its own
    // roll.
    void diceThrownAgainAreLeftOut()
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

    void endsWhenNobodyWantsIt()
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

    // The log of the view leaves out what that view may not see; so do the points.
    void tellsOnlyWhatTheLogTells()
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

QTEST_APPLESS_MAIN(TurningPointsTest)
#include "tst_TurningPoints.moc"
