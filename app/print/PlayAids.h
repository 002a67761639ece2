#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The rows of a ruleset that are in force for a scenario; all of them while it cannot be made ready.
Ruleset rowsInForce(const Ruleset& ruleset, const Scenario& scenario);

/// What lies beside the map, as PDF: the tracks with squares that take a counter, then the tables of the rules and of
/// the scenario in larger letters than on the map, none cut that a page can hold. Refuses when there is neither. Needs
/// a QGuiApplication.
Result<QByteArray> playAids(const Ruleset& inForce, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
