// The words of a chart: compares rows and columns with what is looked up in them, and cells with what rows read from
// them.
#include "engine/base/Vocabulary.h"
#include "engine/model/Procedures.h"
#include "engine/proof/FindingCollector.h"
#include "engine/rules/ResultCodes.h"
#include "engine/rules/Values.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// Checks the charts of a ruleset one after another.
class CellCheck
{
public:
    CellCheck(const Ruleset& ruleset, FindingCollector& found)
        : mValues(ruleset, nullptr), mRules(ruleset), mCodes(Vocabulary::ids(ruleset.codes)), mFound(found)
    {}

    void table(const Table& table, std::size_t index)
    {
        if (table.axes.empty())
            return;
        mTable = &table;
        mPlace = "/tables/" + std::to_string(index);
        count();
        headings();
        for (std::size_t a = 0; a < table.axes.size(); ++a)
            bands(a);
        const std::size_t columns = table.axes.size() < 2 ? 1 : table.axes.back().bands.size();
        for (std::size_t c = 0; c < columns; ++c)
            column(c, columns);
        extras();
    }

private:
    void tell(const char* check, FindingSpot spot, Text text, Text remedy, const std::string& place)
    {
        mFound.add(check, std::move(spot), std::move(text), std::move(remedy), mTable->cite, mPlace + place);
    }
    std::string rowPlace(std::size_t row) const { return "/rows/" + std::to_string(row); }

    /// Counts how often each word is in the chart.
    void count()
    {
        mCount.clear();
        mWords = Vocabulary();
        for (const std::string& word : mTable->words)
            mWords.add(word);
        for (const TableRow& row : mTable->rows)
            for (const std::string& cell : row.cells)
                ++mCount[cell];
        countEmpty();
    }

    /// Counts empty cells by row and column, and in each row those that are alone in their column.
    void countEmpty()
    {
        mInRow.assign(mTable->rows.size(), {});
        mInColumn.clear();
        mEmpty = mCells = 0;
        const auto each = [&](auto f) {
            for (std::size_t r = 0; r < mTable->rows.size(); ++r)
                for (std::size_t i = 0; i < mTable->rows[r].cells.size(); ++i)
                    if (mTable->rows[r].cells[i].empty())
                        f(mInRow[r], mInColumn[i]);
        };
        each([](Empty& row, Empty& column) {
            ++row.all;
            ++column.all;
        });
        each([&](Empty& row, const Empty& column) {
            ++mEmpty;
            row.alone += column.all == 1;
        });
        for (const TableRow& row : mTable->rows)
            mCells += row.cells.size();
    }
    /// Whether an empty cell is unlike its column, as no other of its row is, or one of very few in the chart.
    bool isLoneEmpty(std::size_t row, std::size_t cell) const
    {
        const auto column = mInColumn.find(cell);
        if (mTable->rows.size() < 2 || column == mInColumn.end())
            return false;
        return (column->second.all == 1 && mInRow[row].alone == 1) || mEmpty * fewEmpty <= mCells;
    }

    /// Checks that the rows have the headings of the first axis, in their order.
    void headings()
    {
        const auto& bands = mTable->axes.front().bands;
        for (std::size_t r = 0; r < bands.size() && r < mTable->rows.size(); ++r)
            if (const std::string& row = mTable->rows[r].row; row != bands[r].label)
                tell("cells/heading", {"table", mTable->id, row, {}},
                     Text("the row is headed '{0}', and its band is '{1}'", {row, bands[r].label}),
                     "write the same in both", rowPlace(r) + "/row");
    }

    /// Checks for headings of words that are never looked up.
    void bands(std::size_t a)
    {
        const Axis& axis = mTable->axes[a];
        const Domain domain = axis.kind == AxisKind::Label ? mValues.lookedUp(mTable->id, a) : Domain();
        if (!domain.known() || domain.any)
            return;
        const Vocabulary words = Vocabulary::all(domain.words);
        for (std::size_t b = 0; b < axis.bands.size(); ++b) {
            const std::string& label = axis.bands[b].label;
            FindingSpot spot{"table", mTable->id, {}, {}};
            (a == 0 ? spot.row : spot.column) = label;
            if (!domain.has(label))
                tell("cells/never-read", std::move(spot), Text("'{0}' is never looked up", {label}),
                     words.remedy(label), "/axes/" + std::to_string(a) + "/bands/" + std::to_string(b));
        }
    }

