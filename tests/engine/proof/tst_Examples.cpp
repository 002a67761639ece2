#include "tests/engine/proof/Shipped.h"

using namespace fw;

/// Examples of play: what they came to, and that a change of the rules is noticed.
class tst_Examples : public QObject
{
    Q_OBJECT

private slots:
    void theShippedOnesHold()
    {
        const Shipped s;
        QVERIFY(s.rules.examples.size() >= 30);
        for (const Example& example : s.rules.examples) {
            const ExampleRun run = runExample(s.rules, s.scenario, example);
            for (const Proved& proved : run.findings)
                qWarning("%s: %s", example.id.c_str(), plain(proved.finding.text).c_str());
            QVERIFY2(run.held, example.id.c_str());
        }
    }

    void theyNoticeAChangedCell()
    {
        Shipped s;
        for (TableRow& row : s.table("crt-revised").rows)
            for (std::string& cell : row.cells)
                cell = "-";
        QVERIFY(examples(s.rules, s.scenario).size() >= 10);
    }

    void itSaysWhatCameInstead_data()
    {
        QTest::addColumn<QString>("stated");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        const auto words = "attack: brigade attack 5 morale 4; brigade defence 4 morale 4; dice "
                           "combat 4 morale 3";
        QTest::newRow("other value") << words << "differential" << "2"
                                     << "differential should come to 2, and comes to 1";
        QTest::newRow("no such row") << words << "weather" << "fog"
                                     << "weather should come to fog, and comes to -";
        QTest::newRow("other dice") << "attack: brigade attack 5; brigade defence 4; dice combat 4 "
                                       "morale 3 luck 2"
                                    << "differential" << "1" << "its dice are not those";
        QTest::newRow("words") << "atack: brigade" << "differential" << "1" << "cannot be ruled on";
    }
    void itSaysWhatCameInstead()
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

    void refusalsAreExamplesToo()
    {
        const Shipped s;
        Example example;
        example.id = "x";
        example.stated = "attack: brigade attack 5; brigade defence 4; dice combat 4 morale 3";
        example.refused = "7.1";
        QVERIFY(!runExample(s.rules, s.scenario, example).held);
    }

    void oneIsMadeFromARuling()
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

QTEST_GUILESS_MAIN(tst_Examples)
#include "tst_Examples.moc"
