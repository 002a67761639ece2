#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Takes cells out of play, or puts them back; what lies on them stays. Cells off the map are passed
/// over.
Edit setInPlay(const Drawing& drawing, std::vector<Cell> cells, bool in);

} // namespace fw
