#pragma once

#include "engine/session/Log.h"

#include <QByteArray>

class QPagedPaintDevice;

namespace fw {

/// The turn log as a PDF on A4, with real text; needs a QGuiApplication.
QByteArray logPdf(const LogDoc& log);

/// Prints the log on a device whose pages have no margins of their own; only pages `first` to `last` if they are not 0.
/// Returns the number of pages of the log.
int printLog(QPagedPaintDevice& device, const LogDoc& log, int first = 0, int last = 0);

} // namespace fw
