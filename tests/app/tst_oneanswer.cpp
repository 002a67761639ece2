// Long because: each way in which one answer could be taken for two is a test of its own.
#include "app/referee/controller/StaleInputFilter.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "editor/view/TableView.h"
#include "tests/Main.h"
#include "tests/app/Battles.h"
#include "tests/app/Hand.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

using namespace fw;

/// Each answer answers one question: input for one question never reaches the next, and nothing is entered that the
/// user did not give.
class OneAnswerTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<RefereePage> mPage;

    Referee& referee() { return mPage->referee(); }
    std::size_t rows() { return referee().table.game().entries().size(); }
    std::string last() { return referee().table.game().entries().back().action.verb; }
    QLineEdit& line() { return child<QLineEdit>(*mPage, "orderLine"); }
    QPushButton& enter() { return child<QPushButton>(*mPage, "accept"); }
    ChoiceList& list() { return *mPage->panel()->choices(); }

    /// A table after the orders of a sample game.
    void sit(SampleGame& game)
    {
        mPage = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(*game.game), QString()), false);
        mPage->resize(1280, 800);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
    }
    void sitAtTheGuards() { sit(*guardsAtTheMill()); }
    /// Types into the order line by keyboard, with Enter.
    void type(const char* order)
    {
        QTest::keyClick(mPage->map(), Qt::Key_Slash);
        QTest::keyClicks(&line(), order);
        QTest::keyClick(&line(), Qt::Key_Return);
    }
    static void press(QWidget* at, int key, bool held, quint64 time = 0)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier,
                        key == Qt::Key_Return ? QString("\r") : QString(QChar(key)), held);
        event.setTimestamp(time);
        QApplication::sendEvent(at, &event);
    }
    int lineSaying(const QString& words)
    {
        for (int k = 0; k < list().count(); ++k)
            if (list().item(k)->text().contains(words))
                return k;
        return -1;
    }

    /// An attack with all its fields, ready for Enter.
    void giveTheAttack()
    {
        sitAtTheGuards();
        QVERIFY(referee().orders.carryOut("attack"));
        QVERIFY(referee().map.clickCell(referee().table.rules().place("0808")));
        QVERIFY(referee().map.clickUnit(referee().table.rules().unit("guards")));
    }

