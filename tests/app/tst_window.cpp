#include "app/window/MainWindow.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

class WindowTest : public QObject
{
    Q_OBJECT

private:
    const QString mScenario = FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json";

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName("Fieldworks");
        QCoreApplication::setApplicationName("FieldworksTest");
        QStandardPaths::setTestModeEnabled(true);
        QSettings().clear();
    }

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

    void saysWhatIsWrong()
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
        // What was shown stays.
        QCOMPARE(window.file(), mScenario);
        auto* box = window.findChild<QMessageBox*>("cannotOpen");
        QVERIFY(box != nullptr);
        QVERIFY(box->isVisible());
        QVERIFY(box->text().contains("bad.scenario.json"));
        QVERIFY(!box->informativeText().isEmpty());
        box->close();
    }

    void recentFilesAreRemembered()
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
            said = said || (label->accessibleName() == "Cell under the cursor" &&
                            label->text().contains(QString::fromUtf8(" · ")));
        QVERIFY(said);
    }

    void darkIsKept()
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
        MainWindow window;
        window.show();
        window.open(mScenario);
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
                widget->objectName().startsWith("qt_"))
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty() || widget->inherits("QMenu") ||
                         widget->inherits("QMenuBar"),
                     widget->metaObject()->className());
        }
        for (const QMenu* menu : window.findChildren<QMenu*>())
            for (const QAction* action : menu->actions())
                QVERIFY(action->isSeparator() || !action->text().isEmpty());
    }

    void menusWork()
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
};

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
