#pragma once

namespace fw {

/// True when a window can open: a display exists, or the user chose a platform.
bool hasDisplay();

/// Makes fonts and drawing work without a display; keeps a platform that the user chose.
void goHeadless();

} // namespace fw
