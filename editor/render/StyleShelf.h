#pragma once

#include "editor/render/StyleFile.h"
#include "engine/model/Scenario.h"

#include <memory>

namespace fw {

/// The name of the style of maps that name none.
inline constexpr const char* standardStyle = "engraving";

/// The names of the program's styles, the standard one first.
std::vector<std::string> shippedStyles();

/// The names of the styles `NAME.style.json` in a folder, sorted; none for an empty path.
std::vector<std::string> stylesIn(const std::string& folder);

/// A style by its name, empty for the standard one: that of the folder, else that of the program. Refuses an unknown
/// name with the nearest known one, and a file that cannot be read. A style is read once and shared; several threads
/// may ask.
Result<std::shared_ptr<const NamedStyle>> findStyle(const std::string& name, const std::string& folder);

/// The name of a style for people: a translation for the program's own.
QString styleLabel(const NamedStyle& style);

/// What a style is good for, likewise.
QString styleHelp(const NamedStyle& style);

/// The look of a map for paper or for a dark screen; the standard style if its own cannot be read.
MapStyle styleOf(const Map& map, bool dark);

} // namespace fw
