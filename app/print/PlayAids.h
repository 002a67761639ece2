#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

class Rules;

/// The rules without the rows that the options of a scenario switch off; all rows if the scenario cannot be prepared.
Ruleset rowsInForce(const Ruleset& ruleset, const Scenario& scenario);

/// The rules of a game without the nodes that its options switch off, and without tables that only those nodes read.
Ruleset rowsInForce(const Rules& rules);

/// The play aids as PDF: tracks with squares for counters, then the tables of rules and scenario in larger letters than
/// on the map, then the sequence of play. A table is split only if it is higher than a page. Refuses if there is
/// neither track nor table. Needs a QGuiApplication.
Result<QByteArray> playAids(const Ruleset& inForce, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
