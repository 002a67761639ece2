#pragma once

#include "app/print/CounterSheets.h"
#include "engine/base/Text.h"

namespace fw {

/// What a proofreader says of a layout before it is printed: bleed that neighbours cut off, a safe
/// area that is too narrow, letters too small, a printer's offset that parts front and back, a die
/// without marks. Empty when there is nothing.
std::vector<Text> proveSheets(const SheetLayout& layout);

/// Whether the back of every counter lies behind its front once the paper is turned over, but for the
/// printer's offset; by the squares of the grid.
bool backsMirror(const SheetGrid& grid, const SheetLayout& layout);

} // namespace fw
