#pragma once

#include <QString>

namespace fw {

/// Where a new game is kept by default: the Documents folder, "<event or scenario> <date>.game",
/// with a number behind it when such a file is there already.
QString suggestedGameFile(const QString& folder, const QString& event, const QString& scenario,
                          const QString& date);

/// The folder new games go to unless said otherwise.
QString gamesFolder();

/// Why no game can be kept in a file of this name; empty when one can.
QString whyNotGameFile(const QString& path);

} // namespace fw
