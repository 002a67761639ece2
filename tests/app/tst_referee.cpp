#include "app/referee/log/LogPanel.h"
#include "app/referee/log/LookBack.h"
#include "app/referee/view/ChessClock.h"
#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/Pointing.h"
#include "app/referee/view/PublicView.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/widgets/ChancesView.h"
#include "editor/Translated.h"
#include "editor/view/TableView.h"
#include "engine/report/LogText.h"
#include "engine/session/ActionText.h"
#include "engine/session/Log.h"
#include "engine/session/Orders.h"
#include "engine/session/StateText.h"
#include "tests/Main.h"
#include "tests/app/Hand.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>
#include <csignal>

using namespace fw;

/// A game of Germantown at the table, played as a referee would.
class RefereeTest : public QObject
{
    Q_OBJECT

private:
    static std::unique_ptr<RefereePage> page(Game game, const QString& file = {})
    {
        auto shown = std::make_unique<RefereePage>(std::make_unique<Referee>(std::move(game), file), false);
        shown->resize(1280, 800);
        shown->show();
        return shown;
    }
    /// The journal of a game, without times.
    static QStringList rows(const Game& game)
    {
        QStringList out;
        for (const Entry& e : game.entries())
            out << QString("%1 %2 %3 %4 %5")
                       .arg(int(e.kind))
                       .arg(QString::fromStdString(actionText(e.action)))
                       .arg(e.struck)
                       .arg(QString::fromStdString(e.reason + e.text + e.newFace))
                       .arg(qHash(canonical(*e.rules, e.after)));
        return out;
    }

private slots:
    void initTestCase() { freshSettings("FieldworksTest"); }

