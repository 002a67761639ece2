#pragma once

#include "app/print/CounterSheets.h"
#include "engine/base/Text.h"

namespace fw {

/// The findings for a layout before print: bleed cut off by neighbours, a safe area that is too narrow, letters that
/// are too small, a printer's offset that separates front and back, a die without marks. Empty if there are none.
std::vector<Text> proveSheets(const SheetLayout& layout);

/// Whether each counter's back is behind its front after the paper is turned over, without the printer's offset.
bool backsMirror(const SheetGrid& grid, const SheetLayout& layout);

} // namespace fw
