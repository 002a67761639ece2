#pragma once

#include "app/compare/Difference.h"
#include "app/compare/PdfText.h"
#include "engine/model/Scenario.h"

namespace fw {

/// Compares the pages of a PDF with the counters of a scenario: as counter sheets, set-up card or roster, whichever
/// differs least. `folder` has the drawings of the counters. Refuses a PDF with too many lines. Needs a
/// QGuiApplication.
Result<FileComparison> comparePrinted(const Ruleset& rules, const Scenario& scenario, const QString& folder,
                                      const std::vector<PdfPage>& pages, const std::string& file);

} // namespace fw
