#pragma once

#include "app/print/VassalCounters.h"

namespace fw {

/// Adds the charts of rules in force to a module as pictures, and the sequence of play as a page of HTML. Returns the
/// entries of the archive that are no pictures.
std::vector<ArchiveEntry> addVassalCharts(ModuleDescription& module, const Ruleset& inForce, const Scenario& scenario,
                                          ModuleImages& images);

} // namespace fw
