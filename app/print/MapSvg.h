#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"

#include <QByteArray>

namespace fw {

/// A map as SVG in millimetres: one layer, as Inkscape knows them, for each layer of the picture
/// and one for the counters. Ids are stable: cell-0412, number-0412, name-ID, way-ID, area-ID,
/// unit-ID. Numbers, names and the title are text. Ends early, with half a drawing, when it is not wanted any more.
/// Needs a QGuiApplication.
QByteArray mapSvg(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
                  Progress* progress = nullptr);

} // namespace fw
