// A draft is built, proposed, refused and entered without a window.
#include "app/referee/controller/Referee.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QSignalSpy>
#include <QTest>

using namespace fw;

class GameDraftTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Referee> mReferee;

    Referee& playedTo(const char* line)
    {
        SampleGame sample;
        sample.playTo(line);
        mReferee = std::make_unique<Referee>(std::move(*sample.game), QString());
        return *mReferee;
    }
    int unit(const char* id) const { return mReferee->table.rules().unit(id); }
    int cell(const char* name) const { return mReferee->table.rules().place(name); }

private slots:
    void cleanup() { mReferee.reset(); }

    void clicksBuildAndEnterAnAction()
    {
        Referee& r = playedTo("colonial: move Wayne");
        const TableState& table = r.table;
        QSignalSpy drafted(&table, &TableState::drafted), entered(&table, &TableState::entered);
        const std::size_t rows = table.game().entries().size();
        QVERIFY(table.isUntouched() && !r.draft.mayEnter() && r.draft.proposed() == nullptr);
        QVERIFY(r.map.clickUnit(unit("waynes-division")));
        QCOMPARE(table.draft().verb, std::string("move"));
        QVERIFY(!table.facts().routes.empty() || !table.facts().ahead.empty());
        QVERIFY(r.map.clickCell(cell("0505")));
        QVERIFY(r.map.hasPath() && table.facts().ready && r.draft.mayEnter());
        QVERIFY(drafted.size() >= 2 && entered.isEmpty());
        QVERIFY(r.draft.accept());
        QCOMPARE(entered.size(), 1);
        QCOMPARE(table.game().entries().size(), rows + 1);
        QCOMPARE(table.state().position.units[std::size_t(unit("waynes-division"))].place.index(), cell("0505"));
        QVERIFY(table.isUntouched());
    }

    void undoesClicksSinglyOrTogether()
    {
        Referee& r = playedTo("colonial: move Wayne");
        const Draft blank = r.table.draft();
        QVERIFY(r.map.clickUnit(unit("waynes-division")));
        const std::vector<Draft> first = r.table.clicks();
        QVERIFY(r.map.clickCell(cell("0505")));
        const std::vector<Draft> both = r.table.clicks();
        r.draft.back();
        QCOMPARE(r.table.draft(), both[both.size() - 2]);
        r.draft.drop();
        QCOMPARE(r.table.draft(), blank);
        r.draft.back(); // no further click to undo
        QCOMPARE(r.table.clicks().size(), std::size_t(1));
        r.table.restoreDraft(first);
        QCOMPARE(r.table.draft(), first.back());
    }

    void secondClickDeselectsCounter()
    {
        Referee& r = playedTo("colonial: attack 0606");
        QVERIFY(r.orders.carryOut("attack"));
        QVERIFY(r.map.clickCell(cell("0606")));
        const Draft before = r.table.draft();
        QVERIFY(r.map.clickUnit(unit("waynes-division")));
        QVERIFY(r.table.facts().forecast);
        QVERIFY(r.draft.giveUp("waynes-division"));
        QCOMPARE(r.table.draft().args, before.args);
        QVERIFY(!r.draft.giveUp("waynes-division"));
    }

    void forecastChancesAddUpToOne()
    {
        Referee& r = playedTo("colonial: attack 0606");
        QVERIFY(r.orders.carryOut("attack"));
        QVERIFY(r.map.clickCell(cell("0606")) && r.map.clickUnit(unit("waynes-division")));
        Rational sum = 0;
        for (const Chance& chance : r.table.facts().forecast->chances)
            sum = sum + chance.chance;
        QVERIFY(sum == Rational(1));
        QVERIFY(!r.table.facts().tables.empty());
    }

    void refusalKeepsTheTriedAction()
    {
        Referee& r = playedTo("overrule");
        QSignalSpy refused(&r.table, &TableState::refusedSomething);
        const std::size_t rows = r.table.game().entries().size();
        QVERIFY(!r.orders.carryOut("move Guards to 0910 0909"));
        QCOMPARE(refused.size(), 1);
        QVERIFY(r.table.refusal() && r.table.refusal()->trouble == Trouble::Refused);
        QCOMPARE(r.table.refusal()->cite, std::string("13.2"));
        QCOMPARE(r.table.refusal()->tried.verb, std::string("move"));
        QCOMPARE(r.table.refusedAction(), r.table.refusal()->tried);
        QCOMPARE(r.table.game().entries().size(), rows);
        r.table.clearRefusal();
        QVERIFY(!r.table.refusal());
    }

    void handsTheScreenBetweenSides()
    {
        const Rules& rules = playedTo("overrule").table.game().rules();
        HandOver hands;
        Question question;
        State state;
        question.wait = Wait::Choice;
        question.seats = {"british"};
        hands.ask(question, rules, state);
        QCOMPARE(hands.seat(), std::string("british"));
        QVERIFY(!hands.isSecret() && !hands.isPending());
        question.seats = {"british", "colonial"};
        hands.answered(true);
        hands.ask(question, rules, state);
        QVERIFY(hands.isSecret() && hands.isPending() && hands.seat().empty());
        hands.takeScreen("colonial");
        hands.ask(question, rules, state);
        QVERIFY(hands.isSecret() && !hands.isPending());
        QCOMPARE(hands.seat(), std::string("colonial"));
        QVERIFY(hands.returnScreen()); // the wrong player had the screen
        QVERIFY(hands.isPending() && hands.seat().empty());
        QVERIFY(!hands.returnScreen());
    }

    void privateEntryWaitsForItsSide()
    {
        const Rules& rules = playedTo("overrule").table.game().rules();
        HandOver hands;
        Question question;
        question.wait = Wait::Choice;
        question.seats = {"british"};
        hands.ask(question, rules, {});
        hands.setPrivateToSide(true);
        QVERIFY(hands.isPrivateToSide() && hands.isPending());
        hands.takeScreen("british");
        QVERIFY(hands.isSecret() && !hands.isPending());
        hands.answered(true); // the side continues with its own answers
        hands.ask(question, rules, {});
        QVERIFY(!hands.isPending() && hands.isSecret());
        hands.setPrivateToSide(false);
        hands.answered(true);
        hands.ask(question, rules, {});
        QVERIFY(!hands.isSecret());
    }
};

FW_TEST(GameDraftTest)
#include "tst_gamedraft.moc"
