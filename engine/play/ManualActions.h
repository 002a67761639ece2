#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// Puts the position in step with the table, as the referee says.
Result<void> applyManualSettings(Interpreter& vm, const Action& action);
/// Raises an event by hand and runs the triggers that hear it.
Result<void> triggerManualEvent(Interpreter& vm, const Action& action);

} // namespace fw
