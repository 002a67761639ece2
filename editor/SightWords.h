#pragma once

#include "engine/rules/Query.h"

#include <QString>

namespace fw {

/// A line of sight with its case number as one sentence: "Line of sight of guns (8.2): no, 0507: woods".
QString sightWords(const Sighted& sight);

} // namespace fw
