#pragma once

#include "engine/desk/DeskVocabulary.h"

#include <optional>

namespace fw {

/// Returns a sentence ("6 attack 4 in buildings") as clauses, each word with its place in the sentence. The numbers in
/// it need no rating. Returns nothing for words that are clauses already.
Result<std::optional<DeskTokens>> clausesOf(const DeskVocabulary& known, const DeskTokens& tokens);

} // namespace fw
