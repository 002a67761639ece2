#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

// What each kind of instruction does: it sets the program counter, waits for an answer, or stops the interpreter.
Flow execute(Interpreter& vm, const TestInstr& i);
Flow execute(Interpreter& vm, const JumpInstr& i);
Flow execute(Interpreter& vm, const ChooseInstr& i);
Flow execute(Interpreter& vm, const WindowInstr& i);
Flow execute(Interpreter& vm, const PathInstr& i);
Flow execute(Interpreter& vm, const EachLeftInstr& i);
Flow execute(Interpreter& vm, const EachTakenInstr& i);
Flow execute(Interpreter& vm, const RollInstr& i);
Flow execute(Interpreter& vm, const ManualInstr& i);
Flow execute(Interpreter& vm, const CheckInstr& i);
Flow execute(Interpreter& vm, const ComputeInstr& i);
Flow execute(Interpreter& vm, const LookupInstr& i);
Flow execute(Interpreter& vm, const LetInstr& i);
Flow execute(Interpreter& vm, const DeclareInstr& i);
Flow execute(Interpreter& vm, const NoteInstr& i);
Flow execute(Interpreter& vm, const VerbInstr& i);
Flow execute(Interpreter& vm, const SnapshotInstr& i);
Flow execute(Interpreter& vm, const MoveInstr& i);
Flow execute(Interpreter& vm, const EachBeginInstr& i);
Flow execute(Interpreter& vm, const EachNextInstr& i);
Flow execute(Interpreter& vm, const EachEndInstr& i);
Flow execute(Interpreter& vm, const RepeatBeginInstr& i);
Flow execute(Interpreter& vm, const RepeatTestInstr& i);
Flow execute(Interpreter& vm, const CallInstr& i);
Flow execute(Interpreter& vm, const PhaseBeginInstr& i);
Flow execute(Interpreter& vm, const PhaseEndInstr& i);
Flow execute(Interpreter& vm, const PhaseClearInstr& i);
Flow execute(Interpreter& vm, const CodeInstr& i);
Flow execute(Interpreter& vm, const EndInstr& i);
Flow execute(Interpreter& vm, const ConstraintInstr& i);
Flow execute(Interpreter& vm, const OnceInstr& i);
Flow execute(Interpreter& vm, const InsteadInstr& i);

// The answers to instructions that wait; each refuses an action of the wrong kind.
Result<void> answer(Interpreter& vm, const Asking& i, const Action& action, bool automatic = false);
Result<void> answer(Interpreter& vm, const ChooseInstr& i, const Action& action);
Result<void> answer(Interpreter& vm, const RollInstr& i, const Action& action);
Result<void> answer(Interpreter& vm, const ManualInstr& i, const Action& action);

/// The deferred effects of the open loop whose members act at once; null outside such a loop.
Local* deferredEffects(Interpreter& vm);
/// Leaves the window that these two locals name and restores the side of the loop around it.
void closeWindow(Interpreter& vm, Sym asked, Sym before);
/// Notes that a side acts in a window: the next side is asked, and all passes are cancelled.
void takeTurnInWindow(Interpreter& vm, const WindowInstr& i, std::int32_t side);
/// Passes for the side that is asked in a window; false when no side is.
bool passWindow(Interpreter& vm, const WindowInstr& i);

} // namespace fw
