#pragma once

#include "app/widgets/Progress.h"
#include "editor/render/CounterFace.h"
#include "editor/render/MapPainter.h"
#include "engine/base/Problem.h"

#include <QIODevice>
#include <functional>

namespace fw {

/// The fineness of a picture that is asked for, dots an inch.
constexpr int leastDpi = 30;
constexpr int mostDpi = 1200;

/// The pixels of a sheet at so many dots an inch.
QSize pngSize(const QRectF& sheet, int dpi);
QSize pngSize(const MapPainter& painter, int dpi);

/// The sheet of a map in the plain style.
QRectF plainSheet(const Scenario& scenario);

/// The memory that a picture of so many pixels takes while it is written, in bytes: one band of it, whatever its
/// height.
qint64 pngMemory(const QSize& pixels);
qint64 pngMemory(const MapPainter& painter, int dpi);

/// Draws what lies in a rectangle of a sheet, millimetres, at so many pixels a millimetre.
using PaintBand = std::function<void(QPainter&, const QRectF& shown, double dots)>;

/// Writes a sheet as PNG, band by band; refuses as writePng does, and when the rest is not wanted any more.
Result<void> writeBands(const QRectF& sheet, const QColor& paper, const PaintBand& paint, int dpi, QIODevice& out,
                        Progress* progress = nullptr);

/// Draws a map of any size in the plain style as PNG: a large one has too many cells for curves.
Result<void> writePlainPng(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, int dpi,
                           QIODevice& out, Progress* progress = nullptr);

/// Draws a map as PNG, band by band, so that a large sheet takes no more memory than a small one;
/// refuses more than 200,000 pixels a side and a device that does not take it. Needs a
/// QGuiApplication.
Result<void> writePng(const MapPainter& painter, const std::vector<CounterFace>& counters, int dpi, QIODevice& out,
                      Progress* progress = nullptr);

} // namespace fw
