#include "engine/play/EntryKinds.h"

#include "engine/model/Procedures.h"

#include <algorithm>

namespace fw {

bool EntryKinds::rolls(const std::vector<Node>& nodes, int depth) const
{
    for (const Node& node : nodes) {
        bool found = node.is<RollNode>() || node.is<LookupNode>() || node.is<CheckNode>();
        eachBody(node, [&](const std::vector<Node>& inside) { found = found || rolls(inside, depth); });
        if (found)
            return true;
        const auto* call = node.as<CallNode>();
        if (call == nullptr || depth == 0)
            continue;
        for (const Procedure& procedure : mRules.ruleset().procedures)
            if (procedure.id == call->call && rolls(procedure.then, depth - 1))
                return true;
    }
    return false;
}

const EntryOutline& EntryKinds::of(const MenuEntry& entry)
{
    if (const auto known = mKnown.find(&entry); known != mKnown.end())
        return known->second;
    constexpr int depth = 6;
    EntryOutline out;
    const bool leaves = std::ranges::any_of(entry.then, [](const Node& node) {
        const auto* end = node.as<EndNode>();
        return end != nullptr && end->what != EndOf::Move;
    });
    out.ends = leaves || (entry.fields.empty() && entry.then.empty());
    out.marches = std::ranges::any_of(entry.fields, [](const Field& field) { return field.pick == Pick::Path; });
    out.rolls = !out.ends && rolls(entry.then, depth);
    return mKnown.emplace(&entry, out).first->second;
}

} // namespace fw
