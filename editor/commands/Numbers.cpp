#include "editor/commands/Numbers.h"

#include <algorithm>
#include <optional>
#include <string>

namespace fw {

namespace {

/// Acceptances of findings about a cell contain one of these before its number: "stacking: hex 0412".
constexpr const char* cellRows[] = {": hex ", ": place "};

} // namespace

int keepNumbered(const Drawing& before, Scenario& after, const std::function<Cell(Cell)>& moved)
{
    const Map& was = before.rest.map;
    const Map& is = after.map;
    int lost = 0;
    // The new number of a cell; unchanged if the number was not on this map, nothing if its ground is gone.
    const auto now = [&](const std::string& number) -> std::optional<std::string> {
        const Cell cell = was.numbering.parse(was.grid, number);
        if (cell == noCell)
            return number;
        const Cell to = moved(cell);
        if (to != noCell)
            return is.numbering.label(is.grid, to);
        ++lost;
        return std::nullopt;
    };
    after.placeMarks.clear();
    for (const auto& [number, marks] : before.rest.placeMarks) {
        const std::size_t slash = number.find('/'); // a hexside has the numbers of its two cells
        const auto to = now(number.substr(0, slash));
        const auto other = slash == std::string::npos ? std::nullopt : now(number.substr(slash + 1));
        if (to && (other || slash == std::string::npos))
            after.placeMarks[other ? *to + "/" + *other : *to] = marks;
    }
    std::erase_if(after.accepted, [&](Acceptance& row) {
        for (const std::string mark : cellRows) {
            const std::size_t at = row.finding.find(mark);
            if (at == std::string::npos)
                continue;
            const auto to = now(row.finding.substr(at + mark.size()));
            if (!to)
                return true;
            row.finding.replace(at + mark.size(), std::string::npos, *to);
        }
        return false;
    });
    return lost;
}

} // namespace fw
