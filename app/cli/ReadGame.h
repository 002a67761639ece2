#pragma once

#include "app/cli/Exit.h"
#include "engine/model/LogDoc.h"
#include "engine/session/Game.h"

#include <optional>

namespace fw {

/// Opens a game to be read; what is to be said of it, and why its file is not to be believed, goes to standard error.
Result<Game> readGame(const std::string& path);

/// The log in a file that was written as data; nothing when the file is something else.
std::optional<Result<LogDoc>> keptLog(const std::string& path);

/// Whether the game has that side; else standard error says which it has.
bool knowsSide(const Game& game, const std::string& side);

/// Says why a game file is not to be believed, on standard error.
void complainOf(const std::string& path, const std::vector<Problem>& doubts);

/// The exit code of work on a file: findings when the work went well but the file is not to be believed.
Exit exitCodeFor(Exit done, const std::vector<Problem>& doubts);

/// The problem, said to be that file's when it names none.
Problem of(const std::string& path, Problem problem);

} // namespace fw
