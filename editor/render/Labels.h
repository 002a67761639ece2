#pragma once

#include "editor/render/Ground.h"
#include "editor/render/Lettering.h"
#include "engine/model/Scenario.h"

#include <unordered_map>

namespace fw {

/// What a text on a map says.
enum class LabelOf : std::uint8_t {
    Name, ///< a place name; `row` is its place in the list of names
    Way,  ///< the name of a road or stream; `row` is its place in the list of ways
    Word  ///< a feature without a drawing; `row` is its cell
};

/// One text on a map, without its colours, and where it stands.
struct MapLabel {
    LabelOf of = LabelOf::Name;
    int row = 0;
    QString text;
    Lettering hand;
    bool water = false;                ///< written in the colour of water
    QPointF at;                        ///< the middle of its foot line, when it is straight
    int angle = 0;                     ///< degrees clockwise by which a straight one is turned about that
    std::vector<PlacedLetter> letters; ///< when it follows a line
    QRectF box;                        ///< what it covers
    std::vector<QRectF> covers;        ///< the same, letter by letter when it follows a line
};

/// Two things that are drawn over each other though one of them is to be read.
struct LabelClash {
    enum class With : std::uint8_t { Number, Text, Road, Water, House };
    With with = With::Number;
    int text = -1;      ///< place among the texts; -1: the number of `cell`
    int other = -1;     ///< the other text, when it is one
    Cell cell = noCell; ///< where
    friend bool operator==(const LabelClash&, const LabelClash&) = default;
};

/// Where numbers, names and the names of roads stand on a map: clear of each other, of roads,
/// waters and houses where the ground has room for it. The map's picture, its SVG and its findings
/// all ask here.
class Labels
{
public:
    /// Places all texts of a map inside its neat line.
    Labels(const Map& map, const Ground& ground, const QRectF& frame);

    /// The typeface of cell numbers; 1.8 mm high unless the cells are too small for it.
    Lettering numberHand() const;
    /// Where the number of a cell stands: the middle of its foot line.
    QPointF numberAt(Cell cell) const;
    /// What it covers.
    QRectF numberBox(Cell cell) const;
    /// All texts but the numbers.
    const std::vector<MapLabel>& texts() const { return mTexts; }
    /// What is written in a cell, its number first, with so much air round it.
    std::vector<QRectF> textsIn(Cell cell, double air) const;
    /// What could not be kept apart, a thousand clashes at the most; the ground is the one the texts were placed on.
    std::vector<LabelClash> clashes(const Ground& ground) const;

private:
    class Placer;

    QPointF numberSpot(Cell cell, int spot) const;

    MapGeometry mGeometry;
    Numbering mNumbering;
    double mDigit = 1;                    ///< width of a figure
    std::unordered_map<Cell, int> mSpots; ///< of numbers that do not stand at the top
    std::vector<MapLabel> mTexts;
    std::unordered_map<Cell, std::vector<QRectF>> mIn; ///< what texts cover, by cell
};

} // namespace fw
