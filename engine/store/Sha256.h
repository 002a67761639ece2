#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace fw {

/// A SHA-256 digest.
using Digest = std::array<std::uint8_t, 32>;

/// The SHA-256 of some bytes.
Digest sha256(std::string_view bytes);

/// The digest as 64 small hexadecimal digits.
std::string hex(const Digest& digest);

} // namespace fw
