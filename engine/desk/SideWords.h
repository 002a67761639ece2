#pragma once

#include "engine/desk/PlainNumbers.h"

namespace fw {

/// The counters of one side as people say them ("two brigades of 5 and 4 with a leader") in the words that unitWords
/// reads. Refuses what may be said of one counter or of another.
Result<DeskTokens> sideWords(const DeskVocabulary& known, const PlainNumbers& numbers, const DeskTokens& tokens,
                             bool acting);

} // namespace fw
