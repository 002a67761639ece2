#pragma once

#include "editor/document/Edit.h"

namespace fw {

constexpr int leastPanel = 10; ///< millimetres in width and in height

/// Adds a panel with a unique id, made from its content if empty; empty for a turn track, legend, box or table that has
/// a panel already.
Edit addPanel(const Drawing& drawing, Panel panel);

/// Replaces the panel at an index of the list; width and height are at least leastPanel.
Edit changePanel(const Drawing& drawing, int at, Panel panel);

/// Removes a panel; the program then places its content itself.
Edit removePanel(const Drawing& drawing, int at);

} // namespace fw
