#pragma once

#include "engine/rules/Scope.h"

#include <string>
#include <vector>

namespace fw {

/// Who or what looks: a counter from where it stands, or a place.
struct Looker {
    Kind kind = Kind::None;
    std::int32_t item = -1;
};

/// What stops a look: a row, in a cell between or at the hexside of two cells.
struct Barrier {
    PlaceId cell;
    PlaceId other;              ///< the other cell of a hexside; none for a cell
    const Rule* rule = nullptr; ///< the rule that fails there; null where what is looked at lies too far
};

/// Whether a place is seen by a row of the rules, centre to centre in exact fractions; counters stop no look. All that
/// stops it goes to `all` when that is asked for, else the first ends the search.
bool sees(Scope& scope, std::int32_t sight, Looker who, PlaceId to, std::vector<Barrier>* all = nullptr);

/// A barrier in words: "0507: light woods".
std::string barrierText(const Compiled& c, const Barrier& barrier);

/// What stops the look that a condition which does not hold asks for, in words; empty when it asks for none.
std::string unseenText(Scope& scope, const CReq& failed);

} // namespace fw
