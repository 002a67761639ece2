#include "engine/proof/Band.h"
#include "engine/proof/Mix.h"
#include "tests/engine/proof/Shipped.h"

using namespace fw;

/// Acceptances and the counter mix.
class tst_Proof : public QObject
{
    Q_OBJECT

private slots:
    /// Must show: the shipped files report nothing that is not accepted.
    void theShippedFilesReportNothing_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("hexes") << "musket-and-saber/musket-and-saber" << "musket-and-saber/germantown";
        QTest::newRow("squares") << "brandywine/brandywine" << "brandywine/brandywine";
        QTest::newRow("odds") << "templates/odds" << "templates/odds";
        QTest::newRow("differential") << "templates/differential" << "templates/differential";
    }
    void theShippedFilesReportNothing()
    {
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        const Shipped s(rules.toStdString(), scenario.toStdString());
        QCOMPARE(s.open(s.scenario), QStringList());
        for (const auto& list : {s.rules.accepted, s.scenario.accepted})
            for (const Acceptance& one : list)
                QVERIFY2(one.reason.size() > 10, one.finding.c_str());
    }

    void whatIsAcceptedIsKeptQuiet()
    {
        Shipped s;
        s.table("crt-revised").rows[2].cells[6] = "Ac";
        Proved found;
        for (const Proved& proved : prove(s.rules))
            if (proved.check == "monotony")
                found = proved;
        QVERIFY(found.open());
        s.rules.accepted.push_back(acceptance(found, "as printed"));
        QCOMPARE(s.open(), QStringList());
        for (const Proved& proved : prove(s.rules))
            if (proved.check == "monotony")
                QCOMPARE(proved.reason, std::string("as printed"));
    }

    void itWakesUpWhenItSaysSomethingElse()
    {
        Shipped s;
        s.table("crt-revised").rows[2].cells[6] = "Ac";
        for (const Proved& proved : prove(s.rules))
            if (proved.check == "monotony")
                s.rules.accepted.push_back(acceptance(proved, "as printed"));
        s.table("crt-revised").rows[2].cells[6] = "Ar";
        const QStringList open = s.open();
        QCOMPARE(open, QStringList{"monotony: table crt-revised, row 3, column +5..+6"});
        for (const Proved& proved : prove(s.rules))
            if (proved.open())
                QVERIFY2(plain(proved.finding.remedy).find("as printed") != std::string::npos,
                         plain(proved.finding.remedy).c_str());
    }

    void anAcceptanceOfNothingIsAFinding()
    {
        Shipped s;
        s.scenario.accepted.push_back({"back: unit guards", "so it is printed", "0000000000000000"});
        QCOMPARE(s.open(), QStringList{"accepted: acceptance back: unit guards"});
    }

    void theMixCountsEveryCounterOnce()
    {
        const Shipped s;
        const auto mix = mixOf(s.rules, s.scenario);
        int count = 0, setUp = 0, arriving = 0;
        for (const MixLine& line : mix) {
            if (line.marker)
                continue;
            count += line.count;
            setUp += line.setUp;
            arriving += line.arriving;
            QCOMPARE(line.count, int(line.units.size()));
        }
        QCOMPARE(count, int(s.scenario.units.size()));
        QCOMPARE(setUp + arriving, count);
        const QString csv = QString::fromStdString(mixCsv(mix));
        QVERIFY(csv.startsWith("side,kind,formation,numbers,count,set up,arriving,needed\r\n"));
        QCOMPARE(csv.count("\r\n"), int(mix.size()) + 2);
    }

    void csvQuotesWhatNeedsIt()
    {
        MixLine line;
        line.what = "foot, \"old\"";
        QVERIFY(mixCsv({line}).find("\"foot, \"\"old\"\"\"") != std::string::npos);
    }

    void signsOfBands()
    {
        QCOMPARE(bandSign("II"), std::string("II"));
        QCOMPARE(bandSign("Left Wing"), std::string("L"));
        QCOMPARE(bandSign("Élan vital"), std::string("É"));
        QVERIFY(nameFits("Guards"));
        QVERIFY(!nameFits("Stephen's Division of the Left Column"));
        QCOMPARE(printedName("Left (2nd Light Infantry)"), std::string("Left"));
    }
};

QTEST_GUILESS_MAIN(tst_Proof)
#include "tst_Proof.moc"
