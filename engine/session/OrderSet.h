#pragma once

#include "engine/play/Settings.h"
#include "engine/session/OrderWords.h"

namespace fw {

/// What stands after "set", as settingText writes it: "turn 3", "UNIT at 0808, steps 1, held by Bx",
/// "UNIT disrupted", "0808 UNIT (1 of 2 steps), UNIT", "SIDE victory points 3", "every place unmarked".
/// The words of a shell are read as well as those of orders.
Result<Action> readSet(const Rules& rules, const State& state, const OrderNames& names, OrderCursor cursor,
                       const StateWords& words = {});

} // namespace fw
