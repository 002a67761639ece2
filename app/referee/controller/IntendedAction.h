#pragma once

#include "app/referee/controller/TableState.h"

namespace fw {

/// The action that a value is meant for although no list offers it, whole or not. The draft where no field takes it.
Action intendedAction(const TableState& table, const std::string& value);

/// The draft with a path to a cell that none leads to, so that the rules say what stops it; none where the draft does
/// not ask for a path.
std::optional<Action> pathTowards(const TableState& table, const std::string& place);

/// The draft with a path that ends in a cell through which it may only pass; none for another cell.
std::optional<Action> pathThrough(const TableState& table, const std::string& place);

} // namespace fw
