#include "editor/exchange/vassal/VassalGrid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fw {

namespace {

constexpr double leastStep = 1;
constexpr double mostStep = 100'000;
constexpr int mostPixels = 1'000'000;
constexpr int mostLeading = 8;
constexpr std::size_t mostLetters = 100;

int toInt(double number)
{
    constexpr double least = std::numeric_limits<int>::min() / 4;
    constexpr double most = std::numeric_limits<int>::max() / 4;
    return int(std::clamp(number, least, most));
}

/// The nearest whole number; halves go up, also below 0, as in Java.
int nearest(double number)
{
    return toInt(std::floor(number + 0.5));
}

bool odd(int number)
{
    return number % 2 != 0;
}

bool within(int number, int most)
{
    return number >= -most && number <= most;
}

/// A point with x and y exchanged where the grid is sideways.
VassalPoint turned(const VassalGrid& grid, VassalPoint point)
{
    return grid.sideways && !grid.square ? VassalPoint{point.y, point.x} : point;
}

/// The highest column number of a descending numbering. VASSAL divides by the step of the other axis.
int mostColumns(const VassalGrid& grid)
{
    return toInt(std::floor(grid.width / (grid.square ? grid.dx : grid.dy) + 0.5));
}

int mostRows(const VassalGrid& grid)
{
    return toInt(std::floor(grid.height / (grid.square ? grid.dy : grid.dx) + 0.5));
}

/// The pixel of a hex centre before x and y are exchanged.
VassalPoint rawCentre(const VassalGrid& grid, VassalHex hex)
{
    const int half = odd(hex.column) ? int(grid.dy / 2) : 0;
    return {toInt(grid.dx * hex.column + grid.x0), toInt(grid.dy * hex.row + half + grid.y0)};
}

/// Whether a pixel is in the polygon that VASSAL tests for a hex with this centre. Its corners are rounded, some one
/// pixel further right and down; left and top edges belong to it, right and bottom edges do not.
bool inHex(const VassalGrid& grid, VassalPoint centre, VassalPoint point)
{
    const auto x = float(centre.x);
    const auto y = float(centre.y);
    const auto dx = float(grid.dx);
    const auto dy = float(grid.dy);
    const float r = 2.F * dx / 3.F;
    const auto round = [](float number) { return nearest(double(number)); };
    const int top = round(y - 0.5F * dy);
    const int bottom = round(y + 0.5F * dy) + 1;
    const std::array<VassalPoint, 6> corners = {{{round(x - r), round(y)},
                                                 {round(x - 0.5F * r), top},
                                                 {round(x + 0.5F * r) + 1, top},
                                                 {round(x + r) + 1, round(y)},
                                                 {round(x + 0.5F * r) + 1, bottom},
                                                 {round(x - 0.5F * r), bottom}}};
    bool inside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        VassalPoint a = corners[i];
        VassalPoint b = corners[(i + 1) % corners.size()];
        if (a.y > b.y)
            std::swap(a, b);
        if (point.y < a.y || point.y >= b.y)
            continue;
        const double across = a.x + double(point.y - a.y) * (b.x - a.x) / (b.y - a.y);
        inside = inside != (point.x < across);
    }
    return inside;
}

std::string letters(int number)
{
    std::string out = number < 0 ? "-" : "";
    const int size = std::abs(number);
    out.append(std::min(std::size_t(size / 26) + 1, mostLetters), char('A' + size % 26));
    return out;
}

std::string digits(int number, int leading)
{
    std::string out = std::to_string(std::abs(number));
    const auto wanted = std::size_t(std::max(leading, 0)) + 1;
    out.insert(0, wanted > out.size() ? wanted - out.size() : 0, '0');
    return (number < 0 ? "-" : "") + out;
}

std::string part(char type, int number, int leading)
{
    return type == 'A' ? letters(number) : digits(number, leading);
}

/// The number that is written like this; nothing if it is none.
std::optional<int> numberOf(char type, std::string_view text)
{
    const bool negative = !text.empty() && text.front() == '-';
    if (negative)
        text.remove_prefix(1);
    if (text.empty() || text.size() > mostLetters)
        return std::nullopt;
    int number = 0;
    if (type == 'A') {
        if (text.front() < 'A' || text.front() > 'Z' || text.find_first_not_of(text.front()) != text.npos)
            return std::nullopt;
        number = 26 * int(text.size() - 1) + (text.front() - 'A');
    } else {
        for (const char c : text) {
            if (c < '0' || c > '9' || number > 100'000'000)
                return std::nullopt;
            number = number * 10 + (c - '0');
        }
    }
    return negative ? -number : number;
}

/// What a location format has before and after the name of the cell; nothing if it does not have exactly that.
std::optional<std::pair<std::string_view, std::string_view>> around(std::string_view format)
{
    constexpr std::string_view cell = "$gridLocation$";
    const std::size_t at = format.find(cell);
    if (at == format.npos)
        return std::nullopt;
    const std::string_view before = format.substr(0, at);
    const std::string_view after = format.substr(at + cell.size());
    if (before.find('$') != before.npos || after.find('$') != after.npos)
        return std::nullopt;
    return std::pair(before, after);
}

