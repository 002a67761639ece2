#pragma once

#include "engine/base/Rational.h"
#include "engine/rules/Rules.h"

#include <optional>
#include <string>

namespace fw {

/// The value of the quantity that the rules name `standing`, for a side counted from 0; nothing when they name none or
/// it gives no number.
std::optional<Rational> sideStanding(const Rules& rules, const Position& position, std::int32_t side);

/// The label of that quantity; empty when the rules name none.
std::string standingLabel(const Rules& rules);

} // namespace fw
