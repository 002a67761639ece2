#pragma once

#include "engine/base/Random.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

/// The words, numbers and marks of a JSON text or an orders file, as parts of it.
std::vector<std::string_view> tokens(std::string_view text);

/// The text with one error: cut off, bytes changed, tokens removed, doubled, exchanged or replaced, nested too deeply,
/// or a number too large. Some tokens come from `other`, a text of the same kind.
std::string mutate(const std::string& text, const std::string& other, fw::Random& chance);

} // namespace fuzz
