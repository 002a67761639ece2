#pragma once

#include <string>

namespace fw {

/// A new secret for a game to be begun, 64 hexadecimal digits from the system's source of randomness.
std::string newGameKey();

} // namespace fw
