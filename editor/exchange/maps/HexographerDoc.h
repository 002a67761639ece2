#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/tiled/TiledPlaces.h"

#include <QString>

namespace fw {

/// A line or a point on a map of Hexographer, in its units of 300 to a tile.
struct HexographerShape {
    std::string word; ///< its tags, type or style
    std::string text; ///< of a label
    QPolygonF points;
    bool filled = false;
};

/// What a file of Hexographer or Worldographer says.
struct HexographerDoc {
    Grid grid;
    Numbering numbering;
    std::vector<std::string> terrain;       ///< a word for each cell
    std::vector<double> elevation;          ///< likewise
    std::vector<HexographerShape> features; ///< symbols, with a point and perhaps a label
    std::vector<HexographerShape> labels;
    std::vector<HexographerShape> shapes;
    std::vector<ImportNote> notes;
};

/// Reads the XML of Worldographer.
Result<HexographerDoc> readWxx(const QString& text, const std::string& file);

/// Reads the lines of Hexographer.
Result<HexographerDoc> readHxm(const QString& text, const std::string& file);

/// The last part of a name such as "Classic/Flat Forest".
std::string hexographerWord(const QString& name);

/// Refuses a map without cells, or with over a million.
std::optional<Problem> badHexographerSize(int columns, int rows, const std::string& file);

/// The most symbols, labels or lines that are read.
constexpr std::size_t mostHexographerShapes = 100'000;

} // namespace fw
