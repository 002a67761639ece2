#pragma once

#include <array>
#include <cstdint>

namespace fw {

/// What a player seeks and what it dares. Percentages are of the usual weight of a term in Appraisal.
struct Posture {
    /// Whether the side goes at the enemy.
    enum class Press : std::uint8_t {
        IfLosing, ///< if the enemy wins when nothing happens any more
        Always,
        Never,
    } press = Press::IfLosing;
    std::int32_t enemy = 100;      ///< percent: how much nearness to the enemy counts
    std::int32_t objectives = 100; ///< percent: how much objectives count
    std::int32_t danger = 100;     ///< percent: how much a place counts that the enemy may attack
    std::int64_t leastAttack = 0;  ///< an attack is made for more gain than this, in thousandths of an average unit
    std::int64_t leastMove = 40;   ///< a unit moves for at least this gain
};

/// The postures that a searching player compares; the first is the usual one.
const std::array<Posture, 5>& postures();

/// The posture of a side that may wait.
const Posture& holding();

} // namespace fw
