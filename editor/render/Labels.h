#pragma once

#include "editor/render/Ground.h"
#include "editor/render/Lettering.h"
#include "engine/model/Scenario.h"

#include <unordered_map>

namespace fw {

/// The subject of a text on a map.
enum class LabelOf : std::uint8_t {
    Name, ///< a place name; `row` is its index in the list of names
    Way,  ///< the name of a road or stream; `row` is its index in the list of ways
    Word  ///< a feature without a drawing; `row` is its cell
};

/// A text on a map with its place, without colours.
struct MapLabel {
    LabelOf of = LabelOf::Name;
    int row = 0;
    QString text;
    Lettering hand;
    bool water = false;                ///< uses the colour of water
    QPointF at;                        ///< centre of the baseline of a straight text
    int angle = 0;                     ///< degrees clockwise by which a straight text is rotated around `at`
    std::vector<PlacedLetter> letters; ///< for a text along a line
    QRectF box;                        ///< area of the text
    std::vector<QRectF> covers;        ///< areas of its letters along a line, else its area
};

/// An overlap of two drawn things, at least one of which is a text.
struct LabelClash {
    enum class With : std::uint8_t { Number, Text, Road, Water, House };
    With with = With::Number;
    int text = -1;      ///< index of the text; -1 for the number of `cell`
    int other = -1;     ///< index of the other text, if it is one
    Cell cell = noCell; ///< place of the overlap
    friend bool operator==(const LabelClash&, const LabelClash&) = default;
};

/// The places of numbers, names and road names on a map, clear of each other, roads, waters and houses where there is
/// room. The map's picture, its SVG and its findings use them.
class Labels
{
public:
    /// Places all texts of a map inside its neat line, in the typefaces of a style.
    Labels(const Map& map, const Ground& ground, const QRectF& frame, const MapStyle& style);

    /// The typeface of cell numbers, with the height of the style unless the cells are too small for it.
    Lettering numberHand() const;
    /// The centre of the baseline of a cell's number.
    QPointF numberAt(Cell cell) const;
    /// The area of a cell's number.
    QRectF numberBox(Cell cell) const;
    /// All texts except the numbers.
    const std::vector<MapLabel>& texts() const { return mTexts; }
    /// The areas of the texts in a cell, its number first, each with a margin.
    std::vector<QRectF> textsIn(Cell cell, double air) const;
    /// The overlaps that could not be avoided, at most a thousand; `ground` must be the one of the constructor.
    std::vector<LabelClash> clashes(const Ground& ground) const;

private:
    class Placer;

    std::vector<QPointF> numberSpots() const;

    MapGeometry mGeometry;
    Numbering mNumbering;
    MapStyle mStyle;
    double mDigit = 1;                        ///< width of a digit
    std::vector<QPointF> mNumberSpots;        ///< from the centre of a cell, the usual one first
    std::unordered_map<Cell, QPointF> mSpots; ///< of numbers that are not at the usual one
    std::vector<MapLabel> mTexts;
    std::unordered_map<Cell, std::vector<QRectF>> mIn; ///< areas of texts by cell
};

} // namespace fw
