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

/// The part that every instruction has: its node, null for none.
struct InstrBase {
    const Node* node = nullptr;
};
/// An instruction that may jump within its body.
struct Jumping : InstrBase {
    std::int32_t jump = 0;
};
/// An instruction that waits for an entry of its menu; it jumps when there is nothing to pick.
struct Asking : Jumping {
    CPath by;
    std::vector<CEntry> menu;
};

/// Continues if its conditions hold; otherwise jumps.
struct TestInstr : Jumping {
    CReqs need;
};
/// Jumps unconditionally.
struct JumpInstr : Jumping {};

/// A choice that is made once.
struct ChooseInstr : Asking {
    bool automatic = false;   ///< answered automatically when only one answer is legal
    bool secret = false;      ///< each side answers without seeing the others
    std::vector<Sym> answers; ///< secret: one local for each side of `by`
    Sym done = noSym;         ///< secret: the entry by which a side ends its answers
    Sym withdraw = noSym;     ///< secret: the entry that takes answers back
    Sym kept = noSym;         ///< secret: local that is set while shown answers are carried out
    bool alternate = false;   ///< secret: the sides' answers are carried out in turn

    /// Whether each side gives answers until it says that it is done.
    bool several() const { return done != noSym; }
};
/// A choice offered to one side after the other until all have passed.
struct WindowInstr : Asking {
    Sym asked = noSym;  ///< local that counts the asked side and the passes
    Sym before = noSym; ///< local that keeps the side of the loop around it
};
/// Asks for a path over the map.
struct PathInstr : Asking {
    bool automatic = false; ///< answered automatically when there is only one path
    CPath units;
    Sym as = noSym;
    std::vector<std::int32_t> rows;
};
/// One die of a roll. If it is drawn, its faces are the members, counted from 1.
struct CDie {
    std::string name;
    std::string label; ///< the name that players use
    Sym as = noSym;    ///< local for its value
    CAmount low, high;
    int count = 1;
    bool facesRead = true;           ///< some row reads the face of one of several dice, not only their sum
    bool facesCounted = false;       ///< rows count the faces of several dice that compare in some way
    std::vector<Rational> facesWith; ///< the numbers with which the counted faces compare; if empty, each face differs
    bool drawn = false;
    bool shuffled = false; ///< gives all members once, in their new order from the top
    CPath from;            ///< if drawn or shuffled: the members
};
/// Asks for dice.
struct RollInstr : InstrBase {
    CPath by;
    std::vector<CDie> dice;
};
/// Asks for a decision of the referee.
struct ManualInstr : InstrBase {
    const ManualNode* src = nullptr;
    CPath by;
    Sym as = noSym;
};

/// Checks a die against a quantity; jumps when the check fails.
struct CheckInstr : Jumping {
    const CheckNode* src = nullptr;
    Sym as = noSym;
    Sym die = noSym; ///< local with the value of the die
    std::int32_t quantity = -1;
    std::vector<std::pair<Sym, CPath>> roles;
};
/// Stores a number in a local.
struct ComputeInstr : InstrBase {
    Sym as = noSym;
    std::int32_t quantity = -1;
    std::vector<std::pair<Sym, CPath>> roles;
    CAmount value;
};
/// Stores the cell of a table in a local.
struct LookupInstr : InstrBase {
    Sym as = noSym;
    std::int32_t table = -1;
    std::vector<CAmount> at;
    CAmount shift;       ///< columns to the right
    bool lapses = false; ///< a shift beyond the last column is not made
};
/// Stores a value, or units and places, in a local.
struct LetInstr : InstrBase {
    Sym as = noSym;
    CPath role;
    CAmount value;
};
/// Declares an engagement.
struct DeclareInstr : InstrBase {
    Sym as = noSym;
    Sym label = noSym;
    CPath about;
};
/// Adds a note to the log.
struct NoteInstr : InstrBase {
    const NoteNode* src = nullptr;
};

/// One verb of an apply node, with the fields that its kind uses.
struct VerbInstr : InstrBase {
    const Verb* src = nullptr;
    CReqs need;
    CPath of, to;
    CAmount value;
    MarkId mark;
    std::int32_t step = 0;
    PlaceId box;

