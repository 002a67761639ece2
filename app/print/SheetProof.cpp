#include "app/print/SheetProof.h"

#include <cmath>

namespace fw {

namespace {

constexpr double drawnSide = 12.7;     ///< millimetres; the size that counters are designed for
constexpr double smallestLetter = 1.2; ///< smallest printable height of a capital
constexpr double nameLetter = 1.28;    ///< height of capitals in a name on such a counter
constexpr double frame = 0.7;          ///< distance of the content from the cut
constexpr double safe = 0.6;           ///< tolerance of a die

/// A computed length, to a hundredth.
std::string rounded(double length)
{
    return lengthWords(std::round(length * 100) / 100);
}

} // namespace

bool backsMirror(const SheetGrid& grid, const SheetLayout& layout)
{
    const auto near = [](double a, double b) { return std::abs(a - b) < 1e-6; };
    for (int i = 0; i < grid.perPage(); ++i) {
        const QRectF front = grid.front(i);
        const QRectF back = layout.fold ? grid.back(i) : grid.back(i).translated(-layout.backRight, -layout.backDown);
        const QPointF behind = turnsSideways(layout) ? QPointF(grid.page().width() - back.right(), back.top())
                                                     : QPointF(back.left(), grid.page().height() - back.bottom());
        if (!near(behind.x(), front.left()) || !near(behind.y(), front.top()))
            return false;
    }
    return true;
}

std::vector<Text> proveSheets(const SheetLayout& layout)
{
    std::vector<Text> out;
    const Result<SheetGrid> grid = SheetGrid::of(layout);
    if (!grid) {
        out.push_back(grid.error().text);
        return out;
    }
    const double scale = layout.side / drawnSide;
    if (layout.gutter > 0 && layout.bleed < safe)
        out.emplace_back("with a bleed of {0} mm an inexact cut leaves white; use {1} mm or more",
                         std::vector<std::string>{lengthWords(layout.bleed), lengthWords(safe)});
    if (frame * scale < safe)
        out.emplace_back("the print comes within {0} mm of the cut; leave {1} mm or more",
                         std::vector<std::string>{rounded(frame * scale), lengthWords(safe)});
    if (nameLetter * scale < smallestLetter)
        out.emplace_back("names would be {0} mm high; {1} mm is the least that prints well",
                         std::vector<std::string>{rounded(nameLetter * scale), lengthWords(smallestLetter)});
    if (std::abs(layout.backRight) > safe || std::abs(layout.backDown) > safe)
        out.emplace_back("the back is shifted by {0} and {1} mm; do this only for a printer that is off by as much",
                         std::vector<std::string>{lengthWords(layout.backRight), lengthWords(layout.backDown)});
    if (!backsMirror(*grid, layout))
        out.emplace_back("backs are not behind their fronts");
    if (!layout.cropMarks)
        out.emplace_back("without crop marks the sheets do not show where to cut");
    return out;
}

} // namespace fw
