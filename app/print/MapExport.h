#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

namespace fw {

/// Draws a map, with the counters given, to a file named .svg, .png or .pdf, at true size; needs a
/// QGuiApplication.
Result<void> exportMap(const MapPainter& painter, const std::vector<CounterFace>& counters,
                       const std::string& file);

} // namespace fw
