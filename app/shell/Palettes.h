#pragma once

#include <QPalette>

namespace fw {

/// The night colours of the window.
QPalette darkPalette();
/// The day colours of the window: like paper, without glare.
QPalette lightPalette();
/// Sets the palette of the whole program.
void wearPalette(bool dark);

} // namespace fw
