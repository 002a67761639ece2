#include "engine/rules/LoopEnds.h"

#include "engine/model/Procedures.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Whether some course through nodes leaves them, also in called procedures.
struct Ends {
    const Ruleset& rules;
    std::set<std::string> seen;

    bool any(const std::vector<Node>& list)
    {
        return std::ranges::any_of(list, [&](const Node& n) { return one(n); });
    }
    bool one(const Node& n)
    {
        if (n.is<EndNode>() || n.is<CodeNode>()
            || n.is<MoveNode>()) // a code or a trigger may end the game or the phase
            return true;
        if (const auto* call = n.as<CallNode>(); call && seen.insert(call->call).second)
            for (const Procedure& row : rules.procedures)
                if (row.id == call->call && any(row.then))
                    return true;
        if (const auto* apply = n.as<ApplyNode>(); apply && !apply->verbs.empty()) // verbs raise events
            return !rules.triggers.empty()
                   || std::ranges::any_of(apply->verbs, [](const Verb& v) { return v.is<EndGameVerb>(); });
        bool found = false;
        eachInside(n, [&](const std::vector<Node>& inside) { found = found || any(inside); });
        return found;
    }
};

} // namespace

bool mayLeave(const Ruleset& rules, const std::vector<Node>& body)
{
    Ends ends{rules, {}};
    return ends.any(body);
}

} // namespace fw
