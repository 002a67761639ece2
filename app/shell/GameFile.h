#pragma once

#include "engine/session/Game.h"

#include <QString>

namespace fw {

class Progress;

/// Where a new game is kept by default: the Documents folder, "<event or scenario> <date>.game",
/// with a number behind it when such a file is there already.
QString suggestedGameFile(const QString& folder, const QString& event, const QString& scenario, const QString& date);

/// The folder new games go to unless said otherwise.
QString gamesFolder();

/// Why no game can be kept in a file of this name; empty when one can.
QString whyNotGameFile(const QString& path);

/// Begins a game in a new file, which goes again when nobody wants the game any more.
Result<Game> beginGame(const GameStart& start, const QString& path, const std::string& stamp, const Progress& progress);

} // namespace fw
