// A game that is played in place gives the choices and the states of legal() and apply(), also after it went back.
#include "engine/play/LivePlay.h"
#include "engine/play/RandomPlayer.h"
#include "tests/Main.h"
#include "tests/Sanitized.h"
#include "tests/fuzz/RandomPlay.h"
#include "tests/fuzz/Systems.h"

#include <QTest>

using namespace fw;

namespace {

/// Plays random games both ways and compares them at each click.
class BothWays
{
public:
    BothWays(const Rules& rules, State start, std::uint64_t seed)
        : mRules(rules), mLive(rules, start), mExpected(std::move(start)), mPlayer(rules, seed), mRandom(seed + 1)
    {}

    /// Plays so many actions, or to the end; returns the first difference.
    std::string play(int actions)
    {
        for (int k = 0; k < actions && !mLive.over(); ++k) {
            if (const std::string wrong = step(); !wrong.empty())
                return "action " + std::to_string(k) + ": " + wrong;
            if (mRandom.below(12) == 0)
                mEarlier = mExpected;
            if (!mEarlier.frames.empty() && mRandom.below(25) == 0) {
                mExpected = mEarlier;
                mLive.goTo(mEarlier);
            }
        }
        return {};
    }

private:
    std::string step()
    {
        const std::vector<std::string> seats = mLive.toAct();
        if (seats != toAct(mRules, mExpected))
            return "other seats act";
        Draft draft;
        draft.seat = mPlayer.seat(seats);
        for (;;) {
            const Choices choices = mLive.legal(draft);
            const Choices expected = legal(mRules, mExpected, draft);
            const std::vector<Choice>&one = choices, &other = expected;
            if (one != other || choices.cut.has_value() != expected.cut.has_value())
                return "other choices after " + fuzz::shown(draft);
            if (choices.empty())
                break;
            draft = extend(mRules, mExpected, draft, mPlayer.pick(mExpected, draft, choices));
        }
        return carryOut(draft);
    }

    std::string carryOut(const Draft& draft)
    {
        Draft wrong = draft; // is refused, and must leave no trace
        if (wrong.kind == Action::Kind::Dice)
            wrong.args.front().values.front() = "999";
        else
            wrong.verb += "?";
        if (mLive.apply(wrong) || !(mLive.state() == mExpected))
            return "a refused action changed the state: " + fuzz::shown(wrong);
        Trace trace;
        const Result<Outcome> next = fw::apply(mRules, mExpected, draft, true);
        const Result<void> done = mLive.apply(draft, &trace);
        if (next.has_value() != done.has_value())
            return "only one way refuses " + fuzz::shown(draft);
        if (!next)
            return "a listed action is refused: " + fuzz::shown(draft);
        mExpected = next->state;
        if (!(mLive.state() == mExpected))
            return "another state after " + fuzz::shown(draft);
        return trace == next->trace ? std::string() : "another reckoning of " + fuzz::shown(draft);
    }

    const Rules& mRules;
    LivePlay mLive;
    State mExpected;
    State mEarlier; ///< a state to go back to; without frames for none
    RandomPlayer mPlayer;
    Random mRandom;
};

} // namespace

class tst_LivePlay : public QObject
{
    Q_OBJECT

private slots:
    void equalsEachActionAlone_data()
    {
        QTest::addColumn<QString>("path");
        for (const std::string& path : fuzz::everyScenario(FW_SOURCE_DIR))
            QTest::newRow(path.substr(path.rfind('/') + 1).c_str()) << QString::fromStdString(path);
    }

    void equalsEachActionAlone()
    {
        QFETCH(const QString, path);
        const auto system = fuzz::load(path.toStdString(), FW_SOURCE_DIR "/scenarios");
        QVERIFY(system.has_value());
        const Result<Outcome> begun = begin(*system->rules);
        QVERIFY(begun.has_value());
        const int games = thorough(20, 3, 1);
        for (int seed = 0; seed < games; ++seed) {
            BothWays both(*system->rules, begun->state, static_cast<std::uint64_t>(seed));
            const std::string wrong = both.play(thorough(2000, 600, 120));
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ", " + wrong).c_str());
        }
    }
};

FW_TEST(tst_LivePlay)
#include "tst_LivePlay.moc"
