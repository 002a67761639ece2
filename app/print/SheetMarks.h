#pragma once

#include "app/print/CounterSheets.h"

namespace fw {

/// Draws crop marks around the first `count` places of a page; places without a piece get none.
void paintCropMarks(QPainter& painter, const SheetRun& run, int count, bool back);

/// Draws the line to fold along, the lines to cut along around the fronts, and what to do with them.
void paintFoldMarks(QPainter& painter, const SheetRun& run, int count);

/// Draws the cuts of a page as a die makes them.
void paintCuts(QPainter& painter, const SheetRun& run, int count, bool back, const QPen& pen);

/// Draws the marks at the corners of a rectangle that is cut out of its page, from this distance.
void paintCornerMarks(QPainter& painter, const QRectF& cut, double distance);

/// Draws a line of 50 mm with its length.
void scaleBar(QPainter& painter, QPointF at);

} // namespace fw
