#include "app/case/DeskPage.h"
#include "app/case/GameCase.h"
#include "app/case/RulingText.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "editor/view/TableView.h"
#include "engine/session/Orders.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace fw;

/// The ruling desk opened from a game: it uses the game's rules, options and counters.
class DeskGameTest : public QObject
{
    Q_OBJECT

private:
    const std::string mFolder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";

    /// A game with an option of its own, a house row, and a damaged counter.
    Result<Game> game(const QString& path) const
    {
        const auto rules = readRulesFile(mFolder + "musket-and-saber.rules.json");
        const auto battle = readScenarioFile(mFolder + "germantown.scenario.json");
        if (!rules || !battle)
            return tl::unexpected(rules ? battle.error() : rules.error());
        GameStart start;
        start.rules = *rules;
        start.scenario = *battle;
        start.setup.options["crt"] = "revised";
        Modifier house;
        house.id = "house-fresh";
        house.label = "house: fresh troops";
        house.quantity = "attack";
        house.stage = rules->modifiers.front().stage;
        for (const Modifier& row : rules->modifiers)
            if (row.quantity == "attack" && row.op == ModifierOp::Add)
                house.stage = row.stage;
        house.op = ModifierOp::Add;
        house.amount.number = Rational(3);
        start.setup.house = {house};
        Result<Game> made = Game::create(start, {path.toStdString(), {}}, "10:00");
        if (!made)
            return made;
        for (const char* line :
             {"set Guards reduced because as on the table", "set Guards state disrupted because as on the table"}) {
            const auto order = readOrder(made->rules(), made->state(), line);
            if (!order)
                return tl::unexpected(order.error());
            if (const auto row = made->apply(order->action, "10:02"); !row)
                return tl::unexpected(row.error());
        }
        return made;
    }
    static void wait(DeskPage& page) { QTRY_VERIFY_WITH_TIMEOUT(!page.busy(), 30000); }

private slots:
    void initTestCase() { freshSettings("FieldworksDeskGame"); }

    // A desk opened from a game once used the plain rules.
    void rulesWithTheGamesOptionsAndRows()
    {
        QTemporaryDir folder;
        const auto made = game(folder.filePath("evening.game"));
        QVERIFY2(made.has_value(), made ? "" : describe(made.error()).c_str());
        DeskPage page;
        QVERIFY(page.setGame(*made));
        page.setWords("attack: Guards; against: Wayne; dice combat 4 morale 3");
        wait(page);
        QCOMPARE(page.trouble(), QString());
        QVERIFY(page.ruling().has_value());
        const Ruling& ruling = *page.ruling();
        // The option of the game, not that of the scenario.
        QCOMPARE(ruling.rules->option("crt"), std::string("revised"));
        QCOMPARE(ruling.rules->option("ex_to_dr"), std::string("loser"));
        const QString lines = rulingLines(ruling).join('\n');
        QVERIFY2(lines.contains("fresh troops"), qPrintable(lines));
        // Reduced to 2, plus 3 by the house row, disrupted: half of 5 is 3. Wayne has 6.
        QVERIFY2(lines.contains("Strength of the attack = 3"), qPrintable(lines));
        QVERIFY2(lines.contains("Differential = -3"), qPrintable(lines));
        QVERIFY2(lines.contains("Guards, Wayne as in Germantown"), qPrintable(lines));
        // The rules without the game again, chosen in the box.
        QVERIFY(page.setRulesFile(QString::fromStdString(mFolder + "musket-and-saber.rules.json")));
        wait(page);
        QVERIFY(!rulingLines(*page.ruling()).join('\n').contains("fresh troops"));
    }

