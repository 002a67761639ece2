#pragma once

#include "app/print/PressContent.h"

#include <array>
#include <string_view>

namespace fw {

/// A colour as the stream sets it.
struct StreamColour {
    PressNames::Space space = PressNames::Space::Inherited;
    std::array<double, 4> parts{};
    std::string_view pattern{}; ///< with its slash; empty for a plain colour
    bool operator==(const StreamColour&) const = default;
};

/// A colour as the new stream has it.
struct WrittenColour {
    bool known = false;
    Ink ink{};
    std::string_view pattern{};
    bool operator==(const WrittenColour&) const = default;
};

/// How lines look besides their width: places in an array.
enum LineStyle : std::uint8_t { LineCap, LineJoin, LineMiter, LineDash, LineStyles };

/// The part of the graphics state that matters for colours, lines and type.
struct GraphicsState {
    static constexpr double unknownWidth = -1; ///< of a line, where it comes from outside
    static constexpr int unknownOverprint = -1;

    QTransform toPoints;
    StreamColour fill, stroke;
    WrittenColour fillWritten, strokeWritten;
    double fillAlpha = 1, strokeAlpha = 1;
    bool masked = false;
    std::string_view named{}; ///< the last graphics state set
    int overprint = 0;
    double width = 1, widthWritten = 1;
    std::array<std::string_view, LineStyles> lineStyle{}, lineStyleWritten{}; ///< as in the stream; empty if not set
    double type = 0;                                                          ///< size of the font
    bool outlinesText = false;                                                ///< whether letters have an outline
};

/// A graphics state that the stream saves.
struct SavedState {
    GraphicsState state;
    std::size_t begin = 0; ///< where the new stream saves it
};

} // namespace fw
