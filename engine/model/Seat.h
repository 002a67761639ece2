#pragma once

#include <string_view>

namespace fw {

/// The seat of the referee, who sees everything; the other seats are ids of sides.
inline constexpr const char* refereeSeat = "referee";

/// Whether a seat is that of the referee.
inline bool isReferee(std::string_view seat)
{
    return seat == refereeSeat;
}

} // namespace fw
