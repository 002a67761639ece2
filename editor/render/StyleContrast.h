#pragma once

#include "editor/render/MapStyle.h"

#include <string>
#include <vector>

namespace fw {

/// The least contrast of a text with its ground, by the Web Content Accessibility Guidelines.
inline constexpr double leastContrast = 4.5;

/// The brightness of a colour for people, from 0 for black to 1 for white.
double greyOf(const QColor& colour);

/// The contrast of two opaque colours, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);

/// A text of a style that does not stand out from a ground.
struct FaintText {
    std::string text;   ///< the key of its colour in style files
    std::string ground; ///< the key of the colour under it
    double contrast = 0;
};

/// The texts that do not stand out from all kinds of ground of a style, their halos on top of it.
std::vector<FaintText> faintTexts(const MapStyle& style);

} // namespace fw
