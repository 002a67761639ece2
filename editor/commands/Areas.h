#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Puts cells into the area with the id of `area`, or takes them out. An area that is not there is
/// added with what `area` says; one that is there keeps its label, kind and side. Cells keep the
/// order in which they were put in.
Edit markArea(const Drawing& drawing, const Area& area, const std::vector<Cell>& cells, bool in);

/// Changes the area at a place of the list; cells included.
Edit changeArea(const Drawing& drawing, int at, Area area);

/// Takes an area away.
Edit removeArea(const Drawing& drawing, int at);

/// The place of the area with an id, -1 when there is none.
int areaNamed(const Drawing& drawing, const std::string& id);

} // namespace fw
