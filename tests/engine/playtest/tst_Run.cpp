#include "engine/playtest/Run.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Matches.h"

#include <QTest>
#include <set>

using namespace fw;

/// Many games on several threads.
class tst_Run : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const Rules> mRules = matches::rulesOf("tests/kernel/a/outposts");

    RunPlan plan(std::uint64_t games, int jobs = 1) const
    {
        RunPlan out;
        out.match = matches::match(*mRules, "random", "random", 5);
        out.games = games;
        out.jobs = jobs;
        return out;
    }
    static std::vector<PlayedGame> gamesIn(const RunPlan& plan)
    {
        std::vector<PlayedGame> out;
        const Result<std::uint64_t> taken = playRun(plan, [&](PlayedGame game) {
            out.push_back(std::move(game));
            return true;
        });
        if (!taken || *taken != out.size())
            qFatal("the run was refused");
        return out;
    }

private slots:
    void readsShards()
    {
        QCOMPARE(shardNamed("3/16"), std::optional(Shard{3, 16}));
        QCOMPARE(wordOf(Shard{3, 16}), std::string("3/16"));
        for (const char* wrong : {"", "3", "0/4", "5/4", "a/4", "1/", "/4", "1/4/4", "-1/4", "1/1000001", " 1/4"})
            QVERIFY2(!shardNamed(wrong), wrong);
    }

    void shardsShareTheGames()
    {
        for (const std::uint64_t count : {1, 4, 16}) {
            std::set<std::uint64_t> seen;
            for (std::uint64_t index = 1; index <= count; ++index) {
                RunPlan part = plan(30);
                part.shard = {index, count};
                const std::vector<PlayedGame> games = gamesIn(part);
                QCOMPARE(games.size(), gamesOf(part));
                for (const PlayedGame& game : games)
                    QVERIFY(seen.insert(game.number).second);
            }
            QCOMPARE(seen.size(), std::size_t(30));
        }
    }

    void threadsPlayTheSameGamesInOrder()
    {
        const std::vector<PlayedGame> alone = gamesIn(plan(60));
        for (std::uint64_t number = 0; number < alone.size(); ++number)
            QCOMPARE(alone[number].number, number);
        QVERIFY(gamesIn(plan(60, 4)) == alone);
        RunPlan rest = plan(60, 3);
        rest.from = 41;
        QVERIFY(gamesIn(rest) == std::vector<PlayedGame>(alone.begin() + 41, alone.end()));
    }

    void stopsWhenAsked()
    {
        for (const int jobs : {1, 3}) {
            std::stop_source stop;
            std::uint64_t next = 0;
            const Result<std::uint64_t> taken = playRun(
                plan(1000, jobs),
                [&](const PlayedGame& game) {
                    if (game.number != next++)
                        qFatal("out of order");
                    if (next == 5)
                        stop.request_stop();
                    return true;
                },
                stop.get_token());
            QVERIFY(taken && *taken == next);
            QVERIFY(next >= 5 && next < 1000); // the games under way are finished
            int seen = 0;
            const Result<std::uint64_t> ended = playRun(plan(1000, jobs),
                                                        [&](const PlayedGame&) { return ++seen < 7; });
            QVERIFY(ended && *ended == 7);
        }
    }

    /// The stop of the match ends games under way, which are then not taken.
    void stopsWithinGames()
    {
        for (const int jobs : {1, 3}) {
            std::stop_source stop;
            RunPlan all = plan(1000, jobs);
            all.match.stop = stop.get_token();
            std::uint64_t seen = 0;
            const Result<std::uint64_t> taken = playRun(
                all,
                [&](const PlayedGame&) {
                    if (++seen == 5)
                        stop.request_stop();
                    return true;
                },
                stop.get_token());
            QVERIFY(taken && *taken == seen && seen < 1000);
        }
    }

    void refusesWhatNoGameIs()
    {
        RunPlan nobody = plan(10, 2);
        nobody.match.players.clear();
        QVERIFY(!playRun(nobody, [](const PlayedGame&) { return true; }));
        RunPlan idle = plan(10);
        idle.jobs = 0;
        QVERIFY(!playRun(idle, [](const PlayedGame&) { return true; }));
        QCOMPARE(gamesOf(plan(0)), std::uint64_t(0));
        QVERIFY(gamesIn(plan(0)).empty());
    }
};

FW_TEST(tst_Run)
#include "tst_Run.moc"
