#pragma once

#include "app/print/PlainTable.h"
#include "app/widgets/Progress.h"
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The tracks and tables of the play aids as text, in their words and order. Refuses if there is neither track nor
/// table. Needs a QGuiApplication.
Result<std::vector<PlainTable>> aidTables(const Ruleset& inForce, const Scenario& scenario);

/// The same as a Markdown document with the title of the rules.
Result<std::string> tablesMarkdown(const Ruleset& inForce, const Scenario& scenario);

/// Writes a CSV file for each track and table into a folder, and `ID-codes.csv` for its result codes; other files of
/// the folder stay. Never replaces one of `inputs`.
Result<void> writeTables(const Ruleset& inForce, const Scenario& scenario, const std::string& folder,
                         const std::vector<std::string>& inputs, Progress* progress = nullptr);

} // namespace fw
