#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>

namespace fw {

/// The most that a game file may hold, in bytes.
constexpr std::uintmax_t mostGameBytes = std::uintmax_t(1) << 30;

/// Refuses what is no regular file of at most `most` bytes: a folder, a pipe, a device, which would
/// never end or never begin.
Result<void> regularFile(const std::string& path, std::uintmax_t most);

/// The whole content of a regular file of at most `most` bytes.
Result<std::string> readWhole(const std::string& path, std::uintmax_t most);

/// The first bytes of a regular file of any size, at most so many.
Result<std::string> readHead(const std::string& path, std::size_t bytes);

} // namespace fw
