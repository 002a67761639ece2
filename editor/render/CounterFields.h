#pragma once

#include "editor/render/CounterFace.h"

#include <QPainter>

namespace fw {

/// Fills and outlines a box of a layout; `below` is the colour under it.
void paintLayoutBox(QPainter& painter, const LayoutBox& box, const CounterFace& face, const QColor& below);

/// Draws a value of a counter in its field, if the counter has it; `words` draws texts too.
void paintLayoutField(QPainter& painter, const LayoutFace& layout, const LayoutField& field, const CounterFace& face,
                      bool words);

/// Draws the states of a counter on a ticket across its face.
void paintTicket(QPainter& painter, const LayoutTicket& ticket, const QString& words);

/// Draws a size mark such as XX, III, •• or Ø with strokes; any other text in letters.
void paintSizeMark(QPainter& painter, const QRectF& area, const QString& mark, const QColor& ink);

} // namespace fw
