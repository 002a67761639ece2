#pragma once

#include "engine/play/Fill.h"

namespace fw {

/// Puts the entry's filled fields and the asked side on top of the scope for the length of a block.
class Layer {
public:
    /// Puts the layer on.
    explicit Layer(Fill& fill) : mScope(fill.m.bareScope()), mKept(mScope.layers)
    {
        (void)fill.m.scope();
        mScope.layers.push_back(&fill.mFilled);
        if (fill.mSide >= 0) {
            mScope.binds.push_back({names::side, Kind::Sides, fill.mSide, nullptr});
            mBound = true;
        }
    }
    ~Layer()
    {
        if (mBound)
            mScope.binds.pop_back();
        mScope.layers = std::move(mKept);
    }
    Layer(const Layer&) = delete;
    Layer& operator=(const Layer&) = delete;
    /// The scope with the layer on.
    Scope& scope() { return mScope; }

private:
    Scope& mScope;
    std::vector<const std::vector<Local>*> mKept; ///< what stood before, for a layer within a layer
    bool mBound = false;
};

} // namespace fw