    /// Whether the verb is of one of these kinds, which Procedures.h defines.
    template <class... Kinds, class V = Verb>
    bool is() const
    {
        return static_cast<const V*>(src)->template is<Kinds...>();
    }
};
/// Sets a mark for the things that a path names now, and clears it for all others.
struct SnapshotInstr : InstrBase {
    MarkId mark;
    CPath over, members;
    CReqs need;
};
/// Moves counters along a path.
struct MoveInstr : InstrBase {
    CPath units, path;
    Sym local = noSym; ///< local that holds the path
    Sym row = noSym;   ///< local that holds its row
    Sym kept = noSym;  ///< local that keeps the move under way
};

/// Fixes the members of a loop.
struct EachBeginInstr : InstrBase {
    CPath over;
    Sym list = noSym;    ///< the loop's own local
    bool atOnce = false; ///< effects of the members are deferred until all have read
    bool chosen = false; ///< members are chosen one by one
};
/// Takes the next member of a loop; jumps when none is left.
struct EachNextInstr : Jumping {
    Sym list = noSym;
    Sym as = noSym;
};
/// For a loop with a chosen order: jumps when no member is left; otherwise the following choice picks one.
struct EachLeftInstr : Jumping {
    Sym list = noSym;
    Sym as = noSym;
};
/// Removes the chosen member from those that are left.
struct EachTakenInstr : InstrBase {
    Sym list = noSym;
    Sym as = noSym;
};
/// Applies the deferred effects of a loop.
struct EachEndInstr : InstrBase {
    Sym list = noSym;
};
/// Starts the counter of a loop.
struct RepeatBeginInstr : InstrBase {
    Sym count = noSym;
};
/// Begins another round, or jumps out of the loop.
struct RepeatTestInstr : Jumping {
    Sym count = noSym;
    CReqs until;
    CAmount most;
};

/// Calls a procedure.
struct CallInstr : InstrBase {
    BodyId body;
    std::vector<std::pair<Sym, CPath>> roles;
};
/// Begins a phase of a side; jumps over it when a trigger replaces it.
struct PhaseBeginInstr : Jumping {
    Sym phase = noSym;
    CPath by;
};
/// Ends a phase, whose marks are still set.
struct PhaseEndInstr : InstrBase {
    Sym phase = noSym;
};
/// Clears the marks that last as long as a phase.
struct PhaseClearInstr : InstrBase {};
/// Runs the body of a result code.
struct CodeInstr : InstrBase {
    Sym local = noSym; ///< local that holds the code
};
/// Leaves a loop, procedure, phase, move or the game early.
struct EndInstr : Jumping {
    EndOf what = EndOf::Procedure;
    /// For a loop: the windows within it that are left, the innermost first, by the two locals of WindowInstr.
    std::vector<std::pair<Sym, Sym>> leaves;
};
/// Checks a constraint.
struct ConstraintInstr : InstrBase {
    std::int32_t row = -1;
};
/// Uses a trigger up; jumps over its body if it was used up before.
struct OnceInstr : Jumping {
    std::int32_t trigger = -1;
};
/// Prevents the event that a trigger heard.
struct InsteadInstr : InstrBase {};

/// One instruction of a body. Each kind is a struct that BodyBuilder compiles and that `execute` in engine/play/nodes
/// runs.
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
/// The node of an instruction; null for none.
inline const Node* nodeOf(const Instr& instr)
{
    return std::visit([](const auto& i) { return i.node; }, instr);
}
/// The path to the side that is asked; null when none is.
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
/// The instruction as one with a menu; null when it has none. Called before every instruction runs.
template <class Any>
auto menuOf(Any& instr) -> std::conditional_t<std::is_const_v<Any>, const Asking*, Asking*>
{
    if (auto* choose = std::get_if<ChooseInstr>(&instr))
        return choose;
    if (auto* window = std::get_if<WindowInstr>(&instr))
        return window;
    return std::get_if<PathInstr>(&instr);
}

/// The instructions of a procedure, code or trigger.
struct CBody {
    std::string id;
    std::string label;
    std::string cite;
    std::vector<Sym> roles;
    std::vector<Instr> code;
};

} // namespace fw
