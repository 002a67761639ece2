#pragma once

#include "engine/session/Game.h"

#include <QString>

namespace fw {

class Progress;

/// The default path of a new game: the Documents folder, "<event or scenario> <date>.game", with a number if that file
/// exists.
QString suggestedGameFile(const QString& folder, const QString& event, const QString& scenario, const QString& date);

/// The default folder for new games.
QString gamesFolder();

/// Why no game can be kept at this path; empty if one can.
QString whyNotGameFile(const QString& path);

/// Begins a game in a new file; removes the file if the user cancels.
Result<Game> beginGame(const GameStart& start, const QString& path, const std::string& stamp, const Progress& progress);

} // namespace fw
