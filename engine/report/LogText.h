#pragma once

#include "engine/model/LogDoc.h"

#include <string>

namespace fw {

/// The log as text of at most 90 columns. A line of a reckoning is indented two blanks a depth below its
/// ruling and holds the sentence, then its value ("= 5", "4", "4 → 5") and its case number in brackets,
/// each after two blanks or more; what was corrected or taken back stands between ~~ and ~~.
std::string renderText(const LogDoc& log);

} // namespace fw
