#pragma once

#include "editor/render/CounterFace.h"

namespace fw {

/// The printed back of a counter, with its numbers after a loss. A counter of one step shows the first other column of
/// its ratings, or only its name without one.
CounterFace backFace(const Ruleset& ruleset, const Scenario& scenario, const CounterFace& front);

/// A concealed counter, of which only side and place are visible.
CounterFace hiddenFace(const Scenario& scenario, const CounterFace& known);

} // namespace fw
