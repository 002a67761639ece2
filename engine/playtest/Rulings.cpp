#include "engine/playtest/Rulings.h"

namespace fw {

LivePlay& Rulings::at(const State& state)
{
    if (!mLive)
        mLive = std::make_unique<LivePlay>(mRules, state);
    else if (!(mLive->state() == state))
        mLive->goTo(state);
    return *mLive;
}

Result<State> Rulings::apply(const State& state, const Action& action, Trace* trace)
{
    LivePlay& live = at(state);
    if (Result<void> done = live.apply(action, trace); !done)
        return tl::unexpected<Problem>(done.error());
    return live.state();
}

} // namespace fw
