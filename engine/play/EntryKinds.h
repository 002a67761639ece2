#pragma once

#include "engine/model/Menu.h"
#include "engine/rules/Rules.h"

#include <map>

namespace fw {

/// What a menu entry is good for, as far as its row shows it.
struct EntryOutline {
    bool ends = false;    ///< it ends a step or a loop, or does nothing
    bool marches = false; ///< it moves units along a path
    bool rolls = false;   ///< dice follow
};

/// The outlines of menu entries, each found once.
class EntryKinds
{
public:
    explicit EntryKinds(const Rules& rules) : mRules(rules) {}
    /// The outline of an entry of these rules.
    const EntryOutline& of(const MenuEntry& entry);

private:
    bool rolls(const std::vector<Node>& nodes, int depth) const;

    const Rules& mRules;
    std::map<const MenuEntry*, EntryOutline> mKnown;
};

} // namespace fw
