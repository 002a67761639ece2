#include "engine/formula/Formula.h"
#include "engine/proof/TrialGame.h"
#include "tests/Main.h"
#include "tests/engine/proof/Shipped.h"

using namespace fw;

namespace {

/// The menu of the movement phase of the template.
ChooseNode& moves(Ruleset& rules)
{
    for (Procedure& procedure : rules.procedures)
        if (procedure.id == "movement")
            return *procedure.then.at(0).as<RepeatNode>()->then.at(0).as<ChooseNode>();
    qFatal("no movement");
}

TrialGame played(const Shipped& s, std::uint64_t seed = 0, std::size_t limit = 20000)
{
    const auto rules = compile(s.rules, s.scenario, Setup());
    if (!rules)
        qFatal("%s", describe(rules.error()).c_str());
    return trialGame(**rules, seed, limit);
}

} // namespace

/// Random games that show where rules get stuck.
class tst_Trials : public QObject
{
    Q_OBJECT

private slots:
    void soundGamesEnd_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("odds") << "templates/odds"
                              << "templates/odds";
        QTest::newRow("operational") << "templates/operational"
                                     << "templates/operational";
        QTest::newRow("musket") << "musket-and-saber/musket-and-saber"
                                << "musket-and-saber/practice";
    }
    void soundGamesEnd()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Shipped s(rules.toStdString(), scenario.toStdString());
        std::size_t actions = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const TrialGame game = played(s, seed);
            QVERIFY(game.findings.empty());
            QVERIFY(game.over);
            QCOMPARE(played(s, seed).actions, game.actions);
            actions += game.actions;
        }
        QVERIFY(actions > 20);
        const TrialGame cut = played(s, 0, 5);
        QCOMPARE(cut.actions, std::size_t(5));
        QVERIFY(!cut.over && cut.findings.empty());
    }

    /// A fault behind a choice is reported with its reason.
    void findsChoicesThatLeadToAFault()
    {
        Shipped s("templates/odds", "templates/odds");
        auto* roll = Shipped::row(s.rules.procedures, "fight").then.at(2).as<RollNode>();
        roll->dice.at(0).high.emplace().count = "@box:eliminated"; // no faces while nobody is eliminated
        const TrialGame game = played(s);
        QCOMPARE(game.findings.size(), std::size_t(1));
        const CheckResult& found = game.findings.front();
        QCOMPARE(found.id(), std::string("trial: node attack"));
        QCOMPARE(found.what, std::string("refused"));
        QCOMPARE(found.values(), std::vector<std::string>({"combat"})); // the die
        QCOMPARE(found.finding.place, std::string("/procedures/2/do/0/do/0"));
        QVERIFY(found.ofRules);
        QVERIFY(!game.over);
    }

    void findsPhasesThatCannotEnd()
    {
        Shipped s("templates/odds", "templates/odds");
        // When every unit has moved nothing is left to do, and the phase ends only when it is too late.
        for (MenuEntry& entry : moves(s.rules).menu)
            if (entry.id == "end-movement")
                entry.need = *readConditions("@game.turn >= 99", FormulaNames::of(s.rules));
        const TrialGame game = played(s);
        QCOMPARE(game.findings.size(), std::size_t(1));
        QCOMPARE(game.findings.front().id(), std::string("trial: node move"));
        QCOMPARE(game.findings.front().what, std::string("refused"));
        QCOMPARE(game.findings.front().finding.place, std::string("/procedures/1/do/0/do/0"));
    }

    void findsTurnsWithoutEnd()
    {
        Shipped s("templates/odds", "templates/odds");
        std::erase_if(moves(s.rules).menu, [](const MenuEntry& entry) { return entry.id == "end-movement"; });
        for (MenuEntry& entry : moves(s.rules).menu)
            if (entry.id == "move")
                entry.fields.at(0).need.clear(); // each unit moves as often as it likes
        const TrialGame game = played(s);
        QCOMPARE(game.findings.size(), std::size_t(1));
        QCOMPARE(game.findings.front().what, std::string("endless"));
        QCOMPARE(game.findings.front().spot.id, std::string("move"));
    }
};

FW_TEST(tst_Trials)
#include "tst_Trials.moc"
