#pragma once

#include "engine/play/Interpreter.h"

namespace fw {

/// Runs procedures with nobody asked and no victory judged until a phase begins.
class PhaseSeek
{
public:
    /// Seeks a phase, any for noSym, of a side, any for -1, in a turn, any for 0.
    PhaseSeek(Interpreter& interpreter, Sym phase, std::int32_t side, std::int32_t turn)
        : vm(interpreter), mPhase(phase), mSide(side), mTurn(turn)
    {}
    /// Runs from turn 0 and returns whether the phase begins; leaves the position as the way there made it.
    bool run();

private:
    /// A loop that goes round on the way to the phase, and since when in one turn.
    struct Round {
        Sym count = noSym;
        std::size_t depth = 0;
        std::int32_t turn = 0;
        Rational since;
    };
    bool skip(const Instr& instr);
    bool begins(const PhaseBeginInstr& i);
    bool roundsInOneTurn(Sym counter);

    Interpreter& vm;
    Sym mPhase;
    std::int32_t mSide;
    std::int32_t mTurn;
    std::vector<Round> mRounds;
};

} // namespace fw
