#pragma once

#include "engine/base/Pointer.h"
#include "engine/model/Fields.h"

#include <string>
#include <type_traits>

namespace fw {

/// Visits a row and every row inside it by the field table, the outer before the inner, and knows
/// at each the way to it.
template <class F>
class PlacedWalker {
public:
    /// Calls `f(row)` with each row, while `way` leads to it; both must outlive the walker.
    PlacedWalker(F& f, PointerWay& way) : mF(f), mWay(way) {}

    /// Visits one row.
    template <class X>
    void see(const X& x)
    {
        if constexpr (requires { fields(*this, x); }) {
            mF(x);
            fields(*this, x);
        }
    }
    /// One field, as the field table hands it over.
    template <class T>
    void operator()(const char* key, const T& member, FieldFlags, const char*)
    {
        const PointerWay::Step step(mWay, key);
        visit(member);
    }

private:
    template <class T>
    void visit(const T& member)
    {
        if constexpr (std::is_same_v<T, std::string>) {
        } else if constexpr (requires { member.has_value(); *member; }) {
            if (member)
                visit(*member);
        } else if constexpr (requires { member.begin()->second; }) {
            // No rows stand in objects whose keys are words.
        } else if constexpr (requires { member.begin(); member.end(); }) {
            std::size_t index = 0;
            for (const auto& item : member) {
                const PointerWay::Step step(mWay, index++);
                visit(item);
            }
        } else {
            see(member);
        }
    }
    F& mF;
    PointerWay& mWay;
};

} // namespace fw
