// A loop whose members act at once: each reads the state before any acts, and what they do is done afterwards.
#include "engine/play/Machine.h"

#include <algorithm>

namespace fw {

namespace {

/// Takes the first of what the members of a loop put off; nothing when there is none left.
std::optional<Value> takeFirst(std::vector<std::int32_t>& deeds)
{
    if (deeds.size() < 2)
        return {};
    // Behind the loop's own name each stands with its length before it.
    const std::size_t most = deeds.size() - 2;
    const std::size_t length = std::min(most, static_cast<std::size_t>(std::max(0, deeds[1])));
    const auto first = deeds.begin() + 2;
    const auto last = first + static_cast<std::ptrdiff_t>(length);
    Value out = Value::of(Kind::Units, std::vector<std::int32_t>(first, last));
    deeds.erase(deeds.begin() + 1, last);
    return out;
}

} // namespace

Local* Machine::atOnce()
{
    for (Frame& frame : st.frames)
        for (Local& l : frame.locals)
            if (l.name == names::deeds && !l.value.items.empty() && l.value.items[0] > 0)
                return &l;
    return nullptr;
}

Went Machine::doForeachEnd(const Instr& i)
{
    const std::size_t mine = st.frames.size() - 1;
    const auto queue = [&]() -> Local* {
        for (Local& l : top().locals)
            if (l.name == names::deeds && !l.value.items.empty() && std::abs(l.value.items[0]) == i.hidden)
                return &l;
        return nullptr;
    };
    while (Local* deeds = queue()) {
        deeds->value.items[0] = -i.hidden; // closed: what they cause is not put off
        const Value* under = own(names::deed);
        const std::optional<Value> next = under ? std::optional(*under) : takeFirst(deeds->value.items);
        if (!next) {
            dropLocal(names::deeds);
            break;
        }
        std::optional<Deed> deed = deedIn(c, *next);
        if (!deed)
            return stop("what was under way is of other rules");
        carryOn(*deed);
        if (mFault)
            return Went::Wait;
        if (st.frames.size() - 1 != mine)
            return Went::On;
    }
    go(top().pc + 1);
    return Went::On;
}

} // namespace fw