    void commandLineRulesFromAGame()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("evening.game");
        {
            const auto made = game(path);
            QVERIFY(made.has_value());
        }
        const Ran ran = fieldworks(folder.path(),
                                   {"rule", path, "attack: Guards; against: Wayne; dice combat 4 morale 3"});
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains("Strength of the attack = 3"), qPrintable(ran.out));
        QVERIFY2(ran.out.contains("fresh troops"), qPrintable(ran.out));
    }

    void opensFromTheTableWithOneKey()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("evening.game");
        {
            const auto made = game(path);
            QVERIFY(made.has_value());
        }
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(window.open(path));
        QVERIFY(window.refereePage() != nullptr);
        window.showDesk();
        auto* page = window.findChild<DeskPage*>();
        QVERIFY(page != nullptr);
        QVERIFY(child<QComboBox>(*page, "deskRules").currentText().startsWith("Current game: "));
        QVERIFY(!child<QComboBox>(*page, "deskScenario").isEnabled());
        page->setWords("attack: Guards; against: Wayne; dice combat 4 morale 3");
        wait(*page);
        QVERIFY(page->ruling().has_value());
        QCOMPARE(page->ruling()->rules->option("crt"), std::string("revised"));
        QCOMPARE(namelessControls(*page), QStringList());
        shot(window, "desk-game");
    }

    /// One key states the stack under the cursor and its neighbours, with their state in the game.
    void statesThePointedAtStacks()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("evening.game");
        {
            auto made = game(path);
            QVERIFY(made.has_value());
            for (const char* line :
                 {"set Guards at 0606 because as on the table", "set Wayne at 0605 because as on the table"}) {
                const auto order = readOrder(made->rules(), made->state(), line);
                QVERIFY2(order, order ? "" : describe(order.error()).c_str());
                QVERIFY(made->apply(order->action, "10:03"));
            }
        }
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(window.open(path));
        auto* action = window.findChild<QAction*>("tableDesk");
        QVERIFY(action != nullptr && !action->shortcut().isEmpty());
        TableView* map = window.refereePage()->map();
        const Rules& rules = window.refereePage()->referee().table.rules();
        map->setCursorCell(rules.place("0605"));
        action->trigger();
        auto* page = window.findChild<DeskPage*>();
        QVERIFY(page != nullptr && page->isVisible());
        wait(*page);
        QCOMPARE(page->trouble(), QString());
        QVERIFY2(page->words().contains("Guards") && page->words().contains("against")
                     && page->words().contains("Wayne"),
                 qPrintable(page->words()));
        QVERIFY(page->ruling().has_value());
        QCOMPARE(page->ruling()->rules->option("crt"), std::string("revised"));
        // In an empty hex, or without a neighbour, there is nothing to state.
        window.open(path);
        map = window.refereePage()->map();
        map->setCursorCell(rules.place("0101"));
        action->trigger();
        QVERIFY2(page->trouble().contains("is empty"), qPrintable(page->trouble()));
        QCOMPARE(page->words(), QString());
    }

    /// The desk's own key, Escape or a click returns to the table.
    void returnsToThePageItCameFrom()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("evening.game");
        QVERIFY(game(path).has_value());
        MainWindow window;
        window.show();
        auto* open = window.findChild<QAction*>("fileDesk");
        open->trigger();
        auto* desk = window.findChild<DeskPage*>();
        QVERIFY(desk != nullptr && desk->isVisible());
        QVERIFY(child<QPushButton>(*desk, "deskBack").text().contains("Start Page"));
        child<QPushButton>(*desk, "deskBack").click();
        QVERIFY(!desk->isVisible());
        QVERIFY(window.open(path));
        for (int way = 0; way < 3; ++way) {
            open->trigger();
            QVERIFY(desk->isVisible());
            auto& words = child<QPlainTextEdit>(*desk, "deskWords");
            words.setPlainText("6 attack 4");
            if (way == 0)
                open->trigger();
            else if (way == 1)
                child<QPushButton>(*desk, "deskBack").click();
            else
                for (int times = 0; times < 2; ++times) { // the first clears the case
                    QVERIFY(desk->isVisible());
                    QTest::keyClick(&words, Qt::Key_Escape);
                }
            QVERIFY(!desk->isVisible() && window.refereePage()->isVisible());
        }
    }
};

FW_TEST(DeskGameTest)
#include "tst_deskgame.moc"
