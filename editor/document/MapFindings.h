#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/Drawing.h"
#include "engine/model/Ruleset.h"
#endif

#include <QString>
#include <vector>

namespace fw {

/// Something doubtful on a map or in its set-up, and where.
struct MapFinding {
    bool error = false;      ///< the scenario cannot be played so
    QString words;
    std::vector<Cell> cells; ///< to go to
    friend bool operator==(const MapFinding&, const MapFinding&) = default;
};

/// What is doubtful: words the rules lack, water that ends in the open, ways that end beside
/// others, areas and numbers that do not work, counters that are not placed or off the map, and
/// what the rules' own check says.
std::vector<MapFinding> mapFindings(const Drawing& drawing, const Ruleset& rules);

} // namespace fw
