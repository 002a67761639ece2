#pragma once

#include "engine/model/Procedures.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fw {

/// What a step of the sequence of play is.
enum class OutlineKind : unsigned char {
    Node,       ///< a node of a procedure
    Entry,      ///< an entry of a menu
    Passed,     ///< what follows when a check passes
    Otherwise,  ///< what follows when a condition or a check fails
    Results,    ///< what the results of tables do
    Code,       ///< what a result code does
    Constraint, ///< what must hold when the step ends
    AnyTime,    ///< what happens at any time
    Trigger,    ///< what happens because something happened
};

/// A step of the sequence of play with the steps inside it; its pointers are into the ruleset.
struct OutlineStep {
    OutlineKind kind = OutlineKind::Node;
    const Node* node = nullptr;             ///< of Node, Passed and Otherwise
    const MenuEntry* entry = nullptr;       ///< of Entry
    const Code* code = nullptr;             ///< of Code
    const Constraint* constraint = nullptr; ///< of Constraint
    const Trigger* trigger = nullptr;       ///< of Trigger
    const Procedure* procedure = nullptr;   ///< of a call
    std::string id;                         ///< of the row; empty for none
    std::string cite;
    std::string number;    ///< "2.1.3"
    std::string sameAs;    ///< the number of the step where the called procedure is written out; empty: inside
    bool repeated = false; ///< taken again and again, until the phase ends
    std::vector<OutlineStep> inside;
};

/// How much of a sequence of play is shown.
struct OutlineScope {
    std::size_t depth = 0; ///< levels of steps; 0: all
    bool all = false;      ///< bookkeeping as well: values that are kept, marks without a case number
};

/// The sequence of play of a ruleset: the steps of its main procedure, then its result codes and its triggers. A
/// procedure is written out where it is called first.
std::vector<OutlineStep> outlineOf(const Ruleset& ruleset, const OutlineScope& scope = {});

} // namespace fw
