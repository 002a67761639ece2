#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/Hand.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QSettings>
#include <QStandardPaths>

using namespace fw;

/// A game on squares with facings at the referee's table: obligations, turning, a divided attack, a hold.
class SquaresTest : public QObject
{
    Q_OBJECT

private:
    static SampleGame sample()
    {
        return SampleGame("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
    }
    static std::unique_ptr<RefereePage> page(Game game)
    {
        auto shown = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), ""), false);
        shown->resize(1280, 800);
        shown->show();
        return shown;
    }
    static int facing(const RefereePage& shown, const char* id)
    {
        const Referee& r = const_cast<RefereePage&>(shown).referee();
        return r.table.state().position.units[std::size_t(r.table.rules().unit(id))].facing;
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

    /// The obligations that prevent the end of a step are listed while they last, and the refusal to end names them.
    void listsObligationsLive()
    {
        SampleGame game = sample();
        game.playTo("american: bombard Proctor's guns at D14");
        auto shown = page(std::move(*game.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        auto* duties = shown->findChild<QLabel*>("duties");
        QVERIFY(duties != nullptr && !duties->accessibleName().isEmpty());
        QVERIFY(duties->isVisible());
        QVERIFY2(duties->text().contains("Maxwell's Lights in D15: it owes a counterattack"
                                         "  [20.0]"),
                 qPrintable(duties->text()));
        QVERIFY(duties->text().contains("Proctor's guns in E15: it must attack  [13.0]"));
        shot(*shown.get(), "squares-duties");
        Referee& r = shown->referee();
        QVERIFY(!r.orders.carryOut("american: end"));
        QVERIFY(r.table.refusal().has_value());
        QCOMPARE(QString::fromStdString(r.table.refusal()->cite), QString("20.0"));
        QVERIFY(plain(r.table.refusal()->text).find("Maxwell") != std::string::npos);
        QVERIFY(r.orders.carryOut("american: bombard Proctor's guns at D14"));
        shot(*shown.get(), "squares-bombardment");
        QVERIFY(r.orders.carryOut("dice combat 5 5"));
        QVERIFY(!duties->text().contains("Proctor's guns"));
        QVERIFY(r.orders.carryOut("american: battle Maxwell on 1st Light Infantry with Washington"));
        shot(*shown.get(), "squares-odds");
        QVERIFY(r.orders.carryOut("dice combat 2 4"));
        QVERIFY(r.orders.carryOut("dice survival 3 4"));
        QVERIFY(!duties->isVisible());
    }

    /// One key turns a picked counter left and another one right; nothing is entered before Enter.
    void turnsACounterByTwoKeys()
    {
        SampleGame game = sample();
        game.playTo("british: face 1st Light Infantry to SE");
        auto shown = page(std::move(*game.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Referee& r = shown->referee();
        Hand(*shown).click("1st-light-infantry");
        QCOMPARE(facing(*shown, "1st-light-infantry"), 2);
        auto* map = shown->findChild<TableView*>();
        QVERIFY(map != nullptr);
        QTest::keyClick(map, Qt::Key_Period);
        QTest::keyClick(map, Qt::Key_Period);
        QTest::keyClick(map, Qt::Key_Comma);
        QCOMPARE(facing(*shown, "1st-light-infantry"), 2);
        auto* draft = shown->findChild<QLabel*>("draft");
        QVERIFY2(draft->text().contains("SE"), qPrintable(draft->text()));
        shot(*shown.get(), "squares-turning");
        QVERIFY(r.table.facts().ready.has_value());
        QTest::keyClick(map, Qt::Key_Return);
        QCOMPARE(facing(*shown, "1st-light-infantry"), 3);
        // A full circle back to the present facing is no turn.
        Hand(*shown).click("1st-light-infantry");
        for (int i = 0; i < 8; ++i)
            QTest::keyClick(map, Qt::Key_Comma);
        QVERIFY(!r.table.facts().ready.has_value());
    }

    /// The arcs of the counter under the cursor are drawn and described; a picked counter has the arcs of its new
    /// facing.
    void showsArcsOfCounterUnderCursor()
    {
        SampleGame game = sample();
        game.playTo("british: face 1st Light Infantry to SE");
        auto shown = page(std::move(*game.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        auto* map = shown->findChild<TableView*>();
        Referee& r = shown->referee();
        const int unit = r.table.rules().unit("1st-light-infantry");
        QString said;
        connect(map, &ZoomView::hovered, map, [&](const QString& words) { said = words; });
        const auto at = map->unitPoint(unit);
        QVERIFY(at.has_value());
        QTest::mouseMove(map->viewport(), *at);
        QTRY_COMPARE(map->arcsOf(), unit);
        QVERIFY2(said.contains("front C15 D15 E15, flank E14 C14, rear E13 D13 C13"), qPrintable(said));
        QVERIFY2(said.contains("held by Maxwell's Lights"), qPrintable(said));
        QTest::mouseMove(map->viewport(), map->viewPoint(r.table.rules().place("A1")));
        QTRY_COMPARE(map->arcsOf(), -1);
        map->setCursorCell(r.table.rules().place("D13"));
        QTest::keyClick(map, Qt::Key_Right);
        QCOMPARE(map->arcsOf(), unit);
        r.map.clickUnit(unit);
        QCOMPARE(map->arcsOf(), -1);
    }

    /// A battle of several units is declared, its odds are shown before the dice, and a hold ends.
    void fightsADividedBattleAndLiftsHolds()
    {
        SampleGame game = sample();
        game.playTo("british: battle 1st Grenadiers on Maxwell with Howe");
        auto shown = page(std::move(*game.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Referee& r = shown->referee();
        const auto held = [&](const char* id) {
            return r.table.rules().mark(r.table.state().position, "held", r.table.rules().unit(id)).num();
        };
        QCOMPARE(held("1st-light-infantry"), 1);
        shot(*shown.get(), "squares-held");
        for (const char* line : {"british: battle 1st Grenadiers on Maxwell with Howe", "american: decline",
                                 "dice combat 2 3", "dice survival 6 6"})
            QVERIFY2(r.orders.carryOut(line), line);
        QCOMPARE(held("1st-light-infantry"), 0);
        QCOMPARE(held("maxwells-light-infantry"), 1);
        shot(*shown.get(), "squares-lifted");

        SampleGame later = sample();
        later.playTo("british: declare 1st Grenadiers");
        auto other = page(std::move(*later.game));
        Referee& two = other->referee();
        QVERIFY(two.orders.carryOut("british: declare 1st Grenadiers, 3rd Brigade, 2nd Light Infantry on "
                                    "Maxwell, Proctor's guns"));
        auto* duties = other->findChild<QLabel*>("duties");
        QVERIFY(duties->text().contains("its battle was declared and is not fought yet"));
        shot(*other.get(), "squares-declared");
    }
};

FW_TEST(SquaresTest)
#include "tst_squares.moc"
