#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Labels.h"
#include "editor/render/MapArt.h"

namespace fw {

/// Draws woods as clumps of trees, and the tufts, furrows and stones of other rough ground; texts stay clear.
void paintTrees(const Canvas& canvas, const Ground& ground, const Labels& labels, const MapArt& art,
                const MapStyle& style);

/// Draws features with a drawing of the scenario's own: a large one in the centre of the cell, a small one many times.
void paintOwnDrawings(const Canvas& canvas, const Ground& ground, const Labels& labels, const MapArt& art);

/// Draws rows of trees along the sides that have them; texts stay clear.
void paintTreelines(const Canvas& canvas, const Map& map, const Ruleset& ruleset, const Labels& labels,
                    const MapArt& art, const MapStyle& style);

} // namespace fw
