#pragma once

#include "engine/rules/CompiledRows.h"

#include <type_traits>
#include <utility>
#include <variant>

namespace fw {

struct Node;
struct CheckNode;
struct ManualNode;
struct NoteNode;
struct Verb;

/// What every instruction has: the node that it was made from, null for what no node stands for.
struct InstrBase {
    const Node* node = nullptr;
};
/// An instruction that may go on elsewhere in its body.
struct Jumping : InstrBase {
    std::int32_t jump = 0;
};
/// One that waits until somebody picks an entry of its menu; it jumps when there is nothing to pick.
struct Asking : Jumping {
    CPath by;
    std::vector<CEntry> menu;
};

/// Goes on where its conditions hold, else jumps.
struct TestInstr : Jumping {
    CReqs need;
};
/// Jumps.
struct JumpInstr : Jumping {};

/// A choice, made once.
struct ChooseInstr : Asking {
    bool automatic = false;   ///< taken unasked when only one filling is legal
    bool secret = false;      ///< every side answers unseen
    std::vector<Sym> answers; ///< secret: one local for each side of `by`
};
/// A choice offered to one side after the other until all have passed.
struct WindowInstr : Asking {
    Sym asked = noSym;  ///< local that counts who is asked, and how many passed
    Sym before = noSym; ///< local that keeps the side of the loop around it
};
/// A way over the map is asked for.
struct PathInstr : Asking {
    bool automatic = false; ///< taken unasked when there is one way only
    CPath units;
    Sym as = noSym;
    std::vector<std::int32_t> rows;
};
/// One die of a roll, or one member that is drawn: then its faces are the members, from 1.
struct CDie {
    std::string name;
    std::string label; ///< what players call it
    Sym as = noSym;    ///< local it goes to
    CAmount low, high;
    int count = 1;
    bool facesRead = true; ///< some row reads the face of one of several, and not their sum alone
    bool drawn = false;
    bool shuffled = false; ///< each of the members once, in their new order from the top
    CPath from;            ///< drawn and shuffled: whose members
};
/// Dice are thrown.
struct RollInstr : InstrBase {
    CPath by;
    std::vector<CDie> dice;
};
/// The referee decides.
struct ManualInstr : InstrBase {
    const ManualNode* src = nullptr;
    CPath by;
    Sym as = noSym;
};

/// A die against a quantity; jumps when it fails.
struct CheckInstr : Jumping {
    const CheckNode* src = nullptr;
    Sym as = noSym;
    Sym die = noSym; ///< local that holds what was thrown
    std::int32_t quantity = -1;
    std::vector<std::pair<Sym, CPath>> roles;
};
/// A number kept as a local.
struct ComputeInstr : InstrBase {
    Sym as = noSym;
    std::int32_t quantity = -1;
    std::vector<std::pair<Sym, CPath>> roles;
    CAmount value;
};
/// The cell of a table kept as a local.
struct LookupInstr : InstrBase {
    Sym as = noSym;
    std::int32_t table = -1;
    std::vector<CAmount> at;
    CAmount shift;       ///< columns to the right
    bool lapses = false; ///< a shift beyond the last column is not made
};
/// A value, or units and places, kept as a local.
struct LetInstr : InstrBase {
    Sym as = noSym;
    CPath role;
    CAmount value;
};
/// An engagement is declared.
struct DeclareInstr : InstrBase {
    Sym as = noSym;
    Sym label = noSym;
    CPath about;
};
/// A line of the log.
struct NoteInstr : InstrBase {
    const NoteNode* src = nullptr;
};

/// One verb of an apply node, with what its kind has of these.
struct VerbInstr : InstrBase {
    const Verb* src = nullptr;
    CReqs need;
    CPath of, to;
    CAmount value;
    MarkId mark;
    std::int32_t step = 0;
    PlaceId box;

