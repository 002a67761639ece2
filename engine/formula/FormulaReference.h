#pragma once

#include "engine/base/WordHelp.h"

#include <span>

namespace fw {

/// What the reference says of the words and signs of conditions and amounts, each with a condition as its example.
std::span<const WordHelp> formulaHelp();

} // namespace fw
