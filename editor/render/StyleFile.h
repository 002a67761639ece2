#pragma once

#include "editor/render/MapStyle.h"
#include "engine/base/Problem.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A style of maps as read from its file, by daylight and on a dark screen.
struct NamedStyle {
    std::string id;
    QString label; ///< what people call it
    QString help;  ///< what it is good for
    MapStyle day;
    MapStyle night;
};

/// Gives the style that another one is like; the problem says why there is none.
using StyleLoader = std::function<Result<NamedStyle>(const std::string& name)>;

/// Reads the text of a style file. A style that is `like` another one changes only what it names; any other gives every
/// key. Refuses unknown and missing keys, and values beyond their limits, with file, line, key and remedy.
Result<NamedStyle> readStyle(std::string_view text, const std::string& id, const std::string& file,
                             const StyleLoader& likeOf);

/// A key of style files, for the guide and its test.
struct StyleKey {
    std::string group; ///< the key of the object that holds it
    std::string key;
    std::string values; ///< its words, or its limits with their unit
};

/// All keys of style files in groups.
std::vector<StyleKey> styleKeys();

} // namespace fw
