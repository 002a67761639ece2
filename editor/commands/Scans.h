#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Replaces the scanned picture or its settings; a scan without an image removes the picture and its points.
Edit setScan(const Drawing& drawing, Scan scan);

/// Sets the pixel of a cell's centre at an index of the points, or adds it for -1. A cell has one point. Empty without
/// a picture, off the map, or when the picture is locked.
Edit setScanPoint(const Drawing& drawing, int at, const ScanPoint& point);

/// Removes a point; empty when the picture is locked.
Edit removeScanPoint(const Drawing& drawing, int at);

} // namespace fw
