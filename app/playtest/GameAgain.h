#pragma once

#include "app/playtest/PlaytestWork.h"
#include "engine/session/Game.h"

namespace fw {

class Progress;

/// Plays a simulated game again and enters its actions in a new game: in a file, or in memory if the path is empty.
/// Refuses what playGame() and Game refuse, and removes the file if the user cancels.
Result<Game> gameAgain(const PlayedScenario& played, Match match, std::uint64_t number, const QString& path,
                       const std::string& stamp, Progress& progress);

} // namespace fw
