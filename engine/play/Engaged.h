#pragma once

#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"

#include <optional>

namespace fw {

/// Counters of one side that a procedure has in its cast.
struct Engaging {
    std::string role; ///< what the procedure calls them
    std::string side;
    std::vector<UnitId> units;
};

/// A procedure under way between two sides: who is in it.
struct Engaged {
    std::size_t depth = 0; ///< frames up to its own
    BodyId body;
    std::int32_t pc = 0; ///< how far it has come
    std::string label;
    std::string cite;
    std::vector<Engaging> cast;
};

/// The outermost procedure under way whose cast has counters of more than one side; nothing when there is none.
std::optional<Engaged> engaged(const Rules& rules, const State& state);

/// Whether what is under way now was under way before as well, and is not another one of its kind.
bool sameEngaged(const Rules& rules, const Engaged& before, const Engaged& now);

/// Takes off a reckoning what begins another fight than the one in which it began, where the state that it led to is in
/// that; whether it goes on so far.
bool endAtNextFight(const Rules& rules, const std::optional<Engaged>& fight, const State& state, Trace& trace);

} // namespace fw
