// Dice faces are typed, named and rolled, and orders are typed, without a window.
#include "app/referee/controller/Referee.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"

#include <QTest>

using namespace fw;

class DiceEntryTest : public QObject
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
    std::vector<std::string> rolled() const
    {
        std::vector<std::string> out;
        for (const Argument& a : mReferee->table.game().entries().back().action.args)
            out.insert(out.end(), a.values.begin(), a.values.end());
        return out;
    }

private slots:
    void cleanup() { mReferee.reset(); }

    void digitsEnterFacesUntilAllAreKnown()
    {
        Referee& r = playedTo("dice combat 3 morale 6");
        QCOMPARE(r.table.question().wait, Wait::Dice);
        QVERIFY(!r.map.areAnswers() && !r.map.clickCell(0));
        QCOMPARE(r.table.question().dice.size(), std::size_t(2));
        r.dice.digit(4);
        QCOMPARE(r.dice.faces(), std::vector<int>{4});
        QVERIFY(!r.table.facts().ready);
        r.draft.back();
        QVERIFY(r.dice.faces().empty());
        r.dice.digit(3);
        r.dice.digit(6);
        QCOMPARE(r.dice.faces(), (std::vector<int>{3, 6}));
        r.dice.replaceFace(0, 2);
        QCOMPARE(r.dice.faces(), (std::vector<int>{2, 6}));
        QVERIFY(r.draft.accept());
        QCOMPARE(rolled(), (std::vector<std::string>{"2", "6"}));
    }

    void refusesFaceThatTheDieLacks()
    {
        Referee& r = playedTo("dice combat 3 morale 6");
        QVERIFY(r.dice.mayFall(6) && !r.dice.mayFall(7));
        r.dice.digit(7);
        QVERIFY(r.table.refusal() && r.table.refusal()->trouble == Trouble::BadInput);
        QVERIFY(r.dice.faces().empty());
        QVERIFY(r.dice.refuseFaces("1 2 3"));
        QVERIFY(!r.dice.refuseFaces("attack"));
        r.dice.digit(1);
        QVERIFY(!r.table.refusal());
    }

    void takesFacesFromTheOrderLine()
    {
        for (const char* line : {"3 6", "3,6", "36"}) {
            Referee& r = playedTo("dice combat 3 morale 6");
            QVERIFY(r.orders.carryOut(line));
            QCOMPARE(rolled(), (std::vector<std::string>{"3", "6"}));
        }
        Referee& r = playedTo("dice combat 3 morale 6");
        QVERIFY(!r.dice.takeFaces("9 9"));
        QVERIFY(r.dice.takeFaces("3"));
        QCOMPARE(r.dice.faces(), std::vector<int>{3});
        QCOMPARE(r.table.game().entries().back().action.kind, Action::Kind::Choose);
    }

    void rollsTheRemainingDice()
    {
        Referee& r = playedTo("dice combat 3 morale 6");
        r.dice.face(5);
        QVERIFY(r.dice.roll());
        QCOMPARE(r.table.game().entries().back().action.kind, Action::Kind::Dice);
        QCOMPARE(rolled().size(), std::size_t(2));
        QCOMPARE(rolled().front(), std::string("5"));
        QVERIFY(r.table.question().wait == Wait::Dice || !r.dice.roll());
    }

    void orderLineAcceptsOrdersAndChoices()
    {
        Referee& r = playedTo("colonial: move Wayne");
        const std::size_t rows = r.table.game().entries().size();
        QVERIFY(r.orders.carryOut("move"));
        QCOMPARE(r.table.draft().verb, std::string("move"));
        QVERIFY(r.orders.carryOut("Wayne's Division"));
        QVERIFY(r.orders.carryOut("0505"));
        QCOMPARE(r.table.game().entries().size(), rows);
        r.draft.drop();
        QVERIFY(r.orders.carryOut("colonial: move Wayne to 0505 0506"));
        QCOMPARE(r.table.game().entries().size(), rows + 1);
        QCOMPARE(r.table.game().entries().back().action.verb, std::string("move"));
        QVERIFY(r.orders.carryOut("note a word"));
        QCOMPARE(r.table.game().entries().back().kind, RowKind::Note);
        QVERIFY(r.orders.saysEnd("End") && !r.orders.saysEnd("move"));
    }

    void incompleteOrderAsksForMissingFields()
    {
        Referee& r = playedTo("colonial: attack 0606");
        const std::size_t rows = r.table.game().entries().size();
        QVERIFY(!r.orders.carryOut("attack 0606"));
        QVERIFY(r.table.refusal().has_value());
        QVERIFY(r.table.refusedAction().verb.empty()); // an incomplete order cannot be allowed
        QCOMPARE(r.table.draft().verb, std::string("attack"));
        QVERIFY(!r.table.facts().openField.empty());
        QCOMPARE(r.table.game().entries().size(), rows);
        QVERIFY(!r.orders.carryOut("march to the moon"));
        QCOMPARE(r.table.refusal()->trouble, Trouble::BadInput);
    }
};

FW_TEST(DiceEntryTest)
#include "tst_diceentry.moc"
