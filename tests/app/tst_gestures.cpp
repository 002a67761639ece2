// Gestures at the referee's table: a letter key with a held counter, lines while guns are picked, hidden plans.
#include "app/referee/dialogs/Adjourn.h"
#include "app/referee/dialogs/TakeBackDialog.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace fw;

class GesturesTest : public QObject
{
    Q_OBJECT

private:
    static SampleGame practice() { return SampleGame("scenarios/musket-and-saber", "practice", "practice-sample"); }
    static std::unique_ptr<RefereePage> page(Game game)
    {
        auto shown = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), false);
        shown->resize(1280, 800);
        shown->show();
        (void)QTest::qWaitForWindowExposed(shown.get());
        return shown;
    }
    /// Presses the mouse on a counter and holds it until letGo().
    static void hold(RefereePage& page, const char* unit)
    {
        TableView* map = page.map();
        const auto at = map->unitPoint(page.referee().table.rules().unit(unit));
        QVERIFY2(at, unit);
        QTest::mousePress(map->viewport(), Qt::LeftButton, {}, *at);
    }
    static void drag(RefereePage& page, const char* cell)
    {
        TableView* map = page.map();
        const QPoint to = map->viewPoint(page.referee().table.rules().place(cell));
        for (const QPoint step : {QPoint(20, 20), QPoint(0, 0)})
            QTest::mouseMove(map->viewport(), to + step);
    }
    static void letGo(RefereePage& page, const char* cell)
    {
        TableView* map = page.map();
        QTest::mouseRelease(map->viewport(), Qt::LeftButton, {},
                            map->viewPoint(page.referee().table.rules().place(cell)));
    }
    static QString logged(RefereePage& page)
    {
        QString all;
        auto* tree = page.log()->findChild<QTreeView*>();
        const std::function<void(const QModelIndex&)> below = [&](const QModelIndex& parent) {
            for (int row = 0; row < tree->model()->rowCount(parent); ++row) {
                const QModelIndex at = tree->model()->index(row, 0, parent);
                all += at.data().toString() + '\n';
                below(at);
            }
        };
        below({});
        return all;
    }

