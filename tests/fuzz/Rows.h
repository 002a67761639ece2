#pragma once

#include "tests/fuzz/Chance.h"

#include <string>

namespace fuzz {

/// The bytes of a game file of which one value, row or table was changed as SQL changes it, so that the file
/// itself is whole. `scratch` is the path of a file to do it in. The bytes as they were when they are no database.
std::string rowChanged(const std::string& game, const std::string& scratch, Chance& chance);

} // namespace fuzz
