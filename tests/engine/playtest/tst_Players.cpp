#include "engine/play/OpenMenu.h"
#include "engine/playtest/MctsPlayer.h"
#include "engine/playtest/VictoryPlaces.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Matches.h"

#include <atomic>
#include <thread>

using namespace fw;
using matches::match;
using matches::played;
using matches::rulesOf;

namespace {

constexpr const char* field = "scenarios/templates/odds";
constexpr const char* tactical = "scenarios/templates/tactical";

/// Games that the first or the second of two players won, playing both sides in turn; draws count for neither.
std::pair<int, int> wins(const Rules& rules, const char* one, const char* other, std::uint64_t games)
{
    std::pair<int, int> out;
    for (const bool swapped : {false, true}) {
        Match asked = match(rules, swapped ? other : one, swapped ? one : other);
        asked.statistics = false;
        for (std::uint64_t number = 0; number < games; ++number) {
            const int winner = rules.side(played(asked, number).winner);
            if (winner == (swapped ? 1 : 0))
                ++out.first;
            else if (winner >= 0)
                ++out.second;
        }
    }
    return out;
}

} // namespace

class PlayersTest : public QObject
{
    Q_OBJECT

private slots:
    void decideEquallyFromEqualSeeds_data()
    {
        QTest::addColumn<QByteArray>("player");
        for (const char* player : {"random", "greedy", "mcts:20:40"})
            QTest::newRow(player) << QByteArray(player);
    }
    void decideEquallyFromEqualSeeds()
    {
        QFETCH(QByteArray, player);
        for (const char* path : {field, tactical, "tests/kernel/a/outposts"}) {
            const auto rules = rulesOf(path);
            Match asked = match(*rules, player.constData(), player.constData());
            asked.record = true;
            asked.statistics = false;
            QCOMPARE(played(asked, 2), played(asked, 2));
        }
    }

