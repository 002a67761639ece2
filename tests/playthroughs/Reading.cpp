#include "tests/playthroughs/Reading.h"

#include "engine/rules/Compiled.h"
#include "tests/Events.h"

#include <algorithm>

namespace playthroughs {

using namespace fw;

fw::Table& tableIn(Setting& setting, const std::string& id)
{
    for (std::vector<fw::Table>* tables : {&setting.scenario.tables, &setting.rules.tables})
        for (fw::Table& table : *tables)
            if (table.id == id)
                return table;
    qFatal("no table %s", id.c_str());
}

namespace {

const fw::Table& tableOfId(const Setting& setting, const std::string& id)
{
    return tableIn(const_cast<Setting&>(setting), id);
}

/// The name of a cell in a log.
std::string nameOf(const fw::Table& table, std::size_t row, std::size_t column)
{
    std::string where;
    for (std::size_t a = table.axes.size(); a-- > 1;) {
        const auto& bands = table.axes[a].bands;
        where += table.axes[a].label + " " + bands[column % bands.size()].label + ", ";
        column /= bands.size();
    }
    return table.label + " [" + where + table.axes[0].label + " " + table.axes[0].bands[row].label + "]";
}

std::vector<CellOf> cellsOf(const fw::Table& table)
{
    std::vector<CellOf> out;
    for (std::size_t r = 0; r < table.rows.size(); ++r)
        for (std::size_t c = 0; c < table.rows[r].cells.size(); ++c)
            out.push_back({table.id, r, c, nameOf(table, r, c)});
    return out;
}

/// The tables that give the cost of a step, with the words on their axes.
struct Prices {
    std::set<std::string> tables;
    std::set<std::string> rows;    ///< named directly
    std::set<std::string> columns; ///< named directly, or results of another table
};

void readPrice(const Setting& setting, const Amount& amount, Prices& out)
{
    if (!amount.quantity.empty() || amount.table.empty() || amount.at.size() != 2)
        return;
    out.tables.insert(amount.table);
    if (!amount.at[0].symbol.empty())
        out.rows.insert(amount.at[0].symbol);
    if (!amount.at[1].symbol.empty())
        out.columns.insert(amount.at[1].symbol);
    if (!amount.at[1].table.empty())
        for (const TableRow& row : tableOfId(setting, amount.at[1].table).rows)
            out.columns.insert(row.cells.begin(), row.cells.end());
}

Prices pricesOf(const Setting& setting)
{
    std::vector<std::string> quantities;
    for (const PathRow& path : setting.rules.paths) {
        quantities.push_back(path.cost);
        for (const PathMode& mode : path.modes)
            quantities.push_back(mode.cost);
    }
    Prices out;
    for (std::size_t i = 0; i < quantities.size(); ++i) {
        const std::string id = quantities[i];
        for (const Quantity& q : setting.rules.quantities)
            if (q.id == id) {
                readPrice(setting, q.base, out);
                if (!q.base.quantity.empty() && quantities.size() < 100)
                    quantities.push_back(q.base.quantity);
            }
        for (const Modifier& m : setting.rules.modifiers)
            if (m.quantity == id)
                readPrice(setting, m.amount, out);
    }
    return out;
}

/// The features of a cell, of its sides and of the ways through it.
std::set<std::string> groundOf(const Map& map, Cell cell)
{
    std::set<std::string> out;
    const auto at = static_cast<std::size_t>(cell);
    if (cell >= 0 && at < map.terrain.size())
        out.insert(map.terrain[at].begin(), map.terrain[at].end());
    for (const Side& side : map.sides)
        if (side.a == cell || side.b == cell)
            out.insert(side.features.begin(), side.features.end());
    for (const Way& way : map.ways)
        if (std::find(way.cells.begin(), way.cells.end(), cell) != way.cells.end())
            out.insert(way.kind);
    return out;
}

} // namespace

std::string cellWord(const Setting& setting, const CellOf& cell)
{
    return tableOfId(setting, cell.table).rows[cell.row].cells[cell.column];
}

void put(Setting& setting, const CellOf& cell, const std::string& word)
{
    tableIn(setting, cell.table).rows[cell.row].cells[cell.column] = word;
}

std::string otherWord(const Setting& setting, const CellOf& cell)
{
    const fw::Table& table = tableOfId(setting, cell.table);
    const std::string word = cellWord(setting, cell);
    for (std::size_t k = 0; k < table.rows.size(); ++k)
        for (const std::string& other : table.rows[(cell.row + k) % table.rows.size()].cells)
            if (other != word)
                return other;
    return dearer(word);
}

std::string dearer(const std::string& word)
{
    return (Rational::parse(word) + Rational(1)).text();
}

std::vector<CellOf> lookedUpCells(const Setting& setting, const Game& game)
{
    std::set<std::string> tables;
    for (const Entry& e : game.entries())
        for (const Event& line : e.trace)
            if (line.kind() == EventKind::Table)
                tables.insert(line.row);
    std::vector<CellOf> out;
    for (const std::string& id : tables)
        for (CellOf& cell : cellsOf(tableOfId(setting, id)))
            out.push_back(std::move(cell));
    return out;
}

namespace {

/// The label of a band in a log; the answer to a choice has the label of the choice.
std::string calledIn(const Rules& rules, const Axis& axis, const Band& band)
{
    for (const CBody& body : rules.compiled().bodies)
        for (const Instr& instr : body.code) {
            const Asking* const asked = menuOf(instr);
            const auto entryOf = [&](const std::string& word) {
                return std::find_if(asked->menu.begin(), asked->menu.end(),
                                    [&](const CEntry& entry) { return entry.src->id == word; });
            };
            if (asked == nullptr || axis.kind != AxisKind::Label
                || !std::all_of(axis.bands.begin(), axis.bands.end(),
                                [&](const Band& one) { return entryOf(one.label) != asked->menu.end(); }))
                continue;
            if (const CEntry& entry = *entryOf(band.label); !entry.src->label.empty())
                return entry.src->label;
        }
    return band.label;
}

/// The name of a cell in a game's log, which omits axes with one band if there are others.
std::string toldIn(const Rules& rules, const CellOf& cell)
{
    const fw::Table* found = nullptr;
    for (const std::vector<fw::Table>* tables : {&rules.scenario().tables, &rules.ruleset().tables})
        for (const fw::Table& one : *tables)
            if (found == nullptr && one.id == cell.table)
                found = &one;
    if (found == nullptr)
        qFatal("no table %s", cell.table.c_str());
    const fw::Table& table = *found;
    std::string where;
    std::size_t column = cell.column;
    for (std::size_t a = table.axes.size(); a-- > 0;) {
        const Axis& axis = table.axes[a];
        const std::size_t band = a == 0 ? cell.row : column % axis.bands.size();
        column /= a == 0 ? 1 : axis.bands.size();
        if (axis.bands.size() > 1 || table.axes.size() == 1)
            where += (where.empty() ? "" : ", ") + axis.label + " " + calledIn(rules, axis, axis.bands[band]);
    }
    return table.label + " [" + where + "]";
}

} // namespace

std::vector<std::int64_t> readersOf(const Game& game, const CellOf& cell)
{
    const std::string told = toldIn(game.rules(), cell) + " = ";
    const auto reads = [&](const Trace& trace) {
        return std::any_of(trace.begin(), trace.end(),
                           [&](const Event& line) { return line.is<CellRead>() && plainText(line).starts_with(told); });
    };
    std::vector<std::int64_t> out;
    for (const Entry& e : game.entries()) {
        bool any = reads(e.trace);
        for (const Earlier& earlier : e.earlier)
            any = any || reads(earlier.trace);
        if (any)
            out.push_back(e.n);
    }
    return out;
}

std::vector<CellOf> costCells(const Setting& setting)
{
    const Prices prices = pricesOf(setting);
    std::vector<CellOf> out;
    for (const std::string& id : prices.tables) {
        const fw::Table& table = tableOfId(setting, id);
        for (CellOf& cell : cellsOf(table))
            if (prices.columns.contains(table.axes.back().bands[cell.column].label)
                && Rational::parse(cellWord(setting, cell)).valid())
                out.push_back(std::move(cell));
    }
    return out;
}

std::set<std::int64_t> payersOf(const Setting& setting, const Game& game, const CellOf& cell)
{
    const Map& map = setting.scenario.map;
    const fw::Table& table = tableOfId(setting, cell.table);
    const std::string wanted = table.rows[cell.row].row;
    const Prices prices = pricesOf(setting);
    const bool way = std::any_of(map.ways.begin(), map.ways.end(), [&](const Way& w) { return w.kind == wanted; });
    // "clear" is the cost of any ground; "road" only that of cells on a road.
    const bool anywhere = prices.rows.contains(wanted) && !way;
    // In fog a brook counts as a stream: another row may refer to this one.
    std::set<std::string> names{wanted};
    for (const TableRow& row : table.rows)
        if (std::find(row.cells.begin(), row.cells.end(), wanted) != row.cells.end())
            names.insert(row.row);
    std::set<std::int64_t> out;
    for (const Entry& e : game.entries())
        for (const Event& line : e.trace) {
            if (line.kind() != EventKind::Moved && line.row != "place")
                continue;
            for (const std::string& place : line.places) {
                const std::set<std::string> ground = groundOf(map, game.rules().place(place));
                if (anywhere || std::any_of(names.begin(), names.end(), [&](const std::string& name) {
                        return ground.contains(name);
                    }))
                    out.insert(e.n);
            }
        }
    return out;
}

} // namespace playthroughs
