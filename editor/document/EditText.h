#pragma once

#include "editor/document/Edit.h"
#include "engine/base/Problem.h"

#include <string>

namespace fw {

/// An edit as one line of text that can be applied again to the same drawing; features are given by name.
std::string editText(const Drawing& drawing, const Edit& edit);

/// Reads a line of editText for the same drawing; refuses other text and edits that do not fit the drawing.
Result<Edit> editFromText(const Drawing& drawing, const std::string& line);

} // namespace fw
