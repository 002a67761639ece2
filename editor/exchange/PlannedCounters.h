#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <set>

namespace fw {

/// A counter with its set-up.
struct CounterAndSetup {
    Unit unit;
    Placement placement; ///< only the id of the counter if it is not set up
};

/// The counters of a scenario and their set-up while a list changes them, found by id and by name.
class PlannedCounters
{
public:
    /// The counters of a scenario before any change.
    explicit PlannedCounters(const Scenario& scenario);

    /// The counters with all changes, the added ones at the end.
    const std::vector<Unit>& units() const { return mUnits; }
    /// The number of counters.
    std::size_t size() const { return mUnits.size(); }
    /// The index of the counter with an id; size() if there is none.
    std::size_t find(const std::string& id) const;
    /// The id that differs from this one at most in capitals; empty if there is none.
    std::string similarId(const std::string& id) const;
    /// The indices of the counters of the scenario that have this name, and of the one whose id comes from it.
    std::set<std::size_t> named(const std::string& name) const;
    /// A counter with its set-up.
    CounterAndSetup at(std::size_t index) const;
    /// Replaces a counter and its set-up; the id stays.
    void put(std::size_t index, CounterAndSetup counter);
    /// Adds a counter with a new id.
    void add(CounterAndSetup counter);
    /// The set-up, without counters that a change takes off the map.
    std::vector<Placement> setup() const;

private:
    void index(std::size_t at);

    std::vector<Unit> mUnits;
    std::vector<Placement> mSetup;
    std::map<std::string, std::size_t> mById;
    std::map<std::string, std::string> mBySmallLetters;
    std::map<std::string, std::vector<std::size_t>> mByName; ///< of the scenario only
    std::map<std::string, std::size_t> mPlaced;              ///< the first placement of each counter
    std::set<std::size_t> mReplaced;                         ///< indices of placements that a change replaced
};

} // namespace fw
