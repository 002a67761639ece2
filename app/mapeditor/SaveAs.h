#pragma once

#include "editor/document/MapDocument.h"

namespace fw {

/// Keeps a scenario or map in another file; rules, drawings and the scan that would not be found from there go with
/// it.
Result<void> saveMapAs(MapDocument& document, const QString& path);

/// Puts a copy of an image where there is no file yet.
Result<void> copyFile(const QString& from, const QString& to);

} // namespace fw
