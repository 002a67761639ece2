#pragma once

#include "editor/exchange/ImportModel.h"

namespace fw {

/// Adds a note, or counts it if there is one of its kind with the same place; keeps at most a thousand.
void countNote(std::vector<ImportNote>& notes, ImportNote note);

} // namespace fw
