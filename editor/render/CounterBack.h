#pragma once

#include "editor/render/CounterFace.h"

namespace fw {

/// The back of a counter as it is printed: the numbers that hold after the loss that the back is
/// for. A counter of one step shows the numbers of the first other column that it has; one without
/// any shows its name alone.
CounterFace backFace(const Ruleset& ruleset, const Scenario& scenario, const CounterFace& front);

/// A counter that nobody may know: whose it is and where is all that is left of it.
CounterFace hiddenFace(const Scenario& scenario, const CounterFace& known);

} // namespace fw
