#pragma once

#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"

#include <optional>

namespace fw {

/// Counters of one side in one role of a procedure that is under way.
struct CombatSide {
    std::string role; ///< id of the role
    std::string side;
    std::vector<UnitId> units;
};

/// A procedure under way between counters of hostile sides, such as a combat.
struct ActiveCombat {
    std::size_t depth = 0; ///< number of frames up to and including its own
    BodyId body;
    std::int32_t pc = 0; ///< its next instruction
    std::string label;
    std::string cite;
    std::vector<CombatSide> cast;
};

/// The outermost procedure under way whose roles hold counters of hostile sides; nothing when there is none.
std::optional<ActiveCombat> engaged(const Rules& rules, const State& state);

/// Whether `now` is the same combat as `before`, and not the next one of the same procedure.
bool sameEngaged(const Rules& rules, const ActiveCombat& before, const ActiveCombat& now);

/// Cuts off the part of a trace that begins another combat than `fight`, if `state` is in that other combat; returns
/// whether it cut.
bool truncateAtNextCombat(const Rules& rules, const std::optional<ActiveCombat>& fight, const State& state,
                          Trace& trace);

} // namespace fw
