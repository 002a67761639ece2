#pragma once

#include "editor/document/Edit.h"

#include <functional>

namespace fw {

/// How a brush changes the features of a cell.
enum class PaintMode { Replace, Add, Remove };

/// Paints features on cells: replaces their features, adds to them, or removes from them; ignores cells off the map.
Edit paintTerrain(const Drawing& drawing, std::vector<Cell> cells, const std::vector<std::string>& features,
                  PaintMode mode);

/// The cells with exactly the features `from` for which `among` is true; all of them if it is empty.
std::vector<Cell> cellsWith(const Drawing& drawing, const std::vector<std::string>& from,
                            const std::function<bool(Cell)>& among = {});

/// The cells connected to a cell by equal features and level, that cell first; cells in and out of play do not connect.
std::vector<Cell> connectedCells(const Drawing& drawing, Cell start);

} // namespace fw
