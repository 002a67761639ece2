#pragma once

#include "engine/rules/Board.h"
#include "engine/rules/RoleAnswers.h"

#include <map>

namespace fw {

/// What a board that follows keeps.
struct Board::Kept {
    /// The answer of a definition for a counter and its origin.
    struct Def {
        std::int8_t answer = -1;
        Dependencies::Origin origin;
    };
    Position before;       ///< the position after the last change
    StepBudget budget;     ///< for what is brought up to date outside of any ruling
    std::vector<Def> defs; ///< [definition * units + unit]
    RoleAnswers byRoles;
    IdVector<UnitId, Dependencies::Origin> zoneOrigin;
    IdVector<UnitId, PlaceId> zoneAt; ///< where the unit was when its ZOC was counted
    std::map<std::vector<std::int32_t>, std::shared_ptr<SortedRules>> sorted;
    bool laying = false;         ///< ZOCs are being judged
    bool zonesReadZones = false; ///< ZOCs depend on each other, so all are judged together
};

} // namespace fw
