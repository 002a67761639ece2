#include "engine/play/ActiveCombat.h"
#include "engine/play/Forecast.h"
#include "engine/play/Outcomes.h"
#include "engine/play/Unseen.h"
#include "engine/rules/StepBudget.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/app/SampleGame.h"
#include "tests/engine/play/Sitting.h"

#include <algorithm>

using namespace fw;

/// The outcome matrix shown before sealed answers, in a system with a plan for each side.
class tst_Unseen : public QObject
{
    Q_OBJECT

private:
    /// Just before the second storm, with its dice.
    static SampleGame atThePlans()
    {
        SampleGame game("tests/kernel/d", "tactics", "tactics", "tactics");
        game.playTo("league: turn");
        return game;
    }
    static Action plan(const char* seat, const std::string& verb)
    {
        Action action;
        action.seat = seat;
        action.verb = verb;
        return action;
    }
    static Result<Outcome> after(const Rules& rules, const State& state, const Action& action)
    {
        return apply(rules, state, action);
    }
    /// The whole matrix as text.
    static QString told(const SimultaneousOutcomeMatrix& all)
    {
        QStringList out{QString::fromStdString(all.table + ' ' + all.cite + ' ' + all.otherSeat)};
        for (std::size_t mine = 0; mine < all.own.size(); ++mine)
            for (std::size_t theirs = 0; theirs < all.other.size(); ++theirs) {
                const Pairing& pair = all.at(mine, theirs);
                out << QString::fromStdString(all.own[mine].action.verb + '/' + all.other[theirs].action.verb + ": "
                                              + pair.cell + ' ' + plain(eventText(pair.instead)));
                for (const Chance& chance : pair.chances)
                    out << QString::fromStdString(chance.result + ' ' + chance.chance.text());
            }
        for (const Event& line : all.certain)
            out << QString::fromStdString(plainText(line) + ' ' + numberOf(line).text());
        return out.join('\n');
    }
    static QStringList words(const Trace& trace)
    {
        QStringList out;
        for (const Event& line : trace)
            out << QString::fromStdString(plainText(line));
        return out;
    }

private slots:
    void matrixIgnoresSealedAnswers()
    {
        const SampleGame game = atThePlans();
        const Rules& rules = game.game->rules();
        const State& open = game.game->state();
        const auto before = pairings(rules, open, "crown");
        QVERIFY(before);
        QCOMPARE(before->own.size(), std::size_t(4));
        QCOMPARE(before->pairs.size(), std::size_t(16));
        for (const char* hidden : {"storm", "turn", "stand", "slip"}) {
            const auto sealed = after(rules, open, plan("league", hidden));
            QVERIFY(sealed && sealed->state.sealed.size() == 1);
            const auto seen = pairings(rules, sealed->state, "crown");
            QVERIFY(seen);
            QCOMPARE(told(*seen), told(*before));
        }
    }

    void pairMatchesBothAnswersTogether()
    {
        const SampleGame game = atThePlans();
        const Rules& rules = game.game->rules();
        const auto all = pairings(rules, game.game->state(), "league");
        QVERIFY(all);
        QCOMPARE(all->otherSeat, std::string("crown"));
        int rolled = 0;
        for (std::size_t mine = 0; mine < all->own.size(); ++mine)
            for (std::size_t theirs = 0; theirs < all->other.size(); ++theirs) {
                const auto one = after(rules, game.game->state(), all->own[mine].action);
                const auto both = after(rules, one->state, all->other[theirs].action);
                const Pairing& pair = all->at(mine, theirs);
                const auto read = std::find_if(both->trace.begin(), both->trace.end(),
                                               [](const auto& line) { return line.kind() == EventKind::Table; });
                QVERIFY(read != both->trace.end());
                QCOMPARE(pair.cell, wordOf(*read));
                QCOMPARE(pair.chances.empty(), question(rules, both->state).wait != Wait::Dice);
                Rational sum = 0;
                for (const Chance& chance : pair.chances)
                    sum = sum + chance.chance;
                QVERIFY(pair.chances.empty() ? !std::holds_alternative<NoEvent>(pair.instead) : sum == Rational(1));
                rolled += pair.chances.empty() ? 0 : 1;
            }
        QVERIFY(rolled > 0 && rolled < 16); // some plans lead to no combat
    }

