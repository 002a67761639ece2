#pragma once

namespace fw {

/// True when a window can open: a display is there, or the user chose a platform.
bool hasDisplay();

/// Makes fonts and drawing work without a display; a platform the user chose is kept.
void goHeadless();

} // namespace fw
