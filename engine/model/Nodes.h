#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/model/NodeKinds.h"

#include <span>

// Processes: nodes of many kinds, with the members that all kinds have. Part of a Ruleset.

namespace fw {

/// One node of a process: the members of every kind, and those of its own kind.
struct Node {
    static constexpr const char* rowWord = "node";
    NodeKind kind;
    std::string id;
    std::string label;
    std::string cite;
    std::string note;
    std::vector<std::string> when;
    Reqs need;                   ///< if these fail, `otherwise` runs instead
    std::vector<Node> otherwise; ///< runs when `need` or a check fails

    template <class Kind>
    bool is() const
    {
        return std::holds_alternative<Kind>(kind);
    }
    /// The data of that kind; null for a node of another kind.
    template <class Kind>
    const Kind* as() const
    {
        return std::get_if<Kind>(&kind);
    }
    template <class Kind>
    Kind* as()
    {
        return std::get_if<Kind>(&kind);
    }
    FW_DECLARE_SPECIAL_MEMBERS(Node);
};

/// The entries of a node's menu; none for a kind without a menu.
template <class N>
auto entriesOf(N& node)
{
    using Entries = std::span<std::conditional_t<std::is_const_v<N>, const MenuEntry, MenuEntry>>;
    return std::visit(
        [](auto& kind) {
            if constexpr (requires { kind.menu; })
                return Entries(kind.menu);
            else
                return Entries();
        },
        node.kind);
}

/// The dice that a node asks for; none for a kind without dice.
inline std::span<const Die> diceOf(const Node& node)
{
    if (const auto* roll = node.as<RollNode>())
        return roll->dice;
    const auto* check = node.as<CheckNode>();
    return check ? std::span(check->dice) : std::span<const Die>();
}

/// Calls f with each list of nodes directly in a node: its body and its alternative.
void eachBody(auto& node, auto f)
{
    std::visit(
        [&](auto& kind) {
            if constexpr (requires { kind.then; })
                f(kind.then);
        },
        node.kind);
    f(node.otherwise);
}

/// Calls f with each list of nodes in a node: those of eachBody and those of its menu entries.
void eachInside(auto& node, auto f)
{
    eachBody(node, f);
    for (auto& entry : entriesOf(node))
        f(entry.then);
}

} // namespace fw