    /// Must show: a whole sample game by mouse and keyboard equals the game from its orders file.
    void playsSampleGamesByHand_data()
    {
        QTest::addColumn<QString>("scenario");
        for (const char* sample : {"germantown-sample", "germantown-clear-sample", "practice-sample"})
            QTest::newRow(sample) << QString::fromUtf8(sample).section('-', 0, 0);
    }
    void playsSampleGamesByHand()
    {
        QFETCH(QString, scenario);
        const QString sample = QString::fromUtf8(QTest::currentDataTag());
        SampleGame asked("scenarios/musket-and-saber", scenario, sample);
        SampleGame told("scenarios/musket-and-saber", scenario, sample);
        told.play();
        auto shown = page(std::move(*asked.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        Hand hand(*shown);
        int n = 0;
        int dice = 0;
        QElapsedTimer clock;
        clock.start();
        for (const OrderLine& line : asked.lines()) {
            hand.play(line.text);
            if (QTest::currentTestFailed())
                QFAIL(line.text.c_str());
            ++n;
            // Must show: after picking, one key accepts, plus one key for each die.
            if (line.text.starts_with("dice"))
                QCOMPARE(hand.keys(), dice + 1);
            else if (line.text.find(": ") != std::string::npos)
                QCOMPARE(hand.keys(), 1);
            dice = int(shown->referee().table.question().dice.size());
        }
        qInfo("%d orders by hand in %lld ms", n, static_cast<long long>(clock.elapsed()));
        const Game& game = shown->referee().table.game();
        // The game's own orders make the same game again, row by row.
        SampleGame again(asked.start(), writeOrders(game));
        again.play();
        QCOMPARE(rows(*again.game), rows(game));
        QCOMPARE(QString::fromStdString(canonical(game.rules(), game.state())),
                 QString::fromStdString(canonical(told.game->rules(), told.game->state())));
    }

    // "attack" lost its first letter, which picks a stack, and F, which fans a stack out, started a word.
    void lettersTypeWordsWhileStacksFan()
    {
        SampleGame sample;
        sample.playTo("colonial: attack 0504");
        auto shown = page(std::move(*sample.game));
        QVERIFY(QTest::qWaitForWindowExposed(shown.get()));
        auto* line = shown->findChild<QLineEdit*>("orderLine");
        shown->map()->setFocus();
        for (const char letter : QByteArray("attack"))
            QTest::keyClick(QApplication::focusWidget(), letter);
        QCOMPARE(line->text(), QString("attack"));
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(line->text(), QString());
        shown->map()->setCursorCell(shown->referee().table.rules().place("1114")); // Howe, Grant and Knyphausen
        QTest::keyClick(shown->map(), Qt::Key_Space, Qt::ShiftModifier);
        QVERIFY(shown->map()->fanned());
        QVERIFY(shown->referee().table.isUntouched());
    }

    void showsMoveBeforeItIsEntered()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division, Sullivan to 0605");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        const int unit = r.table.rules().unit("waynes-division");
        QVERIFY(unit >= 0);
        Hand(*shown).click("waynes-division");
        QCOMPARE(r.table.draft().verb, std::string("move"));
        // The reach of the counter is shown before another one is chosen to go with it.
        QVERIFY(r.table.facts().routes.empty());
        const std::vector<CellNote> reach = pointing(r).notes;
        const Cell near = Cell(r.table.rules().place("0506"));
        QVERIFY(std::any_of(reach.begin(), reach.end(), [&](const CellNote& note) {
            return note.cell == near && note.sign == CellSign::Reach && !note.text.isEmpty();
        }));
        // "That is all" for the units shows the paths; every hex in reach has its cost.
        QVERIFY(r.map.clickCell(r.table.rules().place("0506")));
        QVERIFY(r.table.facts().ready);
        QCOMPARE(r.table.facts().ready->arg("way").back(), std::string("0506"));
        shot(*shown.get(), "move-ready");
        r.draft.back();
        QVERIFY(!r.table.facts().routes.empty());
        shot(*shown.get(), "move-reach");
        for (const Route& route : r.table.facts().routes)
            QVERIFY(route.cost >= Rational(0));
        // Escape undoes click by click, and nothing is entered.
        const std::size_t rows = r.table.game().entries().size();
        for (int k = 0; k < 10 && !r.table.isUntouched(); ++k)
            QTest::keyClick(shown->map(), Qt::Key_Escape);
        QVERIFY(r.table.isUntouched());
        QCOMPARE(r.table.game().entries().size(), rows);
    }

    void dragsACounter()
    {
        SampleGame sample;
        sample.playTo("colonial: move Wayne to 0505 0506");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        TableView* map = shown->map();
        const int unit = r.table.rules().unit("waynes-division");
        const std::optional<QPoint> from = map->unitPoint(unit);
        QVERIFY(from);
        const QPoint to = map->viewPoint(r.table.rules().place("0505"));
        QTest::mousePress(map->viewport(), Qt::LeftButton, {}, *from);
        QTest::mouseMove(map->viewport(), *from + QPoint(30, 12));
        QTest::mouseMove(map->viewport(), to);
        QTest::mouseRelease(map->viewport(), Qt::LeftButton, {}, to);
        QVERIFY(r.table.facts().ready);
        QCOMPARE(r.table.facts().ready->arg("way"), std::vector<std::string>{"0505"});
        QTest::keyClick(map, Qt::Key_Return);
        QCOMPARE(r.table.state().position.units[std::size_t(unit)].place.index(), r.table.rules().place("0505"));
    }

    void forecastsAnAttack()
    {
        SampleGame sample;
        sample.playTo("colonial: attack 0606");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(r.orders.carryOut("attack"));
        QVERIFY(r.map.clickCell(r.table.rules().place("0606")));
        QVERIFY(r.map.clickUnit(r.table.rules().unit("waynes-division")));
        QVERIFY(r.table.facts().ready);
        QVERIFY(r.table.facts().forecast);
        Rational sum = 0;
        for (const Chance& chance : r.table.facts().forecast->chances)
            sum = sum + chance.chance;
        QVERIFY(sum == Rational(1));
        QVERIFY(r.table.facts().forecast->chances.size() > 1);
        // The likeliest is first, and each is in words: also the code that a passed check turns into another one.
        const auto& chances = child<ChancesView>(*shown, "chances");
        QStringList said;
        for (int k = 0; k < chances.topLevelItemCount(); ++k)
            said << chances.topLevelItem(k)->text(0);
        QCOMPARE(said.size(), qsizetype(r.table.facts().forecast->chances.size()));
        QVERIFY2(said.first().contains("exchange, a step of each primary unit"), qPrintable(said.join('\n')));
        QVERIFY2(said.contains("Dr   defenders disrupt or retreat"), qPrintable(said.join('\n')));
        QVERIFY2(said.contains("Dr, Leader   defenders disrupt or retreat"), qPrintable(said.join('\n')));
        shot(*shown.get(), "attack");
        QTest::keyClick(shown->map(), Qt::Key_Return);
        QCOMPARE(r.table.question().wait, Wait::Dice);
        shot(*shown.get(), "attack-dice");
        QTest::keyClick(shown->map(), Qt::Key_4);
        // A mistaken click is undone.
        QTest::keyClick(shown->map(), Qt::Key_Backspace);
        QTest::keyClick(shown->map(), Qt::Key_2);
        QTest::keyClick(shown->map(), Qt::Key_3);
        shot(*shown.get(), "attack-typed");
        QTest::keyClick(shown->map(), Qt::Key_Return);
        QVERIFY(r.table.question().wait != Wait::Dice || r.table.isUntouched());
        QCOMPARE(r.table.game().entries().back().action.kind, Action::Kind::Dice);
        QCOMPARE(child<QLabel>(*shown, "aloud").text(),
                 QString("Differential 3 (attack 6, -3 defence), combat die: 2, morale die: 3: Dc(Ex). Morale, Left "
                         "(2nd Light Infantry): 3 "
                         "against 5, passed; exchange, a step of each primary unit"));
        shot(*shown.get(), "attack-ruled");
    }

    void refusalGivesItsReason()
    {
        SampleGame sample;
        sample.playTo("british: attack 1006 with 1st Brigade");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        const std::size_t rows = r.table.game().entries().size();
        QVERIFY(!r.orders.carryOut("attack 0504 with Guards"));
        QVERIFY(r.table.refusal());
        auto* box = shown->findChild<QWidget*>("refusal");
        QVERIFY(box->isVisible());
        QVERIFY(!shown->findChild<QLabel*>("refusalWords")->text().isEmpty());
        QCOMPARE(r.table.game().entries().size(), rows);
        shot(*shown.get(), "refused");
    }

    void overrulesOnlyWithAReason()
    {
        SampleGame sample;
        sample.playTo("overrule");
        auto shown = page(std::move(*sample.game));
        Referee& r = shown->referee();
        QVERIFY(!r.orders.carryOut("move Guards to 0910 0909"));
        QVERIFY(r.table.refusal());
        QVERIFY(!r.table.refusal()->cite.empty());
        // As the overrule dialog gives it.
        const QString refused = QString::fromStdString(
            orderText(r.table.rules(), r.table.state(), r.table.refusedAction()));
        QVERIFY(!r.orders.carryOut("overrule " + refused + " because "));
        QVERIFY(r.orders.carryOut("overrule " + refused + " because agreed"));
        QVERIFY(r.table.game().entries().back().action.overruled);
        QCOMPARE(r.table.game().entries().back().action.reason, std::string("agreed"));
    }

    /// Must show: a game that is killed, resumed and finished equals the game from its orders.
    void resumesAfterAKill()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("evening.game");
        SampleGame told;
        told.play();
        const auto& lines = told.lines();
        const int half = int(lines.size()) / 2;
        // The same program plays the first half and is killed.
        QProcess first;
        QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
        env.insert("FW_DIE_IN", file);
        env.insert("FW_DIE_AFTER", QString::number(half));
        first.setProcessEnvironment(env);
        first.start(QCoreApplication::applicationFilePath(), {"RefereeTest", "playsFirstHalfAndDies"});
        QVERIFY(first.waitForFinished(60000));
        QCOMPARE(first.exitStatus(), QProcess::CrashExit);

        Result<Game> game = Game::open({file.toStdString(), {}});
        QVERIFY2(game.has_value(), game ? "" : describe(game.error()).c_str());
        QCOMPARE(int(game->entries().size()), half + 1);
        auto shown = page(std::move(*game), file);
        Hand hand(*shown);
        for (std::size_t k = std::size_t(half); k < lines.size(); ++k) {
            hand.play(lines[k].text);
            if (QTest::currentTestFailed())
                return;
        }
        const Game& whole = shown->referee().table.game();
        QCOMPARE(QString::fromStdString(canonical(whole.rules(), whole.state())),
                 QString::fromStdString(canonical(told.game->rules(), told.game->state())));
        QVERIFY(whole.verify().has_value());
    }

