#pragma once

#include "editor/commands/Regrid.h"
#include "editor/document/Edit.h"

namespace fw {

/// What a map of places becomes by an edit: what is wrong with it, or what goes with the removed places and links.
struct PlacesEdit {
    Edit edit;         ///< empty if nothing changes or there is a fault
    GraphFault fault;  ///< why the places and links would not make a map
    int linksLost = 0; ///< links that go with their place
    LostRows lost;     ///< other rows that go with their place or link
};

/// A free id for a place: its name in small letters, or "place-" and the next free number for a name without letters.
std::string freePlaceId(const Grid& grid, const std::string& name);

/// Adds a place at the end of the list; an empty id is made from the label.
PlacesEdit addPlace(const Drawing& drawing, MapPlace place);

/// Moves places by millimetres; none of them leaves the sheet beyond its left or upper edge.
PlacesEdit movePlaces(const Drawing& drawing, const std::vector<Cell>& cells, int right, int down);

/// Replaces id, label and position of a place; links, place marks and acceptances keep naming it.
PlacesEdit changePlace(const Drawing& drawing, Cell cell, const MapPlace& place);

/// Deletes places with their links and everything on them; refused for all places of a map.
PlacesEdit deletePlaces(const Drawing& drawing, const std::vector<Cell>& cells);

/// Links two places.
PlacesEdit linkPlaces(const Drawing& drawing, Cell a, Cell b);

/// Removes the link of this number with its features, and cuts the ways over it.
PlacesEdit removeLink(const Drawing& drawing, int link);

} // namespace fw
