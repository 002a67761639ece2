#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Seat.h"

#include <string>

namespace fw {

// Who may see what; of counters Rules::concealed says it.

/// Whether a mark, or what was filled in for a menu entry, is for the eyes of its own side alone.
template <class Row>
bool forOwner(const Row& row)
{
    return row.seen == std::remove_cvref_t<decltype(*row.seen)>::Owner;
}

/// Whether what lies in a box lies face down, for everybody or for other sides than its own.
inline bool faceDown(const Box& box)
{
    return forOwner(box) || box.seen == BoxSeenBy::Nobody;
}

/// Whether a seat may see a mark on what a side owns; the referee sees all.
inline bool maySee(const Mark& mark, const std::string& owner, const std::string& seat)
{
    return !forOwner(mark) || isReferee(seat) || owner == seat;
}

} // namespace fw