    /// Not a test by itself: the first half of the test above.
    void playsFirstHalfAndDies()
    {
        const QString file = qEnvironmentVariable("FW_DIE_IN");
        if (file.isEmpty())
            QSKIP("runs within resumesAfterAKill");
        SampleGame sample;
        Result<Game> game = Game::create(sample.start(), {file.toStdString(), {}}, {});
        QVERIFY(game.has_value());
        auto shown = page(std::move(*game), file);
        Hand hand(*shown);
        int left = qEnvironmentVariableIntValue("FW_DIE_AFTER");
        for (const OrderLine& line : sample.lines()) {
            if (left-- == 0)
                ::raise(SIGKILL);
            hand.play(line.text);
            QVERIFY(!QTest::currentTestFailed());
        }
    }

    void looksBackAndReturns()
    {
        SampleGame sample;
        sample.play(60);
        auto shown = page(std::move(*sample.game));
        const auto now = shown->map()->counters();
        emit shown->log()->lookedBack(3);
        QCOMPARE(shown->shownRow(), 3);
        QVERIFY(!(shown->map()->counters() == now));
        QVERIFY(!shown->panel()->isEnabled());
        emit shown->log()->returned();
        QVERIFY(shown->map()->counters() == now);
        QVERIFY(shown->panel()->isEnabled());
    }

