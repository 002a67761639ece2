#include "app/compare/CompareList.h"

#include "app/compare/CompareEditions.h"
#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvCells.h"
#include "editor/exchange/DelimitedText.h"
#include "editor/exchange/SetupCells.h"
#include "editor/exchange/UnitsCsv.h"
#include "engine/base/Escaped.h"

#include <QtGlobal>
#include <algorithm>
#include <set>

namespace fw {

namespace {

class ListComparer
{
public:
    ListComparer(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet, const std::string& file)
        : mRules(rules), mScenario(scenario), mSheet(sheet), mFile(file),
          mTargets(guessTargets(rules, sheet.headings())), mDecimal(decimalSignOf(sheet, mTargets)),
          mUsed(scenario.units.size(), false)
    {
        // No counter has a number of copies with which the cell could be compared.
        std::ranges::replace(mTargets, copiesKey, std::string());
    }

    Result<FileComparison> compare()
    {
        if (Result<void> usable = checkTitles(); !usable)
            return tl::unexpected(usable.error());
        // Ids first, so that a line without one cannot take the counter of a later line.
        std::vector<const SheetLine*> rest;
        for (std::size_t l = 1; l < mSheet.lines.size(); ++l)
            if (const SheetLine& line = mSheet.lines[l]; !byId(line))
                rest.push_back(&line);
        std::vector<const SheetLine*> unnamed;
        for (const SheetLine* line : rest)
            if (!take(*line, &ListComparer::isNamed))
                unnamed.push_back(line);
        for (const SheetLine* line : unnamed)
            if (!take(*line, &ListComparer::isRenamed))
                add(DifferenceKind::Added, *line, named(*line), {}, {}, cell(*line, "name"));
        for (std::size_t i = 0; i < mUsed.size(); ++i)
            if (!mUsed[i])
                mOut.differences.push_back({DifferenceKind::Removed,
                                            DifferenceRow::Counter,
                                            mScenario.units[i].id,
                                            {},
                                            mScenario.units[i].name,
                                            {},
                                            PrintedSide::None,
                                            {mFile}});
        groupByKind(mOut.differences);
        return std::move(mOut);
    }

private:
    using Fits = bool (ListComparer::*)(const Unit&, const SheetLine&) const;

    Result<void> checkTitles()
    {
        const std::vector<std::string> titles = mSheet.headings();
        for (std::size_t c = 0; c < mTargets.size(); ++c) {
            const std::string place = "line " + std::to_string(mSheet.lines.front().number) + ", column "
                                      + std::to_string(c + 1);
            if (!mTargets[c].empty()
                && std::find(mTargets.begin(), mTargets.begin() + std::ptrdiff_t(c), mTargets[c])
                       != mTargets.begin() + std::ptrdiff_t(c))
                return fail(Trouble::BadInput,
                            Text(QT_TRANSLATE_NOOP("engine", "Two columns go to '{0}'. Leave one out."), {mTargets[c]}),
                            place);
            if (mTargets[c].empty() && (!trimmed(titles[c]).empty() || mSheet.hasText(c)))
                mOut.differences.push_back({DifferenceKind::UnknownColumn,
                                            DifferenceRow::Sheet,
                                            {},
                                            trimmed(titles[c]),
                                            {},
                                            {},
                                            PrintedSide::None,
                                            {mFile, mSheet.lines.front().number, int(c) + 1}});
        }
        if (columnOf("id") == mTargets.size() && columnOf("name") == mTargets.size())
            return fail(Trouble::BadInput,
                        QT_TRANSLATE_NOOP("engine", "no column is titled 'id' or 'name', so no line can be matched "
                                                    "with a counter"),
                        "line 1", QT_TRANSLATE_NOOP("engine", "write the titles of the columns on the first line"));
        return {};
    }
    std::size_t columnOf(const std::string& key) const
    {
        return std::size_t(std::ranges::find(mTargets, key) - mTargets.begin());
    }
    std::string cell(const SheetLine& line, std::size_t column) const
    {
        return column < line.cells.size() ? fromCsv(trimmed(line.cells[column])) : std::string();
    }
    std::string cell(const SheetLine& line, const char* key) const { return cell(line, columnOf(key)); }
    std::string named(const SheetLine& line) const
    {
        const std::string id = cell(line, "id");
        return id.empty() ? cell(line, "name") : id;
    }
    void add(DifferenceKind kind, const SheetLine& line, const std::string& row, const std::string& field,
             const std::string& before, const std::string& after, std::size_t column = std::size_t(-1))
    {
        mOut.differences.push_back({kind,
                                    DifferenceRow::Counter,
                                    row,
                                    field,
                                    before,
                                    after,
                                    PrintedSide::None,
                                    {mFile, line.number, int(column + 1)}});
    }

