#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// Counters that nobody may tell apart from behind: those of one side that a mark can hide, or those of one side that
/// begin in one pile or hand.
struct Lookalikes {
    std::string side;
    std::string pile; ///< the box where cards begin; empty for counters that a mark can hide
    std::vector<int> units;
    friend bool operator==(const Lookalikes&, const Lookalikes&) = default;
};

/// The counters and cards of a scenario that must look alike from behind, in the order of the file.
std::vector<Lookalikes> lookalikesOf(const Ruleset& ruleset, const Scenario& scenario);

/// The piles and hands among them.
std::vector<Lookalikes> pilesOf(const Ruleset& ruleset, const Scenario& scenario);

/// What the players call a pile.
std::string pileName(const Ruleset& ruleset, const std::string& box);

/// What a card does, in the words of the rules: the labels of the rows that ask for nothing but one of its tags.
std::vector<std::string> effectsOf(const Ruleset& ruleset, const Unit& card);

} // namespace fw
