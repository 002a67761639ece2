#pragma once

#include "engine/play/Settings.h"

#include <QString>
#include <QStringList>

namespace fw {

/// The words of a state in the user's language, with compass points: the sheet prints them and Set the Position reads
/// them.
StateWords stateWords();

/// A facing in that language: by compass point, or by its number if it has none.
QString facingWords(const Rules& rules, int facing);

/// The settings in a pasted sheet or in typed lines, one in each entry, without headings and the lines about the game.
QStringList sheetRows(const QString& text);

} // namespace fw
