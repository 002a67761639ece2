#pragma once

#include "app/Places.h"
#include "editor/render/CounterFace.h"
#include "editor/render/TrackMarkers.h"

namespace fw {

/// What the window shows of a file.
struct Opened {
    Ruleset rules;
    Scenario scenario;
    std::vector<CounterFace> counters;
    std::vector<TrackMarker> markers; ///< on the tracks of the sheet
    QString remark;                   ///< what the reader should know, as that rules did not compile; may be empty
    QString unusable;                 ///< a drawing that cannot be used, and why; empty when all can
    std::vector<Problem> doubts;      ///< why a game file is not to be believed
};

/// Opens a scenario, a game, or a map file to be looked at.
Result<Opened> openFile(const std::string& path);

} // namespace fw
