#pragma once

#include "engine/model/Position.h"
#include "engine/rules/Compiled.h"

#include <vector>

namespace fw {

/// One role bound for the time of a row.
struct RoleBind {
    Sym name;
    Kind kind;
    std::int32_t item;
    const Value* value; ///< whole value when set, else the single item
};

/// The roles bound, the latest last; binding is done for every condition, so it costs a store.
class BindStack
{
public:
    /// Room for what rows usually bind.
    BindStack() : mBinds(32) {}
    /// Binds one more role.
    void push_back(const RoleBind& bind)
    {
        if (mCount == mBinds.size())
            mBinds.resize(mCount * 2);
        mBinds[mCount++] = bind;
    }
    /// Drops the latest.
    void pop_back() { --mCount; }
    /// Keeps the first ones.
    void resize(std::size_t count) { mCount = count; }
    /// How many there are.
    std::size_t size() const { return mCount; }
    /// One of them, from 0 to size() - 1.
    RoleBind& operator[](std::size_t i) { return mBinds[i]; }
    /// One of them, from 0 to size() - 1.
    const RoleBind& operator[](std::size_t i) const { return mBinds[i]; }

private:
    std::vector<RoleBind> mBinds;
    std::size_t mCount = 0;
};

/// The roles in force: those that rows bind, and under them the locals of the procedures that run.
struct Roles {
    BindStack binds;                               ///< roles bound by the kernel, the latest last
    std::vector<const std::vector<Local>*> layers; ///< locals of the running procedures, innermost last

    /// The latest bind of a role; false when no row has bound it.
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
    /// The local of that name, from the inside out; false when no procedure has it.
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
