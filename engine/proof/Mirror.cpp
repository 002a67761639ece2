// Checks a matrix of a list against itself: what one side gains the other loses.
#include "engine/proof/FindingCollector.h"

#include <algorithm>

namespace fw {

namespace {

/// Whether rows and columns have the same headings in the same order.
bool againstItself(const Table& table)
{
    if (table.axes.size() != 2 || table.axes[0].kind != AxisKind::Label || table.axes[1].kind != AxisKind::Label)
        return false;
    const std::vector<Band>&rows = table.axes[0].bands, &columns = table.axes[1].bands;
    const auto alike = [](const Band& a, const Band& b) { return a.label == b.label; };
    return rows.size() > 2 && table.rows.size() == rows.size()
           && std::equal(rows.begin(), rows.end(), columns.begin(), columns.end(), alike)
           && std::ranges::all_of(table.rows, [&](const TableRow& row) { return row.cells.size() == columns.size(); });
}

/// Whether two cells mirror each other across the diagonal: the number with the other sign, or the same word.
bool mirrored(const std::string& a, const std::string& b)
{
    const Rational x = Rational::parse(a), y = Rational::parse(b);
    return x.valid() && y.valid() ? x + y == Rational(0) : !x.valid() && !y.valid() && a == b;
}

} // namespace

void proveMirrors(const std::vector<Table>& tables, FindingCollector& found)
{
    for (const Table& table : tables) {
        if (!againstItself(table))
            continue;
        std::vector<std::pair<std::size_t, std::size_t>> breaks;
        const std::size_t n = table.rows.size();
        for (std::size_t r = 0; r < n; ++r)
            for (std::size_t c = r; c < n; ++c)
                if (!mirrored(table.rows[r].cells[c], table.rows[c].cells[r]))
                    breaks.emplace_back(r, c);
        // When more than a quarter of the cells break the mirror, the matrix is not meant as one.
        if (breaks.size() * 4 > n * (n + 1) / 2)
            continue;
        for (const auto& [r, c] : breaks)
            found.add("mirror", {"table", table.id, table.rows[r].row, table.axes[1].bands[c].label},
                      r == c ? Text("{0} against itself is '{1}', and other rows are even against themselves",
                                    {table.rows[r].row, table.rows[r].cells[c]})
                             : Text("'{0}' here and '{1}' in row {2}, column {3}: elsewhere what one side gains "
                                    "the other loses",
                                    {table.rows[r].cells[c], table.rows[c].cells[r], table.rows[c].row,
                                     table.axes[1].bands[r].label}),
                      "change one of the two, or accept it with a reason", table.cite);
    }
}

} // namespace fw
