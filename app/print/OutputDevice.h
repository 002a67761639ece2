#pragma once

#include "engine/store/Output.h"

#include <QByteArray>
#include <QIODevice>
#include <functional>

namespace fw {

/// Writes a complete file by means of Output.
Result<void> writeBytes(const OutputTo& to, const QByteArray& bytes);

/// The same for a writer that needs a QIODevice; the file is replaced only if the writer and every write succeed.
Result<void> writeThrough(const OutputTo& to, const std::function<Result<void>(QIODevice&)>& writer);

} // namespace fw
