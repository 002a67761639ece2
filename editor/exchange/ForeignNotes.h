#pragma once

#include "editor/exchange/ImportModel.h"

namespace fw {

/// Adds a note, or counts it if there is one of its kind with the same place. Of one kind there are at most fifty
/// notes; the last one counts all further ones.
void countNote(std::vector<ImportNote>& notes, ImportNote note);

} // namespace fw
