#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/ExportDialog.h"
#include "app/mapeditor/MapDialogs.h"
#include "app/print/CounterSheets.h"
#include "app/print/Export.h"
#include "app/print/MapPng.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/SaveName.h"
#include "editor/view/EditView.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QSemaphore>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <thread>

using namespace fw;

/// 13.9: Long work runs in the background, can be cancelled, and stays within its memory limit.
class LongWorkTest : public QObject
{
    Q_OBJECT

private:
    const QString mGermantown = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
    const QString mBrandywine = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.scenario.json";

    /// Runs a function as soon as the dialog of long work appears.
    template <class What>
    static void whenShown(QTimer& timer, What what)
    {
        QObject::connect(&timer, &QTimer::timeout, &timer, [&timer, what] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || dialog->objectName() != "longWork")
                return;
            timer.stop();
            what(*dialog);
        });
        timer.start(5);
    }
    /// A scenario with a map of the given size, tiled with the terrain of Germantown.
    static QString tiledGround(const QTemporaryDir& folder, int columns, int rows)
    {
        Scenario s = *readScenarioFile(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        const Map small = s.map;
        s.map.grid.columns = columns;
        s.map.grid.rows = rows;
        s.map.areas.clear();
        s.map.names.clear();
        s.map.ways.clear();
        s.map.sides.clear();
        s.units.clear();
        s.setup.clear();
        s.map.terrain.assign(std::size_t(s.map.grid.cellCount()), {});
        for (Cell cell = 0; cell < s.map.grid.cellCount(); ++cell)
            s.map.terrain[std::size_t(cell)] = small.terrain[std::size_t(
                small.grid.cell(s.map.grid.column(cell) % small.grid.columns, s.map.grid.row(cell) % small.grid.rows))];
        const QString file = folder.filePath("tiled.map.json");
        if (!saveText(file.toStdString(), writeMap(s.map)))
            qFatal("cannot write the map");
        return file;
    }

private slots:
    void initTestCase() { freshSettings("longwork"); }

    void quickWorkShowsNoDialog()
    {
        QWidget window;
        const std::optional<int> given = longWork(&window, "Quick", [](Progress&) { return 7; });
        QCOMPARE(given, std::optional<int>(7));
        QVERIFY(window.findChild<QDialog*>("longWork") == nullptr);
    }

    /// The window stays responsive during long work and shows its progress.
    void windowStaysResponsive()
    {
        QWidget window;
        window.show();
        QSemaphore shown;
        int ticks = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, &window, [&] { ++ticks; });
        ticking.start(1);
        QTimer seen;
        whenShown(seen, [&](QDialog& dialog) {
            QVERIFY(namelessControls(dialog).isEmpty());
            QCOMPARE(dialog.windowTitle(), QString("Counting"));
            auto* bar = dialog.findChild<QProgressBar*>();
            QTRY_COMPARE(bar->value(), 3);
            QCOMPARE(bar->maximum(), 9);
            const int before = ticks;
            QTRY_VERIFY(ticks > before + 5);
            shown.release();
        });
        const auto mainThread = std::this_thread::get_id();
        const auto given = longWork(&window, "Counting", [&](Progress& progress) {
            progress.at(3, 9);
            shown.acquire();
            return std::this_thread::get_id() != mainThread;
        });
        QCOMPARE(given, std::optional<bool>(true));
        QVERIFY(window.findChild<QDialog*>("longWork") == nullptr);
    }

    /// Keys for the window behind do not reach the Cancel button.
    void keysTypedAheadDoNotCancel()
    {
        QWidget window;
        window.show();
        QTimer first;
        std::atomic<bool> typed = false;
        whenShown(first, [&](QDialog& dialog) {
            QWidget* has = dialog.focusWidget() != nullptr ? dialog.focusWidget() : &dialog;
            QTest::keyClick(has, Qt::Key_Space);
            QTest::keyClick(has, Qt::Key_Return);
            typed = true;
        });
        const auto ended = longWork(&window, "Writing", [&](Progress& progress) {
            while (!typed && progress.at(1, 2))
                std::this_thread::yield();
            return progress.stopped() ? 0 : 1;
        });
        QCOMPARE(ended.value_or(0), 1);
    }

    /// When cancelled, the program waits for writing work to stop; work that only reads is abandoned.
    void cancelEndsTheWork()
    {
        QWidget window;
        window.show();
        QTimer first;
        whenShown(first, [](QDialog& dialog) {
            QTest::mouseClick(&child<QPushButton>(dialog, "longWorkCancel"), Qt::LeftButton);
        });
        std::atomic<bool> sawIt = false;
        const auto ended = longWork(&window, "Writing", [&](Progress& progress) {
            while (progress.at(1, 2))
                std::this_thread::yield();
            sawIt = true;
            return 1;
        });
        QVERIFY(!ended);
        QVERIFY(sawIt);
        const auto gate = std::make_shared<QSemaphore>();
        const auto gone = std::make_shared<QSemaphore>();
        QTimer second;
        whenShown(second, [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        const auto left = longWork(
            &window, "Reading",
            [gate, gone](Progress&) {
                gate->acquire();
                gone->release();
                return 1;
            },
            Cancelled::IsLeft);
        QVERIFY(!left);
        QVERIFY(!gone->available()); // it continues, and nothing waits for it
        gate->release();
        gone->acquire();
    }

    /// The window may close while work runs.
    void windowMayCloseDuringWork()
    {
        auto window = std::make_unique<QWidget>();
        window->show();
        QTimer timer;
        whenShown(timer, [&](QDialog&) { window.reset(); });
        std::atomic<bool> ended = false;
        const auto given = longWork(window.get(), "Going", [&](Progress& progress) {
            while (progress.at(0, 0))
                std::this_thread::yield();
            ended = true;
            return 1;
        });
        QVERIFY(!given);
        QTRY_VERIFY(ended);
    }

    void cancelledExportKeepsTheOldFile_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("tiled");
        QTest::newRow("picture") << "map.png" << false;
        QTest::newRow("sheet") << "map.pdf" << false;
        QTest::newRow("pages") << "map.pdf" << true;
        QTest::newRow("drawing") << "map.svg" << false;
    }
    void cancelledExportKeepsTheOldFile()
    {
        QFETCH(QString, name);
        QFETCH(bool, tiled);
        QTemporaryDir folder;
        QVERIFY(put(folder.filePath(name), "as it was"));
        Result<Scenario> s = readScenarioFile(mGermantown.toStdString());
        QVERIFY(s);
        ExportChoice choice;
        choice.tiled = tiled;
        Progress progress;
        progress.stop();
        QVERIFY(!exportTo({}, *s, {}, choice, folder.filePath(name).toStdString(), &progress));
        QCOMPARE(content(folder.filePath(name)), QByteArray("as it was"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(name)); // no temporary file is left
    }
    /// It stops between two bands, and reports its progress.
    void pictureStopsAtTheNextBand()
    {
        QBuffer out;
        QVERIFY(out.open(QIODevice::WriteOnly));
        Progress progress;
        int bands = 0;
        const auto paint = [&](QPainter&, const QRectF&, double) {
            if (++bands == 3)
                progress.stop();
        };
        QVERIFY(!writeBands({0, 0, 1000, 1000}, Qt::white, paint, 200, out, &progress));
        QCOMPARE(bands, 3);
        QVERIFY(progress.done() > 0 && progress.all() == pngSize(QRectF(0, 0, 1000, 1000), 200).height());
        const Result<QByteArray> none = counterSheets({{}}, SheetLayout(), "t", "1", &progress);
        QVERIFY(!none);
    }

    /// The map editor and the counter sheets export this way, and propose a name next to the scenario.
    void exportsMapInTheBackground()
    {
        MainWindow window;
        window.show();
        QTemporaryDir folder;
        const QString file = folder.filePath("fight.scenario.json");
        QVERIFY(QFile::copy(mGermantown, file));
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json",
                            folder.filePath("musket-and-saber.rules.json")));
        QVERIFY(window.editMap(file));
        EditPage& page = *window.editPage();
        ExportChoice choice;
        choice.dpi = 1200;
        const QString to = besideFile(page.document().path(), "map", ".png");
        QCOMPARE(to, folder.filePath("fight-map.png"));
        QTimer timer;
        whenShown(timer, [](QDialog& dialog) { dialog.reject(); });
        QVERIFY(!page.exportMapTo(to, choice)); // more than a hundred megapixels
        QVERIFY(!QFile::exists(to));
        choice.dpi = leastDpi;
        QVERIFY(page.exportMapTo(to, choice));
        QVERIFY(QImage(to).width() > 100);
        for (const auto& [what, name, begins] :
             {std::tuple(DataExport::Setup, "s.csv", "unit,id,side,"), std::tuple(DataExport::Setup, "s.md", "# "),
              std::tuple(DataExport::Roster, "r.md", "# "), std::tuple(DataExport::Tables, "t.md", "# "),
              std::tuple(DataExport::MapData, "d.json", "{\n\"type\": \"FeatureCollection\"")}) {
            QVERIFY(page.exportDataTo(folder.filePath(name), what));
            QVERIFY2(content(folder.filePath(name)).startsWith(begins), name);
        }
        QVERIFY(page.exportDataTo(folder.filePath("faces"), DataExport::FacesSvg));
        QVERIFY(content(folder.filePath("faces/howe-back.svg")).contains("<svg"));
        QVERIFY(child<QAction>(page, "mapFacesPng").isEnabled());
        QCOMPARE(besideFile("/g/a.b.map.json", "map", ".svg"), QString("/g/a.b-map.svg"));
        QCOMPARE(besideFile({}, "map", ".svg"), QString("map.svg"));
    }

    /// A picture of any size needs memory for its cells and one band. Earlier it needed 40 KB a cell, because every
    /// drawn number was kept.
    void drawsPictureInBoundedMemory()
    {
        QTemporaryDir folder;
        const QString map = tiledGround(folder, 100, 100);
        Scenario s;
        s.map = *readMapFile(map.toStdString());
        const MapPainter painter(s, {}, MapStyle::light());
        QVERIFY(pngMemory(painter, 1200) <= 40 << 20);
        QVERIFY(pngMemory(QSize(200'000, 200'000)) <= 40 << 20);
        QBuffer out;
        QVERIFY(out.open(QIODevice::WriteOnly));
        const long before = resident();
        QVERIFY(writePng(painter, {}, 100, out));
        const long grown = resident() - before - long(out.data().size() >> 20);
        QVERIFY2(grown < 200, qPrintable(QString("%1 MB more").arg(grown)));
    }
    /// Resident memory of this process in megabytes.
    static long resident()
    {
        QFile file("/proc/self/status");
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArray all = file.readAll();
        const qsizetype at = all.indexOf("VmRSS:");
        return all.mid(at + 6, all.indexOf("kB", at) - at - 6).trimmed().toLong() / 1024;
    }

    /// SVG and PDF are built in memory: a map of many cells is refused, with an alternative.
    void refusesMapTooLargeForVectors()
    {
        QTemporaryDir folder;
        const QString map = tiledGround(folder, 100, 81);
        for (const QStringList& words :
             {QStringList{"--to", "m.svg"}, {"--to", "m.pdf"}, {"--tiled", "--to", "m.pdf"}}) {
            const Ran ran = fieldworks(folder.path(), QStringList{"export", map} + words);
            QVERIFY2(ran.code != 0 && ran.err.contains("8100") && ran.err.contains(".png"), qPrintable(ran.err));
            QVERIFY(!QFile::exists(folder.filePath(words.last())));
        }
        Scenario s;
        s.map = *readMapFile(map.toStdString());
        ExportDialog dialog(s, {});
        auto& form = child<QComboBox>(dialog, "exportForm");
        auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(dialog.ending() == ".png" && ok.isEnabled());
        form.setCurrentIndex(0);
        QVERIFY(!ok.isEnabled());
        QVERIFY(child<QLabel>(dialog, "exportSize").text().contains("8100"));
        QCOMPARE(MapPainter::sheetOf(s, {}), MapPainter(s, {}, MapStyle::light()).sheet());
    }

    /// "No current point in closepath": a hill without inner contours drew an empty line.
    void pdfReadersAcceptTheMap_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QStringList>("words");
        for (const QString& scenario : {mGermantown, mBrandywine}) {
            const QString name = QFileInfo(scenario).baseName();
            for (const QStringList& words : {QStringList{"--what", "map"},
                                             {"--what", "map", "--tiled"},
                                             {"--what", "setup", "--dark"},
                                             {"--what", "setup-card"},
                                             {"--what", "roster"},
                                             {"--what", "aids"},
                                             {"--what", "counters", "--force"},
                                             {"--what", "mix"}})
                QTest::newRow(qPrintable(name + ' ' + words.join(' '))) << scenario << words;
        }
    }
    void pdfReadersAcceptTheMap()
    {
        QFETCH(QString, scenario);
        QFETCH(QStringList, words);
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(),
                                   QStringList{"export", scenario} + words + QStringList{"--to", "m.pdf"});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QProcess reader;
        reader.setWorkingDirectory(folder.path());
        reader.start("pdftoppm", {"-r", "30", "m.pdf", "page"});
        QVERIFY(reader.waitForFinished(120000));
        QCOMPARE(QString::fromUtf8(reader.readAllStandardError()), QString());
        QCOMPARE(reader.exitCode(), 0);
    }

    /// A scenario or game of a million cells opens in the background with a message; cancelling it keeps the old page.
    /// A map alone, however large, opens before any message appears.
    void opensInTheBackground_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a scenario") << "wide.scenario.json";
        QTest::newRow("a game") << "wide.game";
    }
    void opensInTheBackground()
    {
        QFETCH(QString, name);
        static const QTemporaryDir folder; // they take a moment to create
        if (!QFile::exists(folder.filePath("wide.game"))) {
            const Result<Map> map = readMapFile(tiledGround(folder, 1000, 1000).toStdString());
            Result<Scenario> s = readScenarioFile(mGermantown.toStdString());
            QVERIFY(map && s);
            s->map = *map; // each cell index means another cell of this map
            QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json",
                                folder.filePath("musket-and-saber.rules.json")));
            QVERIFY(saveText(folder.filePath("wide.scenario.json").toStdString(), writeScenario(*s)).has_value());
            QVERIFY(put(folder.filePath("none.orders"), ""));
            const Ran ran = fieldworks(folder.path(),
                                       {"adjudicate", "wide.scenario.json", "none.orders", "--game", "wide.game"});
            QVERIFY2(ran.code == 0, qPrintable(ran.err));
        }
        MainWindow window;
        window.show();
        QVERIFY(window.open(mGermantown));
        const QString title = window.windowTitle();
        int ticks = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, &window, [&] { ++ticks; });
        ticking.start(1);
        bool said = false;
        QTimer timer;
        whenShown(timer, [&](QDialog& dialog) {
            said = dialog.windowTitle() == "Opening " + name;
            const int before = ticks;
            QTRY_VERIFY(ticks > before);
            QTest::mouseClick(&child<QPushButton>(dialog, "longWorkCancel"), Qt::LeftButton);
        });
        QVERIFY(!window.open(folder.filePath(name)));
        QVERIFY(said);
        QCOMPARE(window.windowTitle(), title);
        QVERIFY(window.editPage() == nullptr);
    }

    /// Typed digits replace the number in the dialog, and a much larger map needs a confirmation.
    void resizeDialogTakesTypedNumbers()
    {
        const auto window = beginMap(15, 12);
        ResizeDialog dialog(window->editPage()->bench().drawing(), window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClicks(dialog.focusWidget(), "18");
        QCOMPARE(dialog.size().columns, 18);
        const auto answer = [](const char* role) {
            QTimer::singleShot(0, qApp, [role] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box == nullptr || box->objectName() != "resizeMany")
                    qFatal("nothing was asked");
                for (QAbstractButton* button : box->buttons())
                    if ((box->buttonRole(button) == QMessageBox::AcceptRole) == (QByteArray(role) == "yes"))
                        button->click();
            });
        };
        child<QSpinBox>(dialog, "newColumns").setValue(1815);
        answer("no");
        dialog.accept();
        QVERIFY(dialog.isVisible());
        answer("yes");
        dialog.accept();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        // A slightly larger map needs none.
        ResizeDialog little(window->editPage()->bench().drawing(), window.get());
        child<QSpinBox>(little, "newColumns").setValue(30);
        little.show();
        little.accept();
        QCOMPARE(little.result(), int(QDialog::Accepted));
    }

    /// Ctrl+P and Ctrl+Z of the table and of the rules editor are never active together.
    void shortcutsHaveOneMeaning()
    {
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QTemporaryDir folder;
        QVERIFY(fieldworks(folder.path(),
                           {"adjudicate", mGermantown,
                            FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown-sample.orders", "--game", "g.game"})
                    .code
                == 0);
        const auto meanings = [&](const QKeySequence& keys) {
            QStringList names;
            for (const QAction* action : window.findChildren<QAction*>()) {
                bool there = action->isEnabled() && action->isVisible() && action->shortcuts().contains(keys);
                for (const QObject* object : action->associatedObjects())
                    if (const auto* widget = qobject_cast<const QWidget*>(object); there && widget != nullptr)
                        there = widget->isVisibleTo(&window) || widget->inherits("QMenu");
                if (there)
                    names << action->objectName();
            }
            return names;
        };
        QVERIFY(window.open(folder.filePath("g.game")));
        QCOMPARE(meanings(QKeySequence::Print), QStringList("tablePrint"));
        window.editRules(mGermantown);
        QCOMPARE(meanings(QKeySequence::Print), QStringList("editSheets"));
        QVERIFY(!meanings(QKeySequence::Undo).contains("tableTakeBack"));
        QVERIFY(window.editMap(mGermantown));
        QVERIFY(!meanings(QKeySequence::Print).contains("tablePrint")
                && !meanings(QKeySequence::Undo).contains("tableTakeBack"));
    }
};

FW_TEST(LongWorkTest)
#include "tst_longwork.moc"
