#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <utility>

namespace fw {

/// The element of a range at a signed index counted from 0, or at an enumeration value; a debug build asserts the
/// range.
template <std::ranges::borrowed_range Row, class Index>
requires std::integral<Index> || std::is_enum_v<Index>
constexpr auto& checkedAt(Row&& row, Index index)
{
    const auto at = static_cast<std::size_t>(index);
    assert(at < std::size(row));
    return row[at];
}

/// Whether a range has an element at a signed index.
template <std::ranges::sized_range Row, std::integral Index>
constexpr bool inside(const Row& row, Index index)
{
    return std::cmp_greater_equal(index, 0) && std::cmp_less(index, std::size(row));
}

} // namespace fw
