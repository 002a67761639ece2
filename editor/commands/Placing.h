#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Where in the set-up a unit stands, -1 when it is not placed.
int placementOf(const Drawing& drawing, const std::string& unit);

/// Puts units on a cell, one over another in the order given; what else is set for them stays, but
/// for boxes, arrivals and free choices. New rows keep the order of the list of units.
Edit placeUnits(const Drawing& drawing, const std::vector<std::string>& units, Cell cell);

/// Takes units out of the set-up.
Edit unplaceUnits(const Drawing& drawing, const std::vector<std::string>& units);

/// Units wait in a box until a turn, and then arrive on one of the cells.
Edit scheduleUnits(const Drawing& drawing, const std::vector<std::string>& units, const std::string& box,
                   const Arrival& arrival);

/// The owner of these units picks for each one of the cells where they stand now, in the order of
/// their printed numbers; they must stand on at least two cells.
Edit freeChoice(const Drawing& drawing, const std::vector<std::string>& units);

/// Units may be set up so far from their cells; 0 for exactly there.
Edit setWithin(const Drawing& drawing, const std::vector<std::string>& units, int within);

/// Turns units by so many single facings of `facings`.
Edit turnUnits(const Drawing& drawing, const std::vector<std::string>& units, int by, int facings);

/// Flips units: full ones start with one step lost, others in full; units of one step stay.
Edit flipUnits(const Drawing& drawing, const std::vector<std::string>& units);

/// Moves a unit one place up or down in its stack.
Edit restack(const Drawing& drawing, const std::string& unit, bool up);

/// The units on a cell, bottom first.
std::vector<std::string> unitsAt(const Drawing& drawing, Cell cell);

} // namespace fw
