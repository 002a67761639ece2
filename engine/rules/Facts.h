#pragma once

#include "engine/rules/Evaluate.h"

#include <span>
#include <string_view>

namespace fw {

/// The subject of a fact and its argument.
struct Asked {
    Kind kind = Kind::None; ///< kind of the subject
    std::int32_t item = -1; ///< index of the subject
    std::int32_t arg = 0;   ///< compiled argument
    const CPath* with = nullptr;
};

/// How a fact's argument is read when rules are compiled.
enum class ArgKind : std::uint8_t { None, Tag, Way, Hexside, Mark, Rating, Box, Path, Sight };

/// The answer of a fact: a number, or words of one kind.
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

/// What the answer of a fact depends on, so that a path search knows which answers it may cache.
enum class ReadsWhat : std::uint8_t {
    Still,    ///< nothing that changes
    Related,  ///< what sides are to each other
    Changing, ///< changing properties of its subject
    Place,    ///< the units in the subject's cell
    Ground,   ///< the cells of the two parties
    Parties,  ///< the two parties themselves
    Where,    ///< places and facings of the two parties
    Mark,
    Rating,
    Clock, ///< turn and phase
    Circle ///< everything: nothing may be cached
};

/// One fact of the kernel, with all that lists, lint, explanations and help need.
struct FactRow {
    std::string_view name;
    std::uint8_t tier; ///< 0 ratings, marks, terrain; 1 zones, sight; 2 the rest
    std::string_view
        subjects; ///< letters: u unit, p place, s side, f formation, e engagement, h hexside or area, g game
    ArgKind arg;
    bool with;               ///< needs a second party
    std::string_view phrase; ///< words for people; {0} is the argument
    Val (*test)(Scope&, const Asked&);
    ReadsWhat readsWhat; ///< what its answer depends on
    Gives gives = Gives::Number;
};

/// All facts.
std::span<const FactRow> factRows();
/// Index of a fact by name; -1 for none.
int factNamed(std::string_view name);

} // namespace fw
