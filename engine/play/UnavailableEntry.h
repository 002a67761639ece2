#pragma once

#include "engine/play/OpenMenu.h"

namespace fw {

/// An entry of the pending menu that could be picked but cannot be carried out now, with the reason.
struct UnavailableEntry {
    const MenuEntry* entry = nullptr; ///< lives as long as the rules
    Problem why;
};

/// The only entry of the menu without fields whose conditions hold, which ends a step or passes; null when there is
/// none or several.
const MenuEntry* onlyBare(const Rules& rules, const State& state);

/// The pending entries whose conditions hold but that are not among the choices `open`, such as the end of a step with
/// open obligations. At the levels warn and record they can be carried out, against the rule given.
std::vector<UnavailableEntry> barred(const Rules& rules, const State& state, const std::vector<Choice>& open);

} // namespace fw
