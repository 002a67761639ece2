#pragma once

#include "app/print/CounterSheets.h"
#include "engine/base/Text.h"

namespace fw {

/// The findings for a layout before print; empty if there are none. They concern a bleed that is
/// too narrow, the safe area, small letters, the printer's offset between front and back, and a die without marks.
std::vector<Text> proveSheets(const SheetLayout& layout);

/// Whether each counter's back is behind its front after the paper is turned over, without the printer's offset.
bool backsMirror(const SheetGrid& grid, const SheetLayout& layout);

} // namespace fw
