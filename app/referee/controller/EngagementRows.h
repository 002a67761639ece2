#pragma once

#include "app/referee/controller/TableState.h"
#include "engine/play/ActiveCombat.h"

#include <optional>
#include <vector>

namespace fw {

/// The engagement under way; none where no engagement is.
std::optional<ActiveCombat> engagementNow(const TableState& table);

/// The rows in which the engagement under way was ruled so far, the oldest first; none where no engagement is.
std::vector<const Entry*> engagementRows(const TableState& table);

} // namespace fw
