#include "engine/playtest/RandomDecisions.h"

namespace fw {

namespace {

constexpr std::size_t mostValues = 500; // a field that takes more has no end

} // namespace

Problem noDecision(const Rules& rules, const State& state, const std::string& seat, const Choices& choices)
{
    if (choices.cut)
        return *choices.cut;
    const Question asked = question(rules, state);
    return Problem(Trouble::Refused, Text("the game comes to a dead end: {0} has no legal choice", {seat}), asked.cite,
                   {}, asked.node);
}

Result<Action> RandomDecisions::decide(const State& state, const std::string& seat)
{
    Draft draft;
    draft.seat = seat;
    for (;;) {
        const Choices choices = mRulings.legal(state, draft);
        if (choices.empty() && draft.verb.empty())
            return tl::unexpected<Problem>(noDecision(mRules, state, seat, choices));
        if (choices.cut)
            return tl::unexpected<Problem>(*choices.cut);
        if (choices.empty())
            return Action(draft);
        draft = extend(mRules, state, draft, mPlayer.pick(state, draft, choices));
        if (!draft.args.empty() && draft.args.back().values.size() > mostValues)
            return fail(Trouble::Refused, Text("the field '{0}' takes values without end", {draft.args.back().name}));
    }
}

} // namespace fw
