#pragma once

#include <QColor>
#include <QString>

namespace fw {

/// What breaks up the single colour of open ground.
enum class GroundLook : std::uint8_t { Patches, Flat, Dots, Drifts };
/// How heights are drawn over their fills: contours with hachures, contours alone, or fills alone.
enum class HillLook : std::uint8_t { Hachures, Contours, Flat };
/// The trees of woods: the drawings of trees, simple round crowns, firs, scrub, or ground without trees.
enum class TreeLook : std::uint8_t { Drawings, Rounds, Firs, Scrub, None };
/// What covers fields: furrows, ruled lines, or one colour.
enum class FieldLook : std::uint8_t { Furrows, Rules, Flat };
/// What covers still water: one colour, lines along its shore, or ruled lines.
enum class LakeLook : std::uint8_t { Flat, Shores, Rules };
/// How the borders of cells are drawn.
enum class GridLook : std::uint8_t { Lines, Corners, Dots, None };
/// Where the number of a cell is, if nothing is in its way; an edge is the upper side of the cell.
enum class NumberPlace : std::uint8_t { Top, Bottom, Centre, Edge };

/// The typeface of one kind of text in a style.
struct StyleFont {
    QString family; ///< an installed font; empty for the program's
    bool serif = true;
    bool bold = false;
    friend bool operator==(const StyleFont&, const StyleFont&) = default;
};

/// The look of a map in colours for daylight and paper, or for a dark screen. Lengths are millimetres, opacities
/// percent.
struct MapStyle {
    bool dark = false;
    bool grid = true;    ///< cell borders
    bool numbers = true; ///< printed cell numbers
    bool names = true;   ///< place and road names

    QColor sheet; ///< paper around the map
    QColor frame; ///< neat line
    QColor ground;
    QColor meadow;  ///< pale patches of other ground, dots of sand, drifts of snow
    QColor hill[3]; ///< contour fills, low to high
    QColor hillLine;
    QColor hillShade;
    QColor woods;     ///< ground under light trees
    QColor deepWoods; ///< ground under dense trees
    QColor crown;
    QColor crownDeep;
    QColor crownLight;
    QColor crownLine;
    QColor shadow;
    QColor water;
    QColor waterLine;
    QColor marsh;
    QColor road;
    QColor roadLine;
    QColor town;
    QColor brick;
    QColor roof;
    QColor stone;
    QColor stoneLight; ///< roofs of strong houses
    QColor houseLine;
    QColor field;
    QColor fieldLine; ///< furrows and ruled lines
    QColor gridLine;
    QColor number;
    QColor ink; ///< names
    QColor waterInk;
    QColor halo;

    double roadWidth = 0;    ///< of the surface of a road
    double casingWidth = 0;  ///< of a road with its casing
    double trailWidth = 0;   ///< of a dashed trail
    double riverWidth = 0;   ///< of a river at its mouth
    double streamWidth = 0;  ///< of a stream at its mouth
    double brookWidth = 0;   ///< of a brook at its mouth
    double bankWidth = 0;    ///< of each bank
    double contourWidth = 0; ///< of contours
    double woodsEdge = 0;    ///< of the outline of woods; 0 for none
    double gridWidth = 0;    ///< of cell borders
    double gridReach = 0;    ///< of corners along each side, and of dots across

    int meadowOpacity = 0;
    int contourOpacity = 0;
    int woodsOpacity = 0;
    int fieldOpacity = 0;
    int marshOpacity = 0;
    int numberHalo = 0;  ///< opacity of the halo of numbers
    int treeDensity = 0; ///< trees, in percent of those of the engraving
    int treeSize = 0;    ///< their size, in percent of those of the engraving

    GroundLook groundLook = GroundLook::Patches;
    HillLook hillLook = HillLook::Hachures;
    TreeLook treeLook = TreeLook::Drawings;
    FieldLook fieldLook = FieldLook::Furrows;
    LakeLook lakeLook = LakeLook::Flat;
    GridLook gridLook = GridLook::Lines;
    NumberPlace numberPlace = NumberPlace::Top;

    StyleFont nameFont;
    StyleFont numberFont;
    StyleFont titleFont;
    double numberCapital = 0; ///< height of a digit
    double smallCapital = 0;  ///< height of a capital of the smallest names
    double middleCapital = 0;
    double largeCapital = 0;

    /// The standard style, `engraving`, for paper or for a dark screen.
    static const MapStyle& of(bool dark);
    /// The standard style for paper.
    static const MapStyle& light() { return of(false); }
    /// The standard style for a dark screen.
    static const MapStyle& night() { return of(true); }
    /// Whether texts have the same typefaces, sizes and places in another style.
    bool lettersLike(const MapStyle& other) const;
    friend bool operator==(const MapStyle&, const MapStyle&) = default;
};

} // namespace fw
