#pragma once

#include "engine/model/Scenario.h"

namespace bench {

/// A rule system with one feature of each common kind.
fw::Ruleset rules();

/// A landscape in patches, with a road and some rivers between cells.
fw::Scenario country(int columns, int rows);

} // namespace bench
