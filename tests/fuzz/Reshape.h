#pragma once

#include "tests/fuzz/Chance.h"

#include <string>

namespace fuzz {

/// A JSON text with rows lost, doubled, exchanged, put into each other or named after each other, and numbers
/// and words that are still of their kind but far too large, or meant for another place. `other` is a text of
/// another kind from which rows are borrowed. What is no JSON comes back changed token by token.
std::string reshape(const std::string& text, const std::string& other, Chance& chance);

/// Lines of an orders file lost, doubled, exchanged, repeated thousands of times, or changed token by token.
std::string reline(const std::string& text, const std::string& other, Chance& chance);

/// A drawing (SVG) with elements lost, repeated, nested, or such as open other files; any other text or image
/// is changed byte by byte.
std::string redraw(const std::string& text, Chance& chance);

} // namespace fuzz
