#pragma once

#include "engine/rules/Evaluate.h"
#include "tests/fuzz/Coverage.h"

namespace fuzz {

/// Judges conditions and amounts once more to see which modifiers applied and which table cells were
/// read on the way; the scope it works in must have the same roles bound as the rules had.
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
    /// The edges of a way that units take by a path row from `start`.
    void way(const fw::CPathRow& row, fw::Sym tier, fw::Sym mode, const fw::Value& units, fw::PlaceId start,
             const std::vector<std::int32_t>& items);

private:
    /// The rules that let first steps pass or refuse them: a row that only ever refuses is used too.
    void refused(const fw::CPathRow& row, const fw::Value& units, fw::PlaceId start);
    /// Looks for tables that are read inside amounts; the engine does not trace those.
    void tablesIn(const fw::CReqs& reqs, int depth);
    void tablesIn(const fw::CReq& req, int depth);
    void tablesIn(const fw::CAmount& amount, int depth);
    void tablesInQuantity(std::int32_t index, int depth);
    void ways(const fw::CAmount& amount);
    /// What a look asks of the cells and hexsides on its way.
    void looks(const fw::CAmount& amount);
    void count();

    fw::Scope& s;
    Coverage& mCoverage;
    fw::Trace mTrace;
};

} // namespace fuzz
