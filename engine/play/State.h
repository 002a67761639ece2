#pragma once

#include "engine/model/Action.h"
#include "engine/model/Ids.h"
#include "engine/model/Position.h"
#include "engine/model/Value.h"

#include <utility>
#include <vector>

namespace fw {

/// A procedure, code or trigger that is under way.
struct Frame {
    BodyId body;         ///< the code that it runs
    std::int32_t pc = 0; ///< instruction to run next
    std::vector<Local> locals;
    friend bool operator==(const Frame&, const Frame&) = default;
};

/// One sealed answer of a secret choice, waiting for the others.
struct Sealed {
    std::int32_t side = -1;
    Sym answer = noSym;
    std::vector<Local> filled;  ///< the values of its fields
    std::vector<Argument> args; ///< its arguments as they were written
    bool overruled = false;     ///< the referee overruled the rules
    std::string reason;         ///< the referee's reason
    std::int32_t depth = 0;     ///< shown: number of frames of the choice that carries it out
    friend bool operator==(const Sealed&, const Sealed&) = default;
};

/// A whole game at one moment: the position and the procedures under way; a plain value.
struct State {
    Position position;
    std::vector<Frame> frames;
    std::vector<Sealed> sealed;
    std::vector<Sealed> shown; ///< revealed answers that are carried out next, those of inner choices last
    std::vector<std::pair<std::int32_t, std::int32_t>> fired; ///< triggers used up: trigger, scope
    bool over = false;
    Sym outcome = noSym; ///< result word of the end-game verb
    friend bool operator==(const State&, const State&) = default;
};

} // namespace fw
