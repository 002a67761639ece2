#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// Runs with nobody asked until the phase of the side begins in the turn, then to a question in the given position.
Result<void> seekPhase(Interpreter& vm, Sym phase, std::int32_t side, std::int32_t turn);
/// Puts the clock where the referee says, the table as it lies; refuses a phase in which nobody has anything to do.
Result<void> setClock(Interpreter& vm, const Action& action);

} // namespace fw
