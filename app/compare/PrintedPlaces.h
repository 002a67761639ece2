#pragma once

#include "app/compare/PrintedFaces.h"
#include "app/compare/PrintedWanted.h"

namespace fw {

/// Words of a set-up card that tell where the counters below them start.
struct PlaceBlock {
    int page = 0;
    double baseline = 0; ///< of its first line
    double left = 0;
    QString text;
    std::vector<int> lines; ///< indices of its lines
};

/// The blocks of words in the letters of places, which are larger than those of the names below the counters.
std::vector<PlaceBlock> placeBlocks(const std::vector<PrintedLine>& lines, const std::vector<PrintedFace>& faces);

/// The index of the block of a counter: the nearest one above it, and of these the last that is not at its right; -1
/// if there is none.
int blockOf(const std::vector<PlaceBlock>& blocks, const PrintedFace& face);

/// Whether printed words tell the same place and turn: the same numbers, and no number of another cell; words only
/// where there are no numbers.
bool samePlace(const Map& map, const QString& wanted, const QString& printed);

/// A line of a printed roster.
struct PrintedRow {
    int page = 0;
    QString name;
    QString kind;
    QStringList values;
    QString place;
    QRectF box; ///< of the name
    std::vector<int> lines;
};

/// The lines of a roster: names below each other, in larger letters than on the counters, with the words at their
/// right.
std::vector<PrintedRow> printedRows(const std::vector<PrintedLine>& lines, const std::vector<WantedRow>& wanted,
                                    double faceHeight, const Map& map);

} // namespace fw
