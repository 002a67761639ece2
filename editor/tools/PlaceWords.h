#pragma once

#include "editor/commands/Places.h"

#include <QString>

namespace fw {

/// The name of a place for people: its label, or its id.
QString placeName(const Grid& grid, Cell cell);

/// The two places of a link: "Aldon and Brack".
QString linkName(const Grid& grid, int link);

/// What is wrong with a map of places; empty for no fault.
QString faultWords(const GraphFault& fault);

/// What goes with removed places and links: "2 links and 1 counter go with it."; empty for nothing.
QString lossWords(const PlacesEdit& made);

} // namespace fw