    void playEverySystemOfTheKernel_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* path :
             {"a/outposts", "b/slopes", "c/vertices", "d/tactics", "e/broadsides", "h/landing", "v/volleys", "w/works",
              "l/shadows", "m/squadrons", "p/neutral", "q/convoy", "z/screens", "n/passes", "o/provinces"})
            QTest::newRow(path) << QByteArray("tests/kernel/").append(path);
    }
    void playEverySystemOfTheKernel()
    {
        QFETCH(QByteArray, path);
        const auto rules = rulesOf(path.constData());
        for (const char* player : {"random", "greedy", "mcts:8:8"}) {
            Match asked = match(*rules, player, player);
            asked.mostActions = 400;
            const Result<PlayedGame> game = playGame(asked, 0);
            QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
        }
    }

    void greedyBeatsRandom()
    {
        const auto rules = rulesOf(field);
        const auto [greedy, random] = wins(*rules, "greedy", "random", 10);
        QVERIFY2(greedy >= 18, qPrintable(QString("%1 to %2").arg(greedy).arg(random)));
    }

    /// With either side it wins more often than greedy does against itself.
    void mctsBeatsGreedy()
    {
        constexpr std::uint64_t games = 8;
        const auto rules = rulesOf(field);
        const auto won = [&](const char* first, const char* second, int side) {
            Match asked = match(*rules, first, second);
            asked.statistics = false;
            int out = 0;
            for (std::uint64_t number = 0; number < games; ++number)
                out += rules->side(played(asked, number).winner) == side ? 1 : 0;
            return out;
        };
        for (const int side : {0, 1}) {
            const int usual = won("greedy", "greedy", side);
            constexpr const char* search = "mcts:40:400";
            const int searched = side == 0 ? won(search, "greedy", side) : won("greedy", search, side);
            qInfo("side %d: %d, and %d with a search", side, usual, searched);
            QVERIFY(searched > usual);
        }
    }

    /// The search of the start belongs to the match: a game is the same whichever games were played before it.
    void shareTheOpening()
    {
        const auto rules = rulesOf(field);
        const auto asked = [&] {
            Match out = match(*rules, "mcts:2:40", "mcts:2:60");
            out.statistics = false;
            return out;
        };
        const Match all = asked();
        std::vector<PlayedGame> games;
        for (std::uint64_t number = 0; number < 3; ++number)
            games.push_back(played(all, number));
        for (std::uint64_t number = 3; number-- > 0;)
            QCOMPARE(played(asked(), number), games[number]);
    }
    void searchTheOpeningOnce()
    {
        const auto rules = rulesOf(field);
        OpeningBook book;
        std::atomic<int> searches = 0;
        const auto found = [&](std::int64_t behind) {
            return [&searches, behind] {
                ++searches;
                return std::optional(Outlook{{{4, behind}}});
            };
        };
        const auto stopped = [] { return std::optional<Outlook>(); };
        const PlayerSettings settings{.kind = PlayerKind::Mcts};
        QVERIFY(book.of(*rules, 0, settings, 1, stopped).postures.empty());
        {
            std::vector<std::jthread> threads;
            for (int k = 0; k < 4; ++k)
                threads.emplace_back([&] { (void)book.of(*rules, 0, settings, 1, found(7)); });
        }
        QCOMPARE(searches.load(), 1);
        QCOMPARE(book.of(*rules, 0, settings, 1, found(8)).postures.front().behind, 7);
        QCOMPARE(book.of(*rules, 1, settings, 1, found(8)).postures.front().behind, 8);
        QCOMPARE(book.of(*rules, 0, settings, 2, found(9)).postures.front().behind, 9);
        QCOMPARE(searches.load(), 3);
    }
    void endTheSearchOfTheOpening()
    {
        const auto rules = rulesOf(field);
        std::stop_source stop;
        stop.request_stop();
        const State start = begin(*rules)->state;
        QVERIFY(!MctsPlayer(*rules, 4, 1).opening(start, 0, 1'000'000, stop.get_token()));
        const auto outlook = MctsPlayer(*rules, 4, 1).opening(start, 0, 300);
        QVERIFY(outlook);
        const auto known = [](const Outlook::Found& found) { return found.weight > 0; };
        QVERIFY(std::ranges::any_of(outlook->postures, known));
        for (const Outlook::Found& found : outlook->postures)
            QVERIFY(found.behind >= 0);
    }

    void findTheObjectives()
    {
        const auto rules = rulesOf("scenarios/musket-and-saber/germantown");
        const std::vector<Cell> cells = victoryPlaces(*rules);
        const auto& areas = rules->scenario().map.areas;
        for (const Area& area : areas)
            if (area.kind == "objective")
                for (const Cell cell : area.cells)
                    QVERIFY(std::ranges::binary_search(cells, cell));
        QVERIFY(cells.size() < std::size_t(rules->cellCount()) / 10);
    }

    /// Two states that look alike to a side lead it to the same decision.
    void knowNothingHidden()
    {
        const auto rules = rulesOf("tests/kernel/l/shadows");
        QVERIFY(hidesSomething(*rules));
        State state = begin(*rules)->state;
        int compared = 0;
        const auto random = makePlayer(*rules, *playerNamed("random"), 4);
        for (int k = 0; k < 120 && !state.over; ++k) {
            const Question asked = question(*rules, state);
            const std::string seat = asked.seats.front();
            if (rules->side(seat) >= 0 && asked.wait == Wait::Choice) {
                const State known = redact(*rules, state, seat);
                for (const char* player : {"greedy", "mcts:8:8"}) {
                    if (k % 8 != 0 && player[0] == 'm') // each search simulates whole games
                        continue;
                    const Result<Action> whole = makePlayer(*rules, *playerNamed(player), 1)->decide(state, seat);
                    const Result<Action> part = makePlayer(*rules, *playerNamed(player), 1)->decide(known, seat);
                    QVERIFY(whole.has_value());
                    if (part && known.position != state.position) {
                        QCOMPARE(*whole, *part);
                        ++compared;
                    }
                }
            }
            const Result<Action> next = random->decide(state, seat);
            QVERIFY(next.has_value());
            state = apply(*rules, state, *next, false)->state;
        }
        QVERIFY(compared > 0);
    }
};

FW_TEST(PlayersTest)
#include "tst_Players.moc"
