#pragma once

#include "editor/exchange/ImportModel.h"

// Lists of counters for the countersheets extension of Inkscape. The facts are from its format reference and examples
// (github.com/lifelike/countersheetsextension, doc/countersheet_csv_format_reference.txt): a line of headings begins a
// group, an empty line ends it; the first cell of a line is the number of copies; "@" adds a part, "+" a background,
// "?" switches a part on, "[...]" sets an attribute, ">" repeats on the back, "=" gives a default, BACK begins the
// columns of the back, ID names a counter.

namespace fw {

/// Reads the counters of such a list; refuses a file that is no CSV and one without counters.
Result<ImportModel> readCounterSheetCsv(const std::string& path);

/// Whether the headings of a CSV text have marks that only such a list has.
bool looksLikeCounterSheet(const std::string& text);

} // namespace fw
