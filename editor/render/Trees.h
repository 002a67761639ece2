#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Labels.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws woods as clumps of trees, and the tufts, furrows and stones of other rough ground;
/// what is written stays clear of them.
void paintTrees(const Canvas& canvas, const Ground& ground, const Labels& labels,
                const MapStyle& style);

/// Draws a row of trees along a side.
void paintTreeline(const Canvas& canvas, QPointF from, QPointF to, const MapStyle& style);

} // namespace fw
