#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"
#include "engine/play/Play.h"
#include "engine/play/UnitPermutation.h"

#include <optional>
#include <vector>

namespace fw {

/// Whether a side has face-down counters on the map that are all identified, so that their identities can be dropped.
bool canForget(const Rules& rules, const Position& position, const std::string& side);

/// The units that an unidentified counter may be, according to its past actions; empty for an identified counter.
std::vector<UnitId> mayBe(const Rules& rules, const Position& position, UnitId unit);

/// A permutation of the unidentified counters by which `unit` is the unit `is` and every counter is a unit that it may
/// be; nothing when there is none.
std::optional<UnitPermutation> supposing(const Rules& rules, const Position& position, UnitId unit, UnitId is);

/// Carries an action out when there are unidentified counters. It is legal if it is legal for some units that they may
/// be; the result keeps which ones. It is refused if its outcome would reveal them.
Result<Outcome> carryOutUnidentified(const Rules& rules, const State& state, const Action& action, bool traced);

/// The counters that must be identified before an action can be carried out.
std::vector<UnitId> toIdentify(const Rules& rules, const State& state, const Action& action);

/// The choices that are legal for any of the units that the unidentified counters in the draft may be.
Choices offeredUnidentified(const Rules& rules, const State& state, const Draft& draft);

} // namespace fw
