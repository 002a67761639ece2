#pragma once

#include "engine/grid/Grid.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fw {

/// How many ways a unit of a rule system can face, and what a facing means.
enum class FacingSystem : std::uint8_t {
    None,    ///< units have no facing; all sides are front
    Hex6,    ///< 6, each a side of the hex, numbered as directions
    Square8, ///< 8, each a neighbour of the square, numbered as directions
    Clock12, ///< 12 on hexes: 2k is side k, 2k + 1 the corner between sides k and k + 1
};

/// Which part of a unit a neighbouring cell lies on.
enum class Arc : std::uint8_t { Front, Flank, Rear };

/// The number of facings: 0, 6, 8 or 12.
int facingCount(FacingSystem system);

/// The system with so many facings; None for a number that none has.
FacingSystem facingSystem(int count);

/// Whether a map of this shape can use the system.
bool suits(FacingSystem system, GridShape shape);

/// The arc in which the neighbour in `direction` lies for a unit with `facing`; both are taken
/// round the circle. Hex6 has one rear side, Square8 three, Clock12 no rear.
Arc arc(FacingSystem system, int facing, int direction);

/// The directions of an arc, clockwise: the front from its left end, the others from the right
/// hand of the front on.
std::vector<int> directionsIn(FacingSystem system, int facing, Arc which);

/// Fewest single turns from one facing to another on a circle of `count`, 0 when count is not
/// positive.
int turnSteps(int count, int from, int to);

/// The facing after a number of single turns, clockwise when positive; 0 when count is not
/// positive.
int turned(int count, int facing, int steps);

/// The facing that looks across the side, or at the square, in a direction.
int facingTo(FacingSystem system, int direction);

/// Whether the facing looks at a corner, which only odd ones of Clock12 do.
bool facesCorner(FacingSystem system, int facing);

/// The point of the compass a facing looks to, that of a side as directionName says it; empty when there is no
/// such facing. No two facings of a system on a shape share a name.
std::string_view facingName(FacingSystem system, GridShape shape, int facing);

/// The facing of that name, in capitals or not; -1 when none has it.
int facingNamed(FacingSystem system, GridShape shape, std::string_view name);

} // namespace fw
