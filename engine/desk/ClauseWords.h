#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleWords.h"

namespace fw {

/// A field of the entry as stated.
struct SaidField {
    const Field* field = nullptr;
    std::size_t from = 0; ///< first token of its values
    std::size_t end = 0;
    std::size_t word = 0; ///< token that names it
};

/// A stated answer to a later question: its entry and the fields.
struct SaidAnswer {
    std::string entry;
    std::vector<const Field*> takes; ///< fields of the entry
    std::vector<SaidField> fields;
};

/// Whether an answer begins at token `at`: the word of an entry, or `pass`; `length` is its number of tokens.
bool answerAt(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end,
              std::size_t& length);

/// Reads an answer in the form of an order: the word of its entry, then its fields, the first without its name.
Result<SaidAnswer> answerWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end);

/// The field that the tokens from `at` on name, null when they name none; `length` is its number of tokens.
const Field* fieldAt(const DeskTokens& tokens, std::size_t at, std::size_t end, const std::vector<const Field*>& fields,
                     std::size_t& length);

/// The values of a field: counters by their ids on the board, labels, numbers, places.
Result<std::vector<std::string>> fieldWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                            const SaidField& said, const Stated& stated);

/// Reads a clause of dice in the form of an order: faces in the order of the questions, or a die's name before its
/// faces.
Result<void> diceWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t at, std::size_t end,
                       std::vector<std::pair<std::string, int>>& dice);

} // namespace fw
