#include "editor/exchange/vassal/VassalNames.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double leastScale = 16; ///< pixels of a step; with less, rounded edges would take in other cells

/// The rectangle around all cells of a map of ours becomes the zone of its grid, wider at both ends by a few pixels.
void setZone(VassalGrid& out, const Grid& grid, const VassalScale& scale, int wider)
{
    const double half = grid.hex() ? 2.0 / 3 : 0.5;
    const bool turn = isPointy(out);
    const double endAcross = (turn ? 0.5 : half) * scale.columnStep;
    const double endDown = (turn ? half : 0.5) * scale.rowStep;
    const double shove = grid.hex() && (turn ? grid.rows : grid.columns) > 1 ? 0.5 : 0;
    // A lower first line begins half a step above its centre, if there is a second one.
    const double before = grid.hex() && !grid.evenShoved ? shove : 0;
    double left = scale.x - endAcross - (turn ? before * scale.columnStep : 0);
    double top = scale.y - endDown - (turn ? 0 : before * scale.rowStep);
    double right = left + 2 * endAcross + (grid.columns - 1 + (turn ? shove : 0)) * scale.columnStep;
    double bottom = top + 2 * endDown + (grid.rows - 1 + (turn ? 0 : shove)) * scale.rowStep;
    (turn ? top : left) -= wider / 2;
    (turn ? bottom : right) += wider - wider / 2;
    out.zoned = true;
    out.left = int(std::lround(left));
    out.top = int(std::lround(top));
    out.width = int(std::lround(right)) - out.left;
    out.height = int(std::lround(bottom)) - out.top;
}

/// Sets the offsets so that the first cell has its number.
void setOffsets(VassalGrid& out, VassalHex first, const CellNumbers& wanted)
{
    out.hOff = 0;
    out.vOff = 0;
    const CellNumbers got = numbersFromVassal(out, first);
    (isPointy(out) ? out.vOff : out.hOff) = int(wanted.column - got.column);
    (isPointy(out) ? out.hOff : out.vOff) = int(wanted.row - got.row);
}

VassalGrid flagsOf(const Grid& grid, const Numbering& n)
{
    VassalGrid out;
    out.square = !grid.hex();
    out.sideways = grid.shape == GridShape::HexPointy;
    out.numbered = n.scheme != NumberScheme::Running;
    out.oblique = n.scheme == NumberScheme::Falling || n.scheme == NumberScheme::Rising;
    out.first = n.columnFirst != out.sideways ? 'H' : 'V';
    out.sep = n.separator;
    const char columnType = n.columnLetters ? 'A' : 'N';
    const char rowType = n.rowLetters ? 'A' : 'N';
    out.hType = out.sideways ? rowType : columnType;
    out.vType = out.sideways ? columnType : rowType;
    const int columnLeading = std::max(n.columnDigits - 1, 0);
    const int rowLeading = std::max(n.rowDigits - 1, 0);
    out.hLeading = out.sideways ? rowLeading : columnLeading;
    out.vLeading = out.sideways ? columnLeading : rowLeading;
    out.hDescend = n.columnDescending;
    out.vDescend = n.rowDescending;
    return out;
}

/// Puts cell 0 of a map of ours at a column of VASSAL, row 0, and its centre where the scale says.
void setOrigin(VassalGrid& out, VassalHex first, const Grid& grid, const VassalScale& scale)
{
    const bool turn = isPointy(out);
    out.dx = turn ? scale.rowStep : scale.columnStep;
    out.dy = turn ? scale.columnStep : scale.rowStep;
    const double x = turn ? scale.y : scale.x;
    const double y = turn ? scale.x : scale.y;
    const double shove = grid.hex() && isPushed(first.column) ? out.dy / 2 : 0;
    // The steps are wide enough for an int: columns and pixels are bounded.
    out.x0 = int(std::lround(x - out.dx * first.column));
    out.y0 = int(std::lround(y - shove));
}

/// One way to write a map of ours for VASSAL.
struct Trial {
    VassalGrid grid;
    VassalHex first;
};

