#pragma once

#include "engine/play/Fill.h"

namespace fw {

/// Puts the entry's filled fields and the asked side on top of the scope for the length of a block.
class Layer
{
public:
    /// Puts the layer on.
    explicit Layer(Fill& fill) : mScope(fill.mView.bareScope()), mFilled(&fill.mFilled)
    {
        // A layer within a layer of the same entry finds everything in its place.
        if (mScope.roles.layers.empty() || mScope.roles.layers.back() != mFilled) {
            (void)fill.mView.scope();
            mScope.roles.layers.push_back(mFilled);
            mOwn = true;
        }
        if (fill.mSide >= 0) {
            mScope.roles.binds.push_back({names::side, Kind::Sides, fill.mSide, nullptr});
            mBound = true;
        }
    }
    ~Layer()
    {
        if (mBound)
            mScope.roles.binds.pop_back();
        if (mOwn)
            mScope.roles.layers.pop_back();
    }
    Layer(const Layer&) = delete;
    Layer& operator=(const Layer&) = delete;
    /// The scope with the layer on.
    Scope& scope() { return mScope; }

private:
    Scope& mScope;
    const std::vector<Local>* mFilled;
    bool mOwn = false;
    bool mBound = false;
};

} // namespace fw
