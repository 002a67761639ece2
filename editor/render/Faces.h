#pragma once

#include <QFont>
#include <QString>

namespace fw {

/// The fonts in the program, used on every machine for drawing, measuring, printing and export, whatever fonts are
/// installed.
enum class Face {
    Serif,     ///< maps, cards and logs
    SmallCaps, ///< the serif with small capitals instead of small letters
    Condensed, ///< counters, numbers and charts
    Signs,     ///< replaces letters that the others lack; the letters of a window without fonts
};

/// A font of a face, independent of the desktop's fonts and without a size. The serif has no bold italic.
QFont faceFont(Face face, bool bold = false, bool italic = false);

/// The height of a face's capitals as a fraction of its size.
double capitalShare(Face face);

/// The public family names of a face for a file that lists its fonts: CSS, quoted.
QString publicFamilies(Face face);

/// The name of a face inside the program.
QString privateFamily(Face face);

/// Whether a face, or the signs that replace its missing letters, contains a letter, so that it looks the same
/// everywhere.
bool hasLetter(Face face, char32_t letter);

/// Gives the window the program's fonts on a machine without any; call it before anything is drawn.
void letterBareWindow();

} // namespace fw
