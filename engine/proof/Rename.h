#pragma once

#include "engine/base/Text.h"
#include "engine/rules/References.h"

namespace fw {

/// The reason why a row cannot get a name; empty if it can. Refuses a name that another row has, and the terrain
/// `clear`, which also means bare ground.
Text whyNotNamed(const Ruleset& rules, const Scenario* scenario, const RowName& name, const std::string& now);

/// All places where a name is written: those of usesOf, and the stated cases of examples.
std::vector<NameUse> allUsesOf(const Ruleset& rules, const Scenario* scenario, const RowName& name);

/// Gives all rows with a name another one, and changes it wherever it is written, also in stated cases that the ruling
/// desk understands. The scenario is null for none.
void renameRows(Ruleset& rules, Scenario* scenario, const RowName& name, const std::string& now);

} // namespace fw
