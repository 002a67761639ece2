#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// Runs without asking anybody to the phase of the side in the turn, then to a question in the given position.
Result<void> seekPhase(Interpreter& vm, Sym phase, std::int32_t side, std::int32_t turn);
/// Sets turn and phase as the referee says and leaves the position alone; refuses a phase in which no side has a
/// decision.
Result<void> setClock(Interpreter& vm, const Action& action);

} // namespace fw
