#pragma once

#include "engine/model/Position.h"
#include "engine/rules/Compiled.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace fw {

/// A role that is bound while a row is evaluated.
struct RoleBind {
    Sym name;
    Kind kind;
    std::int32_t item;
    const Value* value; ///< the whole value if set, else the single item
};

/// A stack of bound roles, the latest last; binding happens for every condition, so it must be cheap.
class BindStack
{
public:
    /// Reserves room for the usual number of binds.
    BindStack() : mBinds(std::make_unique<RoleBind[]>(mRoom)) {}
    void push_back(const RoleBind& bind)
    {
        if (mCount == mRoom)
            grow();
        mBinds[mCount++] = bind;
    }
    /// Removes the latest bind.
    void pop_back() { --mCount; }
    /// Keeps the first `count` binds.
    void resize(std::size_t count) { mCount = count; }
    std::size_t size() const { return mCount; }
    RoleBind& operator[](std::size_t i) { return mBinds[i]; }
    const RoleBind& operator[](std::size_t i) const { return mBinds[i]; }

private:
    void grow()
    {
        auto more = std::make_unique<RoleBind[]>(mRoom * 2);
        std::copy_n(mBinds.get(), mCount, more.get());
        mBinds = std::move(more);
        mRoom *= 2;
    }
    std::size_t mCount = 0;
    std::size_t mRoom = 32;
    std::unique_ptr<RoleBind[]> mBinds;
};

/// The roles in force: those that rows bind, on top of the locals of the running procedures.
struct Roles {
    BindStack binds;                               ///< roles bound by the kernel, the latest last
    std::vector<const std::vector<Local>*> layers; ///< locals of the running procedures, innermost last

    /// The latest bind of a role; false when it is not bound.
    bool bound(Sym role, RoleBind& out) const
    {
        for (std::size_t i = binds.size(); i-- > 0;) {
            if (binds[i].name == role) {
                out = binds[i];
                return true;
            }
        }
        return false;
    }
    /// The innermost local with that name; false for none.
    bool local(Sym role, RoleBind& out) const
    {
        for (std::size_t i = layers.size(); i-- > 0;) {
            for (const Local& local : *layers[i]) {
                if (local.name == role) {
                    out = {role, local.value.kind, local.value.items.empty() ? -1 : local.value.items[0], &local.value};
                    return true;
                }
            }
        }
        return false;
    }
};

} // namespace fw
