#pragma once

#include <string>

namespace fw {

/// A new secret for a new game: 64 hexadecimal digits from the system's random source.
std::string newGameKey();

} // namespace fw
