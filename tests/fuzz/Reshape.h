#pragma once

#include "engine/base/Random.h"

#include <string>

namespace fuzz {

/// A JSON text with rows removed, doubled, exchanged, nested or renamed, or with values of the right type that are far
/// too large or belong elsewhere. Some rows come from `other`, a text of another kind. Other text is changed token by
/// token.
std::string reshape(const std::string& text, const std::string& other, fw::Random& chance);

/// An orders file with lines removed, doubled, exchanged, repeated thousands of times, or changed token by token.
std::string reline(const std::string& text, const std::string& other, fw::Random& chance);

/// A drawing (SVG) with elements removed, repeated, nested, or referring to other files; any other text or image is
/// changed byte by byte.
std::string redraw(const std::string& text, fw::Random& chance);

} // namespace fuzz
