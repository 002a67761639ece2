#pragma once

#include "editor/document/Edit.h"

namespace fw {

constexpr int leastPanel = 10; ///< millimetres in either direction

/// Puts a panel on the sheet; an empty id is made from what it shows, and made unique. Nothing for a
/// turn track, legend, box or table that has a panel already.
Edit addPanel(const Drawing& drawing, Panel panel);

/// Changes the panel at a place of the list; no side becomes shorter than leastPanel.
Edit changePanel(const Drawing& drawing, int at, Panel panel);

/// Takes a panel away: what it showed stands again where the program puts it.
Edit removePanel(const Drawing& drawing, int at);

} // namespace fw
