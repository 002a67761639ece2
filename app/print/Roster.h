#pragma once

#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The roster of the armies as PDF: one line for each counter, by side and formation. It has both faces, ratings, a box
/// for each step, and its starting place. Needs a QGuiApplication.
QByteArray roster(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
