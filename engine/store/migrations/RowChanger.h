#pragma once

#include "engine/model/Fields.h"

#include <string>
#include <type_traits>

namespace fw {

/// Calls `Change` for each row and each role path inside a row, by the field table. `Change` has `void row(T&)` for
/// each kind of row that it changes, `void path(RolePath&)`, or both.
template <class Change>
class RowChanger
{
public:
    explicit RowChanger(Change change) : mChange(change) {}
    void see(auto& x)
    {
        if constexpr (requires { mChange.row(x); })
            mChange.row(x);
        if constexpr (requires { fields(*this, x); })
            fields(*this, x);
    }
    /// A field, called by the field table.
    void operator()(const char*, auto& member, FieldFlags flags, const char*)
    {
        mPath = flags.has(FieldFlags::Path);
        visit(member);
    }

private:
    template <class T>
    void visit(T& member)
    {
        if constexpr (std::is_same_v<T, std::string>) {
            if constexpr (requires { mChange.path(member); })
                if (mPath)
                    mChange.path(member);
        } else if constexpr (requires { member.begin(); }) {
            for (auto& item : member)
                visit(item);
        } else if constexpr (requires { member.has_value(); }) {
            if (member)
                visit(*member);
        } else if constexpr (requires { member.second; }) {
            visit(member.second);
        } else {
            see(member);
        }
    }

    Change mChange;
    bool mPath = false; ///< whether the current field holds paths
};

} // namespace fw
