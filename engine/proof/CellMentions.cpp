// Checks numbers of cells in texts and charts: cells that the map does not have, and places at another cell.
#include "engine/proof/DisplayedText.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/NameWords.h"

#include <algorithm>
#include <map>
#include <optional>

namespace fw {

namespace {

/// Tells which words are written like the number of a cell.
class CellNumberForm
{
public:
    explicit CellNumberForm(const Map& map) : mMap(map), mForm(formOf(map.numbering.label(map.grid, 0)))
    {
        mFixed = mForm.size() == 1; // digits alone, which are as many in each number
        mDigits = map.numbering.label(map.grid, 0).size();
    }
    bool looksLikeOne(const std::string& text) const
    {
        return formOf(text) == mForm && (!mFixed || (text.size() == mDigits && mDigits >= 3));
    }
    /// The cell in play with this number; noCell when there is none.
    Cell cell(const std::string& text) const
    {
        const Cell out = mMap.numbering.parse(mMap.grid, text);
        return out != noCell && mMap.outOfPlay.has(out) ? noCell : out;
    }

private:
    const Map& mMap;
    std::string mForm;
    std::size_t mDigits = 0;
    bool mFixed = false;
};

bool isCellWord(const std::string& word)
{
    return word == "hex" || word == "hexes" || word == "square" || word == "squares" || word == "cell"
           || word == "cells";
}

bool between(const std::string& word)
{
    return word == "and" || word == "or" || word == "to" || word == "through";
}

/// Checks one text.
class CellText
{
public:
    CellText(const Scenario& scenario, const CellNumberForm& numbers,
             const std::map<std::string, std::vector<Cell>>& names, FindingCollector& found)
        : mScenario(scenario), mNumbers(numbers), mNames(names), mFound(found)
    {}
    void judge(const DisplayedText& said)
    {
        mSaid = &said;
        mTokens = tokensOf(said.text);
        for (std::size_t i = 0; i < mTokens.size(); ++i)
            if (isCellWord(mTokens[i].word))
                numbersAfter(i);
    }

private:
    std::string raw(std::size_t token) const
    {
        return mSaid->text.substr(mTokens[token].begin, mTokens[token].end - mTokens[token].begin);
    }
    /// The numbers of "hexes 0203, 0304 and 0405".
    void numbersAfter(std::size_t word)
    {
        for (std::size_t i = word + 1; i < mTokens.size(); ++i) {
            const std::string_view gap =
                std::string_view(mSaid->text).substr(mTokens[i - 1].end, mTokens[i].begin - mTokens[i - 1].end);
            if (gap.find_first_not_of(" ,-/") != std::string_view::npos)
                return;
            if (between(mTokens[i].word))
                continue;
            if (!mNumbers.looksLikeOne(raw(i)))
                return;
            const Cell cell = mNumbers.cell(raw(i));
            if (cell == noCell)
                mFound.add("mentions/no-cell", mSaid->spot, Text("the map has no cell '{0}'", {raw(i)}),
                           "correct the number", {}, mSaid->place);
            else if (i == word + 1)
                named(word, i, cell);
        }
    }
    /// Whether the words before "hex 0912" name a place that is elsewhere.
    void named(std::size_t word, std::size_t number, Cell cell)
    {
        std::size_t last = word; // skips "in" and "at"
        while (last > 0 && (mTokens[last - 1].word == "in" || mTokens[last - 1].word == "at"))
            --last;
        std::string name;
        for (std::size_t from = last; from > 0 && last - from < 5; --from) {
            name = mTokens[from - 1].word + (name.empty() ? "" : " " + name);
            const auto cells = mNames.find(name);
            if (cells == mNames.end())
                continue;
            const bool near = std::ranges::any_of(
                cells->second, [&](Cell one) { return mScenario.map.grid.distance(one, cell) <= 1; });
            if (!near)
                mFound.add(
                    "mentions/elsewhere", mSaid->spot,
                    Text("it says that '{0}' is at {1}, and the map has it at {2}",
                         {mSaid->text.substr(mTokens[from - 1].begin, mTokens[last - 1].end - mTokens[from - 1].begin),
                          raw(number), mScenario.map.numbering.label(mScenario.map.grid, cells->second.front())}),
                    "correct the number, or move the name", {}, mSaid->place);
            return;
        }
    }

    const Scenario& mScenario;
    const CellNumberForm& mNumbers;
    const std::map<std::string, std::vector<Cell>>& mNames;
    FindingCollector& mFound;
    const DisplayedText* mSaid = nullptr;
    std::vector<Token> mTokens;
};

/// Columns of charts that hold numbers of cells, all but one.
void charts(const std::vector<Table>& tables, const CellNumberForm& numbers, FindingCollector& found)
{
    constexpr int fewest = 4;
    for (std::size_t t = 0; t < tables.size(); ++t) {
        std::map<std::size_t, int> cells;
        std::map<std::size_t, std::vector<std::size_t>> wrong; ///< column, rows
        for (std::size_t r = 0; r < tables[t].rows.size(); ++r)
            for (std::size_t c = 0; c < tables[t].rows[r].cells.size(); ++c) {
                const std::string& text = tables[t].rows[r].cells[c];
                if (numbers.looksLikeOne(text))
                    numbers.cell(text) == noCell ? wrong[c].push_back(r) : void(++cells[c]);
            }
        for (const auto& [column, rows] : wrong)
            if (rows.size() == 1 && cells[column] >= fewest)
                found.add("mentions/no-cell", {"table", tables[t].id, tables[t].rows[rows.front()].row, {}},
                          Text("the map has no cell '{0}'", {tables[t].rows[rows.front()].cells[column]}),
                          "correct the number", {},
                          "/tables/" + std::to_string(t) + "/rows/" + std::to_string(rows.front()) + "/cells/"
                              + std::to_string(column));
    }
}

} // namespace

void proveCellMentions(const Scenario& scenario, const std::vector<DisplayedText>& texts, FindingCollector& found)
{
    const Map& map = scenario.map;
    if (!map.grid.valid())
        return;
    const CellNumberForm numbers(map);
    std::map<std::string, std::vector<Cell>> names;
    const auto put = [&](const std::string& text, const std::vector<Cell>& cells) {
        std::string name;
        for (const Token& token : tokensOf(text))
            name += (name.empty() ? "" : " ") + token.word;
        std::vector<Cell>& list = names[name];
        list.insert(list.end(), cells.begin(), cells.end());
    };
    for (const PlaceName& name : map.names)
        put(name.text, {name.cell});
    for (const Area& area : map.areas)
        if (!area.cells.empty())
            put(area.label.substr(0, area.label.find_first_of(",(")), area.cells);
    CellText text(scenario, numbers, names, found);
    for (const DisplayedText& said : texts)
        text.judge(said);
    charts(scenario.tables, numbers, found);
}

} // namespace fw
