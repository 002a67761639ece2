#pragma once

#include "engine/model/Ruleset.h"

#include <vector>

namespace fw {

/// Whether a mark is kept on a track of the sheet: a number or a ladder of each side or of the game that is drawn so.
bool keptOnTrack(const Mark& mark);

/// The marks that are, in the order of the rules; rows of one id that differ by options count once.
std::vector<const Mark*> marksOnTracks(const Ruleset& ruleset);

} // namespace fw
