#pragma once

#include "editor/document/Edit.h"
#include "engine/proof/Proof.h"

#include <QString>
#include <functional>
#include <vector>

namespace fw {

/// A correction for a finding that one click applies.
struct MapFix {
    QString words; ///< description of the correction
    /// Builds the edit for the current drawing; empty when nothing is left to correct.
    std::function<Edit(const Drawing&)> edit;
};

/// All findings about a map and its set-up, errors first, each with its cells. They are those of `check`, and those
/// that only painting reveals: texts over each other or over art, and letters without a font.
std::vector<CheckResult> mapFindings(const Drawing& drawing, const Ruleset& rules);

/// The corrections for a finding about this unchanged drawing.
std::vector<MapFix> fixesOf(const Drawing& drawing, const Ruleset& rules, const CheckResult& proved);

/// A copy of a drawing with its own legend, so that another thread can check it while the user draws.
Drawing snapshot(const Drawing& drawing);

} // namespace fw
