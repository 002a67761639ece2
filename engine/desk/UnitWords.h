#pragma once

#include "engine/desk/PlainNumbers.h"
#include "engine/desk/RuleWords.h"

namespace fw {

/// Ground as said: features, and a height.
struct SaidGround {
    std::vector<std::string> features;
    std::optional<int> level;
};

/// Whether a word leads to the terrain of a cell.
bool groundWord(const DeskToken& token);

/// From how much to how much a mark that is a number may be said: from its floor to its ceiling.
Bounds markBounds(const Mark& mark);
/// What is wrong with the number of a rating as both were typed, in words; empty when nothing is.
Text ratingTrouble(const Rating& of, const std::string& rating, const std::string& said);
/// How many steps a counter may be said to have.
Bounds stepBounds();
/// How many steps a counter may be said to have lost.
Bounds lossBounds();

/// How many cells from the target a counter may be said to stand.
Bounds distanceBounds();

/// The direction a word of the compass names (NE, north-east), `names` having those in letters; -1 for none.
int compass(const std::vector<std::string>& names, const std::string& word);
/// The facings of the rules by the compass, on the grid of a scenario; it may be null.
std::vector<std::string> facingNames(const Ruleset& rules, const Scenario* scenario);
/// How a facing is said: by the compass, else its number.
std::string facingWord(const Ruleset& rules, const Scenario* scenario, int facing);

/// Reads the words after "on" (terrain and level) or "across" (hexsides) from token `i` on; `i` is
/// then the first that is none of them. `before` is the word they follow.
Result<SaidGround> groundWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t& i, std::size_t end,
                               const DeskToken& before);

/// Reads counters with commas and "with" between, tokens `from` to `end`. `acting` are those who act;
/// those acted on share one cell. A number without a rating, and a counter without a type, mean what `plain` says;
/// without it both are refused.
Result<std::vector<StatedUnit>> unitWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t from,
                                          std::size_t end, bool acting, const DeskToken& before,
                                          const PlainNumbers* plain = nullptr);

} // namespace fw
