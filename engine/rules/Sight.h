#pragma once

#include "engine/rules/Scope.h"

#include <string>
#include <vector>

namespace fw {

/// The looking unit or place.
struct Looker {
    Kind kind = Kind::None;
    std::int32_t item = -1;
};

/// What blocks a line of sight: a rule in a cell or at a hexside.
struct Barrier {
    PlaceId cell;
    PlaceId other;              ///< the other cell of a hexside; none for a cell
    const Rule* rule = nullptr; ///< the rule that fails there; null when the target is out of range
};

/// Whether a sight row lets `who` see a place, from centre to centre in exact fractions; counters do not block.
/// Collects all barriers in `all` if given, else stops at the first.
bool sees(Scope& scope, std::int32_t sight, Looker who, PlaceId to, std::vector<Barrier>* all = nullptr);

/// The text of a barrier: "0507: light woods".
std::string barrierText(const Compiled& c, const Barrier& barrier);

/// What blocks the line of sight that a failed condition requires; empty when it requires none.
std::string unseenText(Scope& scope, const CReq& failed);

} // namespace fw
