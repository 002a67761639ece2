#pragma once

#include "engine/play/Play.h"

#include <vector>

namespace fw {

/// The entries of the pending menu, picked or not; empty when no choice is pending. A path that is asked
/// for is an entry of one field. They live as long as the rules.
std::vector<const MenuEntry*> openMenu(const Rules& rules, const State& state);

} // namespace fw
