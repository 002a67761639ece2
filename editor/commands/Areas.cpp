#include "editor/commands/Areas.h"

#include "editor/commands/RowEdits.h"

#include <algorithm>

namespace fw {

int areaNamed(const Drawing& drawing, const std::string& id)
{
    const std::vector<Area>& areas = drawing.rest.map.areas;
    for (std::size_t i = 0; i < areas.size(); ++i)
        if (areas[i].id == id)
            return int(i);
    return -1;
}

Edit markArea(const Drawing& drawing, const Area& area, const std::vector<Cell>& cells, bool in)
{
    if (area.id.empty())
        return {};
    const std::vector<Area>& areas = drawing.rest.map.areas;
    const int at = areaNamed(drawing, area.id);
    Area after = at >= 0 ? areas[std::size_t(at)] : area;
    if (at < 0)
        after.cells.clear();
    for (const Cell cell : cells) {
        const auto found = std::ranges::find(after.cells, cell);
        if (in && found == after.cells.end() && drawing.grid().contains(cell))
            after.cells.push_back(cell);
        else if (!in && found != after.cells.end())
            after.cells.erase(found);
    }
    if (at >= 0)
        return changeRow(areas, at, std::move(after));
    return after.cells.empty() ? Edit() : insertRow(int(areas.size()), std::move(after));
}

Edit changeArea(const Drawing& drawing, int at, Area area)
{
    return changeRow(drawing.rest.map.areas, at, std::move(area));
}

Edit removeArea(const Drawing& drawing, int at)
{
    return removeRow(drawing.rest.map.areas, at);
}

} // namespace fw
