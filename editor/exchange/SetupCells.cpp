#include "editor/exchange/SetupCells.h"

#include "editor/exchange/CsvCells.h"
#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"

#include <QtGlobal>
#include <algorithm>
#include <charconv>
#include <optional>

namespace fw {

namespace {

std::optional<int> wholeNumber(const std::string& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

Text noHex(const Scenario& scenario, const std::string& text)
{
    const Map& map = scenario.map;
    if (map.grid.cellCount() == 0)
        return QT_TRANSLATE_NOOP("engine", "The scenario has no map, so no counter can be set up in a hex.");
    return Text(QT_TRANSLATE_NOOP("engine", "'{0}' is not on the map. Its numbers go from {1} to {2}."),
                {text, map.numbering.label(map.grid, 0), map.numbering.label(map.grid, map.grid.cellCount() - 1)});
}

/// Reads a number of the map or a box in which the counter waits.
Text putHex(const Ruleset& rules, const Scenario& scenario, Placement& placement, const std::string& text)
{
    placement.at = cellNumbered(scenario, text);
    placement.box.clear();
    if (text.empty() || placement.at != noCell)
        return {};
    for (const Box& box : rules.boxes)
        if (sameWord(box.id, text) || sameWord(box.label, text)) {
            placement.box = box.id;
            return {};
        }
    return noHex(scenario, text);
}

Text putFacing(const Ruleset& rules, Placement& placement, const std::string& text)
{
    const int most = std::max(1, rules.facings) - 1;
    const std::optional<int> facing = text.empty() ? 0 : wholeNumber(text);
    if (!facing || *facing < 0 || *facing > most)
        return Text(QT_TRANSLATE_NOOP("engine", "'{0}' is not a facing. Write a whole number from 0 to {1}."),
                    {text, std::to_string(most)});
    placement.facing = *facing;
    return {};
}

/// The turn with a name, or else with a number; none if the scenario has no such turn. A spreadsheet drops the zeros at
/// the front of a name such as "0500".
std::optional<int> turnOf(const Scenario& scenario, const std::string& text)
{
    const auto withoutZeros = [](const std::string& name) {
        return name.substr(std::min(name.find_first_not_of('0'), name.size()));
    };
    for (std::size_t t = 0; t < scenario.turnNames.size(); ++t)
        if (sameWord(scenario.turnNames[t], text) || withoutZeros(scenario.turnNames[t]) == text)
            return scenario.firstTurn + int(t);
    const std::optional<int> number = wholeNumber(text);
    return number && *number >= scenario.firstTurn && *number <= scenario.lastTurn ? number : std::nullopt;
}

Text putTurn(const Scenario& scenario, Placement& placement, const std::string& text)
{
    const std::optional<int> turn = text.empty() ? 0 : turnOf(scenario, text);
    if (!turn)
        return Text(QT_TRANSLATE_NOOP("engine", "There is no turn '{0}'. The turns go from {1} to {2}."),
                    {text, std::to_string(scenario.firstTurn), std::to_string(scenario.lastTurn)});
    placement.arrives.turn = *turn;
    return {};
}

/// Adds the cells that a text names: a number of the map or an area. False if it names none.
bool addCells(const Scenario& scenario, const std::string& text, std::vector<Cell>& cells)
{
    std::vector<Cell> more;
    if (const Cell cell = cellNumbered(scenario, text); cell != noCell)
        more = {cell};
    else
        for (const Area& area : scenario.map.areas)
            if (more.empty() && (sameWord(area.id, text) || sameWord(area.label, text)))
                more = area.cells;
    for (const Cell cell : more)
        if (std::ranges::find(cells, cell) == cells.end())
            cells.push_back(cell);
    return !more.empty();
}

Text putArrivalHex(const Scenario& scenario, Placement& placement, const std::string& text)
{
    placement.arrives.at.clear();
    for (const std::string& part : splitAt(text, ";/")) {
        if (addCells(scenario, part, placement.arrives.at))
            continue;
        for (const std::string& word : splitAt(part, scenario.map.numbering.separator == "," ? " " : " ,"))
            if (!addCells(scenario, word, placement.arrives.at))
                return noHex(scenario, word);
    }
    return {};
}

std::string numberOf(const Scenario& scenario, Cell cell)
{
    return cell == noCell ? std::string() : scenario.map.numbering.label(scenario.map.grid, cell);
}

} // namespace

const std::vector<std::string>& setupKeys()
{
    static const std::vector<std::string> keys{"hex", "facing", "arrival turn", "arrival hex"};
    return keys;
}

bool isSetupKey(const std::string& key)
{
    return std::ranges::find(setupKeys(), key) != setupKeys().end();
}

Cell cellNumbered(const Scenario& scenario, const std::string& text)
{
    const Map& map = scenario.map;
    if (text.empty())
        return noCell;
    // unitsCsv writes an apostrophe before a number such as "5,10", so that a spreadsheet keeps it as text.
    std::string number = text.front() == '\'' ? text.substr(1) : text;
    Cell cell = map.numbering.parse(map.grid, number);
    constexpr std::size_t longest = 8; // digits
    while (cell == noCell && !number.empty() && number.size() < longest && number[0] >= '0' && number[0] <= '9') {
        number.insert(number.begin(), '0');
        cell = map.numbering.parse(map.grid, number);
    }
    return cell;
}

Text putSetupCell(const Ruleset& rules, const Scenario& scenario, Placement& placement, const std::string& key,
                  const std::string& text)
{
    if (Text bad = badLetters(text); !bad.empty())
        return bad;
    if (key == "hex")
        return putHex(rules, scenario, placement, text);
    if (key == "facing")
        return putFacing(rules, placement, text);
    if (key == "arrival turn")
        return putTurn(scenario, placement, text);
    if (key == "arrival hex")
        return putArrivalHex(scenario, placement, text);
    return {};
}

std::string setupCellText(const Scenario& scenario, const Placement& placement, const std::string& key)
{
    if (key == "hex")
        return placement.at == noCell ? placement.box : numberOf(scenario, placement.at);
    if (key == "facing")
        return placement.facing == 0 ? std::string() : std::to_string(placement.facing);
    if (key == "arrival turn") {
        if (placement.arrives.turn == 0)
            return {};
        const std::string name = scenario.turnName(placement.arrives.turn);
        return !name.empty() && turnOf(scenario, name) == placement.arrives.turn
                   ? name
                   : std::to_string(placement.arrives.turn);
    }
    if (key != "arrival hex")
        return {};
    std::string out;
    for (const Cell cell : placement.arrives.at)
        out += (out.empty() ? "" : "; ") + numberOf(scenario, cell);
    return out;
}

Placement placementOf(const Scenario& scenario, const std::string& unit)
{
    const auto found = std::ranges::find(scenario.setup, unit, &Placement::unit);
    if (found != scenario.setup.end())
        return *found;
    Placement out;
    out.unit = unit;
    return out;
}

} // namespace fw
