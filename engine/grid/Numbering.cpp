#include "engine/grid/Numbering.h"

#include <algorithm>
#include <optional>

namespace fw {

namespace {

constexpr int maxDigits = 9;
constexpr std::size_t maxPart = 10; ///< the longest part of a readable label, with its sign
constexpr std::int64_t maxStart = 1'000'000;

/// How the numbers of one axis are written.
struct AxisStyle {
    bool letters;
    bool doubled; ///< AA, BB after Z
    int start;
    int digits;

    bool valid() const
    {
        return start >= (letters ? 1 : -maxStart) && start <= maxStart && digits >= 0 && digits <= maxDigits;
    }
};

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string capitals(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), upper);
    return result;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string inLetters(std::int64_t number, bool doubled)
{
    if (number < 1)
        return {};
    if (doubled) {
        // A map has fewer lines than make a part too long to read.
        const std::int64_t times = (number - 1) / 26 + 1;
        return times > std::int64_t(maxPart) ? std::string()
                                             : std::string(std::size_t(times), char('A' + (number - 1) % 26));
    }
    std::string letters;
    for (; number > 0; number = (number - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (number - 1) % 26));
    return letters;
}

/// A number as digits or letters; empty for letters before A, and for doubled letters that would be too long.
std::string written(const AxisStyle& axis, std::int64_t number)
{
    if (axis.letters)
        return inLetters(number, axis.doubled);
    const std::string digits = std::to_string(number < 0 ? -number : number);
    const auto wanted = static_cast<std::size_t>(axis.digits);
    const std::string zeros(digits.size() < wanted ? wanted - digits.size() : 0, '0');
    return (number < 0 ? "-" : "") + zeros + digits;
}

/// The number that is written exactly like this; none if there is none.
std::optional<std::int64_t> numberIn(const AxisStyle& axis, std::string_view part)
{
    if (part.empty() || part.size() > maxPart)
        return std::nullopt;
    const bool negative = !axis.letters && part.front() == '-';
    std::int64_t number = 0;
    for (const char c : part.substr(negative ? 1 : 0)) {
        if (axis.letters ? c < 'A' || c > 'Z' : c < '0' || c > '9')
            return std::nullopt;
        number = axis.letters ? number * 26 + (c - 'A' + 1) : number * 10 + (c - '0');
    }
    if (axis.letters && axis.doubled)
        number = 26 * std::int64_t(part.size() - 1) + (part.front() - 'A' + 1);
    number = negative ? -number : number;
    return written(axis, number) == part ? std::optional(number) : std::nullopt;
}

AxisStyle columnAxis(const Numbering& n)
{
    return {n.columnLetters, n.doubledLetters, n.columnStart, n.columnDigits};
}

AxisStyle rowAxis(const Numbering& n)
{
    return {n.rowLetters, n.doubledLetters, n.rowStart, n.rowDigits};
}

/// By how much the line of numbers through the first cell of a straight line has moved, in cells of that line.
int shift(NumberScheme scheme, const Grid& grid, int line)
{
    const int later = grid.evenShoved ? 1 : 0; // the 2nd, 4th ... line is shifted
    switch (scheme) {
    case NumberScheme::Staggered: return (line + later + 1) % 2;
    case NumberScheme::Falling: return -((line + 1 - later) / 2);
    case NumberScheme::Rising: return (line + later) / 2;
    case NumberScheme::Grid:
    case NumberScheme::Running: break;
    }
    return 0;
}

/// A place along an axis of so many cells, counted from its other end if that is where the numbers begin.
std::int64_t counted(bool descending, int count, int index)
{
    return descending ? count - 1 - index : index;
}

/// The cell with these numbers; noCell if the map has none.
Cell cellNumbered(const Numbering& n, const Grid& grid, const CellNumbers& numbers)
{
    const auto place = [](bool descending, int count, std::int64_t offset) {
        return descending ? count - 1 - offset : offset;
    };
    std::int64_t column = place(n.columnDescending, grid.columns, numbers.column - n.columnStart);
    std::int64_t row = place(n.rowDescending, grid.rows, numbers.row - n.rowStart);
    const bool rowsLean = grid.shape == GridShape::HexFlat;
    if (rowsLean ? column < 0 || column >= grid.columns : row < 0 || row >= grid.rows)
        return noCell;
    (rowsLean ? row : column) -= shift(n.scheme, grid, int(rowsLean ? column : row));
    return column < 0 || column >= grid.columns || row < 0 || row >= grid.rows ? noCell
                                                                               : grid.cell(int(column), int(row));
}

} // namespace

