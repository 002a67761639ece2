#pragma once

#include "engine/play/OpenMenu.h"

namespace fw {

/// An entry of the menu that is there to be picked and cannot be carried out now, with the reason.
struct UnavailableEntry {
    const MenuEntry* entry = nullptr; ///< lives as long as the rules
    Problem why;
};

/// The entry of the menu that takes nothing, which ends a step or passes; null where no or several such entries are
/// there to be picked.
const MenuEntry* onlyBare(const Rules& rules, const State& state);

/// The entries asked now that are not among the choices `open`, whose own conditions hold: what ends a step before
/// its duties are done, what nobody can do any more. Where nothing is refused they can be, against the rule that
/// is told.
std::vector<UnavailableEntry> barred(const Rules& rules, const State& state, const std::vector<Choice>& open);

} // namespace fw
