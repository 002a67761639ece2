#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read <concepts>
#include "editor/document/Edit.h"
#include "engine/model/Ruleset.h"
#endif

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

/// Something doubtful on a map or in its set-up, where, and what can be done about it.
struct MapFinding {
    bool error = false; ///< the scenario cannot be played so
    QString words;
    std::vector<Cell> cells; ///< to go to
    std::vector<MapFix> fixes;
    std::string check{}; ///< of the proof, that found it; empty: only painting shows it
    friend bool operator==(const MapFinding& a, const MapFinding& b)
    {
        return a.error == b.error && a.words == b.words && a.cells == b.cells && a.fixes.size() == b.fixes.size();
    }
};

/// What is doubtful: all that check says of the scenario, in the same words, and what only painting
/// shows: texts over each other or over art or in a foreign writing; errors first.
std::vector<MapFinding> mapFindings(const Drawing& drawing, const Ruleset& rules);

/// A drawing with a legend of its own, to be judged on another thread while drawing goes on.
Drawing snapshot(const Drawing& drawing);

} // namespace fw
