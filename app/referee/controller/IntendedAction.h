#pragma once

#include "app/referee/controller/TableState.h"

namespace fw {

/// The action, complete or not, that a value is meant for although no list offers it; the draft if no field takes it.
Action intendedAction(const TableState& table, const std::string& value);

/// The draft with an illegal path to a cell, so that the rules say what stops it; none if the draft has no path next.
std::optional<Action> pathTowards(const TableState& table, const std::string& place);

/// The draft with a path that ends in a cell that it may only pass through; none for any other cell.
std::optional<Action> pathThrough(const TableState& table, const std::string& place);

} // namespace fw
