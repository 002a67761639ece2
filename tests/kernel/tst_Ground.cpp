// Marks on hexsides, ways and areas, and units that leave: the small game "works" in its details.
#include "engine/rules/Compiled.h"
#include "engine/session/StateText.h"
#include "tests/Main.h"
#include "tests/kernel/Systems.h"

using namespace fw;

namespace {

const kernel::Folder& works()
{
    static const kernel::Folder folder = kernel::folderOf("w/works");
    return folder;
}

struct Opened {
    Ruleset rules = *readRules(works().read(".rules.json"), "works");
    Scenario scenario = *readScenario(works().read(".scenario.json"), "works");
    Result<Game> game = Game::create({rules, scenario, {}, {}, {}}, {}, "test");

    Rational mark(const char* id, const char* place) const
    {
        return game->rules().mark(game->state().position, id, game->rules().place(place));
    }
    /// Carries out one order; false when it is refused.
    bool order(const std::string& text)
    {
        const auto lines = readOrders(text, "orders");
        return lines && adjudicate(*game, *lines, "orders", "test");
    }
    bool may(const std::string& text) const
    {
        const Result<Action> action = parseOrder(game->rules(), game->state(), text);
        return action && apply(game->rules(), game->state(), *action);
    }
};

} // namespace

class tst_Ground : public QObject
{
    Q_OBJECT

private slots:
    void groundHasNames()
    {
        const Opened o;
        const Rules& rules = o.game->rules();
        const int side = rules.place("0402/0503");
        QVERIFY(side >= rules.compiled().firstHexside);
        QCOMPARE(rules.place("0503/0402"), side);
        QCOMPARE(rules.placeName(side), std::string("0402/0503"));
        QCOMPARE(rules.place("0402/0704"), -1);
        QCOMPARE(rules.placeName(rules.place("ashford")), std::string("ashford"));
        QCOMPARE(rules.placeLabel(PlaceId(rules.place("ashford"))), std::string("Ashford"));
    }
    void scenarioMarksTheGround()
    {
        const Opened o;
        QCOMPARE(o.mark("dug", "0404/0504"), Rational(1));
        QCOMPARE(o.mark("dug", "0402/0503"), Rational(0));
        QCOMPARE(o.mark("cut", "0603/0704"), Rational(1));
        QCOMPARE(o.mark("holder", "birchley"), Rational(2));
        QCOMPARE(o.mark("weather", "right-bank"), Rational(1));
    }
    void aKeptPositionIsReadBack()
    {
        Opened o;
        QVERIFY(o.order("dice sky 6\ndice sky 1\nnorth: blow with Pioneers at 0402/0503\n"));
        const std::string kept = canonical(o.game->rules(), o.game->state());
        const Result<State> read = readState(o.game->rules(), kept);
        QVERIFY2(read, read ? "" : describe(read.error()).c_str());
        QVERIFY(*read == o.game->state());
    }
    void aBlownBridgeIsNone()
    {
        Opened o;
        QVERIFY(o.order("dice sky 6\ndice sky 6\n"));
        QVERIFY(o.may("north: march 1st Foot to 0402 0503"));
        QVERIFY(o.order("set 0402/0503 blown bridge because a storm took it\n"));
        QCOMPARE(o.mark("blown", "0402/0503"), Rational(1));
        QVERIFY(!o.may("north: march 1st Foot to 0402 0503"));
        QVERIFY(o.may("north: build with Pioneers at 0402/0503"));
        QVERIFY(o.order("set 0402/0503 no blown bridge because it was saved\n"));
        QVERIFY(o.may("north: march 1st Foot to 0402 0503"));
    }
    void aWayIsMarkedWhereOneCrosses()
    {
        Opened o;
        QVERIFY(o.order("dice sky 6\ndice sky 6\n"));
        QVERIFY(o.order("set 0202/0303 cut rail because of raiders\n"));
        QVERIFY(!o.order("set 0404/0504 cut rail because of raiders\n"));
        QVERIFY(!o.order("set ashford cut rail because of raiders\n"));
    }
    void unitsStayOutOfGround()
    {
        Opened o;
        QVERIFY(o.order("dice sky 6\ndice sky 6\n"));
        QVERIFY(!o.order("set Guard at ashford because of a mistake\n"));
        QVERIFY(!o.order("set Guard at 0402/0503 because of a mistake\n"));
    }
    void aUnitLeavesInItsTurn()
    {
        const kernel::Played played = kernel::play(works());
        const Opened o;
        const PlaceId gone = o.game->rules().compiled().boxOf(BoxRole::Left);
        for (const char* unit : {"n-guard", "s-train"})
            QCOMPARE(played.end.position.units[std::size_t(o.game->rules().unit(unit))].place, gone);
    }
};

FW_TEST(tst_Ground)
#include "tst_Ground.moc"
