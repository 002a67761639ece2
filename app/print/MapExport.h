#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

namespace fw {

constexpr int usualDpi = 200; ///< of a picture, dots an inch

/// Draws the map of a scenario, with the counters given, to a file named .svg, .png or .pdf, at
/// true size; a picture with so many dots an inch. It replaces none of `inputs`. Needs a QGuiApplication.
Result<void> exportMap(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
                       const std::string& file, int dpi = usualDpi, const std::vector<std::string>& inputs = {},
                       Progress* progress = nullptr);

} // namespace fw
