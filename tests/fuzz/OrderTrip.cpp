#include "tests/fuzz/OrderTrip.h"

#include "engine/session/Orders.h"

namespace fuzz {

std::string orderTrip(const fw::Rules& rules, const fw::State& before, const fw::Action& action, const fw::State& after)
{
    const std::string line = fw::orderText(rules, before, action);
    const fw::Result<fw::Action> read = fw::parseOrder(rules, before, line);
    if (!read)
        return "its order '" + line + "' is not understood: " + fw::describe(read.error());
    const fw::Result<fw::Outcome> again = fw::apply(rules, before, *read, false);
    if (!again)
        return "its order '" + line + "' is refused: " + fw::describe(again.error());
    return again->state == after ? std::string() : "its order '" + line + "' leads elsewhere";
}

} // namespace fuzz
