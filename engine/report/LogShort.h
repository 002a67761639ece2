#pragma once

#include "engine/model/LogDoc.h"

#include <functional>
#include <string>

namespace fw {

/// The log in its short form: of a ruling the number that a table was entered with, dice, results and what they did,
/// set one behind another; rulings that did nothing, and headings over nothing, are left out.
LogDoc shortened(LogDoc log);

/// A block whose lines are set one behind another, as one line: what `words` makes of each, its value behind it, and
/// every case number once.
LogLine inOneLine(const LogBlock& block, const std::function<std::string(const Text&)>& words);

} // namespace fw
