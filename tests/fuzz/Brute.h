#pragma once

#include "engine/play/Play.h"

#include <map>
#include <string>

namespace fuzz {

/// The limits for enumerating possible actions.
struct Bounds {
    std::size_t members = 3; ///< of a set
    std::size_t steps = 3;   ///< of a path
    int budget = 12000;      ///< actions tried for one question; beyond it there is no result
};

/// Actions by their canonical text.
using Actions = std::map<std::string, fw::Action>;

/// The text of an action, independent of the order of clicks: sets are sorted, empty fields omitted.
std::string canonical(const fw::Rules& rules, const fw::State& state, const fw::Action& action);

/// Every action within the bounds that apply accepts, found by trying all of them; false when the budget ends.
bool accepted(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out);

/// Every action within the bounds that can be clicked together; false when the budget ends.
bool clicked(const fw::Rules& rules, const fw::State& state, const Bounds& bounds, Actions& out);

} // namespace fuzz
