#pragma once

#include "engine/model/LogDoc.h"

#include <string>

namespace fw {

/// The log as text of at most 90 columns. A line of a calculation is indented by two blanks for each depth. It holds
/// the sentence, the value ("= 5", "4", "4 → 5") and the case number in brackets, separated by two blanks or more.
/// Corrected or taken-back text is between ~~ and ~~.
std::string renderText(const LogDoc& log);

} // namespace fw
