#pragma once

#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The set-up card for players, as PDF, with counters at true size. For each side it has counters by number of their
/// cell, counters with a free choice, waiting counters, and arrivals by turn and place. Needs a QGuiApplication.
QByteArray setupCard(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
