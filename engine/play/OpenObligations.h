#pragma once

#include "engine/play/Play.h"

namespace fw {

/// Something still to be done before a menu entry, such as the end of a step, is allowed.
struct OpenObligation {
    std::string entry; ///< id of the menu entry that is refused so long
    std::string row;   ///< constraint that asks for it
    std::string label; ///< its sentence
    std::string cite;
    std::string unit;  ///< id of the unit it is about, or empty
    std::string place; ///< printed number it is about, or where the unit stands
    friend bool operator==(const OpenObligation&, const OpenObligation&) = default;
};

/// The refusing constraints of the entries asked now that do not hold, a line for each subject.
std::vector<OpenObligation> duties(const Rules& rules, const State& state);

} // namespace fw
