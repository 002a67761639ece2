// Triggers: used up.
#include "engine/play/Machine.h"

#include <algorithm>

namespace fw {

Went Machine::doOnce(const Instr& i)
{
    const std::string& once = c.ruleset.triggers[static_cast<std::size_t>(i.index)].once;
    if (once.empty()) {
        go(top().pc + 1);
        return Went::On;
    }
    const bool used = std::any_of(st.fired.begin(), st.fired.end(),
                                  [&](const auto& f) { return f.first == i.index; });
    if (used) {
        go(i.jump);
        return Went::On;
    }
    st.fired.emplace_back(i.index, 0);
    go(top().pc + 1);
    return Went::On;
}

} // namespace fw
