#pragma once

#include "engine/store/JsonTree.h"

#include <string>

namespace fw {

/// The difference between two texts: the position, the part that is removed and the part that is inserted.
Json textChange(const std::string& before, const std::string& after);

/// Applies such a change; false when it does not fit.
bool changeText(std::string& text, const Json& change);

} // namespace fw
