#include "engine/proof/TrialGame.h"

#include "engine/base/Pointer.h"
#include "engine/model/WalkPlaces.h"
#include "engine/play/RandomPlayer.h"
#include "engine/proof/FindingCollector.h"

namespace fw {

namespace {

constexpr std::size_t longTurn = 3000;  ///< actions; the longest turns of the shipped games have a tenth of that
constexpr std::size_t manyValues = 500; ///< in one field; more than any map has counters in reach

/// The JSON pointer of the node with an id; empty if there is none.
std::string nodePlace(const Ruleset& ruleset, const std::string& id)
{
    PointerWay way;
    std::string found;
    auto look = [&](const auto& x) {
        if constexpr (std::is_same_v<std::decay_t<decltype(x)>, Node>)
            if (found.empty() && x.id == id)
                found = way.pointer();
    };
    PlacedWalker<decltype(look)>(look, way).see(ruleset);
    return found;
}

/// One random game.
class Trial
{
public:
    Trial(const Rules& rules, std::uint64_t seed) : mRules(rules), mPlayer(rules, seed) {}

    TrialGame play(std::size_t limit)
    {
        Result<Outcome> begun = begin(mRules);
        if (!begun) {
            FindingSpot spot;
            spot.kind = "scenario";
            spot.id = mRules.scenario().id;
            mFound.add("start", spot, begun.error().text, begun.error().remedy, begun.error().cite);
            return done();
        }
        mState = std::move(begun->state);
        mTurn = mState.position.turn;
        while (mFound.list.empty() && !over() && mOut.actions < limit)
            step();
        mOut.over = over();
        return done();
    }

private:
    bool over() const { return mState.over || mState.frames.empty(); }

    TrialGame done()
    {
        mOut.findings = std::move(mFound.list);
        return std::move(mOut);
    }

    void broke(const char* check, const Question& asked, Text text, Text remedy, std::string cite)
    {
        FindingSpot spot;
        spot.kind = "node";
        spot.id = asked.node;
        if (CheckResult* one = mFound.add(check, spot, std::move(text), std::move(remedy), std::move(cite),
                                          nodePlace(mRules.ruleset(), asked.node)))
            one->ofRules = true;
    }

    /// Picks and carries out one action, or reports why there is none.
    void step()
    {
        const Question asked = question(mRules, mState);
        Draft draft;
        draft.seat = mPlayer.seat(asked.seats);
        for (;;) {
            const Choices choices = legal(mRules, mState, draft);
            if (choices.cut)
                return broke("trial/refused", asked, choices.cut->text, choices.cut->remedy, choices.cut->cite);
            if (choices.empty())
                break;
            draft = extend(mRules, mState, draft, mPlayer.pick(mState, draft, choices));
            if (!draft.args.empty() && draft.args.back().values.size() > manyValues)
                return broke("trial/endless", asked,
                             Text("in a random game, '{0}' takes values without end", {draft.args.back().name}),
                             "limit how many values it takes", asked.cite);
        }
        if (draft.verb.empty())
            return broke("trial/refused", asked, "nothing is legal here in a random game",
                         "add an entry that is always legal, such as the end of the step", asked.cite);
        Result<Outcome> next = apply(mRules, mState, draft, false);
        if (!next)
            return broke("trial/refused", asked, next.error().text, next.error().remedy, next.error().cite);
        mState = std::move(next->state);
        ++mOut.actions;
        if (mState.position.turn != mTurn) {
            mTurn = mState.position.turn;
            mTurnBegan = mOut.actions;
        } else if (mOut.actions - mTurnBegan > longTurn) {
            broke("trial/endless", asked,
                  Text("a random game made {0} actions in turn {1}, and the turn does not end",
                       {std::to_string(longTurn), std::to_string(mTurn)}),
                  "let the step end, or let each counter act once", asked.cite);
        }
    }

    const Rules& mRules;
    RandomPlayer mPlayer;
    State mState;
    TrialGame mOut;
    FindingCollector mFound;
    int mTurn = 0;
    std::size_t mTurnBegan = 0; ///< number of actions when the turn began
};

} // namespace

TrialGame trialGame(const Rules& rules, std::uint64_t seed, std::size_t limit)
{
    return Trial(rules, seed).play(limit);
}

} // namespace fw
