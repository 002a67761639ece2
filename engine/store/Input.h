#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>

namespace fw {

/// The maximum size of a game file in bytes.
constexpr std::uintmax_t mostGameBytes = std::uintmax_t(1) << 30;

/// Refuses anything but a regular file of at most `most` bytes: a folder, or a pipe or device, which may block or never
/// end.
Result<void> regularFile(const std::string& path, std::uintmax_t most);

/// The content of a regular file of at most `most` bytes.
Result<std::string> readWhole(const std::string& path, std::uintmax_t most);

/// The first bytes of a regular file of any size, `bytes` at most.
Result<std::string> readHead(const std::string& path, std::size_t bytes);

} // namespace fw
