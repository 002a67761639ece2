#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/session/Game.h"

namespace fw {

/// The ruling that begins in row `row` of a game, as an example of play for the rules of a document. Dice and options
/// are those of the game. Refuses what a case cannot contain, and a ruling that the rules of the document do not repeat
/// for that case.
Result<Example> exampleFromGame(const Game& game, qint64 row, const RulesAndCounters& document);

} // namespace fw
