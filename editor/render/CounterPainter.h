#pragma once

#include "editor/render/CounterFace.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"

#include <QPainter>

namespace fw {

class SheetPanel;

/// The size of a counter on a map of these cells, in millimetres; 12.7 where it fits.
double counterSide(const MapGeometry& geometry);

/// A counter on the map: its face and its square.
struct PlacedCounter {
    const CounterFace* face;
    QRectF square;
    int height; ///< 0 for the lowest of its stack
};

/// The counters on the map with their squares, those of a stack with small offsets, bottom first; with a panel also
/// those on its turn track and in its boxes, next to each other.
std::vector<PlacedCounter> placed(const MapGeometry& geometry, const std::vector<CounterFace>& faces,
                                  const SheetPanel* panel = nullptr);

/// The colour of the ground of a counter, as beyond its cut on a sheet.
QColor counterGround(const CounterFace& face);

/// Draws one counter into a square; `detail` is pixels for a millimetre.
void paintCounter(QPainter& painter, const CounterFace& face, const QRectF& square, double detail);

/// Draws all counters that overlap `exposed`, each stack from the bottom.
void paintCounters(QPainter& painter, const MapGeometry& geometry, const std::vector<CounterFace>& faces,
                   const QRectF& exposed, double detail, const SheetPanel* panel = nullptr);

} // namespace fw
