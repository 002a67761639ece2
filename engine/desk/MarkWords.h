#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/model/RuleEnums.h"

#include <optional>
#include <string>

namespace fw {

/// A mark with its stated value.
struct SaidMark {
    std::string mark;
    std::string value;
};

/// Reads a mark of the game or of a side with its value, as in "weather fog", or a step alone, as in "fog". Sets `at`
/// to the token after it; nothing when the words name no such mark. Refuses a value that the mark cannot have.
Result<std::optional<SaidMark>> markWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t& at,
                                          std::size_t end, MarkOn on);

/// Reads the marks of one side, with or without commas between them; refuses any other word, and a mark given twice.
Result<std::map<std::string, std::string>> sideMarkWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                                         std::size_t at, std::size_t end);

} // namespace fw
