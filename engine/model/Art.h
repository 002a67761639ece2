#pragma once

#include "engine/model/Ruleset.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The drawings that the program has; a feature without a drawing is written out in words.
enum class Art : std::uint8_t {
    None,
    Clear,
    Woods,
    DeepWoods,
    Hill,
    Town,
    Bastion,
    Stream,
    Brook,
    River,
    Lake,
    Marsh,
    Field,
    Orchard,
    Rough,
    Road,
    Trail,
    Slope,
    Wall,
    Fence,
    Bridge,
    Ford,
    Treeline,
    Sand,
    City,
    Redoubt,
    Hedge,
    Rail,
    Ferry,
    Words,
    Own
};

/// The drawing of a feature: by its `art`, else by its id.
Art artOf(const Ruleset& ruleset, std::string_view feature);

/// The names of drawings that a feature can choose in `art`.
std::vector<std::string> artNames();

/// Whether it is flowing or still water.
bool isWater(Art art);

/// Whether it leads over water: a bridge, a ford or a ferry.
bool isCrossing(Art art);

/// Whether it is a stream, brook or river.
bool isFlowing(Art art);

/// The first feature of a kind with this drawing; empty if the rules have none.
std::string featureDrawn(const Ruleset& ruleset, FeatureKind kind, Art art);

} // namespace fw
