#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

#include <QIODevice>
#include <functional>

namespace fw {

/// Limits for the resolution of a picture, in dots per inch.
constexpr int leastDpi = 30;
constexpr int mostDpi = 1200;

/// The size in pixels of a sheet at this resolution.
QSize pngSize(const QRectF& sheet, int dpi);
QSize pngSize(const MapPainter& painter, int dpi);

/// The sheet of a map in the plain style, in millimetres.
QRectF plainSheet(const Scenario& scenario);

/// The memory in bytes for writing a picture of this size: one band of it, whatever its height.
qint64 pngMemory(const QSize& pixels);
qint64 pngMemory(const MapPainter& painter, int dpi);

/// Paints a rectangle of a sheet, given in millimetres, with `dots` pixels per millimetre.
using PaintBand = std::function<void(QPainter&, const QRectF& shown, double dots)>;

/// Writes a sheet as PNG, band by band; refuses like writePng(), and when it is cancelled.
Result<void> writeBands(const QRectF& sheet, const QColor& paper, const PaintBand& paint, int dpi, QIODevice& out,
                        Progress* progress = nullptr);

/// Writes a map of any size as PNG in the plain style, for maps with too many cells for the full style.
Result<void> writePlainPng(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, int dpi,
                           QIODevice& out, Progress* progress = nullptr);

/// Writes a map as PNG, band by band, so that a large sheet takes no more memory than a small one. Refuses more than
/// 200,000 pixels a side and a device that cannot be written. Needs a QGuiApplication.
Result<void> writePng(const MapPainter& painter, const std::vector<CounterFace>& counters, int dpi, QIODevice& out,
                      Progress* progress = nullptr);

} // namespace fw
