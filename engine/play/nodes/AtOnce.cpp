// A loop whose members act at once: each reads the state before any of them acts, and the effects are applied
// afterwards.
#include "engine/play/NodeFunctions.h"
#include "engine/play/VerbEffects.h"

#include <algorithm>

namespace fw {

namespace {

/// Takes the next deferred effect of a loop; nothing when none is left.
std::optional<Value> takeNext(std::vector<std::int32_t>& deeds)
{
    // The list holds the name of the loop and the index of the next effect, then each effect after its length.
    const std::size_t at = deeds.size() < 2 ? deeds.size() : static_cast<std::size_t>(std::max(2, deeds[1]));
    if (at >= deeds.size())
        return {};
    const std::size_t length = std::min(deeds.size() - at - 1, static_cast<std::size_t>(std::max(0, deeds[at])));
    const auto first = deeds.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    deeds[1] = static_cast<std::int32_t>(at + 1 + length);
    return Value::of(Kind::Units, std::vector<std::int32_t>(first, first + static_cast<std::ptrdiff_t>(length)));
}

} // namespace

Local* deferredEffects(Interpreter& vm)
{
    for (Frame& frame : vm.state.frames)
        for (Local& l : frame.locals)
            if (l.name == names::deeds && !l.value.items.empty() && l.value.items[0] > 0)
                return &l;
    return nullptr;
}

Flow execute(Interpreter& vm, const EachEndInstr& i)
{
    const std::size_t mine = vm.state.frames.size() - 1;
    const auto queue = [&]() -> Local* {
        for (Local& l : vm.top().locals)
            if (l.name == names::deeds && !l.value.items.empty() && std::abs(l.value.items[0]) == i.list)
                return &l;
        return nullptr;
    };
    while (Local* deeds = queue()) {
        deeds->value.items[0] = -i.list; // closed: effects of triggers are not deferred
        const Value* under = vm.own(names::deed);
        const std::optional<Value> next = under ? std::optional(*under) : takeNext(deeds->value.items);
        if (!next) {
            vm.dropLocal(names::deeds);
            break;
        }
        std::optional<PendingEffect> effect = pendingEffectIn(vm.c, *next);
        if (!effect)
            return vm.stop("the action under way belongs to other rules");
        resumeEffect(vm, *effect);
        if (vm.fault())
            return Flow::Wait;
        if (vm.state.frames.size() - 1 != mine)
            return Flow::On;
        vm.bareScope().spend();
    }
    return vm.advance();
}

} // namespace fw
