#pragma once

#include "app/print/SheetGrid.h"
#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

namespace fw {

constexpr int usualDpi = 200; ///< dots per inch of a picture

/// What surrounds a map on its own sheet of a PDF; empty for a page that is the map.
struct MapFrame {
    std::optional<double> bleed = {};     ///< paper colour beyond the cut in millimetres, with crop marks
    std::optional<SheetPaper> paper = {}; ///< the sheet in whose middle the map is printed

    bool empty() const { return !bleed && !paper; }
};

/// The page for a map of this size; refuses paper on which map, bleed and crop marks do not fit in either direction.
Result<QSizeF> framedPage(const QSizeF& map, const MapFrame& frame);

/// The map with these counters as a PDF at true size, on a page of its own size when `paper` is empty; incomplete if
/// `progress` was stopped. Needs a QGuiApplication.
QByteArray mapPdf(const MapPainter& map, const std::vector<CounterFace>& counters, const QString& title,
                  Progress* progress, const MapFrame& frame = {}, const QSizeF& paper = {});

/// Draws the map of a scenario with these counters to a .svg, .png or .pdf file at true size; `dpi` applies to a
/// picture and `frame` to a PDF. Never replaces one of `inputs`. Needs a QGuiApplication.
Result<void> exportMap(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
                       const std::string& file, int dpi = usualDpi, const std::vector<std::string>& inputs = {},
                       Progress* progress = nullptr, const MapFrame& frame = {});

} // namespace fw
