#include "engine/play/SideStanding.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Evaluate.h"

namespace fw {

namespace {

/// The quantity that the rules name `standing`; nothing when none is in force.
std::optional<std::int32_t> named(const Compiled& c)
{
    const auto found = c.quantityIndex.find(c.ruleset.runningScore);
    return found == c.quantityIndex.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

std::optional<Rational> sideStanding(const Rules& rules, const Position& position, std::int32_t side)
{
    const Compiled& c = rules.compiled();
    const std::optional<std::int32_t> index = named(c);
    if (!index)
        return std::nullopt;
    PositionQuery look(c, position);
    const BindOne of(look.scope, names::side, Kind::Sides, side);
    const Rational out = unlessSpent([&] { return quantity(look.scope, *index); }, Rational::invalid());
    return out.valid() ? std::optional(out) : std::nullopt;
}

std::string standingLabel(const Rules& rules)
{
    const std::optional<std::int32_t> index = named(rules.compiled());
    return index ? checkedAt(rules.compiled().quantities, *index).src->label : std::string();
}

} // namespace fw
