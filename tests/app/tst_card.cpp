#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/AnswerGrid.h"
#include "app/referee/view/CardText.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/EngagementCard.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/widgets/ChancesView.h"
#include "app/widgets/TraceView.h"
#include "editor/view/TableView.h"
#include "engine/model/Procedures.h"
#include "engine/play/OutcomeName.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/app/Hand.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

using namespace fw;

/// One card for a combat, and the forecast before a choice that the other side does not see.
class CardTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    AnswerGrid& grid() { return child<AnswerGrid>(*mPage, "answerGrid"); }
    EngagementCard& card() { return child<EngagementCard>(*mPage, "engagementCard"); }
    ChancesView& chances() { return child<ChancesView>(*mPage, "chances"); }
    ChoiceList& list() { return *mPage->panel()->choices(); }

    static SampleGame brigades()
    {
        return SampleGame("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
    }
    /// The flank of the light infantry is turned: 0700, Conway led by Wayne.
    void sitAtTheFlank()
    {
        SampleGame game = brigades();
        game.playTo("american: flank");
        sit(std::move(*game.game));
    }
    void sit(Game game)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    void handTo(const char* seat)
    {
        QVERIFY(referee().table.hands().isPending());
        QCoreApplication::processEvents(); // a click before the question is painted is ignored
        QTest::mouseClick(mPage->findChild<QPushButton*>(QString("seat_") + seat), Qt::LeftButton);
        QVERIFY(!referee().table.hands().isPending());
    }
    void reckoned() { QTRY_VERIFY(!mPage->panel()->ahead().pending()); }
    void key(int key)
    {
        QCoreApplication::processEvents();
        QTest::keyClick(mPage->map(), Qt::Key(key));
    }
    int lineSaying(const QString& words)
    {
        for (int k = 0; k < list().count(); ++k)
            if (list().item(k)->text().contains(words))
                return k;
        return -1;
    }
    int columnOf(const QString& words)
    {
        for (int k = 0; k < grid().columnCount(); ++k)
            if (grid().item(0, k)->toolTip().contains("against " + words))
                return k;
        return -1;
    }
    /// Everything shown next to the list, as text.
    QString told()
    {
        QStringList out{card().text(), chances().text(), child<TraceView>(*mPage, "forecast").text()};
        for (int row = 0; row < grid().rowCount(); ++row)
            for (int column = 0; column < grid().columnCount(); ++column)
                out << grid().item(row, column)->data(Qt::AccessibleTextRole).toString();
        return out.join('\n');
    }

private slots:
    void initTestCase() { freshSettings("FieldworksCardTest"); }
    void cleanup() { mPage.reset(); }

    void cardNamesBothForcesAndTheirLeaders()
    {
        sitAtTheFlank();
        handTo("american");
        QVERIFY(card().isVisible());
        for (const char* words :
             {"Conway's Brigade 1 in 2515", "Conway's Brigade 2 in 2413", "Conway's Brigade 2 leads under Wayne",
              "2nd Light Infantry in 2514", "2nd Light Infantry leads"})
            QVERIFY2(card().text().contains(words), qPrintable(card().text()));
        reckoned();
        // Known before either side has chosen: strengths, column, and the modifiers with their cases.
        const QString known = child<TraceView>(*mPage, "forecast").text();
        for (const char* words :
             {"Attackers  6", "Defenders  4", "1-1", "+1 Wayne's fury  [3.7]",
              "+2 commander of the attackers  [Combat DRMs]", "-1 morale of the defenders' lead unit  [Combat DRMs]"})
            QVERIFY2(known.contains(words), qPrintable(known));
        QVERIFY2(!known.contains(QRegularExpression("die \\d")), "a die that has not fallen");
        QVERIFY(namelessControls(*mPage).isEmpty());
        shot(*mPage, "card-choosing");
    }

    void forecastOmitsEffectsNotApplied()
    {
        SampleGame game("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        game.playTo("american: bombard");
        game.play(1);
        sit(std::move(*game.game));
        reckoned();
        const QString told = chances().text();
        QVERIFY2(told.contains("no effect"), qPrintable(told));
        QVERIFY2(!told.contains("held"), "a bombardment holds nobody");
    }

    void forecastNamesRetreatIgnoredByTerrain()
    {
        SampleGame game = brigades();
        game.playTo("british: march 2nd-light to 2915").playTo("british: skirmish").playTo("dice");
        sit(std::move(*game.game));
        reckoned();
        const QString told = chances().text();
        for (const char* line : {"-/R   British: retreat of one hex (A retreat is ignored in the Chew House.)",
                                 "R/R   American: retreat of one hex; British: retreat of one hex (A retreat is",
                                 "R/-   American: retreat of one hex\n"})
            QVERIFY2(told.contains(line), qPrintable(told));
    }

    void matrixShowsEveryPairOfTactics()
    {
        sitAtTheFlank();
        handTo("american");
        QVERIFY2(mPage->panel()->ahead().pending(), "it is reckoned in the window's own time");
        reckoned();
        QVERIFY(grid().isVisible());
        QCOMPARE(grid().rowCount(), list().count());
        const int stand = columnOf("Stand Fast");
        QVERIFY(stand >= 0);
        const int flank = lineSaying("Turn Flank");
        QCOMPARE(grid().item(flank, stand)->text(), QString("+2"));
        // The row and the forecast below follow the current line.
        list().setCurrentRow(flank);
        QCOMPARE(grid().currentRow(), flank);
        const QString flanking = chances().text();
        QVERIFY2(flanking.contains("Against Stand Fast: +2"), qPrintable(flanking));
        QVERIFY2(flanking.contains("they: disruption and retreat of three hexes"), qPrintable(flanking));
        QVERIFY2(!flanking.contains("we: no effect"), "a code that does nothing is no news");
        list().setCurrentRow(lineSaying("Withdraw"));
        QCOMPARE(grid().currentRow(), lineSaying("Withdraw"));
        QVERIFY(chances().text() != flanking);
        QVERIFY(chances().text().contains("No combat"));
        // After the choice, its row stays selected.
        key(Qt::Key_1 + flank);
        QCOMPARE(referee().table.draft().verb, std::string("flank"));
        QCOMPARE(grid().currentRow(), flank);
        // A click on a row chooses it too.
        referee().draft.back();
        QVERIFY(referee().table.isUntouched());
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, grid().visualItemRect(grid().item(flank, 1)).center());
        QCOMPARE(referee().table.draft().verb, std::string("flank"));
        QCOMPARE(grid().currentRow(), flank);
        QCOMPARE(chances().text(), flanking);
    }

    /// Must show: the second side's display is the same, byte for byte, whatever the first side chose.
    void displayHidesTheSealedTactic()
    {
        QString first;
        QImage picture;
        for (const char* hidden : {"Turn Flank", "Frontal Assault", "Withdraw"}) {
            sitAtTheFlank();
            handTo("american");
            reckoned();
            list().setCurrentRow(lineSaying(hidden)); // made current, then chosen
            key(Qt::Key_1 + lineSaying(hidden));
            key(Qt::Key_Return);
            handTo("british");
            QVERIFY(!grid().isVisible() && !chances().isVisible());
            reckoned();
            list().setCurrentRow(lineSaying("Stand Fast"));
            QCoreApplication::processEvents();
            QVERIFY(grid().isVisible() && chances().isVisible());
            QVERIFY(card().text().contains("the choice is hidden"));
            // The layout takes a few rounds of events.
            QImage now;
            const auto settled = [&] {
                const QImage before = std::exchange(now, mPage->panel()->grab().toImage());
                return before == now;
            };
            QTRY_VERIFY(settled());
            if (first.isEmpty()) {
                first = told();
                picture = now;
                shot(*mPage, "card-second");
            }
            QCOMPARE(told(), first);
            QTRY_COMPARE(mPage->panel()->grab().toImage(), picture);
            mPage.reset();
        }
    }

    void oneReturnRevealsBothTactics()
    {
        sitAtTheFlank();
        handTo("american");
        key(Qt::Key_1 + lineSaying("Turn Flank"));
        key(Qt::Key_Return);
        handTo("british");
        QVERIFY(!child<QLabel>(*mPage, "cardShown").isVisible());
        key(Qt::Key_1 + lineSaying("Stand Fast"));
        key(Qt::Key_Return);
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        const QLabel& shown = child<QLabel>(*mPage, "cardShown");
        QVERIFY(shown.isVisible());
        QVERIFY(shown.font().pointSizeF() > mPage->font().pointSizeF() * 1.3);
        for (const char* words : {"American: Turn Flank", "British: Stand Fast", "Tactical matrix: +2", "[Tactics]"})
            QVERIFY2(shown.text().contains(words), qPrintable(shown.text()));
        reckoned();
        // Now the forecast is for this pair, and the modifiers are shown before the roll.
        QVERIFY2(chances().isVisible() && chances().text().contains("-/D"), qPrintable(chances().text()));
        const QString known = child<TraceView>(*mPage, "forecast").text();
        QVERIFY2(known.contains("+2 tactics  [Tactics]"), qPrintable(known));
        shot(*mPage, "card-revealed");
    }

    /// At most nine keys, clicks and drags for an attack with its commander, tactic and die, and four for the
    /// defender's tactic.
    void attackTakesNineKeys()
    {
        SampleGame game = brigades();
        game.playTo("british: attack 40th at 2313");
        sit(std::move(*game.game));
        int attacker = 0, defender = 0;
        TableView* map = mPage->map();
        const Rules& rules = referee().table.rules();
        const int unit = rules.unit("40th");
        map->setCursorCell(rules.place("2313"));
        const auto from = map->unitPoint(unit);
        QVERIFY(from);
        const QPoint to = map->viewPoint(rules.place("2313"));
        QTest::mousePress(map->viewport(), Qt::LeftButton, {}, *from);
        QTest::mouseMove(map->viewport(), (*from + to) / 2);
        QTest::mouseMove(map->viewport(), to);
        QTest::mouseRelease(map->viewport(), Qt::LeftButton, {}, to);
        ++attacker;
        QCOMPARE(referee().table.draft().verb, std::string("attack"));
        key(Qt::Key_Return);
        ++attacker;
        // The leading unit is settled, since it attacks alone: the only question is the commander.
        QCOMPARE(referee().table.question().node, std::string("attack-lead"));
        QCOMPARE(referee().table.facts().openField, std::string("chief"));
        Hand(*mPage).click("musgrave");
        ++attacker;
        key(Qt::Key_Return);
        ++attacker;
        QCOMPARE(referee().table.game().entries().back().action.arg("lead"), std::vector<std::string>{"40th"});
        QCOMPARE(referee().table.game().entries().back().action.arg("chief"), std::vector<std::string>{"musgrave"});
        QCOMPARE(referee().table.question().node, std::string("tactics"));
        handTo("british");
        key(Qt::Key_1 + lineSaying("Frontal Assault"));
        key(Qt::Key_Return);
        attacker += 3;
        handTo("american");
        key(Qt::Key_1 + lineSaying("Stand Fast"));
        key(Qt::Key_Return);
        defender += 3;
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        key(Qt::Key_4);
        key(Qt::Key_Return);
        attacker += 2;
        QCOMPARE(referee().table.game().entries().back().action.kind, Action::Kind::Dice);
        QVERIFY2(attacker <= 9, qPrintable(QString::number(attacker)));
        QVERIFY2(defender <= 4, qPrintable(QString::number(defender)));
    }

    /// The leaders, both tactics and the computed strengths stay on the card during a reroll.
    void cardStaysDuringAReroll()
    {
        SampleGame game = brigades();
        game.playTo("american: again");
        game.playTo("british: keep");
        sit(std::move(*game.game));
        for (const char* words : {"leads under Wayne", "Frontal Assault", "Skirmish"})
            QVERIFY2(card().text().contains(words), qPrintable(card().text()));
        QVERIFY2(child<TraceView>(*mPage, "forecast").text().contains("Attackers"),
                 qPrintable(child<TraceView>(*mPage, "forecast").text()));
    }

    /// The card names the roles in the order: the primary unit, and the leader and the unit to which it adds.
    void cardNamesPrimaryUnitAndLeader()
    {
        SampleGame game;
        game.playTo("colonial: attack 0606").play(1);
        sit(std::move(*game.game));
        QVERIFY2(card().text().contains("Primary unit: Wayne's Division; Leaders: Sullivan; adding to: Sullivan's "
                                        "Division"),
                 qPrintable(card().text()));
        QCOMPARE(card().text().count("Sullivan's Division in "), 1);
        // The unit that names a combat in the order is not a role in it.
        SampleGame other = brigades();
        other.playTo("american: advance conway-1");
        sit(std::move(*other.game));
        QVERIFY2(!card().text().contains("One of its attackers"), qPrintable(card().text()));
    }

    /// When several units test morale in turn, the forecast names the unit that tests.
    void forecastNamesTheUnitThatTests()
    {
        int named = 0, single = 0;
        for (int fight = 4; fight < 14; ++fight) {
            SampleGame game("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
            for (int k = 0; k < fight; ++k)
                game.play(1).playTo("dice combat");
            sit(std::move(*game.game));
            reckoned();
            const bool several = !oneOfSeveral(referee().table).empty();
            for (int k = 0; k < chances().topLevelItemCount(); ++k) {
                const QString words = chances().topLevelItem(k)->text(0);
                if (!words.startsWith("AM, "))
                    continue;
                ++(several ? named : single);
                QCOMPARE(words.contains(QRegularExpression(": (passed|failed)")), several);
            }
        }
        QVERIFY2(named > 1 && single > 1, qPrintable(QString("%1 %2").arg(named).arg(single)));
    }

    /// The forecast for initiative once included the next phase, where another die says where Stephen's wing goes.
    void forecastExcludesDiceOfTheNextPhase()
    {
        SampleGame game = brigades();
        int asked = 0;
        for (; game.more(); game.play(1)) {
            const Question q = question(game.game->rules(), game.game->state());
            if (q.wait != Wait::Dice)
                continue;
            const auto ahead = diceAhead(game.game->rules(), game.game->state());
            QVERIFY(ahead);
            ++asked;
            Rational all(0);
            for (const Chance& chance : ahead->chances) {
                all = all + chance.chance;
                for (const Event& line : chance.trace)
                    QVERIFY2(line.kind() != EventKind::Heading, chance.result.c_str());
            }
            QCOMPARE(all, Rational(1));
        }
        QVERIFY(asked > 10);
    }

    /// When one of two dice is known, only the other is open. By hand, with +1 for the Americans: of 100 throws the
    /// Americans win 55, the British 36, and 9 are rerolled. An American 0 beats a 0, ties with a 1 and loses to eight
    /// faces.
    void firstFaceNarrowsTheChances()
    {
        SampleGame game = brigades();
        game.play(1).playTo("british: commit").play(1).playTo("american: commit");
        sit(std::move(*game.game));
        key(Qt::Key_1);
        key(Qt::Key_Return);
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        const auto likeliest = [&] {
            reckoned();
            return chances().topLevelItem(0)->text(0) + ", " + chances().topLevelItem(0)->text(1);
        };
        QCOMPARE(likeliest(), QString("the Americans first, 55/91"));
        key(Qt::Key_0);
        QCOMPARE(likeliest(), QString("the British first, 382/455"));
        key(Qt::Key_Escape);
        QCOMPARE(likeliest(), QString("the Americans first, 55/91"));
    }

    /// The same for two dice that are summed under one name; after all faces but the last, one outcome is left.
    void facesOfSummedDiceNarrowTheChances()
    {
        SampleGame game("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        while (game.more() && question(game.game->rules(), game.game->state()).wait != Wait::Dice)
            game.play(1);
        sit(std::move(*game.game));
        reckoned();
        const int open = chances().topLevelItemCount();
        QVERIFY(referee().table.question().dice.size() > 1 && open > 1);
        referee().dice.face(1);
        reckoned();
        QVERIFY2(chances().topLevelItemCount() < open, qPrintable(QString::number(open)));
        for (std::size_t k = 1; k < referee().table.question().dice.size(); ++k)
            referee().dice.face(1);
        reckoned();
        QCOMPARE(chances().topLevelItemCount(), 1);
    }

    /// When a reroll is possible, both options are shown with their odds.
    void forecastsBothAnswersToAReroll()
    {
        SampleGame game = brigades();
        game.playTo("american: again");
        sit(std::move(*game.game));
        reckoned();
        const auto& answers = mPage->panel()->ahead().answers();
        QCOMPARE(answers.size(), std::size_t(2));
        QCOMPARE(answers[0].answer.value, std::string("keep"));
        QCOMPARE(answers[0].chances.size(), std::size_t(1)); // the die is already known
        QVERIFY(answers[1].chances.size() > 1);
        for (const ChoiceForecast& one : answers) {
            Rational all(0);
            for (const Chance& chance : one.chances)
                all = all + chance.chance;
            QCOMPARE(all, Rational(1));
        }
        const int stands = lineSaying("Let the die stand: R/R"), again = lineSaying("Throw again: ");
        QVERIFY(stands == 0 && again == 1);
        QVERIFY2(list().item(again)->text().contains("DC"), qPrintable(list().item(again)->text()));
        // The forecast outcome is what then happens.
        const std::string foreseen = answers[0].chances[0].result;
        const auto& entries = referee().table.game().entries();
        Trace came;
        for (int asked = 0; outcomeName(came).empty() && asked < 2; ++asked) {
            QVERIFY(referee().orders.carryOut("keep") && referee().draft.accept());
            came = entries.back().trace;
        }
        QVERIFY2(QString::fromStdString(foreseen).startsWith(QString::fromStdString(outcomeName(came)))
                     && !outcomeName(came).empty(),
                 foreseen.c_str());
        shot(*mPage, "answers-ahead");
    }

    void acceptsTacticsTypedFromPhysicalCards()
    {
        sitAtTheFlank();
        const std::size_t before = referee().table.game().entries().size();
        for (const char* order : {"american: flank", "british: stand"}) {
            QVERIFY(referee().orders.carryOut(order)); // one line, one Enter
        }
        QCOMPARE(referee().table.game().entries().size(), before + 2);
        QCOMPARE(referee().table.question().wait, Wait::Dice);
    }
};

FW_TEST(CardTest)
#include "tst_card.moc"
