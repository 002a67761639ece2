#pragma once

#include "app/cli/Exit.h"
#include "app/cli/Request.h"
#include "app/print/CounterSheets.h"
#include "app/print/Press.h"

namespace fw {

/// The press options of a request.
PressOptions pressOptions(const Request& request);

/// Writes to standard error which profile a press-ready PDF follows, and what a press would print badly.
void complainOfPress(const PressOptions& options, const std::vector<PressFinding>& findings);

/// Writes counter sheets for a press.
Exit exportPressSheets(const Request& request, const std::vector<TwoSided>& counters, const SheetLayout& layout,
                       const QString& title, const QString& version);

} // namespace fw
