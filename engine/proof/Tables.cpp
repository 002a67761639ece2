// Checks a table by itself: bands without gap or overlap, headings that agree with the bands, cells that rise or fall
// without going back.
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <map>
#include <optional>
#include <regex>

namespace fw {

namespace {

FindingSpot bandSpot(const Table& table, std::size_t axis, const Band& band)
{
    FindingSpot spot{"table", table.id, {}, {}};
    (axis == 0 && table.axes.size() > 1 ? spot.row : spot.column) = band.label;
    return spot;
}

void order(const Table& table, std::size_t a, FindingCollector& found)
{
    const Axis& axis = table.axes[a];
    const bool ratio = axis.kind == AxisKind::Ratio;
    for (std::size_t i = 0; i < axis.bands.size(); ++i) {
        const Band& band = axis.bands[i];
        const FindingSpot spot = bandSpot(table, a, band);
        if (band.min && band.max && *band.min > *band.max) {
            found.add("bands/empty", spot,
                      Text("the band holds nothing: {0} to {1}", {band.min->text(), band.max->text()}),
                      "put the smaller bound first", table.cite);
            continue;
        }
        if (i == 0)
            continue;
        const Band& before = axis.bands[i - 1];
        if (!band.min) {
            found.add("bands/open", spot, Text("the band is open below, and so takes what '{0}' holds", {before.label}),
                      "give it a lower bound", table.cite);
        } else if (before.max && *band.min <= *before.max) {
            found.add("bands/overlap", spot,
                      Text("the band overlaps '{0}': both hold {1}", {before.label, band.min->text()}),
                      "let it begin above the band before", table.cite);
        } else if (!before.max && before.min && *band.min <= *before.min) {
            found.add("bands/order", spot, Text("the band does not begin above '{0}'", {before.label}),
                      "sort the bands from low to high", table.cite);
        } else if (!ratio && before.max && *band.min > *before.max + Rational(1)) {
            found.add("bands/gap", spot,
                      Text("there is a gap after '{0}': {1} to {2} is in no band",
                           {before.label, (*before.max + Rational(1)).text(), (*band.min - Rational(1)).text()}),
                      "let the bands join", table.cite);
        }
    }
}

/// The bounds that a heading gives; false when its form is unknown.
bool read(const std::string& label, bool ratio, std::optional<Rational>& min, std::optional<Rational>& max)
{
    // These regular expressions read headings of a few letters, and no ruling waits for them.
    static const std::regex one("([+-]?[0-9]+)");
    static const std::regex range("([+-]?[0-9]+)(?:\\.\\.| to )([+-]?[0-9]+)");
    static const std::regex plainRange("([0-9]+)-([0-9]+)");
    static const std::regex least("(?:>= ?([+-]?[0-9]+)|([+-]?[0-9]+)(?: or more| or higher))");
    static const std::regex most("(?:<= ?([+-]?[0-9]+)|([+-]?[0-9]+)(?: or less| or lower))");
    const auto number = [](std::string text) {
        if (!text.empty() && text[0] == '+')
            text.erase(0, 1);
        return Rational::parse(text);
    };
    std::smatch m;
    if (ratio) {
        if (!std::regex_match(label, m, plainRange))
            return false;
        min = number(m[1].str()) / number(m[2].str());
        max.reset();
        return true;
    }
    if (std::regex_match(label, m, one)) {
        min = max = number(m[1].str());
        return true;
    }
    if (std::regex_match(label, m, range) || std::regex_match(label, m, plainRange)) {
        min = number(m[1].str());
        max = number(m[2].str());
        return true;
    }
    if (std::regex_match(label, m, least)) {
        min = number(m[1].matched ? m[1].str() : m[2].str());
        max.reset();
        return true;
    }
    if (std::regex_match(label, m, most)) {
        min.reset();
        max = number(m[1].matched ? m[1].str() : m[2].str());
        return true;
    }
    return false;
}

std::string bounds(const std::optional<Rational>& min, const std::optional<Rational>& max)
{
    return (min ? min->text() : std::string("-")) + " to " + (max ? max->text() : std::string("-"));
}

void headings(const Table& table, std::size_t a, FindingCollector& found)
{
    const Axis& axis = table.axes[a];
    const bool ratio = axis.kind == AxisKind::Ratio;
    std::map<std::string, int> labels;
    for (const Band& band : axis.bands) {
        if (++labels[band.label] == 2)
            found.add("headings/twice", bandSpot(table, a, band), "two bands have this heading", "rename one",
                      table.cite);
        if (axis.kind == AxisKind::Label)
            continue;
        std::optional<Rational> min, max;
        if (!read(band.label, ratio, min, max))
            continue;
        // The outermost bands may be open beyond the bounds of their headings.
        if (&band == &axis.bands.front() && !band.min)
            min.reset();
        if (&band == &axis.bands.back() && !band.max)
            max.reset();
        // The heading of odds gives only the start of the band.
        if (min == band.min && (ratio || max == band.max))
            continue;
        found.add("headings/bounds", bandSpot(table, a, band),
                  Text("the heading says {0}, the band holds {1}", {bounds(min, max), bounds(band.min, band.max)}),
                  "change the heading or the band", table.cite);
    }
}

/// The value of a cell or heading: a number, or odds such as 3-2; invalid for any other word.
Rational valueOf(const std::string& word)
{
    const std::size_t dash = word.find('-', 1);
    return dash == std::string::npos ? Rational::parse(word)
                                     : Rational::parse(word.substr(0, dash)) / Rational::parse(word.substr(dash + 1));
}

/// Whether the bands of an axis rise: numbers, ratios, or words that are rising odds.
bool ordered(const Axis& axis)
{
    if (axis.bands.size() < 2)
        return false;
    if (axis.kind != AxisKind::Label)
        return true;
    for (std::size_t i = 0; i < axis.bands.size(); ++i) {
        const Rational here = valueOf(axis.bands[i].label);
        if (!here.valid() || (i > 0 && !(valueOf(axis.bands[i - 1].label) < here)))
            return false;
    }
    return true;
}

/// The cells of a table in rows, and the axes along which they have an order.
struct Chart {
    std::vector<std::vector<std::string>> cells;
    bool along = false; ///< within a row
    bool down = false;  ///< within a column
    bool values = true; ///< each cell is a number or odds
};

bool chartOf(const Table& table, Chart& out)
{
    if (table.axes.empty() || table.axes.size() > 2 || table.rows.size() != table.axes[0].bands.size())
        return false;
    const std::size_t columns = table.axes.size() < 2 ? 1 : table.axes[1].bands.size();
    out.down = ordered(table.axes[0]);
    out.along = table.axes.size() == 2 && ordered(table.axes[1]);
    for (const TableRow& row : table.rows) {
        if (row.cells.size() != columns)
            return false;
        out.cells.push_back(row.cells);
        for (const std::string& cell : row.cells)
            out.values = out.values && valueOf(cell).valid();
    }
    // Columns of words are separate lists, as in a turn track: they need no order.
    return out.down ? out.along || columns == 1 : out.along && table.rows.size() == 1;
}

/// The chart of one part of its cells `x/y`, in which a cell without parts is empty; none when few cells have two
/// parts.
std::optional<Chart> partOf(const Chart& chart, bool second)
{
    Chart out = chart;
    out.values = true;
    std::size_t cut = 0, all = 0;
    for (auto& row : out.cells) {
        for (std::string& cell : row) {
            const std::size_t slash = cell.find('/');
            cut += slash != std::string::npos;
            ++all;
            cell = slash == std::string::npos ? std::string() : second ? cell.substr(slash + 1) : cell.substr(0, slash);
            out.values = out.values && (cell.empty() || valueOf(cell).valid());
        }
    }
    return cut * 2 > all ? std::optional(std::move(out)) : std::nullopt;
}

/// The row and column of each cell in one line that is not empty, in order.
std::vector<std::pair<std::size_t, std::size_t>> lineOf(const Chart& chart, bool down, std::size_t line)
{
    std::vector<std::pair<std::size_t, std::size_t>> out;
    const std::size_t length = down ? chart.cells.size() : chart.cells.front().size();
    for (std::size_t i = 0; i < length; ++i) {
        const std::pair at(down ? i : line, down ? line : i);
        if (!chart.cells[at.first][at.second].empty())
            out.push_back(at);
    }
    return out;
}

std::size_t lines(const Chart& chart, bool down)
{
    return down ? chart.cells.front().size() : chart.cells.size();
}

/// Tells which of two codes comes later along the ordered axis of the chart.
class Ranks
{
public:
    explicit Ranks(const Chart& chart) : mValues(chart.values)
    {
        for (std::size_t l = 0; l < lines(chart, !chart.along); ++l) {
            const auto line = lineOf(chart, !chart.along, l);
            for (std::size_t i = 0; i < line.size(); ++i)
                for (std::size_t j = i + 1; j < line.size(); ++j)
                    ++mBefore[chart.cells[line[i].first][line[i].second]][chart.cells[line[j].first][line[j].second]];
        }
    }
    /// 1 when `b` comes after `a` more often than before it, -1 when less often, 0 when equally often.
    int step(const std::string& a, const std::string& b) const
    {
        if (a == b)
            return 0;
        if (mValues) {
            const Rational x = valueOf(a), y = valueOf(b);
            return x < y ? 1 : y < x ? -1 : 0;
        }
        const int there = times(a, b), back = times(b, a);
        return there > back ? 1 : there < back ? -1 : 0;
    }

private:
    int times(const std::string& a, const std::string& b) const
    {
        const auto from = mBefore.find(a);
        if (from == mBefore.end())
            return 0;
        const auto to = from->second.find(b);
        return to == from->second.end() ? 0 : to->second;
    }
    std::map<std::string, std::map<std::string, int>> mBefore;
    bool mValues;
};

struct Break {
    std::size_t row, column, otherRow, otherColumn;
};

/// Finds neighbouring cells whose order is against that of most others.
class Breaks
{
public:
    Breaks(const Chart& chart, const Ranks& ranks) : mChart(chart), mRanks(ranks)
    {
        for (const bool down : {false, true}) {
            if (!(down ? chart.down : chart.along))
                continue;
            for (std::size_t l = 0; l < lines(chart, down); ++l)
                collect(lineOf(chart, down, l));
            settle();
        }
    }
    std::vector<Break> list;

private:
    void collect(const std::vector<std::pair<std::size_t, std::size_t>>& line)
    {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const auto& [r, c] = line[i];
            const auto& [r2, c2] = line[i + 1];
            if (const int step = mRanks.step(mChart.cells[r][c], mChart.cells[r2][c2]); step != 0)
                (step > 0 ? mUp : mBack).push_back({r, c, r2, c2});
        }
    }
    /// When more than a quarter of the pairs break the order, the cells have no order to break.
    void settle()
    {
        const std::vector<Break>& fewer = mUp.size() < mBack.size() ? mUp : mBack;
        if (fewer.size() * 4 <= mUp.size() + mBack.size())
            list.insert(list.end(), fewer.begin(), fewer.end());
        mUp.clear();
        mBack.clear();
    }

