#pragma once

#include "app/cli/Request.h"
#include "app/print/SheetGrid.h"

namespace fw {

/// The error in the name or size of a sheet of paper; empty if there is none.
std::string noPaper(const std::string& text);

/// The error in an offset, which is two lengths with a comma; empty if there is none.
std::string noOffset(const std::string& text);

/// The options of export that apply to counter sheets.
std::vector<std::string> sheetOptions(const Request& request);

/// Reads the layout of counter sheets; `usualSide` is the side of a counter without --die, in millimetres. The problem
/// names the option at fault.
std::optional<Problem> readLayout(const Request& request, double usualSide, SheetLayout& layout);

} // namespace fw
