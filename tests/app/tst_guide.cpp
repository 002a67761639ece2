#include "app/shell/GuideWindow.h"
#include "app/shell/MainWindow.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>

using namespace fw;

/// The guide in the Help menu: reading, links and search.
class GuideTest : public QObject
{
    Q_OBJECT

private slots:
    void listsEveryPageOfTheContents()
    {
        const GuideWindow guide("index");
        const auto& list = *guide.findChild<QListWidget*>("guideList");
        QVERIFY(list.count() >= 13);
        for (int row = 0; row < list.count(); ++row)
            QVERIFY(!list.item(row)->text().isEmpty());
    }
    void followsLinksAndGoesBack()
    {
        GuideWindow guide("index");
        auto& text = *guide.findChild<QTextBrowser*>("guideText");
        emit text.anchorClicked(QUrl("first-game.md"));
        QCOMPARE(guide.page(), QString("first-game"));
        emit text.anchorClicked(QUrl("../../scenarios/README.md"));
        QCOMPARE(guide.page(), QString("README"));
        auto& back = *guide.findChild<QPushButton*>("guideBack");
        back.click();
        QCOMPARE(guide.page(), QString("first-game"));
        back.click();
        QCOMPARE(guide.page(), QString("index"));
        QVERIFY(!back.isEnabled());
    }
    void opensNothingOutsideTheGuide()
    {
        GuideWindow guide("index");
        auto& text = *guide.findChild<QTextBrowser*>("guideText");
        for (const char* link : {"https://example.org/first-game.md", "file:///etc/passwd", "no-such-page.md"})
            emit text.anchorClicked(QUrl(link));
        QCOMPARE(guide.page(), QString("index"));
    }
    void findsWordsInAllPages()
    {
        GuideWindow guide("index");
        auto& list = *guide.findChild<QListWidget*>("guideList");
        auto& search = *guide.findChild<QLineEdit*>("guideSearch");
        const int pages = list.count();
        search.setText("STACK counters");
        QVERIFY(list.count() > 0);
        for (int row = 0; row < list.count(); ++row)
            QVERIFY2(list.item(row)->text().contains("stack", Qt::CaseInsensitive), qPrintable(list.item(row)->text()));
        list.setCurrentRow(0);
        QVERIFY(guide.page() != "index");
        search.setText("no such words anywhere");
        QCOMPARE(list.count(), 1); // it says that nothing was found
        QVERIFY(!(list.item(0)->flags() & Qt::ItemIsSelectable));
        search.clear();
        QCOMPARE(list.count(), pages);
    }
    void opensSearchResultsByKeyboard()
    {
        GuideWindow guide("index");
        guide.show();
        QVERIFY(QTest::qWaitForWindowExposed(&guide));
        auto& search = *guide.findChild<QLineEdit*>("guideSearch");
        QTest::keyClick(&guide, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(search.hasFocus());
        QTest::keyClicks(&search, "crop marks");
        QTest::keyClick(&search, Qt::Key_Return);
        QVERIFY(guide.isVisible());
        QVERIFY(guide.findChild<QListWidget*>("guideList")->hasFocus());
        QVERIFY(guide.page() != "index");
        QTest::keyClick(&guide, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(guide.page(), QString("index"));
    }
    void opensOnceFromTheHelpMenu()
    {
        MainWindow window;
        window.show();
        window.findChild<QAction*>("helpGuide")->trigger();
        window.findChild<QAction*>("helpPromises")->trigger();
        const QList<GuideWindow*> open = window.findChildren<GuideWindow*>();
        QCOMPARE(open.size(), 1);
        QCOMPARE(open.front()->page(), QString("promises"));
        shot(*open.front(), "guide-promises");
    }
};

FW_TEST(GuideTest)
#include "tst_guide.moc"
