#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A hex of a text map by its numbers.
struct TextMapPoint {
    int x = 0;
    int y = 0;
    int z = 0; ///< its level; 0 for the map itself
    friend auto operator<=>(const TextMapPoint&, const TextMapPoint&) = default;
};

/// A label of a line: its text and its size in points; 0 if the line gives none.
struct TextMapLabel {
    std::string text;
    int size = 0;
};

/// What a line of a text map says.
struct TextMapLine {
    enum class Kind : unsigned char { Blank, Hex, Line, Include, Option, Drawing, Unknown };
    Kind kind = Kind::Unknown;
    std::vector<TextMapPoint> points; ///< one of a hex, two or more of a line
    std::vector<std::string> words;   ///< the types; of an include or option its word
    std::vector<TextMapLabel> labels;
};

/// Takes a line of a text map apart.
TextMapLine textMapLine(std::string_view line);

} // namespace fw
