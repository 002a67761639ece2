#pragma once

#include "editor/document/Drawing.h"

#include <functional>

namespace fw {

/// Renumbers place marks and acceptances of a scenario after its grid or numbering has changed. `moved` gives the new
/// cell of old ground, noCell when it is cut off. Returns the number of entries without ground, which are removed.
int keepNumbered(const Drawing& before, Scenario& after, const std::function<Cell(Cell)>& moved);

} // namespace fw
