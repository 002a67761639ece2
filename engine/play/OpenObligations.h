#pragma once

#include "engine/play/Play.h"

namespace fw {

class StateView; // engine/play/StateView.h

/// Something still to be done before a menu entry, such as the end of a step, is allowed.
struct OpenObligation {
    std::string entry; ///< id of the menu entry that is refused until then
    std::string row;   ///< id of the constraint that requires it
    std::string label; ///< label of the constraint
    std::string cite;
    std::string unit;  ///< id of the unit it is about, or empty
    std::string place; ///< printed number of the place it is about, or of the unit's place
    friend bool operator==(const OpenObligation&, const OpenObligation&) = default;
};

/// The constraints of the pending entries that are broken now, one row for each subject.
std::vector<OpenObligation> duties(const Rules& rules, const State& state);
/// The same for the state that a view reads.
std::vector<OpenObligation> duties(const Rules& rules, StateView& whole);

} // namespace fw
