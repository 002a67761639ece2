#include "app/referee/controller/Referee.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/Following.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "tests/app/Program.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <iostream>

using namespace fw;

namespace {

/// The child process: opens the game and carries out each line it reads as an order, until it is killed.
int playUntilKilled(const char* path)
{
    Result<Game> game = Game::open({path, {}});
    if (!game || game->readOnly())
        return 1;
    std::puts("open");
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);) {
        const auto order = readOrder(game->rules(), game->state(), line);
        std::puts(order && carryOut(*game, *order, "now") ? "done" : "refused");
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

/// Two referees on one game file, in two windows of one program and in two programs.
class FollowingTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;
    SampleGame mSample;
    QString mFile;

    QString line(std::size_t n) const { return QString::fromStdString(mSample.lines()[n].text); }
    static std::size_t rows(const MainWindow& window)
    {
        return window.refereePage()->referee().table.game().entries().size();
    }
    static QString words(const MainWindow& window)
    {
        return child<QLabel>(*window.refereePage(), "closedWords").text();
    }
    static QPushButton& button(const MainWindow& window)
    {
        return child<QPushButton>(*window.refereePage(), "closedOpen");
    }
    static bool closed(const MainWindow& window)
    {
        return window.refereePage()->findChild<QWidget*>("closedBar") != nullptr;
    }
    static bool say(MainWindow& window, const QString& order)
    {
        return window.refereePage()->referee().orders.carryOut(order);
    }

private slots:
    void initTestCase() { freshSettings("FieldworksFollowing"); }
    void init()
    {
        mFile = mSample.writeTo(mFolder.filePath("club.game"), 6);
        QVERIFY(!mFile.isEmpty());
    }
    void cleanup() { QVERIFY(QFile::remove(mFile)); }

    void secondWindowFollowsAndTakesOver()
    {
        MainWindow two;
        two.show();
        {
            MainWindow one;
            one.show();
            QVERIFY(one.open(mFile) && !closed(one));
            QVERIFY(two.open(mFile) && closed(two));
            QVERIFY2(words(two).contains("open in another window"), qPrintable(words(two)));
            QVERIFY(!button(two).isVisible());
            QVERIFY(namelessControls(*two.refereePage()).isEmpty());
            QVERIFY(!say(two, line(6)));
            const TableState& table = two.refereePage()->referee().table;
            QVERIFY(table.refusal()->text == table.game().closed()->text);

            const std::size_t before = rows(one);
            for (std::size_t n = 6; n < 12; ++n) {
                QVERIFY2(say(one, line(n)), qPrintable(line(n)));
                QTRY_COMPARE(rows(two), rows(one));
            }
            QVERIFY(rows(one) > before);
            QVERIFY(one.refereePage()->referee().table.state() == two.refereePage()->referee().table.state());
            QVERIFY(!two.refereePage()->referee().table.refusal()); // its refusal was about an older position
            QVERIFY(say(one, "take back 1 because of a slip"));
            QTRY_COMPARE(rows(two), rows(one));
            QVERIFY(one.refereePage()->referee().table.state() == two.refereePage()->referee().table.state());
            shot(two, "following");

            // The follower may look back meanwhile.
            two.refereePage()->log()->goTo(2);
            const qint64 shown = two.refereePage()->shownRow();
            QVERIFY(shown >= 0);
            QVERIFY(say(one, "note somebody comes in"));
            QTRY_COMPARE(rows(two), rows(one));
            QCOMPARE(two.refereePage()->shownRow(), shown);
            two.refereePage()->log()->returnToNow();
            one.close(); // releases the game at once
            QTRY_VERIFY(button(two).isVisible());
        }
        QVERIFY2(words(two).contains("is no longer"), qPrintable(words(two)));
        QVERIFY(namelessControls(*two.refereePage()).isEmpty());
        shot(two, "free");
        const std::size_t before = rows(two);
        button(two).click();
        QTRY_VERIFY(!closed(two));
        QVERIFY(say(two, "note taken over"));
        QCOMPARE(rows(two), before + 1);
        QCOMPARE(fieldworks(mFolder.path(), {"verify", mFile}).code, 0);
    }

    void windowReopensItsOwnGame()
    {
        MainWindow window;
        window.show();
        QVERIFY(window.open(mFile));
        RefereePage* page = window.refereePage();
        QVERIFY(say(window, line(6)));
        const std::size_t before = rows(window);
        window.showStart();
        QVERIFY(window.open(mFile));
        QCOMPARE(window.refereePage(), page);
        QVERIFY(page->isVisible() && !closed(window));
        QCOMPARE(rows(window), before);
        // Another file with that name is opened normally.
        QVERIFY(QFile::copy(mFile, mFile + ".copy") && QFile::remove(mFile) && QFile::rename(mFile + ".copy", mFile));
        QVERIFY(!say(window, line(7)));
        QVERIFY(window.open(mFile) && !closed(window));
        QVERIFY(say(window, line(7)));
    }

    void followsAnotherProgramUntilItIsKilled()
    {
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {"--play", mFile});
        QTRY_VERIFY(other.canReadLine());
        QCOMPARE(other.readLine(), QByteArray("open\n"));
        MainWindow window;
        window.show();
        QVERIFY(window.open(mFile) && closed(window));
        QVERIFY2(words(window).contains(QString("process %1").arg(other.processId())), qPrintable(words(window)));
        for (std::size_t n = 6; n < 10; ++n) {
            const std::size_t before = rows(window);
            other.write(line(n).toUtf8() + '\n');
            QTRY_VERIFY(other.canReadLine());
            QCOMPARE(other.readLine(), QByteArray("done\n"));
            QTRY_VERIFY(rows(window) > before);
        }
        // Commands that would change the file under the program are refused; commands that only read it are not.
        const QByteArray before = content(mFile);
        const QString folder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        const QStringList adjudicate{"adjudicate", folder + "germantown.scenario.json",
                                     folder + "germantown-sample.orders", "--game", "club.game"};
        for (const QStringList& words : {adjudicate, adjudicate + QStringList{"--force"}}) {
            const Ran refused = fieldworks(mFolder.path(), words);
            QCOMPARE(refused.code, 4);
            QVERIFY2(refused.err.startsWith("club.game: the game is open in another program (app_following, process ")
                         && refused.err.contains("close it there first"),
                     qPrintable(refused.err));
        }
        for (const QStringList& words : {QStringList{"log", "club.game"},
                                         {"orders", "club.game"},
                                         {"verify", "club.game"},
                                         {"export", "club.game", "--what", "result", "--to", "result.txt"}})
            QCOMPARE(fieldworks(mFolder.path(), words).code, 0);
        QCOMPARE(content(mFile), before);
        QVERIFY(!button(window).isVisible());
        other.kill();
        QVERIFY(other.waitForFinished());
        QTRY_VERIFY(button(window).isVisible());
        button(window).click();
        QTRY_VERIFY(!closed(window));
        QVERIFY(say(window, line(10)));
    }

    // The game was adjudicated again, by a program that ignores the lock or after the lock ended: the window shows the
    // new file.
    void opensGameThatReplacedTheFile()
    {
        std::optional<Game> other = std::move(*Game::open({mFile.toStdString(), {}}));
        MainWindow window;
        window.show();
        QVERIFY(window.open(mFile) && closed(window));
        const QString second = mSample.writeTo(mFolder.filePath("second.game"), 3);
        QVERIFY(std::rename(second.toUtf8(), mFile.toUtf8()) == 0);
        QTRY_VERIFY(!closed(window));
        QVERIFY(rows(window) < other->entries().size());
        QVERIFY(say(window, line(3)));
    }

    // If the file is gone, nothing can be opened; the last position stays on the screen.
    void reportsVanishedFile()
    {
        std::optional<Game> other = std::move(*Game::open({mFile.toStdString(), {}}));
        MainWindow window;
        window.show();
        QVERIFY(window.open(mFile) && closed(window));
        QVERIFY(QFile::rename(mFile, mFile + ".away"));
        QTRY_VERIFY(button(window).isVisible());
        QVERIFY2(words(window).contains("moved, deleted or replaced"), qPrintable(words(window)));
        shot(window, "gone");
        QVERIFY(QFile::rename(mFile + ".away", mFile));
        button(window).click();
        QTRY_VERIFY(words(window).contains("open in another window"));
    }

    // A dialog keeps the game as it was when it opened.
    void followingWaitsForAnOpenDialog()
    {
        std::optional<Game> other = std::move(*Game::open({mFile.toStdString(), {}}));
        MainWindow window;
        window.show();
        QVERIFY(window.open(mFile) && closed(window));
        const std::size_t before = rows(window);
        QMessageBox box(&window);
        box.open();
        QCOMPARE(QApplication::activeModalWidget(), &box);
        QVERIFY(other->note("meanwhile", "now"));
        auto* following = window.refereePage()->findChild<Following*>();
        QVERIFY(following != nullptr);
        following->look();
        QCOMPARE(rows(window), before);
        box.close();
        QTRY_COMPARE(rows(window), before + 1);
    }
};

int main(int argc, char** argv)
{
    if (argc == 3 && QString(argv[1]) == "--play")
        return playUntilKilled(argv[2]);
    QApplication app(argc, argv);
    FollowingTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_following.moc"
