#pragma once

#include "engine/session/Game.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fw {

/// The rows that a side may not read, because its log differs from the referee's there.
std::set<std::int64_t> sealedRows(const Game& game, const std::string& side);

/// A game file for one side. It has the log as the side may read it, no positions, and only the hash of rows that the
/// side may not read. It can be verified, and its head is that of the game. Refuses a game in doubt. Refuses also a
/// game with hidden rows that began without a key, because its positions could be guessed from their digests.
Result<std::string> copyFor(const Game& game, const std::string& side, const std::string& stamp);

/// Writes that copy; replaces an older copy for the same side, and refuses to replace a game.
Result<void> writeCopy(const Game& game, const std::string& side, const std::string& stamp, const std::string& path);

/// The content of a copy for one side.
struct CopiedLog {
    std::string side;
    std::string text;            ///< the turn log as that side may read it
    std::vector<Problem> doubts; ///< why the copy cannot be trusted
};

/// The log in a copy; nothing when the file is not a copy. The head of the game covers its rows, but not this log.
Result<std::optional<CopiedLog>> copiedLog(const std::string& path);

/// Whether games by these rules may hide something from a side or seal answers, so that they need a key.
bool maySeal(const Rules& rules);

} // namespace fw
