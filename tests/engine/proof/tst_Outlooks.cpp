#include "engine/proof/CounterOutlook.h"
#include "engine/rules/Query.h"
#include "tests/Main.h"
#include "tests/engine/proof/Shipped.h"

using namespace fw;

namespace {

std::shared_ptr<const Rules> compiled(const Shipped& s)
{
    const auto rules = compile(s.rules, s.scenario, {});
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return *rules;
}

CounterOutlook outlook(const Shipped& s, const std::string& unit)
{
    const auto rules = compiled(s);
    return CounterOutlooks(rules).of(rules->unit(unit));
}

/// The cells that a counter can reach, with their costs.
QStringList reach(const std::vector<Route>& routes)
{
    QStringList out;
    for (const Route& route : routes)
        out << QString("%1 %2").arg(route.cell.c_str(), route.cost.text().c_str());
    out.sort();
    return out;
}

} // namespace

/// What the rules say of a counter where it is set up.
class tst_Outlooks : public QObject
{
    Q_OBJECT

private slots:
    void reachIsThatOfTheFirstMove()
    {
        const Shipped s("templates/odds", "templates/odds");
        const auto rules = compiled(s);
        const Result<Outcome> game = begin(*rules);
        QVERIFY(game.has_value());
        Draft draft = Action(Action::Kind::Choose, "red", "move");
        draft.args = {{"units", {"red-1"}}, {"way", {}}};
        const CounterOutlook one = outlook(s, "red-1");
        QVERIFY(one.move && !one.move->refused && !one.cut);
        QCOMPARE(one.move->phase.phase, std::string("movement"));
        QCOMPARE(one.move->phase.side, std::string("red"));
        QCOMPARE(one.move->turn, 1);
        QVERIFY(one.move->answered.empty());
        QCOMPARE(one.move->allowance.value_or(0), Rational(4));
        QVERIFY(reach(one.move->routes).size() > 20);
        QCOMPARE(reach(one.move->routes), reach(routes(*rules, game->state, draft)));
        const std::vector<int> cells = zone(*rules, rules->startPosition(), rules->unit("red-1"));
        QCOMPARE(one.zone, std::vector<Cell>(cells.begin(), cells.end()));
        QCOMPARE(one.zone.size(), std::size_t(6));
    }

    /// The side that moves second has its own phase.
    void secondSideMovesInItsOwnPhase()
    {
        const Shipped s("templates/odds", "templates/odds");
        const CounterOutlook one = outlook(s, "blue-1");
        QVERIFY(one.move && !one.move->routes.empty());
        QCOMPARE(one.move->phase.side, std::string("blue"));
    }

    void changesWithTheRules()
    {
        Shipped s("templates/odds", "templates/odds");
        const QStringList before = reach(outlook(s, "red-1").move->routes);
        s.rules.zones.clear();
        const CounterOutlook none = outlook(s, "red-1");
        QVERIFY(none.zone.empty());
        QVERIFY(reach(none.move->routes).size() >= before.size());
    }

    void namesTheRuleThatAStackBreaks()
    {
        Shipped s("templates/odds", "templates/odds");
        QCOMPARE(outlook(s, "red-4").stack, std::size_t(2));
        QVERIFY(!outlook(s, "red-4").crowded);
        s.placement("red-1").at = s.placement("red-4").at;
        const CounterOutlook three = outlook(s, "red-4");
        QCOMPARE(three.stack, std::size_t(3));
        QVERIFY(three.crowded && !three.crowded->cite.empty());
    }

    void readsTheLimitOfAConstraint()
    {
        Shipped s("brandywine/brandywine", "brandywine/brandywine");
        QCOMPARE(outlook(s, "1st-grenadiers").stack, std::size_t(0)); // it waits in a box
        for (const char* unit : {"1st-grenadiers", "1st-light-infantry"}) {
            s.placement(unit).box.clear();
            s.placement(unit).at = s.scenario.map.grid.cell(5, 5);
        }
        const CounterOutlook two = outlook(s, "1st-grenadiers");
        QCOMPARE(two.stack, std::size_t(2));
        QCOMPARE(two.limits.size(), std::size_t(1));
        QCOMPARE(two.limits[0].row, std::string("stack-limit"));
        QCOMPARE(two.limits[0].most, Rational(15));
        s.placement("1st-light-infantry").box = "arrivals";
        s.placement("1st-light-infantry").at = noCell;
        const CounterOutlook alone = outlook(s, "1st-grenadiers");
        QVERIFY(alone.limits[0].held > 0 && alone.limits[0].held < two.limits[0].held);
    }

    void tellsWhetherALineIsTraced()
    {
        Shipped s("templates/operational", "templates/operational");
        const std::vector<LineTraced> supplied{{"in-supply", "in supply", "5.1", true}};
        QCOMPARE(outlook(s, "e-21").lines, supplied);
        for (Area& area : s.scenario.map.areas)
            if (area.kind == "supply" && area.side == "east")
                area.side = "west";
        const std::vector<LineTraced> cut{{"in-supply", "in supply", "5.1", false}};
        QCOMPARE(outlook(s, "e-21").lines, cut);
        // A definition that only serves another one is not shown.
        const Shipped winter("../tests/kernel/k/winter", "../tests/kernel/k/winter");
        QStringList defs;
        const std::string unit = winter.scenario.setup.front().unit;
        for (const LineTraced& line : outlook(winter, unit).lines)
            defs << QString::fromStdString(line.def);
        QCOMPARE(defs, QStringList{"fed"});
    }

    void refusalNamesTheRule()
    {
        const Shipped s("battles-of-the-american-revolution/battles-of-the-american-revolution",
                        "battles-of-the-american-revolution/germantown-brigades");
        const CounterOutlook still = outlook(s, "1st-light");
        QVERIFY(still.move && still.move->routes.empty() && still.move->refused);
        QCOMPARE(still.move->refused->cite, std::string("3.3"));
    }

    /// Dice and choices before the move are answered, and the answers are told.
    void answersWhatComesBefore()
    {
        const Shipped musket;
        const CounterOutlook guards = outlook(musket, "guards");
        QVERIFY(guards.move && !guards.move->routes.empty());
        QVERIFY(!guards.move->answered.empty());
        QCOMPARE(guards.move->answered[0].second, std::string("3"));
        const Shipped leuthen("drums-and-muskets/drums-and-muskets", "drums-and-muskets/leuthen");
        QVERIFY(!outlook(leuthen, "p4").move->routes.empty());
        // Moves need a card, and no hand is dealt yet.
        const Shipped cards("templates/card-driven", "templates/card-driven");
        QVERIFY(!outlook(cards, "c-1").move);
    }
};

FW_TEST(tst_Outlooks)
#include "tst_Outlooks.moc"
