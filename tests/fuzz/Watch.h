#pragma once

#include "engine/play/Interpreter.h"
#include "tests/fuzz/Probe.h"

namespace fuzz {

/// Carries an action out instruction by instruction, in place of apply, and counts what was used.
class Watch
{
public:
    Watch(const fw::Rules& rules, Coverage& coverage);

    /// The state from the set-up to the first question.
    fw::Result<fw::State> begin();
    /// The state that the action leads to; must equal what apply gives.
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
    std::size_t mZoned = 0; ///< how often zones were looked at
};

} // namespace fuzz
