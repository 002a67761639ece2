#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/session/Game.h"

namespace fw {

/// The ruling that row `row` of a game began as an example of play for the rules of a document, dice
/// and options as in the game. Refuses what the ruling desk cannot be told, and a ruling to which the
/// rules of the document, so told, do not come.
Result<Example> exampleFromGame(const Game& game, qint64 row, const RulesAndCounters& document);

} // namespace fw
