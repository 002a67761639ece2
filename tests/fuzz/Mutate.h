#pragma once

#include "tests/fuzz/Chance.h"

#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

/// The words, numbers and marks of a JSON text or an orders file, as spans of it.
std::vector<std::string_view> tokens(std::string_view text);

/// The text with one thing wrong: cut off, bytes changed, tokens lost, doubled, exchanged or replaced, nested too
/// deep, a number too large. `other` is a text of the same kind from which tokens are borrowed.
std::string mutate(const std::string& text, const std::string& other, Chance& chance);

} // namespace fuzz
