#pragma once

#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>
#include <QString>

namespace fw {

/// The set-up card for players, as PDF, with counters at true size. For each side it has counters by number of their
/// cell, counters with a free choice, waiting counters, and arrivals by turn and place. Needs a QGuiApplication.
QByteArray setupCard(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper);

/// The heading of a counter on the card: its place at the start, its box, or the cells where it arrives.
QString setupPlaceWords(const Ruleset& rules, const Scenario& scenario, const Placement& placement);

} // namespace fw