/// Whether the centre of a cell is in the rectangle of its grid, made larger by a share of a step.
bool onBoard(const VassalGrid& grid, VassalHex hex, double share)
{
    const auto [x, y] = grid.centre(hex);
    const bool turn = grid.sideways && !grid.square;
    const double across = share * (turn ? grid.dy : grid.dx);
    const double down = share * (turn ? grid.dx : grid.dy);
    return x > grid.left - across && x < double(grid.left) + grid.width + across && y > grid.top - down
           && y < double(grid.top) + grid.height + down;
}

} // namespace

bool VassalGrid::usable() const
{
    const auto step = [](double size) { return std::isfinite(size) && size >= leastStep && size <= mostStep; };
    return step(dx) && step(dy) && within(x0, mostPixels) && within(y0, mostPixels) && within(hOff, mostPixels)
           && within(vOff, mostPixels) && within(left, mostPixels) && within(top, mostPixels) && width > 0 && height > 0
           && width <= mostPixels && height <= mostPixels && within(hLeading, mostLeading)
           && within(vLeading, mostLeading);
}

VassalHex VassalGrid::cellAt(VassalPoint point) const
{
    const VassalPoint p = turned(*this, point);
    if (square)
        return {nearest((double(p.x) - x0) / dx), nearest((double(p.y) - y0) / dy)};
    const int column = toInt(std::floor((double(p.x) - x0 + dx / 2) / dx));
    const double above = odd(column) ? 0 : dy / 2;
    const VassalHex likely{column, toInt(std::floor((double(p.y) - y0 + above) / dy))};
    if (inHex(*this, rawCentre(*this, likely), p))
        return likely;
    const int lower = odd(column) ? 1 : 0;
    for (const VassalHex step :
         {VassalHex{-1, lower - 1}, VassalHex{-1, lower}, VassalHex{1, lower - 1}, VassalHex{1, lower}}) {
        const VassalHex other{likely.column + step.column, likely.row + step.row};
        if (inHex(*this, rawCentre(*this, other), p))
            return other;
    }
    return likely;
}

VassalPoint VassalGrid::snapPoint(VassalHex cell) const
{
    if (square)
        return {x0 + nearest(dx * cell.column), y0 + nearest(dy * cell.row)};
    return turned(*this, rawCentre(*this, cell));
}

std::pair<double, double> VassalGrid::centre(VassalHex cell) const
{
    const double x = x0 + dx * cell.column;
    const double y = y0 + dy * cell.row + (!square && odd(cell.column) ? dy / 2 : 0);
    return sideways && !square ? std::pair(y, x) : std::pair(x, y);
}

CellNumbers VassalGrid::numbers(VassalHex cell) const
{
    const bool turn = sideways && !square;
    const bool columnsFall = turn ? vDescend : hDescend;
    const bool rowsFall = turn ? hDescend : vDescend;
    std::int64_t column = cell.column;
    std::int64_t row = cell.row;
    if (columnsFall)
        column = std::int64_t(turn ? mostRows(*this) : mostColumns(*this)) - column;
    if (rowsFall)
        row = std::int64_t(turn ? mostColumns(*this) : mostRows(*this)) - row;
    if (!square && stagger && odd(cell.column))
        row += rowsFall ? -1 : 1;
    if (!square && oblique)
        row += stagger ? column / 2 : 1 - column / 2;
    return {column + hOff, row + vOff};
}

std::string VassalGrid::name(VassalHex cell) const
{
    if (!numbered)
        return {};
    const CellNumbers n = numbers(cell);
    const std::string column = part(hType, toInt(double(n.column)), hLeading);
    const std::string row = part(vType, toInt(double(n.row)), vLeading);
    return first == 'H' ? column + sep + row : row + sep + column;
}

std::optional<VassalHex> VassalGrid::named(std::string_view text) const
{
    const auto frame = around(locationFormat);
    if (!numbered || !frame || text.size() > 4 * mostLetters || !text.starts_with(frame->first)
        || !text.ends_with(frame->second) || text.size() < frame->first.size() + frame->second.size())
        return std::nullopt;
    text.remove_prefix(frame->first.size());
    text.remove_suffix(frame->second.size());
    const bool columnFalls = sideways && !square ? vDescend : hDescend;
    const bool rowFalls = sideways && !square ? hDescend : vDescend;
    std::optional<VassalHex> inside;
    std::optional<VassalHex> near;
    int insides = 0;
    int nears = 0;
    for (std::size_t cut = 1; cut + sep.size() < text.size(); ++cut) {
        if (text.substr(cut, sep.size()) != sep)
            continue;
        const std::string_view one = text.substr(0, cut);
        const std::string_view two = text.substr(cut + sep.size());
        const std::optional<int> column = numberOf(hType, first == 'H' ? one : two);
        const std::optional<int> row = numberOf(vType, first == 'H' ? two : one);
        if (!column || !row)
            continue;
        const int c = int(*column - numbers({0, 0}).column) * (columnFalls ? -1 : 1);
        const VassalHex hex{c, int(*row - numbers({c, 0}).row) * (rowFalls ? -1 : 1)};
        if (!onBoard(*this, hex, 0.5) || name(hex) != text)
            continue;
        near = hex;
        ++nears;
        if (onBoard(*this, hex, 0)) {
            inside = hex;
            ++insides;
        }
    }
    return insides == 1 ? inside : insides == 0 && nears == 1 ? near : std::nullopt;
}

} // namespace fw
