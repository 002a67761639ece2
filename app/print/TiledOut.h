#pragma once

#include "editor/exchange/tiled/TiledText.h"
#include "editor/render/MapStyle.h"
#include "engine/model/Scenario.h"
#include "engine/store/Form.h"

#include <QImage>
#include <optional>

namespace fw {

/// The form of a map of Tiled by the ending of a file name, .tmx or .tmj; nothing for other endings.
std::optional<TiledForm> tiledForm(const std::string& file);

/// The form of content that such a file has for Output: XML is plain text there.
Form contentForm(TiledForm form);

/// The picture of the tiles of a map: each is the plain drawing of a cell that looks so.
QImage tilesPicture(const TiledOutput& tiled, const Map& map, const Ruleset& rules, const MapStyle& style);

/// Writes the map of a scenario for Tiled, and next to it the picture of its tiles as NAME-tiles.png. Refuses maps of
/// places, and to replace a file of another form or one of `inputs`. Needs a QGuiApplication.
Result<void> writeTiled(const Scenario& scenario, const Ruleset& rules, const MapStyle& style, const std::string& file,
                        const std::vector<std::string>& inputs);

} // namespace fw
