// Triggers: used up, or put in the place of what they heard of.
#include "engine/base/Nth.h"
#include "engine/model/Procedures.h"
#include "engine/play/Interpreter.h"

#include <algorithm>

namespace fw {

Flow Interpreter::act(const OnceInstr& i)
{
    const std::string& once = nth(c.ruleset.triggers, i.trigger).once;
    if (once.empty()) {
        go(top().pc + 1);
        return Flow::On;
    }
    const bool used = std::ranges::any_of(state.fired, [&](const auto& f) { return f.first == i.trigger; });
    if (used) {
        go(i.jump);
        return Flow::On;
    }
    state.fired.emplace_back(i.trigger, 0);
    go(top().pc + 1);
    return Flow::On;
}

Flow Interpreter::act(const InsteadInstr&)
{
    go(top().pc + 1);
    const Value* waiting = own(names::waiting);
    const std::int64_t at = waiting ? waiting->number.num() : -1; // nobody waits for an event by hand
    if (at < 0 || static_cast<std::size_t>(at) + 1 >= state.frames.size())
        return Flow::On;
    const auto frame = static_cast<std::size_t>(at);
    state.frames[frame].locals.push_back({names::prevented, Value::ofNumber(1)});
    dropFrames(frame + 1, state.frames.size() - 1);
    return Flow::On;
}

} // namespace fw
