// The compiler-generated members of rows of a rules file or a scenario, compiled once (see SpecialMembers.h).
#include "engine/model/Event.h"
#include "engine/model/Procedures.h"
#include "engine/model/Scenario.h"

#include <tuple>

namespace fw {

FW_OUTLINE(Amount);
FW_OUTLINE(Req);
FW_OUTLINE(Rule);
FW_OUTLINE(Field);
FW_OUTLINE(MenuEntry);
FW_OUTLINE(Verb);
FW_OUTLINE(Node);
FW_OUTLINE(Mark);
FW_OUTLINE(Quantity);
FW_OUTLINE(Modifier);
FW_OUTLINE(Table);
FW_OUTLINE(Zone);
FW_OUTLINE(Sight);
FW_OUTLINE(Procedure);
FW_OUTLINE(Code);
FW_OUTLINE(Trigger);
FW_OUTLINE(PathMode);
FW_OUTLINE(PathTier);
FW_OUTLINE(PathRow);
FW_OUTLINE(Constraint);
FW_OUTLINE(Example);
FW_OUTLINE(Ruleset);
FW_OUTLINE(Unit);
FW_OUTLINE(Placement);
FW_OUTLINE(Scenario);
FW_OUTLINE(Event);

Map::Map() = default;
Map::Map(const Map&) = default;
Map::Map(Map&&) noexcept = default;
Map& Map::operator=(const Map&) = default;
Map& Map::operator=(Map&&) noexcept = default;
Map::~Map() = default;

namespace {

/// All members of a map except its folder, because the same map may be in different folders. A new member causes a
/// compile error until it is listed here.
auto content(const Map& map)
{
    const auto& [schema, title, grid, numbering, cellMillimetres, cellStretch, style, terrain, level, sides, ways,
                 areas, names, outOfPlay, panels, scan, origin, folder] = map;
    return std::tie(schema, title, grid, numbering, cellMillimetres, cellStretch, style, terrain, level, sides, ways,
                    areas, names, outOfPlay, panels, scan, origin);
}

} // namespace

bool operator==(const Map& a, const Map& b)
{
    return content(a) == content(b);
}

Event::Event(EventData what, std::string from, std::string by)
    : data(std::move(what)), row(std::move(from)), cite(std::move(by))
{}

} // namespace fw
