#include "engine/playtest/PlayGame.h"

#include "engine/base/Random.h"
#include "engine/playtest/GameDice.h"
#include "engine/playtest/GameStatistics.h"
#include "engine/playtest/MctsPlayer.h"
#include "engine/playtest/Rulings.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::uint64_t diceStream = 1;
constexpr std::uint64_t playerStream = 2; // followed by those of the further sides
constexpr std::uint64_t openingStream = 0x6f70656e;

/// The player of a side in a game that begins so. One that searches knows what the start of all games promises.
std::unique_ptr<Player> playerOf(const Match& match, const State& start, std::size_t side, std::uint64_t seed)
{
    const PlayerSettings& settings = match.players[side];
    if (settings.kind != PlayerKind::Mcts || overIn(start))
        return makePlayer(*match.rules, settings, seed);
    const auto number = static_cast<std::int32_t>(side);
    const auto search = [&] {
        return MctsPlayer(*match.rules, settings.nodes, mixedSeed(mixedSeed(match.seed, openingStream), side))
            .opening(start, number, settings.opening, match.stop);
    };
    return std::make_unique<MctsPlayer>(*match.rules, settings.nodes, seed,
                                        match.openings->of(*match.rules, number, settings, match.seed, search));
}

/// One game from its set-up to its end.
class SimulatedGame
{
public:
    SimulatedGame(const Match& match, std::uint64_t number)
        : mMatch(match), mRules(*match.rules), mRulings(*match.rules), mDice(seedOf(number, diceStream)),
          mStatistics(mRules, mOut)
    {
        mOut.number = number;
    }

    Result<PlayedGame> play()
    {
        Result<Outcome> begun = begin(mRules);
        if (!begun)
            return tl::unexpected<Problem>(begun.error());
        mState = std::move(begun->state);
        for (std::size_t side = 0; side < mMatch.players.size(); ++side)
            mPlayers.push_back(playerOf(mMatch, mState, side, seedOf(mOut.number, playerStream + side)));
        if (over())
            mStatistics.ending(begun->trace);
        while (!over() && mOut.actions < mMatch.mostActions)
            if (Result<void> done = step(); !done)
                return tl::unexpected<Problem>(done.error());
        const int first = mRules.scenario().firstTurn;
        mOut.turns = std::max(0, mState.position.turn - first + 1);
        if (mMatch.statistics)
            mStatistics.finish(mState.position);
        return std::move(mOut);
    }

private:
    std::uint64_t seedOf(std::uint64_t number, std::uint64_t stream) const
    {
        return mixedSeed(mixedSeed(mMatch.seed, number), stream);
    }
    bool over() const { return overIn(mState); }

    Result<void> step()
    {
        if (mMatch.stop.stop_requested())
            return fail(Trouble::Refused, "the simulated game was stopped");
        const Question asked = question(mRules, mState);
        Result<Action> action = answered(asked);
        if (!action)
            return tl::unexpected<Problem>(action.error());
        Trace trace;
        Result<State> next = mRulings.apply(mState, *action, mMatch.statistics ? &trace : nullptr);
        if (!next)
            return tl::unexpected<Problem>(next.error());
        ++mOut.actions;
        mStatistics.count(mState.position, next->position, trace, mMatch.statistics);
        const bool ends = overIn(*next);
        if (ends && !mMatch.statistics) // only the trace says who won
            (void)mRulings.apply(mState, *action, &trace);
        if (ends)
            mStatistics.ending(trace);
        mState = std::move(*next);
        if (mMatch.record)
            mOut.record.push_back(std::move(*action));
        return {};
    }

    Result<Action> answered(const Question& asked)
    {
        if (asked.wait == Wait::Dice)
            return mDice.roll(mState, asked);
        const std::string seat = asked.seats.empty() ? std::string() : asked.seats.front();
        const int side = mRules.side(seat);
        if (side < 0)
            return refereed(asked, seat);
        ++mOut.sides[static_cast<std::size_t>(side)].decisions;
        return mPlayers[static_cast<std::size_t>(side)]->decide(mState, seat);
    }

    /// The answer of the referee: a legal one by lot, which is the same in paired games.
    Result<Action> refereed(const Question& asked, const std::string& seat)
    {
        return makePlayer(mRules, {PlayerKind::Random, 0}, mDice.next(mState, asked))->decide(mState, seat);
    }

    const Match& mMatch;
    const Rules& mRules;
    Rulings mRulings;
    PlayedGame mOut;
    GameDice mDice;
    GameStatistics mStatistics;
    std::vector<std::unique_ptr<Player>> mPlayers;
    State mState;
};

} // namespace

Result<PlayedGame> playGame(const Match& match, std::uint64_t number)
{
    if (match.rules == nullptr || match.players.size() != match.rules->scenario().sides.size())
        return fail(Trouble::Usage, "a match needs rules and a player for each side");
    return SimulatedGame(match, number).play();
}

} // namespace fw
