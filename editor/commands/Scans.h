#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Puts another scanned picture, or another look of it, in place of what there is; one without an
/// image takes it away, points and all.
Edit setScan(const Drawing& drawing, Scan scan);

/// Says that a pixel shows the middle of a cell: in place of the point at a place of the list, or as a
/// new one for -1. A cell is known once. Nothing without a picture, off the map, or when it is locked.
Edit setScanPoint(const Drawing& drawing, int at, const ScanPoint& point);

/// Forgets a point; nothing when the picture is locked.
Edit removeScanPoint(const Drawing& drawing, int at);

} // namespace fw