    /// Whether it is of one of these kinds; Procedures.h has them.
    template <class... Kinds, class V = Verb>
    bool is() const
    {
        return static_cast<const V*>(src)->template is<Kinds...>();
    }
};
/// Marks whom a path names now, and nobody else.
struct SnapshotInstr : InstrBase {
    MarkId mark;
    CPath over, members;
    CReqs need;
};
/// Counters go along a path.
struct MoveInstr : InstrBase {
    CPath units, path;
    Sym local = noSym; ///< that holds the path
    Sym row = noSym;   ///< local that names the row it goes by
    Sym kept = noSym;  ///< local of what is under way
};

/// Fixes the members of a loop.
struct EachBeginInstr : InstrBase {
    CPath over;
    Sym list = noSym;    ///< the loop's own local
    bool atOnce = false; ///< what the members do is put off until all have read
    bool chosen = false; ///< they are asked for one by one
};
/// Hands on the next member of a loop; jumps when there is none left.
struct EachNextInstr : Jumping {
    Sym list = noSym;
    Sym as = noSym;
};
/// Whose members are asked for by name: jumps when none is left, else leaves them to the choice that follows.
struct EachLeftInstr : Jumping {
    Sym list = noSym;
    Sym as = noSym;
};
/// Takes the member that was chosen out of those that are left.
struct EachTakenInstr : InstrBase {
    Sym list = noSym;
    Sym as = noSym;
};
/// What the members of a loop put off is done.
struct EachEndInstr : InstrBase {
    Sym list = noSym;
};
/// Begins to count the rounds of a loop.
struct RepeatBeginInstr : InstrBase {
    Sym count = noSym;
};
/// Another round, or a jump out of the loop.
struct RepeatTestInstr : Jumping {
    Sym count = noSym;
    CReqs until;
    CAmount most;
};

/// A procedure is called.
struct CallInstr : InstrBase {
    BodyId body;
    std::vector<std::pair<Sym, CPath>> roles;
};
/// A phase of a side begins; jumps over it when it does not come to pass.
struct PhaseBeginInstr : Jumping {
    Sym phase = noSym;
    CPath by;
};
/// It ends, and its marks are still there.
struct PhaseEndInstr : InstrBase {
    Sym phase = noSym;
};
/// Marks that live as long as a phase are cleared.
struct PhaseClearInstr : InstrBase {};
/// What a result code does.
struct CodeInstr : InstrBase {
    Sym local = noSym; ///< that holds the code
};
/// Leaves something early.
struct EndInstr : Jumping {
    EndOf what = EndOf::Procedure;
    /// Of a loop: the windows in it that are left, the innermost first, as WindowInstr names them.
    std::vector<std::pair<Sym, Sym>> leaves;
};
/// A constraint whose moment has come.
struct ConstraintInstr : InstrBase {
    std::int32_t row = -1;
};
/// A trigger that is used up jumps over what it does.
struct OnceInstr : Jumping {
    std::int32_t trigger = -1;
};
/// What a trigger heard of does not come to pass.
struct InsteadInstr : InstrBase {};

/// One instruction of a body. Each kind is one struct, compiled by a function of BodyBuilder and carried out by
/// `execute` in engine/play/nodes.
using Instr = std::variant<TestInstr, JumpInstr, ChooseInstr, WindowInstr, PathInstr, RollInstr, ManualInstr,
                           CheckInstr, ComputeInstr, LookupInstr, LetInstr, DeclareInstr, NoteInstr, VerbInstr,
                           SnapshotInstr, MoveInstr, EachBeginInstr, EachNextInstr, EachLeftInstr, EachTakenInstr,
                           EachEndInstr, RepeatBeginInstr, RepeatTestInstr, CallInstr, PhaseBeginInstr, PhaseEndInstr,
                           PhaseClearInstr, CodeInstr, EndInstr, ConstraintInstr, OnceInstr, InsteadInstr>;

/// Whether an instruction is of one of these kinds.
template <class... Kinds>
bool isOneOf(const Instr& instr)
{
    return (std::holds_alternative<Kinds>(instr) || ...);
}
/// The node that an instruction was made from; null for none.
inline const Node* nodeOf(const Instr& instr)
{
    return std::visit([](const auto& i) { return i.node; }, instr);
}
/// The path to who is asked; null for what asks nobody.
inline const CPath* askedBy(const Instr& instr)
{
    return std::visit(
        [](const auto& i) -> const CPath* {
            if constexpr (requires { i.by; })
                return &i.by;
            else
                return nullptr;
        },
        instr);
}
/// The instruction as one that offers a menu; null when it offers none. Asked before each instruction is run.
template <class Any>
auto menuOf(Any& instr) -> std::conditional_t<std::is_const_v<Any>, const Asking*, Asking*>
{
    if (auto* choose = std::get_if<ChooseInstr>(&instr))
        return choose;
    if (auto* window = std::get_if<WindowInstr>(&instr))
        return window;
    return std::get_if<PathInstr>(&instr);
}

/// A procedure, code or trigger flattened into instructions.
struct CBody {
    std::string id;
    std::string label;
    std::string cite;
    std::vector<Sym> roles;
    std::vector<Instr> code;
};

} // namespace fw
