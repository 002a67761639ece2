#include "editor/exchange/vassal/VassalNames.h"

#include <cmath>

namespace fw {

namespace {

/// The numbers n for which from + n * step is between two ends by more than a margin.
std::pair<int, int> between(double low, double high, double from, double step)
{
    const double margin = step * edgeShare;
    return {int(std::floor((low + margin - from) / step)) + 1, int(std::ceil((high - margin - from) / step)) - 1};
}

/// Whether VASSAL writes a number of ours as we do.
bool writtenAlike(bool letters, bool doubled, std::int64_t number)
{
    constexpr int longest = 10;
    return !letters || (number >= 1 && (number <= 26 || (doubled && number <= std::int64_t(26) * longest)));
}

} // namespace

VassalExtent vassalExtent(const VassalGrid& grid)
{
    const bool turn = isPointy(grid);
    const double left = turn ? grid.top : grid.left;
    const double top = turn ? grid.left : grid.top;
    const double right = left + (turn ? grid.height : grid.width);
    const double bottom = top + (turn ? grid.width : grid.height);
    const auto [c0, c1] = between(left, right, grid.x0, grid.dx);
    auto [r0, r1] = between(top, bottom, grid.y0, grid.dy);
    if (!grid.square && c1 >= c0) {
        const auto [s0, s1] = between(top, bottom, grid.y0 + grid.dy / 2, grid.dy);
        const bool both = c1 > c0;
        if (both || isPushed(c0)) {
            r0 = both ? std::min(r0, s0) : s0;
            r1 = both ? std::max(r1, s1) : s1;
        }
    }
    return {{c0, r0}, {c1, r1}};
}

VassalHex vassalHexAt(const VassalGrid& vassal, VassalHex first, int column, int row)
{
    return isPointy(vassal) ? VassalHex{first.column + row, first.row + column}
                            : VassalHex{first.column + column, first.row + row};
}

CellNumbers numbersFromVassal(const VassalGrid& vassal, VassalHex hex)
{
    const CellNumbers n = vassal.numbers(hex);
    const std::int64_t first = n.column + (vassal.hType == 'A' ? 1 : 0);
    const std::int64_t second = n.row + (vassal.vType == 'A' ? 1 : 0);
    return isPointy(vassal) ? CellNumbers{second, first} : CellNumbers{first, second};
}

bool VassalNameComparison::same(Cell cell) const
{
    const CellNumbers ours = numbering.numbers(grid, cell);
    return ours == numbersFromVassal(vassal, vassalHexAt(vassal, first, grid.column(cell), grid.row(cell)))
           && writtenAlike(numbering.columnLetters, numbering.doubledLetters, ours.column)
           && writtenAlike(numbering.rowLetters, numbering.doubledLetters, ours.row);
}

bool VassalNameComparison::sameLine(int line) const
{
    return same(at(line, 0)) && same(at(line, length() - 1));
}

bool VassalNameComparison::sameEverywhere() const
{
    for (int line = 0; line < lines(); ++line)
        if (!sameLine(line))
            return false;
    return true;
}

int VassalNameComparison::different() const
{
    int out = 0;
    for (int line = 0; line < lines(); ++line) {
        if (sameLine(line))
            continue;
        for (int place = 0; place < length(); ++place)
            out += same(at(line, place)) ? 0 : 1;
    }
    return out;
}

int differentNames(const VassalGrid& vassal, VassalHex first, const Grid& grid, const Numbering& numbering)
{
    if (!vassal.numbered)
        return grid.cellCount();
    return VassalNameComparison{vassal, first, grid, numbering}.different();
}

} // namespace fw