    const Chart& mChart;
    const Ranks& mRanks;
    std::vector<Break> mUp, mBack;
};

void monotony(const Table& table, const Chart& chart, FindingCollector& found)
{
    const Ranks ranks(chart);
    std::vector<Break> breaks = Breaks(chart, ranks).list;
    // Name the cell that explains most breaks; these breaks need no other finding.
    while (!breaks.empty()) {
        std::map<std::pair<std::size_t, std::size_t>, int> setCulprit;
        for (const Break& b : breaks) {
            ++setCulprit[{b.row, b.column}];
            ++setCulprit[{b.otherRow, b.otherColumn}];
        }
        const auto worst = std::ranges::max_element(setCulprit, [](const auto& a, const auto& b) {
                               return a.second < b.second;
                           })->first;
        const auto first = std::ranges::find_if(breaks, [&](const Break& b) {
            return std::pair(b.row, b.column) == worst || std::pair(b.otherRow, b.otherColumn) == worst;
        });
        const bool inRow = first->row == first->otherRow;
        found.add("monotony",
                  {"table", table.id, table.rows[worst.first].row,
                   table.axes.size() < 2 ? std::string() : table.axes[1].bands[worst.second].label},
                  Text(inRow ? "'{0}' breaks the order of the row: '{1}' is before '{2}' here, and after it elsewhere"
                             : "'{0}' breaks the order of the column: '{1}' is above '{2}'",
                       {chart.cells[worst.first][worst.second], chart.cells[first->row][first->column],
                        chart.cells[first->otherRow][first->otherColumn]}),
                  "change the cell, or accept it with a reason", table.cite);
        std::erase_if(breaks, [&](const Break& b) {
            return std::pair(b.row, b.column) == worst || std::pair(b.otherRow, b.otherColumn) == worst;
        });
    }
}

} // namespace

void proveTables(const std::vector<Table>& tables, FindingCollector& found)
{
    for (const Table& table : tables) {
        for (std::size_t a = 0; a < table.axes.size(); ++a) {
            if (table.axes[a].kind != AxisKind::Label)
                order(table, a, found);
            headings(table, a, found);
        }
        Chart chart;
        if (!chartOf(table, chart))
            continue;
        const std::optional<Chart> first = partOf(chart, false);
        monotony(table, first ? *first : chart, found);
        if (first)
            monotony(table, *partOf(chart, true), found);
    }
}

} // namespace fw
