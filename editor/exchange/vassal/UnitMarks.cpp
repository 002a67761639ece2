#include "editor/exchange/vassal/UnitMarks.h"

#include "editor/exchange/CsvCells.h"
#include "editor/exchange/SetupCells.h"
#include "editor/exchange/vassal/PieceText.h"
#include "engine/base/Words.h"

#include <algorithm>

namespace fw {

namespace {

/// The name of the mark for a rating; one that is a word for something else gets a prefix.
std::string ratingMark(const Rating& rating, const std::string& column)
{
    constexpr std::string_view taken[] = {pieceMark::id,        pieceMark::side,       pieceMark::formation,
                                          pieceMark::type,      pieceMark::symbol,     pieceMark::size,
                                          pieceMark::tags,      pieceMark::steps,      pieceMark::arrives,
                                          pieceMark::stepsLost, pieceMark::arrivalHex, pieceMark::count};
    const bool clashes = std::ranges::any_of(
        taken, [&](std::string_view word) { return smallLetters(std::string(word)) == smallLetters(rating.id); });
    const std::string name = (clashes ? ratingKey : std::string()) + rating.id;
    return rating.columns.size() > 1 ? name + '.' + column : name;
}

} // namespace

std::string sideName(const Scenario& scenario, const std::string& side)
{
    const auto army = std::ranges::find(scenario.sides, side, &Army::id);
    return army == scenario.sides.end() || army->name.empty() ? side : army->name;
}

std::vector<std::pair<std::string, std::string>> unitMarks(const Ruleset& rules, const Scenario& scenario,
                                                           const Unit& unit)
{
    std::vector<std::pair<std::string, std::string>> out;
    const auto add = [&](std::string_view name, const std::string& value) {
        if (!value.empty())
            out.emplace_back(name, value);
    };
    add(pieceMark::id, unit.id);
    add(pieceMark::side, sideName(scenario, unit.side));
    add(pieceMark::formation, unit.formation);
    add(pieceMark::type, unit.type);
    add(pieceMark::symbol, unit.symbol);
    add(pieceMark::size, unit.size);
    add(pieceMark::tags, cellText(unit, "tags"));
    add(pieceMark::steps, std::to_string(unit.steps));
    for (const Rating& rating : rules.ratings)
        if (const auto own = unit.ratings.find(rating.id); own != unit.ratings.end())
            for (const auto& [column, value] : own->second)
                add(ratingMark(rating, column), value.text());
    const auto placement = std::ranges::find(scenario.setup, unit.id, &Placement::unit);
    if (placement == scenario.setup.end())
        return out;
    if (placement->arrives.turn > 0)
        add(pieceMark::arrives, std::to_string(placement->arrives.turn));
    add(pieceMark::arrivalHex, setupCellText(scenario, *placement, "arrival hex"));
    if (placement->stepsLost > 0)
        add(pieceMark::stepsLost, std::to_string(placement->stepsLost));
    return out;
}

} // namespace fw
