#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/Tray.h"
#include "app/widgets/ChancesView.h"
#include "editor/view/TableView.h"
#include "engine/play/Clicks.h"
#include "engine/play/DraftChecks.h"
#include "engine/play/Unseen.h"
#include "tests/Main.h"
#include "tests/app/Battles.h"
#include "tests/app/Hand.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolTip>

using namespace fw;

/// The referee's screen stays steady: nothing moves while the referee answers, no offered choice is refused, and no
/// forecast remains for dice that are rolled.
class SteadyTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    ChoiceList& list() { return *mPage->panel()->choices(); }
    void sit(SampleGame& game)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        QCoreApplication::processEvents();
    }
    void type(const char* order)
    {
        QTest::keyClick(mPage->map(), Qt::Key_Slash);
        auto& line = child<QLineEdit>(*mPage, "orderLine");
        QTest::keyClicks(&line, order);
        QTest::keyClick(&line, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    QString said(const char* label)
    {
        auto& shown = child<QLabel>(*mPage, label);
        return shown.isVisible() ? shown.text() : QString();
    }
    static SampleGame germantown() { return SampleGame(); }
    static SampleGame leuthen()
    {
        return SampleGame("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
    }
    QPoint die(const char* name, int face)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        auto& button = child<QPushButton>(*mPage, qPrintable(QString("face_%1_%2").arg(name).arg(face)));
        return button.mapTo(mPage.get(), button.rect().center());
    }

private slots:
    void initTestCase() { freshSettings("FieldworksSteadyTest"); }
    void cleanup()
    {
        mPage.reset();
        QToolTip::hideText();
    }

    /// Each of three units may join an attack, but no two of one hex: a proposal with all of them would be refused.
    void proposedAttackersAreLegal()
    {
        SampleGame game = germantown();
        game.playTo("colonial: attack 0504");
        sit(game);
        QVERIFY(referee().map.clickCell(referee().table.rules().place("0504")));
        for (const Later& later : referee().table.facts().proposal.later)
            for (const Draft& draft : later.drafts)
                QVERIFY2(!firstViolation(referee().table.rules(), referee().table.state(), tidied(draft)),
                         qPrintable(said("draft")));
        if (const Proposal* proposed = referee().draft.proposed())
            QVERIFY(!firstViolation(referee().table.rules(), referee().table.state(), tidied(*proposed->action)));
    }

    /// A unit that is dragged onto an enemy is the attacker.
    void draggedUnitAttacksTheEnemy()
    {
        SampleGame game = germantown();
        game.playTo("colonial: attack 0504");
        sit(game);
        const int who = referee().table.rules().unit("waynes-division");
        QVERIFY(who >= 0);
        emit mPage->map()->unitLifted(who, false);
        emit mPage->map()->unitDropped(who, referee().table.rules().place("0504"));
        QCOMPARE(referee().table.draft().arg("target"), std::vector<std::string>{"0504"});
        QCOMPARE(referee().table.draft().arg("attackers"), std::vector<std::string>{"waynes-division"});
    }

    /// Another counter that is dragged moves alone, without the one that was picked before.
    void draggedUnitMovesInsteadOfPicked()
    {
        SampleGame game = germantown();
        game.playTo("british: move Hessian Brigade");
        sit(game);
        const Rules& rules = referee().table.rules();
        QVERIFY(referee().map.clickUnit(rules.unit("hessian-brigade")));
        const int other = rules.unit("jaegers");
        emit mPage->map()->unitLifted(other, false);
        emit mPage->map()->unitDropped(other, rules.place("0311"));
        QCOMPARE(referee().table.draft().arg("units"), std::vector<std::string>{"jaegers"});
        // Dragging an enemy moves no other unit either.
        referee().draft.drop();
        QVERIFY(referee().map.clickUnit(rules.unit("hessian-brigade")));
        const Draft picked = referee().table.draft();
        const int enemy = rules.unit("sullivans-division");
        emit mPage->map()->unitLifted(enemy, false);
        emit mPage->map()->unitDropped(enemy, rules.place("0510"));
        QCOMPARE(referee().table.draft(), picked);
    }

    /// Space picks the counter in a cell if the cell itself is no answer.
    void spacePicksTheCounterInTheCell()
    {
        SampleGame game = germantown();
        game.playTo("british: move 3rd Brigade");
        sit(game);
        const int brigade = referee().table.rules().unit("3rd-brigade");
        mPage->map()->setCursorCell(referee().table.state().position.units[std::size_t(brigade)].place.index());
        QTest::keyClick(mPage->map(), Qt::Key_Space);
        QCOMPARE(referee().table.draft().arg("units"), std::vector<std::string>{"3rd-brigade"});
    }

    /// A click can be undone, so a forecast must not reveal hidden units, such as the cards that would be drawn.
    void forecastRevealsNoHiddenCards()
    {
        SampleGame game = leuthen();
        game.playTo("austria: discard Abatis II");
        sit(game);
        referee().table.takeScreen("austria");
        QVERIFY(referee().map.clickUnit(referee().table.rules().unit("card-a06")));
        const auto drawn = [&](const Trace& trace) {
            return std::any_of(trace.begin(), trace.end(), [&](const Event& line) {
                return namesConcealed(referee().table.rules(), referee().table.state().position, line, "austria");
            });
        };
        QVERIFY(referee().table.facts().forecast && !drawn(referee().table.facts().forecast->trace));
        // The forecast leaves them out: the computation itself names them.
        const Result<Outcome> known = apply(referee().table.rules(), referee().table.state(),
                                            tidied(referee().table.draft()), true);
        QVERIFY(known && drawn(known->trace));
    }

    /// A stray click on the map and a click on a die leave the dice in their places.
    void strayClicksDoNotMoveTheDice()
    {
        SampleGame game = germantown();
        game.playTo("dice combat 3 morale 6");
        sit(game);
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        const QPoint combat = die("combat", 4), morale = die("morale", 4);
        QTest::mouseClick(mPage->map()->viewport(), Qt::LeftButton, {},
                          mPage->map()->viewPoint(referee().table.rules().place("0808")));
        QVERIFY(!referee().table.refusal());
        QCOMPARE(said("refusalWords"), QString());
        QVERIFY2(QToolTip::text().contains("dice"), qPrintable(QToolTip::text()));
        QCOMPARE(die("combat", 4), combat);
        referee().dice.face(4);
        QCOMPARE(die("combat", 4), combat);
        QCOMPARE(die("morale", 4), morale);
        referee().draft.back();
        QCOMPARE(die("combat", 4), combat);
    }

    /// The face buttons are rebuilt after each face: the next key is not lost with the button that had the focus.
    void enterWorksAfterFaceButtons()
    {
        SampleGame game = germantown();
        game.playTo("dice combat 3 morale 6");
        sit(game);
        mPage->activateWindow();
        const auto first = [&] { return mPage->findChild<QPushButton*>("face_combat_4"); };
        first()->setFocus();
        const auto press = [&](Qt::Key key) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
            QWidget* at = QApplication::focusWidget();
            QVERIFY(at != nullptr);
            QTest::keyClick(at, key);
        };
        const std::size_t rows = referee().table.game().entries().size();
        press(Qt::Key_4);
        press(Qt::Key_6);
        QVERIFY(referee().draft.mayEnter());
        press(Qt::Key_Return);
        QCOMPARE(referee().table.game().entries().size(), rows + 1);
    }

    /// The arrow keys lead from the order line to the list line that looks selected.
    void arrowKeysLeadFromLineToList()
    {
        SampleGame game = germantown();
        game.playTo("colonial: move Wayne to 0505 0506");
        sit(game);
        auto* list = mPage->panel()->choices();
        auto* line = mPage->findChild<QLineEdit*>("orderLine");
        QVERIFY(list->count() > 1);
        list->setCurrentRow(0);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Down);
        QCOMPARE(list->currentRow(), 1);
        QVERIFY(list->hasFocus());
        // With text in the line, the arrow keys stay there.
        line->setFocus();
        line->setText("mo");
        QTest::keyClick(line, Qt::Key_Down);
        QVERIFY(!list->hasFocus());
    }

    /// The forecast of a roll ends with it: the next roll has its own.
    void forecastBelongsToTheAskedDice()
    {
        SampleGame game = germantown();
        game.playTo("dice combat 3 morale 6");
        sit(game);
        QVERIFY(!referee().table.facts().forecast || referee().table.question().wait == Wait::Dice);
        type("dice combat 4 morale 6");
        QVERIFY(referee().table.game().entries().back().action.kind == Action::Kind::Dice);
        QVERIFY(!referee().table.facts().forecast || !referee().table.isUntouched());
    }

    /// The tray keeps its place while dice are asked for between two arrivals, so that the map does not move.
    void trayKeepsItsPlace()
    {
        SampleGame game("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        game.playTo("british: enter 1st Light Infantry");
        sit(game);
        QVERIFY(mPage->tray()->isVisible());
        const QSize map = mPage->map()->size();
        const int turn = referee().table.state().position.turn;
        while (game.more() && referee().table.state().position.turn == turn
               && referee().table.question().wait != Wait::Over) {
            const std::string line = game.lines()[game.played()].text;
            if (!line.starts_with("british: enter"))
                break;
            QVERIFY2(referee().orders.carryOut(QString::fromStdString(line)), line.c_str());
            QCoreApplication::processEvents();
            QCOMPARE(mPage->map()->size(), map);
            game.skip();
        }
    }

    /// A user who types ahead has not seen that the previous order was refused: the refusal stays next to the next
    /// result.
    void refusalOfEarlierOrderStaysVisible()
    {
        SampleGame game = germantown();
        game.playTo("british: place");
        sit(game);
        const std::size_t rows = referee().table.game().entries().size();
        type("british: place 3rd Brigade at 0101");
        type("british: place 3rd Brigade at 0610");
        QCOMPARE(referee().table.game().entries().size(), rows + 1);
        QVERIFY2(said("refusalWords").contains("0101"), qPrintable(said("refusalWords")));
        type("british: place 4th Brigade at 0711");
        QCOMPARE(said("refusalWords"), QString());
    }

    /// The name of a counter that may not be chosen is understood all the same.
    void understandsNameOfIllegalCounter()
    {
        SampleGame game = germantown();
        game.playTo("colonial: attack 0504");
        sit(game);
        type("0504");
        type("McDougall");
        QVERIFY2(!said("refusalWords").contains("not understood"), qPrintable(said("refusalWords")));
        QVERIFY2(said("refusalWords").contains("[7.1]"), qPrintable(said("refusalWords")));
    }

    /// While the screen is handed over, typing picks nothing; once the cover could be read, a key takes the screen.
    void handOverScreenPicksNothing()
    {
        SampleGame game = leuthen();
        sit(game);
        QVERIFY(list().pick(0)); // exchange two counters
        QVERIFY(referee().table.hands().isPending());
        const Draft before = referee().table.draft();
        type("Retzow II");
        QCOMPARE(referee().table.draft(), before);
        QVERIFY(referee().table.hands().isPending());
        QVERIFY2(said("handOver").contains("colon"), qPrintable(said("handOver")));
        child<QLineEdit>(*mPage, "orderLine").clear();
        QTest::qWait(mPage->panel()->pause() + 100);
        QTest::keyClick(mPage->map(), Qt::Key_1);
        QVERIFY(!referee().table.hands().isPending());
        // Back at the first choice, its key ends the step again.
        QTest::keyClick(mPage->map(), Qt::Key_Escape);
        QTest::keyClick(mPage->map(), Qt::Key_Escape);
        QVERIFY(referee().table.isUntouched());
        QVERIFY(referee().draft.ending() != nullptr);
        QCOMPARE(referee().draft.ending()->id, std::string("ready"));
    }

    /// Two dice of ten faces are below each other, each name above its faces, and no face starts selected.
    void tenFacedDiceDoNotOverlap()
    {
        SampleGame game("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                        "germantown-brigades-sample", "battles-of-the-american-revolution");
        while (game.more() && question(game.game->rules(), game.game->state()).dice.size() < 2)
            game.play(1);
        sit(game);
        QCOMPARE(referee().table.question().dice.size(), std::size_t(2));
        QList<QRect> taken;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const QWidget* at : mPage->findChildren<QWidget*>())
            if (at->isVisible() && at->parentWidget()->objectName() == "dicePad") {
                for (const QRect& other : taken)
                    QVERIFY2(!other.intersects(at->geometry()), qPrintable(at->objectName()));
                taken << at->geometry();
                const auto* face = qobject_cast<const QPushButton*>(at);
                QVERIFY(face == nullptr || !face->isChecked());
            }
        QVERIFY(taken.size() > 20);
    }

    /// Another typed number replaces the first; the map does not use the key for itself.
    void typedNumberReplacesTheFirst()
    {
        SampleGame game("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                        "germantown-brigades-sample", "battles-of-the-american-revolution");
        game.playTo("british: commit");
        sit(game);
        const double scale = mPage->map()->transform().m11();
        QTest::keyClick(mPage->map(), Qt::Key_0);
        if (referee().table.hands().isPending()
            || referee().table.draft().arg("chits") != std::vector<std::string>{"0"})
            QFAIL(qPrintable(said("asked")));
        QTest::keyClick(mPage->map(), Qt::Key_1);
        QCOMPARE(referee().table.draft().arg("chits"), std::vector<std::string>{"1"});
        QTest::keyClick(mPage->map(), Qt::Key_9); // there are not so many
        QCOMPARE(referee().table.draft().arg("chits"), std::vector<std::string>{"1"});
        QCOMPARE(mPage->map()->transform().m11(), scale);
    }
};

FW_TEST(SteadyTest)
#include "tst_steady.moc"
