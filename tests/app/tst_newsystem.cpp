#include "app/mapeditor/EditPage.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

using namespace fw;

/// Must show: from the odds template to a new game, by mouse and keyboard on real widgets only.
class NewSystemTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::unique_ptr<MainWindow> mWindow;

    RulesPage& page()
    {
        // Rebuilt forms delete their old widgets in the next turn of the event loop.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return *mWindow->findChild<RulesPage*>();
    }
    template <class T>
    T& on(const char* name)
    {
        return child<T>(page(), name);
    }
    QTableView& grid() { return on<QTableView>("tableGrid"); }

    /// Answers the next dialog.
    template <class F>
    void answer(F with)
    {
        auto* timer = new QTimer(this);
        timer->setInterval(20);
        connect(timer, &QTimer::timeout, this, [timer, with] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || QApplication::activePopupWidget() != nullptr)
                return;
            timer->stop();
            timer->deleteLater();
            with(*dialog);
        });
        timer->start();
    }
    static void press(QDialog& dialog, QDialogButtonBox::StandardButton which)
    {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(which), Qt::LeftButton);
    }
    static void typeInto(QWidget& field, const QString& text)
    {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, text);
    }
    void choose(QComboBox& box, const QString& text)
    {
        if (box.currentText() == text)
            return;
        box.setFocus();
        // A pause, since letters typed without one belong to one search.
        QTest::qWait(QApplication::keyboardInputInterval() + 20);
        QTest::keyClicks(&box, text);
        QCOMPARE(box.currentText(), text);
    }
    void click(QListWidget& list, const QString& text)
    {
        const auto found = list.findItems(text, Qt::MatchStartsWith);
        QVERIFY2(!found.isEmpty(), qPrintable(text));
        list.scrollToItem(found.front());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(found.front()).center());
    }
    void clickCell(int row, int column)
    {
        const QModelIndex at = grid().model()->index(row, column);
        grid().scrollTo(at);
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, grid().visualRect(at).center());
    }
    /// Types into the focused cell; Enter moves down.
    void typeCell(const QString& text)
    {
        const QModelIndex at = grid().currentIndex();
        QTest::keyClicks(&grid(), text.left(1));
        auto* editor = grid().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, text.mid(1));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(grid().model()->data(at).toString(), text);
        QTRY_VERIFY(grid().viewport()->findChild<QLineEdit*>() == nullptr);
    }
    void tab(const QString& text)
    {
        auto& tabs = on<QTabWidget>("editTabs");
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i).remove('&') == text)
                QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(i).center());
        QCOMPARE(tabs.tabText(tabs.currentIndex()).remove('&'), text);
    }
    /// Clicks an entry of a button's menu.
    void menu(const char* button, const char* entry)
    {
        auto& tool = on<QToolButton>(button);
        QTimer::singleShot(50, this, [&] {
            QMenu* open = tool.menu();
            auto* action = open->findChild<QAction*>(entry);
            QVERIFY(action != nullptr);
            QTest::mouseClick(open, Qt::LeftButton, {}, open->actionGeometry(action).center());
        });
        QTest::mouseClick(&tool, Qt::LeftButton);
    }
    /// Adds a row to a list of the rules: its branch is chosen in the tree, and Add pressed.
    void addRow(const char* list)
    {
        tab("All Rules");
        auto& rules = on<FileTab>("rulesTree");
        QVERIFY(rules.goTo(std::string(list)));
        QTest::mouseClick(&child<QToolButton>(rules, "formAddButton"), Qt::LeftButton);
    }
    void push(const char* button) { QTest::mouseClick(&on<QPushButton>(button), Qt::LeftButton); }

    void begin()
    {
        answer([&](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), QString("newSystem"));
            choose(child<QComboBox>(dialog, "systemTemplate"), "Template: hexes, two steps, odds table");
            typeInto(child<QLineEdit>(dialog, "systemTitle"), "The marsh");
            typeInto(child<QLineEdit>(dialog, "systemId"), "marsh");
            typeInto(child<QLineEdit>(dialog, "systemFolder"), mFolder.filePath("marsh"));
            shot(dialog, "newsystem");
            press(dialog, QDialogButtonBox::Ok);
        });
        QTest::keySequence(mWindow.get(), QKeySequence("Ctrl+Alt+N"));
        QVERIFY(mWindow->findChild<RulesPage*>() != nullptr);
    }
    void changeAColumn()
    {
        tab("Tables");
        click(on<QListWidget>("tableList"), "Combat results");
        clickCell(0, 4);
        for (const char* code : {"EX", "DR", "DR", "DE", "DE", "DE"})
            typeCell(code);
    }
    void makeATerrain()
    {
        addRow("/features");
        typeInto(on<QLineEdit>("form-id"), "marsh");
        typeInto(on<QLineEdit>("form-label"), "Marsh");
        choose(on<QComboBox>("form-kind"), "terrain");
        typeInto(on<QLineEdit>("form-art"), "swamp");
        tab("Tables");
        click(on<QListWidget>("tableList"), "Terrain effects");
        const int rows = grid().model()->rowCount();
        clickCell(4, 0);
        answer([](QDialog& dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit*>(), "marsh");
            press(dialog, QDialogButtonBox::Ok);
        });
        menu("rowMenu", "rowAfter");
        QCOMPARE(grid().model()->rowCount(), rows + 1);
        int column = 0;
        for (const char* value : {"3", "1", "1"}) {
            clickCell(5, column++);
            typeCell(value);
        }
    }
    void makeAModifier()
    {
        addRow("/modifiers");
        typeInto(on<QLineEdit>("form-label"), "guns dug in"); // the id follows
        typeInto(on<QLineEdit>("form-cite"), "7.1");
        typeInto(*on<QComboBox>("form-quantity").lineEdit(), "defence");
        typeInto(*on<QComboBox>("form-stage").lineEdit(), "ground");
        choose(on<QComboBox>("form-op"), "times");
        typeInto(on<QPlainTextEdit>("form-amount"), "2");
        typeInto(on<QPlainTextEdit>("form-if"), "unit.type = artillery");
        shot(page(), "newsystem-condition");
        QCOMPARE(page().document()->rules().modifiers.back().id, std::string("guns-dug-in"));
        QCOMPARE(page().document()->rules().modifiers.back().need.size(), std::size_t(1));
    }
    void makeCounters()
    {
        tab("Counters");
        auto& list = on<QTableView>("counterList");
        list.setFocus();
        QTest::keySequence(&list, QKeySequence::SelectAll);
        push("counterDelete");
        QCOMPARE(page().document()->scenario()->units.size(), std::size_t(0));
        struct Made {
            const char *name, *side, *type, *formation, *full, *reduced, *movement;
        };
        for (const Made& made : {Made{"1st Line", "Red", "infantry", "A", "12", "6", "4"},
                                 {"2nd Line", "Red", "infantry", "A", "12", "6", "4"},
                                 {"Red Lancers", "Red", "cavalry", "B", "4", "2", "7"},
                                 {"1st Guard", "Blue", "infantry", "C", "4", "2", "4"},
                                 {"2nd Guard", "Blue", "infantry", "C", "4", "2", "4"},
                                 {"Blue Guns", "Blue", "artillery", "D", "3", "1", "3"}}) {
            push("counterNew");
            typeInto(on<QLineEdit>("unitName"), made.name);
            choose(on<QComboBox>("unitSide"), made.side);
            choose(on<QComboBox>("unitType"), made.type);
            typeInto(on<QLineEdit>("unitFormation"), made.formation);
            typeInto(on<QSpinBox>("unitSteps"), "2");
            QTest::keyClick(&on<QSpinBox>("unitSteps"), Qt::Key_Tab);
            typeInto(on<QLineEdit>("rating-strength-full"), made.full);
            typeInto(on<QLineEdit>("rating-strength-reduced"), made.reduced);
            typeInto(on<QLineEdit>("rating-movement-full"), made.movement);
        }
        const auto& units = page().document()->scenario()->units;
        QCOMPARE(units.size(), std::size_t(6));
        QCOMPARE(units[5].name, std::string("Blue Guns"));
        QCOMPARE(units[5].ratings.at("strength").at("reduced"), Rational(1));
        QCOMPARE(units[2].steps, 2);
    }
    void setUp()
    {
        mWindow->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
        QTest::keySequence(mWindow.get(), QKeySequence::Save);
        if (auto* box = mWindow->findChild<QMessageBox*>("cannotSave"))
            QFAIL(qPrintable(box->informativeText()));
        QVERIFY(!page().document()->modified());
        QTest::mouseClick(page().findChild<QToolButton*>("editMapButton"), Qt::LeftButton);
        EditPage* map = mWindow->editPage();
        QVERIFY(map != nullptr);
        map->view()->settle();
        map->view()->fit();
        MapHand hand(*map);
        hand.pick("terrainList", "Marsh");
        hand.click("5,4");
        hand.push("button-place");
        for (const auto& [unit, cell] : {std::pair("counter-1", "4,4"),
                                         {"counter-2", "6,5"},
                                         {"counter-3", "1,1"},
                                         {"counter-4", "9,2"},
                                         {"counter-5", "9,7"},
                                         {"counter-6", "6,4"}})
            hand.trayTo(unit, cell);
        shot(*mWindow, "newsystem-map");
        QCOMPARE(map->bench().drawing().rest.setup.size(), std::size_t(6));
        QTest::keySequence(mWindow.get(), QKeySequence::Save);
        QVERIFY(!map->modified());
    }

