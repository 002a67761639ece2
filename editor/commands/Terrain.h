#pragma once

#include "editor/document/Edit.h"

#include <functional>

namespace fw {

/// What a brush does with features that are there already.
enum class PaintMode { Replace, Add, Remove };

/// Paints features on cells: puts them in place of what is there, adds them, or takes them away.
/// Cells off the map are passed over.
Edit paintTerrain(const Drawing& drawing, std::vector<Cell> cells, const std::vector<std::string>& features,
                  PaintMode mode);

/// The cells whose features are exactly `from`, among those for which `among` is true (all when it
/// is empty).
std::vector<Cell> cellsWith(const Drawing& drawing, const std::vector<std::string>& from,
                            const std::function<bool(Cell)>& among = {});

/// The cells joined to a cell through cells of the same features and level, itself first; what
/// is out of play is not joined to what is in play.
std::vector<Cell> connectedCells(const Drawing& drawing, Cell start);

} // namespace fw
