#include "engine/play/PhaseSeek.h"

#include "engine/model/Procedures.h"
#include "engine/play/PositionEffects.h"

#include <algorithm>

namespace fw {

namespace {

// No turn has so many rounds; a loop that has gone round so often on the way to a phase waits for an answer.
constexpr int mostRounds = 40;

} // namespace

bool PhaseSeek::run()
{
    Trace* const trace = vm.writeTo(nullptr);
    PositionEffects(vm).change()->turn = 0;
    bool met = false;
    for (int budget = Interpreter::workLimit; !met && budget > 0; --budget) {
        if (vm.state.over || vm.state.frames.empty() || vm.state.frames.size() > Interpreter::frameLimit || vm.fault())
            break;
        const auto& code = vm.c.bodies[vm.top().body].code;
        if (!inside(code, vm.top().pc)) {
            vm.state.frames.pop_back();
            continue;
        }
        const Instr& instr = nth(code, vm.top().pc);
        if (const auto* phase = std::get_if<PhaseBeginInstr>(&instr))
            met = begins(*phase);
        else if (!skip(instr))
            vm.execute(instr);
    }
    vm.writeTo(trace);
    return met;
}

bool PhaseSeek::begins(const PhaseBeginInstr& i)
{
    const std::vector<std::int32_t> by = vm.sidesOf(i.by);
    const std::int32_t side = by.empty() ? -1 : by[0];
    const std::int32_t turn = vm.position().turn;
    if ((mPhase == noSym || i.phase == mPhase) && (mSide < 0 || side < 0 || side == mSide)
        && (turn == mTurn || mTurn <= 0))
        return true;
    // The clock never runs back: a turn that leaves the phase out has none.
    if (mTurn > 0 && turn > mTurn)
        vm.state.over = true;
    vm.go(i.jump);
    return false;
}

/// Passes over what asks somebody or ends the game; false where the instruction runs.
bool PhaseSeek::skip(const Instr& instr)
{
    const auto* verb = std::get_if<VerbInstr>(&instr);
    const auto* end = std::get_if<EndInstr>(&instr);
    const auto* round = std::get_if<RepeatTestInstr>(&instr);
    if (isOneOf<ChooseInstr, WindowInstr>(instr)) {
        vm.go(menuOf(instr)->jump);
    } else if (const auto* check = std::get_if<CheckInstr>(&instr)) {
        vm.go(check->jump);
    } else if (round && roundsInOneTurn(round->count)) { // what it waits for may be an answer, and nobody is asked
        vm.dropLocal(round->count);
        vm.go(round->jump);
    } else if (isOneOf<PathInstr, RollInstr, ManualInstr, ConstraintInstr>(instr)
               // Victory is not judged on the way.
               || (verb && verb->is<EndGameVerb>()) || (end && end->what == EndInstr::What::Game)) {
        vm.advance();
    } else {
        return false;
    }
    return true;
}

/// Whether a loop has gone round too often within one turn.
bool PhaseSeek::roundsInOneTurn(Sym counter)
{
    const Value* count = vm.own(counter);
    const Rational passes = count ? count->number : Rational(0);
    const std::size_t depth = vm.state.frames.size();
    const auto found = std::ranges::find_if(mRounds,
                                            [&](const Round& r) { return r.count == counter && r.depth == depth; });
    Round& round = found == mRounds.end() ? mRounds.emplace_back() : *found;
    if (round.count == noSym || passes == Rational(0) || round.turn != vm.position().turn)
        round = {counter, depth, vm.position().turn, passes};
    return passes - round.since >= Rational(mostRounds);
}

} // namespace fw
