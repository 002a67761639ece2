// Areas and hexsides as places that marks are on.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"

namespace fw {

PlaceId Compiled::hexsidePlace(PlaceId a, PlaceId b) const
{
    if (!onMap(a) || !onMap(b))
        return {};
    const int side = scenario.map.grid.sharedSide(a.index(), b.index());
    return side < 0 ? PlaceId() : PlaceId(firstHexside + side);
}

std::vector<std::int32_t> Compiled::cellsOf(PlaceId place) const
{
    if (isArea(place))
        return checkedAt(areaCells, place.index() - places);
    if (!isHexside(place))
        return {};
    const auto [a, b] = scenario.map.grid.cellsOfSide(place.index() - firstHexside);
    return b == noCell ? std::vector<std::int32_t>() : std::vector<std::int32_t>{a, b};
}

const std::vector<Sym>& Compiled::waysAcross(PlaceId hexside) const
{
    static const std::vector<Sym> nothing;
    const std::vector<std::int32_t> both = cellsOf(hexside);
    const auto found = both.size() == 2 ? wayLinks.find(std::int64_t(both[0]) * cells + both[1]) : wayLinks.end();
    return found == wayLinks.end() || !isHexside(hexside) ? nothing : found->second;
}

} // namespace fw
