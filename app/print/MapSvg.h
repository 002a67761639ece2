#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"

#include <QByteArray>

namespace fw {

/// A map as SVG in millimetres, with Inkscape layers for the layers of the map and for the counters. Numbers, names and
/// the title are text. Ids are stable: cell-0412, number-0412, name-ID, way-ID, area-ID, unit-ID. If it is cancelled,
/// the result is incomplete. Needs a QGuiApplication.
QByteArray mapSvg(const Scenario& scenario, const MapPainter& painter, const std::vector<CounterFace>& counters,
                  Progress* progress = nullptr);

} // namespace fw
