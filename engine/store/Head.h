#pragma once

#include "engine/base/Problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// So many digits of a head tell it from any other.
constexpr std::size_t shortestHead = 16;

/// The head of a chain as it is read aloud or copied by hand: its first digits in groups of four.
std::string shortHead(std::string_view hash);

/// The digits of a head as people write one, with blanks or dashes between, whole or its beginning; refuses
/// what is none or too short.
Result<std::string> readHead(std::string_view said);

/// The row of a chain of hashes whose hash begins so; -1 when none does.
std::int64_t rowOfHead(const std::vector<std::string>& chain, std::string_view head);

} // namespace fw