class GridFitter
{
public:
    GridFitter(const Grid& grid, const Numbering& numbering, const VassalScale& scale)
        : mGrid(grid), mNumbering(numbering), mScale(scale)
    {
        // VASSAL halves a column towards 0, so that a descending one must not go below 0.
        const int parity = mGrid.hex() && !mGrid.evenShoved ? 1 : 0;
        const bool falls = mGrid.shape == GridShape::HexPointy ? mNumbering.rowDescending : mNumbering.columnDescending;
        const int lines = mGrid.shape == GridShape::HexPointy ? mGrid.rows : mGrid.columns;
        const VassalGrid flags = flagsOf(mGrid, mNumbering);
        mWidthMatters = flags.oblique && falls;
        mColumn = mWidthMatters ? parity - 2 * (lines / 2 + 2) : parity;
    }

    VassalGridChoice best() const
    {
        const bool staggered = mNumbering.scheme == NumberScheme::Staggered
                               || mNumbering.scheme == NumberScheme::Rising;
        std::optional<Trial> fallback;
        for (const bool stagger : {staggered, !staggered}) {
            if (stagger != staggered && !flagsOf(mGrid, mNumbering).oblique)
                break;
            for (int wider = 0; std::abs(wider) <= mostWider(); wider = wider > 0 ? -wider : 1 - wider) {
                const Trial trial = trialOf(stagger, wider);
                if (!trial.grid.usable() || (trial.grid.zoned && vassalExtent(trial.grid) != extent()))
                    continue;
                if (!trial.grid.numbered
                    || VassalNameComparison{trial.grid, trial.first, mGrid, mNumbering}.sameEverywhere())
                    return {trial.grid, trial.grid.numbered ? 0 : mGrid.cellCount()};
                if (!fallback)
                    fallback = trial;
            }
        }
        const Trial trial = fallback ? *fallback : trialOf(staggered, 0);
        return {trial.grid, differentNames(trial.grid, trial.first, mGrid, mNumbering)};
    }

private:
    /// The width of a zone, within about a step, decides whether the highest number is even.
    int mostWider() const
    {
        const double step = mGrid.shape == GridShape::HexPointy ? mScale.rowStep : mScale.columnStep;
        return mWidthMatters ? int(step * 1.2) : 0;
    }

    VassalExtent extent() const
    {
        const bool turn = mGrid.shape == GridShape::HexPointy;
        return {{mColumn, 0},
                {mColumn + (turn ? mGrid.rows : mGrid.columns) - 1, (turn ? mGrid.columns : mGrid.rows) - 1}};
    }

    Trial trialOf(bool stagger, int wider) const
    {
        Trial out{flagsOf(mGrid, mNumbering), {mColumn, 0}};
        out.grid.stagger = stagger;
        setOrigin(out.grid, out.first, mGrid, mScale);
        out.grid.width = mScale.width;
        out.grid.height = mScale.height;
        if (wider != 0 || vassalExtent(out.grid) != extent())
            setZone(out.grid, mGrid, mScale, wider);
        if (out.grid.numbered)
            setOffsets(out.grid, out.first, mNumbering.numbers(mGrid, 0));
        return out;
    }

    const Grid& mGrid;
    const Numbering& mNumbering;
    const VassalScale& mScale;
    bool mWidthMatters = false;
    int mColumn = 0;
};

} // namespace

Result<VassalGridChoice> vassalGridFor(const Grid& grid, const Numbering& numbering, const VassalScale& scale)
{
    if (grid.linked() || !grid.valid() || !numbering.suits(grid))
        return fail(
            Trouble::BadInput,
            QT_TRANSLATE_NOOP("engine", "VASSAL has grids of hexes and squares only; a map of places has none."));
    constexpr double most = 100'000;
    const auto inside = [](double number) { return std::isfinite(number) && std::abs(number) <= most; };
    const bool right = inside(scale.x) && inside(scale.y) && inside(scale.columnStep) && inside(scale.rowStep)
                       && scale.columnStep >= leastScale && scale.rowStep >= leastScale && scale.width > 0
                       && scale.height > 0 && scale.columnStep * grid.columns <= most
                       && scale.rowStep * grid.rows <= most;
    if (!right)
        return fail(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "A column or row of the board has less than 16 pixels, or the board "
                                                "has over 100,000."),
                    {}, QT_TRANSLATE_NOOP("engine", "Choose another resolution."));
    return GridFitter(grid, numbering, scale).best();
}

} // namespace fw
