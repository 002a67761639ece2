// The cells of tables as places that a variant may change: their names, their neighbours and the words that fit.
#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/playtest/VariantPlaces.h"
#include "engine/rules/ResultCodes.h"

#include <memory>

namespace fw {

namespace {

/// What the cells of a table hold, and where each is.
struct CellGrid {
    std::vector<std::vector<std::string>> bands; ///< by axis
    std::vector<bool> ordered;                   ///< by axis: whether neighbouring bands are neighbouring values
    std::vector<std::vector<std::string>> cells; ///< by row
    Vocabulary words;                            ///< those in the cells, and those of the table
    const std::vector<Code>* codes = nullptr;
    std::vector<bool> numbers; ///< by column: whether it has numbers and nothing else
    std::size_t columns = 1;

    CellGrid(const Table& table, const std::vector<Code>& resultCodes) : codes(&resultCodes)
    {
        for (const Axis& axis : table.axes) {
            bands.emplace_back();
            for (const Band& band : axis.bands)
                bands.back().push_back(band.label);
            ordered.push_back(axis.kind != AxisKind::Label);
        }
        for (std::size_t axis = 1; axis < bands.size(); ++axis)
            columns *= bands[axis].size();
        for (const std::string& word : table.words)
            words.add(word);
        for (const TableRow& row : table.rows)
            cells.push_back(row.cells);
        for (std::size_t column = 0; sound() && column < columns; ++column) {
            std::size_t counted = 0, worded = 0;
            for (const std::vector<std::string>& row : cells) {
                const bool number = Rational::parse(row[column]).valid();
                counted += number ? 1 : 0;
                worded += number || row[column].empty() ? 0 : 1;
                if (!number)
                    words.add(row[column]);
            }
            numbers.push_back(counted > 0 && worded == 0);
        }
    }

    /// Whether rows and cells fit the axes; lint reports a table that does not.
    bool sound() const
    {
        return !bands.empty() && cells.size() == bands.front().size() && columns > 0
               && std::ranges::all_of(cells, [this](const auto& row) { return row.size() == columns; });
    }
    /// "table[row, column]" with a band of each axis.
    std::string name(const std::string& table, std::size_t row, std::size_t column) const
    {
        std::string rest;
        for (std::size_t axis = bands.size(); axis-- > 1;) {
            rest = ", " + bands[axis][column % bands[axis].size()] + rest;
            column /= bands[axis].size();
        }
        return table + "[" + bands.front()[row] + rest + "]";
    }
    /// The different values of the cells next to one on an axis.
    std::vector<std::string> along(std::size_t axis, std::size_t row, std::size_t column) const
    {
        std::size_t stride = 1;
        for (std::size_t later = axis + 1; later < bands.size(); ++later)
            stride *= bands[later].size();
        const std::size_t index = axis == 0 ? row : column / stride % bands[axis].size();
        std::vector<std::string> out;
        const auto take = [&](bool forwards) {
            const std::string& other = axis == 0 ? cells[forwards ? row + 1 : row - 1][column]
                                                 : cells[row][forwards ? column + stride : column - stride];
            if (other != cells[row][column] && !other.empty())
                addOnce(out, other);
        };
        if (index > 0)
            take(false);
        if (index + 1 < bands[axis].size())
            take(true);
        return out;
    }
    /// The neighbouring values: along the last ordered axis on which there are any; else one less and one more of a
    /// number, or the words above and below.
    std::vector<std::string> neighbours(std::size_t row, std::size_t column) const
    {
        const std::string& cell = cells[row][column];
        if (cell.empty()) // it has no meaning of its own that could be moved
            return {};
        for (std::size_t axis = bands.size(); axis-- > 0;)
            if (ordered[axis])
                if (std::vector<std::string> out = along(axis, row, column); !out.empty())
                    return out;
        if (const Rational number = Rational::parse(cell); number.valid())
            return {(number - 1).text(), (number + 1).text()};
        return std::ranges::any_of(ordered, std::identity()) ? std::vector<std::string>() : along(0, row, column);
    }

    bool fits(const std::string& text) const
    {
        return words.has(text) || codeNamed(*codes, text).code != nullptr || Rational::parse(text).valid();
    }
    /// The first number of a column of numbers.
    const std::string& numberIn(std::size_t column) const
    {
        return std::ranges::find_if(cells, [column](const auto& row) { return !row[column].empty(); })->at(column);
    }
    /// Refuses a value that no cell of such a column can hold.
    Result<void> accepts(std::size_t column, const std::string& value) const
    {
        if (numbers[column] && !Rational::parse(value).valid())
            return fail(Trouble::Usage, Text("'{0}' is not a number", {value}), {},
                        Text("the other cells of this column are numbers such as {0}", {numberIn(column)}));
        const std::size_t cut = value.find('/');
        const bool halves = cut != std::string::npos && fits(value.substr(0, cut)) && fits(value.substr(cut + 1));
        if (fits(value) || halves)
            return {};
        Vocabulary known = words;
        known.add(Vocabulary::ids(*codes));
        return fail(Trouble::Usage, Text("'{0}' is no result of this table", {value}), {}, known.remedy(value));
    }
};

} // namespace

void VariantPlaces::tables()
{
    for (Table& table : mRules.tables)
        if (byId(mScenario.tables, table.id) == nullptr) // else that of the scenario replaces it
            cells(table);
    for (Table& table : mScenario.tables)
        cells(table);
}

void VariantPlaces::cells(Table& table)
{
    const auto grid = std::make_shared<const CellGrid>(table, mRules.codes);
    if (!grid->sound())
        return;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < grid->columns; ++column) {
            VariantPlace place;
            place.knob = {KnobKind::Cell, grid->name(table.id, row, column), grid->cells[row][column],
                          grid->neighbours(row, column)};
            place.when = table.when;
            place.set = [grid, column, &cell = table.rows[row].cells[column]](const std::string& value) {
                const Result<void> accepted = grid->accepts(column, value);
                if (accepted)
                    cell = value;
                return accepted;
            };
            add(std::move(place));
        }
    }
}

} // namespace fw
