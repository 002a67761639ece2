#include "app/referee/view/RefereePage.h"
#include "editor/view/TableView.h"
#include "engine/play/Unidentified.h"
#include "tests/Main.h"
#include "tests/app/Hand.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

using namespace fw;

/// A game with facings on vertices, hidden counters and cards at the referee's table.
class VerticesTest : public QObject
{
    Q_OBJECT

private:
    static SampleGame sample()
    {
        return SampleGame("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
    }
    static std::unique_ptr<RefereePage> page(Game game)
    {
        auto shown = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), ""), false);
        shown->resize(1280, 800);
        shown->show();
        return shown;
    }

private slots:
    void initTestCase() { freshSettings("FieldworksTest"); }

    /// The whole sample by mouse and keyboard equals the game from its orders.
    void playsTheSampleByHand()
    {
        SampleGame asked = sample();
        SampleGame told = sample();
        told.play();
        auto shown = page(std::move(*asked.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Hand hand(*shown);
        for (const OrderLine& line : asked.lines()) {
            hand.play(line.text);
            if (QTest::currentTestFailed())
                QFAIL(line.text.c_str());
        }
        QVERIFY(shown->referee().table.state() == told.game->state());
    }

    /// On its path a counter turns by the turning keys; further turns in one cell are one turn.
    void turnsACounterOnItsPath()
    {
        SampleGame game = sample();
        game.playTo("prussia: march Moritz I ");
        auto shown = page(std::move(*game.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Referee& r = shown->referee();
        auto* map = shown->findChild<TableView*>();
        QVERIFY(r.orders.carryOut("march"));
        Hand(*shown).click("p2");
        const auto way = [&] {
            QStringList out;
            for (const std::string& value : r.table.draft().arg("way"))
                out << QString::fromStdString(value);
            return out.join(' ');
        };
        QVERIFY(r.facing.turning().has_value() && r.facing.turning()->onThePath);
        QTest::keyClick(map, Qt::Key_Comma);
        QCOMPARE(way(), "@2"); // from east to north-east, an edge
        QTest::keyClick(map, Qt::Key_Comma);
        QCOMPARE(way(), "@1");
        shot(*shown.get(), "vertices-turning");
        QVERIFY(r.orders.carryOut("0407"));
        QCOMPARE(way(), "@1 0407");
        QCOMPARE(r.facing.turning()->facing, 1);
        QTest::keyClick(map, Qt::Key_Period);
        QCOMPARE(way(), "@1 0407 @2"); // now to a vertex
        QTest::keyClick(map, Qt::Key_Period);
        QCOMPARE(way(), "@1 0407 @3");
        QVERIFY(r.table.facts().ready.has_value());
        QTest::keyClick(map, Qt::Key_Return);
        const int unit = r.table.rules().unit("p2");
        QCOMPARE(r.table.state().position.units[std::size_t(unit)].facing, 3);
    }

    /// An action that reveals unidentified counters waits until the user identifies them.
    void asksForIdentityOfRevealedCounter()
    {
        SampleGame game = sample();
        game.playTo("prussia: play");
        game.say("set austria unidentified because set up unseen");
        game.say("prussia: hold");
        game.say("austria: hold");
        game.say("set Zieten at 0807, hidden because he rode on");
        auto shown = page(std::move(*game.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Referee& r = shown->referee();
        auto* ask = shown->findChild<QPushButton*>("identify");
        QVERIFY(r.orders.carryOut("halt"));
        QVERIFY(r.table.refusal().has_value());
        QVERIFY(ask->isVisible() && !shown->findChild<QPushButton*>("overrule")->isVisible());
        shot(*shown.get(), "vertices-who");
        const auto who = toIdentify(r.table.rules(), r.table.state(), r.table.refusal()->tried);
        QVERIFY(!who.empty());
        std::size_t next = 0;
        const char* const names[] = {"Nostitz", "Colloredo I", "Colloredo II", "White dummy I"};
        while (next < 4 && r.table.refusal()) {
            const auto now = toIdentify(r.table.rules(), r.table.state(), r.table.refusal()->tried);
            if (now.empty())
                break;
            const std::string place = r.table.rules().counterName(r.table.state().position, now.front());
            QVERIFY(r.orders.carryOut(
                QString::fromStdString("set " + place + " is " + names[next++] + " because it is turned up")));
            r.orders.carryOut("halt");
        }
        QVERIFY(!r.table.refusal().has_value());
    }
};

FW_TEST(VerticesTest)
#include "tst_vertices.moc"
