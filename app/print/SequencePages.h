#pragma once

#include "app/print/CardFlow.h"
#include "engine/model/Ruleset.h"

namespace fw {

/// The sequence of play as pieces of a card: a heading, then a numbered line for each step down to the menus; `width`
/// is that of the page in millimetres.
std::vector<CardPiece> sequencePieces(const Ruleset& inForce, double width);

} // namespace fw
