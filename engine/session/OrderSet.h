#pragma once

#include "engine/play/Settings.h"
#include "engine/session/OrderWords.h"

namespace fw {

/// Reads what follows "set", as settingText writes it, in the words of orders or of a shell: "turn 3", "UNIT at 0808,
/// steps 1, held by Bx", "UNIT disrupted", "0808 UNIT (1 of 2 steps), UNIT", "SIDE victory points 3", "every place
/// unmarked".
Result<Action> readSet(const Rules& rules, const State& state, const OrderNames& names, OrderCursor cursor,
                       const StateWords& words = {});

} // namespace fw
