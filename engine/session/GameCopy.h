#pragma once

#include "engine/session/Game.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fw {

/// The rows of a game that a side may not read: what the log tells the umpire of them, and not that side.
std::set<std::int64_t> sealedRows(const Game& game, const std::string& side);

/// A game file for the eyes of one side: of each row that it may not read only the hash, no position, and the log as
/// it may read it. It can be verified, and its head is that of the game. Refuses a game with something to hide that was
/// begun without a key, as positions could be guessed from their digests, and one that is not to be believed.
Result<std::string> copyFor(const Game& game, const std::string& side, const std::string& stamp);

/// Writes that copy; it takes the place of an older copy, and never of a game.
Result<void> writeCopy(const Game& game, const std::string& side, const std::string& stamp, const std::string& path);

/// What a copy for one side holds for its reader.
struct CopiedLog {
    std::string side;
    std::string text;            ///< the turn log as that side may read it
    std::vector<Problem> doubts; ///< why the copy is not to be believed
};

/// The log in a copy; nothing when the file is no copy. No head vouches for it: that of the game stands for its rows.
Result<std::optional<CopiedLog>> copiedLog(const std::string& path);

/// Whether something may be hidden from a side in games by these rules, or sealed for a while: such a game wants a key.
bool maySeal(const Rules& rules);

} // namespace fw
