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

/// What carries a mark.
enum class MarkOn : std::uint8_t { Unit, Place, Side, Game, Formation, Engagement };
template <>
inline constexpr const char* enumWords<MarkOn> = "unit|place|side|game|formation|engagement";

/// What a mark holds.
enum class MarkForm : std::uint8_t { Flag, Ladder, Number, Set, Sealed };
template <>
inline constexpr const char* enumWords<MarkForm> = "flag|ladder|number|set|sealed";

/// Where a feature of the ground may be.
enum class FeatureKind : std::uint8_t { Terrain, Hexside, Way };
template <>
inline constexpr const char* enumWords<FeatureKind> = "terrain|hexside|way";

/// What is looked up on an axis of a table.
enum class AxisKind : std::uint8_t { Number, Ratio, Label };
template <>
inline constexpr const char* enumWords<AxisKind> = "number|ratio|label";

/// What the counters in a box are.
enum class BoxRole : std::uint8_t { Arrivals, Eliminated, Captured, Removed, Left, Other };
template <>
inline constexpr const char* enumWords<BoxRole> = "arrivals|eliminated|captured|removed|left|other";

/// How the modifiers of a stage are put together.
enum class Combine : std::uint8_t { Sum, Product, Best, Worst, Count };
template <>
inline constexpr const char* enumWords<Combine> = "sum|product|best|worst|count";

/// How the value is rounded at the end of a stage.
enum class Rounding : std::uint8_t { Up, Down, Nearest };
template <>
inline constexpr const char* enumWords<Rounding> = "up|down|nearest";

/// What a modifier does to the value.
enum class ModifierOp : std::uint8_t { Add, Times, Set, AtLeast, AtMost, Count };
template <>
inline constexpr const char* enumWords<ModifierOp> = "add|times|set|at-least|at-most|count";

/// When a mark is cleared, or a trigger may run again.
enum class Lifetime : std::uint8_t { Move, Phase, Turn, Game };
template <>
inline constexpr const char* enumWords<Lifetime> = "move|phase|turn|game";

/// Who may see a mark, or what was filled in for a menu entry.
enum class SeenBy : std::uint8_t { All, Owner };
template <>
inline constexpr const char* enumWords<SeenBy> = "all|owner";

/// Who sees what is in a box.
enum class BoxSeenBy : std::uint8_t { All, Owner, Nobody };
template <>
inline constexpr const char* enumWords<BoxSeenBy> = "all|owner|nobody";

} // namespace fw
