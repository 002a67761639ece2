#include "app/referee/controller/ForecastWorker.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/referee/view/RulingSummary.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

using namespace fw;

/// The large sentence after a ruling, which the referee reads aloud to both sides.
class AloudTest : public QObject
{
    Q_OBJECT

private slots:
    /// The sentence names no hidden unit.
    void doesNotReadOutHiddenUnits()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.play();
        const auto& rows = sample.game->entries();
        const Rules& rules = sample.game->rules();
        int said = 0, kept = 0;
        for (std::size_t i = 1; i < rows.size(); ++i) {
            const QString words = summarizeRuling(rules, rows[i].trace, rows[i].trace);
            if (words.isEmpty())
                continue;
            if (!forAllEars(rows[i - 1].after, rows[i])) {
                ++kept;
                continue;
            }
            ++said;
            for (std::size_t u = 0; u < rules.scenario().units.size(); ++u) {
                const QString name = QString::fromStdString(rules.scenario().units[u].name);
                if (rules.concealed(rows[i].after.position, UnitId(std::int32_t(u)), "public"))
                    QVERIFY2(!words.contains(QRegularExpression("\\b" + QRegularExpression::escape(name) + "\\b")),
                             qPrintable(words));
            }
        }
        QVERIFY2(said > 20 && kept > 10, qPrintable(QString("%1 said, %2 kept").arg(said).arg(kept)));
    }

    /// The odds are known before a commander of the defence has answered.
    void showsOddsBeforeDefenderAnswers()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("american: decline");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QCOMPARE(child<QLabel>(page, "aloud").text(), QString("Attackers 4 against Defenders 4: 1-1"));
        QCoreApplication::processEvents(); // keys pressed before the question is painted are ignored
        QTest::keyClick(page.map(), Qt::Key_2);
        QTest::keyClick(page.map(), Qt::Key_Return);
        QCOMPARE(page.referee().table.question().wait, Wait::Dice);
        QCOMPARE(child<QLabel>(page, "aloud").text(), QString("Attackers 4 against Defenders 4: 1-1"));
        page.referee().dice.face(3); // one of two dice has a face
        QCOMPARE(child<QLabel>(page, "aloud").text(), QString("Attackers 4 against Defenders 4: 1-1"));
    }

    /// A commander of the defence changes no odds: they stay visible while the referee chooses one.
    void keepsOddsWhileCommanderIsChosen()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        sample.playTo("american: decline");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        Referee& r = page.referee();
        QVERIFY(r.map.clickUnit(r.table.rules().unit("washington")));
        QVERIFY(r.draft.mayEnter());
        QVERIFY2(child<QLabel>(page, "aloud").text().startsWith("Attackers 4 against Defenders 4: 1-1"),
                 qPrintable(child<QLabel>(page, "aloud").text()));
    }

    /// The numbers of an attack typed in one line stay visible through all its questions while no answer changes them.
    void keepsNumbersWhileCombatIsAnswered()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("british: name 40th under musgrave");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QVERIFY2(child<QLabel>(page, "aloud").text().endsWith(". Attackers 3 against Defenders 3: 1-1"),
                 qPrintable(child<QLabel>(page, "aloud").text()));
    }

    /// At the roll, the sentence has both strengths and every known modifier, whichever table was read before.
    void showsBothStrengthsAtTheRoll()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("dice 1");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QTRY_VERIFY(!page.panel()->ahead().pending());
        QCOMPARE(child<QLabel>(page, "aloud").text(),
                 QString("Attackers 7 against Defenders 4: 3-2, total modifier +4"));
    }

    /// For the answer that keeps the dice, the sentence gives the result of this combat only, although the next one
    /// starts by itself.
    void resultConcernsOnlyTheCurrentCombat()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("british: attack 40th at 2313");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        Referee& r = page.referee();
        for (const char* line :
             {"set Bland's Dragoons at 2415 because it stands there for this", "british: attack 2nd-light at 2415",
              "british: attack 40th at 2313", "british: resolve 40th", "british: name 40th under Musgrave",
              "british: assault", "american: skirmish", "dice combat 0"})
            QVERIFY2(r.orders.carryOut(line), line);
        QTRY_VERIFY(!page.panel()->ahead().pending());
        const QString words = child<QLabel>(page, "aloud").text();
        QVERIFY2(words.startsWith("Let the die stand: Attackers 3 against Defenders 3 (1-1), combat die: 0, "),
                 qPrintable(words));
        QVERIFY2(words.count(" against ") == 1 && !words.contains("Odds"), qPrintable(words));
        for (const ChoiceForecast& one : page.panel()->ahead().answers())
            for (const Chance& chance : one.chances)
                QVERIFY2(!QString::fromStdString(chance.result).contains(QRegularExpression("[0-9]-[0-9]")),
                         chance.result.c_str());
    }

    /// A number computed by an order that leads to no dice is not announced.
    void announcesNoNumbersForAnAdvance()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("british: advance 40th");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        Referee& r = page.referee();
        QVERIFY(r.map.clickUnit(r.table.rules().unit("40th")));
        QVERIFY(r.draft.mayEnter());
        QVERIFY2(child<QLabel>(page, "aloud").text().isEmpty(), qPrintable(child<QLabel>(page, "aloud").text()));
    }

    /// Both strengths, the die, its modifiers and the total, in the order of the computation.
    void readsOutTheTotalModifier()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("american: again");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QTRY_VERIFY(!page.panel()->ahead().pending());
        // The choice to spend a chit depends on the result of the present die.
        const auto& label = child<QLabel>(page, "aloud");
        QCOMPARE(label.text(), QString("Let the die stand: Attackers 7 against Defenders 4 (3-2), combat die: 1, total "
                                       "modifier +4, Modified die 5: R/R"));
        QVERIFY(page.referee().orders.carryOut("again"));
        page.referee().draft.accept();
        page.referee().dice.face(4);
        page.referee().draft.accept();
        QVERIFY(page.referee().orders.carryOut("keep"));
        page.referee().draft.accept();
        QVERIFY2(label.text().startsWith("Attackers 7 against Defenders 4 (3-2), combat die: 4, total modifier +4, "
                                         "Modified die 8: -/D. "),
                 qPrintable(label.text()));
    }

    /// A number from before the roll may equal the sum of the dice by chance; it is not a modified roll.
    void earlierNumberIsNoModifiedRoll()
    {
        SampleGame sample;
        int seen = 0;
        while (sample.more()) {
            sample.play(1);
            const Entry& last = sample.game->entries().back();
            const QString words = summarizeRuling(sample.game->rules(), reckonedSince(*sample.game, last.n),
                                                  last.trace);
            seen += words.contains("Differential") ? 1 : 0;
            QVERIFY2(!words.contains("total modifier"), qPrintable(words));
        }
        QVERIFY(seen > 5);
    }

    /// A ruling that continues with the next combat gives the result of the first one, then the odds of the next.
    void nextCombatIsASeparateSentence()
    {
        SampleGame sample("scenarios/brandywine", "brandywine", "brandywine-sample", "brandywine");
        const Event resolved(ChoiceMade{{}, {}, "resolved now", {}, {}, {}, true}, "resolve");
        const auto quantity = [](const char* name, int value) {
            return Event(QuantityComputed{name, {}, value}, name);
        };
        const Event result(CellRead{"results", {}, "D1", "3-1"}, "results");
        const Event odds(CellRead{"odds", {}, "1-2", "1-2"}, "odds");
        const Event die(DieRolled{"combat", 5}, "combat");
        Event base(BaseTaken{"dice", 5}, "roll");
        base.depth = 1;
        const Event before(CellRead{"odds", {}, "3-1", "3-1"}, "odds");
        const Trace reckoned{quantity("A commander survives", 11), quantity("Attackers", 9), quantity("Defenders", 3),
                             before};
        const Trace trace{die,
                          quantity("Modified roll", 5),
                          base,
                          result,
                          resolved,
                          quantity("Attackers", 4),
                          quantity("Defenders", 8),
                          odds};
        Trace soFar = reckoned;
        soFar.insert(soFar.end(), trace.begin(), trace.end());
        QCOMPARE(summarizeRuling(sample.game->rules(), soFar, trace),
                 QString("Attackers 9 against Defenders 3 (3-1), combat die: 5, total modifier 0, Modified roll 5: D1. "
                         "Attackers 4 against Defenders 8: 1-2"));
    }

    /// The target of a check is not repeated after the check; dice that are compared are given with their modifiers.
    void readsOutNumbersOnlyWhereTheyCount()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        const Rules& rules = sample.game->rules();
        const auto deep = [](EventData data) {
            Event made(std::move(data), "row");
            made.depth = 1;
            return made;
        };
        const Event hit(QuantityComputed{"To hit", {}, 6}, "row");
        const Event check(CheckMade{"Fire", {}, 6, 6, true, false, "hit"}, "row");
        const Event die(DieRolled{"damage", 7}, "row");
        const Event read(CellRead{"Damage", {}, "D"}, "damage");
        QCOMPARE(summarizeRuling(rules, {hit, check, die, read}, {die, read}), QString("Damage die: 7: D"));
        const Trace tie{Event(DieRolled{"American", 3}, "row"),
                        Event(DieRolled{"British", 5}, "row"),
                        Event(QuantityComputed{"Initiative, American", {}, 4}, "row"),
                        deep(BaseTaken{"die", 3}),
                        Event(QuantityComputed{"Initiative, British", {}, 5}, "row"),
                        deep(BaseTaken{"die", 5})};
        QCOMPARE(summarizeRuling(rules, tie, tie),
                 QString("American die: 3, British die: 5, Initiative, American 4, Initiative, British 5"));
    }

    /// A die that counts as at most six still has its modifiers.
    void capIsNotPartOfTheModifier()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        const auto event = [](EventData data, int depth) {
            Event made(std::move(data), "row");
            made.depth = depth;
            return made;
        };
        const Trace trace{event(DieRolled{"combat", 6}, 0),
                          event(QuantityComputed{"Die", {}, 6}, 0),
                          event(BaseTaken{"die", 6}, 1),
                          event(ModifierApplied{"supporting fire", ModifierApplied::Op::Add, 1, 6, 7}, 1),
                          event(StageRounded{"at most six", {}, {}, {}, 7, 6}, 1),
                          Event(CellRead{"Combat results", {}, "DM"}, "combat")};
        const QString words = summarizeRuling(sample.game->rules(), trace, trace);
        QVERIFY2(words.startsWith("Combat die: 6, total modifier +1, Die 6: DM"), qPrintable(words));
        // In the game's own events, the cap is one of the modifiers.
        sample.play();
        int cut = 0;
        for (const Entry& row : sample.game->entries()) {
            const bool most = std::ranges::any_of(row.trace, [](const Event& one) {
                const auto* row = one.as<ModifierApplied>();
                return row != nullptr && row->op == ModifierApplied::Op::AtMost;
            });
            cut += most ? 1 : 0;
            const QString said = most ? summarizeRuling(sample.game->rules(), row.trace, row.trace) : QString();
            QVERIFY2(!most || said.contains("total modifier +1, Die 6"), qPrintable(said));
        }
        QVERIFY(cut > 0);
    }

    /// A column shift is given with the odds, since the strengths alone do not lead to that column.
    void readsOutColumnShift()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        const auto quantity = [](const char* name, int value) {
            return Event(QuantityComputed{name, {}, value}, name);
        };
        const Event shift(ColumnShifted{-1, "3-2"}, "odds.shift");
        const Event odds(CellRead{"Odds", {}, "3-2", "3-2"}, "odds");
        const Trace trace{quantity("Attackers", 5), quantity("Defenders", 2), shift, odds};
        QCOMPARE(summarizeRuling(sample.game->rules(), trace, trace),
                 QString("Attackers 5 against Defenders 2, one column to the left: 3-2"));
        const Event read(CellRead{"Close combat", {}, "R/R", "3-2"}, "close-combat");
        Trace all = trace;
        all.push_back(quantity("Modified die", 5));
        all.push_back(read);
        QCOMPARE(summarizeRuling(sample.game->rules(), all, {all[4], all[5]}),
                 QString("Attackers 5 against Defenders 2 (3-2, one column to the left), Modified die 5: R/R"));
    }

    /// Each half of a result for both sides is given if it has an effect.
    void readsOutBothHalvesOfAResult()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        const auto code = [](const char* which) {
            Event made(CodeApplied{which, {}, true, std::string(which) == "-"}, which);
            made.depth = 1;
            return made;
        };
        const auto words = [&](const char* cell, const char* left, const char* right) {
            const Trace trace{Event(CellRead{"Close combat", {}, cell}, "close-combat"), code(left), code(right)};
            return summarizeRuling(sample.game->rules(), trace, trace);
        };
        QCOMPARE(words("D/R", "D", "R"),
                 QString("Close combat D/R. Disruption and retreat of three hexes; retreat of one hex"));
        QCOMPARE(words("R/-", "R", "-"), QString("Close combat R/-. Retreat of one hex"));
        QCOMPARE(words("R/R", "R", "R"), QString("Close combat R/R. Retreat of one hex"));
    }

    /// When the odds and the die are read together, both strengths and their column are known before the roll.
    void showsStrengthsAndColumnBeforeTheRoll()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("dice combat 2");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QTRY_VERIFY(!page.panel()->ahead().pending());
        QCOMPARE(child<QLabel>(page, "aloud").text(), QString("Attack 10 against Defence 2: 4-1, total modifier +2"));
        page.referee().dice.face(2);
        page.referee().draft.accept();
        const QString words = child<QLabel>(page, "aloud").text();
        QVERIFY2(words.startsWith("Attack 10 against Defence 2 (4-1), combat die: 2, total modifier +2, Die 4: DM. "),
                 qPrintable(words));
    }

    /// An attack that is resolved later has both strengths in the sentence at its declaration.
    void readsOutStrengthsAtTheDeclaration()
    {
        SampleGame sample("scenarios/drums-and-muskets", "leuthen", "leuthen-sample", "drums-and-muskets");
        sample.playTo("prussia: attack Retzow II").play(1);
        const Entry& declared = sample.game->entries().back();
        const QString words = summarizeRuling(sample.game->rules(), declared.trace, declared.trace);
        QVERIFY2(words.startsWith("Attack 10 against Defence 2. Attack on Nostitz is declared"), qPrintable(words));
    }

    /// The number to hit is given, although a hit leads to another table.
    void readsOutTheToHitNumber()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("american: march conway-1");
        sample.say("set 2314 Pennsylvania Rifles because x");
        sample.say("set turn 1, phase American: Rifle fire because x");
        sample.say("american: rifles Pennsylvania Rifles on 2nd Light Infantry");
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QTRY_COMPARE(child<QLabel>(page, "aloud").text(), QString("To hit 6, total modifier -1"));
    }

    void readsOutACheckWithItsModifiers()
    {
        SampleGame sample("scenarios/battles-of-the-american-revolution", "germantown-brigades",
                          "germantown-brigades-sample", "battles-of-the-american-revolution");
        sample.playTo("british: rally 2nd-light").play(1);
        RefereePage page(std::make_unique<Referee>(std::move(*sample.game), QString()), false);
        page.show();
        QTRY_COMPARE(child<QLabel>(page, "aloud").text(),
                     QString("2nd Light Infantry: Needed to pass 5, total modifier +2"));
    }

    /// After a correction, the sentence uses the corrected die.
    void readsOutTheCorrectedDie()
    {
        SampleGame sample;
        sample.playTo("dice combat");
        sample.play(1);
        const auto& rows = sample.game->entries();
        const std::size_t thrown = rows.size() - 1;
        QCOMPARE(ruledLast(*sample.game), thrown);
        sample.say("correct combat 1 because misread");
        QCOMPARE(rows.back().kind, RowKind::Correct);
        QCOMPARE(ruledLast(*sample.game), thrown);
        const Trace& now = rows[thrown].trace;
        QVERIFY2(summarizeRuling(sample.game->rules(), now, now).contains("1"),
                 qPrintable(summarizeRuling(sample.game->rules(), now, now)));
    }

    /// After a take-back, the latest remaining ruling is read aloud.
    void readsOutLatestRulingAfterTakeBack()
    {
        SampleGame sample;
        sample.playTo("dice combat").play(1);
        const std::size_t thrown = sample.game->entries().size() - 1;
        sample.play(1);
        sample.say("take back because it was too soon");
        QVERIFY(sample.game->entries().back().kind == RowKind::TakeBack);
        QCOMPARE(ruledLast(*sample.game), thrown);
    }

    /// The large figures are the number, the dice and the result; older ones are removed.
    void announcesTheFiguresOfARuling()
    {
        SampleGame sample;
        sample.play();
        const Game& game = *sample.game;
        int seen = 0;
        for (std::size_t row = 1; row < game.entries().size(); ++row) {
            const Trace& trace = game.entries()[row].trace;
            const auto cell = std::find_if(trace.begin(), trace.end(),
                                           [](const Event& line) { return line.kind() == EventKind::Table; });
            if (game.entries()[row].struck || cell == trace.end() || wordOf(*cell).empty())
                continue;
            ++seen;
            const Announcement told = announced(game, row);
            QVERIFY2(told.figures.size() >= 3, qPrintable(told.words));
            QVERIFY(std::any_of(told.figures.begin(), told.figures.end(), [&](const Figure& figure) {
                return figure.value == QString::fromStdString(wordOf(*cell)) && figure.caption == "result";
            }));
            for (const Figure& figure : told.figures)
                QVERIFY2(!figure.value.isEmpty() && !figure.caption.isEmpty(), qPrintable(told.words));
            QVERIFY(told.words.contains(QString::fromStdString(wordOf(*cell))));
        }
        QVERIFY(seen > 3);
        QVERIFY(announced(game, 0).words.isEmpty());
    }
};

FW_TEST(AloudTest)
#include "tst_aloud.moc"
