#pragma once

#include "engine/play/Machine.h"
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
    fw::Result<void> answer(fw::Machine& machine, const fw::Instr& instr, const fw::Action& action);
    fw::Result<void> run(fw::Machine& machine);
    void before(fw::Machine& machine, const fw::Instr& instr);
    void after(fw::Machine& machine, const fw::Instr& instr, fw::BodyId body, std::int32_t pc, std::size_t depth);
    void answered(fw::Machine& machine, const fw::Instr& instr, const fw::CEntry& entry, fw::BodyId body);
    void filled(fw::Machine& machine, const fw::CField& field);
    void travelled(const fw::Machine& machine, const std::string& name);
    void zones(fw::Machine& machine);

    const fw::Rules& mRules;
    const fw::Compiled& c;
    Coverage& mCoverage;
    std::size_t mZoned = 0; ///< how often zones were looked at
};

} // namespace fuzz
