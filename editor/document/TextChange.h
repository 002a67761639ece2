#pragma once

#include "engine/store/JsonTree.h"

#include <string>

namespace fw {

/// How a text became another: what is cut out of it where, and what is put there.
Json textChange(const std::string& before, const std::string& after);

/// Makes such a change; false when it does not fit.
bool changeText(std::string& text, const Json& change);

} // namespace fw
