#pragma once

#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"

#include <optional>

namespace fw {

/// Counters of one side that a procedure has in its cast.
struct CombatSide {
    std::string role; ///< what the procedure calls them
    std::string side;
    std::vector<UnitId> units;
};

/// A procedure under way between two sides: who is in it.
struct ActiveCombat {
    std::size_t depth = 0; ///< frames up to its own
    BodyId body;
    std::int32_t pc = 0; ///< how far it has come
    std::string label;
    std::string cite;
    std::vector<CombatSide> cast;
};

/// The outermost procedure under way whose cast has counters of more than one side; nothing when there is none.
std::optional<ActiveCombat> engaged(const Rules& rules, const State& state);

/// Whether what is under way now was under way before as well, and is not another one of its kind.
bool sameEngaged(const Rules& rules, const ActiveCombat& before, const ActiveCombat& now);

/// Takes off a reckoning what begins another fight than the one in which it began, where the state that it led to is in
/// that; whether it goes on so far.
bool truncateAtNextCombat(const Rules& rules, const std::optional<ActiveCombat>& fight, const State& state,
                          Trace& trace);

} // namespace fw
