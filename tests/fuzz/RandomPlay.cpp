#include "tests/fuzz/RandomPlay.h"

#include "engine/play/OpenObligations.h"

#include "tests/fuzz/OrderTrip.h"
#include "tests/fuzz/Secrets.h"
#include "tests/fuzz/Watch.h"

#include <algorithm>
#include <ctime>
#include <optional>

namespace fuzz {

using fw::Action;
using fw::Choice;
using fw::Draft;
using fw::State;

std::string shown(const Action& action)
{
    std::string out = action.seat + ": " + action.verb;
    for (const fw::Argument& a : action.args) {
        out += " " + a.name + "=";
        for (std::size_t k = 0; k < a.values.size(); ++k)
            out += (k == 0 ? "" : ",") + a.values[k];
    }
    return out;
}

namespace {

/// Processor time of this thread, because other programs may be running.
double milliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Game
{
public:
    Game(const fw::Rules& rules, std::uint64_t seed, const Looking& looking)
        : mRules(rules), mLooking(looking), mSeed(seed), mPlayer(rules, seed)
    {
        if (looking.coverage)
            mWatch.emplace(rules, *looking.coverage);
    }

    Played play()
    {
        const fw::Result<fw::Outcome> begun = fw::begin(mRules);
        if (!begun) {
            fault("the game does not begin: " + fw::describe(begun.error()));
            return std::move(mOut);
        }
        mState = begun->state;
        keep();
        if (mWatch)
            mWatch->begin();
        while (mOut.faults.empty() && !over() && step()) {
        }
        mOut.over = over();
        mOut.turns = mState.position.turn;
        mOut.outcome = mRules.word(mState.outcome);
        if (mLooking.replay)
            replay();
        return std::move(mOut);
    }

private:
    bool over() const { return mState.over || mState.frames.empty(); }

    void keep()
    {
        if (mLooking.replay)
            mStates.push_back(mState);
    }

    void fault(std::string text) { mOut.faults.push_back({mSeed, mOut.actions.size(), std::move(text)}); }

    /// Plays one action from the first click to the resulting state.
    bool step()
    {
        if (static_cast<int>(mOut.actions.size()) >= mLooking.limit) {
            std::string why = "the game does not end; turn " + std::to_string(mState.position.turn);
            for (const fw::OpenObligation& duty : fw::duties(mRules, mState))
                why += "; " + duty.row + " " + duty.unit + " " + duty.place;
            constexpr std::size_t lately = 8;
            for (std::size_t k = mOut.actions.size() - std::min(lately, mOut.actions.size()); k < mOut.actions.size();
                 ++k)
                why += "\n    " + shown(mOut.actions[k]);
            fault(why);
            return false;
        }
        const fw::Question asked = fw::question(mRules, mState);
        if (asked.wait == fw::Wait::Over) {
            fault("the state waits for nothing and is not over");
            return false;
        }
        Draft draft;
        draft.seat = mPlayer.seat(asked.seats);
        for (;;) {
            const double before = milliseconds();
            const std::vector<Choice> choices = listed(draft);
            if (const double took = milliseconds() - before; took > mOut.slowest) {
                mOut.slowest = took;
                mOut.slowestAt = mOut.actions.size();
                mOut.slowestOf = shown(draft);
            }
            if (choices.empty())
                break;
            ++mOut.clicks;
            draft = fw::extend(mRules, mState, draft, mPlayer.pick(mState, draft, choices));
            if (draft.args.size() > 0 && draft.args.back().values.size() > 500) {
                fault("a field takes values without end: " + shown(draft));
                return false;
            }
        }
        if (draft.verb.empty()) {
            fault("dead end: nothing is legal at '" + asked.node + "' (" + fw::plain(asked.text) + ", " + draft.seat
                  + ")");
            return false;
        }
        return carryOut(draft, asked.node);
    }

    std::vector<Choice> listed(const Draft& draft)
    {
        const State before = mLooking.unchanged ? mState : State();
        fw::Choices out = fw::legal(mRules, mState, draft);
        if (mLooking.unchanged && !(mState == before))
            fault("legal changed the state, draft " + shown(draft));
        if (mLooking.unchanged && mRules.side(draft.seat) >= 0 && draft.args.empty())
            if (const std::string shows = secretShows(mRules, mState, &draft, draft.seat); !shows.empty())
                fault(shows + ", at " + shown(draft));
        if (out.cut)
            fault("choices were cut, draft " + shown(draft) + ": " + fw::describe(*out.cut));
        return out;
    }

    bool carryOut(const Draft& action, const std::string& node)
    {
        fw::Result<fw::Outcome> next = fw::apply(mRules, mState, action, false);
        if (!next) {
            fault("legal led to an action that is refused at '" + node + "': " + shown(action) + ": "
                  + fw::describe(next.error()));
            return false;
        }
        if (mWatch) {
            const fw::Result<State> watched = mWatch->follow(mState, action);
            if (!watched || !(*watched == next->state))
                fault("instruction by instruction leads elsewhere than apply: " + shown(action));
        }
        if (mLooking.orders) {
            const std::string wrong = orderTrip(mRules, mState, action, next->state);
            if (!wrong.empty())
                fault(shown(action) + ": " + wrong);
        }
        mOut.actions.push_back(action);
        mState = std::move(next->state);
        keep();
        if (mLooking.unchanged)
            redacted();
        return true;
    }

    void redacted()
    {
        for (const fw::Army& side : mRules.scenario().sides) {
            const State once = fw::redact(mRules, mState, side.id);
            if (!(fw::redact(mRules, once, side.id) == once))
                fault("redact twice is not redact once, for " + side.id);
            if (const std::string shows = secretShows(mRules, mState, nullptr, side.id); !shows.empty())
                fault(shows);
        }
    }

    /// Plays the actions again with a reckoning, which must change nothing.
    void replay()
    {
        fw::Result<fw::Outcome> now = fw::begin(mRules);
        for (std::size_t k = 0; now && k < mStates.size(); ++k) {
            if (!(now->state == mStates[k])) {
                mOut.faults.push_back({mSeed, k, "replay leads to another state"});
                return;
            }
            if (k < mOut.actions.size())
                now = fw::apply(mRules, State(now->state), mOut.actions[k], true);
        }
        if (!now) {
            mOut.faults.push_back({mSeed, 0, "replay is refused: " + fw::describe(now.error())});
            return;
        }
        for (const fw::Event& line : now->trace) // the state only stores that a game ended, not for whom
            if (line.kind() == fw::EventKind::Effect && line.row == "end-game")
                for (const std::string& side : line.units)
                    mOut.outcome += " for " + side;
    }

    const fw::Rules& mRules;
    const Looking& mLooking;
    std::uint64_t mSeed;
    fw::RandomPlayer mPlayer;
    std::optional<Watch> mWatch;
    State mState;
    std::vector<State> mStates;
    Played mOut;
};

} // namespace

Played play(const fw::Rules& rules, std::uint64_t seed, const Looking& looking)
{
    return Game(rules, seed, looking).play();
}

} // namespace fuzz