    void clockRunsForTheAskedSide()
    {
        SampleGame sample;
        sample.playTo("colonial: move Sullivan's Division, Sullivan to 0605");
        auto shown = page(std::move(*sample.game));
        ChessClock* clock = shown->clock();
        QVERIFY(!clock->isVisible());
        clock->setRunning(true);
        QTest::qWait(120);
        clock->setRunning(false);
        QVERIFY(clock->times().used("colonial") >= 100);
        QCOMPARE(clock->times().used("british"), qint64(0));
        QCOMPARE(shown->referee().table.game().entries().back().kind, RowKind::Note);
    }

    /// Must show: the outputs for a seat are the same, byte for byte, whatever the hidden state is.
    void outputsDoNotDependOnHiddenState()
    {
        SampleGame one("tests/kernel/d", "tactics", "tactics", "tactics");
        SampleGame two("tests/kernel/d", "tactics", "tactics", "tactics");
        one.playTo("league: storm");
        two.playTo("league: storm");
        one.say("league: storm");
        two.say("league: turn");
        Referee a(std::move(*one.game), {});
        Referee b(std::move(*two.game), {});
        QVERIFY(canonical(a.table.rules(), a.table.state()) != canonical(b.table.rules(), b.table.state()));
        for (const std::string seat : {"crown", "public"}) {
            QCOMPARE(renderText(makeLog(a.table.game(), {true, seat})),
                     renderText(makeLog(b.table.game(), {true, seat})));
            const LogOptions data{true, seat, false, true};
            QCOMPARE(renderJson(makeLog(a.table.game(), data)), renderJson(makeLog(b.table.game(), data)));
            QVERIFY(redact(a.table.rules(), a.table.state(), seat) == redact(b.table.rules(), b.table.state(), seat));
        }
        PublicView first(a.table, false), second(b.table, false);
        first.resize(900, 600);
        second.resize(900, 600);
        first.show();
        second.show();
        QTest::qWait(50);
        for (PublicView* view : {&first, &second}) {
            view->grab();
            QTRY_VERIFY(!view->findChild<MapView*>()->isSettling());
        }
        QCOMPARE(first.grab().toImage(), second.grab().toImage());
        // The side that answers next is asked behind a screen that reveals nothing.
        RefereePage page(std::make_unique<Referee>(std::move(a.table.gameToChange()), QString()), false);
        page.resize(1280, 800);
        page.show();
        shot(page, "hand-over");
        QVERIFY(page.findChild<QLabel*>("handOver")->isVisible());
        QVERIFY(page.referee().table.facts().choices.empty());
        QTest::mouseClick(page.findChild<QPushButton*>("seat_crown"), Qt::LeftButton);
        QVERIFY(!page.referee().table.facts().choices.empty());
        for (const QLabel* label : page.findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains("storm"), qPrintable(label->text()));
    }

