#pragma once

#include "engine/model/Ids.h"
#include "engine/rules/Items.h"

#include <optional>

namespace fw {

struct Compiled;

/// What a verb is about to do, all that it reads being read: kept where it must wait for what hears of it first, or
/// for the other members of a loop that act at once.
struct PendingEffect {
    BodyId body; ///< where its instruction stands
    std::int32_t pc = 0;
    Value of; ///< the members it changes
    Value to; ///< whom or what it refers to
    Rational amount{1};
    std::int32_t next = 0;  ///< the member whose turn it is
    std::int32_t stage = 0; ///< how far it has come with that one
    std::int32_t lost = 0;  ///< steps that this one has lost, or is about to lose
};

/// As a local, of numbers only.
Value toValue(const PendingEffect& effect);
/// What toValue() wrote; nothing when it is of other rules.
std::optional<PendingEffect> pendingEffectIn(const Compiled& c, const Value& value);

} // namespace fw
