#pragma once

#include "engine/grid/Grid.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fw {

/// The facings of a rule system and what they mean.
enum class FacingSystem : std::uint8_t {
    None,    ///< units have no facing; all sides are front
    Hex6,    ///< 6, each a side of the hex, numbered as directions
    Square8, ///< 8, each a neighbour of the square, numbered as directions
    Clock12, ///< 12 on hexes: 2k is side k, 2k + 1 the corner between sides k and k + 1
};

/// The part of a unit that a neighbouring cell is next to.
enum class Arc : std::uint8_t { Front, Flank, Rear };

/// The number of facings: 0, 6, 8 or 12.
int facingCount(FacingSystem system);

/// The system with this number of facings; None if there is no such system.
FacingSystem facingSystem(int count);

/// Whether a map of this shape can use the system.
bool suits(FacingSystem system, GridShape shape);

/// The arc of the neighbour in `direction` for a unit with `facing`, both modulo their number. Hex6 has one rear side,
/// Square8 three, Clock12 none.
Arc arc(FacingSystem system, int facing, int direction);

/// The directions of an arc, clockwise: the front from its left end, the others from the right end of the front.
std::vector<int> directionsIn(FacingSystem system, int facing, Arc which);

/// The smallest number of single turns between two of `count` facings; 0 if `count` is not positive.
int turnSteps(int count, int from, int to);

/// The facing after a number of single turns, clockwise if positive; 0 if `count` is not positive.
int turned(int count, int facing, int steps);

/// The facing towards the neighbour in a direction.
int facingTo(FacingSystem system, int direction);

/// Whether the facing points at a corner, as odd facings of Clock12 do.
bool facesCorner(FacingSystem system, int facing);

/// The compass name of a facing, as in directionName for sides; empty if there is no such facing. Within a system and
/// shape each name is unique.
std::string_view facingName(FacingSystem system, GridShape shape, int facing);

/// The facing with that name, ignoring case; -1 if there is none.
int facingNamed(FacingSystem system, GridShape shape, std::string_view name);

} // namespace fw
