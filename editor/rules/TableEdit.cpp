#include "editor/rules/TableEdit.h"

#include <algorithm>

namespace fw {

namespace {

/// The number of cells in a row for one band of an axis: the product of the bands of the axes after it.
int strideOf(const Table& table, int axis)
{
    int stride = 1;
    for (std::size_t a = std::size_t(axis) + 1; a < table.axes.size(); ++a)
        stride *= int(table.axes[a].bands.size());
    return stride;
}

/// Calls `change` for each block of each row. A block holds the cells of all bands of an axis for fixed bands of the
/// axes before it, as one list for each band.
template <class F>
void eachBlock(Table& table, int axis, F change)
{
    const auto stride = std::size_t(strideOf(table, axis));
    const auto bands = table.axes[std::size_t(axis)].bands.size();
    for (TableRow& row : table.rows) {
        row.cells.resize(std::max(row.cells.size(), stride * bands));
        std::vector<std::string> out;
        for (std::size_t begin = 0; begin + stride * bands <= row.cells.size(); begin += stride * bands) {
            std::vector<std::vector<std::string>> parts;
            for (std::size_t b = 0; b < bands; ++b) {
                const auto from = row.cells.begin() + std::ptrdiff_t(begin + b * stride);
                parts.emplace_back(from, from + std::ptrdiff_t(stride));
            }
            change(parts);
            for (const auto& part : parts)
                out.insert(out.end(), part.begin(), part.end());
        }
        row.cells = std::move(out);
    }
}

Axis& axisOf(Table& table, int axis)
{
    return table.axes[std::size_t(axis)];
}

bool isRatio(const Axis& axis)
{
    return axis.kind == AxisKind::Ratio;
}

/// Gives rows the labels of the first axis.
void relabelRows(Table& table)
{
    const auto& bands = table.axes.front().bands;
    for (std::size_t i = 0; i < table.rows.size() && i < bands.size(); ++i)
        table.rows[i].row = bands[i].label;
}

} // namespace

int TableGrid::rows(const Table& table)
{
    return table.axes.empty() ? 0 : int(table.axes.front().bands.size());
}

int TableGrid::columns(const Table& table)
{
    return table.axes.empty() ? 0 : strideOf(table, 0);
}

std::string TableGrid::cell(const Table& table, int row, int column)
{
    if (row < 0 || std::size_t(row) >= table.rows.size())
        return {};
    const auto& cells = table.rows[std::size_t(row)].cells;
    return column >= 0 && std::size_t(column) < cells.size() ? cells[std::size_t(column)] : std::string();
}

void TableGrid::setCell(Table& table, int row, int column, const std::string& text)
{
    if (row < 0 || std::size_t(row) >= table.rows.size() || column < 0 || column >= columns(table))
        return;
    auto& cells = table.rows[std::size_t(row)].cells;
    cells.resize(std::max(cells.size(), std::size_t(column) + 1));
    cells[std::size_t(column)] = text;
}

std::vector<std::string> TableGrid::columnHeads(const Table& table, int column)
{
    std::vector<std::string> out;
    for (std::size_t a = 1; a < table.axes.size(); ++a) {
        const auto& bands = table.axes[a].bands;
        if (bands.empty())
            return out;
        const auto index = std::size_t(column / strideOf(table, int(a))) % bands.size();
        out.push_back(bands[index].label);
    }
    return out;
}

int TableGrid::axis(const Table& table, bool across)
{
    return across ? int(table.axes.size()) - 1 : 0;
}

int TableGrid::band(const Table& table, bool across, int index)
{
    if (!across || table.axes.empty())
        return index;
    const auto bands = table.axes.back().bands.size();
    return bands == 0 ? 0 : index % int(bands);
}

void insertBand(Table& table, int axis, int at, const std::string& label)
{
    Axis& a = axisOf(table, axis);
    Band band;
    band.label = label;
    const auto n = int(a.bands.size());
    if (a.kind != AxisKind::Label) {
        const Band* before = at > 0 ? &a.bands[std::size_t(at) - 1] : nullptr;
        const Band* after = at < n ? &a.bands[std::size_t(at)] : nullptr;
        if (before != nullptr && before->max)
            band.min = *before->max + Rational(1);
        else if (before != nullptr && before->min)
            band.min = *before->min + Rational(1);
        if (after != nullptr && after->min)
            band.max = *after->min - Rational(1);
        if (isRatio(a))
            band.max.reset();
        if (band.min && band.max && *band.min > *band.max)
            band.max = band.min; // no number is left between the neighbours, so the check reports the overlap
        if (label.empty())
            band.label = headingOf(band, isRatio(a));
    }
    if (axis == 0) {
        TableRow row;
        row.row = band.label;
        row.cells.assign(std::size_t(TableGrid::columns(table)), {});
        table.rows.insert(table.rows.begin() + std::min<std::ptrdiff_t>(at, std::ptrdiff_t(table.rows.size())),
                          std::move(row));
    } else {
        const auto stride = std::size_t(strideOf(table, axis));
        eachBlock(table, axis,
                  [&](auto& parts) { parts.insert(parts.begin() + at, std::vector<std::string>(stride)); });
        if (axis + 1 == int(table.axes.size()) && !table.columnExtra.empty())
            table.columnExtra.insert(
                table.columnExtra.begin() + std::min<std::ptrdiff_t>(at, std::ptrdiff_t(table.columnExtra.size())), "");
    }
    a.bands.insert(a.bands.begin() + at, std::move(band));
}

bool removeBand(Table& table, int axis, int at)
{
    Axis& a = axisOf(table, axis);
    if (a.bands.size() < 2 || at < 0 || std::size_t(at) >= a.bands.size())
        return false;
    if (axis == 0) {
        if (std::size_t(at) < table.rows.size())
            table.rows.erase(table.rows.begin() + at);
    } else {
        eachBlock(table, axis, [&](auto& parts) { parts.erase(parts.begin() + at); });
        if (axis + 1 == int(table.axes.size()) && std::size_t(at) < table.columnExtra.size())
            table.columnExtra.erase(table.columnExtra.begin() + at);
    }
    a.bands.erase(a.bands.begin() + at);
    return true;
}

bool splitBand(Table& table, int axis, int at, const Rational& second)
{
    Axis& a = axisOf(table, axis);
    if (a.kind == AxisKind::Label || at < 0 || std::size_t(at) >= a.bands.size() || !second.valid())
        return false;
    const Band whole = a.bands[std::size_t(at)];
    if ((whole.min && second <= *whole.min) || (whole.max && second > *whole.max))
        return false;
    Band low = whole, high = whole;
    if (!isRatio(a) || whole.max)
        low.max = second - Rational(1);
    if (isRatio(a))
        low.max.reset();
    high.min = second;
    low.label = isRatio(a) ? whole.label : headingOf(low, false);
    high.label = headingOf(high, isRatio(a));
    if (axis == 0) {
        if (std::size_t(at) < table.rows.size())
            table.rows.insert(table.rows.begin() + at, table.rows[std::size_t(at)]);
    } else {
        eachBlock(table, axis, [&](auto& parts) {
            const auto copy = parts[std::size_t(at)];
            parts.insert(parts.begin() + at, copy);
        });
        if (axis + 1 == int(table.axes.size()) && std::size_t(at) < table.columnExtra.size()) {
            const std::string copy = table.columnExtra[std::size_t(at)];
            table.columnExtra.insert(table.columnExtra.begin() + at, copy);
        }
    }
    a.bands[std::size_t(at)] = high;
    a.bands.insert(a.bands.begin() + at, low);
    if (axis == 0)
        relabelRows(table);
    return true;
}

bool mergeBands(Table& table, int axis, int at)
{
    Axis& a = axisOf(table, axis);
    if (at < 0 || std::size_t(at) + 1 >= a.bands.size())
        return false;
    const Band second = a.bands[std::size_t(at) + 1];
    removeBand(table, axis, at + 1);
    Band& first = a.bands[std::size_t(at)];
    if (a.kind != AxisKind::Label) {
        first.max = second.max;
        if (!isRatio(a))
            first.label = headingOf(first, false);
    }
    if (axis == 0)
        relabelRows(table);
    return true;
}

std::string headingOf(const Band& band, bool ratio)
{
    if (ratio && band.min) {
        // 3 is "3-1", 1/2 is "1-2".
        return std::to_string(band.min->num()) + "-" + std::to_string(band.min->den());
    }
    if (band.min && band.max && *band.min == *band.max)
        return band.min->text();
    if (band.min && band.max)
        return band.min->text() + ".." + band.max->text();
    if (band.min)
        return ">=" + band.min->text();
    if (band.max)
        return "<=" + band.max->text();
    return "all";
}

std::vector<std::vector<std::string>> readBlock(const std::string& text)
{
    std::vector<std::vector<std::string>> block(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        std::string& cell = block.back().back();
        if (quoted) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
                cell += '"';
                ++i;
            } else if (c == '"') {
                quoted = false;
            } else {
                cell += c;
            }
        } else if (c == '"' && cell.empty()) {
            quoted = true;
        } else if (c == '\t') {
            block.back().emplace_back();
        } else if (c == '\n') {
            block.emplace_back(1);
        } else if (c != '\r') {
            cell += c;
        }
    }
    // A spreadsheet also puts a line end after the last line.
    if (block.size() > 1 && block.back().size() == 1 && block.back().front().empty())
        block.pop_back();
    return block;
}

std::string writeBlock(const std::vector<std::vector<std::string>>& block)
{
    std::string out;
    for (const auto& row : block) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                out += '\t';
            if (row[i].find_first_of("\t\n\"") == std::string::npos) {
                out += row[i];
                continue;
            }
            out += '"';
            for (const char c : row[i])
                out += c == '"' ? std::string("\"\"") : std::string(1, c);
            out += '"';
        }
        out += '\n';
    }
    return out;
}

} // namespace fw
