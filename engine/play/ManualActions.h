#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// Changes the position to match the table, as the referee's settings say.
Result<void> applyManualSettings(Interpreter& vm, const Action& action);
/// Raises an event by hand and runs its triggers.
Result<void> triggerManualEvent(Interpreter& vm, const Action& action);

} // namespace fw
