#pragma once

#include "engine/play/Play.h"

#include <vector>

namespace fw {

/// Which counter each counter turns out to be, by its number in the scenario; those that stay themselves included.
class UnitPermutation
{
public:
    /// Leaves each unit as it is.
    explicit UnitPermutation(std::size_t units);
    /// Two counters turn out to be each other.
    void swap(UnitId one, UnitId other);
    /// One counter turns out to be another; the whole must stay one to one.
    void set(UnitId from, UnitId to) { mTo[static_cast<std::size_t>(from.index())] = to; }
    /// Who it turns out to be.
    UnitId of(UnitId unit) const;
    /// Whether nobody is anybody else.
    bool nothing() const;

private:
    std::vector<UnitId> mTo;
};

/// The state as it would be had each counter been the other all the time: places, marks, lists and what is under way
/// go with the counter that lies there, steps lost too.
State renamed(const Rules& rules, const State& state, const UnitPermutation& by);

/// The same of an action.
Action renamed(const Rules& rules, const Action& action, const UnitPermutation& by);

/// The same of a draft, with the set that it goes towards.
Draft renamed(const Rules& rules, const Draft& draft, const UnitPermutation& by);

} // namespace fw
