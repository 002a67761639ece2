#pragma once

#include "engine/playtest/PlayGame.h"
#include "engine/session/Game.h"

#include <string>

namespace fw {

/// Plays the game with that number again and keeps it in a new game file with a time stamp in each row. `start` has the
/// rules, scenario and set-up from which those of the match were compiled. Returns false if the file is that game
/// already, and refuses a file with anything else.
Result<bool> keepGame(const Match& match, const GameStart& start, std::uint64_t number, const std::string& path,
                      const std::string& stamp);

} // namespace fw