bool Numbering::suits(const Grid& grid) const
{
    const bool ofHexes = scheme == NumberScheme::Staggered || scheme == NumberScheme::Falling
                         || scheme == NumberScheme::Rising;
    return grid.linked() || (columnAxis(*this).valid() && rowAxis(*this).valid() && (grid.hex() || !ofHexes));
}

CellNumbers Numbering::numbers(const Grid& grid, Cell cell) const
{
    int column = grid.column(cell);
    int row = grid.row(cell);
    if (scheme == NumberScheme::Running) {
        const std::int64_t across = counted(columnDescending, grid.columns, column);
        const std::int64_t down = counted(rowDescending, grid.rows, row);
        return {columnStart + across * grid.rows + down, rowStart + down * grid.columns + across};
    }
    if (grid.shape == GridShape::HexFlat)
        row += shift(scheme, grid, column);
    else
        column += shift(scheme, grid, row);
    return {columnStart + counted(columnDescending, grid.columns, column),
            rowStart + counted(rowDescending, grid.rows, row)};
}

std::string Numbering::label(const Grid& grid, Cell cell) const
{
    if (grid.linked())
        return grid.valid() && grid.contains(cell) ? grid.graph->id(cell) : std::string();
    if (!grid.contains(cell) || !suits(grid))
        return {};
    const CellNumbers n = numbers(grid, cell);
    const std::string column = written(columnAxis(*this), n.column);
    const std::string row = written(rowAxis(*this), n.row);
    if (scheme == NumberScheme::Running)
        return columnFirst ? column : row;
    if (column.empty() || row.empty())
        return {};
    return columnFirst ? column + separator + row : row + separator + column;
}

Cell Numbering::parse(const Grid& grid, std::string_view text) const
{
    if (grid.linked())
        return grid.valid() ? grid.graph->named(trimmed(text)) : noCell;
    if (!suits(grid))
        return noCell;
    const AxisStyle columnsAs = columnAxis(*this);
    const AxisStyle rowsAs = rowAxis(*this);
    const std::string all = capitals(trimmed(text));
    const std::string_view whole = all;
    if (scheme == NumberScheme::Running) {
        const std::optional<std::int64_t> number = numberIn(columnFirst ? columnsAs : rowsAs, whole);
        const std::int64_t index = number.value_or(-1) - (columnFirst ? columnStart : rowStart);
        if (!number || index < 0 || index >= grid.cellCount())
            return noCell;
        const int line = columnFirst ? grid.rows : grid.columns;
        const int across = int(columnFirst ? index / line : index % line);
        const int down = int(columnFirst ? index % line : index / line);
        return grid.cell(int(counted(columnDescending, grid.columns, across)),
                         int(counted(rowDescending, grid.rows, down)));
    }
    const std::string between = capitals(separator);
    Cell found = noCell;
    for (std::size_t cut = 1; cut <= maxPart && cut + between.size() < whole.size(); ++cut) {
        if (whole.substr(cut, between.size()) != between)
            continue;
        const std::string_view first = whole.substr(0, cut);
        const std::string_view second = whole.substr(cut + between.size());
        const std::optional<std::int64_t> column = numberIn(columnsAs, columnFirst ? first : second);
        const std::optional<std::int64_t> row = numberIn(rowsAs, columnFirst ? second : first);
        const Cell cell = column && row ? cellNumbered(*this, grid, {*column, *row}) : noCell;
        if (cell == noCell)
            continue;
        if (found != noCell)
            return noCell;
        found = cell;
    }
    return found;
}

bool Numbering::unambiguous(const Grid& grid) const
{
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (parse(grid, label(grid, cell)) != cell)
            return false;
    }
    return true;
}

Numbering fourDigits()
{
    return {};
}

Numbering letterAndNumber()
{
    Numbering numbering;
    numbering.columnFirst = false;
    numbering.rowLetters = true;
    numbering.columnDigits = 0;
    numbering.rowDigits = 0;
    return numbering;
}

} // namespace fw
