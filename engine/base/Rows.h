#pragma once

#include <algorithm>
#include <iterator>

namespace fw {

/// The first of some rows that has this id; null when none has.
constexpr auto* byId(const auto& rows, const auto& id)
{
    const auto at = std::ranges::find_if(rows, [&](const auto& row) { return row.id == id; });
    return at == std::end(rows) ? nullptr : &*at;
}

/// Adds to a list what is not in it.
void addOnce(auto& list, const auto& item)
{
    if (std::ranges::find(list, item) == list.end())
        list.push_back(item);
}

} // namespace fw
