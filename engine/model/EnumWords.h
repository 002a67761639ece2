#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

// Enumerations that files write as words. Each declares its words once; reader, writer, schema and editors use them. A
// field that may be absent is a std::optional of its enumeration.

namespace fw {

/// The words of an enumeration in the order of its values, "sum|product"; null if files never contain the enumeration.
template <class E>
inline constexpr const char* enumWords = nullptr;

/// The word for a value in files.
template <class E>
requires std::is_enum_v<E> std::string wordOf(E value)
{
    static_assert(enumWords<E> != nullptr);
    std::string_view words = enumWords<E>;
    for (auto index = static_cast<std::size_t>(value); index > 0; --index)
        words.remove_prefix(words.find('|') + 1);
    return std::string(words.substr(0, words.find('|')));
}

/// The word for a value in files; empty for no value.
template <class E>
requires std::is_enum_v<E> std::string wordOf(const std::optional<E>& value)
{
    return value ? wordOf(*value) : std::string();
}

/// The value of a word in files; none for an unknown word.
template <class E>
std::optional<E> fromWord(std::string_view word)
{
    static_assert(enumWords<E> != nullptr);
    std::string_view words = enumWords<E>;
    for (std::size_t index = 0;; ++index) {
        const std::size_t end = std::min(words.find('|'), words.size());
        if (words.substr(0, end) == word)
            return static_cast<E>(index);
        if (end == words.size())
            return std::nullopt;
        words.remove_prefix(end + 1);
    }
}

} // namespace fw
