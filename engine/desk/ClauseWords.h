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

/// An answer to a later question as it was said: its entry and the fields.
struct SaidAnswer {
    std::string entry;
    std::vector<const Field*> takes; ///< fields of the entry
    std::vector<SaidField> fields;
};

/// Whether an answer begins at token `at`: the word of an entry, or `pass`; `length` is how many tokens it has.
bool answerAt(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end,
              std::size_t& length);

/// Reads an answer as orders have it: the word of its entry, then its fields, the first without its name.
Result<SaidAnswer> answerWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end);

/// The field that tokens from `at` on name; null when they name none. `length` is how many tokens.
const Field* fieldAt(const DeskTokens& tokens, std::size_t at, std::size_t end, const std::vector<const Field*>& fields,
                     std::size_t& length);

/// The values of a field: counters by the ids they have on the board, labels, numbers, places.
Result<std::vector<std::string>> fieldWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                            const SaidField& said, const Stated& stated);

/// Reads a clause of dice as orders have them: faces in the order asked, or after the name of a die as
/// many as are thrown of it.
Result<void> diceWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end,
                       std::vector<std::pair<std::string, int>>& dice);

} // namespace fw
