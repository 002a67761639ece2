#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Labels.h"
#include "editor/render/MapArt.h"

namespace fw {

/// Draws woods as clumps of trees, and the tufts, furrows and stones of other rough ground; what is written stays
/// clear of them.
void paintTrees(const Canvas& canvas, const Ground& ground, const Labels& labels, const MapArt& art);

/// Draws features that have a drawing of the scenario's own: a large one in the middle of the cell, a small one many
/// times.
void paintOwnDrawings(const Canvas& canvas, const Ground& ground, const Labels& labels, const MapArt& art);

/// Draws rows of trees along the sides that have them; what is written stays clear of them.
void paintTreelines(const Canvas& canvas, const Map& map, const Ruleset& ruleset, const Labels& labels,
                    const MapArt& art);

} // namespace fw
