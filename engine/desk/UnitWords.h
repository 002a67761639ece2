#pragma once

#include "engine/desk/DeskVocabulary.h"
#include "engine/desk/RuleWords.h"

namespace fw {

/// Ground as said: features, and a height.
struct SaidGround {
    std::vector<std::string> features;
    std::optional<int> level;
};

/// Reads the words after "on" (terrain and level) or "across" (hexsides) from token `i` on; `i` is
/// then the first that is none of them. `before` is the word they follow.
Result<SaidGround> groundWords(const DeskVocabulary& known, const DeskTokens& tokens,
                               std::size_t& i, std::size_t end, const DeskToken& before);

/// Reads counters with commas and "with" between, tokens `from` to `end`. `acting` are those who act;
/// those acted on share one cell.
Result<std::vector<StatedUnit>> unitWords(const DeskVocabulary& known, const DeskTokens& tokens,
                                          std::size_t from, std::size_t end, bool acting,
                                          const DeskToken& before);

} // namespace fw
