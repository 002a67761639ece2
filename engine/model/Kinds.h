#pragma once

#include "engine/model/FieldFlags.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <variant>

// Rows of several kinds: a word gives the kind, and each kind is a struct with its own entry in the field table. Such a
// row holds a variant of these structs. Its entry passes the variant twice: as the field with the word, and to
// `ownFields` at the position of the kind's own fields.

namespace fw {

/// The list of kinds of a row, given as a variant of their structs.
template <class Kinds>
struct KindList;
template <class... Ts>
struct KindList<std::variant<Ts...>> {
    /// The words of the kinds: "group|choose".
    static constexpr auto words = [] {
        std::array<char, (std::string_view(Ts::kindWord).size() + ...) + sizeof...(Ts)> out{};
        auto at = out.begin();
        for (const std::string_view word : {std::string_view(Ts::kindWord)...}) {
            at = std::copy(word.begin(), word.end(), at);
            *at++ = '|';
        }
        out.back() = '\0';
        return out;
    }();
    template <class T>
    static constexpr bool has = (std::is_same_v<T, Ts> || ...);
    /// Calls f with a default-constructed value of each kind.
    static void each(auto f) { (f(Ts{}), ...); }
    /// Changes a variant to the kind at an index, with default values.
    static void set(std::variant<Ts...>& kind, std::size_t index)
    {
        std::size_t at = 0;
        ((at++ == index ? static_cast<void>(kind.template emplace<Ts>()) : static_cast<void>(0)), ...);
    }
};

/// T is one of the kinds of a row.
template <class T, class Kinds>
concept OneOf = KindList<Kinds>::template has<T>;

/// The word of the kind.
template <class... Ts>
const char* wordOf(const std::variant<Ts...>& kind)
{
    return std::visit([](const auto& one) { return one.kindWord; }, kind);
}

/// Passes the fields of the kind to a visitor of the field table: to its `own`, or as a row to its `see`. A visitor
/// without both ignores them.
void ownFields(auto& v, auto& kind)
{
    if constexpr (requires { v.own(kind); })
        v.own(kind);
    else
        std::visit(
            [&](auto& one) {
                if constexpr (requires { v.see(one); })
                    v.see(one);
            },
            kind);
}

} // namespace fw