private slots:
    void initTestCase() { freshSettings("FieldworksOneAnswerTest"); }
    void cleanup() { mPage.reset(); }

    void orderDoesNotAnswerTheNextQuestion()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        type("attack 0808 with Guards leader Howe to Guards");
        QCOMPARE(rows(), before + 1);
        QCOMPARE(last(), std::string("attack"));
        // The next question is shown, and nothing of it is answered.
        QVERIFY(child<QLabel>(*mPage, "asked").text().contains("Who defends"));
        QVERIFY(lineSaying("Stephen") >= 0);
        QVERIFY(referee().table.isUntouched());
        // Any number of Enters, wherever the focus is.
        for (QWidget* keys : {static_cast<QWidget*>(&line()), static_cast<QWidget*>(mPage->map()),
                              static_cast<QWidget*>(&enter()), static_cast<QWidget*>(mPage->panel())})
            for (int k = 0; k < 3; ++k) {
                QTest::keyClick(keys, Qt::Key_Return);
                QCoreApplication::processEvents();
            }
        QCOMPARE(rows(), before + 1);
        QVERIFY(!enter().isEnabled());
        // Stephen is given; Greene is offered before the answer can be entered.
        Hand(*mPage).click("stephens-division");
        QVERIFY(referee().draft.mayEnter());
        QVERIFY2(lineSaying("Greene") >= 0, "the leader is not offered");
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 2);
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        // The dice are one answer; the loser's rout is another.
        type("dice combat 6 morale 5");
        QCOMPARE(rows(), before + 3);
        QCOMPARE(referee().table.game().entries().back().action.kind, Action::Kind::Dice);
        QTest::keyClick(&line(), Qt::Key_Return);
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 3);
    }

    void ignoresKeysAfterTheLastDie()
    {
        sitAtTheGuards();
        type("attack 0808 with Guards leader Howe to Guards");
        type("defend Stephen leader Greene to Stephen");
        const std::size_t before = rows();
        for (const Qt::Key key : {Qt::Key_6, Qt::Key_5, Qt::Key_1, Qt::Key_2})
            QTest::keyClick(mPage->map(), key);
        QCOMPARE(referee().table.draft().arg("combat"), std::vector<std::string>{"6"});
        QCOMPARE(referee().table.draft().arg("morale"), std::vector<std::string>{"5"});
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
        QVERIFY(referee().table.isUntouched());
        type("dice combat 6 morale 5 1");
        QCOMPARE(rows(), before + 1);
    }

    // 12.4: Each die is one key wherever the focus is, and Enter there enters them.
    void acceptsDiceKeysInTheOrderLine()
    {
        sitAtTheGuards();
        type("attack 0808 with Guards leader Howe to Guards");
        type("defend Stephen leader Greene to Stephen");
        const std::size_t before = rows();
        // After a typed order, the focus is in the order line.
        QTest::keyClicks(&line(), "651");
        QTest::keyClick(&line(), Qt::Key_Return);
        QCOMPARE(rows(), before);
        QVERIFY(referee().table.refusal().has_value());
        QTest::keyClicks(&line(), "65");
        QTest::keyClick(&line(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
        QCOMPARE(referee().table.game().entries().back().action.arg("combat"), std::vector<std::string>{"6"});
        QCOMPARE(referee().table.game().entries().back().action.arg("morale"), std::vector<std::string>{"5"});
    }
    /// After a typed order, the focus goes to the question and stays there.
    void focusReturnsToTheQuestion()
    {
        sitAtTheGuards();
        mPage->activateWindow();
        const auto keys = [&](const char* typed) {
            for (const char* key = typed; *key != 0; ++key)
                QTest::keyClick(QApplication::focusWidget(), *key);
        };
        keys("/attack 0808 with Guards leader Howe to Guards\r");
        keys("defend Stephen leader Greene to Stephen\r");
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        const std::size_t before = rows();
        keys("1");
        QCOMPARE(referee().table.draft().arg("combat"), std::vector<std::string>{"1"});
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(mPage->map()));
        keys("1");
        QCOMPARE(referee().table.draft().arg("morale"), std::vector<std::string>{"1"});
        QCOMPARE(line().text(), QString());
        keys("\r");
        QCOMPARE(rows(), before + 1);
    }
    /// Escape clears the order line first, wherever the focus is.
    void escapeOnTheMapClearsTheLine()
    {
        sitAtTheGuards();
        QVERIFY(referee().orders.carryOut("attack"));
        line().setText("080");
        mPage->map()->setFocus();
        QTest::keyClick(mPage->map(), Qt::Key_Escape);
        QCOMPARE(line().text(), QString());
        QCOMPARE(referee().table.draft().verb, std::string("attack"));
        QTest::keyClick(mPage->map(), Qt::Key_Escape);
        QVERIFY(referee().table.draft().verb.empty());
    }
    void acceptsDiceKeysInTheLog()
    {
        sitAtTheGuards();
        type("attack 0808 with Guards leader Howe to Guards");
        type("defend Stephen leader Greene to Stephen");
        const std::size_t before = rows();
        QWidget* log = mPage->log()->findChild<QAbstractItemView*>();
        log->setFocus();
        for (const Qt::Key key : {Qt::Key_6, Qt::Key_5, Qt::Key_Return})
            QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(rows(), before + 1);
    }

    // 12.2: A refused order stays for correction; the next text or click replaces it.
    void doesNotRepeatRefusedOrder()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        type("attack 0101");
        QVERIFY(referee().table.refusal().has_value());
        QCOMPARE(line().text(), QString("attack 0101"));
        QTest::keyClicks(&line(), "/attack 0808 with Guards leader Howe to Guards");
        QTest::keyClick(&line(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
        type("defend Guards");
        QVERIFY(referee().table.refusal().has_value());
        Hand(*mPage).click("stephens-division");
        QCOMPARE(line().text(), QString());
        QVERIFY(enter().isEnabled());
        QTest::mouseClick(&enter(), Qt::LeftButton);
        QCOMPARE(rows(), before + 2);
        QCOMPARE(last(), std::string("defend"));
    }
    void escapeLeavesTheOrderLine()
    {
        sitAtTheGuards();
        type("attack 0101");
        QVERIFY(referee().table.refusal().has_value());
        QTest::keyClick(&line(), Qt::Key_Escape);
        QCOMPARE(line().text(), QString());
        QVERIFY(!referee().table.refusal().has_value());
        QVERIFY(mPage->map()->hasFocus());
    }

    void heldKeyAnswersOnce()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        QTest::keyClick(mPage->map(), Qt::Key_Slash);
        QTest::keyClicks(&line(), "attack 0808 with Guards leader Howe to Guards");
        for (int k = 0; k < 5; ++k)
            press(&line(), Qt::Key_Return, k > 0);
        QCOMPARE(rows(), before + 1);
        Hand(*mPage).click("stephens-division");
        for (QWidget* keys : {static_cast<QWidget*>(mPage->map()), static_cast<QWidget*>(&enter()),
                              static_cast<QWidget*>(&list()), static_cast<QWidget*>(&line())})
            press(keys, Qt::Key_Return, true);
        QCOMPARE(rows(), before + 1);
        press(mPage->map(), Qt::Key_Return, false);
        QCOMPARE(rows(), before + 2);
        // One face, not one for each die.
        for (int k = 0; k < 4; ++k)
            press(mPage->map(), Qt::Key_4, k > 0);
        QVERIFY(referee().table.draft().has("combat"));
        QVERIFY(!referee().table.draft().has("morale"));
    }

    void enterOnTheListChoosesItsLine()
    {
        SampleGame game;
        game.playTo("colonial: attack 0504");
        sit(game);
        const std::size_t before = rows();
        type("attack");
        type("0504");
        list().setCurrentRow(lineSaying("Sullivan's Division"));
        QTest::keyClick(&list(), Qt::Key_Return);
        QVERIFY(referee().draft.mayEnter());
        QSet<QString> asked;
        for (int k = 0; k < 12 && list().count() > 0; ++k) {
            asked << QString::fromStdString(referee().table.facts().openField);
            const int sullivan = lineSaying(referee().table.facts().openField == "leaders" ? "Sullivan"
                                                                                           : "Sullivan's Division");
            const bool chosen = !referee().table.draft().arg(referee().table.facts().openField).empty();
            list().setCurrentRow(chosen || sullivan < 0 ? list().count() - 1 : sullivan);
            QTest::keyClick(&list(), Qt::Key_Return);
            QCOMPARE(rows(), before);
        }
        for (const char* field : {"attackers", "leaders", "helped", "steadied"})
            QVERIFY2(asked.contains(field), field);
        QCOMPARE(referee().table.draft().arg("helped"), std::vector<std::string>{"sullivans-division"});
        QTest::keyClick(&enter(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
    }

    /// Enter on the first line of each field skips nothing that is offered for the first time.
    void enterAloneChoosesEachFirstLine()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        type("attack");
        list().setFocus();
        for (int k = 0; k < 14 && list().count() > 0; ++k) {
            const std::string field = referee().table.facts().openField;
            const bool begun = !referee().table.draft().arg(field).empty();
            if (!begun)
                QCOMPARE(list().currentRow(), 0);
            QTest::keyClick(&list(), Qt::Key_Return);
            QCOMPARE(rows(), before);
        }
        QCOMPARE(referee().table.draft().arg("leaders"), std::vector<std::string>{"howe"});
        QCOMPARE(referee().table.draft().arg("helped"), std::vector<std::string>{"guards"});
    }

    void offersOptionalFieldsFirst()
    {
        SampleGame game;
        game.playTo("colonial: attack 0504");
        sit(game);
        Referee& r = referee();
        QVERIFY(r.orders.carryOut("attack"));
        QVERIFY(r.map.clickCell(r.table.rules().place("0504")));
        QVERIFY(r.map.clickUnit(r.table.rules().unit("sullivans-division")));
        QVERIFY(r.table.facts().ready);
        const int leader = lineSaying("Leaders: ");
        QVERIFY(leader >= 0);
        QVERIFY(list().item(leader)->text().contains(", adding to, steadying Sullivan's Division"));
        QVERIFY(list().pick(leader));
        QCOMPARE(r.table.draft().arg("leaders"), std::vector<std::string>{"sullivan"});
        // Only the unit with the leader can be helped, so it is on the same line.
        QCOMPARE(r.table.draft().arg("helped"), std::vector<std::string>{"sullivans-division"});
        // Undone click by click.
        while (!r.table.isUntouched())
            r.draft.back();
        QVERIFY(r.table.draft().verb.empty());
    }

    /// A value that the user did not give is entered only after a first answer, and only if it is shown as proposed.
    void showsProposalBeforeEnteringIt()
    {
        sitAtTheGuards();
        Referee& r = referee();
        const std::size_t before = rows();
        QVERIFY(r.orders.carryOut("attack"));
        const QLabel& proposed = child<QLabel>(*mPage, "proposed");
        // Two hexes may be attacked: nothing is proposed before one is chosen.
        QVERIFY(!proposed.isVisible() || r.draft.proposed() != nullptr);
        QVERIFY(r.map.clickCell(r.table.rules().place("0808")));
        QVERIFY(!r.table.facts().ready);
        QVERIFY(proposed.isVisible());
        QVERIFY2(proposed.text().contains("Attackers: Guards"), qPrintable(proposed.text()));
        QVERIFY2(!proposed.text().contains("Howe"), "whether he risks himself is his owner's to say");
        // A pick replaces the proposal.
        QVERIFY(r.map.clickUnit(r.table.rules().unit("guards")));
        QVERIFY(!proposed.isVisible());
        r.draft.back();
        QVERIFY(proposed.isVisible());
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
        QCOMPARE(r.table.game().entries().back().action.arg("attackers"), std::vector<std::string>{"guards"});
        QVERIFY(r.table.game().entries().back().action.arg("leaders").empty());
    }

    /// The only possible answer is shown and needs a separate Enter; a double press does not enter it.
    void entersOnlyAnswerOnceItWasSeen()
    {
        SampleGame game;
        const auto sole = [&game] {
            const TurnContext turn(game.game->sharedRules(), game.game->state());
            return propose(turn, {}, turn.choices({}), false, {}).sole;
        };
        while (!sole() && game.more())
            game.play(1);
        sit(game);
        Referee& r = referee();
        QVERIFY(r.table.isUntouched());
        const std::size_t before = rows();
        QVERIFY(mPage->referee().draft.isUnasked());
        const QLabel& proposed = child<QLabel>(*mPage, "proposed");
        QVERIFY2(proposed.isVisible() && proposed.text().contains("only answer"), qPrintable(proposed.text()));
        for (int k = 0; k < 3; ++k)
            press(mPage->map(), Qt::Key_Return, k > 0);
        QCOMPARE(rows(), before);
        QTRY_VERIFY(enter().isEnabled());
        for (int k = 0; k < 3; ++k)
            press(mPage->map(), Qt::Key_Return, k > 0);
        QCOMPARE(rows(), before + 1);
    }

    void nextQuestionClearsTheLine()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        Referee& r = referee();
        QVERIFY(r.orders.carryOut("attack"));
        QVERIFY(r.map.clickCell(r.table.rules().place("0808")));
        QVERIFY(r.map.clickUnit(r.table.rules().unit("guards")));
        // The text in the order line comes first; an unknown word is refused, and nothing is entered.
        line().setText("no-such-division");
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before);
        QVERIFY(r.table.refusal());
        line().setText("no-such-division");
        r.draft.accept();
        QCOMPARE(rows(), before + 1);
        QVERIFY(line().text().isEmpty());
        QTest::mouseDClick(&enter(), Qt::LeftButton);
        QTest::keyClick(&enter(), Qt::Key_Space);
        QCOMPARE(rows(), before + 1);
        QVERIFY(r.table.isUntouched());
    }

    void entersWordThatIsACompleteAnswer()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        type("end");
        QCOMPARE(rows(), before + 1);
        QVERIFY(referee().table.isUntouched());
        // A part of an answer is no answer.
        type("move");
        QCOMPARE(rows(), before + 1);
    }

    void asksForMissingFields_data()
    {
        QTest::addColumn<int>("level");
        QTest::newRow("record") << int(Level::Record);
        QTest::newRow("warn") << int(Level::Warn);
        QTest::newRow("refuse") << int(Level::Refuse);
    }
    void asksForMissingFields()
    {
        QFETCH(int, level);
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        GameStart start = sample.start();
        start.setup.level = Level(level);
        std::string orders;
        for (const OrderLine& one : sample.lines())
            orders += one.text + "\n";
        SampleGame game(start, orders);
        game.playTo("british: battle 1st Light Infantry on Maxwell");
        sit(game);
        Referee& r = referee();
        const std::size_t before = rows();
        type("battle 1st Light Infantry");
        QCOMPARE(rows(), before);
        QVERIFY(child<QLabel>(*mPage, "refusalWords")
                    .text()
                    .startsWith(QStringLiteral("✗ Not entered: Battle: Defenders is missing")));
        QVERIFY(child<QLabel>(*mPage, "refusalWords").text().contains("battle <Attackers> on <Defenders>"));
        QVERIFY(!child<QPushButton>(*mPage, "overrule").isVisible());
        QCOMPARE(r.table.facts().openField, std::string("targets"));
        QVERIFY(lineSaying("Maxwell") >= 0);
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before);
        QVERIFY(r.map.clickUnit(r.table.rules().unit("maxwells-light-infantry")));
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
        QCOMPARE(r.table.game().entries().back().action.arg("attackers").size(), std::size_t(1));
    }

    /// If only one starting place allows a path to the destination, it need not be typed.
    void findsStartOfAPath()
    {
        SampleGame sample;
        sample.playTo("colonial: enter Potter, Irvine at 0108 to 0109");
        sit(sample);
        const std::size_t before = rows();
        type("enter Potter, Irvine to 0109");
        QCOMPARE(rows(), before + 1);
        const Action& came = referee().table.game().entries().back().action;
        QVERIFY(came.arg("at") == std::vector<std::string>{"0108"});
        QVERIFY(came.arg("way") == std::vector<std::string>{"0109"});
        type("enter Sullivan's Division, Sullivan to 0503");
        QCOMPARE(rows(), before + 2);
    }

    /// A turn that was not typed is shown before it is entered; a square may be named in lower case.
    void showsImpliedTurnsBeforeEntering()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("prussia: march Wedell to @SSE 0409 0510 0610");
        sit(sample);
        const std::size_t before = rows();
        type("march Retzow I to 0404");
        QCOMPARE(rows(), before);
        QVERIFY(referee().draft.mayEnter());
        QVERIFY(referee().table.draft().arg("way").size() > 1);
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
        SampleGame squares("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        squares.playTo("american: retreat D16");
        sit(squares);
        type("d16");
        QVERIFY(!referee().table.refusal());
        QVERIFY(!referee().table.isUntouched());
    }

    /// A missing field with one possible value is proposed next to the order; the next Enter takes it, but a double
    /// press does not.
    void proposesTheOnlyMissingValue()
    {
        SampleGame sample("scenarios/musket-and-saber", "germantown", "germantown-clear-sample", "musket-and-saber");
        sample.playTo("british: recover Left from ineffectiveness");
        sit(sample);
        const std::size_t before = rows();
        auto& line = child<QLineEdit>(*mPage, "orderLine");
        type("recover Left");
        QVERIFY(line.text().isEmpty());
        QVERIFY(child<QLabel>(*mPage, "refusalWords").text().contains("Recovery of is missing"));
        QVERIFY(referee().draft.proposed());
        QVERIFY(referee().draft.proposed()->action->arg("what") == std::vector<std::string>{"ineffectiveness"});
        QElapsedTimer shown;
        shown.start();
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(rows() == before || shown.elapsed() >= QuestionPanel::pause());
        QTRY_VERIFY(shown.elapsed() > QuestionPanel::pause());
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
    }

    /// A key press that waited in the event queue was meant for what was on the screen at its time.
    void ignoresKeysPressedBeforeTheQuestion()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        Referee& r = referee();
        QVERIFY(r.orders.carryOut("attack"));
        QVERIFY(r.map.clickCell(r.table.rules().place("0808")));
        QVERIFY(r.map.clickUnit(r.table.rules().unit("guards")));
        QCoreApplication::processEvents();
        press(mPage->map(), Qt::Key_Return, false, 1000000);
        QCOMPARE(rows(), before + 1);
        press(mPage->map(), Qt::Key_1, false, 1000001);
        QVERIFY(r.table.isUntouched());
        mPage->grab(); // painted now, but these were pressed before
        press(mPage->map(), Qt::Key_1, false, 999000);
        press(&list(), Qt::Key_Return, false, 999000);
        QVERIFY(r.table.isUntouched());
        press(mPage->map(), Qt::Key_1, false, 1600000);
        QVERIFY(!r.table.isUntouched());
        press(mPage->map(), Qt::Key_Return, false, 1600001);
        QCOMPARE(rows(), before + 2);
    }

    /// A letter starts a word in the order line, and digits after it pick nothing from the list.
    void lettersGoToTheOrderLine()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        for (QWidget* from : {static_cast<QWidget*>(&list()), static_cast<QWidget*>(mPage->map())}) {
            from->setFocus();
            QTest::keyClicks(from, "h");
            QCOMPARE(line().text(), QString("h"));
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&line()));
            QTest::keyClicks(QApplication::focusWidget(), "14");
            QCOMPARE(line().text(), QString("h14"));
            line().clear();
        }
        QVERIFY(referee().table.isUntouched());
        QCOMPARE(rows(), before);
    }

    /// An unavailable line shows its reason and case, and keeps its number.
    void unavailableLineGivesItsReason()
    {
        SampleGame game;
        game.say("british: place 3rd Brigade at 0711");
        game.say("british: place 4th Brigade at 0711");
        sit(game);
        const int end = lineSaying("End");
        QVERIFY(end >= 0);
        const QString barred = list().item(end)->text();
        QVERIFY2(barred.contains(QStringLiteral("✗ ")) && barred.contains("[13.3]"), qPrintable(barred));
        QVERIFY(barred.trimmed().startsWith(QString::number(end + 1)));
        const std::size_t before = rows();
        QVERIFY(list().pick(end));
        QCOMPARE(rows(), before);
        QVERIFY(referee().table.refusal().has_value());
        QCOMPARE(referee().table.refusal()->cite, std::string("13.3"));
        shot(*mPage, "list-barred");
        QVERIFY(referee().orders.carryOut("british: place 3rd Brigade at 0610"));
        const int now = lineSaying("End");
        QVERIFY(now >= 0 && !list().item(now)->text().contains(QStringLiteral("✗ ")));
    }
    /// A line keeps its number while others are picked; a second pick deselects it.
    void listLinesKeepTheirNumbers()
    {
        SampleGame game;
        game.playTo("colonial: attack 0504");
        sit(game);
        QVERIFY(referee().orders.carryOut("attack"));
        QVERIFY(referee().map.clickCell(referee().table.rules().place("0504")));
        const int wayne = lineSaying("Wayne's Division");
        const int sullivan = lineSaying("Sullivan's Division");
        QVERIFY(wayne >= 0 && sullivan >= 0 && list().count() > 1);
        QVERIFY(list().pick(std::min(wayne, sullivan)));
        QCOMPARE(lineSaying("Wayne's Division"), wayne);
        QCOMPARE(lineSaying("Sullivan's Division"), sullivan);
        QVERIFY(list().item(std::min(wayne, sullivan))->text().contains(QStringLiteral("✓ ")));
        shot(*mPage, "list-picked");
        QVERIFY(list().pick(std::min(wayne, sullivan)));
        QVERIFY(referee().table.draft().arg("attackers").empty());
        // If both attack, the proposal says so; the line for the other primary unit adds no leader.
        const QString proposed = child<QLabel>(*mPage, "proposed").text();
        QVERIFY2(proposed.contains("Attackers: Sullivan's Division, Wayne's Division"), qPrintable(proposed));
        QVERIFY2(proposed.contains("Primary unit: Sullivan's Division, the best of them"), qPrintable(proposed));
        const int first = lineSaying("Primary unit: Wayne's Division");
        QVERIFY(first >= 0);
        QVERIFY(!list().item(first)->text().contains("Leaders"));
        QVERIFY(list().pick(first));
        QCOMPARE(referee().table.draft().arg("attackers").size(), std::size_t(2));
        QVERIFY(referee().table.draft().arg("leaders").empty());
        QCOMPARE(referee().table.facts().openField, std::string("leaders")); // the leader is asked for next
    }

    /// When the focus is in the order line, faces and list numbers have the same meaning there.
    void orderLineAcceptsFacesAndNumbers()
    {
        sitAtTheGuards();
        type("attack 0808 with Guards leader Howe to Guards");
        type("defend Stephen leader Greene to Stephen");
        std::size_t before = rows();
        type("6 5 1");
        QCOMPARE(rows(), before); // there are only two dice
        line().clear();
        type("6");
        QCOMPARE(rows(), before);
        QCOMPARE(referee().table.draft().arg("combat"), std::vector<std::string>{"6"});
        type("5");
        QCOMPARE(rows(), before + 1);
        sitAtTheGuards();
        before = rows();
        const QString first = list().item(0)->text();
        type("/1");
        QVERIFY2(!referee().table.isUntouched(), qPrintable(first));
        QCOMPARE(rows(), before);
    }

    /// A face typed before the dice are asked for is not used, and a message says so.
    void reportsFaceTypedTooEarly()
    {
        sitAtTheGuards();
        type("attack 0808 with Guards leader Howe to Guards");
        QVERIFY(referee().orders.carryOut("defend Stephen leader Greene to Stephen"));
        QCOMPARE(referee().table.question().wait, Wait::Dice);
        QKeyEvent key(QEvent::KeyPress, Qt::Key_6, Qt::NoModifier, "6");
        key.setTimestamp(1);
        QCoreApplication::sendEvent(mPage->map(), &key);
        QVERIFY(referee().table.isUntouched());
        QVERIFY(referee().table.refusal());
    }

    /// "end", typed for a step that had just closed, once ended the next step.
    void wordAnswersOnlyTheShownQuestion()
    {
        sitAtTheGuards();
        Referee& r = referee();
        mPage->grab();
        press(mPage->map(), Qt::Key_E, false, 1000000); // gives the filter the clock of the events
        QVERIFY(mPage->panel()->dropLine());
        QTest::qWait(600); // a new word
        QVERIFY(r.draft.end());
        const std::size_t before = rows();
        mPage->grab();
        QVERIFY(r.draft.ending() != nullptr);
        const auto typeEnd = [&](quint64 time) {
            for (const int key : {int(Qt::Key_E), int(Qt::Key_N), int(Qt::Key_D), int(Qt::Key_Return)}) {
                QWidget* keys = line().hasFocus() ? static_cast<QWidget*>(&line()) : mPage->map();
                press(keys, key, false, time++);
            }
        };
        // Typed before the question was painted, although its Enter arrives later.
        typeEnd(999000);
        QCOMPARE(rows(), before);
        QVERIFY(r.table.refusal());
        QVERIFY(line().text().isEmpty());
        // Typed right after the paint, too soon to have read the question.
        typeEnd(1600000);
        QCOMPARE(rows(), before);
        QVERIFY(r.table.refusal());
        QVERIFY(line().text().isEmpty());
        QTest::qWait(QuestionPanel::pause() + 100);
        typeEnd(1700000);
        QCOMPARE(rows(), before + 1);
    }

    /// A word interrupted by the next question does not answer it.
    void dropsRestOfAnInterruptedWord()
    {
        sitAtTheGuards();
        Referee& r = referee();
        mPage->grab();
        press(mPage->map(), Qt::Key_E, false, 1000000);
        press(&line(), Qt::Key_N, false, 1000010);
        QCOMPARE(line().text(), QString("EN"));
        QVERIFY(r.draft.end());
        const std::size_t before = rows();
        mPage->grab();
        press(mPage->map(), Qt::Key_D, false, 1000020);
        QVERIFY(line().text().isEmpty());
        press(mPage->map(), Qt::Key_Return, false, 1000030);
        QCOMPARE(rows(), before);
        QVERIFY(r.table.refusal());
        // The next word counts again.
        press(mPage->map(), Qt::Key_D, false, 1010000);
        QCOMPARE(line().text(), QString("D"));
    }

    /// An order pasted from a word processor has special spaces.
    void acceptsPastedOrderWithSpecialSpaces()
    {
        sitAtTheGuards();
        const std::size_t before = rows();
        line().setText(QString::fromUtf8("attack\u00a00808 with\u202fGuards leader Howe\u00a0to Guards"));
        QTest::keyClick(&line(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
    }

    /// The event clock wraps after 2^32 milliseconds and may be set; keys are still accepted.
    void survivesWrapOfTheEventClock()
    {
        StaleInputFilter filter;
        filter.asked();
        filter.shown(0);
        const auto at = [&](quint64 time) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier);
            key.setTimestamp(time);
            return filter.isStale(key, 0);
        };
        QVERIFY(!at(0xfffffff0u));
        QVERIFY(!at(0xfffffff8u));
        QVERIFY(!at(5));          // 13 ms later
        QVERIFY(at(0xfffff000u)); // a press that has waited since before
        QVERIFY(!at(6));
        QVERIFY(!at(3600000)); // set an hour ahead
        QVERIFY(!at(7));       // and back
    }

    /// Digits of a hex number pick lines of the list, and a digit that picks nothing is reported: an Enter typed with
    /// it enters nothing.
    void enterAfterATypoEntersNothing()
    {
        giveTheAttack();
        const Referee& r = referee();
        const std::size_t before = rows();
        QVERIFY(r.draft.mayEnter());
        QTest::keyClick(mPage->map(), Qt::Key_9);
        QVERIFY(r.table.refusal());
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before);
        QTest::keyClick(mPage->map(), Qt::Key_Return);
        QCOMPARE(rows(), before + 1);
    }

    /// Enter in the log, in its filter or on another button is no answer either.
    void enterElsewhereAnswersNothing()
    {
        giveTheAttack();
        const std::size_t before = rows();
        for (QWidget* other : mPage->log()->findChildren<QWidget*>())
            if (other->isVisible() && other->focusPolicy() != Qt::NoFocus && !other->inherits("QPushButton"))
                QTest::keyClick(other, Qt::Key_Return);
        QTest::keyClick(&child<QPushButton>(*mPage, "back"), Qt::Key_Return);
        QCOMPARE(rows(), before);
    }
};

FW_TEST(OneAnswerTest)
#include "tst_oneanswer.moc"
