#pragma once

#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The keys of the columns that a spreadsheet has for the set-up: hex, facing, arrival turn and arrival hex.
const std::vector<std::string>& setupKeys();

/// Whether a column belongs to the set-up and not to the counter itself.
bool isSetupKey(const std::string& key);

/// The cell with a printed number, also without the zeros in front that spreadsheets drop; noCell if there is none.
Cell cellNumbered(const Scenario& scenario, const std::string& text);

/// Reads the text of one cell into the set-up of a counter; an empty text clears the field. Returns the reason if it
/// refuses the text, else nothing.
Text putSetupCell(const Ruleset& rules, const Scenario& scenario, Placement& placement, const std::string& key,
                  const std::string& text);

/// The set-up of a counter in one column, as text that putSetupCell() reads back.
std::string setupCellText(const Scenario& scenario, const Placement& placement, const std::string& key);

/// The set-up of a counter; only its id if it is not set up.
Placement placementOf(const Scenario& scenario, const std::string& unit);

} // namespace fw
