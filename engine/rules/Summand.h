#pragma once

namespace fw {

/// The word of a quantity's line that says it was reckoned to be summed up with others.
inline constexpr const char* summand = "summand";

} // namespace fw
