#include "editor/commands/Names.h"

#include "editor/commands/RowEdits.h"

#include <algorithm>

namespace fw {

Edit addName(const Drawing& drawing, PlaceName name)
{
    if (name.text.empty() || !drawing.grid().contains(name.cell))
        return {};
    name.size = std::clamp(name.size, 1, 3);
    name.angle = std::clamp(name.angle, -90, 90);
    return insertRow(int(drawing.rest.map.names.size()), std::move(name));
}

Edit changeName(const Drawing& drawing, int at, PlaceName name)
{
    if (name.text.empty())
        return removeRow(drawing.rest.map.names, at);
    name.size = std::clamp(name.size, 1, 3);
    name.angle = std::clamp(name.angle, -90, 90);
    return changeRow(drawing.rest.map.names, at, std::move(name));
}

int nameAt(const Drawing& drawing, Cell cell)
{
    const std::vector<PlaceName>& names = drawing.rest.map.names;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].cell == cell)
            return int(i);
    return -1;
}

Edit eraseNames(const Drawing& drawing, const std::vector<Cell>& cells)
{
    std::vector<PlaceName> after;
    for (const PlaceName& name : drawing.rest.map.names)
        if (std::ranges::find(cells, name.cell) == cells.end())
            after.push_back(name);
    return replaceRows(drawing.rest.map.names, after);
}

} // namespace fw
