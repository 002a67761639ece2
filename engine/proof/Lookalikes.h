#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// Counters with equal backs: those of one side that a mark can hide, or those of one side that begin in one pile or
/// hand.
struct Lookalikes {
    std::string side;
    std::string pile; ///< the box where cards begin; empty for counters that a mark can hide
    std::vector<int> units;
    friend bool operator==(const Lookalikes&, const Lookalikes&) = default;
};

/// The counters and cards of a scenario that need equal backs, in the order of the file.
std::vector<Lookalikes> lookalikesOf(const Ruleset& ruleset, const Scenario& scenario);

/// Those of them that are piles and hands.
std::vector<Lookalikes> pilesOf(const Ruleset& ruleset, const Scenario& scenario);

/// The name of a pile for players.
std::string pileName(const Ruleset& ruleset, const std::string& box);

/// The effects of a card in the words of the rules: labels of rows whose only condition is one of its tags.
std::vector<std::string> effectsOf(const Ruleset& ruleset, const Unit& card);

} // namespace fw
