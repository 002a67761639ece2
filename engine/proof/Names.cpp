// Checks names of counters for writing: nearly equal names, and blanks that are not seen.
#include "engine/base/Words.h"
#include "engine/proof/FindingCollector.h"
#include "engine/proof/NameWords.h"

#include <algorithm>
#include <unordered_map>

namespace fw {

namespace {

/// Whether a name begins or ends with a blank, or has two in a row.
bool strayBlanks(const std::string& name)
{
    return name != trimmed(name) || name.find("  ") != std::string::npos;
}

void blanks(const Scenario& scenario, FindingCollector& found)
{
    const auto look = [&](const std::string& name, FindingSpot spot, const std::string& place) {
        if (strayBlanks(name))
            found.add("names/blanks", std::move(spot), Text("'{0}' has a blank too many", {name}), "take the blank out",
                      {}, place);
    };
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const Unit& unit = scenario.units[i];
        const std::string place = "/units/" + std::to_string(i);
        look(unit.name, {"unit", unit.id, {}, {}}, place + "/name");
        look(unit.formation, {"unit", unit.id, {}, {}}, place + "/formation");
    }
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        look(scenario.sides[i].name, {"side", scenario.sides[i].id, {}, {}}, "/sides/" + std::to_string(i) + "/name");
    for (std::size_t i = 0; i < scenario.formations.size(); ++i)
        look(scenario.formations[i], {"scenario", scenario.id, {}, {}}, "/formations/" + std::to_string(i));
    for (std::size_t i = 0; i < scenario.turnNames.size(); ++i)
        look(scenario.turnNames[i], {"scenario", scenario.id, {}, {}}, "/turnNames/" + std::to_string(i));
    for (std::size_t i = 0; i < scenario.map.names.size(); ++i)
        look(scenario.map.names[i].text, {"text", scenario.map.names[i].text, {}, {}},
             "/map/names/" + std::to_string(i) + "/text");
    for (std::size_t i = 0; i < scenario.map.areas.size(); ++i)
        look(scenario.map.areas[i].label, {"area", scenario.map.areas[i].id, {}, {}},
             "/map/areas/" + std::to_string(i) + "/label");
}

/// Counters whose names differ only by blanks and signs, or by one letter.
void alike(const Scenario& scenario, FindingCollector& found)
{
    std::vector<std::vector<std::string>> words;
    std::unordered_map<std::string, std::vector<std::size_t>> byKey;
    std::unordered_map<std::string, std::size_t> byLetters;
    const auto tell = [&](std::size_t i, std::size_t other) {
        const Unit& unit = scenario.units[i];
        found.add("names/alike", {"unit", unit.id, {}, {}},
                  Text("the name '{0}' is almost that of {1}, '{2}'",
                       {nameOf(unit), scenario.units[other].id, nameOf(scenario.units[other])}),
                  "write both alike, or give each a name of its own", {},
                  "/units/" + std::to_string(i) + (unit.name.empty() ? "/id" : "/name"));
    };
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const std::string name = nameOf(scenario.units[i]);
        words.push_back(nameWords(name));
        std::string letters;
        for (const std::string& word : words.back())
            letters += word;
        const auto [first, fresh] = byLetters.try_emplace(letters, i);
        // Names that differ only by capitals are one name, which another check reports.
        if (!fresh && !letters.empty() && smallLetters(name) != smallLetters(nameOf(scenario.units[first->second]))) {
            tell(i, first->second);
            continue;
        }
        for (const std::string& key : nearlySameKeys(words.back())) {
            std::vector<std::size_t>& same = byKey[key];
            const auto near = std::ranges::find_if(same, [&](std::size_t j) { return nearlySame(words[j], words[i]); });
            if (near != same.end()) {
                tell(i, *near);
                break;
            }
            if (same.size() < 4 && (same.empty() || same.back() != i)) // equal names need no further comparison
                same.push_back(i);
        }
    }
}

} // namespace

void proveNames(const Scenario& scenario, FindingCollector& found)
{
    blanks(scenario, found);
    alike(scenario, found);
}

} // namespace fw
