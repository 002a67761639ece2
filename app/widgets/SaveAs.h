#pragma once

#include "editor/document/RulesAndCounters.h"

namespace fw {

/// Keeps a scenario or map in another file; rules, drawings and the scan that would not be found from there go with
/// it.
Result<void> saveMapAs(MapDocument& document, const QString& path);

/// Keeps rules in another file, or a scenario and, in its folder, the rules it is edited with.
Result<void> saveBothAs(RulesAndCounters& both, const QString& path);

/// Puts a copy of an image where there is no file yet.
Result<void> copyFile(const QString& from, const QString& to);

} // namespace fw
