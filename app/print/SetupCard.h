#pragma once

#include "engine/model/Scenario.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The card players set up from, as PDF: side by side who starts where, in the order of the printed
/// numbers, who may choose, who waits, and who arrives on which turn and where, each counter drawn
/// at its size. Needs a QGuiApplication.
QByteArray setupCard(const Ruleset& rules, const Scenario& scenario, QPageSize::PageSizeId paper);

} // namespace fw
