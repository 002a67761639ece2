#include "engine/playtest/SettledGame.h"

#include "engine/model/Fields.h"
#include "engine/model/Walk.h"
#include "engine/playtest/GameDice.h"

#include <algorithm>
#include <type_traits>

namespace fw {

namespace {

constexpr int mostQuestions = 12; // between the last phase and the end of the game

/// The phases of the rules, in the order of their nodes.
std::vector<std::string> phasesOf(const Ruleset& ruleset)
{
    std::vector<std::string> out;
    for (const Procedure& procedure : ruleset.procedures)
        walk(procedure, [&](const auto& row) {
            if constexpr (requires { row.phase; })
                if (!row.phase.empty() && std::ranges::find(out, row.phase) == out.end())
                    out.push_back(row.phase);
        });
    return out;
}

} // namespace

std::optional<State> SettledGame::last(const std::string& phase, const std::string& side) const
{
    const Result<Outcome> begun = beginAt(mRules, mRules.startPosition(), phase, side, mRules.scenario().lastTurn);
    if (!begun || begun->state.over || begun->state.frames.empty())
        return std::nullopt;
    return begun->state;
}

SettledGame::SettledGame(const Rules& rules, LookAhead& ahead) : mRules(rules), mAhead(ahead)
{
    const std::vector<std::string> phases = phasesOf(rules.ruleset());
    const std::vector<Army>& sides = rules.scenario().sides;
    GameDice dice(0);
    for (auto phase = phases.rbegin(); phase != phases.rend() && !mLast; ++phase)
        for (auto side = sides.rbegin(); side != sides.rend() && !mLast; ++side) {
            std::optional<State> at = last(*phase, side->id);
            for (int k = 0; at && k < mostQuestions; ++k) {
                const Question asked = question(rules, *at);
                const bool rolls = asked.wait == Wait::Dice;
                if (!rolls && (asked.seats.empty() || asked.wait != Wait::Choice))
                    break;
                const std::optional<Action> answer = rolls ? std::optional(dice.roll(*at, asked))
                                                           : ahead.simpleAnswer(*at, asked.seats.front(),
                                                                                LookAhead::Wish::End);
                Result<Outcome> next = answer ? apply(rules, *at, *answer, false)
                                              : tl::unexpected<Problem>(Problem(Trouble::Refused, {}));
                if (!next)
                    break;
                if (next->state.over && !rolls) {
                    mLast = std::move(at);
                    mEnd = *answer;
                    break;
                }
                at = std::move(next->state);
            }
        }
}

std::optional<std::int32_t> SettledGame::winner(const Position& position) const
{
    if (!mLast)
        return std::nullopt;
    State state = *mLast;
    const Position& clock = mLast->position;
    state.position = position;
    state.position.turn = clock.turn;
    state.position.phase = clock.phase;
    state.position.active = clock.active;
    const Result<Outcome> done = apply(mRules, state, mEnd, true);
    if (!done || !done->state.over)
        return std::nullopt;
    for (const Event& event : done->trace)
        if (event.is<GameEnded>())
            return event.units.empty() ? -1 : mRules.side(event.units.front());
    return -1;
}

} // namespace fw
