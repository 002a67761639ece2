#include "app/print/LogPdf.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/dialogs/Adjourn.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/GameSummary.h"
#include "app/shell/GuideWindow.h"
#include "app/shell/MainWindow.h"
#include "app/shell/StartCards.h"
#include "engine/session/Log.h"
#include "engine/store/Head.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"
#include "tests/engine/session/Outside.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>

using namespace fw;

/// How the program treats a game file that was changed from outside.
class AlteredTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    QString path(const QString& name) const { return mHome.filePath(name); }
    Ran run(const QStringList& words) const { return fieldworks(mHome.path(), words); }
    /// A copy of the game with one change.
    QString altered(const char* change) const
    {
        const QString file = path("b.game");
        QFile::remove(file);
        if (!QFile::copy(path("a.game"), file) || !outside::alter(file.toStdString(), change))
            qFatal("the copy cannot be altered");
        return file;
    }
    static constexpr const char* rules =
        "UPDATE content SET body=replace(body, '\"title\": \"', '\"title\": \"X') WHERE name='rules.json'";

private slots:
    void initTestCase() { freshSettings("FieldworksAltered"); }
    void init()
    {
        QDir(mHome.path()).removeRecursively();
        QVERIFY(QDir().mkpath(mHome.path()));
        for (const char* name : {"outposts.rules.json", "outposts.scenario.json"})
            QVERIFY(QFile::copy(QString(FW_SOURCE_DIR "/tests/kernel/a/") + name, path(name)));
        QVERIFY(put(path("half.orders"), "red: march dale to 0302 0402\ndice morale 5\nred: march cole to 0401 0502\n"
                                         "dice morale 2\nred: march ash to 0403\n"));
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "half.orders", "--game", "a.game", "-o", "a.txt"}).code,
                 0);
    }

    void everyVerbReportsTheAlteration_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QString>("said");
        QTest::newRow("rules") << QByteArray(rules) << "the rules, scenario or images were altered";
        QTest::newRow("scenario") << QByteArray("UPDATE content SET body=replace(body, 'Ash', 'Oak') WHERE n=1")
                                  << "the rules, scenario or images were altered";
        QTest::newRow("tail") << QByteArray("DELETE FROM log WHERE n=5") << "another program wrote to the file";
        QTest::newRow("row") << QByteArray("UPDATE log SET body=replace(body, '0403', '0404') WHERE n=5")
                             << "the row was altered";
        QTest::newRow("names") << QByteArray("INSERT INTO meta VALUES('players', 'Nobody')")
                               << "event, date or players were altered";
        QTest::newRow("newer") << QByteArray("PRAGMA user_version=9") << "written by a newer program";
    }
    // 13.3: Each verb prints its usual output and the reason on standard error, and exits with 1.
    void everyVerbReportsTheAlteration()
    {
        QFETCH(QByteArray, change);
        QFETCH(QString, said);
        altered(change.constData());
        const QByteArray before = content(path("b.game"));
        const QByteArray own = QByteArray(QTest::currentDataTag()) == "newer" ? "Not checked" : "Altered";
        const QList<QStringList> verbs{{"log", "b.game"},
                                       {"log", "b.game", "--format", "json"},
                                       {"log", "b.game", "--side", "blue", "--full"},
                                       {"log", "b.game", "--format", "pdf", "-o", "b.pdf"},
                                       {"orders", "b.game"},
                                       {"export", "b.game", "--to", "b.svg"},
                                       {"export", "b.game", "--what", "result", "--to", "r.txt"},
                                       {"rule", "b.game", "attack: ash; against: kent"}};
        for (const QStringList& words : verbs) {
            const Ran bad = run(words);
            const Ran good = run(QStringList(words).replaceInStrings("b.game", "a.game"));
            QVERIFY2(good.code == 0, qPrintable(good.err));
            QVERIFY2(bad.err.contains("b.game: ") && bad.err.contains(said),
                     qPrintable(words.join(' ') + ": " + bad.err));
            QVERIFY2(!good.err.contains("altered"), qPrintable(good.err));
            // Export used to report the finding without its meaning.
            QCOMPARE(bad.err, run({"log", "b.game"}).err);
            QCOMPARE(bad.code, 1);
            QCOMPARE(bad.out.isEmpty(), good.out.isEmpty());
        }
        QVERIFY(run({"log", "b.game"}).out.contains('\n' + own));
        QVERIFY(run({"orders", "b.game"}).out.contains("\n# " + own));
        QVERIFY(run({"log", "b.game", "--format", "json"})
                    .out.contains(own == "Altered" ? "\"doubts\"" : "\"trouble\": \"newer\""));
        QVERIFY(content(path("b.pdf")).startsWith("%PDF"));
        QVERIFY(content(path("b.svg")).contains("<svg"));
        for (const char* verb : {"verify", "check"}) {
            const Ran bad = run({verb, "b.game"});
            QCOMPARE(bad.code, own == "Altered" ? 1 : 2);
            QVERIFY((bad.out + bad.err).contains(said));
        }
        QCOMPARE(content(path("b.game")), before);
    }

    // The head is printed, and a head that someone wrote down is found.
    void verifyPrintsAndFindsTheHead()
    {
        const Ran whole = run({"verify", "a.game"});
        QCOMPARE(whole.code, 0);
        const QStringList lines = whole.out.split('\n');
        QCOMPARE(lines.front(), QString("a.game: intact, 6 rows"));
        const QString full = lines[1].section(' ', -1);
        QCOMPARE(full.size(), 64);
        const QString brief = QString::fromStdString(shortHead(full.toStdString()));
        QCOMPARE(lines[1], QString("a.game: head %1, in full %2").arg(brief, full));
        // The end of the log has the head and the number of rows.
        const Ran log = run({"log", "a.game"});
        QVERIFY(log.out.contains("\nRows: 6\nChain head: " + full + '\n'));
        for (const QString& head : {full, brief, brief.toUpper(), full.left(20)}) {
            const Ran held = run({"verify", "a.game", "--head", head});
            QCOMPARE(held.code, 0);
            QVERIFY2(held.out.contains(" as row 5, its last\n"), qPrintable(held.out));
        }
        {
            Result<Game> game = Game::open({path("a.game").toStdString(), {}});
            QVERIFY(game && game->note("the next evening", "now") && game->note("goes on", "now"));
        }
        const Ran later = run({"verify", "a.game", "--head", brief});
        QCOMPARE(later.code, 0);
        QVERIFY2(later.out.contains(" as row 5; 2 rows were added since\n"), qPrintable(later.out));
        // A shortened game that is otherwise intact: only the head reveals it.
        QCOMPARE(run({"adjudicate", "outposts.scenario.json", "half.orders", "--game", "c.game", "-o", "c.txt"}).code,
                 0);
        QCOMPARE(run({"verify", "c.game"}).code, 0);
        const QString now = run({"verify", "a.game"}).out.split('\n')[1].section(' ', -1);
        const Ran cut = run({"verify", "c.game", "--head", now});
        QCOMPARE(cut.code, 1);
        QVERIFY2(cut.out.contains("c.game: does not hold the head " + now), qPrintable(cut.out));
        for (const char* none : {"abc", "0123-4567-89ab-cdeg"}) {
            const Ran wrong = run({"verify", "a.game", "--head", none});
            QCOMPARE(wrong.code, 64);
            QVERIFY(wrong.err.startsWith("fieldworks: --head: "));
        }
    }

    // 13.3: A bar gives the reason and what is still possible; every kind of input is refused with that reason.
    void windowOpensAlteredGameReadOnly()
    {
        MainWindow window;
        window.show();
        QVERIFY(window.open(path("a.game")));
        QVERIFY(window.refereePage()->findChild<QWidget*>("closedBar") == nullptr);
        const QString file = altered(rules);
        const QByteArray before = content(file);
        QVERIFY(window.open(file));
        RefereePage& page = *window.refereePage();
        Referee& referee = page.referee();
        auto& words = child<QLabel>(page, "closedWords");
        QVERIFY(words.isVisible());
        QVERIFY2(words.text().contains("the rules, scenario or images were altered"), qPrintable(words.text()));
        QVERIFY(words.text().contains("can be viewed, printed and written out"));
        QCOMPARE(words.accessibleName(), words.text());
        QVERIFY(namelessControls(page).isEmpty());
        for (const bool dark : {true, false}) {
            window.findChild<QAction*>("viewDark")->setChecked(dark);
            const QPalette colours = words.palette();
            QVERIFY(qAbs(colours.color(QPalette::Highlight).lightness()
                         - colours.color(QPalette::HighlightedText).lightness())
                    > 100);
            shot(window, dark ? "altered-dark" : "altered-light");
        }
        const std::size_t rows = referee.table.game().entries().size();
        const auto refused = [&] {
            const bool said = referee.table.refusal() && referee.table.refusal()->trouble == Trouble::Changed
                              && child<QLabel>(page, "refusalWords").text().contains("altered outside");
            referee.draft.back();
            return said && !referee.table.refusal() && referee.table.isUntouched();
        };
        auto& line = child<QLineEdit>(page, "orderLine");
        for (const char* typed : {"red: march ash to 0404", "note B. protests", "take back 1, because", "march"}) {
            line.setFocus();
            line.setText(typed);
            QTest::keyClick(&line, Qt::Key_Return);
            QVERIFY2(refused(), typed);
        }
        const Rules& game = referee.table.rules();
        QVERIFY(!referee.map.clickUnit(game.unit("birch")));
        QVERIFY(refused());
        QVERIFY(!referee.map.clickCell(game.place("0404")));
        QVERIFY(refused());
        QVERIFY(!referee.table.facts().choices.empty());
        referee.draft.take(Choice(referee.table.facts().choices.front()));
        QVERIFY(refused());
        // No dialog opens, since its input could not be used.
        QTimer never;
        never.setInterval(20);
        int opened = 0;
        connect(&never, &QTimer::timeout, this, [&opened] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                ++opened;
                dialog->close();
            }
        });
        never.start();
        for (const char* name : {"tableTakeBack", "tableCorrect", "tableOverrule", "tableSet", "tableNote"}) {
            window.findChild<QAction*>(name)->trigger();
            QVERIFY2(refused(), name);
        }
        QCOMPARE(opened, 0);
        QCOMPARE(referee.table.game().entries().size(), rows);
        QCOMPARE(content(file), before);
        // Commands that only read the file still work.
        const AdjournDoc sheet = adjournDoc(referee.table.game());
        QVERIFY(adjournText(sheet).contains("Altered"));
        QVERIFY(!adjournText(sheet).contains("--head"));
        QVERIFY(logPdf(makeLog(referee.table.game())).startsWith("%PDF"));
    }

    void adjournmentSheetHasTheHead()
    {
        const Result<Game> game = Game::open({path("a.game").toStdString(), {}}, false);
        QVERIFY(game.has_value());
        const QString sheet = adjournText(adjournDoc(*game));
        const QString head = QString::fromStdString(shortHead(game->journal().lastHash()));
        QVERIFY2(sheet.contains(head + " after 6 rows"), qPrintable(sheet));
        QVERIFY(sheet.contains("6 rows, chain " + QString::fromStdString(game->journal().lastHash())));
        QVERIFY(!sheet.contains("Altered"));
    }

    // 13.3: The start page checks too, even if the size and time of the file are unchanged.
    void startPageReportsTheAlteration()
    {
        const QString file = path("a.game");
        const GameSummary whole = summarizeGame(file);
        QVERIFY(!whole.closed && whole.remark.isEmpty());
        const QDateTime time = QFileInfo(file).lastModified();
        QVERIFY(outside::alter(file.toStdString(), "UPDATE log SET body=replace(body, '0403', '0404') WHERE n=5"));
        {
            QFile set(file);
            QVERIFY(set.open(QIODevice::ReadWrite));
            QVERIFY(set.setFileTime(time, QFileDevice::FileModificationTime));
        }
        for (int again = 0; again < 2; ++again) { // first read, then from the cache
            const GameSummary summary = summarizeGame(file);
            QVERIFY(summary.closed);
            RecentCard card(file, true);
            card.show(summary);
            QVERIFY(card.accessibleName().contains("altered outside"));
            QCOMPARE(child<QPushButton>(card, "gameResume").text(), QString("View"));
        }
    }

    // The guide's page of promises is in the Help menu and readable by keyboard.
    void guideShowsThePromises()
    {
        MainWindow window;
        window.show();
        auto* action = window.findChild<QAction*>("helpPromises");
        QVERIFY(action != nullptr);
        action->trigger();
        auto* guide = window.findChild<GuideWindow*>();
        QVERIFY(guide != nullptr);
        auto* text = guide->findChild<QTextBrowser*>("guideText");
        QVERIFY(text != nullptr && text->focusPolicy() != Qt::NoFocus);
        QCOMPARE(namelessControls(*guide), QStringList());
        for (const char* told : {"What is never lost", "What is checked", "What the chain alone proves",
                                 "What the chain alone cannot prove", "--head"})
            QVERIFY2(text->toPlainText().contains(told), told);
        shot(*guide, "guide");
    }
};

FW_TEST(AlteredTest)
#include "tst_altered.moc"
