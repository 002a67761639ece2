#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/tiled/TiledPlaces.h"

#include <QRect>

namespace fw {

/// A picture that a map of Tiled gives: a file, or a part of one.
struct TiledPicture {
    std::string path;
    QRect part; ///< empty for all of it
};

/// The pictures of a map by their names in the import.
using TiledPictures = std::map<std::string, TiledPicture>;

/// Fills hexsides, ways, names and areas of the last map of an import, and pieces with their places, from the object
/// layers. Adds the pictures of pieces, whose files are named relative to `file`.
void readTiledObjects(const TiledDoc& doc, const TiledPlaces& places, const std::string& file, ImportModel& model,
                      TiledPictures& pictures);

/// The number of a cell in a property: column and row counted from 0, as Tiled shows them, "3,7".
std::string tiledCellText(const Grid& grid, Cell cell);

} // namespace fw
