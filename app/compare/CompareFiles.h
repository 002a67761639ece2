#pragma once

#include "app/compare/Difference.h"
#include "engine/base/Problem.h"

namespace fw {

/// The kinds of file that a scenario is compared with.
enum class OtherFile : std::uint8_t { Scenario, List, Printed, Spreadsheet, Unknown };

/// The kind of such a file, by the ending of its name.
OtherFile otherFile(const std::string& path);

/// Compares the counters of a scenario with another edition, a list or a PDF. Refuses other files, among them
/// spreadsheets that are not text. A PDF needs a QGuiApplication.
Result<FileComparison> compareFiles(const std::string& scenario, const std::string& other);

} // namespace fw
