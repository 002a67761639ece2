#pragma once

#include "app/print/PlainTable.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The set-up as CSV: a line for each unit that is set up or arrives, with printed numbers, facing, marks and arrival.
std::string setupCsv(const Ruleset& rules, const Scenario& scenario);

/// The set-up as a Markdown document, in the words and the order of the set-up card: by side, who is on the map at the
/// start, who is placed by choice, who waits, and who arrives when.
std::string setupMarkdown(const Ruleset& rules, const Scenario& scenario);

/// The roster of the armies as CSV: a line for each unit with its ratings, steps and start.
std::string rosterCsv(const Ruleset& rules, const Scenario& scenario);

/// The roster as a Markdown document with a table for each side.
std::string rosterMarkdown(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
