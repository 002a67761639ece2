// A table by itself: bands without gap or overlap, headings that say what the bands hold, cells
// that get better or worse without going back.
#include "engine/proof/Found.h"

#include <algorithm>
#include <map>
#include <regex>

namespace fw {

namespace {

FindingSpot bandSpot(const Table& table, std::size_t axis, const Band& band)
{
    FindingSpot spot{"table", table.id, {}, {}};
    (axis == 0 && table.axes.size() > 1 ? spot.row : spot.column) = band.label;
    return spot;
}

void order(const Table& table, std::size_t a, Found& found)
{
    const Axis& axis = table.axes[a];
    const bool ratio = axis.kind == "ratio";
    for (std::size_t i = 0; i < axis.bands.size(); ++i) {
        const Band& band = axis.bands[i];
        const FindingSpot spot = bandSpot(table, a, band);
        if (band.min && band.max && *band.min > *band.max) {
            found.wrong("bands", spot, Text("the band holds nothing: {0} to {1}", {band.min->text(), band.max->text()}),
                        "put the smaller bound first", table.cite);
            continue;
        }
        if (i == 0)
            continue;
        const Band& before = axis.bands[i - 1];
        if (!band.min) {
            found.wrong("bands", spot, Text("the band is open below, and so takes what '{0}' holds", {before.label}),
                        "give it a lower bound", table.cite);
        } else if (before.max && *band.min <= *before.max) {
            found.wrong("bands", spot, Text("the band overlaps '{0}': both hold {1}", {before.label, band.min->text()}),
                        "let it begin above the band before", table.cite);
        } else if (!before.max && before.min && *band.min <= *before.min) {
            found.wrong("bands", spot, Text("the band does not begin above '{0}'", {before.label}),
                        "sort the bands from low to high", table.cite);
        } else if (!ratio && before.max && *band.min > *before.max + Rational(1)) {
            found.wrong("bands", spot,
                        Text("there is a gap after '{0}': {1} to {2} is in no band",
                             {before.label, (*before.max + Rational(1)).text(), (*band.min - Rational(1)).text()}),
                        "let the bands join", table.cite);
        }
    }
}

/// The bounds a heading speaks of; false when it is written in no way known here.
bool read(const std::string& label, bool ratio, std::optional<Rational>& min, std::optional<Rational>& max)
{
    // Regular expressions over headings of a few letters; nothing a ruling waits for.
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

void headings(const Table& table, std::size_t a, Found& found)
{
    const Axis& axis = table.axes[a];
    const bool ratio = axis.kind == "ratio";
    std::map<std::string, int> labels;
    for (const Band& band : axis.bands) {
        if (++labels[band.label] == 2)
            found.wrong("headings", bandSpot(table, a, band), "two bands have this heading", "rename one", table.cite);
        if (axis.kind == "label")
            continue;
        std::optional<Rational> min, max;
        if (!read(band.label, ratio, min, max))
            continue;
        // The outermost bands may be open beyond what their headings name.
        if (&band == &axis.bands.front() && !band.min)
            min.reset();
        if (&band == &axis.bands.back() && !band.max)
            max.reset();
        // The heading of odds names where the band begins only.
        if (min == band.min && (ratio || max == band.max))
            continue;
        found.wrong("headings", bandSpot(table, a, band),
                    Text("the heading says {0}, the band holds {1}", {bounds(min, max), bounds(band.min, band.max)}),
                    "change the heading or the band", table.cite);
    }
}

/// A chart whose first and last axes are numbers, its cells in rows.
struct Chart {
    std::size_t rows = 0, columns = 0;
    std::vector<std::vector<std::string>> cells;
    bool numbers = true;
};

bool chartOf(const Table& table, Chart& out)
{
    if (table.axes.size() != 2)
        return false;
    for (const Axis& axis : table.axes)
        if (axis.kind == "label" || axis.bands.size() < 2)
            return false;
    out.rows = table.axes[0].bands.size();
    out.columns = table.axes[1].bands.size();
    if (table.rows.size() != out.rows)
        return false;
    for (const TableRow& row : table.rows) {
        if (row.cells.size() != out.columns)
            return false;
        out.cells.push_back(row.cells);
        for (const std::string& cell : row.cells)
            out.numbers = out.numbers && Rational::parse(cell).valid();
    }
    return true;
}

/// Which of two codes stands further to the right in the rows of the chart.
class Ranks
{
public:
    explicit Ranks(const Chart& chart) : mNumbers(chart.numbers)
    {
        for (const auto& row : chart.cells)
            for (std::size_t i = 0; i < row.size(); ++i)
                for (std::size_t j = i + 1; j < row.size(); ++j)
                    ++mBefore[row[i]][row[j]];
    }
    /// 1 when `b` stands after `a` more often than before it, -1 the other way, 0 when neither.
    int step(const std::string& a, const std::string& b) const
    {
        if (a == b)
            return 0;
        if (mNumbers) {
            const Rational x = Rational::parse(a), y = Rational::parse(b);
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
    bool mNumbers;
};

struct Break {
    std::size_t row, column, otherRow, otherColumn;
};

/// Neighbouring cells that go against the way in which most of them go.
void breaksAlong(const Chart& chart, const Ranks& ranks, bool down, std::vector<Break>& out)
{
    std::vector<Break> up, back;
    const std::size_t rows = chart.rows - (down ? 1 : 0), columns = chart.columns - (down ? 0 : 1);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            const std::size_t r2 = r + (down ? 1 : 0), c2 = c + (down ? 0 : 1);
            const int step = ranks.step(chart.cells[r][c], chart.cells[r2][c2]);
            if (step != 0)
                (step > 0 ? up : back).push_back({r, c, r2, c2});
        }
    }
    std::vector<Break>& fewer = up.size() < back.size() ? up : back;
    const std::size_t all = up.size() + back.size();
    // A chart that goes to and fro everywhere has no way to go against.
    if (all > 0 && fewer.size() * 4 <= all)
        out.insert(out.end(), fewer.begin(), fewer.end());
}

void monotony(const Table& table, Found& found)
{
    Chart chart;
    if (!chartOf(table, chart))
        return;
    const Ranks ranks(chart);
    std::vector<Break> breaks;
    breaksAlong(chart, ranks, false, breaks);
    breaksAlong(chart, ranks, true, breaks);
    // The cell that explains most breaks is named, and those are settled with it.
    while (!breaks.empty()) {
        std::map<std::pair<std::size_t, std::size_t>, int> blame;
        for (const Break& b : breaks) {
            ++blame[{b.row, b.column}];
            ++blame[{b.otherRow, b.otherColumn}];
        }
        const auto worst = std::ranges::max_element(blame, [](const auto& a, const auto& b) {
                               return a.second < b.second;
                           })->first;
        const auto first = std::ranges::find_if(breaks, [&](const Break& b) {
            return std::pair(b.row, b.column) == worst || std::pair(b.otherRow, b.otherColumn) == worst;
        });
        const bool inRow = first->row == first->otherRow;
        found.add(Severity::Warning, "monotony",
                  {"table", table.id, table.rows[worst.first].row, table.axes[1].bands[worst.second].label},
                  Text(inRow ? "'{0}' breaks the order of the row: '{1}' stands before '{2}' here, "
                               "and after it elsewhere"
                             : "'{0}' breaks the order of the column: '{1}' stands above '{2}'",
                       {chart.cells[worst.first][worst.second], chart.cells[first->row][first->column],
                        chart.cells[first->otherRow][first->otherColumn]}),
                  "change the cell, or accept it with a reason", table.cite);
        std::erase_if(breaks, [&](const Break& b) {
            return std::pair(b.row, b.column) == worst || std::pair(b.otherRow, b.otherColumn) == worst;
        });
    }
}

} // namespace

void proveTables(const std::vector<Table>& tables, Found& found)
{
    for (const Table& table : tables) {
        for (std::size_t a = 0; a < table.axes.size(); ++a) {
            if (table.axes[a].kind != "label")
                order(table, a, found);
            headings(table, a, found);
        }
        monotony(table, found);
    }
}

} // namespace fw
