#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Seat.h"

#include <string>

namespace fw {

// Who may see what; Rules::concealed decides about counters.

/// Whether only its own side may see a mark or the values of a menu entry.
template <class Row>
bool forOwner(const Row& row)
{
    return row.seen == std::remove_cvref_t<decltype(*row.seen)>::Owner;
}

/// Whether counters in a box are face down, for everyone or for other sides.
inline bool faceDown(const Box& box)
{
    return forOwner(box) || box.seen == BoxSeenBy::Nobody;
}

/// Whether a seat may see a mark on something that a side owns; the referee sees all marks.
inline bool maySee(const Mark& mark, const std::string& owner, const std::string& seat)
{
    return !forOwner(mark) || isReferee(seat) || owner == seat;
}

} // namespace fw