    /// A counter whose id the line has; a second line with it is reported.
    bool byId(const SheetLine& line)
    {
        const std::string id = cell(line, "id");
        const auto found = std::ranges::find(mScenario.units, id, &Unit::id);
        if (id.empty() || found == mScenario.units.end())
            return false;
        const auto at = std::size_t(found - mScenario.units.begin());
        if (mUsed[at])
            add(DifferenceKind::Repeated, line, id, {}, {}, {}, columnOf("id"));
        mUsed[at] = true;
        compareLine(*found, line);
        return true;
    }
    bool take(const SheetLine& line, Fits fits)
    {
        for (std::size_t i = 0; i < mUsed.size(); ++i)
            if (!mUsed[i] && (this->*fits)(mScenario.units[i], line)) {
                mUsed[i] = true;
                compareLine(mScenario.units[i], line);
                return true;
            }
        return false;
    }
    bool isNamed(const Unit& unit, const SheetLine& line) const
    {
        const std::string name = cell(line, "name");
        return !name.empty() && plainKey(name) == plainKey(unit.name) && agrees(unit, line, false);
    }
    bool isRenamed(const Unit& unit, const SheetLine& line) const
    {
        return (alikeNames(cell(line, "name"), unit.name) || alikeNames(cell(line, "id"), unit.id))
               && agrees(unit, line, true);
    }
    /// Whether side and formation of a line, or side and numbers, are those of a counter.
    bool agrees(const Unit& unit, const SheetLine& line, bool numbers) const
    {
        for (std::size_t c = 0; c < mTargets.size(); ++c) {
            const std::string& key = mTargets[c];
            const bool asked = key == "side" || (numbers ? key.starts_with(ratingKey) : key == "formation");
            if (asked && valueOf(unit, line, c) != cellText(unit, key))
                return false;
        }
        return true;
    }
    /// The value of a cell as the counter would have it; the text itself if the import would refuse it.
    std::string valueOf(const Unit& unit, const SheetLine& line, std::size_t column) const
    {
        const std::string text = cell(line, column);
        const std::string& key = mTargets[column];
        if (isSetupKey(key)) {
            Placement read = placementOf(mScenario, unit.id);
            return putSetupCell(mRules, mScenario, read, key, text).empty() ? setupCellText(mScenario, read, key)
                                                                            : text;
        }
        Unit read = unit;
        return putCell(mRules, mScenario, read, key, text, mDecimal).empty() ? cellText(read, key) : text;
    }
    std::string textOf(const Unit& unit, const std::string& key) const
    {
        return isSetupKey(key) ? setupCellText(mScenario, placementOf(mScenario, unit.id), key) : cellText(unit, key);
    }
    void compareLine(const Unit& unit, const SheetLine& line)
    {
        for (std::size_t c = 0; c < mTargets.size(); ++c) {
            const std::string& key = mTargets[c];
            if (key.empty())
                continue;
            const std::string was = textOf(unit, key), is = valueOf(unit, line, c);
            if (was != is)
                add(key == "id" || key == "name" ? DifferenceKind::Renamed : DifferenceKind::Changed, line, unit.id,
                    key.starts_with(ratingKey) ? key.substr(ratingKey.size()) : key, was, is, c);
        }
        for (std::size_t c = mTargets.size(); c < line.cells.size(); ++c)
            if (const std::string text = trimmed(line.cells[c]); !text.empty())
                add(DifferenceKind::UnknownColumn, line, unit.id, {}, {}, text, c);
    }

    const Ruleset& mRules;
    const Scenario& mScenario;
    const Sheet& mSheet;
    const std::string& mFile;
    std::vector<std::string> mTargets;
    char mDecimal;           ///< as decimalSignOf() finds it
    std::vector<bool> mUsed; ///< by index of the counter
    FileComparison mOut;
};

} // namespace

Result<FileComparison> compareList(const Ruleset& rules, const Scenario& scenario, const std::string& bytes,
                                   const std::string& file)
{
    const auto named = [&](Problem problem) -> tl::unexpected<Problem> {
        problem.file = file;
        return tl::unexpected<Problem>(std::move(problem));
    };
    const Result<Sheet> sheet = readSheet(bytes);
    if (!sheet)
        return named(sheet.error());
    if (sheet->lines.empty())
        return named(Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "the list is empty")));
    Result<FileComparison> out = ListComparer(rules, scenario, *sheet, file).compare();
    if (!out)
        return named(out.error());
    return out;
}

} // namespace fw
