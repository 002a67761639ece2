#pragma once

#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The roster of the armies as PDF: a line a counter by side and formation, both its faces, what it
/// is rated, a box to tick for each step, and where it starts. Needs a QGuiApplication.
QByteArray roster(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
