#pragma once

#include "engine/model/Scenario.h"

#include <QString>
#include <vector>

namespace fw {

/// A cell with its name: "0707, Chew House".
QString placeWords(const Map& map, Cell cell);

/// Several cells: "0108, Entry A or 0201, Entry B".
QString placesWords(const Map& map, const std::vector<Cell>& cells);

/// A turn with its time: "turn 3, 0800".
QString turnWords(const Scenario& scenario, int turn);

/// The place and time of a unit's start: "0707, Chew House", "within 2 of 0404", "turn 3, 0800, at ...".
QString startWords(const Ruleset& rules, const Scenario& scenario, const Placement& placement);

} // namespace fw
