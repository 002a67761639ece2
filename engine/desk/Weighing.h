#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/Ruling.h"

namespace fw {

/// Numbers that were not stated and count as 0, but would change the ruling if they were not 0.
std::vector<Text> missingNumbers(const DeskVocabulary& known, const Case& given, const Stated& stated,
                                 const Result<Ruling>& ruling);

/// What was stated and changes nothing: the ruling is the same without it, or with another value.
std::vector<Text> saidInVain(const DeskVocabulary& known, const Case& given, const Stated& stated,
                             const Result<Ruling>& ruling);

} // namespace fw
