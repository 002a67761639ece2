#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/Tray.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/Battles.h"
#include "tests/app/Widgets.h"

#include <QPushButton>
#include <QTest>
#include <cstdio>

using namespace fw;

/// How many keys and clicks each kind of ruling needs, counted on the table in the window. A key, a click, a drag and a
/// die face count one each.
class KeyBudgetTest : public QObject
{
    Q_OBJECT

private:
    struct Count {
        QString kind;
        int budget = 0;
        int counted = 0;
    };

    std::unique_ptr<RefereePage> mPage;
    std::vector<Count> mTable;
    int mPressed = 0;

    Referee& referee() { return mPage->referee(); }
    TableView& map() { return *mPage->map(); }
    ChoiceList& list() { return *mPage->panel()->choices(); }
    std::size_t rows() { return referee().table.game().entries().size(); }
    const Action& last() { return referee().table.game().entries().back().action; }

    void sit(Game game)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        mPressed = 0;
    }
    /// The sample game up to a line with this beginning.
    void germantownAt(const char* begins)
    {
        SampleGame game;
        game.playTo(begins);
        sit(std::move(*game.game));
    }
    void brigadesAt(const char* begins)
    {
        SampleGame game("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                        "germantown-brigades-sample", "battles-of-the-american-revolution");
        game.playTo(begins);
        sit(std::move(*game.game));
    }
    void leuthenAt(const char* begins)
    {
        SampleGame game("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        game.playTo(begins);
        sit(std::move(*game.game));
    }
    /// Keys pressed before the question is painted are ignored, so the hand waits for the paint.
    void seen() { QCoreApplication::processEvents(); }
    void key(int key, Qt::KeyboardModifiers held = {})
    {
        seen();
        QTest::keyClick(&map(), Qt::Key(key), held);
        ++mPressed;
    }
    void click(const char* unit)
    {
        seen();
        const int index = referee().table.rules().unit(unit);
        const int place = referee().table.state().position.units[std::size_t(index)].place.index();
        if (place >= 0 && place < referee().table.rules().cellCount())
            map().setCursorCell(place); // scrolls to it
        const auto at = map().unitPoint(index);
        QVERIFY2(at, unit);
        QTest::mouseClick(map().viewport(), Qt::LeftButton, {}, *at);
        ++mPressed;
    }
    void clickCell(const char* cell)
    {
        seen();
        const int place = referee().table.rules().place(cell);
        map().setCursorCell(place);
        QTest::mouseClick(map().viewport(), Qt::LeftButton, {}, map().viewPoint(place));
        ++mPressed;
    }
    void clickInTray(const char* unit)
    {
        seen();
        auto& tray = child<Tray>(*mPage, "tray");
        for (int k = 0; k < tray.count(); ++k) {
            if (tray.item(k)->data(Qt::UserRole).toInt() != referee().table.rules().unit(unit))
                continue;
            tray.scrollToItem(tray.item(k));
            QTest::mouseClick(tray.viewport(), Qt::LeftButton, {}, tray.visualItemRect(tray.item(k)).center());
            ++mPressed;
            return;
        }
        QFAIL(unit);
    }
    void lift(const char* unit, const char* cell)
    {
        seen();
        const int to = referee().table.rules().place(cell);
        map().setCursorCell(to);
        const auto from = map().unitPoint(referee().table.rules().unit(unit));
        QVERIFY2(from, unit);
        QTest::mousePress(map().viewport(), Qt::LeftButton, {}, *from);
        for (const QPoint step : {QPoint(20, 20), QPoint(0, 0)})
            QTest::mouseMove(map().viewport(), map().viewPoint(to) + step);
        ++mPressed;
    }
    void letGo(const char* cell)
    {
        QTest::mouseRelease(map().viewport(), Qt::LeftButton, {}, map().viewPoint(referee().table.rules().place(cell)));
    }
    /// Presses the key of the list line with these words.
    void line(const QString& words)
    {
        for (int k = 0; k < list().count(); ++k)
            if (list().item(k)->text().contains(words) && list().item(k)->text().trimmed()[0].isDigit())
                return key(Qt::Key_0 + list().item(k)->text().trimmed()[0].digitValue());
        QFAIL(qPrintable("no line with a key says: " + words));
    }
    void handTo(const char* seat)
    {
        QVERIFY(referee().table.hands().isPending());
        seen();
        QTest::mouseClick(&child<QPushButton>(*mPage, qPrintable(QString("seat_") + seat)), Qt::LeftButton);
        ++mPressed;
    }
    /// The number of presses since the last count.
    int count() { return std::exchange(mPressed, 0); }
    void note(const QString& kind, int budget, int counted)
    {
        mTable.push_back({kind, budget, counted});
        QVERIFY2(counted <= budget, qPrintable(QString("%1: %2 of %3").arg(kind).arg(counted).arg(budget)));
    }

private slots:
    void initTestCase() { freshSettings("FieldworksKeyBudgetTest"); }
    void cleanup() { mPage.reset(); }
    void cleanupTestCase()
    {
        std::printf("%-52s %6s %7s\n", "Kind of ruling", "budget", "counted");
        for (const Count& one : mTable)
            std::printf("%-52s %6d %7d\n", qPrintable(one.kind), one.budget, one.counted);
    }

    void attackWithLeaderStaysInKeyBudget()
    {
        sit(std::move(*guardsAtTheMill()->game));
        click("stephens-division");
        line("Howe");
        key(Qt::Key_Return);
        QCOMPARE(last().verb, std::string("attack"));
        QCOMPARE(last().arg("attackers"), std::vector<std::string>{"guards"});
        QCOMPARE(last().arg("leaders"), std::vector<std::string>{"howe"});
        QCOMPARE(last().arg("helped"), std::vector<std::string>{"guards"});
        int attack = count();
        click("stephens-division");
        key(Qt::Key_Return);
        QCOMPARE(last().verb, std::string("defend"));
        note("Musket & Saber: defence", 2, count());
        key(Qt::Key_6);
        key(Qt::Key_5);
        key(Qt::Key_Return);
        QCOMPARE(last().kind, Action::Kind::Dice);
        attack += count();
        note("Musket & Saber: attack with leader and both dice", 6, attack);
    }
    /// Of two primary units, the rules prefer the one with better morale: it is proposed.
    void attackByTwoUnitsStaysInKeyBudget()
    {
        germantownAt("british: attack 0708 with 2nd Brigade, 4th Brigade");
        clickCell("0708");
        line("Knyphausen");
        key(Qt::Key_Return);
        QCOMPARE(last().verb, std::string("attack"));
        QCOMPARE(last().arg("attackers").size(), std::size_t(2));
        QCOMPARE(last().arg("primary").size(), std::size_t(1));
        QCOMPARE(last().arg("leaders").size(), std::size_t(1));
        QCOMPARE(last().arg("helped").size(), std::size_t(1));
        int attack = count();
        while (referee().table.question().wait != Wait::Dice) // the defender's answers
            key(Qt::Key_Return);
        count();
        for (std::size_t die = referee().table.question().dice.size(); die > 0; --die)
            key(Qt::Key_4);
        key(Qt::Key_Return);
        QCOMPARE(last().kind, Action::Kind::Dice);
        attack += count();
        note("Musket & Saber: attack of two with leader and both dice", 6, attack);
    }
    void stackMoveStaysInKeyBudget()
    {
        germantownAt("colonial: move Sullivan's Division, Sullivan");
        lift("sullivans-division", "0605");
        letGo("0605");
        key(Qt::Key_Return);
        QCOMPARE(last().verb, std::string("move"));
        QCOMPARE(last().arg("units").size(), std::size_t(2));
        note("Musket & Saber: move of a stack", 2, count());
    }
    void arrivalStaysInKeyBudget()
    {
        germantownAt("colonial: enter Wayne");
        clickInTray("waynes-division");
        clickCell("0403");
        key(Qt::Key_Return);
        QCOMPARE(last().verb, std::string("enter"));
        QCOMPARE(last().arg("way").back(), std::string("0403"));
        note("Musket & Saber: arrival", 3, count());
    }
    void phaseEndStaysInKeyBudget()
    {
        germantownAt("british: end");
        // The referee reads the question first: a double press ends one phase only.
        QTRY_VERIFY(mPage->panel()->read());
        const std::size_t before = rows();
        key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(last().verb, std::string("end"));
        note("Musket & Saber: end of a phase", 1, count());
        QTest::keyClick(&map(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(rows(), before + 1);
    }
    void battlesAttackStaysInKeyBudget()
    {
        brigadesAt("british: attack 40th at 2313");
        lift("40th", "2313");
        letGo("2313");
        key(Qt::Key_Return);
        QCOMPARE(referee().table.question().node, std::string("attack-lead"));
        click("musgrave");
        key(Qt::Key_Return);
        QCOMPARE(last().arg("lead"), std::vector<std::string>{"40th"});
        QCOMPARE(last().arg("chief"), std::vector<std::string>{"musgrave"});
        handTo("british");
        line("Frontal Assault");
        key(Qt::Key_Return);
        int attack = count();
        handTo("american");
        line("Stand Fast");
        key(Qt::Key_Return);
        note("Battles: defence", 4, count());
        key(Qt::Key_4);
        key(Qt::Key_Return);
        QCOMPARE(last().kind, Action::Kind::Dice);
        attack += count();
        note("Battles: attack, lead, commander, tactic and die", 9, attack);
    }
    void turnAndStepStayInKeyBudget()
    {
        leuthenAt("prussia: march Driesen");
        click("p8");
        clickCell("0303"); // next to it: it has to turn first
        key(Qt::Key_Return);
        QCOMPARE(last().verb, std::string("march"));
        QCOMPARE(last().arg("way"), (std::vector<std::string>{"@1", "0303"}));
        note("Drums & Muskets: turn and step", 3, count());
    }
};

FW_TEST(KeyBudgetTest)
#include "tst_keybudget.moc"
