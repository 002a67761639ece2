// Triggers: used up after they run, or replacing the event that they heard.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/play/NodeFunctions.h"

#include <algorithm>

namespace fw {

Flow execute(Interpreter& vm, const OnceInstr& i)
{
    if (!checkedAt(vm.c.ruleset.triggers, i.trigger).once)
        return vm.advance();
    const bool used = std::ranges::any_of(vm.state.fired, [&](const auto& f) { return f.first == i.trigger; });
    if (used)
        return vm.go(i.jump);
    vm.state.fired.emplace_back(i.trigger, 0);
    return vm.advance();
}

Flow execute(Interpreter& vm, const InsteadInstr&)
{
    vm.advance();
    const Value* waiting = vm.own(names::waiting);
    const std::int64_t at = waiting ? waiting->number.num() : -1; // an event by hand replaces nothing
    if (at < 0 || static_cast<std::size_t>(at) + 1 >= vm.state.frames.size())
        return Flow::On;
    const auto frame = static_cast<std::size_t>(at);
    vm.state.frames[frame].locals.push_back({names::prevented, Value::ofNumber(1)});
    vm.dropWaiting(frame + 1);
    return Flow::On;
}

} // namespace fw
