#pragma once

#include "editor/document/Edit.h"
#include "engine/base/Problem.h"

#include <string>

namespace fw {

/// An edit as one line of text that can be made again on the same draft; features by name.
std::string editText(const Draft& draft, const Edit& edit);

/// An edit from such a line, to be made on the draft as it was; refuses what is no such line or
/// does not fit the draft.
Result<Edit> editFromText(const Draft& draft, const std::string& line);

} // namespace fw
