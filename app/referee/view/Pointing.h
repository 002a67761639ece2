#pragma once

#include "app/referee/controller/Referee.h"
#include "editor/view/TableView.h"

#include <set>
#include <vector>

namespace fw {

/// What the map highlights for the clicks so far: cells, the path, counters.
struct Pointing {
    std::vector<CellNote> notes;
    std::vector<Cell> path;
    std::set<int> offered;              ///< units that can be clicked
    std::set<int> chosen;               ///< units that are picked
    std::vector<TableView::Look> looks; ///< lines of sight of the picked units
};

/// Whether any of these routes has a cost; a retreat has none.
bool priced(const std::vector<Route>& routes);

/// What the map highlights for the draft and its choices, or for `begins` if nothing is picked yet; costs of cells come
/// from the engine.
Pointing pointing(const Referee& referee, const std::vector<Choice>& begins = {});

} // namespace fw
