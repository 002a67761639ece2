#pragma once

#include "editor/document/Edit.h"
#include "engine/base/Problem.h"

#include <string>

namespace fw {

/// An edit as one line of text that can be made again on the same drawing; features by name.
std::string editText(const Drawing& drawing, const Edit& edit);

/// An edit from such a line, to be made on the drawing as it was; refuses what is no such line or
/// does not fit the drawing.
Result<Edit> editFromText(const Drawing& drawing, const std::string& line);

} // namespace fw
