#pragma once

#include "engine/store/JsonTree.h"

// Migrates the key `palette` of maps (until 2026-11-29), a season, to `style`. A file of any format may have it,
// because the change needs no new format: all that the old key said has a style.

namespace fw {

/// The words that `palette` had.
inline constexpr const char* formerPalettes = "summer|winter";

/// A map with `style` instead of `palette`, which must have one of its words; summer is the standard style.
Json paletteToStyle(Json map);

} // namespace fw
