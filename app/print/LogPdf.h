#pragma once

#include "engine/session/Log.h"

#include <QByteArray>

class QPagedPaintDevice;

namespace fw {

/// The turn log as a PDF on A4, text as text; needs a QGuiApplication.
QByteArray logPdf(const LogDoc& log);

/// The same on a device whose pages have no margins of their own; only pages `first` to `last` when
/// those are not 0. Returns how many pages the log has.
int printLog(QPagedPaintDevice& device, const LogDoc& log, int first = 0, int last = 0);

} // namespace fw
