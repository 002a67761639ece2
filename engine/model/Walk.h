#pragma once

#include "engine/model/Fields.h"

#include <string>
#include <type_traits>

namespace fw {

/// Calls `f` with each value inside a member of a row, through lists, maps and what may be absent.
template <class T, class F>
void eachValueIn(const T& member, F&& f)
{
    if constexpr (std::is_same_v<T, std::string>) {
        f(member);
    } else if constexpr (requires {
                             member.begin();
                             member.end();
                         }) {
        for (const auto& item : member)
            eachValueIn(item, f);
    } else if constexpr (requires {
                             member.has_value();
                             *member;
                         }) {
        if (member)
            eachValueIn(*member, f);
    } else if constexpr (requires {
                             member.first;
                             member.second;
                         }) {
        eachValueIn(member.second, f);
    } else {
        f(member);
    }
}

/// Visits a row and all rows inside it in the order of the field table, outer rows first.
template <class F>
class Walker
{
public:
    /// Calls `f` with each row; it must outlive the walker.
    explicit Walker(F& f) : mF(f) {}

    /// Visits one row.
    void see(const auto& x)
    {
        if constexpr (requires { fields(*this, x); }) {
            mF(x);
            fields(*this, x);
        }
    }
    /// A field, called by the field table.
    void operator()(const char*, const auto& member, FieldFlags, const char*)
    {
        eachValueIn(member, [this](const auto& inside) { see(inside); });
    }

private:
    F& mF;
};

/// Calls `f` with a row and with all rows inside it; `f` must accept rows of any kind.
template <class X, class F>
void walk(const X& row, F f)
{
    Walker<F>(f).see(row);
}

} // namespace fw
