#include "tests/app/Program.h"

#include <QTemporaryDir>
#include <QTest>

/// The ruling desk.
class RuleTest : public QObject
{
    Q_OBJECT

private:
    const QString mRules = FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json";
    Ran run(const QString& words, const QStringList& more = {}) const
    {
        return fieldworks(QDir::tempPath(), QStringList{"rule", mRules, words} + more);
    }

private slots:
    void rulesOnAStatedCase()
    {
        const Ran ran = run("attack: Guards brigade attack 5 morale 4 disrupted, a battalion "
                            "attack 3; on buildings: brigade defence 4 morale 4; dice combat 4 "
                            "morale 3");
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        for (const QString& line : ran.out.split('\n', Qt::SkipEmptyParts))
            QVERIFY2(line.startsWith("stated  "), qPrintable(line));
        QVERIFY(ran.out.contains("Guards"));
        QVERIFY(ran.out.contains("disrupted [11.1]"));
        QVERIFY(ran.out.contains("+2 buildings"));
        QVERIFY(ran.out.contains("combat die: 4"));
        QVERIFY(ran.out.contains("[CRT-003]"));
    }

    void chancesWithoutDice()
    {
        const Ran ran = run("attack: brigade attack 5 morale 4; brigade defence 4 morale 4");
        QCOMPARE(ran.code, 0);
        double sum = 0;
        for (const QString& line : ran.out.split('\n')) {
            if (!line.startsWith("stated  chance "))
                continue;
            const QString share = line.mid(15).trimmed().section(' ', 0, 0);
            sum += share.section('/', 0, 0).toDouble() /
                   (share.contains('/') ? share.section('/', 1, 1).toDouble() : 1);
        }
        QVERIFY2(qAbs(sum - 1) < 1e-9, qPrintable(ran.out));
    }

    void leadersStandWithTheirUnits()
    {
        const Ran ran = run("attack: Guards brigade attack 5 morale 4 with Howe leader attack 2 "
                            "morale 1; brigade defence 4 morale 4; dice 4 3");
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("+2 leader: 5 to 7 [10.0]"), qPrintable(ran.out));
    }

    void groundHasAHeight()
    {
        const QString squares = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.rules.json";
        const auto ask = [&](const QString& words) {
            return fieldworks(QDir::tempPath(), {"rule", squares, words});
        };
        const Ran down = ask("battle on level 3: infantry factor 6 facing 4; on woods level 2: "
                             "infantry factor 5; dice 3 4");
        QCOMPARE(down.err, QString());
        QVERIFY2(down.out.contains("downhill"), qPrintable(down.out));
        QVERIFY(down.out.contains("slope or crest"));
        const Ran level = ask("battle on level 2: infantry factor 6 facing 4; on level 2: infantry "
                              "factor 5; dice 3 4");
        QVERIFY2(!level.out.contains("downhill"), qPrintable(level.out));
        const Ran odd = ask("battle on level high: infantry factor 6; infantry factor 5");
        QCOMPARE(odd.code, 64);
        QVERIFY2(odd.err.contains("after level comes a number"), qPrintable(odd.err));
    }

    void fieldsCanBeSaid()
    {
        const Ran ran = run("attack: Guards brigade attack 5, Hessians brigade attack 6; brigade "
                            "defence 4 morale 4; attackers Guards; dice 4 3");
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("Attackers Guards;"), qPrintable(ran.out));
        const Ran odd = run("attack: Guards brigade attack 5; brigade defence 4; colour red");
        QCOMPARE(odd.code, 64);
        QCOMPARE(odd.err, QString("\"attack\" has no field called \"colour\"\n"));
    }

    void wordsThatAreNotUnderstood_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("nothing") << "" << "nothing is stated";
        QTest::newRow("entry") << "atack: brigade attack 5" << "nothing called \"atack\"";
        QTest::newRow("terrain") << "attack: brigade attack 5; on lava: brigade"
                                 << "lava is no terrain of these rules";
        QTest::newRow("number") << "attack: brigade attack 5 7; brigade"
                                << "the number 7 follows no rating";
        QTest::newRow("dice") << "attack: brigade attack 5; brigade; dice combat"
                              << "after dice come faces";
        QTest::newRow("no head") << "brigade attack 5" << "the first clause names what is done";
        QTest::newRow("steps") << "attack: brigade steps 1 lost 1; brigade"
                               << "cannot have lost 1";
        QTest::newRow("crowd") << "attack: brigade, brigade, brigade, brigade, brigade, brigade, "
                                  "brigade; brigade"
                               << "only 6 cells are next to the target";
        QTest::newRow("too many dice") << "attack: brigade attack 5; brigade defence 1; "
                                          "dice 1 2 3 4 5"
                                       << "dice more than are rolled";
    }
    void wordsThatAreNotUnderstood()
    {
        QFETCH(QString, words);
        QFETCH(QString, part);
        const Ran ran = run(words);
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains(part), qPrintable(ran.err));
    }

    void optionsChangeTheRuling()
    {
        const QString words = "attack: brigade attack 5 morale 4; brigade defence 4 morale 4; "
                              "dice combat 4 morale 3";
        const Ran usual = run(words);
        const Ran printed = run(words, {"--preset", "germantown-as-printed"});
        QCOMPARE(printed.code, 0);
        QVERIFY(printed.out != usual.out);
        QVERIFY2(printed.out.startsWith("stated  options: "), qPrintable(printed.out));
        QCOMPARE(run(words, {"--preset", "no-such"}).code, 2);
    }
};

QTEST_GUILESS_MAIN(RuleTest)
#include "tst_rule.moc"
