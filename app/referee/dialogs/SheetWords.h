#pragma once

#include "engine/play/Settings.h"

#include <QString>
#include <QStringList>

namespace fw {

/// The words of a state in the language of the program, points of the compass included: what the sheet prints
/// with them, Put in Step reads.
StateWords stateWords();

/// A facing in that language: by the point of the compass, by its number where there is none.
QString facingWords(const Rules& rules, int facing);

/// What stands on a sheet that was pasted, or on lines typed, one setting each; headings and what the sheet says of
/// the evening are left out.
QStringList sheetRows(const QString& text);

} // namespace fw
