#pragma once

#include "engine/model/EnumWords.h"

#include <cstdint>

// The closed lists of words for fields of a rules file.

namespace fw {

/// What is picked for a field of a menu entry.
enum class Pick : std::uint8_t { Unit, Units, Place, Places, Path, Number, Label, Facing, Side, Formation, Engagement };
template <>
inline constexpr const char* enumWords<Pick> =
    "unit|units|place|places|path|number|label|facing|side|formation|engagement";

/// What carries a mark.
enum class MarkOn : std::uint8_t { Unit, Place, Side, Game, Formation, Engagement, Hexside, Way, Area };
template <>
inline constexpr const char* enumWords<MarkOn> = "unit|place|side|game|formation|engagement|hexside|way|area";
/// Whether a mark of this kind is on the ground: a place, a hexside, a way or an area.
constexpr bool onGround(MarkOn on)
{
    return on == MarkOn::Place || on == MarkOn::Hexside || on == MarkOn::Way || on == MarkOn::Area;
}

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

/// What two sides are to each other.
enum class Relation : std::uint8_t { Hostile, Neutral, Allied };
template <>
inline constexpr const char* enumWords<Relation> = "hostile|neutral|allied";

/// The state of the counters in a box.
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

/// Who may see a mark, or the values of a menu entry.
enum class SeenBy : std::uint8_t { All, Owner };
template <>
inline constexpr const char* enumWords<SeenBy> = "all|owner";

/// Who sees what is in a box.
enum class BoxSeenBy : std::uint8_t { All, Owner, Nobody };
template <>
inline constexpr const char* enumWords<BoxSeenBy> = "all|owner|nobody";

/// What happens when a constraint does not hold.
enum class OrElse : std::uint8_t { Refuse, Do, Note };
template <>
inline constexpr const char* enumWords<OrElse> = "refuse|do|note";

/// When a trigger runs, relative to its event.
enum class Timing : std::uint8_t { Before, After, Instead };
template <>
inline constexpr const char* enumWords<Timing> = "before|after|instead";

/// How moves may be taken back.
enum class TakeBack : std::uint8_t { Free, Reason, Never };
template <>
inline constexpr const char* enumWords<TakeBack> = "free|reason|never";

/// The direction of each next place of a path, relative to the facing.
enum class EntersBy : std::uint8_t { Any, Front };
template <>
inline constexpr const char* enumWords<EntersBy> = "any|front";

/// Whether the length of a path counts its steps or the distance from start to end.
enum class PathMeasure : std::uint8_t { Path, End };
template <>
inline constexpr const char* enumWords<PathMeasure> = "path|end";

/// The neighbours that a zone reaches.
enum class ZoneArc : std::uint8_t { All, Front, Flank, Rear };
template <>
inline constexpr const char* enumWords<ZoneArc> = "all|front|flank|rear";

/// Which of the two cells along a sight line must block it.
enum class SightStop : std::uint8_t { Both, Either, Neither };
template <>
inline constexpr const char* enumWords<SightStop> = "both|either|neither";

/// Which part of a table cell is used.
enum class CellPart : std::uint8_t { First, Second, RowExtra, Column };
template <>
inline constexpr const char* enumWords<CellPart> = "first|second|row-extra|column";

/// How the members of a loop take turns.
enum class LoopOrder : std::uint8_t { Listed, AtOnce, Chosen };
template <>
inline constexpr const char* enumWords<LoopOrder> = "listed|at-once|chosen";

/// How a die passes a check against a quantity.
enum class Comparison : std::uint8_t { AtMost, AtLeast };
template <>
inline constexpr const char* enumWords<Comparison> = "at-most|at-least";

/// What a shift beyond the last column of a table does.
enum class BeyondEdge : std::uint8_t { Stays, Lapses };
template <>
inline constexpr const char* enumWords<BeyondEdge> = "stays|lapses";

/// What ends early.
enum class EndOf : std::uint8_t { Procedure, Loop, Phase, Move, Game };
template <>
inline constexpr const char* enumWords<EndOf> = "procedure|loop|phase|move|game";

/// How strictly rules are kept.
enum class Level : std::uint8_t { Record, Warn, Refuse };
template <>
inline constexpr const char* enumWords<Level> = "record|warn|refuse";

} // namespace fw
