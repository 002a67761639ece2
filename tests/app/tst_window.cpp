#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "app/shell/NewGameDialog.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>

using namespace fw;

class WindowTest : public QObject
{
    Q_OBJECT

private:
    const QString mScenario = FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json";

    /// A game file with the first orders of the sample game.
    static QString gameFile(const QTemporaryDir& folder, std::size_t orders)
    {
        return SampleGame().writeTo(folder.filePath("evening.game"), orders);
    }
    /// Runs a function in the next dialog that opens, and closes it.
    static void inDialog(const std::function<void(QDialog*)>& work)
    {
        auto* timer = new QTimer;
        timer->setInterval(30);
        QObject::connect(timer, &QTimer::timeout, timer, [timer, work] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            timer->deleteLater();
            timer->stop();
            work(dialog);
            if (dialog->isVisible())
                dialog->reject();
        });
        timer->start();
    }

private slots:
    void initTestCase() { freshSettings("FieldworksTest"); }

    void opensAScenario()
    {
        MainWindow window;
        window.show();
        QVERIFY(window.file().isEmpty());
        QVERIFY(window.open(mScenario));
        QCOMPARE(window.file(), mScenario);
        QVERIFY(window.mapView()->hasMap());
        QVERIFY(window.windowTitle().endsWith(" - Fieldworks"));
        QVERIFY(window.mapView()->isVisible());
    }

    void explainsWhatIsWrong()
    {
        QTemporaryDir folder;
        const QString bad = folder.filePath("bad.scenario.json");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"id\": ");
        file.close();
        MainWindow window;
        window.show();
        QVERIFY(window.open(mScenario));
        QVERIFY(!window.open(bad));
        // The page before stays.
        QCOMPARE(window.file(), mScenario);
        auto* box = window.findChild<QMessageBox*>("cannotOpen");
        QVERIFY(box != nullptr);
        QVERIFY(box->isVisible());
        QVERIFY(box->text().contains("bad.scenario.json"));
        QVERIFY(!box->informativeText().isEmpty());
        box->close();
    }

    /// The window fits a screen 700 pixels high, and one of 1080 pixels at 200 %.
    void windowFitsASmallScreen()
    {
        MainWindow window;
        window.show();
        QCoreApplication::processEvents();
        QVERIFY(window.minimumSizeHint().height() <= 480);
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.height() <= room.height() - 48); // with a title bar above it
        window.resize(room.width(), 480);
        QCOMPARE(window.height(), 480);
    }

    void invalidGameKeepsTheOpenOne()
    {
        QTemporaryDir folder;
        const QString bad = folder.filePath("bad.game");
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no game at all");
        file.close();
        MainWindow window;
        window.show();
        QVERIFY(window.open(gameFile(folder, 5)));
        RefereePage* before = window.refereePage();
        QVERIFY(before != nullptr);
        QVERIFY(!window.open(bad));
        QCOMPARE(window.refereePage(), before);
    }

    void remembersRecentFiles()
    {
        {
            MainWindow window;
            QVERIFY(window.open(mScenario));
        }
        MainWindow window;
        bool found = false;
        for (const QAction* action : window.findChildren<QAction*>())
            found = found || action->text().contains("outposts.scenario.json");
        QVERIFY(found);
    }

    void readoutFollowsTheCursor()
    {
        MainWindow window;
        window.resize(900, 700);
        window.show();
        QVERIFY(window.open(mScenario));
        QTest::keyClick(window.mapView(), Qt::Key_Right);
        const auto labels = window.statusBar()->findChildren<QLabel*>();
        bool said = false;
        for (const QLabel* label : labels)
            said = said
                   || (label->accessibleName() == "Cell under the cursor"
                       && label->text().contains(QString::fromUtf8(" · ")));
        QVERIFY(said);
    }

    // In dark colours, an unchecked radio button was as dark as the window.
    void uncheckedBoxesAreVisible_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("day") << false;
        QTest::newRow("night") << true;
    }
    void uncheckedBoxesAreVisible()
    {
        QFETCH(bool, dark);
        MainWindow window;
        window.findChild<QAction*>("viewDark")->setChecked(dark);
        const auto light = [](const QColor& colour) {
            const auto part = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
            return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
        };
        const auto contrast = [&](double a, double b) { return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05); };
        QRadioButton ring;
        QCheckBox box;
        for (QAbstractButton* one : std::initializer_list<QAbstractButton*>{&ring, &box}) {
            one->resize(one->sizeHint());
            one->show();
            const auto most = [&] {
                const QImage drawn = one->grab().toImage();
                double out = 1;
                for (int y = 0; y < drawn.height(); ++y)
                    for (int x = 0; x < drawn.width(); ++x)
                        out = std::max(out, contrast(light(drawn.pixelColor(x, y)),
                                                     light(one->palette().color(QPalette::Window))));
                return out;
            };
            const double empty = most();
            QVERIFY2(empty >= (dark ? 3 : 1.6), qPrintable(QString::number(empty)));
            one->setChecked(true);
            QVERIFY2(most() > empty * 1.5, qPrintable(QString::number(most())));
        }
        window.findChild<QAction*>("viewDark")->setChecked(false);
    }

    void remembersDarkColours()
    {
        {
            MainWindow window;
            auto* dark = window.findChild<QAction*>("viewDark");
            QVERIFY(dark != nullptr);
            dark->setChecked(true);
            QVERIFY(window.mapView()->isDark());
        }
        MainWindow window;
        QVERIFY(window.mapView()->isDark());
        window.findChild<QAction*>("viewDark")->setChecked(false);
        QVERIFY(!window.mapView()->isDark());
    }

    void everyControlHasAName()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        const auto look = [&] {
            for (const QWidget* widget : window.findChildren<QWidget*>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()
                    || widget->objectName().startsWith("qt_"))
                    continue;
                QVERIFY2(!widget->accessibleName().isEmpty() || widget->inherits("QMenu")
                             || widget->inherits("QMenuBar"),
                         qPrintable(widget->metaObject()->className() + QString(" ") + widget->objectName()));
            }
        };
        look();
        QVERIFY(window.open(mScenario));
        look();
        QVERIFY(window.open(gameFile(folder, 24)));
        look();
        window.showDesk();
        look();
        for (const QMenu* menu : window.findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                QVERIFY(action->isSeparator() || !action->text().isEmpty());
    }

    // 12.4: Text typed after the key that opens a page goes into that page.
    void deskTakesTypedText()
    {
        MainWindow window;
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.open(mScenario));
        child<QAction>(window, "fileDesk").trigger();
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClicks(QApplication::focusWidget(), "attack");
        QCOMPARE(child<QPlainTextEdit>(window, "deskWords").toPlainText(), QString("attack"));
    }

    void shortcutsAreUnique()
    {
        QTemporaryDir folder;
        MainWindow window;
        QVERIFY(window.open(gameFile(folder, 3)));
        QStringList keys;
        for (const QAction* action : window.findChildren<QAction*>()) {
            const QString key = action->shortcut().toString();
            if (key.isEmpty())
                continue;
            QVERIFY2(!keys.contains(key), qPrintable(key + " " + action->text()));
            keys << key;
        }
    }

    void menusZoomAndQuit()
    {
        MainWindow window;
        window.resize(800, 600);
        window.show();
        QVERIFY(window.open(mScenario));
        const double whole = window.mapView()->zoom();
        window.findChild<QAction*>("viewZoomIn")->trigger();
        QVERIFY(window.mapView()->zoom() > whole);
        window.findChild<QAction*>("viewFit")->trigger();
        QCOMPARE(window.mapView()->zoom(), whole);
        window.findChild<QAction*>("viewTrueSize")->trigger();
        QVERIFY(qAbs(window.mapView()->zoom() - window.logicalDpiX() / 25.4) < 0.01);
        window.findChild<QAction*>("fileQuit")->trigger();
        QTRY_VERIFY(!window.isVisible());
    }

    void resumesAndKeepsAGame()
    {
        QTemporaryDir folder;
        const QString path = gameFile(folder, 24);
        std::size_t rows = 0;
        {
            MainWindow window;
            window.show();
            QVERIFY(window.open(path));
            QVERIFY(window.refereePage() != nullptr);
            Referee& referee = window.refereePage()->referee();
            rows = referee.table.game().entries().size();
            QVERIFY(referee.orders.carryOut("note one more thing"));
            shot(window, "window-referee");
        }
        MainWindow window;
        window.show();
        QVERIFY(window.open(path));
        QCOMPARE(window.refereePage()->referee().table.game().entries().size(), rows + 1);
    }

    void tableMenuOpensEveryDialog()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(!window.findChild<QAction*>("tableTakeBack")->isEnabled());
        QVERIFY(window.open(gameFile(folder, 24)));
        Referee& referee = window.refereePage()->referee();
        const std::size_t rows = referee.table.game().entries().size();
        // Each dialog opens, has a title, and changes nothing when it is closed.
        for (const char* name : {"tableTakeBack", "tableCorrect", "tableOverrule", "tableSet", "tableNote",
                                 "tableNames", "tablePrint", "tableResult", "tableAdjourn", "helpKeys", "helpAbout"}) {
            bool opened = false;
            inDialog([&](QDialog* dialog) {
                opened = true;
                shot(*dialog, name);
                QVERIFY(!dialog->windowTitle().isEmpty());
            });
            auto* action = window.findChild<QAction*>(name);
            QVERIFY2(action != nullptr && action->isEnabled(), name);
            action->trigger();
            QVERIFY2(opened, name);
            QCOMPARE(referee.table.game().entries().size(), rows);
        }
        // A note is saved.
        inDialog([&](QDialog* dialog) {
            auto* text = dialog->findChild<QWidget*>("noteText");
            QVERIFY(text != nullptr);
            QTest::keyClicks(text, "the die lay against the book");
            dialog->accept();
        });
        window.findChild<QAction*>("tableNote")->trigger();
        QCOMPARE(referee.table.game().entries().size(), rows + 1);
        QCOMPARE(referee.table.game().entries().back().kind, RowKind::Note);
        window.findChild<QAction*>("fileStart")->trigger();
        shot(window, "window-start");
    }

    /// A menu that is closed by Escape returns the focus to the table, as a dialog does.
    void menuBarReturnsTheFocus()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.open(gameFile(folder, 24)));
        window.refereePage()->map()->setFocus();
        QTest::keyClick(&window, Qt::Key_H, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QTRY_VERIFY(window.focusWidget() == window.refereePage()->map());
        inDialog([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        window.findChild<QAction*>("helpKeys")->trigger();
        QTRY_VERIFY(window.focusWidget() == window.refereePage()->map());
    }

    /// Ctrl+Z undoes typing in the order line, and takes an entered action back if the line is empty.
    void undoDoesNotRestoreEnteredOrder()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.open(gameFile(folder, 24)));
        Referee& referee = window.refereePage()->referee();
        auto* line = window.findChild<QLineEdit*>("orderLine");
        QVERIFY(line != nullptr);
        line->setFocus();
        const std::size_t rows = referee.table.game().entries().size();
        QTest::keyClicks(line, "note the lamp went out");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(referee.table.game().entries().size(), rows + 1);
        QVERIFY(line->text().isEmpty());
        QVERIFY(!line->isUndoAvailable());
        bool opened = false;
        inDialog([&](QDialog* dialog) { opened = !dialog->windowTitle().isEmpty(); });
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(opened);
        QVERIFY(line->text().isEmpty());
        QCOMPARE(referee.table.game().entries().size(), rows + 1);
        // Typing is undone in the line.
        QTest::keyClicks(line, "no");
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line->text().isEmpty());
        QCOMPARE(referee.table.game().entries().size(), rows + 1);
    }

    /// On a busy machine, keys queue behind the click that closes a dialog: the dialog's action comes first.
    void dialogActsBeforeTheNextKey()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(window.open(gameFile(folder, 24)));
        Referee& referee = window.refereePage()->referee();
        QVERIFY(referee.table.isUntouched());
        const std::size_t rows = referee.table.game().entries().size();
        inDialog([&](QDialog* dialog) {
            if (auto* reason = dialog->findChild<QLineEdit*>("reason"))
                reason->setText("a slip");
            QTest::mouseClick(dialog->findChild<QPushButton*>("doIt"), Qt::LeftButton);
            QVERIFY(referee.orders.carryOut("note typed at once"));
        });
        window.findChild<QAction*>("tableTakeBack")->trigger();
        const auto& entries = referee.table.game().entries();
        QCOMPARE(entries.size(), rows + 2);
        QVERIFY(entries[rows].kind == RowKind::TakeBack);
        QVERIFY(entries[rows + 1].kind == RowKind::Note);
    }

    void publicViewOpensAndCloses()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        auto* action = window.findChild<QAction*>("viewPublic");
        QVERIFY(!action->isEnabled());
        QVERIFY(window.open(gameFile(folder, 24)));
        action->setChecked(true);
        QWidget* view = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top->objectName() == "publicView")
                view = top;
        QVERIFY(view != nullptr);
        QVERIFY(view->isVisible());
        shot(*view, "window-public");
        view->close();
        QTRY_VERIFY(!action->isChecked());
    }

    // The keys that close it once worked in the main window only.
    void keysCloseThePublicView_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("F11") << int(Qt::Key_F11);
        QTest::newRow("Escape") << int(Qt::Key_Escape);
    }
    void keysCloseThePublicView()
    {
        QFETCH(int, key);
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        auto* action = window.findChild<QAction*>("viewPublic");
        QVERIFY(window.open(gameFile(folder, 24)));
        action->setChecked(true);
        QWidget* view = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top->objectName() == "publicView")
                view = top;
        QVERIFY(view != nullptr);
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view));
        auto* tree = view->findChild<QWidget*>("logTree");
        tree->setFocus();
        QTest::keySequence(tree, QKeySequence::Find);
        auto* words = view->findChild<QLineEdit*>("logWords");
        QVERIFY(words->hasFocus());
        QTest::keyClicks(words, "jaegers");
        if (key == Qt::Key_Escape) { // Escape first ends the search
            QTest::keyClick(words, Qt::Key(key));
            QCOMPARE(words->text(), QString());
        }
        tree->setFocus();
        view->findChild<QAbstractButton*>("lookBackOlder")->click();
        if (key == Qt::Key_Escape) { // then the look back
            QTest::keyClick(tree, Qt::Key(key));
            QVERIFY(!view->findChild<QWidget*>("lookBackBanner")->isVisible());
            QVERIFY(view->isVisible());
        }
        QTest::keyClick(tree, Qt::Key(key));
        QTRY_VERIFY(!action->isChecked());
    }
};

FW_TEST(WindowTest)
#include "tst_window.moc"
