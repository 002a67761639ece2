#include "engine/grid/Numbering.h"

#include <algorithm>
#include <optional>

namespace fw {

namespace {

constexpr int maxDigits = 9;
constexpr std::size_t maxPart = 9; ///< the longest part of a readable label
constexpr std::int64_t maxStart = 1'000'000;

/// How the numbers of one axis are written.
struct AxisStyle {
    bool letters;
    bool descending;
    int start;
    int digits;
    int count;

    bool valid() const { return start >= (letters ? 1 : 0) && start <= maxStart && digits >= 0 && digits <= maxDigits; }
    std::int64_t number(int index) const { return std::int64_t{start} + (descending ? count - 1 - index : index); }
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

std::string written(const AxisStyle& axis, int index)
{
    std::int64_t number = axis.number(index);
    if (!axis.letters) {
        const std::string digits = std::to_string(number);
        const auto wanted = static_cast<std::size_t>(axis.digits);
        return digits.size() < wanted ? std::string(wanted - digits.size(), '0') + digits : digits;
    }
    std::string letters;
    for (; number > 0; number = (number - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (number - 1) % 26));
    return letters;
}

/// The index that is written exactly like this; none if there is none.
std::optional<int> index(const AxisStyle& axis, std::string_view part)
{
    if (part.empty() || part.size() > maxPart)
        return std::nullopt;
    std::int64_t number = 0;
    for (const char c : part) {
        if (axis.letters ? c < 'A' || c > 'Z' : c < '0' || c > '9')
            return std::nullopt;
        number = axis.letters ? number * 26 + (c - 'A' + 1) : number * 10 + (c - '0');
    }
    const std::int64_t offset = number - axis.start;
    if (offset < 0 || offset >= axis.count)
        return std::nullopt;
    const int found = static_cast<int>(axis.descending ? axis.count - 1 - offset : offset);
    return written(axis, found) == part ? std::optional<int>(found) : std::nullopt;
}

AxisStyle columnAxis(const Numbering& n, const Grid& grid)
{
    return {n.columnLetters, n.columnDescending, n.columnStart, n.columnDigits, grid.columns};
}

AxisStyle rowAxis(const Numbering& n, const Grid& grid)
{
    return {n.rowLetters, n.rowDescending, n.rowStart, n.rowDigits, grid.rows};
}

} // namespace

std::string Numbering::label(const Grid& grid, Cell cell) const
{
    if (grid.linked())
        return grid.valid() && grid.contains(cell) ? grid.graph->id(cell) : std::string();
    const AxisStyle columnsAs = columnAxis(*this, grid);
    const AxisStyle rowsAs = rowAxis(*this, grid);
    if (!grid.contains(cell) || !columnsAs.valid() || !rowsAs.valid())
        return {};
    const std::string column = written(columnsAs, grid.column(cell));
    const std::string row = written(rowsAs, grid.row(cell));
    return columnFirst ? column + separator + row : row + separator + column;
}

Cell Numbering::parse(const Grid& grid, std::string_view text) const
{
    if (grid.linked())
        return grid.valid() ? grid.graph->named(trimmed(text)) : noCell;
    const AxisStyle columnsAs = columnAxis(*this, grid);
    const AxisStyle rowsAs = rowAxis(*this, grid);
    if (!columnsAs.valid() || !rowsAs.valid())
        return noCell;
    const std::string all = capitals(trimmed(text));
    const std::string between = capitals(separator);
    const std::string_view whole = all;
    Cell found = noCell;
    for (std::size_t cut = 1; cut <= maxPart && cut + between.size() < whole.size(); ++cut) {
        if (whole.substr(cut, between.size()) != between)
            continue;
        const std::string_view first = whole.substr(0, cut);
        const std::string_view second = whole.substr(cut + between.size());
        const std::optional<int> column = index(columnsAs, columnFirst ? first : second);
        const std::optional<int> row = index(rowsAs, columnFirst ? second : first);
        if (!column || !row)
            continue;
        if (found != noCell)
            return noCell;
        found = grid.cell(*column, *row);
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
