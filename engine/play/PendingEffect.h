#pragma once

#include "engine/model/Ids.h"
#include "engine/rules/Items.h"

#include <optional>

namespace fw {

struct Compiled;

/// A verb that has read all its values, but waits for triggers that run before it, or for the other members of a loop
/// that act at once.
struct PendingEffect {
    BodyId body; ///< the body with its instruction
    std::int32_t pc = 0;
    Value of; ///< the members it changes
    Value to; ///< the things that it refers to
    Rational amount{1};
    std::int32_t next = 0;  ///< index of the current member
    std::int32_t stage = 0; ///< how far the current member has come
    std::int32_t lost = 0;  ///< steps that the current member has lost or is about to lose
};

/// The effect as a local that holds only numbers.
Value toValue(const PendingEffect& effect);
/// Reads what toValue() wrote; nothing when it belongs to other rules.
std::optional<PendingEffect> pendingEffectIn(const Compiled& c, const Value& value);

} // namespace fw
