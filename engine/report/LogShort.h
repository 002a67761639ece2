#pragma once

#include "engine/model/LogDoc.h"

#include <functional>
#include <string>

namespace fw {

/// The log in short form: of each ruling the number for the table, dice, results and effects in one paragraph. Rulings
/// without effect and empty headings are left out.
LogDoc shortened(LogDoc log);

/// A block in one line: each line as text of `words` with its value, and each case number once.
LogLine inOneLine(const LogBlock& block, const std::function<std::string(const Text&)>& words);

} // namespace fw
