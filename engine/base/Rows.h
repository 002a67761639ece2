#pragma once

#include <algorithm>
#include <iterator>

namespace fw {

/// The first row with this id; null if there is none.
constexpr auto* byId(const auto& rows, const auto& id)
{
    const auto at = std::ranges::find_if(rows, [&](const auto& row) { return row.id == id; });
    return at == std::end(rows) ? nullptr : &*at;
}

/// Adds an item to a list unless the list has it already.
void addOnce(auto& list, const auto& item)
{
    if (std::ranges::find(list, item) == list.end())
        list.push_back(item);
}

} // namespace fw
