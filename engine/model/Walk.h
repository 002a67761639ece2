#pragma once

#include "engine/model/Fields.h"

#include <string>
#include <type_traits>

namespace fw {

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
    void operator()(const char*, const auto& member, FieldFlags, const char*) { visit(member); }

private:
    template <class T>
    void visit(const T& member)
    {
        if constexpr (std::is_same_v<T, std::string>) {
        } else if constexpr (requires {
                                 member.begin();
                                 member.end();
                             }) {
            for (const auto& item : member)
                visit(item);
        } else if constexpr (requires {
                                 member.has_value();
                                 *member;
                             }) {
            if (member)
                visit(*member);
        } else if constexpr (requires {
                                 member.first;
                                 member.second;
                             }) {
            visit(member.second);
        } else {
            see(member);
        }
    }
    F& mF;
};

/// Calls `f` with a row and with all rows inside it; `f` must accept rows of any kind.
template <class X, class F>
void walk(const X& row, F f)
{
    Walker<F>(f).see(row);
}

} // namespace fw
