#pragma once

#include "engine/model/EnumWords.h"

#include <cstdint>

// What the rows of a rules file may be, where that is a closed list of words.

namespace fw {

/// What is picked for a field of a menu entry.
enum class Pick : std::uint8_t { Unit, Units, Place, Places, Path, Number, Label, Facing, Side, Formation, Engagement };
template <>
inline constexpr const char* enumWords<Pick> =
    "unit|units|place|places|path|number|label|facing|side|formation|engagement";

} // namespace fw
