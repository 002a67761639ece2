#pragma once

#include "editor/document/Drawing.h"

#include <functional>

namespace fw {

/// What a scenario says of cells by their printed numbers - marks on places, findings let stand -
/// is said of the same ground again after its grid or numbering has changed: `moved` gives the cell
/// that ground has now, noCell when it is cut off. What has no ground left goes; how much that was.
int keepNumbered(const Drawing& before, Scenario& after, const std::function<Cell(Cell)>& moved);

} // namespace fw
