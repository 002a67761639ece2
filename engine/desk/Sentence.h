#pragma once

#include "engine/desk/DeskVocabulary.h"

#include <optional>

namespace fw {

/// A sentence as people say it ("6 attack 4 in buildings") in the clauses that readStated reads, each word with the
/// place at which it stands; nothing when the words are clauses already.
Result<std::optional<DeskTokens>> clausesOf(const DeskVocabulary& known, const DeskTokens& tokens);

} // namespace fw
