#pragma once

#include "app/print/CounterSheets.h"
#include "app/print/PressPdf.h"

namespace fw {

/// The boxes and the die line of each page of counterSheets(), front and back in turn. Counters without a gutter share
/// straight cuts; others are cut out one by one, with rounded corners.
std::vector<PressPage> diePages(const std::vector<SheetRun>& runs, const PressOptions& options);

/// The counter sheets as a PDF for a press; refuses corners that are rounder than half a counter.
Result<PressPdf> pressSheets(const std::vector<TwoSided>& counters, const SheetLayout& layout, const QString& title,
                             const QString& version, const PressOptions& options, const PressProfile& profile,
                             Progress* progress = nullptr);

} // namespace fw
