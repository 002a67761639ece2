#pragma once

#include "editor/exchange/ImportModel.h"

namespace fw {

/// A map of four by three hexes in words of another program, with two counters in hexes.
inline ImportModel foreignSample()
{
    ImportModel model;
    model.format = ForeignFormat::Tiled;
    model.title = "Foreign Fields";
    model.sides = {"French", "Allied"};
    ImportMap map;
    map.name = "Fields";
    map.map.grid = {GridShape::HexFlat, 4, 3, true};
    map.map.terrain.resize(12);
    map.map.terrain[2] = {"Forest"};
    map.map.terrain[3] = {"lava"};
    model.maps = {map};
    ImportPiece piece;
    piece.name = "1st Foot";
    piece.side = "French";
    piece.type = "infantry";
    piece.values = {{"Strength", "4"}};
    model.pieces = {piece, piece};
    model.pieces[1].name = "Horse";
    model.pieces[1].side = "Allied";
    model.setup = {{0, 0, 4, {}, 0, 0, 0, 0}, {1, 0, 5, {}, 0, 0, 0, 0}};
    return model;
}

} // namespace fw
