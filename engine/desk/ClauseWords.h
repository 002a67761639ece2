#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleWords.h"

namespace fw {

/// A field of the entry as it was said.
struct SaidField {
    const Field* field = nullptr;
    std::size_t from = 0; ///< first token of its values
    std::size_t end = 0;
    std::size_t word = 0; ///< token that names it
};

/// The values of a field: counters by the ids they have on the board, labels, numbers, places.
Result<std::vector<std::string>> fieldWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                            const SaidField& said, const Stated& stated);

/// Reads a clause of dice as orders have them: faces in the order asked, or after the name of a die as
/// many as are thrown of it.
Result<void> diceWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at,
                       std::size_t end, std::vector<std::pair<std::string, int>>& dice);

} // namespace fw
