#pragma once

#include "app/referee/controller/TableState.h"
#include "engine/play/ActiveCombat.h"

#include <optional>
#include <vector>

namespace fw {

/// The engagement under way; none if there is none.
std::optional<ActiveCombat> engagementNow(const TableState& table);

/// The rows that ruled on the engagement under way, oldest first; empty if there is none.
std::vector<const Entry*> engagementRows(const TableState& table);

} // namespace fw
