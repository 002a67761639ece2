#pragma once

#include "engine/session/Log.h"

#include <QByteArray>

namespace fw {

/// The turn log as a PDF on A4, text as text; needs a QGuiApplication.
QByteArray logPdf(const LogDoc& log);

} // namespace fw
