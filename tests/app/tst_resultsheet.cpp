#include "app/print/ResultPage.h"
#include "app/referee/dialogs/ResultDialog.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "engine/rules/Compiled.h"
#include "engine/session/LogTotals.h"
#include "engine/store/Head.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"
#include "tests/engine/session/Outside.h"
#include "tests/fuzz/RandomPlay.h"
#include "tests/fuzz/Systems.h"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace fw;

/// The result sheet of finished and unfinished games, as text, PDF and picture, from the command line and from the
/// window.
class ResultSheetTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    QString path(const QString& name) const { return mHome.filePath(name); }
    Ran run(const QStringList& words) const { return fieldworks(mHome.path(), words); }
    static QString textOf(const Game& game)
    {
        ResultDoc doc = resultDoc(game);
        workOut(doc);
        return resultText(doc);
    }
    /// How many of the sampled points in the middle of a page have a colour.
    static int colouredIn(const QImage& page)
    {
        int out = 0;
        for (int y = 400; y < 700; y += 10)
            for (int x = 250; x < 600; x += 10)
                out += page.pixelColor(x, y).saturation() > 20;
        return out;
    }
    static QStringList pagesOf(const QString& pdf, const QStringList& how = {"-layout"})
    {
        QProcess reader;
        reader.start("pdftotext", how + QStringList{pdf, "-"});
        if (!reader.waitForFinished())
            return {};
        return QString::fromUtf8(reader.readAllStandardOutput()).split('\f', Qt::SkipEmptyParts);
    }
    /// A file of an unfinished outposts game.
    QString outposts(const QString& name) const
    {
        QFile::remove(path(name));
        return SampleGame("tests/kernel/a", "outposts", "outposts", "outposts").writeTo(path(name), 12);
    }
    static SampleGame leuthen()
    {
        return SampleGame("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
    }

private slots:
    void initTestCase() { freshSettings("FieldworksResultSheet"); }

    void statesTheWinnerAndReason_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("stem");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("practice") << "scenarios/musket-and-saber"
                                  << "practice"
                                  << "practice-sample"
                                  << "musket-and-saber"
                                  << QStringList{"Result: The last turn is over\n", "British: victory points  2\n",
                                                 "Eliminated: State Regiment  1\n", "Turning points\n"};
        QTest::newRow("a side that won") << "tests/kernel/e"
                                         << "broadsides"
                                         << "broadsides"
                                         << "broadsides"
                                         << QStringList{"Result: Green Squadron: The better fleet is afloat\n",
                                                        "Sunk: Bellona  1\n", "wind towards  2\n"};
        QTest::newRow("an army that breaks")
            << "tests/kernel/d"
            << "tactics"
            << "tactics"
            << "tactics"
            << QStringList{"Result: League: the enemy's army breaks\n", "League: no losses\n", "Turn 1: League: Fire"};
    }
    void statesTheWinnerAndReason()
    {
        QFETCH(QString, folder);
        QFETCH(QString, stem);
        QFETCH(QString, orders);
        QFETCH(QString, rules);
        QFETCH(QStringList, said);
        SampleGame sample(folder, stem, orders, rules);
        sample.play();
        QVERIFY(sample.game->state().over);
        const QString text = textOf(*sample.game);
        for (const QString& line : text.split('\n'))
            QVERIFY2(line.size() <= 90, qPrintable(line));
        for (const QString& line : said)
            QVERIFY2(text.contains(line), qPrintable(line + "\nin\n" + text));
        QVERIFY(!text.contains("not over"));
        QVERIFY(text.contains(sample.start().meta.at("event").c_str()));
        QVERIFY(text.contains("Umpire (" + QString::fromStdString(sample.start().meta.at("umpire")) + "): ____"));
    }

    // Each shipped scenario, played at random from its set-up to its end.
    void statesResultOfEveryShippedSystem_data()
    {
        QTest::addColumn<QByteArray>("scenario");
        for (const char* file : {"scenarios/musket-and-saber/germantown", "scenarios/brandywine/brandywine",
                                 "scenarios/drums-and-muskets/leuthen",
                                 "scenarios/battles-of-the-american-revolution/germantown-brigades"})
            QTest::newRow(file) << QByteArray(file) + ".scenario.json";
    }
    void statesResultOfEveryShippedSystem()
    {
        QFETCH(QByteArray, scenario);
        const auto of = fuzz::load(FW_SOURCE_DIR "/" + scenario.toStdString(), FW_SOURCE_DIR "/scenarios");
        QVERIFY(of.has_value());
        fuzz::Looking looking;
        looking.unchanged = looking.orders = looking.replay = false;
        const fuzz::Played played = fuzz::play(*of->rules, 3, looking);
        QVERIFY(played.over && played.faults.empty());
        auto game = Game::create({of->ruleset, of->scenario, {}, {}, {}}, {}, "now");
        QVERIFY(game.has_value());
        for (const Action& action : played.actions)
            QVERIFY(game->apply(action, {}).has_value());
        QVERIFY(game->state().over);
        ResultDoc doc = resultDoc(*game);
        const std::string how = plain(*resultOf(*game));
        QVERIFY2(resultText(doc).contains("Result: " + QString::fromStdString(how).left(1).toUpper()
                                          + QString::fromStdString(how).mid(1)),
                 how.c_str());
        QVERIFY(!how.empty() && how.find("The game ends") == std::string::npos);
        // The first page of the log has the result too.
        const LogDoc log = makeLog(*game);
        QCOMPARE(log.header.front().key, std::string("result"));
        QCOMPARE(plain(log.header.front().value), how);
    }

    void describesAnUnfinishedGame()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.play();
        const QString text = textOf(*sample.game);
        QVERIFY2(text.contains("Result: The game is not over\n"), qPrintable(text));
        const QString asked = QString::fromStdString(plain(question(sample.game->rules(), sample.game->state()).text));
        QVERIFY2(text.contains("\nTurn 4, 2PM. Next, British: " + asked + '\n'), qPrintable(text));
        QVERIFY(text.contains("Current position\n"));
        QVERIFY(text.contains("For British: ____"));
        // At most three, each of them once.
        QCOMPARE(text.count(" (chance "), 3);
        QVERIFY(makeLog(*sample.game).header.front().key != "result");
        const QString head = QString::fromStdString(shortHead(sample.game->journal().lastHash()));
        QVERIFY(text.endsWith(QString(" rows, chain head %1\n").arg(head)));
    }

    void lossesMatchTheLog()
    {
        SampleGame sample;
        sample.play();
        const LogDoc log = makeLog(*sample.game, {false, "public"});
        const QString text = textOf(*sample.game).simplified();
        QVERIFY(log.blocks.back().lines.size() > 4);
        for (const LogLine& line : log.blocks.back().lines)
            if (!line.text.key.starts_with("The game is"))
                QVERIFY2(text.contains(QString::fromStdString(plain(line.text)).simplified()),
                         plain(line.text).c_str());
    }

    // Counters still hidden at the end are not named, and the sheet says so.
    void doesNotNameHiddenCounters()
    {
        SampleGame sample = leuthen();
        sample.play(60);
        const Game& game = *sample.game;
        ResultDoc doc = resultDoc(game);
        QVERIFY(workOut(doc));
        QVERIFY(doc.hidden.contains("face down"));
        const QString text = resultText(doc);
        QVERIFY(text.contains(doc.hidden));
        int covered = 0;
        const auto& units = game.rules().scenario().units;
        for (std::size_t u = 0; u < units.size(); ++u) {
            if (!game.rules().concealed(game.state().position, UnitId(int(u)), "public")
                || game.rules().compiled().boxAt(game.state().position.units[u].place) != nullptr)
                continue;
            ++covered;
            const QString name = QString::fromStdString(game.rules().unitName(int(u)));
            QVERIFY2(!text.contains(name), qPrintable(name + " in\n" + text));
        }
        QVERIFY(covered > 5);
    }

    void printsPlayersWithTheirSides()
    {
        SampleGame sample;
        GameStart start = sample.start();
        start.meta["players"] = "British: Anna; Colonial: Ben";
        const SampleGame other(start, "british: end\n");
        const QString text = textOf(*other.game);
        QVERIFY2(text.contains("For Colonial (Ben): ____") && text.contains("For British (Anna): ____"),
                 qPrintable(text));
        // The sheet does not guess which player has which side.
        const QString unclear = textOf(*sample.game);
        QVERIFY(unclear.contains("A and B") && unclear.contains("For British: ____"));
    }

    void fitsOnOnePage_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("a4") << "(A4)" << QStringList{};
        QTest::newRow("letter") << "(letter)" << QStringList{"--page", "letter"};
    }
    void fitsOnOnePage()
    {
        QFETCH(QString, paper);
        QFETCH(QStringList, words);
        outposts("a.game");
        const Ran ran = run(QStringList{"export", "a.game", "--what", "result", "--to", "a.pdf"} + words);
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QVERIFY(ran.out.isEmpty() && ran.err.isEmpty());
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        const QStringList pages = pagesOf(path("a.pdf"));
        QCOMPARE(pages.size(), 1);
        for (const char* said : {"The picket in the wood", "Club evening", "The game is not over", "Turning points",
                                 "11.1 %", "Kent's Regiment", "result sheet", "chain head"})
            QVERIFY2(pages.front().contains(said), qPrintable(QString(said) + " in\n" + pages.front()));
        QProcess info;
        info.start("pdfinfo", {path("a.pdf")});
        QVERIFY(info.waitForFinished());
        QVERIFY(info.readAllStandardOutput().contains(paper.toUtf8()));
        // The same sheet has the same bytes.
        const QByteArray before = content(path("a.pdf"));
        QCOMPARE(run(QStringList{"export", "a.game", "--what", "result", "--to", "a.pdf"} + words).code, 0);
        QCOMPARE(content(path("a.pdf")), before);
    }

    // A sheet with too much text stays on one page and keeps its map.
    void crowdedSheetFitsOnOnePage()
    {
        SampleGame sample = leuthen();
        sample.play(40);
        ResultDoc doc = resultDoc(*sample.game);
        QVERIFY(workOut(doc));
        for (ResultPart& part : doc.parts)
            for (int i = 0; i < 60; ++i)
                part.lines.push_back(
                    {"a long line that says who was lost in which box and why, for so long", "1", false});
        doc.points.assign(3, {"Turn 1, early in the morning", QString("Somebody against somebody ").repeated(40),
                              QString("and this came of it ").repeated(90), "0.1 %"});
        doc.facts << QString("a fact of that evening ").repeated(10);
        QVERIFY(put(path("crowded.pdf"), resultPdf(doc, QPageSize::A4)));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        const QStringList pages = pagesOf(path("crowded.pdf"));
        QCOMPARE(pages.size(), 1);
        QVERIFY(pages.front().contains("and more, in the turn log"));
        QVERIFY(pages.front().contains("Umpire"));
    }

    // If the user cancels, nothing waits for the chances, and none are shown.
    void canBeCancelled()
    {
        SampleGame sample;
        sample.play(60);
        ResultDoc doc = resultDoc(*sample.game);
        QVERIFY(doc.rolls.size() > 2);
        Progress progress;
        progress.stop();
        QVERIFY(!workOut(doc, &progress));
        QVERIFY(doc.points.empty() && doc.map == nullptr);
    }

    // A map with too many cells for the full style is drawn in the plain style, as on the screen.
    void drawsHugeMapInPlainStyle()
    {
        SampleGame sample;
        ResultDoc doc = resultDoc(*sample.game);
        QVERIFY(workOut(doc) && doc.map != nullptr);
        doc.map.reset();
        QVERIFY(colouredIn(QImage::fromData(resultPng(doc, QPageSize::A4, 100))) > 400);
    }

    void pictureHasPageSize()
    {
        outposts("a.game");
        QCOMPARE(run({"export", "a.game", "--what", "result", "--dpi", "100", "--to", "a.png"}).code, 0);
        const QImage image(path("a.png"));
        QCOMPARE(image.size(), QSize(826, 1169));
        // The map is there: the middle of the page has its colours.
        QVERIFY(colouredIn(image) > 400);
    }

    void refusesMeaninglessOptions()
    {
        outposts("a.game");
        for (const char* name : {"a.svg", "a", "a.jpg", "a.csv"}) {
            const Ran ran = run({"export", "a.game", "--what", "result", "--to", name});
            QCOMPARE(ran.code, 64);
            QVERIFY2(ran.err.contains(".pdf, .png or .txt"), qPrintable(ran.err));
            QVERIFY(!QFile::exists(path(name)));
        }
        for (const QStringList& idle : {QStringList{"--dark"}, QStringList{"--tiled"}, QStringList{"--markers"}})
            QCOMPARE(run(QStringList{"export", "a.game", "--what", "result", "--to", "a.pdf"} + idle).code, 64);
        QCOMPARE(run({"export", "none.game", "--what", "result", "--to", "a.pdf"}).code, 2);
        QCOMPARE(run({"export", "a.game", "--what", "result", "--to", "no/folder/a.pdf"}).code, 4);
        // The game is never overwritten, whatever the sheet's name is.
        QVERIFY(QFile::copy(path("a.game"), path("b.txt")));
        const QByteArray before = content(path("b.txt"));
        QCOMPARE(run({"export", "b.txt", "--what", "result", "--to", "b.txt"}).code, 4);
        QCOMPARE(content(path("b.txt")), before);
    }

    // As in the head of the log: the alteration, and that the result is not to be believed.
    void marksAlteredGameAsUntrusted()
    {
        outposts("a.game");
        QVERIFY(outside::alter(path("a.game").toStdString(),
                               "UPDATE log SET body=replace(body, '0403', '0404') WHERE n=5"));
        const Ran ran = run({"export", "a.game", "--what", "result", "--to", "a.txt"});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains("altered"), qPrintable(ran.err));
        const QString text = QString::fromUtf8(content(path("a.txt")));
        QVERIFY2(text.contains("\nVerification failed: Altered, row 5"), qPrintable(text));
        QVERIFY(text.contains("the hash chain does not confirm them"));
        QVERIFY(!text.contains("chain head"));
        const auto game = Game::open({path("a.game").toStdString(), {}}, false);
        QVERIFY(game.has_value());
        ResultDialog dialog(*game);
        dialog.show();
        QVERIFY(child<QLabel>(dialog, "resultWarning").text().contains("fails verification"));
    }

    void dialogSavesEveryFormat()
    {
        SampleGame sample;
        sample.play(60);
        ResultDialog dialog(*sample.game);
        QVERIFY(child<QLabel>(dialog, "resultWords").text().startsWith("The game is not over\nTurn "));
        QVERIFY(dialog.saveTo(ResultForm::Pdf, path("d.pdf")));
        QVERIFY(content(path("d.pdf")).startsWith("%PDF"));
        QVERIFY(dialog.saveTo(ResultForm::Text, path("d.txt")));
        QCOMPARE(QString::fromUtf8(content(path("d.txt"))), textOf(*sample.game));
        child<QComboBox>(dialog, "resultPaper").setCurrentIndex(1);
        QVERIFY(dialog.saveTo(ResultForm::Png, path("d.png")));
        QCOMPARE(QImage(path("d.png")).size(), QSize(1700, 2200));
    }

    void dialogExplainsFailedSave()
    {
        SampleGame sample;
        sample.play(5);
        ResultDialog dialog(*sample.game);
        dialog.show();
        QVERIFY(!dialog.saveTo(ResultForm::Pdf, path("no/such/folder/result.pdf")));
        auto* box = dialog.findChild<QMessageBox*>("cannotSave");
        QVERIFY(box != nullptr);
        QVERIFY(box->text().contains("result.pdf"));
        QVERIFY(!box->informativeText().isEmpty());
        box->close();
    }

    void dialogPreviewsAndPrints()
    {
        SampleGame sample;
        sample.play(20);
        ResultDialog dialog(*sample.game);
        dialog.show();
        QVERIFY(namelessControls(dialog).isEmpty());
        bool seen = false;
        QTimer look;
        look.setInterval(50);
        connect(&look, &QTimer::timeout, this, [&] {
            auto* preview = dialog.findChild<QPrintPreviewDialog*>("resultPreviewDialog");
            if (preview == nullptr || !preview->isVisible())
                return;
            look.stop();
            seen = true;
            preview->close();
        });
        look.start();
        QTest::mouseClick(dialog.findChild<QPushButton*>("resultPreview"), Qt::LeftButton);
        QVERIFY(seen);
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        printer.setOutputFileName(path("printed.pdf"));
        dialog.printOn(&printer);
        QVERIFY(content(path("printed.pdf")).startsWith("%PDF"));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("there is no pdftotext");
        QCOMPARE(pagesOf(path("printed.pdf")).size(), 1);
    }

    void menuOpensSheetForEveryGame()
    {
        MainWindow window;
        window.show();
        auto* action = window.findChild<QAction*>("tableResult");
        QVERIFY(action != nullptr && !action->isEnabled());
        QVERIFY(window.open(outposts("a.game")));
        QVERIFY(action->isEnabled());
        bool opened = false;
        QTimer look;
        look.setInterval(20);
        connect(&look, &QTimer::timeout, this, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr)
                return;
            look.stop();
            opened = dialog->findChild<QPushButton*>("resultSavePdf") != nullptr;
            shot(*dialog, "result-sheet");
            dialog->close();
        });
        look.start();
        action->trigger();
        QVERIFY(opened);
    }
};

FW_TEST(ResultSheetTest)
#include "tst_resultsheet.moc"
