#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Takes cells out of play or puts them back, without changing their content; ignores cells off the map.
Edit setInPlay(const Drawing& drawing, std::vector<Cell> cells, bool in);

} // namespace fw
