#pragma once

#include <QByteArray>
#include <QString>

namespace fw {

/// A path in the cache folder for data derived from a file; it changes with the file's path, size or time of change.
/// Empty if there is no cache folder or no such file.
QString cachePlace(const QString& file, const QByteArray& what, const QString& suffix);

} // namespace fw
