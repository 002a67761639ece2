#pragma once

#include "engine/base/Problem.h"
#include "engine/proof/Mix.h"

#include <QByteArray>
#include <QPageSize>

namespace fw {

/// The counter mix as pages: one line for each kind of counter and marker with its numbers, and the totals; needs a
/// QGuiApplication.
QByteArray manifestPdf(const std::vector<MixLine>& mix, const QString& title, const QString& version,
                       QPageSize::PageSizeId page = QPageSize::A4);

} // namespace fw
