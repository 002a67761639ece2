#pragma once

#include "editor/document/RulesAndCounters.h"

namespace fw {

/// Saves a scenario or map under another name, together with rules, drawings and the scan that the new place would not
/// find.
Result<void> saveMapAs(MapDocument& document, const QString& path);

/// Saves rules under another name, or a scenario and, in its folder, the rules that it is edited with.
Result<void> saveBothAs(RulesAndCounters& both, const QString& path);

/// Copies an image; the caller chooses a target that does not exist.
Result<void> copyFile(const QString& from, const QString& to);

} // namespace fw
