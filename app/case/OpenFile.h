#pragma once

#include "app/Places.h"
#include "editor/render/CounterFace.h"
#include "editor/render/TrackMarkers.h"

namespace fw {

/// The parts of a file that the window shows.
struct Opened {
    Ruleset rules;
    Scenario scenario;
    std::vector<CounterFace> counters;
    std::vector<TrackMarker> markers; ///< on the tracks of the map sheet
    QString remark;                   ///< a note for the user, for example that the rules did not compile; may be empty
    QString unusable;                 ///< a drawing that cannot be used, and why; empty when all can
    std::vector<Problem> doubts;      ///< why a game file cannot be trusted
};

/// Opens a scenario, a game, or a map file for viewing.
Result<Opened> openFile(const std::string& path);

} // namespace fw
