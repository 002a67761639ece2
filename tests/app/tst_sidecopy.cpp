// A copy of a game for one side, and the short log, on the command line.
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

class SideCopyTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    Ran run(const QStringList& words) const { return fieldworks(mHome.path(), words); }
    QString path(const QString& name) const { return mHome.filePath(name); }

private slots:
    void initTestCase()
    {
        const QString folder = FW_SOURCE_DIR "/scenarios/drums-and-muskets/";
        const Ran played = run({"adjudicate", folder + "leuthen.scenario.json", folder + "leuthen-sample.orders",
                                "--game", "leuthen.game", "-o", "leuthen.txt"});
        QVERIFY2(played.code == 0, qPrintable(played.err));
    }

    void copyVerifiesAndHoldsItsLog()
    {
        const Ran made = run({"export", "leuthen.game", "--side", "austria", "--to", "austria.game"});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        const Ran whole = run({"verify", "leuthen.game"});
        const Ran copy = run({"verify", "austria.game"});
        QVERIFY2(copy.code == 0, qPrintable(copy.out + copy.err));
        QVERIFY2(copy.out.contains("a copy for the side austria; it holds only the hash of "), qPrintable(copy.out));
        const auto head = [](const Ran& ran) { return ran.out.section("in full ", 1).section('\n', 0, 0); };
        QCOMPARE(head(copy), head(whole));
        QCOMPARE(head(copy).size(), 64);
        const Ran held = run({"verify", "leuthen.game", "--head", head(copy)});
        QCOMPARE(held.code, 0);
        const Ran log = run({"log", "austria.game"});
        QCOMPARE(log.code, 0);
        QCOMPARE(log.out, run({"log", "leuthen.game", "--side", "austria"}).out);
        // Some rows are open and some are sealed.
        const int sealed = QRegularExpression("of (\\d+) rows").match(copy.out).captured(1).toInt();
        const int rows = QRegularExpression("intact, (\\d+) rows").match(copy.out).captured(1).toInt();
        QVERIFY2(sealed > 5 && sealed < rows - 5, qPrintable(copy.out));
    }

    void refusesWhatACopyCannotDo()
    {
        QCOMPARE(run({"export", "leuthen.game", "--side", "prussia", "--to", "prussia.game"}).code, 0);
        for (const QStringList& words :
             {QStringList{"orders", "prussia.game"}, QStringList{"export", "prussia.game", "--to", "map.svg"},
              QStringList{"export", "prussia.game", "--side", "austria", "--to", "other.game"}}) {
            const Ran ran = run(words);
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.contains("copy of a game for the eyes of one side"), qPrintable(ran.err));
        }
        QCOMPARE(run({"log", "prussia.game", "--side", "austria"}).code, 64);
        QCOMPARE(run({"log", "prussia.game", "--format", "json"}).code, 64);
    }

    void refusesWrongUsage()
    {
        const Ran other = run({"export", "leuthen.game", "--side", "sweden", "--to", "sweden.game"});
        QCOMPARE(other.code, 64);
        QVERIFY2(other.err.contains("there is no side sweden; the sides are prussia, austria"), qPrintable(other.err));
        QCOMPARE(run({"export", "leuthen.game", "--side", "austria", "--to", "austria.txt"}).code, 64);
        QCOMPARE(run({"export", "leuthen.game", "--side", "austria", "--dark", "--to", "x.game"}).code, 64);
        QCOMPARE(run({"export", "leuthen.game", "--side", "austria", "--what", "map", "--to", "x.game"}).code, 64);
        QCOMPARE(run({"export", "leuthen.game", "--side", "austria", "--to", "leuthen.game"}).code, 4);
        QVERIFY(run({"verify", "leuthen.game"}).out.contains("intact")); // it is still intact
        for (int times = 0; times < 2; ++times)                          // an older copy is replaced
            QCOMPARE(run({"export", "leuthen.game", "--side", "austria", "--to", "again.game"}).code, 0);
    }

    void printsShortLog()
    {
        const Ran whole = run({"log", "leuthen.game"});
        const Ran brief = run({"log", "leuthen.game", "--format", "short"});
        QCOMPARE(brief.code, 0);
        QVERIFY2(brief.out.count('\n') * 2 < whole.out.count('\n'), qPrintable(QString::number(brief.out.count('\n'))));
        QCOMPARE(run({"log", "leuthen.game", "--short"}).out, brief.out);
        QCOMPARE(run({"log", "leuthen.game", "--short", "--full"}).code, 64);
        const Ran pdf = run({"log", "leuthen.game", "--short", "--format", "pdf", "-o", "short.pdf"});
        QCOMPARE(pdf.code, 0);
        QVERIFY(content(path("short.pdf")).startsWith("%PDF"));
    }
};

FW_TEST(SideCopyTest)
#include "tst_sidecopy.moc"
