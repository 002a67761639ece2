#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// The index of a unit in the set-up, -1 when it is not placed.
int placementOf(const Drawing& drawing, const std::string& unit);

/// Places units on a cell, stacked in the order given. They lose boxes, arrivals and free choices and keep their other
/// settings. New rows follow the order of the list of units.
Edit placeUnits(const Drawing& drawing, const std::vector<std::string>& units, Cell cell);

/// Removes units from the set-up.
Edit unplaceUnits(const Drawing& drawing, const std::vector<std::string>& units);

/// Puts units in a box until the turn of their arrival on one of the cells.
Edit scheduleUnits(const Drawing& drawing, const std::vector<std::string>& units, const std::string& box,
                   const Arrival& arrival);

/// Lets the owner place each unit on any of the cells that they occupy now, sorted by printed number; empty for fewer
/// than two cells.
Edit freeChoice(const Drawing& drawing, const std::vector<std::string>& units);

/// Lets units be set up within a distance of their cells, in cells; 0 for exactly there.
Edit setWithin(const Drawing& drawing, const std::vector<std::string>& units, int within);

/// Turns units by a number of facings, of which a cell has `facings`.
Edit turnUnits(const Drawing& drawing, const std::vector<std::string>& units, int by, int facings);

/// Flips units: a full one starts with one step lost, a reduced one in full; units of one step do not change.
Edit flipUnits(const Drawing& drawing, const std::vector<std::string>& units);

/// Moves a unit one place up or down in its stack.
Edit restack(const Drawing& drawing, const std::string& unit, bool up);

/// The units on a cell, bottom first.
std::vector<std::string> unitsAt(const Drawing& drawing, Cell cell);

} // namespace fw
