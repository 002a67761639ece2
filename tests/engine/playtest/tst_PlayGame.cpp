#include "engine/model/Menu.h"
#include "engine/playtest/GameDice.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Matches.h"

using namespace fw;
using matches::match;
using matches::played;
using matches::rulesOf;

namespace {

constexpr const char* small = "tests/kernel/a/outposts";
constexpr const char* templates[] = {"scenarios/templates/odds", "scenarios/templates/differential",
                                     "scenarios/templates/tactical"};

/// The dice of a recorded game.
std::vector<Action> diceOf(const PlayedGame& game)
{
    std::vector<Action> out;
    for (const Action& action : game.record)
        if (action.kind == Action::Kind::Dice)
            out.push_back(action);
    return out;
}

} // namespace

class PlayGameTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAPlayerByItsWord()
    {
        for (const char* word : {"random", "greedy", "mcts", "mcts:50", "mcts:50:9", "mcts:200:9"})
            QCOMPARE(wordOf(*playerNamed(word)), std::string(word));
        QCOMPARE(playerNamed("mcts:50")->nodes, 50);
        QCOMPARE(playerNamed("mcts:50:9")->opening, 9);
        for (const char* word : {"", "greedily", "mcts:", "mcts:0", "mcts:-3", "mcts:5x", "mcts:5:", "mcts:5:0",
                                 "mcts:5:6:7", "mcts::5", "mcts50", "mcts:99999999999"})
            QVERIFY2(!playerNamed(word), word);
    }

    void playsTheSameGameAgain()
    {
        const auto rules = rulesOf(small);
        Match asked = match(*rules, "random", "random");
        asked.record = true;
        std::set<std::vector<std::string>> different;
        for (std::uint64_t number = 0; number < 5; ++number) {
            const PlayedGame once = played(asked, number);
            QCOMPARE(once, played(asked, number));
            std::vector<std::string> verbs;
            for (const Action& action : once.record)
                verbs.push_back(action.verb);
            different.insert(verbs);
        }
        QVERIFY(different.size() > 1);
    }

    void refusesAStoppedGame()
    {
        const auto rules = rulesOf(small);
        Match asked = match(*rules, "random", "random");
        std::stop_source stop;
        asked.stop = stop.get_token();
        QVERIFY(playGame(asked, 0).has_value());
        stop.request_stop();
        QVERIFY(!playGame(asked, 0).has_value());
    }

    void recordsAGameThatApplyAccepts()
    {
        for (const char* path : templates) {
            const auto rules = rulesOf(path);
            Match asked = match(*rules, "random", "random");
            asked.record = true;
            const PlayedGame game = played(asked, 3);
            QCOMPARE(std::int64_t(game.record.size()), game.actions);
            State state = begin(*rules)->state;
            std::int64_t decisions = 0;
            for (const Action& action : game.record) {
                QVERIFY(!state.over);
                decisions += action.kind == Action::Kind::Choose && action.seat != refereeSeat ? 1 : 0;
                const Result<Outcome> next = apply(*rules, state, action, false);
                QVERIFY2(next.has_value(), path);
                state = next->state;
            }
            QVERIFY(state.over);
            QCOMPARE(game.outcome, rules->word(state.outcome));
            std::int64_t answered = 0;
            for (const PlayedGame::Side& side : game.sides)
                answered += side.decisions;
            QCOMPARE(answered, decisions);
        }
    }

    void leavesOutTheStatistics()
    {
        const auto rules = rulesOf(templates[0]);
        Match asked = match(*rules, "random", "random");
        PlayedGame full = played(asked, 7);
        QVERIFY(!full.spoken.empty());
        QVERIFY(!full.lostAt.empty());
        QVERIFY(!full.heldBy.empty());
        std::int64_t lost = 0, lostInCells = 0;
        for (const PlayedGame::Side& side : full.sides)
            lost += side.stepsLost;
        for (const auto& [cell, sides] : full.lostAt)
            for (const std::int64_t steps : sides)
                lostInCells += steps;
        QVERIFY(lost > 0);
        QVERIFY(lostInCells <= lost);
        asked.statistics = false;
        const PlayedGame bare = played(asked, 7);
        QVERIFY(bare.spoken.empty() && bare.lostAt.empty() && bare.heldBy.empty() && bare.scores.empty());
        full.spoken.clear();
        full.lostAt.clear();
        full.heldBy.clear();
        full.scores.clear();
        QCOMPARE(bare, full);
    }

    void stopsAtTheLimit()
    {
        const auto rules = rulesOf(templates[0]);
        Match asked = match(*rules, "random", "random");
        asked.mostActions = 4;
        const PlayedGame game = played(asked, 0);
        QCOMPARE(game.actions, 4);
        QVERIFY(game.outcome.empty() && game.winner.empty());
    }

    void refusesAMatchWithoutAPlayerForEachSide()
    {
        const auto rules = rulesOf(small);
        Match asked = match(*rules, "random", "random");
        asked.players.pop_back();
        QVERIFY(!playGame(asked, 0));
        QVERIFY(!playGame(Match(), 0));
    }

    void keepsTheDiceOfEqualRolls()
    {
        State state;
        state.position.turn = 2;
        state.position.active = 0;
        Question odds, morale;
        odds.node = "odds";
        odds.dice = {{"die", "die", 1, 6, {}, false}};
        morale.node = "morale";
        morale.dice = odds.dice;
        GameDice one(9), other(9);
        const Action first = one.roll(state, odds);
        const Action second = one.roll(state, odds);
        other.roll(state, morale); // a roll more
        QCOMPARE(other.roll(state, odds), first);
        QCOMPARE(other.roll(state, odds), second);
        std::set<std::string> faces;
        for (int k = 0; k < 200; ++k)
            faces.insert(one.roll(state, odds).arg("die").front());
        QCOMPARE(faces.size(), std::size_t(6));
        state.position.active = 1;
        QVERIFY(GameDice(9).next(state, odds) != GameDice(10).next(state, odds));
    }

    void keepsTheDiceWhenAChangeDoesNotMatter()
    {
        const auto change = [](Ruleset&, Scenario& scenario) { scenario.units.front().name += "!"; };
        const auto rules = rulesOf(templates[0]);
        const auto changed = rulesOf(templates[0], change);
        Match asked = match(*rules, "random", "random");
        asked.record = true;
        const PlayedGame game = played(asked, 5);
        asked.rules = changed.get();
        QCOMPARE(played(asked, 5).record, game.record);
        QVERIFY(!diceOf(game).empty());
    }
};

FW_TEST(PlayGameTest)
#include "tst_PlayGame.moc"
