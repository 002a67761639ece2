#pragma once

#include "engine/play/Play.h"

#include <vector>

namespace fw {

/// Maps each counter to the counter that it turns out to be, by its number in the scenario; most map to themselves.
class UnitPermutation
{
public:
    /// Maps each unit to itself.
    explicit UnitPermutation(std::size_t units);
    /// Exchanges two counters.
    void swap(UnitId one, UnitId other);
    /// Maps one counter to another; the whole must stay one to one.
    void set(UnitId from, UnitId to) { mTo[static_cast<std::size_t>(from.index())] = to; }
    /// The counter that a unit maps to.
    UnitId of(UnitId unit) const;
    /// Whether every counter maps to itself.
    bool nothing() const;

private:
    std::vector<UnitId> mTo;
};

/// The state as if each counter had been the other all the time: places, marks, lists, lost steps and procedures under
/// way change owner.
State renamed(const Rules& rules, const State& state, const UnitPermutation& by);

/// The action with its units replaced.
Action renamed(const Rules& rules, const Action& action, const UnitPermutation& by);

/// The draft with its units replaced, also in the set that it leads to.
Draft renamed(const Rules& rules, const Draft& draft, const UnitPermutation& by);

} // namespace fw
