#pragma once

#include <QByteArray>
#include <QString>

namespace fw {

/// A place in the cache folder for what was made of a file as it is now: another path, size or
/// time of change gives another place. Empty when there is no cache folder or no such file.
QString cachePlace(const QString& file, const QByteArray& what, const QString& suffix);

} // namespace fw
