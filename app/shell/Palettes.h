#pragma once

#include <QPalette>

namespace fw {

/// The colours of the window by night.
QPalette darkPalette();
/// The colours of the window by day: paper, not glare.
QPalette lightPalette();
/// Puts them on the whole program.
void wearPalette(bool dark);

} // namespace fw
