#pragma once

#include "engine/model/FieldFlags.h"
#include "engine/model/Menu.h"
#include "engine/model/Verb.h"

// Each kind of node is one struct: `kindWord` is its name in files. After the struct follow its fields in files, as
// part of the field table (see Fields.h).

namespace fw {

/// Nodes that run one after another.
struct GroupNode {
    static constexpr const char* kindWord = "group";
    std::vector<Node> then;
    friend bool operator==(const GroupNode&, const GroupNode&) = default;
};
void fields(auto& v, IsRow<GroupNode> auto& x)
{
    v("do", x.then, flag::none, "the body");
}

/// A choice that is made once.
struct ChooseNode {
    static constexpr const char* kindWord = "choose";
    RolePath by;                    ///< side that decides; "referee" for the referee
    bool automatic = false;         ///< taken automatically when only one action is legal
    bool secret = false;            ///< each side of `by` answers unseen; the answers are shown together
    std::vector<std::string> names; ///< secret: one local for each side of `by`
    std::string done;               ///< secret: the entry by which a side ends its answers, of which it gives several
    std::string withdraw;           ///< secret: the entry that takes back the side's answers with the same fields
    bool alternate = false;         ///< secret: the sides' answers are carried out in turn, not side by side
    std::vector<MenuEntry> menu;
    friend bool operator==(const ChooseNode&, const ChooseNode&) = default;
};
void fields(auto& v, IsRow<ChooseNode> auto& x)
{
    v("by", x.by, flag::path, "side that decides, or `referee`");
    v("auto", x.automatic, flag::none, "taken without asking when there is only one way");
    v("secret", x.secret, flag::none, "each side answers unseen, shown together");
    v("names", x.names, flag::none, "secret: one local for each side");
    v("done", x.done, flag::none, "secret: entry that ends a side's answers, of which it may give several");
    v("withdraw", x.withdraw, flag::none, "secret: entry that takes back a side's answers with the same fields");
    v("alternate", x.alternate, flag::none, "secret: the sides' answers are carried out in turn");
    v("menu", x.menu, flag::lines, "the entries");
}

/// A choice that each side gets in turn until all have passed.
struct WindowNode {
    static constexpr const char* kindWord = "window";
    RolePath by; ///< sides that choose in turn
    std::vector<MenuEntry> menu;
    friend bool operator==(const WindowNode&, const WindowNode&) = default;
};
void fields(auto& v, IsRow<WindowNode> auto& x)
{
    v("by", x.by, flag::path, "sides that are asked in turn");
    v("menu", x.menu, flag::lines, "the entries");
}

/// Chance picks one of several members: a counter out of a cup, a card from a pile.
struct DrawNode {
    static constexpr const char* kindWord = "draw";
    RolePath by;    ///< side that draws
    RolePath from;  ///< the candidates, equally likely
    std::string as; ///< local for the drawn member; empty if there are no candidates
    friend bool operator==(const DrawNode&, const DrawNode&) = default;
};
void fields(auto& v, IsRow<DrawNode> auto& x)
{
    v("by", x.by, flag::path, "side that draws");
    v("from", x.from, flag::path, "the items, one of which is drawn");
    v("as", x.as, flag::none, "local for the item that is drawn");
}

/// Counters in the same place get a random order.
struct ShuffleNode {
    static constexpr const char* kindWord = "shuffle";
    RolePath by; ///< side that shuffles
    RolePath of; ///< the counters
    friend bool operator==(const ShuffleNode&, const ShuffleNode&) = default;
};
void fields(auto& v, IsRow<ShuffleNode> auto& x)
{
    v("by", x.by, flag::path, "side that shuffles");
    v("of", x.of, flag::path, "the counters");
}

/// A roll of dice.
struct RollNode {
    static constexpr const char* kindWord = "roll";
    RolePath by; ///< side that rolls
    std::vector<Die> dice;
    friend bool operator==(const RollNode&, const RollNode&) = default;
};
void fields(auto& v, IsRow<RollNode> auto& x)
{
    v("by", x.by, flag::path, "side that rolls");
    v("dice", x.dice, flag::none, "the dice asked for");
}

/// A die roll compared with a quantity.
struct CheckNode {
    static constexpr const char* kindWord = "check";
    RolePath by;           ///< side that rolls
    std::vector<Die> dice; ///< the die to roll
    std::string die;       ///< or a die already rolled
    std::string quantity;
    std::map<std::string, RolePath> roles;
    std::optional<Comparison> compare; ///< at-most when absent
    std::vector<int> passFaces;        ///< natural faces that always pass
    std::vector<int> failFaces;        ///< natural faces that always fail
    std::string passed;                ///< what players say when it passes, such as "hit"; "passed" when empty
    std::string failed;                ///< the same when it fails
    std::string as;                    ///< local for the result
    std::vector<Node> then;            ///< runs when it passes; otherwise `otherwise` of the node runs
    friend bool operator==(const CheckNode&, const CheckNode&) = default;
};
void fields(auto& v, IsRow<CheckNode> auto& x)
{
    v("by", x.by, flag::path, "side that rolls");
    v("dice", x.dice, flag::none, "the die asked for");
    v("die", x.die, flag::none, "a die already rolled");
    v("quantity", x.quantity, flag::refers("quantities"), "the quantity it is held against");
    v("roles", x.roles, flag::path | flag::formerly("cast"), "roles given to it");
    v("compare", x.compare, flag::wordsOf(x.compare), "how to pass; at-most when absent");
    v("passFaces", x.passFaces, flag::none, "natural faces that always pass");
    v("failFaces", x.failFaces, flag::none, "natural faces that always fail");
    v("passed", x.passed, flag::none, "what players say when it passes");
    v("failed", x.failed, flag::none, "what players say when it fails");
    v("as", x.as, flag::none, "name before .passed, .raw and .target; the id when absent");
    v("do", x.then, flag::none, "runs when it passes");
}

/// A number that a local keeps.
struct ComputeNode {
    static constexpr const char* kindWord = "compute";
    std::string quantity;
    std::map<std::string, RolePath> roles;
    std::optional<Amount> value; ///< used when there is no quantity
    std::string as;
    friend bool operator==(const ComputeNode&, const ComputeNode&) = default;
};
void fields(auto& v, IsRow<ComputeNode> auto& x)
{
    v("quantity", x.quantity, flag::refers("quantities"), "the quantity");
    v("roles", x.roles, flag::path | flag::formerly("cast"), "roles given to it");
    v("value", x.value, flag::none, "or a number");
    v("as", x.as, flag::none, "local the number goes to; the name of the quantity when absent");
}

/// A table cell that a local keeps.
struct LookupNode {
    static constexpr const char* kindWord = "lookup";
    std::string table;
    std::vector<Amount> at;
    std::optional<Amount> shift;    ///< columns to the right; negative to the left
    std::optional<BeyondEdge> edge; ///< stays when absent
    std::string as;                 ///< "result" when empty
    friend bool operator==(const LookupNode&, const LookupNode&) = default;
};
void fields(auto& v, IsRow<LookupNode> auto& x)
{
    v("table", x.table, flag::refers("tables"), "the table");
    v("at", x.at, flag::none, "one value for each axis");
    v("shift", x.shift, flag::none, "columns to the right; to the left below 0");
    v("edge", x.edge, flag::wordsOf(x.edge),
      "what a shift beyond the last column does: it stays in that column, or is not made; stays when absent");
    v("as", x.as, flag::none, "local the cell goes to; result when absent");
}

/// A value, or a set of units or places, that a local keeps.
struct LetNode {
    static constexpr const char* kindWord = "let";
    RolePath role;
    std::optional<Amount> value;
    std::string as;
    friend bool operator==(const LetNode&, const LetNode&) = default;
};
void fields(auto& v, IsRow<LetNode> auto& x)
{
    v("role", x.role, flag::path, "a set of units or places");
    v("value", x.value, flag::none, "a number or word");
    v("as", x.as, flag::none, "local it goes to");
}

/// Declares an engagement, which has marks until it is concluded.
struct DeclareNode {
    static constexpr const char* kindWord = "declare";
    RolePath about; ///< the counters or places that it is about and named after
    std::string as; ///< local that holds the engagement
    friend bool operator==(const DeclareNode&, const DeclareNode&) = default;
};
void fields(auto& v, IsRow<DeclareNode> auto& x)
{
    v("about", x.about, flag::path, "the counters or places that it is about and named after");
    v("as", x.as, flag::none, "local that holds it");
}

/// Changes of the position.
struct ApplyNode {
    static constexpr const char* kindWord = "apply";
    std::vector<Verb> verbs;
    friend bool operator==(const ApplyNode&, const ApplyNode&) = default;
};
void fields(auto& v, IsRow<ApplyNode> auto& x)
{
    v("verbs", x.verbs, flag::none, "changes of the position, in order");
}

/// Runs a body for each member of a path.
struct ForeachNode {
    static constexpr const char* kindWord = "foreach";
    RolePath over;
    std::string as;                 ///< role of the member; "it" when empty
    std::optional<LoopOrder> order; ///< listed when absent
    RolePath by;                    ///< chosen: side that chooses the next member
    std::vector<Node> then;
    friend bool operator==(const ForeachNode&, const ForeachNode&) = default;
};
void fields(auto& v, IsRow<ForeachNode> auto& x)
{
    v("over", x.over, flag::path, "the members");
    v("as", x.as, flag::none, "role of the member; it when absent");
    v("order", x.order, flag::wordsOf(x.order), "how members take turns; listed when absent");
    v("by", x.by, flag::path, "chosen: side that names the next member");
    v("do", x.then, flag::none, "the body");
}

/// Repeats a body.
struct RepeatNode {
    static constexpr const char* kindWord = "repeat";
    Reqs until;                 ///< ends the loop when these hold
    std::optional<Amount> most; ///< the largest number of runs
    std::vector<Node> then;
    friend bool operator==(const RepeatNode&, const RepeatNode&) = default;
};
void fields(auto& v, IsRow<RepeatNode> auto& x)
{
    v("until", x.until, flag::none, "leaves when these hold");
    v("most", x.most, flag::none, "at most this many times");
    v("do", x.then, flag::none, "the body");
}

/// Calls a procedure.
struct CallNode {
    static constexpr const char* kindWord = "call";
    RolePath by;       ///< side of the phase
    std::string call;  ///< procedure
    std::string phase; ///< phase of this call
    std::map<std::string, RolePath> roles;
    friend bool operator==(const CallNode&, const CallNode&) = default;
};
void fields(auto& v, IsRow<CallNode> auto& x)
{
    v("by", x.by, flag::path, "side whose phase it is");
    v("call", x.call, flag::refers("procedures"), "the procedure");
    v("phase", x.phase, flag::none, "the phase that this call is");
    v("roles", x.roles, flag::path | flag::formerly("cast"), "roles given to it");
}

/// Runs the effects of a result code.
struct CodeNode {
    static constexpr const char* kindWord = "code";
    std::string code; ///< local that holds the result code
    friend bool operator==(const CodeNode&, const CodeNode&) = default;
};
void fields(auto& v, IsRow<CodeNode> auto& x)
{
    v("code", x.code, flag::none, "local that holds the result code");
}

/// Sets a mark on the members of a path that meet the node's conditions, and clears it on all others.
struct SnapshotNode {
    static constexpr const char* kindWord = "snapshot";
    std::string mark;
    RolePath over;
    RolePath role; ///< members of a set mark
    friend bool operator==(const SnapshotNode&, const SnapshotNode&) = default;
};
void fields(auto& v, IsRow<SnapshotNode> auto& x)
{
    v("mark", x.mark, flag::refers("marks"), "the mark set");
    v("over", x.over, flag::path, "the members");
    v("role", x.role, flag::path, "members put into a set mark");
}

/// The choice of a path over the map.
struct PathNode {
    static constexpr const char* kindWord = "path";
    RolePath by;                   ///< side that decides
    bool automatic = false;        ///< taken automatically when only one path is legal
    RolePath units;                ///< the units that move
    std::vector<std::string> rows; ///< tried in order
    std::string as;                ///< local for the path; "path" when empty
    friend bool operator==(const PathNode&, const PathNode&) = default;
};
void fields(auto& v, IsRow<PathNode> auto& x)
{
    v("by", x.by, flag::path, "side that decides");
    v("auto", x.automatic, flag::none, "taken without asking when there is only one way");
    v("units", x.units, flag::path, "the units that go");
    v("rows", x.rows, flag::refers("paths"), "path rows, tried in order");
    v("as", x.as, flag::none, "local the way goes to; path when absent");
}

/// Counters move along a path.
struct MoveNode {
    static constexpr const char* kindWord = "move";
    RolePath units;
    RolePath path; ///< local or place
    friend bool operator==(const MoveNode&, const MoveNode&) = default;
};
void fields(auto& v, IsRow<MoveNode> auto& x)
{
    v("units", x.units, flag::path, "the units that go");
    v("path", x.path, flag::path, "local with the path, or a place");
}

/// A decision of the referee.
struct ManualNode {
    static constexpr const char* kindWord = "manual";
    RolePath by;
    std::string as; ///< local for the decision
    std::string text;
    std::vector<std::string> labels; ///< the decisions offered
    friend bool operator==(const ManualNode&, const ManualNode&) = default;
};
void fields(auto& v, IsRow<ManualNode> auto& x)
{
    v("by", x.by, flag::path, "side that acts, or `referee`");
    v("as", x.as, flag::none, "local the decision goes to");
    v("text", x.text, flag::label, "what is asked");
    v("labels", x.labels, flag::none, "the decisions offered");
}

/// A line in the log.
struct NoteNode {
    static constexpr const char* kindWord = "note";
    std::string text;
    friend bool operator==(const NoteNode&, const NoteNode&) = default;
};
void fields(auto& v, IsRow<NoteNode> auto& x)
{
    v("text", x.text, flag::label, "text of the note");
}

/// Ends something early.
struct EndNode {
    static constexpr const char* kindWord = "end";
    std::optional<EndOf> what;
    friend bool operator==(const EndNode&, const EndNode&) = default;
};
void fields(auto& v, IsRow<EndNode> auto& x)
{
    v("what", x.what, flag::wordsOf(x.what), "what is ended; procedure when absent");
}

/// The kinds of nodes; help and schema list them in this order.
using NodeKind = std::variant<GroupNode, ChooseNode, WindowNode, RollNode, DrawNode, ShuffleNode, CheckNode,
                              ComputeNode, LookupNode, LetNode, DeclareNode, ApplyNode, ForeachNode, RepeatNode,
                              CallNode, CodeNode, SnapshotNode, PathNode, MoveNode, ManualNode, NoteNode, EndNode>;

} // namespace fw
