#pragma once

#include "engine/desk/PlainNumbers.h"
#include "engine/desk/RuleWords.h"

namespace fw {

/// Ground as stated: features and a level.
struct SaidGround {
    std::vector<std::string> features;
    std::optional<int> level;
};

/// Whether a word introduces the terrain of a cell.
bool groundWord(const DeskToken& token);

/// The bounds of a number mark: from its floor to its ceiling.
Bounds markBounds(const Mark& mark);
/// The error in the number of a rating, both as typed, in words; empty when there is none.
Text ratingTrouble(const Rating& of, const std::string& rating, const std::string& said);
/// The bounds of the number of steps of a counter.
Bounds stepBounds();
/// The bounds of the number of steps that a counter has lost.
Bounds lossBounds();

/// The bounds of the distance between a counter and the target, in cells.
Bounds distanceBounds();

/// The index in `names` of the compass point that a word means (NE, north-east); -1 for none.
int compass(const std::vector<std::string>& names, const std::string& word);
/// The compass points of the facings of the rules, on the grid of a scenario, which may be null.
std::vector<std::string> facingNames(const Ruleset& rules, const Scenario* scenario);
/// The compass point of a facing, or its number when it has none.
std::string facingWord(const Ruleset& rules, const Scenario* scenario, int facing);

/// Reads the words after "on" (terrain and level) or "across" (hexsides) from token `i` on, and moves `i` past them.
/// `before` is the word that they follow.
Result<SaidGround> groundWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t& i, std::size_t end,
                               const DeskToken& before);

/// Reads tokens `from` to `end`: counters with commas and "with" between them. `acting` counters are the acting side;
/// the others share one cell. `plain` gives the meaning of a number without a rating and of a counter without a type;
/// without it both are refused.
Result<std::vector<StatedUnit>> unitWords(const DeskVocabulary& known, const DeskTokens& tokens, std::size_t from,
                                          std::size_t end, bool acting, const DeskToken& before,
                                          const PlainNumbers* plain = nullptr);

} // namespace fw
