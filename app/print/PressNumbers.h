#pragma once

#include "app/print/PressInk.h"

#include <string>
#include <string_view>

namespace fw {

/// The decimals that a length needs where a unit is so many points.
int decimalsFor(double points);

/// Writes a path with at most so many decimals, since Qt writes nine digits of each number.
void appendPath(std::string& to, std::string_view path, int decimals);

/// Writes the four amounts of a colour in thousandths.
void appendInk(std::string& to, const Ink& ink);

} // namespace fw
