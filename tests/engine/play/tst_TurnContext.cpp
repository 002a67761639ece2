#include "engine/play/Clicks.h"
#include "engine/play/Proposal.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <algorithm>

using namespace fw;

/// The legal actions of one state: the answers are those of the rules, and each is computed once.
class tst_TurnContext : public QObject
{
    Q_OBJECT

private:
    static TurnContext contextOf(const SampleGame& game)
    {
        return TurnContext(game.game->sharedRules(), game.game->state());
    }
    static Draft blank(const TurnContext& turn)
    {
        Draft out;
        out.seat = turn.question().seats.front();
        return out;
    }
    /// A counter on the map that can start an action, and the resulting draft.
    static Draft begun(const TurnContext& turn)
    {
        for (const Unit& unit : turn.rules().scenario().units)
            if (const Click click = clickOn(turn, blank(turn), unit.id); !click.drafts.empty())
                return click.drafts.back();
        return {};
    }

private slots:
    void answersMatchTheRules()
    {
        SampleGame game;
        game.playTo("colonial: enter");
        const TurnContext turn = contextOf(game);
        const Rules& rules = turn.rules();
        const Choices open = legal(rules, turn.state(), blank(turn));
        QVERIFY(turn.choices(blank(turn)) == open);
        std::vector<UnavailableEntry> closed = barred(rules, turn.state(), open);
        const std::vector<UnavailableEntry>& told = turn.unavailable(open);
        QCOMPARE(told.size(), closed.size());
        for (std::size_t i = 0; i < closed.size(); ++i)
            QVERIFY(told[i].entry == closed[i].entry && told[i].why.cite == closed[i].why.cite);
        const Draft draft = begun(turn);
        QVERIFY(!draft.verb.empty());
        QVERIFY(turn.choices(draft) == legal(rules, turn.state(), draft));
        QVERIFY(turn.routes(draft) == routes(rules, turn.state(), draft));
    }

    void forecastMatchesTheRules()
    {
        SampleGame game;
        game.playTo("colonial: attack 0606");
        const TurnContext turn = contextOf(game);
        const auto order = readOrder(turn.rules(), turn.state(), game.lines()[game.played()].text);
        QVERIFY(order && turn.allows(order->action));
        const Result<Forecast> forecast = fw::forecast(turn.rules(), turn.state(), order->action);
        const TurnContext::Met* met = turn.met(order->action);
        QVERIFY(forecast && met != nullptr && !met->tables.empty());
        QVERIFY(met->forecast.trace == forecast->trace);
        QCOMPARE(met->forecast.chances.size(), forecast->chances.size());
        Action none = order->action;
        none.args.clear();
        QVERIFY(!turn.allows(none) && turn.met(none) == nullptr);
    }

    /// A click, its proposal and the list search each draft once; a repeated click searches none.
    void searchesEachDraftOnce()
    {
        SampleGame game;
        game.playTo("colonial: enter");
        const TurnContext turn = contextOf(game);
        const Draft draft = begun(turn);
        QVERIFY(!turn.choices(draft).empty());
        const std::size_t clicked = turn.searches();
        QVERIFY(clicked > 0);
        QCOMPARE(begun(turn), draft);
        QVERIFY(!turn.choices(draft).empty());
        QCOMPARE(turn.searches(), clicked);
        const auto proposed = [&] { return propose(turn, draft, turn.choices(draft), false, {}).action; };
        const std::optional<Action> first = proposed();
        const std::size_t after = turn.searches();
        QVERIFY(proposed() == first);
        QCOMPARE(turn.searches(), after);
    }

    /// Choices found within the step limit are cached; others are not, and may be supplied from another context.
    void keepsChoicesFoundElsewhere()
    {
        SampleGame game;
        game.playTo("colonial: enter");
        const TurnContext turn = contextOf(game);
        const Draft draft = begun(turn);
        const TurnContext other = contextOf(game);
        QVERIFY(other.choicesWithin(draft, 1) == nullptr);
        const Choices* found = other.choicesWithin(draft, 100'000'000);
        QVERIFY(found != nullptr && *found == turn.choices(draft));
        const std::size_t searched = other.searches();
        QCOMPARE(&other.choices(draft), found);
        QCOMPARE(other.choicesWithin(draft, 1), found);
        const TurnContext third = contextOf(game);
        third.keep(draft, *found);
        QVERIFY(third.choices(draft) == *found);
        QCOMPARE(third.searches(), std::size_t(0));
        QCOMPARE(other.searches(), searched);
    }

    /// The target set of a draft and whether it is closed are part of the cache key.
    void treatsDifferentDraftsSeparately()
    {
        SampleGame game;
        game.playTo("colonial: enter");
        const TurnContext turn = contextOf(game);
        Draft draft = begun(turn);
        QVERIFY(!turn.choices(draft).empty());
        draft.closed = true;
        QVERIFY(turn.choices(draft).empty());
        Draft other = begun(turn);
        other.args.back().values.emplace_back("nobody");
        QVERIFY(turn.choices(other).empty());
        QVERIFY(!turn.choices(begun(turn)).empty());
    }
};

FW_TEST(tst_TurnContext)
#include "tst_TurnContext.moc"
