#pragma once

#include "engine/store/Output.h"

#include <QByteArray>
#include <QIODevice>
#include <functional>

namespace fw {

/// Writes a whole output through the door of all files.
Result<void> writeBytes(const OutputTo& to, const QByteArray& bytes);

/// The same for a writer that wants a device of Qt's and writes piece by piece; nothing is in place unless the
/// writer and every write succeeded.
Result<void> writeThrough(const OutputTo& to, const std::function<Result<void>(QIODevice&)>& writer);

} // namespace fw
