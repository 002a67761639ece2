#include "engine/play/LivePlay.h"

#include "engine/model/Seat.h"
#include "engine/play/Unidentified.h"

namespace fw {

LivePlay::LivePlay(const Rules& rules, State state)
    : mRules(rules), mState(std::move(state)),
      mDependencies(std::make_unique<Dependencies>(rules.compiled().units.size(),
                                                   static_cast<std::size_t>(rules.compiled().placeEnd()),
                                                   rules.compiled().marks.size())),
      mInterpreter(std::make_unique<Interpreter>(rules, mState, nullptr, mBudget, mDependencies.get()))
{}

LivePlay::~LivePlay() = default;

std::vector<std::string> LivePlay::toAct()
{
    mBudget.renew();
    std::vector<std::string> out;
    for (const std::int32_t side : unlessSpent([&] { return mInterpreter->answering(); }, std::vector<std::int32_t>()))
        out.push_back(checkedAt(mRules.scenario().sides, side).id);
    if (out.empty() && mInterpreter->pending())
        out.emplace_back(refereeSeat);
    return out;
}

Choices LivePlay::legal(const Draft& draft)
{
    if (!mState.position.unidentified.empty())
        return fw::legal(mRules, mState, draft);
    mBudget.renew();
    return cutWhenSpent([&] { return offered(*mInterpreter, draft); });
}

std::vector<OpenObligation> LivePlay::duties()
{
    mBudget.renew();
    return fw::duties(mRules, *mInterpreter);
}

Result<void> LivePlay::apply(const Action& action, Trace* trace)
{
    if (!mState.position.unidentified.empty()) {
        Result<Outcome> next = fw::apply(mRules, mState, action, trace != nullptr);
        if (!next)
            return tl::unexpected<Problem>(next.error());
        if (trace)
            *trace = std::move(next->trace);
        goTo(next->state);
        return {};
    }
    mBudget.renew();
    mBefore = mState;
    mInterpreter->startRuling();
    mInterpreter->writeTo(trace);
    Result<void> done = orProblem([&] { return mInterpreter->answer(action); }, "ruleset");
    mInterpreter->writeTo(nullptr);
    if (!done)
        goTo(mBefore);
    return done;
}

void LivePlay::goTo(const State& state)
{
    mState = state;
    mInterpreter->layBoard();
}

} // namespace fw
