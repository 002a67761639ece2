#include "engine/play/TablesRead.h"

#include "engine/base/Rows.h"
#include "engine/rules/Rules.h"

#include <algorithm>

namespace fw {

namespace {

const Table* tableOf(const Rules& rules, const std::string& id)
{
    return byId(rules.ruleset().tables, id);
}

/// The entry of a table in `read`; adds one if there is none.
TableRead& placeOf(const Table* table, std::vector<TableRead>& read)
{
    const auto known = std::ranges::find_if(read, [&](const TableRead& one) { return one.table == table; });
    if (known != read.end())
        return *known;
    read.push_back({table, {}, false});
    return read.back();
}

} // namespace

std::vector<TableRead> tablesRead(const Rules& rules, const Trace& trace)
{
    std::vector<TableRead> out;
    bool thrown = false;
    for (const Event& line : trace) {
        thrown = thrown || line.kind() == EventKind::Roll;
        // The extra code of a row is reported right after a cell of the same table, so the cells are enough.
        const auto* cell = line.as<CellRead>();
        if (cell == nullptr)
            continue;
        if (const Table* table = tableOf(rules, line.row)) {
            TableRead& one = placeOf(table, out);
            one.cells = {static_cast<std::size_t>(cell->index)};
            one.thrown = one.thrown || thrown;
        }
    }
    return out;
}

void addTables(const std::vector<TableRead>& more, std::vector<TableRead>& all)
{
    for (const TableRead& one : more) {
        TableRead& known = placeOf(one.table, all);
        known.thrown = known.thrown || one.thrown;
        for (const std::size_t cell : one.cells) {
            const auto at = std::lower_bound(known.cells.begin(), known.cells.end(), cell);
            if (at == known.cells.end() || *at != cell)
                known.cells.insert(at, cell);
        }
    }
}

std::size_t tableOfResult(const std::vector<TableRead>& read)
{
    const auto thrown = std::ranges::find_if(read, [](const TableRead& one) { return one.thrown; });
    if (thrown != read.end())
        return static_cast<std::size_t>(thrown - read.begin());
    return read.empty() ? 0 : read.size() - 1;
}

std::vector<std::size_t> bandsOf(const Table& table, std::size_t cell)
{
    std::vector<std::size_t> out(table.axes.size(), 0);
    for (std::size_t a = table.axes.size(); a-- > 0;) {
        const std::size_t bands = std::max<std::size_t>(1, table.axes[a].bands.size());
        out[a] = cell % bands;
        cell /= bands;
    }
    return out;
}

} // namespace fw
