#pragma once

#include "editor/document/Edit.h"
#include "engine/proof/Proof.h"

#include <QString>
#include <functional>
#include <vector>

namespace fw {

/// A way out of what a finding says, for one click.
struct MapFix {
    QString words; ///< what it does
    /// The edit, made for a drawing as it is then; empty when there is nothing left to mend.
    std::function<Edit(const Drawing&)> edit;
};

/// What is doubtful on a map or in its set-up: all that check says of the scenario, in the same words, and what only
/// painting shows: texts over each other or over art or in a foreign writing; errors first, each with its cells.
std::vector<CheckResult> mapFindings(const Drawing& drawing, const Ruleset& rules);

/// What can be done about a finding of a drawing that is as it was then.
std::vector<MapFix> fixesOf(const Drawing& drawing, const Ruleset& rules, const CheckResult& proved);

/// A drawing with a legend of its own, to be judged on another thread while drawing goes on.
Drawing snapshot(const Drawing& drawing);

} // namespace fw