    // The public view said that it looked back, but showed the current position.
    void publicViewShowsTheChosenRow()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.play(60);
        Referee r(std::move(*sample.game), {});
        PublicView view(r.table, false);
        view.resize(1280, 800);
        view.show();
        const auto faces = [&](const State& state) {
            return counterFaces(r.table.rules(), redact(r.table.rules(), state, "public").position, "public");
        };
        const auto& entries = r.table.game().entries();
        auto& slider = child<QSlider>(view, "lookBackSlider");
        QVERIFY(view.map()->counters() == faces(r.table.state()));
        bool other = false;
        for (int at = slider.maximum() - 1; at > 0; at /= 2) {
            slider.setValue(at);
            const auto* log = view.findChild<LookBack*>();
            const State& then = entries[std::size_t(log->row())].after;
            QVERIFY(view.map()->counters() == faces(then));
            other = other || view.map()->counters() != faces(r.table.state());
            bool asked = false; // the question of that row, not the present one
            for (const QLabel* label : view.findChildren<QLabel*>())
                asked = asked || label->text().contains(translated(question(r.table.rules(), then).text));
            QVERIFY(asked);
        }
        QVERIFY(other);
        // A refresh returns to the present.
        view.refresh();
        QVERIFY(view.map()->counters() == faces(r.table.state()));
        QVERIFY(!child<QWidget>(view, "lookBackBanner").isVisible());
    }

    // The menu of the public view printed nothing; now it prints what is public.
    void publicViewPrintsOnlyPublicFacts()
    {
        SampleGame sample;
        sample.play(20);
        Referee r(std::move(*sample.game), {});
        PublicView view(r.table, false);
        view.show();
        QString offered;
        QTimer::singleShot(0, &view, [&] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                const auto& whose = child<QComboBox>(*dialog, "logPrintView");
                for (int i = 0; i < whose.count(); ++i)
                    offered += whose.itemData(i).toString() + '|';
                dialog->reject();
            }
        });
        child<QAction>(view, "logPrint").trigger();
        QCOMPARE(offered, QString("public|"));
        QVERIFY(!child<QAction>(view, "logKeep").isVisible());
    }

    /// Every text is translatable: in a made-up language, no text of the program stays unchanged.
    void everyTextIsTranslatable()
    {
        struct Pseudo : QTranslator {
            QString translate(const char*, const char* source, const char*, int) const override
            {
                return QString::fromUtf8("⟦") + QString::fromUtf8(source) + QString::fromUtf8("⟧");
            }
            bool isEmpty() const override { return false; }
        } pseudo;
        QCoreApplication::installTranslator(&pseudo);
        {
            SampleGame sample;
            sample.play(24);
            auto shown = page(std::move(*sample.game));
            for (const QLabel* label : shown->findChildren<QLabel*>())
                if (label->isVisible() && !label->text().isEmpty())
                    QVERIFY2(label->text().contains(QString::fromUtf8("⟦")), qPrintable(label->text()));
            for (const QAbstractButton* button : shown->findChildren<QAbstractButton*>())
                if (button->isVisible() && !button->text().isEmpty())
                    QVERIFY2(button->text().contains(QString::fromUtf8("⟦")), qPrintable(button->text()));
            for (const QWidget* widget : shown->findChildren<QWidget*>())
                if (widget->isVisible() && !widget->accessibleName().isEmpty())
                    QVERIFY2(widget->accessibleName().contains(QString::fromUtf8("⟦")),
                             qPrintable(widget->accessibleName()));
            shot(*shown.get(), "pseudo");
        }
        QCoreApplication::removeTranslator(&pseudo);
    }
};

FW_TEST(RefereeTest)
#include "tst_referee.moc"
