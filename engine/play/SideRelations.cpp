#include "engine/play/SideRelations.h"

#include "engine/rules/Query.h"

namespace fw {

Relation relationIn(const Rules& rules, const State& state, int unit, int other)
{
    return relationOf(rules, state.position, unit, other);
}

Relation relationIn(const Rules& rules, const State& state, const std::string& side, int unit)
{
    return relationTo(rules, state.position, side, unit);
}

} // namespace fw
