#pragma once

#include "engine/play/Play.h"

#include <map>
#include <string>

namespace fuzz {

/// How far possible actions are written out.
struct Bounds {
    std::size_t members = 3; ///< of a set
    std::size_t steps = 3;   ///< of a path
    int budget = 12000;      ///< actions tried for one question; more and nothing is said
};

/// Actions by their text, in which sets are sorted and what is left out is left out.
using Actions = std::map<std::string, fw::Action>;

/// The text of an action that is the same for every way of clicking it together.
std::string canonical(const fw::Rules& rules, const fw::State& state, const fw::Action& action);

/// Every action within the bounds that apply accepts, found by trying them all; false when the budget ends.
bool accepted(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out);

/// Every action within the bounds that clicks lead to; false when the budget ends.
bool clicked(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out);

} // namespace fuzz
