#pragma once

#include "engine/base/Rational.h"
#include "engine/rules/Rules.h"

#include <optional>
#include <string>

namespace fw {

/// How a side stands, counted from 0, by the quantity that the rules name `standing`; nothing where they name none, or
/// where it comes to no number.
std::optional<Rational> sideStanding(const Rules& rules, const Position& position, std::int32_t side);

/// What the rules call that; empty where they name none.
std::string standingLabel(const Rules& rules);

} // namespace fw
