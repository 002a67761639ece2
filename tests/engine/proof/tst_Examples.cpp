#include "tests/Main.h"
#include "tests/engine/proof/Shipped.h"

#include <set>

using namespace fw;

/// Examples of play: their results, and that a change of the rules is noticed.
class tst_Examples : public QObject
{
    Q_OBJECT

private slots:
    void shippedExamplesHold_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("hexes") << "musket-and-saber/musket-and-saber"
                               << "musket-and-saber/germantown";
        QTest::newRow("squares") << "brandywine/brandywine"
                                 << "brandywine/brandywine";
        QTest::newRow("corners") << "drums-and-muskets/drums-and-muskets"
                                 << "drums-and-muskets/leuthen";
        QTest::newRow("tactics") << "battles-of-the-american-revolution/battles-of-the-american-revolution"
                                 << "battles-of-the-american-revolution/germantown-brigades";
    }
    void shippedExamplesHold()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Shipped s(rules.toStdString(), scenario.toStdString());
        QVERIFY(s.rules.examples.size() >= 30);
        for (const Example& example : s.rules.examples) {
            const ExampleRun run = runExample(s.rules, s.scenario, example);
            for (const CheckResult& proved : run.findings)
                qWarning("%s: %s", example.id.c_str(), plain(proved.finding.text).c_str());
            QVERIFY2(run.held, example.id.c_str());
        }
    }

    /// A number of the rules that no example uses could change unnoticed.
    void examplesReachEveryColumnAndEnfilade()
    {
        const Shipped s("brandywine/brandywine", "brandywine/brandywine");
        std::set<std::string> columns;
        for (const Example& example : s.rules.examples)
            for (const std::string& cell : runExample(s.rules, s.scenario, example).cells) {
                const auto bar = cell.find('|');
                if (cell.starts_with("results|"))
                    columns.insert(cell.substr(bar + 1, cell.rfind('|') - bar - 1));
            }
        QVERIFY2(columns.size() >= 8, std::to_string(columns.size()).c_str());
        for (const char* factor : {"1", "2", "3"}) {
            Shipped changed = s;
            for (TableRow& row : changed.table("enfilade").rows)
                if (row.cells.at(1) == factor)
                    row.cells.at(1) = "7";
            QVERIFY2(!examples(changed.rules, changed.scenario).empty(), factor);
        }
        Shipped flat = s;
        std::erase_if(flat.rules.modifiers, [](const Modifier& m) { return m.id == "downhill"; });
        QVERIFY(!examples(flat.rules, flat.scenario).empty());
    }

    /// Without a scenario, or with an unreadable one, correct rules are not called wrong.
    void skipsExamplesThatNeedAScenario()
    {
        const std::string folder = "battles-of-the-american-revolution/";
        const Shipped s(folder + "battles-of-the-american-revolution", folder + "germantown-brigades");
        QVERIFY(examples(s.rules, s.scenario).empty());
        const std::vector<CheckResult> alone = examples(s.rules, std::nullopt);
        QVERIFY(!alone.empty());
        for (const CheckResult& one : alone)
            QVERIFY2(one.finding.severity == Severity::Note, plain(one.finding.text).c_str());
        // Examples that name nothing of a scenario run without one.
        Shipped changed;
        for (Example& example : changed.rules.examples)
            example.expect = {{"differential", "99"}};
        QVERIFY(std::ranges::any_of(examples(changed.rules, changed.scenario),
                                    [](const CheckResult& one) { return one.finding.severity == Severity::Error; }));
    }

    void noticesAChangedCell()
    {
        Shipped s;
        for (TableRow& row : s.table("crt-revised").rows)
            for (std::string& cell : row.cells)
                cell = "-";
        QVERIFY(examples(s.rules, s.scenario).size() >= 10);
    }

    void reportsTheActualResult_data()
    {
        QTest::addColumn<QString>("stated");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        const auto words = "attack: brigade attack 5 morale 4; brigade defence 4 morale 4; dice "
                           "combat 4 morale 3";
        QTest::newRow("other value") << words << "differential"
                                     << "2"
                                     << "differential should come to 2, and comes to 1";
        QTest::newRow("no such row") << words << "weather"
                                     << "fog"
                                     << "weather should come to fog, and no row of that name is in this ruling";
        QTest::newRow("other dice") << "attack: brigade attack 5; brigade defence 4; dice combat 4 "
                                       "morale 3 luck 2"
                                    << "differential"
                                    << "1"
                                    << "its dice do not match";
        QTest::newRow("words") << "atack: brigade"
                               << "differential"
                               << "1"
                               << "cannot be ruled on";
    }
    void reportsTheActualResult()
    {
        QFETCH(QString, stated);
        QFETCH(QString, row);
        QFETCH(QString, value);
        QFETCH(QString, says);
        const Shipped s;
        Example example;
        example.id = "x";
        example.stated = stated.toStdString();
        example.expect[row.toStdString()] = value.toStdString();
        const ExampleRun run = runExample(s.rules, s.scenario, example);
        QVERIFY(!run.held);
        QVERIFY2(QString::fromStdString(plain(run.findings.front().finding.text)).contains(says),
                 plain(run.findings.front().finding.text).c_str());
    }

    void acceptsRefusalsAsExamples()
    {
        const Shipped s;
        Example example;
        example.id = "x";
        example.stated = "attack: brigade attack 5; brigade defence 4; dice combat 4 morale 3";
        example.refused = "7.1";
        QVERIFY(!runExample(s.rules, s.scenario, example).held);
    }

    void createsExampleFromRuling()
    {
        const Shipped s;
        const auto made = exampleOf(s.rules, s.scenario, "made",
                                    "attack: brigade attack 8 morale 4; brigade defence 4 morale 4; "
                                    "dice combat 5 morale 5",
                                    {}, {});
        QVERIFY(made.has_value());
        QCOMPARE(made->expect.at("differential"), std::string("4"));
        QCOMPARE(made->expect.at("crt-revised"), std::string("Dr"));
        QVERIFY(runExample(s.rules, s.scenario, *made).held);
        QVERIFY(!exampleOf(s.rules, s.scenario, "bad", "atack: x", {}, {}));
    }
};

FW_TEST(tst_Examples)
#include "tst_Examples.moc"
