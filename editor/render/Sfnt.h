#pragma once

#include <QByteArray>

namespace fw {

/// What is made different in a font file: a name of its own, the room of a line, one OpenType
/// feature put on for good, and letters that are never run together.
struct FontChange {
    QByteArray family; ///< ASCII
    QByteArray style;  ///< ASCII, "Bold Italic" and the like
    double ascent = 0; ///< in parts of the size; nothing changes when both are 0
    double descent = 0;
    QByteArray feature;    ///< four letters, single substitutions only; or nothing
    bool ligatures = true; ///< without them every letter is a glyph of its own
};

/// A TrueType file with that change made, or nothing when the file is not one that can be read.
QByteArray changedFont(const QByteArray& file, const FontChange& change);

} // namespace fw
