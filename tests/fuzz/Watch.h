#pragma once

#include "engine/play/Interpreter.h"
#include "tests/fuzz/Probe.h"

namespace fuzz {

/// Carries out an action instruction by instruction, instead of apply, and counts the used rows.
class Watch
{
public:
    Watch(const fw::Rules& rules, Coverage& coverage);

    /// The state at the first question after the set-up.
    fw::Result<fw::State> begin();
    /// The state after an action; must equal that of apply.
    fw::Result<fw::State> follow(const fw::State& from, const fw::Action& action);

private:
    fw::Result<void> answer(fw::Interpreter& interpreter, const fw::Instr& instr, const fw::Action& action);
    fw::Result<void> run(fw::Interpreter& interpreter);
    void before(fw::Interpreter& interpreter, const fw::Instr& instr);
    void after(fw::Interpreter& interpreter, const fw::Instr& instr, fw::BodyId body, std::int32_t pc,
               std::size_t depth);
    void answered(fw::Interpreter& interpreter, const fw::Instr& instr, const fw::CEntry& entry, fw::BodyId body);
    void filled(fw::Interpreter& interpreter, const fw::CField& field);
    void travelled(const fw::Interpreter& interpreter, const std::string& name);
    void zones(fw::Interpreter& interpreter);

    const fw::Rules& mRules;
    const fw::Compiled& c;
    Coverage& mCoverage;
    std::size_t mZoned = 0; ///< number of checks of zones
};

} // namespace fuzz
