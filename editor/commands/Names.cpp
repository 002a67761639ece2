#include "editor/commands/Names.h"

#include "editor/commands/Rows.h"

#include <algorithm>

namespace fw {

Edit addName(const Draft& draft, PlaceName name)
{
    if (name.text.empty() || !draft.grid().contains(name.cell))
        return {};
    name.size = std::clamp(name.size, 1, 3);
    return insertRow(int(draft.rest.map.names.size()), std::move(name));
}

Edit changeName(const Draft& draft, int at, PlaceName name)
{
    if (name.text.empty())
        return removeRow(draft.rest.map.names, at);
    name.size = std::clamp(name.size, 1, 3);
    return changeRow(draft.rest.map.names, at, std::move(name));
}

int nameAt(const Draft& draft, Cell cell)
{
    const std::vector<PlaceName>& names = draft.rest.map.names;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].cell == cell)
            return int(i);
    return -1;
}

Edit eraseNames(const Draft& draft, const std::vector<Cell>& cells)
{
    std::vector<PlaceName> after;
    for (const PlaceName& name : draft.rest.map.names)
        if (std::find(cells.begin(), cells.end(), name.cell) == cells.end())
            after.push_back(name);
    return replaceRows(draft.rest.map.names, after);
}

} // namespace fw
