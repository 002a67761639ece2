#include "editor/exchange/UnitsCsv.h"

#include "editor/exchange/CsvCells.h"
#include "editor/exchange/SetupCells.h"
#include "engine/base/Escaped.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The text of a cell. A number of the map such as "5,10" gets an apostrophe, because a spreadsheet with a decimal
/// comma would make it 5.1.
std::string exported(const Scenario& scenario, const Unit& unit, const Placement& placement, const std::string& key)
{
    if (!isSetupKey(key))
        return cellText(unit, key);
    const std::string text = setupCellText(scenario, placement, key);
    const bool decimal = key.ends_with("hex") && text.find_first_not_of("0123456789.,") == std::string::npos
                         && text.find_first_of(".,") != std::string::npos;
    return decimal ? "'" + text : text;
}

} // namespace

std::vector<CsvTarget> csvTargets(const Ruleset& rules)
{
    std::vector<CsvTarget> out;
    for (const char* key :
         {"id", "name", "aliases", "side", "formation", "type", "tags", "steps", "symbol", "size", "colour"})
        out.push_back({key, key});
    for (const std::string& key : setupKeys())
        out.push_back({key, key});
    out.push_back({copiesKey, copiesKey});
    for (const Rating& rating : rules.ratings)
        for (auto column = rating.columns.rbegin(); column != rating.columns.rend(); ++column)
            out.push_back({ratingKey + rating.id + " " + column->column, rating.id + " " + column->column});
    return out;
}

std::string unitsCsv(const Ruleset& rules, const Scenario& scenario)
{
    std::map<std::string, Placement> placed;
    for (const Placement& placement : scenario.setup)
        placed.try_emplace(placement.unit, placement);
    const std::vector<CsvTarget> targets = csvTargets(rules);
    std::vector<std::vector<std::string>> columns;
    std::vector<std::string> headings;
    for (const CsvTarget& target : targets) {
        std::vector<std::string> cells;
        for (const Unit& unit : scenario.units)
            cells.push_back(exported(scenario, unit, placed[unit.id], target.key));
        if (std::ranges::all_of(cells, [](const std::string& cell) { return cell.empty(); }))
            continue;
        headings.push_back(target.label);
        columns.push_back(std::move(cells));
    }
    std::string out;
    const auto write = [&out](bool first, const std::string& cell) { out += (first ? "" : ",") + forCsv(cell); };
    for (std::size_t c = 0; c < headings.size(); ++c)
        write(c == 0, headings[c]);
    out += "\r\n";
    for (std::size_t u = 0; u < scenario.units.size(); ++u) {
        for (std::size_t c = 0; c < columns.size(); ++c)
            write(c == 0, columns[c][u]);
        out += "\r\n";
    }
    return out;
}

} // namespace fw
