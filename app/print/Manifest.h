#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"
#include "engine/proof/Mix.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The counter mix as pages: a line for each kind of counter and marker with the numbers of front and back, the names
/// of its counters, and the totals; labels of the rules and names of the sides instead of ids. Needs a QGuiApplication.
QByteArray manifestPdf(const Ruleset& rules, const Scenario& scenario, const QString& title, const QString& version,
                       QPageSize::PageSizeId page = QPageSize::A4);

} // namespace fw
