#include "engine/rules/UnitNames.h"

#include <map>
#include <set>

namespace fw {

namespace {

/// A name for comparison: in lower case, with single blanks.
std::string folded(const std::string& name)
{
    std::string out;
    for (const char c : name) {
        const bool blank = c == ' ' || c == '\t';
        if (blank && (out.empty() || out.back() == ' '))
            continue;
        out += blank ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    while (!out.empty() && out.back() == ' ')
        out.pop_back();
    return out;
}

} // namespace

std::vector<std::string> unitNames(const Scenario& scenario)
{
    std::map<std::string, std::set<std::size_t>> meant;
    for (std::size_t u = 0; u < scenario.units.size(); ++u) {
        const Unit& unit = scenario.units[u];
        meant[folded(unit.id)].insert(u);
        meant[folded(unit.name)].insert(u);
        for (const std::string& alias : unit.aliases)
            meant[folded(alias)].insert(u);
    }
    std::vector<std::string> out;
    for (const Unit& unit : scenario.units)
        out.push_back(unit.name.empty()                      ? unit.id
                      : meant[folded(unit.name)].size() == 1 ? unit.name
                                                             : unit.name + " (" + unit.id + ")");
    return out;
}

} // namespace fw
