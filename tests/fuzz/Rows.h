#pragma once

#include "engine/base/Random.h"

#include <string>

namespace fuzz {

/// A game file with one value, row or table changed by SQL, so that the file is still a valid database. `scratch` is
/// the path of a temporary file. Bytes that are no database are returned unchanged.
std::string rowChanged(const std::string& game, const std::string& scratch, fw::Random& chance);

} // namespace fuzz
