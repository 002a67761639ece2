#pragma once

#include "engine/rules/Evaluate.h"

#include <span>
#include <string_view>

namespace fw {

/// What a fact is asked of and with.
struct Asked {
    Kind kind = Kind::None; ///< of what
    std::int32_t item = -1; ///< which one
    std::int32_t arg = 0;   ///< compiled argument
    const CPath* with = nullptr;
};

/// How a fact's argument is read when rules are compiled.
enum class ArgKind : std::uint8_t { None, Tag, Way, Hexside, Mark, Rating, Box, Path, Sight };

/// What a fact answers with: a number, or words of one kind.
enum class Gives : std::uint8_t {
    Number,
    Id,
    Side,
    Type,
    Formation,
    Mark,
    Terrain,
    Hexside,
    Arc,
    Tier,
};

/// What the answer of a fact depends on, so that a path search knows which answers it may keep.
enum class Looks : std::uint8_t {
    Still,    ///< what never changes
    Changing, ///< what changes in play of whom it is asked
    Place,    ///< who stands in the cell it is asked of
    Ground,   ///< the cells of the two parties
    Parties,  ///< the two parties as they are
    Where,    ///< where the two stand and how they face
    Mark,
    Rating,
    Clock, ///< how far the game is
    Circle ///< everything: nothing may be kept
};

/// One fact the kernel knows: everything lists, lint, explanation and help need stands in its row.
struct FactRow {
    std::string_view name;
    std::uint8_t tier;         ///< 0 ratings, marks, terrain; 1 zones, sight; 2 the rest
    std::string_view subjects; ///< letters: u unit, p place, s side, g game
    ArgKind arg;
    bool with;               ///< needs a second party
    std::string_view phrase; ///< for people: {0} argument
    Val (*test)(Scope&, const Asked&);
    Looks looks; ///< what its answer depends on
    Gives gives = Gives::Number;
};

/// All facts.
std::span<const FactRow> factRows();
/// Index of a fact by name; -1 when there is none.
int factNamed(std::string_view name);

} // namespace fw
