#pragma once

#include "engine/base/Problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The number of digits that identify a head.
constexpr std::size_t shortestHead = 16;

/// A chain head for reading aloud or copying by hand: its first digits in groups of four.
std::string shortHead(std::string_view hash);

/// The digits of a typed head, whole or its beginning, ignoring blanks and dashes; refuses other characters and a wrong
/// length.
Result<std::string> readHead(std::string_view said);

/// The last row of a chain whose hash begins with `head`; -1 if there is none.
std::int64_t rowOfHead(const std::vector<std::string>& chain, std::string_view head);

} // namespace fw
