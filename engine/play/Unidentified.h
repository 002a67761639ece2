#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"
#include "engine/play/Play.h"
#include "engine/play/UnitPermutation.h"

#include <optional>
#include <vector>

namespace fw {

/// Whether a side has counters on the map that lie face down and are all identified, so that they could be forgotten.
bool canForget(const Rules& rules, const Position& position, const std::string& side);

/// Who a counter that nobody has identified may be, as far as what was done with it tells; none for one that is known.
std::vector<UnitId> mayBe(const Rules& rules, const Position& position, UnitId unit);

/// A way to take the counters that nobody has identified for one another so that one of them is a given counter and
/// each may be who it is taken for; none when there is no such way.
std::optional<UnitPermutation> supposing(const Rules& rules, const Position& position, UnitId unit, UnitId is);

/// Carries an action out where counters lie face down that nobody has identified: it is legal when it is legal of
/// somebody they may be, who that is is kept, and it is refused when what comes of it would tell who they are.
Result<Outcome> carryOutUnidentified(const Rules& rules, const State& state, const Action& action, bool traced);

/// The counters that have to be identified before that action can be carried out; none where none stands in its way.
std::vector<UnitId> toIdentify(const Rules& rules, const State& state, const Action& action);

/// What may be clicked next whoever the counters in the draft are that nobody has identified.
Choices offeredUnidentified(const Rules& rules, const State& state, const Draft& draft);

} // namespace fw
