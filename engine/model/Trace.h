#pragma once

#include "engine/base/Outlined.h"
#include "engine/base/Rational.h"
#include "engine/base/Text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// What a line of a reckoning says.
enum class TraceKind : std::uint8_t {
    Heading,    ///< phase or turn begins; row = phase
    Declared,   ///< an action accepted
    Quantity,   ///< a quantity finished: row = quantity, after = value
    Base,       ///< its first value
    Modifier,   ///< a row that applied: before, after
    NotApplied, ///< a row that did not, and why
    Stage,      ///< a stage's combining or rounding
    Table,      ///< a cell was read: row = table, word = cell, column = band, before = which of its cells, from 0
    Roll,       ///< dice fell: row = die, after = face
    Check,      ///< a check was judged: row = node, applied = passed
    Effect,     ///< the position changed: row = verb
    Moved,      ///< units went along a path
    Choice,     ///< an automatic choice, or a tier found
    Note,       ///< a remark, a manual ruling, a lapse
    Warning,    ///< a rule broken under level record or warn, or overruled
};

/// One line of a reckoning, written while ruling; text is made from it, never recomputed.
struct TraceLine {
    TraceKind kind = TraceKind::Note;
    std::string row;  ///< id of the rule row it comes from
    std::string cite; ///< case number
    Text text;        ///< the sentence
    Rational before{0};
    Rational after{0};
    std::string word;                ///< cell, code, step or decision
    std::string column;              ///< band of a table's last axis
    std::vector<std::string> units;  ///< unit ids it is about
    std::vector<std::string> places; ///< printed numbers it is about
    bool applied = true;
    int depth = 0;

    TraceLine(TraceKind of, std::string from, std::string by = {}, Text sentence = {});
    FW_OUTLINED(TraceLine);
};
using Trace = std::vector<TraceLine>;

} // namespace fw
