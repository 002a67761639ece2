#pragma once

#include "engine/rules/Evaluate.h"
#include "tests/fuzz/Coverage.h"

namespace fuzz {

/// Evaluates conditions and amounts again to find the modifiers that applied and the table cells that were read. The
/// scope must have the same roles bound as in the original evaluation.
class Probe
{
public:
    Probe(fw::Scope& scope, Coverage& coverage);

    void reqs(const fw::CReqs& reqs);
    void rules(const std::vector<fw::CRule>& rules);
    void amount(const fw::CAmount& amount);
    void quantity(std::int32_t index);
    void quantity(std::int32_t index, const std::vector<std::pair<fw::Sym, fw::CPath>>& roles);
    void table(std::int32_t index, const std::vector<fw::CAmount>& at);
    /// Visits the edges of a path that units take by a path row from `start`.
    void way(const fw::CPathRow& row, fw::Sym tier, fw::Sym mode, const fw::Value& units, fw::PlaceId start,
             const std::vector<std::int32_t>& items);

private:
    /// Visits the rules that allow or refuse first steps, because a row that only refuses is used too.
    void refused(const fw::CPathRow& row, const fw::Value& units, fw::PlaceId start);
    /// Looks for tables inside amounts, which the engine does not trace.
    void tablesIn(const fw::CReqs& reqs, int depth);
    void tablesIn(const fw::CReq& req, int depth);
    void tablesIn(const fw::CAmount& amount, int depth);
    void tablesInQuantity(std::int32_t index, int depth);
    void ways(const fw::CAmount& amount);
    /// Visits the conditions of a line of sight on its cells and hexsides.
    void looks(const fw::CAmount& amount);
    void count();

    fw::Scope& s;
    Coverage& mCoverage;
    fw::Trace mTrace;
};

} // namespace fuzz
