#pragma once

#include "engine/rules/Query.h"

#include <QString>

namespace fw {

/// What a sight of the rules says of two cells: "Line of sight of guns (8.2): no, 0507: woods".
QString sightWords(const Sighted& sight);

} // namespace fw
