#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

#include <string>

namespace fw {

/// The symbol on a counter: its own, that of its type, or what the words of its type, the type's label and its tags
/// suggest; empty when nothing fits.
std::string counterSymbol(const Ruleset& ruleset, const Unit& unit);

} // namespace fw
