#pragma once

#include "app/referee/controller/Referee.h"
#include "editor/view/TableView.h"

#include <set>
#include <vector>

namespace fw {

/// What the map should point out for the clicks so far: cells, the path, counters.
struct Pointing {
    std::vector<CellNote> notes;
    std::vector<Cell> path;
    std::set<int> offered;              ///< units that may be clicked
    std::set<int> chosen;               ///< units that are picked
    std::vector<TableView::Look> looks; ///< what those who must see something see of it
};

/// Whether any of these ways costs anything; a retreat does not.
bool priced(const std::vector<Route>& routes);

/// Reads it from the draft and the choices, and where nothing is picked yet from what may begin something; costs of
/// cells are those the engine gave.
Pointing pointing(const Referee& referee, const std::vector<Choice>& begins = {});

} // namespace fw
