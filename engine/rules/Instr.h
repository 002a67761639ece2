#pragma once

#include "engine/rules/CompiledRows.h"

namespace fw {

/// What one instruction of a body does.
enum class Op : std::uint8_t {
    Test, Jump, Choose, Window, Roll, Judge, Compute, Lookup, Let, Verb, ForeachInit, ForeachNext,
    RepeatInit, RepeatTest, Call, PhaseBegin, PhaseEnd, PhaseClear, Code, Snapshot, Path, Move, Manual, Note,
    End, Constraint, Once, Instead, ForeachEnd,
};

/// What a verb does to the position.
enum class VerbOp : std::uint8_t {
    Mark, Unmark, Add, Lose, Restore, Remove, Place, Face, Turn, Reveal, EndGame
};

/// One instruction of a body; which members it uses depends on `op`.
struct Instr {
    Op op = Op::Jump;
    const Node* node = nullptr;
    std::int32_t jump = 0;  ///< target for Test, Jump, ForeachNext, RepeatTest, Judge (fail)
    CReqs need;             ///< Test, RepeatTest (until), Snapshot
    CPath by, over, units, path, role;
    Sym as = noSym;
    Sym hidden = noSym;     ///< name of the loop's own local
    std::vector<CEntry> menu;
    std::vector<Sym> dice;
    std::int32_t quantity = -1;
    std::vector<std::pair<Sym, CPath>> cast;
    std::int32_t table = -1;
    std::vector<CAmount> at;
    CAmount value, most;
    std::int32_t body = -1; ///< Call
    Sym local = noSym;      ///< Code, Judge (die already rolled)
    Sym phase = noSym;
    std::vector<std::int32_t> rows;
    std::int32_t mark = -1;
    VerbOp verb = VerbOp::Mark;
    const Verb* verbSrc = nullptr;
    std::int32_t step = 0;
    CPath to;
    std::int32_t box = -1;
    std::uint8_t what = 0;  ///< End: 0 procedure 1 loop 2 phase 3 move 4 game; ForeachInit, ForeachEnd: 1 at once
    std::int32_t index = 0; ///< Constraint row, Once trigger
};

/// A procedure, code or trigger flattened into instructions.
struct CBody {
    std::string id;
    std::string label;
    std::string cite;
    std::vector<Sym> cast;
    std::vector<Instr> code;
};

} // namespace fw
