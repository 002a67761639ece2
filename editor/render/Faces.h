#pragma once

#include <QFont>
#include <QString>

namespace fw {

/// The typefaces the program carries in itself: what is drawn, measured, printed and exported is
/// lettered in these on every machine, whatever fonts are installed there.
enum class Face {
    Serif,     ///< maps, cards and logs
    SmallCaps, ///< the serif with small capitals for its small letters
    Condensed, ///< counters, numbers and charts
    Signs,     ///< stands in for what the others lack; letters of a window without fonts
};

/// A font of one of the faces, which takes nothing over from the fonts of the desktop; its size is
/// left to the caller. The serif has no bold italic.
QFont faceFont(Face face, bool bold = false, bool italic = false);

/// How high the capitals of a face are, in parts of its size.
double capitalShare(Face face);

/// The families by which others know a face, for a file that names its letters: CSS, quoted.
QString publicFamilies(Face face);

/// The name a face has inside the program.
QString privateFamily(Face face);

/// Whether what is written in a face has a letter for this, of its own or of the signs that stand in
/// for it, so that it looks the same everywhere.
bool hasLetter(Face face, char32_t letter);

/// Gives the window the program's letters where the machine has none at all; before anything is
/// drawn.
void letterBareWindow();

} // namespace fw
