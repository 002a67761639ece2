// Checks cells of two parts, such as `attacker/defender`, for parts that are exchanged.
#include "engine/proof/FindingCollector.h"

#include <map>

namespace fw {

namespace {

constexpr std::size_t fewestParts = 6; ///< cells of two parts that show an order

/// How often each word is the first and the second part of a cell.
struct PartCounts {
    std::map<std::string, std::size_t> first, second;
    std::size_t cut = 0, all = 0;
};

std::size_t times(const std::map<std::string, std::size_t>& counts, const std::string& word)
{
    const auto found = counts.find(word);
    return found == counts.end() ? 0 : found->second;
}

/// Whether each part of a cell is on its side only here, and on the other side elsewhere.
bool exchanged(const PartCounts& counts, const std::string& first, const std::string& second)
{
    return first != second && times(counts.first, first) == 1 && times(counts.second, first) > 0
           && times(counts.second, second) == 1 && times(counts.first, second) > 0;
}

void check(const Table& table, std::size_t index, FindingCollector& found)
{
    PartCounts counts;
    for (const TableRow& row : table.rows)
        for (const std::string& cell : row.cells) {
            ++counts.all;
            const std::size_t slash = cell.find('/');
            if (slash == std::string::npos || Rational::parse(cell).valid())
                continue;
            ++counts.cut;
            ++counts.first[cell.substr(0, slash)];
            ++counts.second[cell.substr(slash + 1)];
        }
    if (counts.cut < fewestParts || counts.cut * 2 <= counts.all)
        return;
    const auto* const columns = table.axes.size() < 2 ? nullptr : &table.axes.back().bands;
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        for (std::size_t i = 0; i < table.rows[r].cells.size(); ++i) {
            const std::string& cell = table.rows[r].cells[i];
            const std::size_t slash = cell.find('/');
            if (slash == std::string::npos || !exchanged(counts, cell.substr(0, slash), cell.substr(slash + 1)))
                continue;
            const bool labelled = columns != nullptr && !columns->empty();
            found.add("cells/exchanged",
                      {"table", table.id, table.rows[r].row,
                       labelled ? (*columns)[i % columns->size()].label : std::string()},
                      Text("the two parts of '{0}' are exchanged in all other cells", {cell}), "exchange the two parts",
                      table.cite,
                      "/tables/" + std::to_string(index) + "/rows/" + std::to_string(r) + "/cells/"
                          + std::to_string(i));
        }
}

} // namespace

void proveParts(const std::vector<Table>& tables, FindingCollector& found)
{
    for (std::size_t i = 0; i < tables.size(); ++i)
        check(tables[i], i, found);
}

} // namespace fw
