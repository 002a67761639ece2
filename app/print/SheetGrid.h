#pragma once

#include "engine/base/Problem.h"

#include <QMarginsF>
#include <QPageSize>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The order of counters on sheets: as the scenario lists them, or by side and then formation or type.
enum class SheetOrder : std::uint8_t { Listed, Side, Formation, Type };

/// The words for SheetOrder on the command line and in job files, in its order.
const std::vector<std::string>& sheetOrders();

/// The layout of counters on sheets; lengths are millimetres.
struct SheetLayout {
    QPageSize::PageSizeId page = QPageSize::A4;
    QSizeF paper = {};        ///< size of a sheet that `page` cannot name; empty: as `page` says
    double side = 12.7;       ///< side of a cut counter; width of a card
    double tall = 0;          ///< height of a card; 0 for counters, which are square
    double gutter = 0;        ///< gap between two counters
    double bleed = 0;         ///< colour beyond the cut, at most half a gutter between counters
    double corner = 0;        ///< radius of the corners
    double margin = 15;       ///< margin of the page, for crop marks and text
    double backRight = 0;     ///< offset of the back page by the printer, to the right
    double backDown = 0;      ///< the same, downwards
    bool flipLongEdge = true; ///< how the paper is turned over
    bool cropMarks = true;
    bool fold = false; ///< fronts and backs on one page, on either side of a line to fold along
    SheetOrder order = SheetOrder::Listed;
};

/// A sheet of paper: a size with a name, or its measures in millimetres.
struct SheetPaper {
    QPageSize::PageSizeId page = QPageSize::A4;
    QSizeF measures = {}; ///< empty: as `page` says

    bool operator==(const SheetPaper&) const = default;
    /// Width and height in millimetres.
    QSizeF size() const;
};

/// The named sheets, as the command line and job files write them.
std::vector<std::pair<std::string, SheetPaper>> namedPapers();

/// Reads "A3", "SRA3", "13x19in" or "320x450mm" in any case; refuses other words, and edges that are not 50 to 2000 mm.
Result<SheetPaper> readPaper(const std::string& text);

/// The text that readPaper() reads back.
std::string paperName(const SheetPaper& paper);

/// The paper of a layout.
SheetPaper paperOf(const SheetLayout& layout);

/// The page of a PDF for this paper.
QPageSize pageOf(const SheetPaper& paper);

/// The layout for cards on the same paper: larger pieces, everything else equal.
SheetLayout forCards(const SheetLayout& layout);

/// Why a layout is impossible.
struct LayoutFault {
    std::string key; ///< the length at fault: sheet, die, gutter, bleed, corner or margin
    Text text;
    Text remedy;
};

/// The distance of crop marks from the cut, and their length.
constexpr double markFrom = 1.5, markLength = 4;

/// Whether the paper is turned about an upright axis, so that left and right change places, not top and bottom.
bool turnsSideways(const SheetLayout& layout);

/// The places of counters on the pages.
class SheetGrid
{
public:
    /// Computes the grid; refuses a layout with a fault.
    static Result<SheetGrid> of(const SheetLayout& layout);
    /// The first fault of a layout, if there is one.
    static std::optional<LayoutFault> fault(const SheetLayout& layout);

    int columns() const { return mColumns; }
    int rows() const { return mRows; }
    /// The number of pieces on a full page.
    int perPage() const { return mColumns * mRows; }
    /// The size of the page, in millimetres.
    QSizeF page() const { return mPage; }
    /// The cut rectangle of the piece with this number on its page.
    QRectF front(int number) const;
    /// The same on the back page after turning the paper over, with the printer's offset; on the same page if it is
    /// folded.
    QRectF back(int number) const;
    /// The colour beyond the cut of a piece, among `count` pieces on the page: half the gutter at most where it has a
    /// neighbour, the whole bleed elsewhere.
    QMarginsF bleed(int number, int count, bool back) const;
    /// The distance of crop marks from the cut: beyond the bleed.
    double markDistance() const;

private:
    double tall() const { return mLayout.tall > 0 ? mLayout.tall : mLayout.side; }
    void measure();

    SheetLayout mLayout;
    QSizeF mPage;
    QPointF mOrigin;
    int mColumns = 0;
    int mRows = 0;
};

/// A length for a message: 15.875, 2 or 0.5.
std::string lengthWords(double millimetres);

} // namespace fw