private slots:
    void initTestCase() { freshSettings("FieldworksNewSystem"); }

    void buildsANewGameByHand()
    {
        mWindow = std::make_unique<MainWindow>();
        mWindow->resize(1440, 960);
        mWindow->show();
        mWindow->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
        begin();
        changeAColumn();
        makeATerrain();
        makeAModifier();
        makeCounters();
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY_WITH_TIMEOUT(!page().findings()->pending(), 60000);
        shot(*mWindow, "newsystem-counters");
        setUp();
        if (QTest::currentTestFailed())
            return;
        // The rules page reads again what the map editor wrote.
        QTest::keySequence(mWindow.get(), QKeySequence("Ctrl+Shift+E"));
        QCOMPARE(page().document()->scenario()->setup.size(), std::size_t(6));
        QTRY_VERIFY_WITH_TIMEOUT(!page().findings()->pending(), 60000);
        for (const CheckResult& proved : page().findings()->findings())
            QVERIFY2(!proved.open(), plain(proved.finding.text).c_str());

        const QString folder = mFolder.filePath("marsh");
        const Ran checked = fieldworks(folder, {"check", "marsh.rules.json", "marsh.scenario.json"});
        QCOMPARE(checked.out, QString());
        QCOMPARE(checked.code, 0);
        QVERIFY(put(folder + "/turn.orders", "red: move 1st Line to 0504\n"
                                             "red: end\n"
                                             "red: attack 0604 with 1st Line, 2nd Line\n"
                                             "dice 4\n"
                                             "red: end\nblue: end\nblue: end\n"));
        const Ran played = fieldworks(folder, {"adjudicate", "marsh.scenario.json", "turn.orders"});
        QCOMPARE(played.err, QString());
        QCOMPARE(played.code, 0);
        // The new terrain costs 3, the first line attacks across a stream, the guns dig in, and the column has the
        // typed label.
        QVERIFY2(played.out.contains("3 of 4"), qPrintable(played.out));
        QVERIFY2(played.out.contains("guns dug in"), qPrintable(played.out));
        QVERIFY2(played.out.contains(QRegularExpression("3-1.*die 4\\] = DE")), qPrintable(played.out));
    }
};

FW_TEST(NewSystemTest)
#include "tst_newsystem.moc"
