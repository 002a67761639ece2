#pragma once

#include "engine/play/StateView.h"

namespace fw {

/// Binds filled fields and the asked side on top of the scope for the length of a block.
class ScopedFieldBindings
{
public:
    /// Binds the fields, which must outlive it, and the side; -1 binds no side.
    ScopedFieldBindings(StateView& view, const std::vector<Local>& fields, std::int32_t side) : mScope(view.bareScope())
    {
        // Nested bindings of the same fields find them bound already.
        if (mScope.roles.layers.empty() || mScope.roles.layers.back() != &fields) {
            (void)view.scope();
            mScope.roles.layers.push_back(&fields);
            mOwn = true;
        }
        if (side >= 0) {
            mScope.roles.binds.push_back({names::side, Kind::Sides, side, nullptr});
            mBound = true;
        }
    }
    ~ScopedFieldBindings()
    {
        if (mBound)
            mScope.roles.binds.pop_back();
        if (mOwn)
            mScope.roles.layers.pop_back();
    }
    ScopedFieldBindings(const ScopedFieldBindings&) = delete;
    ScopedFieldBindings& operator=(const ScopedFieldBindings&) = delete;
    /// The scope with the bindings.
    Scope& scope() const { return mScope; }

private:
    Scope& mScope;
    bool mOwn = false;
    bool mBound = false;
};

} // namespace fw
