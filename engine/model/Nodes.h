#pragma once

#include "engine/base/Outlined.h"
#include "engine/model/Amount.h"
#include "engine/model/Kinds.h"
#include "engine/model/Menu.h"
#include "engine/model/Verb.h"

#include <span>
#include <variant>

// Processes: nodes of many kinds, and the rows that stand in them. Part of a Ruleset.

namespace fw {

struct Node;

// Each kind of node is one struct: `kindWord` is what files call it, its fields stand in FieldsNodes.h.

/// Nodes that run one after the other.
struct GroupNode {
    static constexpr const char* kindWord = "group";
    std::vector<Node> then;
    friend bool operator==(const GroupNode&, const GroupNode&) = default;
};
/// A choice, made once.
struct ChooseNode {
    static constexpr const char* kindWord = "choose";
    RolePath by;                    ///< side that decides; "referee" for the referee
    bool automatic = false;         ///< taken unasked when only one filling is legal
    bool secret = false;            ///< every side of `by` answers unseen, shown together
    std::vector<std::string> names; ///< secret: one local for each side of `by`
    std::vector<MenuEntry> menu;
    friend bool operator==(const ChooseNode&, const ChooseNode&) = default;
};
/// A choice offered to one side after the other until all have passed.
struct WindowNode {
    static constexpr const char* kindWord = "window";
    RolePath by; ///< sides that are asked
    std::vector<MenuEntry> menu;
    friend bool operator==(const WindowNode&, const WindowNode&) = default;
};
/// Chance names one of several: a counter out of a cup, a card from a pile.
struct DrawNode {
    static constexpr const char* kindWord = "draw";
    RolePath by;    ///< side that draws
    RolePath from;  ///< those it is drawn from, each as likely as the others
    std::string as; ///< local of who was drawn; nobody where there is nobody to draw
    friend bool operator==(const DrawNode&, const DrawNode&) = default;
};
/// Counters that lie together are brought into an order that nobody chose.
struct ShuffleNode {
    static constexpr const char* kindWord = "shuffle";
    RolePath by; ///< side that shuffles
    RolePath of; ///< the counters
    friend bool operator==(const ShuffleNode&, const ShuffleNode&) = default;
};
/// Dice are thrown.
struct RollNode {
    static constexpr const char* kindWord = "roll";
    RolePath by; ///< side that rolls
    std::vector<Die> dice;
    friend bool operator==(const RollNode&, const RollNode&) = default;
};
/// A die against a quantity.
struct CheckNode {
    static constexpr const char* kindWord = "check";
    RolePath by;           ///< side that rolls
    std::vector<Die> dice; ///< the die it asks for
    std::string die;       ///< or one already rolled
    std::string quantity;
    std::map<std::string, RolePath> cast;
    std::string compare;        ///< at-most or at-least
    std::vector<int> passFaces; ///< natural faces that pass
    std::vector<int> failFaces; ///< natural faces that fail
    std::string passed;         ///< what players say when it passes, as "hit"; "passed" when empty
    std::string failed;         ///< and when it fails
    std::string as;             ///< local the result goes to
    std::vector<Node> then;     ///< taken when it passes; else `otherwise` of the node
    friend bool operator==(const CheckNode&, const CheckNode&) = default;
};
/// A number kept as a local.
struct ComputeNode {
    static constexpr const char* kindWord = "compute";
    std::string quantity;
    std::map<std::string, RolePath> cast;
    std::optional<Amount> value; ///< read when there is no quantity
    std::string as;
    friend bool operator==(const ComputeNode&, const ComputeNode&) = default;
};
/// The cell of a table kept as a local.
struct LookupNode {
    static constexpr const char* kindWord = "lookup";
    std::string table;
    std::vector<Amount> at;
    std::optional<Amount> shift; ///< columns to the right, to the left below 0
    std::string edge;            ///< stays or lapses: a shift beyond the last column
    std::string as;              ///< "result" when empty
    friend bool operator==(const LookupNode&, const LookupNode&) = default;
};
/// A value, or units and places, kept as a local.
struct LetNode {
    static constexpr const char* kindWord = "let";
    RolePath role;
    std::optional<Amount> value;
    std::string as;
    friend bool operator==(const LetNode&, const LetNode&) = default;
};
/// An engagement is declared: marks lie on it until it is concluded.
struct DeclareNode {
    static constexpr const char* kindWord = "declare";
    RolePath about; ///< counters or places that it is about, and called by
    std::string as; ///< local that holds it
    friend bool operator==(const DeclareNode&, const DeclareNode&) = default;
};
/// Changes of the position.
struct ApplyNode {
    static constexpr const char* kindWord = "apply";
    std::vector<Verb> verbs;
    friend bool operator==(const ApplyNode&, const ApplyNode&) = default;
};
/// A body for each member of a path.
struct ForeachNode {
    static constexpr const char* kindWord = "foreach";
    RolePath over;
    std::string as;    ///< role of the member; "it" when empty
    std::string order; ///< listed, at-once or chosen
    RolePath by;       ///< chosen: side that says who is next
    std::vector<Node> then;
    friend bool operator==(const ForeachNode&, const ForeachNode&) = default;
};
/// A body again and again.
struct RepeatNode {
    static constexpr const char* kindWord = "repeat";
    Reqs until;                 ///< leaves when these hold
    std::optional<Amount> most; ///< at most so often
    std::vector<Node> then;
    friend bool operator==(const RepeatNode&, const RepeatNode&) = default;
};
/// A procedure is called.
struct CallNode {
    static constexpr const char* kindWord = "call";
    RolePath by;       ///< side whose phase it is
    std::string call;  ///< procedure
    std::string phase; ///< phase that this call is
    std::map<std::string, RolePath> cast;
    friend bool operator==(const CallNode&, const CallNode&) = default;
};
/// What a result code does.
struct CodeNode {
    static constexpr const char* kindWord = "code";
    std::string code; ///< local that holds the result code
    friend bool operator==(const CodeNode&, const CodeNode&) = default;
};
/// Marks whom a path names now, and nobody else; the node's conditions are asked of each.
struct SnapshotNode {
    static constexpr const char* kindWord = "snapshot";
    std::string mark;
    RolePath over;
    RolePath role; ///< members put into a set mark
    friend bool operator==(const SnapshotNode&, const SnapshotNode&) = default;
};
/// A way over the map is asked for.
struct PathNode {
    static constexpr const char* kindWord = "path";
    RolePath by;                   ///< side that decides
    bool automatic = false;        ///< taken unasked when there is one way only
    RolePath units;                ///< who goes
    std::vector<std::string> rows; ///< tried in order
    std::string as;                ///< local of the way; "path" when empty
    friend bool operator==(const PathNode&, const PathNode&) = default;
};
/// Counters go along a path.
struct MoveNode {
    static constexpr const char* kindWord = "move";
    RolePath units;
    RolePath path; ///< local or place
    friend bool operator==(const MoveNode&, const MoveNode&) = default;
};
/// The referee decides.
struct ManualNode {
    static constexpr const char* kindWord = "manual";
    RolePath by;
    std::string as; ///< local of the decision
    std::string text;
    std::vector<std::string> labels; ///< decisions offered
    friend bool operator==(const ManualNode&, const ManualNode&) = default;
};
/// A line of the log.
struct NoteNode {
    static constexpr const char* kindWord = "note";
    std::string text;
    friend bool operator==(const NoteNode&, const NoteNode&) = default;
};
/// Leaves something early.
struct EndNode {
    static constexpr const char* kindWord = "end";
    std::string what; ///< procedure, loop, phase, move or game
    friend bool operator==(const EndNode&, const EndNode&) = default;
};

/// The kinds of nodes; help and schema list them in this order.
using NodeKind = std::variant<GroupNode, ChooseNode, WindowNode, RollNode, DrawNode, ShuffleNode, CheckNode,
                              ComputeNode, LookupNode, LetNode, DeclareNode, ApplyNode, ForeachNode, RepeatNode,
                              CallNode, CodeNode, SnapshotNode, PathNode, MoveNode, ManualNode, NoteNode, EndNode>;

/// One node of a process: what nodes of every kind have, and what its kind has.
struct Node {
    static constexpr const char* rowWord = "node";
    NodeKind kind;
    std::string id;
    std::string label;
    std::string cite;
    std::string note;
    std::vector<std::string> when;
    Reqs need;                   ///< skipped (to `otherwise`) unless these hold
    std::vector<Node> otherwise; ///< taken when `need` fails, a check fails

    template <class Kind>
    bool is() const
    {
        return std::holds_alternative<Kind>(kind);
    }
    /// What that kind has; null when it is of another.
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
    FW_OUTLINED(Node);
};

/// The entries of a node's menu; none where its kind has no menu.
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

/// The dice that a node asks for; none where its kind has none.
inline std::span<const Die> diceOf(const Node& node)
{
    if (const auto* roll = node.as<RollNode>())
        return roll->dice;
    const auto* check = node.as<CheckNode>();
    return check ? std::span(check->dice) : std::span<const Die>();
}

/// Calls f with each list of nodes that stands in a node itself: its body, and what runs instead of it.
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

/// Calls f with each list of nodes inside a node: as eachBody, and those that its menu leads to.
void eachInside(auto& node, auto f)
{
    eachBody(node, f);
    for (auto& entry : entriesOf(node))
        f(entry.then);
}

} // namespace fw
