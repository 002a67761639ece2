#pragma once

#include "engine/base/Pointer.h"
#include "engine/model/Fields.h"

#include <string>
#include <type_traits>

namespace fw {

/// Visits a row and all rows inside it in the order of the field table, outer rows first, and tracks the path to each.
/// If `f` returns false, the row's content is skipped. If `f` has text(word, flags), it gets every text.
template <class F>
class PlacedWalker
{
public:
    /// Calls `f(row)` with each row while `way` holds its path; both must outlive the walker.
    PlacedWalker(F& f, PointerWay& way) : mF(f), mWay(way) {}

    /// Visits one row.
    void see(const auto& x)
    {
        if constexpr (requires { fields(*this, x); }) {
            if constexpr (std::is_same_v<decltype(mF(x)), bool>) {
                if (!mF(x))
                    return;
            } else {
                mF(x);
            }
            fields(*this, x);
        }
    }
    /// A field, called by the field table.
    void operator()(const char* key, const auto& member, FieldFlags flags, const char*)
    {
        const PointerWay::Step step(mWay, key);
        visit(member, flags);
    }

private:
    template <class T>
    void visit(const T& member, FieldFlags flags)
    {
        if constexpr (std::is_same_v<T, std::string>) {
            if constexpr (requires { mF.text(member, flags); })
                mF.text(member, flags);
        } else if constexpr (requires {
                                 member.has_value();
                                 *member;
                             }) {
            if (member)
                visit(*member, flags);
        } else if constexpr (requires { member.begin()->second; }) {
            for (const auto& [key, inner] : member) {
                const PointerWay::Step step(mWay, key);
                visit(inner, flags);
            }
        } else if constexpr (requires {
                                 member.begin();
                                 member.end();
                             }) {
            std::size_t index = 0;
            for (const auto& item : member) {
                const PointerWay::Step step(mWay, index++);
                visit(item, flags);
            }
        } else {
            see(member);
        }
    }
    F& mF;
    PointerWay& mWay;
};

} // namespace fw
