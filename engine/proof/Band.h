#pragma once

#include <string>

namespace fw {

/// The sign of a formation on the band of its counters: up to three letters as they are, else the first.
std::string bandSign(const std::string& formation);

/// A counter's name as it is printed: what stands in brackets goes first when there is no room.
std::string printedName(const std::string& name);

/// Whether a name fits on a counter of half an inch in letters narrowed no further than the painter
/// narrows them.
bool nameFits(const std::string& name);

} // namespace fw
