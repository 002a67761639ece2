#pragma once

#include "editor/render/MapGeometry.h"
#include "editor/render/TrackMarkers.h"

namespace fw {

/// The marks on cells, hexsides and areas at a scenario's start that differ from their usual value, without compiled
/// rules.
std::vector<TrackMarker> placeMarkers(const Ruleset& ruleset, const Scenario& scenario);

/// The marks on cells, hexsides and areas in a position; those that are private are only for the referee.
std::vector<TrackMarker> placeMarkers(const Rules& rules, const Position& position, const std::string& seat);

/// Draws the markers that have cells: at the foot of a cell, on a hexside, or in the middle of an area.
void paintPlaceMarkers(const Canvas& canvas, const MapGeometry& geometry, const std::vector<TrackMarker>& markers);

} // namespace fw
