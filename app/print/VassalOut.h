#pragma once

#include "app/widgets/Progress.h"
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The choices for a module of VASSAL.
struct VassalChoice {
    int dpi = 0; ///< dots per inch of the board; 0 for cells of about 100 pixels
    bool dark = false;
    std::optional<std::string> style = {}; ///< the name of a style in place of that of the map
    QString folder = {};                   ///< the folder with drawings of counters
    std::vector<std::string> inputs = {};  ///< source files, which the export never replaces
};

/// A finished module.
struct VassalModule {
    std::string bytes;
    std::vector<Text> notes; ///< what VASSAL cannot express
};

/// Makes a module of a scenario: the board, the counters in a palette and set up, decks, charts, dice and the turns.
/// The same scenario gives the same bytes. Refuses unusable drawings and a board that cannot be written. Needs a
/// QGuiApplication.
Result<VassalModule> vassalModule(const Ruleset& rules, const Scenario& scenario, const VassalChoice& choice,
                                  Progress* progress = nullptr);

/// Writes such a module to a .vmod file; adds to `notes` what VASSAL cannot express. A cancelled export leaves an old
/// file unchanged.
Result<void> exportVassal(const Ruleset& rules, const Scenario& scenario, const VassalChoice& choice,
                          const std::string& file, std::vector<Text>& notes, Progress* progress = nullptr);

} // namespace fw
