#pragma once

#include <QByteArray>

namespace fw {

/// The changes to a font file: another name, another line height, one OpenType feature that is always on, and no
/// ligatures.
struct FontChange {
    QByteArray family; ///< ASCII
    QByteArray style;  ///< ASCII, such as "Bold Italic"
    double ascent = 0; ///< as a fraction of the size; unchanged when both are 0
    double descent = 0;
    QByteArray feature;    ///< four letters, with single substitutions only; empty for none
    bool ligatures = true; ///< false makes every letter a separate glyph
};

/// A TrueType file with these changes; empty when the file cannot be read.
QByteArray changedFont(const QByteArray& file, const FontChange& change);

} // namespace fw
