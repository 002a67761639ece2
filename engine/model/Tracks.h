#pragma once

#include "engine/model/Ruleset.h"

#include <vector>

namespace fw {

/// Whether a mark is on a track of the sheet: a number or a ladder of each side or of the game, with `drawn` "track".
bool keptOnTrack(const Mark& mark);

/// The marks on tracks in the order of the rules; rows with the same id count once.
std::vector<const Mark*> marksOnTracks(const Ruleset& ruleset);

} // namespace fw