    /// Must show: each line that is called certain is in the reckoning of every pair and every face.
    void certainLinesHoldForEveryPair()
    {
        const SampleGame game = atThePlans();
        const Rules& rules = game.game->rules();
        const auto all = pairings(rules, game.game->state(), "league");
        QVERIFY(all && !all->certain.empty());
        QVERIFY(std::any_of(all->certain.begin(), all->certain.end(), [](const Event& line) {
            return line.kind() == EventKind::Quantity && numberOf(line) > Rational(0);
        }));
        for (std::size_t k = 0; k < all->pairs.size(); ++k) {
            if (all->pairs[k].chances.empty())
                continue;
            const auto one = after(rules, game.game->state(), all->own[k / all->other.size()].action);
            const auto both = after(rules, one->state, all->other[k % all->other.size()].action);
            for (int face = 0; face <= 9; ++face) {
                Action dice;
                dice.kind = Action::Kind::Dice;
                dice.verb = "dice";
                dice.args = {{"combat", {std::to_string(face)}}};
                Trace trace = both->trace;
                auto now = after(rules, both->state, dice);
                for (int pass = 0; now && pass < 3; ++pass) {
                    trace.insert(trace.end(), now->trace.begin(), now->trace.end());
                    if (question(rules, now->state).node != "fortune")
                        break;
                    now = after(rules, now->state, plan("", "pass"));
                }
                const QStringList said = words(trace);
                for (const QString& line : words(all->certain))
                    QVERIFY2(said.contains(line), qPrintable(line + " is missing in:\n" + said.join('\n')));
            }
        }
    }

    void diceForecastSkipsRerollWindow()
    {
        const SampleGame game = atThePlans();
        const Rules& rules = game.game->rules();
        const auto one = after(rules, game.game->state(), plan("league", "turn"));
        const auto both = after(rules, one->state, plan("crown", "stand"));
        StepBudget budget;
        const RollForecast dice = diceAhead(rules, both->state, 100, budget);
        QVERIFY(dice.chances.size() > 1);
        for (const Chance& chance : dice.chances)
            QVERIFY2(!chance.result.empty(), "it is asked whether the die is thrown again, and nothing is read");
    }

    void withholdsMatrixWhereMarksAreHidden()
    {
        using namespace sitting;
        // These rules have a mark that only its owner may read.
        const Sitting t(R"({"node": "choose", "id": "plan", "by": "@sides", "secret": true,
            "names": ["mine", "theirs"], "menu": [{"id": "hold"}, {"id": "flank"}]})");
        QCOMPARE(t.seats(), QString("red blue"));
        QVERIFY(!pairings(*t.rules, t.state, "red"));
        const SampleGame game = atThePlans();
        QVERIFY(!pairings(game.game->rules(), game.game->state(), "referee"));
    }

    void activeCombatNamesItsSides()
    {
        SampleGame game("tests/kernel/d", "tactics", "tactics", "tactics");
        game.playTo("league: assault hain");
        QVERIFY(!engaged(game.game->rules(), game.game->state()));
        game.playTo("league: turn");
        const auto now = engaged(game.game->rules(), game.game->state());
        QVERIFY(now);
        QCOMPARE(now->label, std::string("Close combat"));
        QCOMPARE(now->cast.size(), std::size_t(2));
        QCOMPARE(now->cast[0].side, std::string("league"));
        QCOMPARE(now->cast[1].side, std::string("crown"));
        game.playTo("league: again");
        const auto later = engaged(game.game->rules(), game.game->state());
        const Rules& rules = game.game->rules();
        QVERIFY(later && sameEngaged(rules, *now, *later) && !sameEngaged(rules, *later, *now));
    }

    void splitsResultByAffectedSide()
    {
        const SampleGame game = atThePlans();
        const Rules& rules = game.game->rules();
        const auto all = pairings(rules, game.game->state(), "league");
        OutcomeSides sides(rules);
        for (const Pairing& pair : all->pairs)
            for (const Chance& chance : pair.chances)
                sides.learn(chance.trace);
        int told = 0;
        for (const Pairing& pair : all->pairs)
            for (const Chance& chance : pair.chances) {
                const std::vector<OutcomePart> parts = sides.parts(chance.trace);
                if (parts.size() != 2)
                    continue;
                ++told;
                QCOMPARE(parts[0].side, std::string("league"));
                QCOMPARE(parts[1].side, std::string("crown"));
                QCOMPARE(parts[0].harmless, parts[0].code == "-");
            }
        QVERIFY(told > 0);
    }
};

FW_TEST(tst_Unseen)
#include "tst_Unseen.moc"
