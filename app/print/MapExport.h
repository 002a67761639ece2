#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

namespace fw {

constexpr int usualDpi = 200; ///< dots per inch of a picture

/// The map with these counters as a PDF at true size; incomplete if `progress` was stopped. Needs a QGuiApplication.
QByteArray mapPdf(const MapPainter& map, const std::vector<CounterFace>& counters, const QString& title,
                  Progress* progress);

/// Draws the map of a scenario with these counters to a .svg, .png or .pdf file at true size; `dpi` applies to a
/// picture. Never replaces one of `inputs`. Needs a QGuiApplication.
Result<void> exportMap(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
                       const std::string& file, int dpi = usualDpi, const std::vector<std::string>& inputs = {},
                       Progress* progress = nullptr);

} // namespace fw