    void column(std::size_t c, std::size_t columns)
    {
        const std::string label = mTable->axes.size() < 2 ? std::string() : mTable->axes.back().bands[c].label;
        for (std::size_t r = 0; r < mTable->rows.size(); ++r) {
            const std::string& row = mTable->rows[r].row;
            const Domain whole = mValues.asked(*mTable, row, label, {});
            const Domain first = mValues.asked(*mTable, row, label, "first");
            const Domain second = mValues.asked(*mTable, row, label, "second");
            const auto& cells = mTable->rows[r].cells;
            for (std::size_t i = c; i < cells.size(); i += columns) {
                mAlone = cells[i].empty() && isLoneEmpty(r, i);
                const FindingSpot spot{"table", mTable->id, row, label};
                const std::string place = rowPlace(r) + "/cells/" + std::to_string(i);
                const std::size_t cut = cells[i].find('/');
                if (cut != std::string::npos && (first.known() || second.known())) {
                    cell(cells[i].substr(0, cut), first, spot, place);
                    cell(cells[i].substr(cut + 1), second, spot, place);
                } else {
                    cell(cells[i], whole, spot, place);
                }
            }
        }
    }

    void cell(const std::string& text, const Domain& asks, const FindingSpot& spot, const std::string& place)
    {
        const bool number = Rational::parse(text).valid();
        if (asks.code || (asks.known() && asks.has(text)))
            return;
        if (asks.number && !asks.any && asks.words.empty()) {
            tell("cells/no-number", spot,
                 text.empty() ? Text("the cell is empty, and rows reckon with its number")
                              : Text("'{0}' is not a number, and rows reckon with this cell", {text}),
                 "write a number", place);
            return;
        }
        if (text.empty() && mAlone) {
            tell("cells/lone-empty", spot, "the cell is empty, unlike the others of its column",
                 "write what it says, or '-' for nothing", place);
            return;
        }
        // Numbers may come with the words that rows read, and an empty cell means nothing.
        if (number || text.empty() || mWords.has(text))
            return;
        // If no row reads the cell, or the words it reads are unknown, only the words that the chart lists count. In
        // other cells a word that occurs several times belongs to the chart.
        const bool read = asks.known() && !asks.any;
        if (!mWords.empty() || (read && (asks.number || mCount[text] < 2)))
            unasked(text, asks, spot, place);
    }
    void unasked(const std::string& text, const Domain& asks, const FindingSpot& spot, const std::string& place)
    {
        Vocabulary words = mWords;
        for (const std::string& word : asks.words)
            words.add(word);
        for (const auto& [word, times] : mCount)
            if (times > 1 && !Rational::parse(word).valid())
                words.add(word);
        Text remedy = "write a word that rows ask for, or name it among the chart's 'words'";
        if (const std::string near = words.nearest(text); !near.empty())
            remedy = Text("did you mean '{0}'?", {near});
        tell("cells/unasked", spot, Text("no row asks for '{0}' here", {text}), std::move(remedy), place);
    }

    void extras()
    {
        const Domain asks = mValues.asked(*mTable, {}, {}, "row-extra");
        if (!asks.known() || asks.any)
            return;
        for (std::size_t r = 0; r < mTable->rows.size(); ++r) {
            const TableRow& row = mTable->rows[r];
            if (row.extra.empty() || asks.has(row.extra)
                || (asks.code && codeNamed(mRules.codes, row.extra).code != nullptr))
                continue;
            Vocabulary words = asks.code ? mCodes : Vocabulary();
            for (const std::string& word : asks.words)
                words.add(word);
            tell("cells/row-extra", {"table", mTable->id, row.row, {}},
                 asks.code ? Text("there is no result code '{0}'", {row.extra})
                           : Text("no row asks for '{0}' here", {row.extra}),
                 words.remedy(row.extra), rowPlace(r) + "/extra");
        }
    }

    Values mValues;
    const Ruleset& mRules;
    Vocabulary mCodes, mWords;
    FindingCollector& mFound;
    const Table* mTable = nullptr;
    std::string mPlace;
    std::map<std::string, int> mCount;
    static constexpr std::size_t fewEmpty = 16; ///< at most this part of a chart is empty by mistake
    /// Empty cells of a row or column, and in a row those of them that are the only ones of their column.
    struct Empty {
        std::size_t all = 0, alone = 0;
    };
    std::vector<Empty> mInRow;
    std::map<std::size_t, Empty> mInColumn;
    std::size_t mEmpty = 0, mCells = 0;
    bool mAlone = false; ///< the current cell is empty, and others of its column are not
};

} // namespace

void proveCells(const Ruleset& ruleset, const std::vector<Table>& own, FindingCollector& found)
{
    if (own.empty())
        return;
    CellCheck check(ruleset, found);
    for (std::size_t i = 0; i < own.size(); ++i)
        check.table(own[i], i);
}

} // namespace fw
