#pragma once

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fw {

constexpr int usualInk = 300; ///< per cent
constexpr int leastInk = 200;
constexpr int mostInk = 400;
constexpr double leastLine = 0.1;  ///< millimetres; a press loses a thinner line
constexpr double leastType = 5.5;  ///< points
constexpr double usualCorner = 1;  ///< millimetres
constexpr double mapPageBleed = 3; ///< millimetres
constexpr double pointsPerMm = 72 / 25.4;

/// How a PDF is made ready for a press.
struct PressOptions {
    std::string profile = {};        ///< file of the profile of the press; empty for the first that is installed
    int ink = usualInk;              ///< most ink in one place: the sum of the four inks, in per cent
    std::string spot = "CutContour"; ///< name of the spot colour of the die line
    std::optional<double>
        corner{}; ///< radius of a die's corners in millimetres; without it `usualCorner` with a gutter
    double pageBleed = mapPageBleed; ///< millimetres of colour beyond the cut of a map
};

/// The boxes and the die line of one page, in millimetres from the upper left corner of the cut page.
struct PressPage {
    QSizeF trim;                   ///< the cut page
    double bleed = 0;              ///< colour beyond the cut, on all four sides
    std::vector<QRectF> cuts = {}; ///< what the die cuts out
    double corner = 0;             ///< radius of the corners of `cuts`
    std::vector<QLineF> lines{};   ///< straight cuts
};

/// What a press would print badly.
struct PressFinding {
    enum class Kind : std::uint8_t {
        ThinLine,  ///< lines that were too thin and are drawn with `leastLine`
        SmallType, ///< type below `leastType`
        OverInk,   ///< black that overprints, which together with the colours below may exceed the ink limit
        NoCorners, ///< counters without a gutter, whose die has no rounded corners
    };
    Kind kind;
    int page = 0;     ///< from 1; 0 for all
    int count = 0;    ///< lines or pieces of type
    double worst = 0; ///< the thinnest, in millimetres; the smallest, in points; or the most ink, in per cent
};

} // namespace fw
