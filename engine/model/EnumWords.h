#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

// Enumerations that files write as words. The words are declared once, next to the enumeration; reader, writer, schema
// and editors take them from there. A field that may be absent is a std::optional of its enumeration.

namespace fw {

/// The words of an enumeration in the order of its values, "sum|product"; null where files hold no such word.
template <class E>
inline constexpr const char* enumWords = nullptr;

/// The word that a file has for a value.
template <class E>
requires std::is_enum_v<E> std::string wordOf(E value)
{
    static_assert(enumWords<E> != nullptr);
    std::string_view words = enumWords<E>;
    for (auto index = static_cast<std::size_t>(value); index > 0; --index)
        words.remove_prefix(words.find('|') + 1);
    return std::string(words.substr(0, words.find('|')));
}

/// The word that a file has for a value; empty for none.
template <class E>
requires std::is_enum_v<E> std::string wordOf(const std::optional<E>& value)
{
    return value ? wordOf(*value) : std::string();
}

/// The value that a file means by a word; none for any other word.
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