private slots:
    void initTestCase() { freshSettings("FieldworksTest"); }

    // 9.2: To declare a charge, drag the cavalry while D is pressed.
    void dragWithKeyDeclaresACharge()
    {
        SampleGame game = practice();
        game.playTo("british: declare Light Dragoons");
        auto shown = page(std::move(*game.game));
        TableView* map = shown->map();
        hold(*shown, "hussars");
        drag(*shown, "0906");
        QCOMPARE(shown->referee().table.draft().verb, std::string("move")); // what a plain drag means
        QTest::keyClick(map, Qt::Key_D);
        QCOMPARE(shown->referee().table.draft().verb, std::string("declare"));
        letGo(*shown, "0906");
        QCOMPARE(shown->referee().table.draft().arg("way"), std::vector<std::string>{"0906"});
        QVERIFY(shown->findChild<QLineEdit*>("orderLine")->text().isEmpty());
        const int target = shown->referee().table.rules().place("0905");
        map->setCursorCell(target);
        QTest::keyClick(map, Qt::Key_Space);
        QTest::keyClick(map, Qt::Key_Return);
        const Entry& last = shown->referee().table.game().entries().back();
        QCOMPARE(last.action.verb, std::string("declare"));
        QCOMPARE(last.action.arg("target"), std::vector<std::string>{"0905"});
    }

    // 9.3: To form a square, press one key while the counter is held; the release is then no click.
    void oneKeyFormsASquare()
    {
        SampleGame game = practice();
        game.playTo("british: form-square Highlanders");
        auto shown = page(std::move(*game.game));
        hold(*shown, "highlanders");
        QTest::keyClick(shown->map(), Qt::Key_F);
        QCOMPARE(shown->referee().table.draft().verb, std::string("form-square"));
        const auto at = shown->map()->unitPoint(shown->referee().table.rules().unit("highlanders"));
        QTest::mouseRelease(shown->map()->viewport(), Qt::LeftButton, {}, *at);
        QVERIFY(shown->referee().draft.mayEnter());
        QTest::keyClick(shown->map(), Qt::Key_Return);
        QCOMPARE(shown->referee().table.game().entries().back().action.verb, std::string("form-square"));
    }

    void unknownLetterKeyIsIgnored()
    {
        SampleGame game = practice();
        game.playTo("british: form-square Highlanders");
        auto shown = page(std::move(*game.game));
        hold(*shown, "highlanders");
        QTest::keyClick(shown->map(), Qt::Key_Z);
        QVERIFY(shown->referee().table.isUntouched());
        QVERIFY(shown->findChild<QLineEdit*>("orderLine")->text().isEmpty());
        const auto at = shown->map()->unitPoint(shown->referee().table.rules().unit("highlanders"));
        QTest::mouseRelease(shown->map()->viewport(), Qt::LeftButton, {}, *at); // still a click
        QVERIFY(!shown->referee().table.isUntouched());
    }

    // 8.2: The line of each gun is drawn while guns are picked, also of a gun without a line of sight.
    void showsLinesOfPickedGuns()
    {
        SampleGame game = practice();
        game.playTo("colonial: bombard 0907");
        auto shown = page(std::move(*game.game));
        Referee& referee = shown->referee();
        const Rules& rules = referee.table.rules();
        shown->panel()->typeOrder();
        auto* line = shown->findChild<QLineEdit*>("orderLine");
        const auto typed = [&](const char* word) {
            line->setText(word);
            QTest::keyClick(line, Qt::Key_Return);
        };
        typed("bombard");
        typed("0907");
        QVERIFY(shown->map()->looks().empty());
        QVERIFY(referee.map.clickUnit(rules.unit("field-guns")));
        const int from = referee.table.state().position.units[std::size_t(rules.unit("field-guns"))].place.index();
        QCOMPARE(shown->map()->looks().size(), std::size_t(1));
        QCOMPARE(shown->map()->looks().front(), (TableView::Look{from, rules.place("0907"), true}));
        referee.draft.back();
        QVERIFY(shown->map()->looks().empty());
    }

    // After a click, "0805" and "1012" are hexes: their digits choose no lines of the list.
    void acceptsHexTypedOnTheMap()
    {
        SampleGame game = practice();
        game.playTo("british: declare Light Dragoons");
        auto shown = page(std::move(*game.game));
        Referee& referee = shown->referee();
        referee.map.clickUnit(referee.table.rules().unit("hussars"));
        auto* line = shown->findChild<QLineEdit*>("orderLine");
        shown->map()->setFocus();
        for (const char key : QByteArray("1006")) {
            QWidget* at = QApplication::focusWidget();
            QTest::keyClick(at, key);
        }
        QCOMPARE(line->text(), QString("1006"));
        QVERIFY(referee.table.draft().arg("way").empty());
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!referee.table.draft().arg("way").empty());
        QCOMPARE(referee.table.draft().arg("way").back(), std::string("1006"));
        // A number of a list line, with Enter, still chooses that line.
        referee.draft.back();
        line->setText("1");
        const std::size_t had = referee.table.draft().args.size();
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(line->text().isEmpty() && referee.table.draft().args.size() >= had);
    }

    // Enter on the map does not discard the text in the order line.
    void enterSubmitsTheOrderLineFirst()
    {
        SampleGame game = practice();
        game.playTo("british: declare Light Dragoons");
        auto shown = page(std::move(*game.game));
        Referee& referee = shown->referee();
        const std::size_t entries = referee.table.game().entries().size();
        referee.map.clickUnit(referee.table.rules().unit("hussars"));
        shown->map()->setFocus();
        QTest::keyClick(shown->map(), Qt::Key_D); // no counter is held, so it begins a word
        referee.map.clickCell(referee.table.rules().place("0906"));
        QVERIFY(referee.draft.mayEnter());
        shown->map()->setFocus();
        QTest::keyClick(shown->map(), Qt::Key_Return);
        QCOMPARE(referee.table.game().entries().size(), entries);
        QVERIFY(referee.table.refusal());
        QCOMPARE(shown->findChild<QLineEdit*>("orderLine")->text(), QString("d"));
    }

    // 13.4: An entry with "seen": "owner" is filled in while the other side does not see the screen, and stays hidden
    // until it is due. Without "seen", or with "all", it is a normal entry.
    void hidesPlansFromTheOtherSide()
    {
        SampleGame base;
        GameStart start = base.start();
        start.setup.options["free_placement"] = "on";
        SampleGame game(start, "british: end\n");
        game.play();
        auto shown = page(std::move(*game.game));
        Referee& referee = shown->referee();
        auto* line = shown->findChild<QLineEdit*>("orderLine");
        line->setText("plan");
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(referee.table.hands().isPending());
        QVERIFY(referee.table.facts().choices.empty());
        QVERIFY(shown->findChild<QWidget*>("handOver")->isVisible());
        // Back leaves it, and nothing is entered.
        shown->findChild<QPushButton*>("back")->click();
        QTRY_VERIFY(!referee.table.hands().isPending());
        line->setText("plan");
        QTest::keyClick(line, Qt::Key_Return);
        shown->findChild<QPushButton*>("seat_colonial")->click();
        QVERIFY(!referee.table.hands().isPending() && !referee.table.facts().choices.empty());
        const auto type = [&](const char* word) {
            line->setText(word);
            QTest::keyClick(line, Qt::Key_Return);
        };
        type("Nash");
        // Where a number is asked for, a digit key is that number and not the line of the list; turns begin at 2 here.
        auto* list = shown->findChild<QListWidget*>("choices");
        QVERIFY2(list->item(0)->text().startsWith("2 "), qPrintable(list->item(0)->text()));
        shown->map()->setFocus();
        QTest::keyClick(shown->map(), Qt::Key_1);
        QVERIFY(referee.table.draft().arg("turn-planned").empty());
        QTest::keyClick(shown->map(), Qt::Key_4);
        QCOMPARE(referee.table.draft().arg("turn-planned"), std::vector<std::string>{"4"});
        referee.draft.back();
        type("1"); // neither an open turn nor the first line
        QVERIFY(referee.table.draft().arg("turn-planned").empty());
        type("2");
        QCOMPARE(referee.table.draft().arg("turn-planned"), std::vector<std::string>{"2"});
        type("1201");
        QVERIFY(referee.draft.mayEnter());
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(referee.table.game().entries().back().action.verb, std::string("plan"));
        QVERIFY2(logged(*shown).contains("Write down the entry"), qPrintable(logged(*shown)));
        QVERIFY2(!logged(*shown).contains("1201"), qPrintable(logged(*shown)));
        // Nor is it visible elsewhere: neither in the take-back list nor on the public adjournment sheet.
        QVERIFY(!TakeBackDialog(referee.table.game())
                     .findChild<QListWidget*>("takeBackRows")
                     ->item(0)
                     ->text()
                     .contains("1201"));
        QVERIFY(!adjournText(adjournDoc(referee.table.game(), AdjournFor::All)).contains("planned"));
        // The umpire's sheet has it, with the printed hex number, and can be read back.
        const QString sheet = adjournText(adjournDoc(referee.table.game()));
        QVERIFY2(sheet.contains("planned turn of entry 2, planned hex of entry 1201"), qPrintable(sheet));
        shown->setHiddenShown(true); // the side still has the screen
        QVERIFY(!logged(*shown).contains("Nash"));
        QVERIFY(referee.orders.carryOut("colonial: end"));
        QTRY_VERIFY(logged(*shown).contains("1201"));
        shown->setHiddenShown(false);
        QTRY_VERIFY(!logged(*shown).contains("1201"));
        QVERIFY(referee.orders.carryOut("set Nash planned hex of entry 0201 because it was written so"));
        QVERIFY(adjournText(adjournDoc(referee.table.game())).contains("planned hex of entry 0201"));
        QVERIFY(!referee.orders.carryOut("set Nash planned hex of entry 106 because x"));
    }
};

FW_TEST(GesturesTest)
#include "tst_gestures.moc"
