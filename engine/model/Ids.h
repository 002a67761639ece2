#pragma once

#include "engine/base/Id.h"

namespace fw {

/// A counter, in the order of the scenario.
using UnitId = Id<struct UnitTag>;
/// A place: first the cells of the map in the order of its grid, then the boxes.
using PlaceId = Id<struct PlaceTag>;
/// A mark, in the order of the ruleset.
using MarkId = Id<struct MarkTag>;
/// A body of instructions: a procedure, or what a code, trigger or constraint does.
using BodyId = Id<struct BodyTag>;

} // namespace fw
