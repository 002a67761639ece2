#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"

#include <QLineF>
#include <QPainterPath>
#include <vector>

namespace fw {

/// Draws what breaks up the single colour of open ground: patches of meadow, dots of sand or drifts of snow.
void paintOpenGround(const Canvas& canvas, const MapGeometry& geometry, const MapStyle& style);

/// Parallel lines inside a shape, `spacing` apart and turned clockwise by `degrees` from the horizontal. They are part
/// of one ruling of the whole sheet, so that those of adjacent shapes meet.
std::vector<QLineF> rulesIn(const QPainterPath& shape, double degrees, double spacing);

/// Draws the lines of a ruling that are in sight.
void paintRules(const Canvas& canvas, const std::vector<QLineF>& rules, const QColor& colour, double width);

} // namespace fw
