#pragma once

#include "app/cli/Exit.h"
#include "engine/model/LogDoc.h"
#include "engine/session/Game.h"

#include <optional>

namespace fw {

/// Opens a game for reading; writes its remark, and why its file cannot be trusted, to standard error.
Result<Game> readGame(const std::string& path);

/// The log in a file that was saved as data; nothing when the file is something else.
std::optional<Result<LogDoc>> keptLog(const std::string& path);

/// Whether the game has that side; if not, lists its sides on standard error.
bool knowsSide(const Game& game, const std::string& side);

/// Writes to standard error why a game file cannot be trusted.
void complainOf(const std::string& path, const std::vector<Problem>& doubts);

/// The exit code of work on a file: Findings when the work is done but the file cannot be trusted.
Exit exitCodeFor(Exit done, const std::vector<Problem>& doubts);

/// The problem, with this file when it names none.
Problem of(const std::string& path, Problem problem);

} // namespace fw
